"""What a labelling holds after its decisions: labels, classes, links and rules, each undoable."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import (
    ABOUT_DOCUMENTS,
    ABOUT_LINKS,
    CLASS,
    CLASS_REMOVED,
    COLOUR,
    MARKERS,
    NOTE,
    RENAME,
    RULE,
    RULE_REMOVED,
    UNDO,
    UNLINK,
    Decision,
)
from workbench.labelling.class_names import ClassNames
from workbench.labelling.kept_rules import KeptRules
from workbench.labelling.rules import Rule
from workbench.plain_text import whole_number


@dataclass
class Content:
    """Applies decisions one after another; what undoes each is computed before it is applied."""

    classes: ClassNames
    documents: dict[str, Decision] = field(default_factory=dict)
    links: dict[tuple[str, str], Decision] = field(default_factory=dict)
    colours: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    rules: KeptRules = field(default_factory=KeptRules)

    @property
    def names(self) -> list[str]:
        """The classes in the order of their numbers."""
        return list(self.classes)

    def apply(self, decision: Decision) -> None:
        """Apply a decision."""
        if decision.action in ABOUT_DOCUMENTS:
            self._apply_label(decision)
        elif decision.action in ABOUT_LINKS:
            self.links.pop(pair_of(decision), None)
            if decision.action != UNLINK:
                self.links[pair_of(decision)] = decision
        else:
            self._apply_class(decision)

    def opposite(self, decision: Decision) -> Decision:
        """What undoes a decision; call it before the decision is applied."""
        if decision.action in ABOUT_DOCUMENTS:
            return self.documents.get(decision.document, _taken_back(decision, UNDO))
        if decision.action in ABOUT_LINKS:
            return self.links.get(pair_of(decision), _taken_back(decision, UNLINK))
        return self._opposite_of_class(decision)

    def _opposite_of_class(self, decision: Decision) -> Decision:
        if self._is_done(decision):
            return decision
        if decision.action == CLASS_REMOVED:
            position = self.classes.index(decision.label)
            return replace(decision, action=CLASS, value=str(position))
        if decision.action == RENAME:
            return replace(decision, label=decision.value, value=decision.label)
        if decision.action in (COLOUR, NOTE):
            held = self.colours if decision.action == COLOUR else self.notes
            return replace(decision, value=held.get(decision.label, ""))
        opposites = {CLASS: CLASS_REMOVED, RULE: RULE_REMOVED, RULE_REMOVED: RULE}
        return replace(decision, action=opposites[decision.action])

    def _is_done(self, decision: Decision) -> bool:
        """Whether the class or rule of a decision is there already, or gone: nothing changes."""
        if decision.action in (CLASS, CLASS_REMOVED):
            return (decision.label in self.classes) == (decision.action == CLASS)
        if decision.action in (RULE, RULE_REMOVED):
            is_kept = Rule(decision.value, decision.label) in self.rules
            return is_kept == (decision.action == RULE)
        return False

    def _apply_label(self, decision: Decision) -> None:
        self.documents.pop(decision.document, None)
        if decision.action != UNDO:
            self.documents[decision.document] = decision
        for label in decision.labels:
            self._add(label)

    def _apply_class(self, decision: Decision) -> None:
        if decision.action == CLASS:
            self._add(decision.label, decision.value)
        elif decision.action == CLASS_REMOVED and decision.label in self.classes:
            self.classes.remove(decision.label)
        elif decision.action == RENAME and decision.value in self.classes:
            self._rename(decision.value, decision.label)
        elif decision.action in (COLOUR, NOTE):
            held = self.colours if decision.action == COLOUR else self.notes
            held[decision.label] = decision.value
        elif decision.action == RULE:
            self.rules.add(Rule(decision.value, decision.label))
        elif decision.action == RULE_REMOVED:
            self.rules.remove(Rule(decision.value, decision.label))

    def _add(self, name: str, position: str = "") -> None:
        if name not in self.classes:
            number = whole_number(position)
            self.classes.insert(len(self.classes) if number is None else number, name)

    def _rename(self, old: str, new: str) -> None:
        if new == old:
            return
        if new in self.classes:  # named by a label that was given back before the name was
            self.classes.remove(new)
        self.classes.rename(old, new)
        for held in (self.colours, self.notes):
            if old in held:
                held[new] = held.pop(old)
        self.rules.rename(old, new)


def pair_of(decision: Decision) -> tuple[str, str]:
    """The two documents of a link, in one order."""
    first, second = sorted((decision.document, decision.value))
    return first, second


def opposites(content: Content, decisions: Iterable[Decision]) -> list[Decision]:
    """Apply decisions one after another and return what undoes them, the last first."""
    undoing: list[Decision] = []
    for decision in decisions:
        undoing.append(content.opposite(decision))
        content.apply(decision)
    return undoing[::-1]


def changes_in(history: Sequence[Decision]) -> Iterator[tuple[str, Sequence[Decision], bool]]:
    """The changes of a history: the action of the marker, the decisions, whether all are there.

    One that a crash cut short ends where the next one is marked.
    """
    start = 0
    while start < len(history):
        marker = history[start]
        start += marker.action in MARKERS
        wanted = start + (int(marker.value) if marker.action in MARKERS else 1)
        end = start
        while end < min(wanted, len(history)) and history[end].action not in MARKERS:
            end += 1
        yield marker.action, history[start:end], end == wanted
        start = end


def _taken_back(decision: Decision, action: str) -> Decision:
    value = decision.value if action == UNLINK else ""
    return Decision(decision.document, action, by=decision.by, time=decision.time, value=value)


def documents_of_classes(corpus: Corpus) -> dict[str, list[str]]:
    """The documents of the classes of a corpus that is labelled in part."""
    if not (corpus.class_index < 0).any():
        return {}
    found: dict[str, list[str]] = {}
    for name, index in zip(corpus.document_ids, corpus.class_index.tolist(), strict=True):
        if index >= 0:
            found.setdefault(corpus.class_names[index], []).append(name)
    return found
