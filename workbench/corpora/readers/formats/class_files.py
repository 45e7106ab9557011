"""One file per class: every line, or every message of a mailbox, is a document of that class."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path, PurePosixPath

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.readers.assembly import Record
from workbench.corpora.readers.columns.predictability import words_tell_groups
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.kinds import kind_of
from workbench.corpora.readers.files.binary_content import is_binary
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.sources import Member, SkippedFiles, is_visible
from workbench.corpora.readers.formats.mailboxes import (
    has_several_messages,
    is_mailbox,
    message_records,
)
from workbench.files import open_ordinary

_HEAD = 1 << 16
_MOST_CLASSES = 200
_NUMBERED_CLASSES, _LINES_OF_NUMBERED = 10, 20
_FEWEST_LINES = 3
_MANY_BLOCKS, _LONGEST_LINE = 8, 300
_WRAPPED_WIDTH = range(40, 121)
_OTHER_FORMATS = (
    ".csv .tsv .tab .json .jsonl .ndjson .xml .arff .mat .mtx .svm .py .r .c .h .java .js .css "
    ".tex .bib .yml .yaml .toml .ini .log .rclass .clabel .ann .a1 .a2 .conf .sgm .sgml"
)
_OTHERS = tuple(_OTHER_FORMATS.split())
_ABOUT = re.compile(
    r"([\w.-]{0,60}[._ -])?(read[-_ ]?me)([._ -][\w.-]{0,20})?"
    r"|(licen[cs]e|copying|changelog|citation)([._ -][\w.-]{0,20})?"
    r"|(contents|authors|notice|changes|version)(\.(txt|md))?",
    re.IGNORECASE,
)
_SIDE = re.compile(
    r"(?<=\w)[-_. ](train|training|test|testing|dev|val|valid)$"
    r"|^(train|training|test|testing|dev|val|valid)[-_. ](?=\w)",
    re.IGNORECASE,
)
_WORD_AND_NUMBER = re.compile(r"([^\W\d_]{2,20})[-_. ]?\d{1,9}")
_BEFORE_NUMBER = re.compile(r"(.{0,60}[^\W\d_].{0,60}?)[-_. ]\d{1,9}")
_BETWEEN_FIELDS = re.compile(r"[-_. ]")
_NO_LETTERS = re.compile(r"[\W\d_]+")
_IS_WORD = re.compile(r"[^\W\d_]{2,30}")
_MOST_FIELDS = 8
_FEWEST_IN_NAMES, _MOST_IN_NAMES = 3, 20
# NVivo writes a file per code, with the passages that were given the code.
_SOURCE = re.compile(r"^<[^<>\n]{1,400}> - § \d{1,9} [^\n]{1,80}$\n?", re.MULTILINE)
_PASSAGE = re.compile(r"^Reference \d{1,9} - \d{1,3}[.,]\d{1,3}% Coverage\n", re.MULTILINE)
_SENTENCE_END = (".", "!", "?", "…", '"', "'", ")", "。", "！", "？", "؟", "।")


def is_about_corpus(name: str) -> bool:
    """Whether a file is a README or a licence rather than a document."""
    return _ABOUT.fullmatch(name.rpartition("/")[2]) is not None


def is_annotation(name: str) -> bool:
    """Whether a file holds annotations of a text beside it, as brat stores them."""
    return name.lower().endswith((".ann", ".a1", ".a2", "annotation.conf", "visual.conf"))


def folder_has_class_files(folder: Path) -> bool:
    """Whether the files directly in a folder are one per class."""
    heads: list[Member] = []
    for path in sorted(folder.iterdir()):
        if not is_visible(path.name) or is_about_corpus(path.name) or not path.is_file():
            continue
        if len(heads) == _MOST_CLASSES:
            return False
        with open_ordinary(path) as file:
            heads.append(Member(path.name, file.read(_HEAD)))
    return are_class_files(heads)


def are_class_files(files: Sequence[Member]) -> bool:
    """Whether every file is a list of documents; numbered files are rather documents."""
    if not 2 <= len(files) <= _MOST_CLASSES:
        return False
    heads = [Member(file.name, file.content[:_HEAD]) for file in files]
    if mailboxes_of(heads):
        return True
    stems = {re.sub(r"\d+", "", PurePosixPath(file.name).name) for file in files}
    lines = [_document_lines(head) for head in heads]
    sizes = [len(found) for found in lines]
    are_few = sum(size < _FEWEST_LINES for size in sizes) > len(sizes) / 3
    if min(sizes) == 0 or are_few or sum(sizes) < _FEWEST_LINES * len(sizes):
        return False
    if len(stems) == len({PurePosixPath(file.name).name for file in files}):
        return True
    has_many = min(sizes) >= _LINES_OF_NUMBERED
    return len(files) <= _NUMBERED_CLASSES and (has_many or words_tell_groups(lines))


def mailboxes_of(files: Sequence[Member]) -> list[Member]:
    """The mailboxes among files; nothing unless there are two, and one has several messages."""
    found = [file for file in files if is_mailbox(file.content[:_HEAD])]
    are_lists = any(has_several_messages(file.content[:_HEAD]) for file in found)
    return found if len(found) > 1 and are_lists else []


def may_be_class_files(files: Sequence[Member]) -> bool:
    """Whether a few files could be one per class, with a line or a block for each document."""
    if not 2 <= len(files) <= _NUMBERED_CLASSES:
        return False
    if all(_begin_alike(file.content[:_HEAD].decode("utf-8", "ignore")) for file in files):
        return True
    heads = (file.content[:_HEAD].decode("utf-8", "ignore").strip() for file in files)
    blocks = [re.split(r"\r?\n[ \t]*\r?\n", head) for head in heads]
    return all(len(found) >= _MANY_BLOCKS and _are_lines(found) for found in blocks)


def _begin_alike(text: str) -> bool:
    """Whether there are many lines and none begins with a small letter, as prose would."""
    lines = [line.strip("\ufeff\r ") for line in text.split("\n") if line.strip()]
    return len(lines) >= _MANY_BLOCKS and not any(line[:1].islower() for line in lines)


def _are_lines(blocks: Sequence[str]) -> bool:
    return all("\n" not in block and len(block) <= _LONGEST_LINE for block in blocks)


def class_file_records(
    files: Sequence[Member],
    splits: Sequence[int],
    choice: EncodingChoice,
    context: ReadingContext,
    skipped: SkippedFiles,
) -> Iterator[Record]:
    """Yield the documents of all files with the class that the file name gives."""
    labels = class_labels([file.name for file in files])
    sides = sides_in_names([file.name for file in files])
    for file, given, label, side in zip(files, splits, labels, sides, strict=True):
        split = given if side is None else side
        if is_mailbox(file.content[:_HEAD]):
            lines = file.content.splitlines(keepends=True)
            prefix = f"{file.name}:"
            records = message_records(lines, prefix, (label,), context, skipped)
            yield from (record._replace(split=split) for record in records)
            continue
        for number, text in _line_documents(choice.decode(file.content)):
            context.count_documents()
            yield Record(f"{file.name}:{number}", text, (label,), split)


def _line_documents(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, or the passages of an export of coded passages."""
    passages = _PASSAGE.split(text.replace("\r\n", "\n"))
    if len(passages) > 1:
        kept = (_SOURCE.sub("", passage).strip() for passage in passages[1:])
        yield from ((number, passage) for number, passage in enumerate(kept, 1) if passage)
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip("\ufeff\r\n\0\t "):
            yield number, line.strip("\ufeff\r\n\0")


