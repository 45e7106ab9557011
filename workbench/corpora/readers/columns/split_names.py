"""Names that denote a side of a given split: train, test, validation, unused."""

import re

from workbench.corpora.corpus import TEST, TRAINING, UNUSED

_SPLIT_NAME = re.compile(
    r"(?:.*[-_. \d])?(?:(train|training)|(test|testing)"
    r"|(?:dev|devel|val|valid|validation|eval|evaluation|unused))"
    r"(?:[-_. ]?(?:set|data|docs|documents|files|split|corpus|samples|texts))?"
)
_SHARD = re.compile(r"-\d{1,6}-of-\d{1,6}$")  # train-00000-of-00002


def split_side(name: str) -> int | None:
    """Return the side of a split that a name denotes, or None."""
    match = _SPLIT_NAME.fullmatch(_SHARD.sub("", name.lower()))
    if match is None:
        return None
    return TRAINING if match[1] else TEST if match[2] else UNUSED
