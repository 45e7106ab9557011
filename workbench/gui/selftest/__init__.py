"""Self-tests of the window: pictures of every page, and the check of a built program."""
