"""The commands: one module each, with the functions `configure` and `execute`.

Large because every command has a module of its own.
"""
