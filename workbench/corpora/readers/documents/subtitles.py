"""Subtitles: what is said, without numbers, times and signs of the layout."""

import re

NAMES = (".srt", ".vtt", ".sbv")
_TIME = r"(?:\d{1,3}:)?\d{1,2}:\d{2}[,.]\d{3}"
_TIMES = re.compile(rf"\s*{_TIME}\s*(?:-->|,)\s*{_TIME}[^\n]*")
_IN_HEAD = re.compile(rf"{_TIME}\s*(?:-->|,)\s*{_TIME}".encode())
_SIGNS = re.compile(r"</?[^<>\n]{1,60}>|\{\\[^{}\n]{1,60}\}")
_BLANK = re.compile(r"\n[ \t]*\n")


def are_subtitles(name: str, head: bytes) -> bool:
    """Whether the name and the beginning of a file say that it holds subtitles."""
    return name.lower().endswith(NAMES) and _IN_HEAD.search(head) is not None


def subtitle_text(text: str) -> str:
    """The lines that are shown, one below the other."""
    shown: list[str] = []
    for block in _BLANK.split(text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")):
        lines = block.split("\n")
        at = next((at for at, line in enumerate(lines) if _TIMES.fullmatch(line)), None)
        if at is not None:  # else a heading, a comment or a style
            shown += [_SIGNS.sub("", line).strip() for line in lines[at + 1 :]]
    return "\n".join(line for line in shown if line)
