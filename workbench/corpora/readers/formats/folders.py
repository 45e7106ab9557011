"""Folders and archives of text files: a folder per class, with or without a given split."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from workbench.corpora.corpus import UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.columns.cells import as_labels
from workbench.corpora.readers.columns.result import ColumnResult, counted_result
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.conversion import Converter
from workbench.corpora.readers.documents.kinds import kind_of
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.files.binary_content import is_binary
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.sources import Member, SkippedFiles, members
from workbench.corpora.readers.files.texts import encoding_of
from workbench.corpora.readers.formats.class_files import (
    are_class_files,
    class_file_records,
    class_labels,
    is_about_corpus,
    is_annotation,
    labels_in_names,
    mailboxes_of,
    may_be_class_files,
)
from workbench.corpora.readers.formats.class_legends import is_list_of_names
from workbench.corpora.readers.formats.file_lists import (
    is_spreadsheet,
    labels_beside,
    listed_labels,
    names_list,
    tables_beside,
)
from workbench.corpora.readers.formats.folder_classes import Assignment, assignments_of
from workbench.corpora.readers.formats.stated_classes import StatedClasses, stated_classes
from workbench.errors import CorpusError

_FILES_PREVIEWED = 3000
_FILES_CONVERTED = 200  # for a preview of what they state
_FEWEST_CLASSES = 2
_LINES_COUNTED = 20_000
_FEWEST_BESIDE_LEGEND = 4
_ONE_FILE_PER_CLASS = (
    "Each file is a class and each of its lines or messages a document; set the format to "
    "text-folder if each file is one document."
)


_MAY_BE_CLASSES = (
    "Each file is one document; set the format to class-files if each file is a class and each of "
    "its lines a document."
)
_CLASSES_IN_NAMES = (
    "The classes were taken from the names of the files; set the format to text-folder if they "
    "have none."
)


def read_folder(context: ReadingContext) -> Corpus:
    """Read a folder or archive whose folders are classes, or train and test with classes."""
    return _read(context, with_classes=True, by_file=None)


def read_class_files(context: ReadingContext) -> Corpus:
    """Read a folder or archive with one file per class, whose lines or messages are documents."""
    return _read(context, with_classes=True, by_file=True)


def read_text_folder(context: ReadingContext) -> Corpus:
    """Read every file of a folder or archive as a document without a class."""
    return _read(context, with_classes=False, by_file=False)


def first_documents(
    context: ReadingContext, with_classes: bool, count: int, by_file: bool | None = None
) -> tuple[list[Record], ColumnResult]:
    """Read a few documents for a preview, taking the classes in turn; count the classes."""
    skipped = SkippedFiles()
    found = list(islice(_text_files(context, skipped), _FILES_PREVIEWED))
    files, assignments = _assigned([file for file, _ in found], context, with_classes, skipped)
    if by_file or (by_file is None and _are_classes(files, assignments)):
        return _first_lines(files, assignments, count, context, skipped)
    is_complete = len(found) < _FILES_PREVIEWED
    kept = [assignment for assignment in assignments if assignment is not None]
    result = counted_result((assignment.labels for assignment in kept), is_complete)
    may_state = with_classes and result.classes < _FEWEST_CLASSES
    most = _FILES_CONVERTED if may_state else count
    rounds = Counter[tuple[str, ...]]()
    order = []
    for index, assignment in enumerate(assignments):
        if assignment is not None:
            rounds[assignment.labels] += 1
            order.append((rounds[assignment.labels], assignment.labels, index))
    chosen = [(files[index], assignments[index]) for _, _, index in sorted(order)[:most]]
    converter = Converter(context)
    kinds = dict(found)
    texts = list(_converted(((file, kinds[file]) for file, _ in chosen), converter, skipped))
    choice = encoding_of(texts, context)
    assigned = {file.name: assignment for file, assignment in chosen if assignment is not None}
    records = [
        Record(file.name, choice.decode(file.content), *assigned[file.name]) for file in texts
    ]
    records, stated = _with_stated_classes(records, converter, context, with_classes)
    if stated.field:
        is_complete = is_complete and len(records) == len(kept)
        notes = [_note_on_field(stated)]
        result = counted_result((record.labels for record in records), is_complete, notes)
        result = replace(result, other_classes=stated.others)
    elif not result.classes and may_be_class_files(files):
        result = replace(result, notes=(_MAY_BE_CLASSES,))
    return records[:count], result


def _read(context: ReadingContext, with_classes: bool, by_file: bool | None = None) -> Corpus:
    skipped = SkippedFiles()
    converter = Converter(context)
    files = sorted(_converted(_text_files(context, skipped), converter, skipped))
    if not files:
        raise CorpusError(
            f"There is no text file in {context.path.name}; choose another folder or archive. "
            f"{' '.join(skipped.notes())}".rstrip()
        )
    files, assignments = _assigned(files, context, with_classes, skipped)
    names = [file.name for file in files]
    choice = encoding_of(files, context)
    if by_file or (by_file is None and _are_classes(files, assignments)):
        lines = list(class_file_records(files, _splits(assignments), choice, context, skipped))
        notes = [_ONE_FILE_PER_CLASS, *_notes(skipped, converter, choice)]
        return corpus_from(
            lines, Origin(context.path, context.settings, choice.label, tuple(notes))
        )
    notes = _notes(skipped, converter, choice)
    if _are_from_names(names, assignments):
        notes.insert(0, _CLASSES_IN_NAMES)
    encoding = choice.label
    records = [
        Record(file.name, choice.decode(file.content), *assignment)
        for file, assignment in zip(files, assignments, strict=True)
        if assignment is not None
    ]
    records, stated = _with_stated_classes(records, converter, context, with_classes)
    if stated.field:
        notes.insert(0, _note_on_field(stated))
    if not any(record.labels for record in records) and may_be_class_files(files):
        notes.insert(0, _MAY_BE_CLASSES)
    return corpus_from(records, Origin(context.path, context.settings, encoding, tuple(notes)))


def _with_stated_classes(
    records: list[Record], converter: Converter, context: ReadingContext, with_classes: bool
) -> tuple[list[Record], StatedClasses]:
    """The classes that the documents state, where folders and names give none."""
    if not with_classes or len({record.labels for record in records}) > 1:
        return records, StatedClasses()
    names = [record.document_id for record in records]
    texts = [record.text for record in records]
    stated = stated_classes(names, texts, converter.fields, context)
    if not stated.field:
        return records, stated
    pairs = zip(records, stated.labels, strict=True)
    return [record._replace(labels=found) for record, found in pairs], stated


def _note_on_field(stated: StatedClasses) -> str:
    return (
        f"The classes were taken from the field {stated.field!r} that the files state; set the "
        "class column to another field, or the format to text-folder if they have no classes."
    )


def _assigned(
    files: Sequence[Member], context: ReadingContext, with_classes: bool, skipped: SkippedFiles
) -> tuple[list[Member], list[Assignment | None]]:
    """The documents, and their classes by a list beside them, or else by folders and names."""
    listed, labels = listed_labels(files) if with_classes else ("", {})
    others = tables_beside([file.name for file in files])
    documents = []
    for file in files:
        if file.name == listed or file.name not in others:
            documents.append(file)
        else:
            skipped.add(file.name, others[file.name])
    documents = [file for file in documents if not is_spreadsheet(file.name)]
    if not listed and len(documents) > _FEWEST_BESIDE_LEGEND:
        for file in [file for file in documents if is_list_of_names(file)]:
            documents.remove(file)
            skipped.add(file.name, "with a list of names")
    label_files = {} if listed or not with_classes else labels_beside(documents)
    if label_files:
        return _with_label_files(documents, label_files, skipped)
    if not listed:
        documents = _mailboxes_or_all(documents, skipped)
        names = [file.name for file in documents]
        return documents, assignments_of(names, context.path.is_dir(), with_classes, skipped)
    skipped.add(listed, "that names the classes of the others")
    return documents, [
        None if file.name == listed else Assignment(labels.get(file.name, ()), UNUSED)
        for file in documents
    ]


def _mailboxes_or_all(files: list[Member], skipped: SkippedFiles) -> list[Member]:
    """Only the mailboxes, where a folder has several; programs keep settings beside them."""
    is_one_folder = len({file.name.rpartition("/")[0] for file in files}) == 1
    found = mailboxes_of(files) if is_one_folder else []
    for file in files:
        if found and file not in found:
            skipped.add(file.name, "beside the mailboxes")
    return found or files


def _with_label_files(
    files: Sequence[Member], label_files: Mapping[str, Member], skipped: SkippedFiles
) -> tuple[list[Member], list[Assignment | None]]:
    documents = [file for file in files if file.name in label_files]
    for file in label_files.values():
        skipped.add(file.name, "with the class of a document")
    contents = (label_files[file.name].content for file in documents)
    labels = [as_labels(content.decode("utf-8-sig", "replace")) for content in contents]
    return documents, [Assignment(found, UNUSED) for found in labels]


def _are_from_names(names: Sequence[str], assignments: Sequence[Assignment | None]) -> bool:
    """Whether the classes stand in the names of the files rather than in those of folders."""
    found = [assignment.labels for assignment in assignments if assignment and assignment.labels]
    return bool(found) and found == [(label,) for label in labels_in_names(names)]


def _are_classes(files: Sequence[Member], assignments: Sequence[Assignment | None]) -> bool:
    """Whether the lines of files are documents: without class folders, or one file in each."""
    has_classes = any(assignment is None or assignment.labels for assignment in assignments)
    same_name = len({file.name.rpartition("/")[2] for file in files}) == 1
    is_alone = same_name and len(set(assignments)) == len(files) and None not in assignments
    return (is_alone or not has_classes) and are_class_files(files)


def _splits(assignments: Sequence[Assignment | None]) -> list[int]:
    return [UNUSED if assignment is None else assignment.split for assignment in assignments]


def _first_lines(
    files: Sequence[Member],
    assignments: Sequence[Assignment | None],
    count: int,
    context: ReadingContext,
    skipped: SkippedFiles,
) -> tuple[list[Record], ColumnResult]:
    choice = encoding_of(files, context)
    records: list[Record] = []
    every: list[tuple[str, ...]] = []
    for file, split in zip(files, _splits(assignments), strict=True):
        lines = list(
            islice(class_file_records([file], [split], choice, context, skipped), _LINES_COUNTED)
        )
        every += [(file.name,)] * len(lines)
        records += lines[: max(1, count // len(files))]
    labels = class_labels([file.name for file in files])
    label_of = dict(zip((file.name for file in files), labels, strict=True))
    named = [
        record._replace(labels=(label_of[record.document_id.rpartition(":")[0]],))
        for record in records
    ]
    result = counted_result(((label_of[name],) for (name,) in every), notes=[_ONE_FILE_PER_CLASS])
    return named[:count], result


def _notes(skipped: SkippedFiles, converter: Converter, choice: EncodingChoice) -> list[str]:
    return [*skipped.notes(), *converter.notes(), *([choice.note] if choice.note else [])]


def _text_files(context: ReadingContext, skipped: SkippedFiles) -> Iterator[tuple[Member, str]]:
    """Yield the files that are documents, each with its kind."""
    for member in members(context.path, context, skipped):
        kind = "" if names_list(member.name) else kind_of(member.name, member.content)
        if is_about_corpus(member.name):
            skipped.add(member.name, "about the corpus")
        elif is_annotation(member.name):
            skipped.add(member.name, "of annotations")
        elif is_spreadsheet(member.name):
            yield member, ""  # perhaps a list of classes
        elif not kind and not context.settings.encoding and is_binary(member.content):
            skipped.add(member.name, "without text")
        else:
            yield member, kind


def _converted(
    files: Iterable[tuple[Member, str]], converter: Converter, skipped: SkippedFiles
) -> Iterator[Member]:
    for file, kind in files:
        try:
            yield converter.converted(file, kind) if kind else file
        except UnreadableDocument as problem:
            skipped.add(file.name, f"{problem.reason} ({problem.advice})")
