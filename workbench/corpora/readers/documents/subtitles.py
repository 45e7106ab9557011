"""Subtitles: what is said, without numbers, times and signs of the layout."""

import re

_TIME = r"(?:\d{1,3}:)?\d{1,2}:\d{2}[,.]\d{3}"
_BETWEEN = rf"{_TIME}\s*(?:-->|,)\s*{_TIME}"
_TIMES = re.compile(rf"\s*{_BETWEEN}[^\n]*")
_STYLED = r"Dialogue:\s*(?:[^,\n]*+,){9}"
_LINES = {  # what stands before the words where each line has its own time
    ".ass": _STYLED,
    ".ssa": _STYLED,
    ".lrc": r"(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s*)+",
    ".sub": r"\{\d{1,9}\}\{\d{1,9}\}",
}
_BLOCKS = (".srt", ".vtt", ".sbv")
_LINE_ENDS = re.compile(r"\\[Nn]|\|")
_SIGNS = re.compile(r"</?[^<>\n]{1,60}>|\{(?:\\|[A-Za-z]:)[^{}\n]{1,60}\}")
_BLANK = re.compile(r"\n[ \t]*\n")


def are_subtitles(name: str, head: bytes) -> bool:
    """Whether the name and the beginning of a file say that it holds subtitles."""
    ending = name.lower()[-4:]
    times = _BETWEEN if ending in _BLOCKS else _LINES.get(ending)
    return times is not None and re.search(rf"^\s*{times}".encode(), head, re.MULTILINE) is not None


def subtitle_text(text: str) -> str:
    """The lines that are shown, one below the other."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    shown = _shown_in_blocks(text) or _shown_in_lines(text)
    return "\n".join(line for line in (_SIGNS.sub("", line).strip() for line in shown) if line)


def _shown_in_blocks(text: str) -> list[str]:
    shown: list[str] = []
    for block in _BLANK.split(text):
        lines = block.split("\n")
        at = next((at for at, line in enumerate(lines) if _TIMES.fullmatch(line)), None)
        if at is not None:  # else a heading, a comment or a style
            shown += lines[at + 1 :]
    return shown


def _shown_in_lines(text: str) -> list[str]:
    before = re.compile("|".join(dict.fromkeys(_LINES.values())))
    spoken = [(line, before.match(line)) for line in text.split("\n")]
    found = [line[match.end() :] for line, match in spoken if match]
    return [part for line in found for part in _LINE_ENDS.split(line)]
