"""Names of what can be chosen about a graph: its normalisation, and links that override it.

The window shows these names, so this module imports no numerical library.
"""

from collections.abc import Mapping

ADDITIVE, DIVISIVE, SYMMETRIC, NONE = "additive", "divisive", "symmetric", "none"
NORMALIZATIONS = (ADDITIVE, DIVISIVE, SYMMETRIC, NONE)
Links = Mapping[tuple[int, int], bool]  # pairs of rows, the smaller first; True: cannot-link
