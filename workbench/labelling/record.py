"""A person's record: the decisions in the file of a labelling, as rows and classes of a corpus."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import (
    CANNOT_LINK,
    CLASS,
    CLASS_REMOVED,
    COLOUR,
    LABEL,
    MARKERS,
    MUST_LINK,
    NOTE,
    RENAME,
    RULE,
    RULE_REMOVED,
    SKIP,
    TAKE_BACK,
    TOGETHER,
    UNLINK,
    UNSURE,
    Decision,
    Labelling,
    further_labels,
    now,
)
from workbench.errors import CorpusError, ParameterError
from workbench.labelling.class_names import ClassNames
from workbench.labelling.content import Content, changes_in, documents_of_classes, opposites
from workbench.labelling.labelling_files import labelling_of
from workbench.labelling.rules import Rule
from workbench.labelling.settings import CHECK
from workbench.labelling.situation import NumberedDecision
from workbench.methods.algebra.graph_settings import Links
from workbench.palette import kept_colours

_SKIPPED = -1


class DecisionRecord:
    """Every change is in the file before it counts; undo goes back without limit."""

    def __init__(self, corpus: Corpus, file: Path | Labelling, person: str = "") -> None:
        labelling = file if isinstance(file, Labelling) else labelling_of(corpus, file)
        self._labelling, self.path, self.person = labelling, labelling.path, person
        self._ids = corpus.document_ids
        self._given = documents_of_classes(corpus)
        self._opposites: list[list[Decision]] = []  # of the changes, the latest last
        self._undone: list[list[Decision]] = []
        self._is_incomplete = False  # the last change in the file
        self._content = Content(ClassNames(corpus.class_names))
        if self.path.exists():
            self._replay(self._labelling.history())

    @cached_property
    def _row_of(self) -> dict[str, int]:
        # When it is first needed: reading a million identifiers takes seconds.
        return {name: row for row, name in enumerate(self._ids)}

    @property
    def names(self) -> list[str]:
        """The classes in the order of their numbers."""
        return self._content.names

    @property
    def colours(self) -> dict[str, str]:
        """The colours that a person chose for classes."""
        return {name: colour for name, colour in self._content.colours.items() if colour}

    @property
    def notes(self) -> dict[str, str]:
        """What a person noted about classes."""
        return {name: note for name, note in self._content.notes.items() if note}

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules, the oldest first."""
        return tuple(self._content.rules)

    def answers(self) -> dict[int, NumberedDecision]:
        """The decisions by rows; documents that are not in the corpus are left out."""
        number_of = {name: number for number, name in enumerate(self.names)}
        return {
            self._row_of[name]: _numbered(decision, number_of)
            for name, decision in self._content.documents.items()
            if name in self._row_of and (decision.action != LABEL or decision.label in number_of)
        }

    def rows_named(self, names: Sequence[str]) -> list[int]:
        """The rows of documents; those that are not in the corpus are left out."""
        return [self._row_of[name] for name in names if name in self._row_of]

    def links(self) -> Links:
        """The links by rows."""
        found = {}
        for (first, second), decision in self._content.links.items():
            if first in self._row_of and second in self._row_of:
                low, high = sorted((self._row_of[first], self._row_of[second]))
                found[low, high] = decision.action == CANNOT_LINK
        return found

    def counts(self) -> list[int]:
        """How many documents were given each class."""
        given = Counter(
            label for decision in self._content.documents.values() for label in decision.labels
        )
        return [given[name] for name in self.names]

    def rows_of(self, name: str) -> list[int]:
        """The documents that were given a class."""
        held = self._content.documents.items()
        return [
            self._row_of[key]
            for key, decision in held
            if decision.label == name and key in self._row_of
        ]

    def labels(self) -> dict[str, str]:
        """The classes of documents by their names, to be compared with another person's."""
        held = self._content.documents.items()
        return {name: decision.label for name, decision in held if decision.action == LABEL}

    def label(self, row: int, name: str, kind: str, suggested: str = "") -> None:
        """Give a document a class, which may be new."""
        self.label_all([row], name, kind, suggested)

    def label_all(self, rows: Iterable[int], name: str, kind: str, suggested: str = "") -> None:
        """Give documents a class in one change."""
        self._change([self._labelled(self._ids[row], name, kind, suggested) for row in rows])

    def add_label(self, row: int, name: str) -> None:
        """Give a document a further class, or take it away again; one stays."""
        held = self._content.documents.get(self._ids[row])
        labels = () if held is None else held.labels
        wanted = tuple(label for label in labels if label != name)
        wanted = wanted if name in labels else (*labels, name)
        if wanted:
            kind = held.question if held is not None else ""
            more = further_labels(wanted[1:])
            decision = Decision(
                self._ids[row], LABEL, wanted[0], self.person, now(), kind, "", more
            )
            self._change([decision])

    def labels_of(self, row: int) -> tuple[str, ...]:
        """The classes that a document was given."""
        held = self._content.documents.get(self._ids[row])
        return () if held is None else held.labels

    def skip(self, row: int, cannot_tell: bool = False) -> None:
        """Set a document aside."""
        action = UNSURE if cannot_tell else SKIP
        self._change([Decision(self._ids[row], action, "", self.person, now())])

    def link(self, rows: Sequence[int], is_apart: bool) -> None:
        """Link the first document with each of the others, in one change; apart: cannot-links."""
        action = CANNOT_LINK if is_apart else MUST_LINK
        pairs = [(rows[0], row) for row in rows[1:] if row != rows[0]]
        self._change([self._linked(action, *pair) for pair in pairs])

    def unlink(self, first: int, second: int) -> None:
        """Remove a link."""
        self._change([self._linked(UNLINK, first, second)])

    def add_class(self, name: str) -> None:
        """Name a class before a document is given it."""
        self._check_new(name)
        self._change([self._about_class(CLASS, name.strip())])

    def colour(self, name: str, colour: str) -> None:
        """Give a class another colour."""
        self._change([self._about_class(COLOUR, name, colour)])

    def note(self, name: str, text: str) -> None:
        """Note what belongs to a class."""
        self._change([self._about_class(NOTE, name, text)])

    def add_rule(self, rule: Rule) -> None:
        """Let a rule vote from now on."""
        if rule in self.rules:
            raise ParameterError(f"The rule “{rule.contains}” → {rule.label} exists already.")
        self._change([self._about_class(RULE, rule.label, rule.contains)])

    def remove_rule(self, rule: Rule) -> None:
        """Stop a rule from voting."""
        self._change([self._about_class(RULE_REMOVED, rule.label, rule.contains)])

    def rename(self, old: str, new: str) -> None:
        """Give all documents of a class another name; the name of another class merges the two."""
        new = new.strip()
        if not new or new == old:
            raise ParameterError(f"{new!r} is not another name of the class {old!r}.")
        held = {decision.document: decision for decision in self._content.documents.values()}
        moved = [decision.document for decision in held.values() if decision.label == old]
        moved += [name for name in self._given.get(old, ()) if name not in held]
        changed = [
            self._labelled(name, new, held[name].question if name in held else "") for name in moved
        ]
        rules = [rule for rule in self.rules if rule.label == old]
        if new in self.names:
            changed += [self._about_class(RULE_REMOVED, old, rule.contains) for rule in rules]
            changed += [self._about_class(RULE, new, rule.contains) for rule in rules]
            changed.append(self._about_class(CLASS_REMOVED, old))
            kept = kept_colours(self.names, self.colours)
            changed += [self._about_class(COLOUR, *pair) for pair in kept.items() if pair[0] != old]
        else:
            changed.insert(0, self._about_class(RENAME, new, old))
        self._change(changed)

    def take_over(self, decisions: Iterable[Decision]) -> int:
        """Take over what was decided elsewhere, in one change: how many decisions fit."""
        fitting = [
            decision
            for decision in decisions
            if decision.action not in MARKERS
            and (not decision.document or decision.document in self._row_of)
        ]
        if not any(decision.document for decision in fitting):
            raise CorpusError("None of the decisions is about a document of this corpus.")
        self._change(fitting)
        return len(fitting)

    def undo(self) -> int | None:
        """Undo the latest change: the row it was about, −1 for no document, None for none."""
        if not self._opposites:
            return None
        undoing = self._opposites[-1]
        marker = Decision("", TAKE_BACK, "", self.person, now(), value=str(len(undoing)))
        self._labelling.append([marker, *undoing])
        self._opposites.pop()
        self._undone.append(opposites(self._content, undoing))
        return self._row_of.get(undoing[-1].document, -1)

    def redo(self) -> int | None:
        """Repeat the change undone last, until there is another; the answer is that of undo."""
        if not self._undone:
            return None
        self._write(self._undone[-1])
        return self._row_of.get(self._undone.pop()[-1].document, -1)

    @property
    def steps(self) -> tuple[int, int]:
        """How many changes can be undone, and how many undone ones repeated."""
        return len(self._opposites), len(self._undone)

    def _change(self, decisions: list[Decision]) -> None:
        if decisions:
            self._write(decisions)
            self._undone = []

    def _write(self, decisions: list[Decision]) -> None:
        marker = Decision("", TOGETHER, "", self.person, now(), value=str(len(decisions)))
        is_marked = len(decisions) > 1 or self._is_incomplete
        self._labelling.append([marker, *decisions] if is_marked else decisions)
        self._is_incomplete = False
        self._opposites.append(opposites(self._content, decisions))

    def _replay(self, history: Sequence[Decision]) -> None:
        for action, decisions, is_whole in changes_in(history):
            undoing = opposites(self._content, decisions)
            if action == TAKE_BACK and is_whole:
                del self._opposites[-1:]
            elif undoing:
                self._opposites.append(undoing)
            self._is_incomplete = not is_whole

    def _labelled(self, document: str, name: str, kind: str, suggested: str = "") -> Decision:
        held = self._content.documents.get(document)
        kind = CHECK if held is not None and held.question == CHECK else kind  # it stays one
        return Decision(document, LABEL, name, self.person, now(), kind, suggested)

    def _linked(self, action: str, first: int, second: int) -> Decision:
        document, other = self._ids[first], self._ids[second]
        return Decision(document, action, "", self.person, now(), value=other)

    def _about_class(self, action: str, name: str, value: str = "") -> Decision:
        return Decision("", action, name, self.person, now(), value=value)

    def _check_new(self, name: str) -> None:
        if not name.strip() or name.strip() in self.names:
            raise ParameterError(f"{name!r} is not a new name of a class.")


def _numbered(decision: Decision, number_of: dict[str, int]) -> NumberedDecision:
    if decision.action != LABEL:
        return NumberedDecision(_SKIPPED)
    return NumberedDecision(number_of[decision.label], decision.question == CHECK)
