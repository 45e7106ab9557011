"""Widgets and texts that pages and views share."""
