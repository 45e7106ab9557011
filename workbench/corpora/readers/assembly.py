"""From records to a corpus: select and order classes, clean texts, make identifiers unique."""

import fnmatch
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.cleaning import cleaner
from workbench.corpora.readers.document_choice import check_length, chooses_documents, kept_rows
from workbench.corpora.readers.document_dates import day_of_document, day_of_setting
from workbench.corpora.readers.settings import NO_CLASSES, ReadingSettings
from workbench.corpora.readers.text_repairs import corpus_repairs, removed_phrases
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError
from workbench.plain_text import counted

_FORMAT_ENDINGS = re.compile(
    r"(\.(gz|tgz|bz2|xz|zip|tar|mat|jsonl|ndjson|json|csv|tsv|arff|xlsx|f?ods|sgm|mtx|parquet|feather"
    r"|arrow|sqlite|mbox|xml|html|conll|conllu|yaml|yml|toml|srt|vtt))+$"
)
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


class Record(NamedTuple):
    """One document as a reader yields it."""

    document_id: str
    text: str
    labels: tuple[str, ...] = ()
    split: int = UNUSED
    day: int = 0  # such as 20210501, from a column of dates


@dataclass(frozen=True)
class Origin:
    """Where the records came from, and the notes of the reader."""

    path: Path
    settings: ReadingSettings
    encoding: str = "UTF-8"
    notes: tuple[str, ...] = ()
    class_names: tuple[str, ...] = ()
    split_is_given: bool = False
    has_columns: bool = False  # the reader has chosen the column of the classes


def corpus_from(records: Iterable[Record], origin: Origin) -> Corpus:
    """Build a corpus of texts."""
    records = map(_with_valid_names, records)
    if origin.settings.class_column.lower() == NO_CLASSES and not origin.has_columns:
        records = (record._replace(labels=()) for record in records)
    kept = _with_time_split(_kept(records, origin), origin)
    clean = cleaner(origin.settings)
    texts = [_valid_text(clean(record.text) if clean else record.text) for record in kept]
    kept, texts, origin = _chosen(kept, texts, origin)
    damaged = sum("\ufffd" in text for text in texts)
    if damaged:
        origin = replace(origin, notes=(*origin.notes, _note_of_damage(damaged, origin)))
    return _assembled(kept, texts, None, origin)


def _with_time_split(records: list[Record], origin: Origin) -> list[Record]:
    """Divide the documents at a date, if one is set; without a date they are not used."""
    if not origin.settings.test_from:
        return records
    first = day_of_setting(origin.settings.test_from)
    days = [record.day or day_of_document(record.document_id, record.text) for record in records]
    if not any(days):
        raise CorpusError(
            f"No document of {origin.path.name} has a date, so they cannot be divided at "
            f"{origin.settings.test_from}; leave “Test documents from” empty."
        )
    sides = [(TEST if day >= first else TRAINING) if day else UNUSED for day in days]
    return [record._replace(split=side) for record, side in zip(records, sides, strict=True)]


def _note_of_damage(damaged: int, origin: Origin) -> str:
    documents = counted(damaged, "document")
    verb = "contains" if damaged == 1 else "contain"
    # UTF-8 that was detected is valid throughout, so the character is in the file.
    if origin.encoding == "UTF-8" and not origin.settings.encoding:
        return (
            f"{documents} {verb} the character \ufffd, which the file itself has in place of "
            "letters that were lost earlier; use an undamaged copy if there is one."
        )
    return (
        f"{documents} {verb} the character \ufffd: either the file has it, or bytes are not valid "
        f"{origin.encoding}; set another encoding if this one is wrong."
    )


