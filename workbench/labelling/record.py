"""A person's record: the decisions in the file of a labelling, as rows and classes of a corpus."""

from collections import Counter
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import LABEL, SKIP, UNDO, UNSURE, Decision, Labelling, now
from workbench.errors import ParameterError
from workbench.labelling.desk import Answer
from workbench.labelling.session import AUDIT

_SKIPPED = -1


class Record:
    """Every change is in the file before it counts; undo goes back without limit."""

    def __init__(self, corpus: Corpus, path: Path, person: str = "") -> None:
        self.path = path
        self._labelling = Labelling(path, corpus.name)
        self._person = person
        self._ids = corpus.document_ids
        self._row_of = {name: row for row, name in enumerate(corpus.document_ids)}
        self._changes: list[list[Decision]] = []  # that undo takes back, the latest last
        self._held: dict[str, Decision] = {}
        self.names = list(corpus.class_names)
        for decision in self._labelling.history() if path.exists() else ():
            self._apply([decision])

    def answers(self) -> dict[int, Answer]:
        """The decisions by rows; documents that are not in the corpus are left out."""
        return {
            self._row_of[name]: self._answer(made)
            for name, made in self._held.items()
            if name in self._row_of
        }

    def counts(self) -> list[int]:
        """How many documents were given each class."""
        given = Counter(made.label for made in self._held.values() if made.action == LABEL)
        return [given[name] for name in self.names]

    def label(self, row: int, name: str, kind: str) -> None:
        """Give a document a class, which may be new."""
        self._append([Decision(self._ids[row], LABEL, name, self._person, now(), kind)])

    def skip(self, row: int, cannot_tell: bool = False) -> None:
        """Set a document aside."""
        action = UNSURE if cannot_tell else SKIP
        self._append([Decision(self._ids[row], action, "", self._person, now())])

    def add_class(self, name: str) -> None:
        """Name a class before a document is given it."""
        name = name.strip()
        if not name or name in self.names:
            raise ParameterError(f"{name!r} is no new name of a class.")
        self.names.append(name)

    def rename(self, old: str, new: str) -> None:
        """Give all documents of a class another name; the name of another class merges the two."""
        new = new.strip()
        if not new or new == old:
            raise ParameterError(f"{new!r} is no other name of the class {old!r}.")
        held = [made for made in self._held.values() if made.label == old]
        if new in self.names:
            self.names.remove(old)
        else:
            self.names[self.names.index(old)] = new
        changed = [
            Decision(made.document, LABEL, new, self._person, now(), made.question) for made in held
        ]
        if changed:
            self._append(changed)

    def undo(self) -> int | None:
        """Take the latest change back and return the document it was about."""
        if not self._changes:
            return None
        latest = self._changes.pop()
        before = [self._before(made.document) for made in latest]
        self._labelling.append(before)
        for made in before:
            self._hold(made)
        return self._row_of.get(latest[0].document)

    def _before(self, document: str) -> Decision:
        """The decision that held before the latest change: the one of the last change but it."""
        for change in reversed(self._changes):
            for made in change:
                if made.document == document:
                    return made
        return Decision(document, UNDO, "", self._person, now())

    def _append(self, decisions: list[Decision]) -> None:
        self._labelling.append(decisions)
        self._apply(decisions)

    def _apply(self, decisions: list[Decision]) -> None:
        self._changes.append(decisions)
        for made in decisions:
            self._hold(made)

    def _hold(self, made: Decision) -> None:
        self._held.pop(made.document, None)
        if made.action != UNDO:
            self._held[made.document] = made
        if made.label and made.label not in self.names:
            self.names.append(made.label)

    def _answer(self, made: Decision) -> Answer:
        if made.action != LABEL:
            return Answer(_SKIPPED)
        return Answer(self.names.index(made.label), made.question == AUDIT)
