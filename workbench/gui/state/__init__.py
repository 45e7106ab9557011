"""The state that pages share: the workspace, the run queue, jobs and preferences."""
