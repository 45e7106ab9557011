"""The viewer of the help pages, and the guided tour.

Small because the pages themselves are files in `resources/help`.
"""
