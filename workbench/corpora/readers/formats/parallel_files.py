"""Texts and their classes in two files, line by line: train.txt and labels.txt."""

import re
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.binary_content import is_binary
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.sources import Member, SkippedFiles, is_visible, members
from workbench.corpora.readers.files.texts import encoding_of
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.formats.class_legends import class_names_beside, note_on_names
from workbench.errors import CorpusError

MOST_FILES = 12
_WORD = re.compile(r"[^\W_]+")
_LABEL_WORDS = frozenset(
    _WORD.findall(
        "label labels target targets class classes y gold tag tags category categories sentiment "
        "sentiments annotation annotations topic topics"
    )
)
_TEXT_WORDS = frozenset(
    _WORD.findall(
        "text texts data x in sent sents sentence sentences doc docs document documents corpus "
        "input inputs review reviews"
    )
)
_LEGEND = re.compile(r"mapping|legend|names|codebook|info", re.IGNORECASE)
_NUMBERED_LABELS = re.compile(r"(?:y|labels?|target)[\w-]{0,3}\d", re.IGNORECASE)
_PLAIN_ENDINGS = (".txt", ".csv", ".tsv", ".dat", ".data", ".lst")
_ENDINGS = (*_PLAIN_ENDINGS, ".in", ".out", ".text", ".texts", ".label", ".labels", "")
_BETWEEN_WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BETWEEN_FIELDS = re.compile(r"[,;\t]")
_LONGEST_LABEL = 60
_FEWEST_LINES = 3


class Pair(NamedTuple):
    """A file of texts and the file of their classes."""

    texts: str
    labels: str


def pairs_by_name(names: Sequence[str]) -> list[Pair]:
    """Pair files whose names differ by a word for classes, such as train and train_labels."""
    kept = [name for name in names if is_visible(name) and not is_about_corpus(name)]
    if len(kept) > MOST_FILES or any(_ending(name) not in _ENDINGS for name in kept):
        return []
    sides: dict[str, list[str]] = {}
    for name in kept:
        folder = PurePosixPath(name).parent
        if split_side(folder.name) is not None:  # train/texts.txt, test/…
            sides.setdefault(str(folder), []).append(name)
    if len(sides) < 2:
        return _pairs(kept)
    found = list(map(_pairs, sides.values()))
    return [pair for pairs in found for pair in pairs] if all(found) else []


def _pairs(kept: Sequence[str]) -> list[Pair]:
    labels = [name for name in kept if _LABEL_WORDS.intersection(_words(name))]
    texts = [name for name in kept if name not in labels]
    named = [name for name in texts if _TEXT_WORDS.intersection(_words(name))]
    alone = named if len(named) == 1 else texts
    if len(labels) == 1 == len(alone):
        return [Pair(alone[0], labels[0])]
    partner = {_rest(name): name for name in texts}
    pairs = [Pair(partner[_rest(name)], name) for name in labels if _rest(name) in partner]
    left = [name for name in texts if name not in {pair.texts for pair in pairs}]
    are_named = all(pair.texts in named for pair in pairs)
    has_others = not are_named and any(not _LEGEND.search(_stem(name)) for name in left)
    unpaired = [name for name in labels if _rest(name) not in partner]
    explains = len(pairs) > 1 and all(not _rest(name) for name in unpaired)  # all classes, once
    is_complete = explains or not unpaired
    if is_complete and 0 < len(pairs) == len({pair.texts for pair in pairs}) and not has_others:
        return pairs
    is_one = len({pair.texts for pair in pairs}) < 2
    return _several_labellings(texts, named, labels) if is_one else []


def _several_labellings(
    texts: Sequence[str], named: Sequence[str], labels: Sequence[str]
) -> list[Pair]:
    """One file of texts and several of classes, such as X, Y and YL1: the first one counts."""
    others = [name for name in texts if name not in named]
    if (
        len(named) != 1
        or not labels
        or not all(_NUMBERED_LABELS.fullmatch(_stem(n)) for n in others)
    ):
        return []
    return [Pair(named[0], sorted(labels)[0])]


def are_parallel(names: Sequence[str], context: ReadingContext) -> bool:
    """Whether the files of a folder or an archive are texts and their classes, line by line."""
    if not pairs_by_name(names):
        return False
    try:
        files = _files(context, SkippedFiles())
        choice = encoding_of(list(files.values()), context)
        pairs = pairs_by_name(list(files))
        return bool(pairs) and all(_labelled(pair, files, choice) for pair in pairs)
    except CorpusError:
        return False
    finally:
        context.restart_byte_count()


def read_parallel_files(context: ReadingContext) -> Corpus:
    """Read the texts of each pair with the classes on the same lines of the other file."""
    records, choice, skipped, names = parallel_documents(context)
    notes = ["Each line of a file is a document; its class is on the same line of the other file."]
    notes += [*skipped.notes(), *([choice.note] if choice.note else [])]
    notes += [note_on_names(names)] if names else []
    return corpus_from(records, Origin(context.path, context.settings, choice.label, tuple(notes)))


