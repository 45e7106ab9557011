"""Quotes that are not marked line by line: those of forums and below a line of mail programs."""

import re

_TAGS = re.compile(
    r"\[quote[^\]\n]{0,200}\]|\[/quote\]|<blockquote[^<>]{0,200}>|</blockquote>", re.IGNORECASE
)
_FORWARDED = re.compile(
    r"^[ \t]{0,3}-{2,8} ?(?:Original Message|Forwarded message|Ursprüngliche Nachricht|"
    r"Message d'origine|Mensaje original|Orijinal Mesaj) ?-{2,8}",
    re.MULTILINE | re.IGNORECASE,
)


_CLOSED = re.compile(r"\[/quote\]|</blockquote>")
_MESSAGE = ("original message", "forwarded message", "nachricht", "d'origine", "mensaje", "mesaj")


def quoted_parts(text: str) -> list[tuple[int, int]]:
    """Where quotes begin and end: outermost tags, and all below a forwarded message's line."""
    lowered = text.lower()  # searching words in it is far quicker than the patterns
    found, depth, start = [], 0, 0
    for tag in _TAGS.finditer(text) if "quote" in lowered and _CLOSED.search(lowered) else ():
        opens = "/" not in tag[0][:2]
        if opens and not depth:
            start = tag.start()
        if not opens and depth == 1:
            found.append((start, tag.end()))
        depth = max(0, depth + (1 if opens else -1))
    has_line = "--" in text and any(word in lowered for word in _MESSAGE)
    if has_line and (forwarded := _FORWARDED.search(text)):
        found = [part for part in found if part[1] <= forwarded.start()]
        found.append((forwarded.start(), len(text)))
    return found


def without_quoted_parts(text: str) -> str:
    """Remove these quotes."""
    end, kept = 0, []
    for start, stop in quoted_parts(text):
        kept.append(text[end:start])
        end = stop
    return "".join([*kept, text[end:]])
