"""Lines that begin with a date and a time: chats by sender, logs by level."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

_DATE = r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}"
_CLOCK = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,6})?"
_TIME = _CLOCK + r"(?:Z|[+-]\d{2}:?\d{2})?(?:[ \u202f]?[AaPp]\.?[Mm]\.?)?"
_HOUR = r"\[\d{1,2}:\d{2}(?::\d{2})?\]\s"  # without a day, as programs for chats write
_STAMP = re.compile(rf"{_HOUR}|\u200e?\[?{_DATE}(?:,|T|\s)\s?{_TIME}\]?(?:\s[-–]|:)?\s")
_SENDER = re.compile(r"\u200e?<?([^:<>\n]{1,60}?)(?:>|:)\s")
_LEVELS = "TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|ERR|SEVERE|CRITICAL|FATAL"
_LEVEL = re.compile(rf"[\[(<]?({_LEVELS})[\])>]?:?\s+(?:[-–]\s)?")
_MODULE = re.compile(r"(?:\[[^\]\n]{1,80}\]\s*|[\w.$-]{2,80}(?:\[\d+\])?:\s)")
_FEWEST_LINES = 6
_LEAST_STAMPED = 0.7
_ALMOST_ALL = 0.8
Documents = Iterator[tuple[int, str, str]]


def are_dated(lines: Sequence[str]) -> bool:
    """Whether most lines begin with a date and a time, and then name a sender or a level."""
    filled = [line.strip("\ufeff\r\n") for line in lines if line.strip()]
    stamped = [match for match in map(_STAMP.match, filled) if match]
    if len(stamped) < max(_FEWEST_LINES, _LEAST_STAMPED * len(filled)):
        return False
    names = [_named(match.string[match.end() :])[0] for match in stamped]
    found = Counter(name for name in names if name)
    recurs = 2 <= len(found) <= max(2, found.total() / 2)
    return recurs and found.total() >= _ALMOST_ALL * len(stamped)


def dated_documents(lines: Iterable[tuple[int, str]]) -> Documents:
    """Yield the line, the sender or level and the text; other lines continue the one before."""
    start, label, text = 0, "", ""
    for number, line in lines:
        match = _STAMP.match(line.strip("\ufeff"))
        if match is None:
            text = f"{text}\n{line.strip()}" if text else ""
            continue
        if label and text:
            yield start, label, text
        label, text = _named(line.strip("\ufeff")[match.end() :])
        start = number
    if label and text:
        yield start, label, text


def _named(rest: str) -> tuple[str, str]:
    """The level or the sender, and what was written; a notice of the program has neither."""
    level = _LEVEL.match(rest) or _after_module(rest)
    if level:
        text = rest[level.end() :]
        module = _MODULE.match(text)
        return level[1], (text[module.end() :] if module else text).strip()
    sender = _SENDER.match(rest)
    return (sender[1].strip(), rest[sender.end() :].strip()) if sender else ("", rest)


def _after_module(rest: str) -> re.Match[str] | None:
    module = _MODULE.match(rest)
    return _LEVEL.match(rest, module.end()) if module else None
