"""A JSON object as a document: the field with the text, and a title before it."""

import json
from typing import Any

from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.documents.unreadable import damaged, without_text

_TITLES = ("title", "headline", "subject")


def json_document(content: bytes) -> tuple[str, dict[str, Any]]:
    """Return the text of an object, its title and best text field, and the other fields."""
    try:
        value = json.loads(content.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError):
        raise damaged("JSON") from None
    if not isinstance(value, dict):
        raise without_text()
    texts = {name: text for name, text in value.items() if _text(text)}
    if not texts:
        raise without_text()
    best = max(texts, key=lambda name: (len(_text(texts[name])) * hints_of(name).text, name))
    titles = [_text(texts[name]) for name in texts if name.lower() in _TITLES and name != best]
    others = {name: field for name, field in value.items() if name != best}
    return "\n\n".join([*titles[:1], _text(texts[best])]), others


def _text(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return "\n".join(value)
    return value if isinstance(value, str) else ""
