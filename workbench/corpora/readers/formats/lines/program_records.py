"""Records of several lines as programs write them: git log, gettext, relations, starred lines."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Fields = dict[str, Any]
Records = Iterator[tuple[int, Fields]]
_FEWEST = 3
_COMMIT = re.compile(r"commit ([0-9a-f]{7,64})(?: \(.*\))?")
_HEAD_OF_COMMIT = re.compile(r"(Author|Commit|[A-Z][A-Za-z]{1,20}):\s{1,10}(.*)")
_ADDRESS = re.compile(r"\s*<[^<>]*>$")
_MESSAGE = re.compile(r'(?:#~ )?(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"')
_QUOTED = re.compile(r'(?:#~ )?"(.*)"')
_ESCAPED = re.compile(r"\\(.)")
_CONTROLS = {"n": "\n", "t": "\t", "r": ""}
_SENTENCE = re.compile(r'(\d{1,9})\t"(.*)"')
_RELATION = re.compile(r"[A-Z][\w-]{1,40}(?:\(e\d,e\d\))?")
_COMMENT = "Comment:"
# **** *topic_sport *year_2020, above each text for IRaMuTeQ, Alceste and T-LAB
_STARRED = re.compile(r"(?:\*{4}|\d{4})((?:[ \t]+\*\w[^\s*]{0,60})+)[ \t]*")
_VARIABLE = re.compile(r"\*([^\W_]{1,40})_([^\s*]+)")


def program_records(lines: Sequence[str]) -> Callable[[Iterator[str]], Records] | None:
    """The function that reads the records of a file with these filled lines; None for others."""
    bare = [line.strip("\ufeff\r\n").rstrip() for line in lines]
    if len(bare) > 1 and _COMMIT.fullmatch(bare[0]) and _HEAD_OF_COMMIT.fullmatch(bare[1]):
        return _commits
    if bare and _STARRED.fullmatch(bare[0]) and _count(_STARRED, bare) >= _FEWEST:
        return _starred
    content = [line for line in bare if not line.startswith("#")]
    if content and _MESSAGE.fullmatch(content[0]) and _count(_MESSAGE, content) >= 2 * _FEWEST:
        return _messages
    if len(bare) > 1 and _SENTENCE.fullmatch(bare[0]) and _RELATION.fullmatch(bare[1]):
        return _relations if _count(_SENTENCE, bare) >= _FEWEST else None
    return None


def _count(pattern: re.Pattern[str], lines: Sequence[str]) -> int:
    return sum(pattern.fullmatch(line) is not None for line in lines)


def _commits(lines: Iterator[str]) -> Records:
    """Changes of a repository: the indented lines are the text; files and differences are not."""
    start, record = 0, Fields()
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n").rstrip()
        begins, head = _COMMIT.fullmatch(content), _HEAD_OF_COMMIT.fullmatch(content)
        if begins and record.get("text"):
            yield start, record
        if begins:
            start, record = number, {"id": begins[1]}
        elif head and record and "text" not in record:
            record[head[1].lower()] = _ADDRESS.sub("", head[2])
        elif line.startswith("    ") and record:
            record["text"] = f"{record.get('text', '')}\n{content.strip()}".strip()
    if record.get("text"):
        yield start, record


def _messages(lines: Iterator[str]) -> Records:
    """Messages of a program with their translations; what stands first is about the file."""
    start, record, last = 0, Fields(), ""
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n ")
        field, more = _MESSAGE.fullmatch(content), _QUOTED.fullmatch(content)
        if field and field[1] in ("msgctxt", "msgid") and "msgstr" in record:
            yield from _translated(start, record)
            record = Fields()
        if field:
            start = start if record else number
            last = "msgstr" if field[1].startswith("msgstr[") else field[1]
            parts = [record[last], field[2]] if last in record else [field[2]]
            record[last] = "\\n".join(parts)
        elif more and last in record:
            record[last] += more[1]
    yield from _translated(start, record)


def _translated(start: int, record: Fields) -> Records:
    if record.get("msgid"):
        yield start, {name: _ESCAPED.sub(_plain, value).strip() for name, value in record.items()}


def _plain(found: re.Match[str]) -> str:
    return _CONTROLS.get(found[1], found[1])


def _starred(lines: Iterator[str]) -> Records:
    """Texts below lines that name their variables; lines with a theme of a part are left out."""
    start, record, parts = 0, Fields(), list[str]()
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n").rstrip()
        begins = _STARRED.fullmatch(content)
        if begins and start:
            yield start, {"text": "\n".join(parts).strip(), **record}
        if begins:
            start, record, parts = number, dict(_VARIABLE.findall(begins[1])), []
        elif not content.startswith("-*"):
            parts.append(content)
    if start:
        yield start, {"text": "\n".join(parts).strip(), **record}


def _relations(lines: Iterator[str]) -> Records:
    """A numbered sentence in quotation marks, below it a relation, and then a comment."""
    start, record = 0, Fields()
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n").rstrip()
        sentence = _SENTENCE.fullmatch(content)
        if sentence and record:
            yield start, record
        if sentence:
            start, record = number, {"id": sentence[1], "text": sentence[2]}
        elif content.startswith(_COMMENT):
            record["comment"] = content.removeprefix(_COMMENT).strip()
        elif content:
            record.setdefault("label", content)
    if record:
        yield start, record
