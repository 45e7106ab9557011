"""The application around the pages: main window, menus, commands and dialogs."""
