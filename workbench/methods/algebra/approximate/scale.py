"""The setting `scale`: exact, approximate, or exact up to a number of documents."""

from dataclasses import field
from typing import Any

EXACT, AUTOMATIC, APPROXIMATE = "exact", "automatic", "approximate"
SCALES = (EXACT, AUTOMATIC, APPROXIMATE)


def scale_parameter(limit: int, approximation: str, *, of: str = "documents") -> Any:
    """Declare the setting of a method that is exact up to `limit` documents by itself."""
    details = {
        "label": "Scale",
        "choices": SCALES,
        "help": f"automatic: exact up to {limit:,} {of}, then {approximation}",
    }
    # By name alone: it is declared by base classes, before the settings of a method.
    return field(default=AUTOMATIC, kw_only=True, metadata=details)


def is_approximate(scale: str, n_documents: int, limit: int) -> bool:
    """Whether a method approximates: when told to, or by itself above its limit."""
    return scale == APPROXIMATE or (scale == AUTOMATIC and n_documents > limit)
