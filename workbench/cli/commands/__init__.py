"""The commands: one module each, with the functions `configure` and `execute`."""
