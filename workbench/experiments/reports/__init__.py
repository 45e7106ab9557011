"""Runs as files to read: tables, HTML reports and SVG figures."""
