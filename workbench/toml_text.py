"""TOML from untrusted files: what would take excessive time or memory is refused."""

import re
import tomllib
from typing import Any

_MOST_PARTS = 40  # of a key such as a.b.c; the parser keeps every beginning of it
_PART = r"(?:(?<![\w-])[\w-]++|\"[^\"\n]{0,200}\"|'[^'\n]{0,200}')[ \t]*+"
_LONG_KEY = re.compile(rf"(?:{_PART}\.[ \t]*+){{{_MOST_PARTS}}}")


def toml_values(text: str) -> dict[str, Any]:
    """Parse TOML; whatever is wrong with it is a ValueError with a reason."""
    if long := _LONG_KEY.search(text):
        line = text.count("\n", 0, long.start()) + 1
        raise ValueError(f"a key has more than {_MOST_PARTS} parts (at line {line})")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # Python converts no longer ones
        raise ValueError("it holds a number of more than 4,300 digits") from None
