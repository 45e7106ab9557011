"""The overview of a run: scores, confusions and advice. Small because it is one figure."""