def parallel_documents(
    context: ReadingContext,
) -> tuple[list[Record], EncodingChoice, SkippedFiles, dict[str, str]]:
    """Return the documents of all pairs, the encoding, files left out and names of numbers."""
    skipped = SkippedFiles()
    files = _files(context, skipped)
    choice = encoding_of(list(files.values()), context)
    pairs = pairs_by_name(list(files))
    if not pairs:
        raise CorpusError(
            f"{context.path.name} holds no pairs of files such as train.txt and train_labels.txt; "
            "choose another format."
        )
    for name in sorted(set(files).difference(*pairs)):
        skipped.add(name, "beside the texts and their classes")
    sides = [_side(pair.texts) for pair in pairs]
    has_split = {TRAINING, TEST} <= set(sides)
    records = [
        record
        for pair, side in zip(pairs, sides, strict=True)
        for record in _records(pair, files, choice, side if has_split else None, context)
    ]
    labels_found = {label for record in records for label in record.labels}
    names = class_names_beside(labels_found, skipped, context)
    if names:
        named = (tuple(names[label] for label in record.labels) for record in records)
        records = [
            record._replace(labels=labels) for record, labels in zip(records, named, strict=True)
        ]
    return records, choice, skipped, names


def _files(context: ReadingContext, skipped: SkippedFiles) -> dict[str, Member]:
    found = {}
    for member in members(context.path, context, skipped):
        if is_about_corpus(member.name):
            skipped.add(member.name, "about the corpus")
        elif not is_binary(member.content):
            found[member.name] = member
    return found


def _records(
    pair: Pair,
    files: dict[str, Member],
    choice: EncodingChoice,
    side: int | None,
    context: ReadingContext,
) -> Iterator[Record]:
    labelled = _labelled(pair, files, choice)
    if not labelled:
        raise CorpusError(
            f"{context.path.name}: {pair.texts} and {pair.labels} have different numbers of lines; "
            "give each text one class."
        )
    for number, (text, label) in enumerate(labelled, 1):
        context.count_documents()
        labels = (label,) if label else ()
        yield Record(f"{pair.texts}:{number}", text, labels, UNUSED if side is None else side)


def _labelled(
    pair: Pair, files: dict[str, Member], choice: EncodingChoice
) -> list[tuple[str, str]]:
    """The lines of both files side by side; nothing if they do not belong together."""
    texts = _lines(choice.decode(files[pair.texts].content))
    labels = [_label(line) for line in _lines(choice.decode(files[pair.labels].content))]
    if _name_the_same(texts, _lines(choice.decode(files[pair.labels].content))):
        return []  # two tables
    if len(labels) == len(texts) + 1 and _is_name(labels):
        labels = labels[1:]
    if len(texts) == len(labels) + 1 and _TEXT_WORDS.intersection(_words(texts[0])):
        texts = texts[1:]
    elif len(texts) == len(labels) and _is_name(labels) and len(texts[0]) < _LONGEST_LABEL / 2:
        texts, labels = texts[1:], labels[1:]
    if len(texts) != len(labels) or len(texts) < _FEWEST_LINES:
        return []
    is_short = all(len(label) <= _LONGEST_LABEL for label in labels)
    recurring = len(set(labels)) <= max(2, len(labels) / 2)
    return list(zip(texts, labels, strict=True)) if is_short and recurring else []


def _name_the_same(texts: Sequence[str], labels: Sequence[str]) -> bool:
    """Whether the lines of both files begin with the identifiers of the same documents."""
    named = {line for line in map(_first_field, texts) if line}
    found = [_first_field(line) for line in labels]
    return (
        len(set(found)) > len(labels) / 2 and sum(map(named.__contains__, found)) > len(found) / 2
    )


def _first_field(line: str) -> str:
    first, *others = _BETWEEN_FIELDS.split(line, maxsplit=1)
    return first.strip("\"' ") if others else ""


def _label(line: str) -> str:
    """The class on a line, which may follow a number and a delimiter."""
    parts = _BETWEEN_FIELDS.split(line)
    return parts[-1].strip().strip("\"'").removeprefix("__label__").strip()


def _is_name(labels: Sequence[str]) -> bool:
    return labels[0].lower() in _LABEL_WORDS and labels[0] not in labels[1:]


def _lines(text: str) -> list[str]:
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").rstrip("\n\0 ").split("\n")
    return [line.strip("\r") for line in lines]


def _words(name: str) -> list[str]:
    bare = _stem(name) if _ending(name) in _PLAIN_ENDINGS else PurePosixPath(name).name
    return [word.lower() for word in _WORD.findall(_BETWEEN_WORDS.sub("_", bare))]


def _rest(name: str) -> tuple[str, ...]:
    dropped = _LABEL_WORDS | _TEXT_WORDS
    return tuple(word for word in _words(name) if word not in dropped)


def _side(name: str) -> int | None:
    """The side of a split that a word of a name denotes, or else its folder."""
    words = [*_words(name), PurePosixPath(name).parent.name]
    return next((side for side in map(split_side, words) if side is not None), None)


def _stem(name: str) -> str:
    return PurePosixPath(name).name.partition(".")[0]


def _ending(name: str) -> str:
    return PurePosixPath(name).suffix.lower()
