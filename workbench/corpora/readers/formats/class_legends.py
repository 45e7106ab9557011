"""A file beside the documents that names numbered classes: classes.txt, mapping.txt, a card."""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.front_matter import without_front_matter
from workbench.corpora.readers.files.sources import Member, SkippedFiles, members

_LARGEST = 1 << 16
_LONGEST_NAME, _LONGEST_LINE = 80, 200
_NUMBER = re.compile(r"-?\d{1,6}")
_NUMBERED = re.compile(r"\s*(-?\d{1,6})\s*[\t,;:= ]\s*(.+?)\s*")
_NAMED = re.compile(r"\s*(.+?)\s*[\t,;:= ]\s*(-?\d{1,6})\s*")
_LEGEND = re.compile(
    r"(?:.*[-_. ])?(?:class(?:es)?|labels?|categor(?:y|ies)|topics?|targets?|mapping|legend|names?"
    r"|codebook|id2label|label2id|config|dataset_infos?)(?:[-_. ].*)?",
    re.IGNORECASE,
)
_NAMES = re.compile(r"(?:(?:class|label)[-_ ]?names|classes|labels|categories|tags)\.txt", re.I)
_MOST_WORDS = 5
_CARD = re.compile(r"readme\.md", re.IGNORECASE)
_ENDINGS = (".txt", ".csv", ".tsv", ".json", ".lst", ".names", "")
_MOST_ROWS, _NUMBER_AND_NAME = 1000, 2
_NOTE = "The numbers of the classes have names beside the documents: "


def class_names_beside(
    labels: Collection[str], skipped: SkippedFiles, context: ReadingContext
) -> dict[str, str]:
    """The names of numbered classes that a small one of the skipped files gives, if any."""
    names = {name for group in skipped.names.values() for name in group if _may_be_legend(name)}
    if not names or not are_numbers(labels):
        return {}
    context = ReadingContext(context.path, context.settings)  # counts bytes of its own
    for file in members(context.path, context, SkippedFiles()):
        if file.name in names and len(file.content) <= _LARGEST:
            for legend in _legends(file):
                if found := _covering(legend, labels):
                    return found
    return {}


def class_names_in_rows(
    labels: Collection[str], tables: Iterable[Sequence[Sequence[str]]]
) -> dict[str, str]:
    """The names of numbered classes that the rows of one of several small tables give, if any."""
    for rows in tables:
        filled = [[cell for cell in row if cell] for row in rows[:_MOST_ROWS]]
        lines = ["\t".join(cells) for cells in filled if len(cells) == _NUMBER_AND_NAME]
        for legend in _listed(lines):
            found = _covering(legend, labels) if isinstance(legend, dict) else {}
            if found:
                return found
    return {}


def are_numbers(labels: Collection[str]) -> bool:
    """Whether several classes have numbers instead of names."""
    return len(labels) > 1 and all(map(_NUMBER.fullmatch, labels))


def with_class_names(corpus: Corpus, names: Mapping[str, str]) -> Corpus:
    """The corpus with these names of its numbered classes, if there are any, and a note."""
    if not names:
        return corpus
    named = tuple(names[number] for number in corpus.class_names)
    return replace(corpus, class_names=named, notes=(*corpus.notes, note_on_names(names)))


def note_on_names(names: Mapping[str, str]) -> str:
    """Say which numbers were replaced by which names."""
    pairs = [f"{number} is {name}" for number, name in list(names.items())[:3]]
    more = " …" if len(names) > len(pairs) else ""
    return f"{_NOTE}{', '.join(pairs)}{more}."


def is_note_on_names(note: str) -> bool:
    """Whether a note says that numbers were replaced by names."""
    return note.startswith(_NOTE)


def is_list_of_names(file: Member) -> bool:
    """Whether a file is called labels.txt or classes.txt and holds a few names."""
    lines = file.content[:_LARGEST].decode("utf-8", "replace").splitlines()
    is_short = all(len(line.split()) <= _MOST_WORDS for line in lines)
    return bool(_NAMES.fullmatch(PurePosixPath(file.name).name)) and is_short


def _may_be_legend(name: str) -> bool:
    path = PurePosixPath(name)
    is_plain = path.suffix.lower() in _ENDINGS
    return bool(_CARD.fullmatch(path.name) or (is_plain and _LEGEND.fullmatch(path.stem)))


def _legends(file: Member) -> Iterator[dict[str, str] | list[str]]:
    text = file.content.decode("utf-8-sig", "replace")
    if text.startswith("---"):
        yield from _stated(without_front_matter(text, "card.md")[1])
    elif text.lstrip()[:1] in ("{", "["):
        try:
            yield from _stated(json.loads(text))
        except (ValueError, RecursionError):
            return
    else:
        yield from _listed([line for line in text.splitlines() if line.strip()])


def _listed(lines: Sequence[str]) -> Iterator[dict[str, str] | list[str]]:
    """A name on each line, which may stand before or after its number."""
    if any(len(line) > _LONGEST_LINE for line in lines):
        return
    for rows in (lines, lines[1:]):  # the first line may name the columns
        numbered = [_NUMBERED.fullmatch(line) for line in rows]
        if rows and None not in numbered:
            yield {found[1]: found[2].strip("\"'") for found in numbered if found}
        named = [_NAMED.fullmatch(line) for line in rows]
        if rows and None not in named:
            yield {found[2]: found[1].strip("\"'") for found in named if found}
    yield [line.strip().strip("\"'") for line in lines]


def _stated(value: Any) -> Iterator[dict[str, str] | list[str]]:
    """Lists and objects of names anywhere in a value, without recursion."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list) and part and all(isinstance(item, str) for item in part):
            yield part
        elif isinstance(part, dict) and part and all(map(_is_plain, part.values())):
            yield {str(key): str(name) for key, name in part.items()}
            yield {str(number): str(name) for name, number in part.items()}
        else:
            inner = part.values() if isinstance(part, dict) else part
            waiting += inner if isinstance(inner, list | type({}.values())) else ()


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int)


def _covering(names: dict[str, str] | list[str], labels: Collection[str]) -> dict[str, str]:
    """The name of each class; nothing unless all have names that differ."""
    if isinstance(names, list):
        first = 0 if "0" in labels else 1
        if first and str(len(names)) not in labels:
            return {}  # numbers from 0 or from 1
        names = {str(number): name for number, name in enumerate(names, first)}
    found = {label: names.get(label, "").strip() for label in sorted(labels, key=int)}
    are_names = all(map(_is_name, found.values()))
    is_header = any(hints_of(name).label >= 0.7 for name in found.values())
    return found if are_names and not is_header and len({*found.values()}) == len(found) else {}


def _is_name(text: str) -> bool:
    return len(text) <= _LONGEST_NAME and any(map(str.isalpha, text))
