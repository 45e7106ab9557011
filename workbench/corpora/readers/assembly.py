"""Records become a corpus: classes kept and ordered, texts cleaned, identifiers made unique."""

import fnmatch
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from workbench.corpora.corpus import UNUSED, Corpus
from workbench.corpora.readers.cleaning import cleaner
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

_PACKED = re.compile(r"(\.(gz|tgz|bz2|xz|zip|tar|mat|jsonl|ndjson|json|csv|tsv|arff|xlsx|sgm))+$")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


class Record(NamedTuple):
    """One document as a reader gives it."""

    document_id: str
    text: str
    labels: tuple[str, ...] = ()
    split: int = UNUSED


@dataclass(frozen=True)
class Origin:
    """What is known about where the records came from."""

    path: Path
    settings: ReadingSettings
    encoding: str = "UTF-8"
    notes: tuple[str, ...] = ()
    class_names: tuple[str, ...] = ()
    split_is_given: bool = False


def corpus_from(records: Iterable[Record], origin: Origin) -> Corpus:
    """Make a corpus of texts."""
    kept = _kept(records, origin)
    clean = cleaner(origin.settings)
    texts = [_sound(clean(one.text) if clean else one.text) for one in kept]
    damaged = sum("\ufffd" in text for text in texts)
    if damaged:
        note = (
            f"{damaged:,} documents hold characters that are not valid {origin.encoding}, shown "
            "as \ufffd; set encoding if another is right."
        )
        origin = replace(origin, notes=(*origin.notes, note))
    return _assembled(kept, texts, None, origin)


def counted_corpus(records: Sequence[Record], matrix: TermMatrix, origin: Origin) -> Corpus:
    """Make a corpus of counts that somebody else made; the records' texts are empty."""
    numbered = [one._replace(text=str(row)) for row, one in enumerate(records)]
    kept = _kept(numbered, origin)
    if len(kept) < len(records):
        matrix = matrix.rows(np.array([int(one.text) for one in kept], dtype=np.int64))
    return _assembled(kept, [], matrix, origin)


def name_of(path: Path) -> str:
    """Name a corpus after its file or folder, without the endings of formats."""
    return _PACKED.sub("", path.name) or path.name or str(path.resolve().name)


def in_natural_order(names: Iterable[str]) -> tuple[str, ...]:
    """Sort names; where all are numbers, by their size."""
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
        if patterns:
            seen.update(record.labels)
            labels = tuple(one for one in record.labels if _matches(one, patterns))
            if not labels:
                continue
            record = record._replace(labels=labels)
        kept.append(record)
    if not kept:
        raise CorpusError(_nothing_kept(origin, seen))
    return kept


def _nothing_kept(origin: Origin, seen: set[str]) -> str:
    if not origin.settings.class_patterns():
        return f"{origin.path.name} holds no documents; choose another file or another format."
    there = in_natural_order(seen)
    more = " …" if len(there) > 20 else ""
    return (
        f"classes = {origin.settings.classes!r} keeps no document of {origin.path.name}; its "
        f"classes are {', '.join(one[:60] for one in there[:20]) or 'none'}{more}."
    )


def _matches(label: str, patterns: Sequence[str]) -> bool:
    return any(label == one or fnmatch.fnmatchcase(label, one) for one in patterns)


def _sound(text: str) -> str:
    # JSON can spell half of a surrogate pair, which no file could be written with again.
    if not text.isascii():
        text = _LONE_SURROGATE.sub("\ufffd", text)
    return text.replace("\0", " ") if "\0" in text else text


def _assembled(
    records: Sequence[Record], texts: Sequence[str], counts: TermMatrix | None, origin: Origin
) -> Corpus:
    class_names = _class_names(records, origin)
    position = {name: index for index, name in enumerate(class_names)}
    label_sets = tuple(tuple(sorted({position[x] for x in one.labels})) for one in records)
    first = [position[one.labels[0]] if one.labels else UNUSED for one in records]
    identifiers, id_notes = unique_ids([one.document_id for one in records])
    if counts is not None:
        counts = TermMatrix(counts.counts, counts.terms, identifiers)
    split = np.array([one.split for one in records], dtype=np.int8)
    return Corpus(
        name=name_of(origin.path),
        texts=texts,
        document_ids=identifiers,
        class_index=np.array(first, dtype=np.int64),
        class_names=class_names,
        given_split=split if origin.split_is_given or (split != UNUSED).any() else None,
        label_sets=label_sets if any(len(one) > 1 for one in label_sets) else None,
        counts=counts,
        classes_are_ordered=origin.settings.ordered,
        encoding=origin.encoding,
        notes=(*origin.notes, *id_notes),
    )


def _class_names(records: Sequence[Record], origin: Origin) -> tuple[str, ...]:
    found = {label for one in records for label in one.labels}
    patterns = origin.settings.class_patterns()
    if origin.class_names and not patterns:
        return tuple(dict.fromkeys((*origin.class_names, *in_natural_order(found))))
    named = tuple(dict.fromkeys(patterns))
    # Someone who names ordered classes one by one has named their order.
    if origin.settings.ordered and found <= set(named):
        return tuple(one for one in named if one in found)
    return in_natural_order(found)


def unique_ids(identifiers: Sequence[str]) -> tuple[list[str], list[str]]:
    """Number the repetitions of an identifier and say so in a note."""
    taken = set(identifiers)
    if len(taken) == len(identifiers):
        return list(identifiers), []
    used: dict[str, int] = {}
    unique, repeated = [], []
    for one in identifiers:
        if one not in used:
            used[one] = 1
            unique.append(one)
            continue
        repeated.append(one)
        unique.append(_numbered(one, used, taken))
    return unique, [
        f"{len(repeated):,} identifiers occurred before and were numbered: "
        f"{', '.join(one[:60] for one in list(dict.fromkeys(repeated))[:3])}."
    ]


def _numbered(identifier: str, used: dict[str, int], taken: set[str]) -> str:
    while True:
        used[identifier] += 1
        candidate = f"{identifier} ({used[identifier]})"
        if candidate not in taken:
            taken.add(candidate)
            return candidate
