"""The state that pages share: the workspace, the run queue, tasks and preferences."""
