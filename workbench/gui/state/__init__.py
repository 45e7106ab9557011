"""What pages share and change: the workspace, the run queue, tasks and preferences."""
