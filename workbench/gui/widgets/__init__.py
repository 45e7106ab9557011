"""What pages and views share: forms, tables, style and small widgets."""
