"""The parts of the results page: figures in tabs, the documents of a cell, and why."""