def counted_corpus(records: Sequence[Record], matrix: TermMatrix, origin: Origin) -> Corpus:
    """Build a corpus of ready-made counts; the texts of the records are empty."""
    numbered = [
        _with_valid_names(record)._replace(text=str(row)) for row, record in enumerate(records)
    ]
    kept, _, origin = _chosen(_kept(numbered, origin), [], origin)
    if len(kept) < len(records):
        rows = np.array([int(record.text) for record in kept], dtype=np.int64)
        names = [record.document_id for record in kept]
        matrix = TermMatrix(matrix.counts[rows], matrix.terms, names)
    return _assembled(kept, [], _without_terms(matrix, origin), origin)


def _without_terms(matrix: TermMatrix, origin: Origin) -> TermMatrix:
    """Leave out the columns of the words to be removed, if there are any."""
    removed = {part.casefold() for part in removed_phrases(origin.settings)}
    kept = [at for at, term in enumerate(matrix.terms) if term.casefold() not in removed]
    if not removed or len(kept) == len(matrix.terms):
        return matrix
    if not kept:
        raise CorpusError(f"“Words and phrases to remove” leaves no term of {origin.path.name}.")
    terms = [matrix.terms[at] for at in kept]
    return TermMatrix(matrix.counts[:, np.array(kept)], terms, matrix.document_ids)


def corpus_name(path: Path) -> str:
    """Name a corpus after its file or folder, without the suffixes of formats."""
    return _FORMAT_ENDINGS.sub("", path.name) or path.name or str(path.resolve().name)


def in_natural_order(names: Iterable[str]) -> tuple[str, ...]:
    """Sort names alphabetically, or by value where all are numbers."""
    distinct = sorted(set(names))
    try:
        return tuple(sorted(distinct, key=float))
    except ValueError:
        return tuple(distinct)


def _kept(records: Iterable[Record], origin: Origin) -> list[Record]:
    patterns = origin.settings.class_patterns()
    seen: set[str] = set()
    kept = []
    for record in records:
        check_length(record.document_id, record.text)
        if patterns:
            seen.update(record.labels)
            labels = tuple(label for label in record.labels if _matches(label, patterns))
            if not labels and record.labels and origin.settings.other_classes:
                labels = (origin.settings.other_classes,)
            if not labels:
                continue
            record = record._replace(labels=labels)
        kept.append(record)
    if not kept:
        raise CorpusError(_nothing_kept(origin, seen))
    return kept


def _chosen(
    records: list[Record], texts: list[str], origin: Origin
) -> tuple[list[Record], list[str], Origin]:
    """Leave documents out and change texts where that depends on the other documents."""
    settings = origin.settings
    if not chooses_documents(settings):
        return records, texts, origin
    # Numbered before any is left out, so that identifiers stay the same with every choice.
    identifiers, notes = unique_ids([record.document_id for record in records])
    pairs = zip(records, identifiers, strict=True)
    records = [record._replace(document_id=identifier) for record, identifier in pairs]
    texts = corpus_repairs(texts, identifiers, settings)
    rows = kept_rows(records, texts, settings)
    if not rows:
        raise CorpusError(
            f"The settings leave out every document of {origin.path.name}; keep shorter documents, "
            "smaller classes or duplicates."
        )
    origin = replace(origin, notes=(*origin.notes, *notes))
    return [records[row] for row in rows], [texts[row] for row in rows if texts], origin


def _nothing_kept(origin: Origin, seen: set[str]) -> str:
    if not origin.settings.class_patterns():
        return f"{origin.path.name} contains no documents; choose another file or another format."
    names = in_natural_order(seen)
    ellipsis = " …" if len(names) > 20 else ""
    return (
        f"“Classes to keep” = {origin.settings.classes!r} matches no document of "
        f"{origin.path.name}; its classes are "
        f"{', '.join(name[:60] for name in names[:20]) or 'none'}{ellipsis}."
    )


def _matches(label: str, patterns: Sequence[str]) -> bool:
    return any(label == pattern or fnmatch.fnmatchcase(label, pattern) for pattern in patterns)


def _valid_text(text: str) -> str:
    # JSON can contain half of a surrogate pair, which cannot be written to a file.
    if not text.isascii():
        text = _LONE_SURROGATE.sub("\ufffd", text)
    return text.replace("\0", " ") if "\0" in text else text


