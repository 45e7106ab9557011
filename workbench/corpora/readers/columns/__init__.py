"""The columns of a table: names, values, roles, the row of headers and irregular rows."""
