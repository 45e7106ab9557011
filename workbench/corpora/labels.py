"""A labelling: a file of a person's decisions about the documents of a corpus, one line each.

The first line names the format and the corpus, every other line is one decision. Lines are only
appended, each synced to disk before it counts; the latest decision about a document is the one that
holds. The file of the corpus is never changed: a corpus with a labelling on top is a corpus.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.errors import CorpusError
from workbench.files import append_synced, locked, open_ordinary, sync_folder
from workbench.plain_text import whole_number

FORMAT = 1
LABEL, KEEP, UNDO = "label", "keep", "undo"  # give a class; confirm the given one; undo either
SKIP, UNSURE = "skip", "cannot tell"  # not now; the class cannot be decided
MUST_LINK, CANNOT_LINK, UNLINK = "must link", "cannot link", "unlink"  # `value`: the other document
CLASS, CLASS_REMOVED, RENAME = (
    "class",
    "class removed",
    "rename",
)  # `value`: index or old name
COLOUR, NOTE = "colour", "note"  # of a class; `value`: what it is
RULE, RULE_REMOVED = "rule", "rule removed"  # `value`: what documents of the class contain
TOGETHER, TAKE_BACK = "together", "take back"  # `value`: how many following lines are one change
ABOUT_DOCUMENTS = (LABEL, KEEP, UNDO, SKIP, UNSURE)
ABOUT_LINKS = (MUST_LINK, CANNOT_LINK, UNLINK)
ABOUT_CLASSES = (CLASS, CLASS_REMOVED, RENAME, COLOUR, NOTE, RULE, RULE_REMOVED)
MARKERS = (TOGETHER, TAKE_BACK)
ACTIONS = (*ABOUT_DOCUMENTS, *ABOUT_LINKS, *ABOUT_CLASSES, *MARKERS)
_SEPARATOR = "\t"  # between the classes of a document that has several
_MOST_BYTES = 512 * 2**20
_LONGEST_LINE = 2**20
_BEGINNING = f'{{"format": {FORMAT}, "corpus": "'.encode("ascii")  # of the first line
_FIELDS = ("document", "action", "label", "by", "time", "question", "suggested", "value")


@dataclass(frozen=True)
class Decision:
    """What a person decided about a document, and when."""

    document: str
    action: str
    label: str = ""
    by: str = ""
    time: str = ""
    question: str = ""  # why the document was shown; "audit": drawn at random for the estimate
    suggested: str = ""  # the class that was suggested; another label refused it
    value: str = ""  # see the actions

    @property
    def labels(self) -> tuple[str, ...]:
        """The classes that a document was given; usually one."""
        return (self.label, *filter(None, self.value.split(_SEPARATOR))) if self.label else ()


def further_labels(labels: Iterable[str]) -> str:
    """The classes after the first, as the `value` of a decision."""
    return _SEPARATOR.join(labels)


def now() -> str:
    """The time of a decision."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Labelling:
    """The decisions in a file; `append` is the only change."""

    def __init__(
        self, path: Path, corpus: str = "", fingerprint: str = "", source: str = ""
    ) -> None:
        """Fingerprints of the documents and of the place they were read from, where known."""
        self.path = Path(path)
        known = {"fingerprint": fingerprint, "source": source}
        named = {name: value for name, value in known.items() if value}
        self._first = {"format": FORMAT, "corpus": corpus, **named}

    def about(self) -> dict[str, Any]:
        """What the first line says about the corpus; nothing where there is no whole line yet."""
        try:
            with open_ordinary(self.path) as file:
                line = file.readline(_LONGEST_LINE)
        except OSError as problem:
            raise CorpusError(f"{self.path} cannot be read: {problem.strerror}.") from problem
        if not line.endswith(b"\n"):
            return {}
        values = _values(self.path, 1, line)
        _check_format(self.path, values)
        return values

    def is_about_changed(self, corpus: Corpus) -> bool:
        """Whether documents were changed, added or removed since the labelling began."""
        known = self.about().get("fingerprint") if self.path.exists() else None
        return known is not None and known != corpus.content_fingerprint()

    def history(self) -> list[Decision]:
        """All decisions in the order in which they were made, without an incomplete last line."""
        return [_decision(self.path, *numbered) for numbered in self._lines()]

    def decisions(self) -> dict[str, Decision]:
        """The decision that holds for each document; those that were undone are missing."""
        return latest_decisions(self.history())

    def append(self, decisions: Iterable[Decision]) -> None:
        """Add decisions and sync them to disk."""
        records = [asdict(_checked(decision)) for decision in decisions]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write(records)
        except OSError as problem:
            raise CorpusError(
                f"{self.path} cannot be written: {problem.strerror}. Earlier decisions are safe."
            ) from problem

    def _write(self, records: list[dict[str, Any]]) -> None:
        with self.path.open("ab+", buffering=0) as file, locked(file):
            whole = _whole_length(self.path, file)
            if not whole:
                records = [self._first, *records]
            lines = [_line(record) for record in records]
            file.truncate(whole)  # what a crash left of a line
            append_synced(file, b"".join(lines), whole)
        if not whole:
            sync_folder(self.path.parent)

    def _lines(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """The numbers and values of the decisions; the first line is checked on the way."""
        if "\0" in str(self.path):
            raise CorpusError(f"{str(self.path)!r} cannot be the name of a file.")
        try:
            with open_ordinary(self.path) as file:
                yield from self._read(file)
        except OSError as problem:
            raise CorpusError(f"{self.path} cannot be read: {problem.strerror}.") from problem

    def _read(self, file: Any) -> Iterator[tuple[int, dict[str, Any]]]:
        if os.fstat(file.fileno()).st_size > _MOST_BYTES:
            raise CorpusError(f"{self.path} is larger than {_MOST_BYTES >> 20} MB.")
        number = 0
        while line := file.readline(_LONGEST_LINE):
            number += 1
            if not line.endswith(b"\n") and len(line) < _LONGEST_LINE:
                if number == 1:
                    _check_beginning(self.path, line)
                return  # only partly written
            values = _values(self.path, number, line)
            if number == 1:
                _check_format(self.path, values)
            else:
                yield number, values


def _whole_length(path: Path, file: Any) -> int:
    """The length up to the end of the last whole line; a file of another kind is left alone."""
    file.seek(0)
    first, end_of_line, _ = file.read(_LONGEST_LINE).partition(b"\n")
    if not end_of_line:
        _check_beginning(path, first)
        return 0
    _check_format(path, _values(path, 1, first))
    begin = file.seek(max(0, file.seek(0, os.SEEK_END) - _LONGEST_LINE))
    end = file.read().rfind(b"\n")
    if end < 0:
        raise CorpusError(f"{path} is damaged in its last line.")
    return int(begin + end + 1)


def _check_beginning(path: Path, first: bytes) -> None:
    """A first line that was not written completely has a known beginning, or zeros."""
    written = first.rstrip(b"\0")[: len(_BEGINNING)]
    if len(first) >= _LONGEST_LINE or not _BEGINNING.startswith(written):
        raise CorpusError(f"{path} is not a labelling; it stays as it is.")


def _line(record: Mapping[str, Any]) -> bytes:
    line = json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"
    if len(line) > _LONGEST_LINE:
        raise CorpusError(f"A decision of {len(line):,} bytes is too long; nothing was added.")
    return line


def _values(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        values = json.loads(line.decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise CorpusError(f"{path} is damaged in line {number}; it is not a labelling.")
    return values


def _check_format(path: Path, values: Mapping[str, Any]) -> None:
    found = values.get("format")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise CorpusError(f"{path} is not a labelling: its first line names no format.")
    if found > FORMAT:
        raise CorpusError(f"{path} was written by a newer version; update the program.")


def _decision(path: Path, number: int, values: Mapping[str, Any]) -> Decision:
    texts = {name: values.get(name, "") for name in _FIELDS}
    if not all(isinstance(text, str) for text in texts.values()):
        raise CorpusError(f"{path}, line {number}: a decision has texts only.")
    try:
        return _checked(Decision(**texts))
    except CorpusError as problem:
        raise CorpusError(f"{path}, line {number}: {problem}") from None


def _checked(decision: Decision) -> Decision:
    if decision.action not in ACTIONS:
        raise CorpusError(f"action = {decision.action!r} must be one of {', '.join(ACTIONS)}.")
    if decision.action in ABOUT_CLASSES and not decision.label.strip():
        raise CorpusError(f"The decision {decision.action!r} must name a class.")
    if decision.action in ABOUT_LINKS and not (decision.document and decision.value):
        raise CorpusError(f"The decision {decision.action!r} must name two documents.")
    if decision.action in MARKERS and whole_number(decision.value) is None:
        raise CorpusError(f"The decision {decision.action!r} must say how many lines it concerns.")
    if decision.action in ABOUT_DOCUMENTS and (
        not decision.document or (decision.action == LABEL) != bool(decision.label.strip())
    ):
        raise CorpusError("A decision names a document, and a label where it gives one.")
    return decision


def latest_decisions(history: Iterable[Decision]) -> dict[str, Decision]:
    """The decision that holds for each document; those that were undone are missing."""
    latest = {
        decision.document: decision for decision in history if decision.action in ABOUT_DOCUMENTS
    }
    return {name: decision for name, decision in latest.items() if decision.action != UNDO}


def labelled(corpus: Corpus, decisions: Mapping[str, Decision]) -> Corpus:
    """The corpus with the labels that were given; new classes come after those it has."""
    row_of = {name: row for row, name in enumerate(corpus.document_ids)}
    given = {
        name: decision.labels for name, decision in decisions.items() if decision.action == LABEL
    }
    known = {row_of[name]: labels for name, labels in given.items() if name in row_of}
    new = sorted({label for labels in known.values() for label in labels} - {*corpus.class_names})
    names = (*corpus.class_names, *new)
    number_of = {name: number for number, name in enumerate(names)}
    class_index = np.array(corpus.class_index, dtype=np.int64)
    sets = _label_sets(corpus, any(len(labels) > 1 for labels in known.values()))
    for row, labels in known.items():
        class_index[row] = number_of[labels[0]]
        if sets is not None:
            sets[row] = tuple(sorted({number_of[label] for label in labels}))
    return replace(
        corpus,
        class_index=class_index,
        class_names=names,
        label_sets=None if sets is None else tuple(sets),
        classes_are_ordered=corpus.classes_are_ordered and not new,
        notes=(*corpus.notes, *_notes(len(known), len(given) - len(known))),
    )


def _label_sets(corpus: Corpus, are_needed: bool) -> list[tuple[int, ...]] | None:
    """The classes of every document where some have several; None where each has one."""
    if corpus.label_sets is not None:
        return list(corpus.label_sets)
    if not are_needed:
        return None
    return [(int(index),) if index >= 0 else () for index in corpus.class_index]


def _notes(applied: int, unknown: int) -> list[str]:
    notes = [f"{applied:,} labels come from a labelling."] if applied else []
    if unknown:
        notes.append(
            f"{unknown:,} labels of the labelling name documents that are not in this corpus."
        )
    return notes
