"""Documents of office programs, web pages and mail as plain text."""