def class_labels(names: Sequence[str]) -> list[str]:
    """Name classes after their files, or after their endings or folders if all else agrees."""
    paths = [PurePosixPath(name) for name in names]
    inner = [path.parent.name for path in paths]
    has_names = all(split_side(name) is None for name in inner)
    if len(paths) > 1 and len({path.name for path in paths}) == 1 and has_names:
        return inner
    folders = {str(path.parent) for path in paths}
    stems = {path.name.partition(".")[0] for path in paths}
    endings = {path.suffix for path in paths}
    if len(stems) == 1 and len(endings) == len(paths) // len(folders) > 1 and "" not in endings:
        return [path.suffix[1:] for path in paths]
    if None not in sides_in_names(names):
        return [_SIDE.sub("", path.stem) for path in paths]
    return [path.stem or path.name for path in paths]


def labels_in_names(names: Sequence[str]) -> list[str]:
    """The classes in names such as pos_1.txt or 17.female.24.txt; nothing if they show none."""
    stems = [PurePosixPath(name).stem for name in names]
    found = [_WORD_AND_NUMBER.fullmatch(stem) for stem in stems]
    labels = _spelled_alike([match[1] for match in found if match])
    if len(labels) == len(names):
        return labels if _are_classes(labels) else []
    before = _labels_before_numbers(stems)
    return before or _labels_in_fields(stems) or _labels_without_numbers(stems)