def _with_valid_names(record: Record) -> Record:
    """A record whose identifier and classes can be written; names that differ still differ."""
    if record.document_id.isascii() and all(map(str.isascii, record.labels)):
        return record
    labels = tuple(map(_valid_name, record.labels))
    return record._replace(document_id=_valid_name(record.document_id), labels=labels)


def _valid_name(name: str) -> str:
    # Names of files that are not UTF-8 and broken JSON have halves of surrogate pairs.
    if not _LONE_SURROGATE.search(name):
        return name
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _assembled(
    records: Sequence[Record], texts: Sequence[str], counts: TermMatrix | None, origin: Origin
) -> Corpus:
    class_names = _class_names(records, origin)
    position = {name: index for index, name in enumerate(class_names)}
    label_sets = tuple(
        tuple(sorted({position[label] for label in record.labels})) for record in records
    )
    first = [position[record.labels[0]] if record.labels else UNUSED for record in records]
    identifiers, id_notes = unique_ids([record.document_id for record in records])
    if counts is not None:
        counts = TermMatrix(counts.counts, counts.terms, identifiers)
    split = np.array([record.split for record in records], dtype=np.int8)
    days = np.array([record.day for record in records], dtype=np.int64)
    return Corpus(
        name=corpus_name(origin.path),
        texts=texts,
        document_ids=identifiers,
        class_index=np.array(first, dtype=np.int64),
        class_names=class_names,
        given_split=split if origin.split_is_given or (split != UNUSED).any() else None,
        label_sets=label_sets if any(len(labels) > 1 for labels in label_sets) else None,
        counts=counts,
        classes_are_ordered=origin.settings.ordered,
        encoding=origin.encoding,
        notes=(*origin.notes, *_note_on_capitals(class_names), *id_notes),
        days=days if days.any() else None,
    )


def _note_on_capitals(class_names: Sequence[str]) -> list[str]:
    groups: dict[str, list[str]] = {}
    for name in class_names:
        groups.setdefault(" ".join(name.casefold().split()), []).append(name)
    alike = [names for names in groups.values() if len(names) > 1]
    if not alike:
        return []
    shown = "; ".join(" and ".join(f"“{name}”" for name in names[:3]) for names in alike[:3])
    return [f"Classes that differ only in capitals or spaces are kept apart: {shown}."]


def _class_names(records: Sequence[Record], origin: Origin) -> tuple[str, ...]:
    used = {label for record in records for label in record.labels}
    patterns = origin.settings.class_patterns()
    if origin.class_names and not patterns:
        return tuple(dict.fromkeys((*origin.class_names, *in_natural_order(used))))
    named = tuple(dict.fromkeys(patterns))
    # Ordered classes that are listed by name are listed in their order.
    if origin.settings.ordered and used <= set(named):
        return tuple(name for name in named if name in used)
    return in_natural_order(used)


def unique_ids(identifiers: Sequence[str]) -> tuple[list[str], list[str]]:
    """Number repeated identifiers and report them in a note."""
    taken = set(identifiers)
    if len(taken) == len(identifiers):
        return list(identifiers), []
    used: dict[str, int] = {}
    unique, repeated = [], []
    for identifier in identifiers:
        if identifier not in used:
            used[identifier] = 1
            unique.append(identifier)
            continue
        repeated.append(identifier)
        unique.append(_numbered(identifier, used, taken))
    verb = "was repeated and has" if len(repeated) == 1 else "were repeated and have"
    return unique, [
        f"{counted(len(repeated), 'identifier')} {verb} been numbered: "
        f"{', '.join(identifier[:60] for identifier in list(dict.fromkeys(repeated))[:3])}."
    ]


def _numbered(identifier: str, used: dict[str, int], taken: set[str]) -> str:
    while True:
        used[identifier] += 1
        candidate = f"{identifier} ({used[identifier]})"
        if candidate not in taken:
            taken.add(candidate)
            return candidate
