"""The window; the only part that may import PySide6 and pyqtgraph."""
