"""The window tries itself: pictures of every page, and the check of a built program."""
