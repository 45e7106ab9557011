"""The helper processes of the window and the jobs they do."""
