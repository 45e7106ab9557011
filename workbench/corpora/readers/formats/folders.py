"""Folders and archives of text files: a folder per class, with or without a given split."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.binary_content import is_binary
from workbench.corpora.readers.files.sources import Member, SkippedFiles, members
from workbench.corpora.readers.files.texts import encoding_of
from workbench.corpora.readers.split_names import split_side
from workbench.errors import CorpusError

_FILES_PREVIEWED = 3000


class Assignment(NamedTuple):
    """The class and the side of the split that the folders of a file give it."""

    labels: tuple[str, ...]
    split: int


def read_folder(context: ReadingContext) -> Corpus:
    """Read a folder or archive whose folders are classes, or train and test with classes."""
    return _read(context, with_classes=True)


def read_text_folder(context: ReadingContext) -> Corpus:
    """Read every file of a folder or archive as a document without a class."""
    return _read(context, with_classes=False)


def first_documents(context: ReadingContext, with_classes: bool, count: int) -> list[Record]:
    """Read a few documents for a preview, taking the classes in turn."""
    skipped = SkippedFiles()
    files = list(islice(_text_files(context, skipped), _FILES_PREVIEWED))
    names = [file.name for file in files]
    assignments = assignments_of(names, context.path.is_dir(), with_classes, skipped)
    rounds = Counter[tuple[str, ...]]()
    order = []
    for index, assignment in enumerate(assignments):
        if assignment is not None:
            rounds[assignment.labels] += 1
            order.append((rounds[assignment.labels], assignment.labels, index))
    chosen = [(files[index], assignments[index]) for _, _, index in sorted(order)[:count]]
    choice = encoding_of([file for file, _ in chosen], context)
    return [
        Record(file.name, choice.decode(file.content), *assignment)
        for file, assignment in chosen
        if assignment is not None
    ]


def _read(context: ReadingContext, with_classes: bool) -> Corpus:
    skipped = SkippedFiles()
    files = sorted(_text_files(context, skipped))
    if not files:
        raise CorpusError(
            f"There is no text file in {context.path.name}; choose another folder or archive."
        )
    names = [file.name for file in files]
    assignments = assignments_of(names, context.path.is_dir(), with_classes, skipped)
    choice = encoding_of(files, context)
    notes = [*skipped.notes(), *([choice.note] if choice.note else [])]
    encoding = choice.label
    records = (
        Record(file.name, choice.decode(file.content), *assignment)
        for file, assignment in zip(files, assignments, strict=True)
        if assignment is not None
    )
    return corpus_from(records, Origin(context.path, context.settings, encoding, tuple(notes)))


def _text_files(context: ReadingContext, skipped: SkippedFiles) -> Iterator[Member]:
    for member in members(context.path, context, skipped):
        if is_binary(member.content) and not context.settings.encoding:
            skipped.add(member.name, "without text")
        else:
            yield member


def assignments_of(
    names: Sequence[str], is_folder: bool, with_classes: bool, skipped: SkippedFiles
) -> list[Assignment | None]:
    """Derive the class and the split of every file from its folders."""
    paths = [tuple(name.split("/")) for name in names]
    if not with_classes:
        return [Assignment((), UNUSED)] * len(paths)
    start = _start_of_classes(paths, is_folder)
    if all(len(path) <= start + 1 for path in paths):
        return [Assignment((), UNUSED)] * len(paths)
    folders = {path[start] for path in paths if len(path) > start + 1}
    sides = {folder: split_side(folder) for folder in folders}
    has_split = None not in sides.values() and {TRAINING, TEST} <= set(sides.values())
    if has_split and not any(len(path) > start + 2 for path in paths):
        return [Assignment((), _side(sides, path[start])) for path in paths]
    if has_split:
        return [_assignment_in_split(path, start, sides, skipped) for path in paths]
    return [_assignment(path, start, skipped) for path in paths]


def _start_of_classes(paths: Sequence[tuple[str, ...]], is_folder: bool) -> int:
    # A single top folder is not a class: archives usually have one.
    start = 0
    while True:
        inside = [path for path in paths if len(path) > start + 1]
        tops = {path[start] for path in inside}
        has_more_folders = any(len(path) > start + 2 for path in inside)
        if len(tops) != 1 or not (has_more_folders or (not is_folder and start == 0)):
            return start
        start += 1


def _assignment(path: tuple[str, ...], start: int, skipped: SkippedFiles) -> Assignment | None:
    if len(path) <= start + 1:
        skipped.add("/".join(path), "outside the class folders")
        return None
    inner = path[start + 1] if len(path) > start + 2 else ""
    return Assignment((path[start],), _inner_side(inner))


def _inner_side(folder: str) -> int:
    # Some corpora have train and test folders inside each class.
    return {"train": TRAINING, "training": TRAINING, "test": TEST}.get(folder.lower(), UNUSED)


def _assignment_in_split(
    path: tuple[str, ...], start: int, sides: dict[str, int | None], skipped: SkippedFiles
) -> Assignment | None:
    if len(path) <= start + 2:
        skipped.add("/".join(path), "outside the class folders")
        return None
    return Assignment((path[start + 1],), _side(sides, path[start]))


def _side(sides: dict[str, int | None], folder: str) -> int:
    side = sides.get(folder)
    return UNUSED if side is None else side
