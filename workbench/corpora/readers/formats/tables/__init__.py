"""Tables of texts: delimited files, workbooks, databases and Arrow files.

Large because every format has a module, and workbooks have several.
"""