def _labels_before_numbers(stems: Sequence[str]) -> list[str]:
    """The names before a last number, such as rec_autos in rec_autos_012."""
    found = [_BEFORE_NUMBER.fullmatch(stem) for stem in stems]
    labels = _spelled_alike([match[1] for match in found if match])
    sizes = Counter(labels)
    few = sum(size < _FEWEST_IN_NAMES for size in sizes.values())
    are_classes = 2 <= len(sizes) <= min(_MOST_IN_NAMES, len(stems) / _FEWEST_IN_NAMES)
    return labels if len(labels) == len(stems) and are_classes and few <= len(sizes) / 3 else []


def _labels_without_numbers(stems: Sequence[str]) -> list[str]:
    """The letters of names such as spmsg12 and 3-1msg4."""
    letters = _spelled_alike([_NO_LETTERS.sub("", stem) for stem in stems])
    is_numbered = all(any(map(str.isdigit, stem)) for stem in stems)
    return letters if is_numbered and all(letters) and _are_classes(letters) else []


def _labels_in_fields(stems: Sequence[str]) -> list[str]:
    """The field of the names that holds words of few kinds, beside a number in every name."""
    parts = [_BETWEEN_FIELDS.split(stem) for stem in stems]
    width = len(parts[0]) if parts else 0
    if not 2 <= width <= _MOST_FIELDS or any(len(part) != width for part in parts):
        return []
    columns = [[part[at] for part in parts] for at in range(width)]
    differ = any(len(set(column)) > len(column) / 2 for column in columns)
    words = [column for column in columns if all(map(_IS_WORD.fullmatch, column))]
    possible = [column for column in words if _are_classes(column)]
    if not differ or not possible:
        return []
    return _spelled_alike(min(possible, key=lambda column: len(set(column))))


def _spelled_alike(words: Sequence[str]) -> list[str]:
    """Words with the capitals of the first one that differs in nothing else."""
    spelling: dict[str, str] = {}
    return [spelling.setdefault(word.lower(), word) for word in words]


def _are_classes(labels: Sequence[str]) -> bool:
    sizes = Counter(labels)
    return 2 <= len(sizes) <= _MOST_IN_NAMES and min(sizes.values()) >= _FEWEST_IN_NAMES


def sides_in_names(names: Sequence[str]) -> list[int | None]:
    """The sides of a split if all names have them, such as pos_train or test_pos."""
    found = [_SIDE.search(PurePosixPath(name).stem) for name in names]
    sides = [split_side(match[1] or match[2]) if match else None for match in found]
    has_both = {TRAINING, TEST} <= set(sides) and None not in sides
    return sides if has_both else [None] * len(names)


def _document_lines(file: Member) -> list[str]:
    """The lines of a file if each is a document."""
    if file.name.lower().endswith(_OTHERS) or is_binary(file.content):
        return []
    text = file.content.decode("utf-8", "ignore").replace("\r\n", "\n").strip("\n\ufeff")
    if _SOURCE.match(text) and _PASSAGE.search(text):
        return text.split("\n")
    if kind_of(file.name, file.content) or file.content.lstrip()[:1] in (b"<", b"{", b"["):
        return []
    lines = text.split("\n")
    filled = [line.rstrip() for line in lines if line.strip()]
    return [] if len(filled) < 0.9 * len(lines) or is_wrapped_prose(filled) else filled


def is_wrapped_prose(lines: Sequence[str]) -> bool:
    """Whether the lines are parts of paragraphs: of nearly equal length, cut inside sentences."""
    longest = sorted(map(len, lines))[int(0.95 * (len(lines) - 1))]
    nearly_full = sum(len(line) >= 0.6 * longest for line in lines)
    ended = sum(line.endswith(_SENTENCE_END) for line in lines)
    is_full = longest in _WRAPPED_WIDTH and nearly_full > 0.5 * len(lines)
    # A line that goes on with a small letter continues a sentence, unless no line has a capital.
    continued = sum(
        line[:1].islower() and not before.endswith(_SENTENCE_END)
        for before, line in pairwise(lines)
    )
    has_capitals = sum(line[:1].isupper() for line in lines) > 0.1 * len(lines)
    goes_on = has_capitals and continued > 0.4 * len(lines)
    return ended < 0.5 * len(lines) and (is_full or goes_on)
