"""Values of ARFF files: quoted, escaped or missing."""

import re

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_CONTROL_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


def value_of(single: str | None, double: str | None, bare: str | None) -> str | None:
    """The value in single, double or no quotation marks; None for a missing one."""
    quoted = single if single is not None else double
    if quoted is not None:
        return _ESCAPE.sub(lambda match: _CONTROL_ESCAPES.get(match[1], match[1]), quoted)
    bare = (bare or "").strip()
    return None if bare == "?" else bare
