"""Tables of texts: delimited files, workbooks, databases and Arrow files."""
