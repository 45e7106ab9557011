"""Lines that begin with a date and a time: chats by sender, logs by level."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

_DATE = r"(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}[년年]\s?\d{1,2}[월月]\s?\d{1,2}[일日])"
_CLOCK = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,6})?"
_TIME = (
    r"(?:(?:오전|오후|午前|午後|上午|下午)\s?)?"
    + _CLOCK
    + r"(?:Z|[+-]\d{2}:?\d{2})?(?:[ \u202f]?[AaPp]\.?[Mm]\.?)?"
)
_HOUR = r"\[\d{1,2}:\d{2}(?::\d{2})?\]\s"  # without a day, as programs for chats write
_MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
_OF_SYSTEM = rf"{_MONTH}\s{{1,2}}\d{{1,2}}\s{_CLOCK}\s(?:[\w.-]{{1,60}}\s|(?=<))"
_OF_SERVER = rf"\[\w{{3}}\s{_MONTH}\s{{1,2}}\d{{1,2}}\s{_CLOCK}\s\d{{4}}\]\s"
_DIGITS = r"\d{6}(?:\d\d)?\s\d{6}\s"
_DAY = rf"\d\d-\d\d\s{_CLOCK}\s"  # without a year, as telephones write
_LEVELS = "TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|ERR|SEVERE|CRIT(?:ICAL)?|FATAL|EMERG"
_OF_MEETING = rf"(?:\d{{4}}-\d\d-\d\d\s)?{_CLOCK}\s{{1,4}}(?=From\s[^:\n]{{1,120}}:\s)"
# LINE writes the time, the sender and the text; KakaoTalk [sender] [time] text.
_WITH_TIME_INSIDE = rf"(?={_TIME}\t[^\t\n]{{1,60}}\t[^\t\n]+$|\[[^\[\]\n]{{1,60}}\]\s\[{_TIME}\]\s)"
_DAY_ALONE = re.compile(
    rf"-{{5,50}} .{{1,60}} -{{5,50}}|(?:\w{{1,20}},\s)?{_DATE}(?:\s?\(?\w{{1,12}}\)?)?"
)
_STAMP = re.compile(
    rf"{_WITH_TIME_INSIDE}|(?=(?:{_LEVELS}):[\w.]{{1,60}}:)|{_HOUR}|{_OF_SYSTEM}|{_OF_SERVER}|{_DIGITS}|"
    rf"{_DAY}|{_OF_MEETING}|"
    rf"\u200e?\[?{_DATE}(?:,|T|\s)\s?{_TIME}\]?(?:\s[-–|]|[:,])?\s"
)
_SENDER = re.compile(
    rf"\[([^\[\]\n]{{1,60}})\]\s\[{_TIME}\]\s|{_TIME}\t([^\t\n]{{1,60}})\t|"
    r"From\s{1,4}([^:\n]{1,60}?)(?:\sto\s[^:\n]{1,60})?\s{0,4}:\s|"
    r"\u200e?<?([^:<>\n]{1,60}?)(?:>|:)\s"
)
_PROCESS = re.compile(r"(?:[\w.-]{1,60}\s)?([\w./-]{1,60})\[\d{1,9}\]")
_SMALL = rf"\[(?:\w{{1,30}}:)?((?i:{_LEVELS}))\]\s+"
_LETTER = r"(?<=\d\s)[VDIWEF](?=\s[\w.$/-]{1,60}\s{0,9}:\s)"
_LEVEL = re.compile(
    rf"({_LEVELS}):[\w.]{{1,60}}:|{_SMALL}|[\[(<]?({_LEVELS})[\])>]?:?\s+(?:[-–|]\s)?|({_LETTER})\s"
)
_BRACKETS = r"\[[^\]\n]{1,80}\]:?\s*"
_MODULE = re.compile(
    rf"(?:{_BRACKETS}|[\w.$-]{{2,80}}(?:\[\d+\])?\s{{0,40}}:\s|\d{{1,9}}#\d{{1,9}}:\s|"
    r"\d{1,9}\s---\s|\w{1,40}(?:[.:][\w$<>]{1,40}){1,9}\s-\s)"
)
_BEFORE_LEVEL = re.compile(
    rf"(?:{_MODULE.pattern}|[\w.$-]{{2,80}}\s-\s|\s{{0,9}}(?:\d{{1,9}}\s{{1,9}}){{1,2}}|\s)"
)
_FEWEST_LINES = 6
_MOST_MODULES = 3
_LEAST_STAMPED = 0.7
_ALMOST_ALL = 0.8
Documents = Iterator[tuple[int, str, str]]


def are_dated(lines: Sequence[str]) -> bool:
    """Whether most lines begin with a date and a time, and then name a sender or a level."""
    filled = [line.strip("\ufeff\r\n") for line in lines if line.strip() and not _is_day(line)]
    stamped = [match for match in map(_STAMP.match, filled) if match]
    if len(stamped) < max(_FEWEST_LINES, _LEAST_STAMPED * len(filled)):
        return False
    names = [_named(match.string[match.end() :])[0] for match in stamped]
    found = Counter(name for name in names if name)
    recurs = 2 <= len(found) <= max(2, found.total() / 2)
    return recurs and found.total() >= _ALMOST_ALL * len(stamped)


def are_messages(lines: Sequence[str]) -> bool:
    """Whether dated lines are no rows of a table: the first is dated, and no message has a tab."""
    filled = [line.strip("\ufeff\r\n") for line in lines if line.strip()]
    if not filled or not _STAMP.match(filled[0]) or not are_dated(filled):
        return False
    return not any("\t" in text for _, _, text in dated_documents(enumerate(filled, 1)))


def dated_documents(lines: Iterable[tuple[int, str]]) -> Documents:
    """Yield the line, the sender or level and the text; other lines continue the one before."""
    start, label, text = 0, "", ""
    for number, line in lines:
        match = _STAMP.match(line.strip("\ufeff"))
        if match is None and _is_day(line):
            continue
        if match is None:
            text = f"{text}\n{line.strip()}" if text else ""
            continue
        if label and text:
            yield start, label, _said(text)
        label, text = _named(line.strip("\ufeff")[match.end() :])
        start = number
    if label and text:
        yield start, label, _said(text)


def _said(text: str) -> str:
    """A text without the marks that programs put around several lines."""
    bare = text.strip()
    is_quoted = "\n" in bare and bare[0] == bare[-1] == '"' and '"' not in bare[1:-1]
    return bare[1:-1] if is_quoted else bare


def _is_day(line: str) -> bool:
    """Whether a line is a date alone, above what was written on that day."""
    return _DAY_ALONE.fullmatch(line.strip("\ufeff\r\n ")) is not None


def _named(rest: str) -> tuple[str, str]:
    """The level or the sender, and what was written; a notice of the program has neither."""
    before = _BEFORE_LEVEL.match(rest)
    level = _LEVEL.match(rest) or (_LEVEL.match(rest, before.end()) if before else None)
    if level:
        return next(filter(None, level.groups())), _after_modules(rest, level.end())
    sender = _SENDER.match(rest)
    if not sender:
        return "", rest
    name = next(filter(None, sender.groups())).strip()
    process = _PROCESS.fullmatch(name)
    return process[1] if process else name, rest[sender.end() :].strip()


def _after_modules(rest: str, position: int) -> str:
    """What was written, without the names of threads, modules and lines before it."""
    for _ in range(_MOST_MODULES):
        module = _MODULE.match(rest, position)
        position = module.end() if module else position
    return rest[position:].strip()
