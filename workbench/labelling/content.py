"""What a labelling holds after its decisions: labels, classes, links and rules, each undoable."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from workbench.corpora.labels import (
    ABOUT_DOCUMENTS,
    ABOUT_LINKS,
    CLASS,
    CLASS_REMOVED,
    COLOUR,
    NOTE,
    RENAME,
    RULE,
    RULE_REMOVED,
    UNDO,
    UNLINK,
    Decision,
)
from workbench.labelling.rules import Rule
from workbench.plain_text import whole_number


@dataclass
class Content:
    """Applies decisions one after another; what undoes each is computed before it is applied."""

    names: list[str]
    documents: dict[str, Decision] = field(default_factory=dict)
    links: dict[tuple[str, str], Decision] = field(default_factory=dict)
    colours: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)

    def apply(self, made: Decision) -> None:
        """Apply a decision."""
        if made.action in ABOUT_DOCUMENTS:
            self._apply_label(made)
        elif made.action in ABOUT_LINKS:
            self.links.pop(pair_of(made), None)
            if made.action != UNLINK:
                self.links[pair_of(made)] = made
        else:
            self._apply_class(made)

    def opposite(self, made: Decision) -> Decision:
        """What undoes a decision; call it before the decision is applied."""
        if made.action in ABOUT_DOCUMENTS:
            return self.documents.get(made.document, _taken_back(made, UNDO))
        if made.action in ABOUT_LINKS:
            return self.links.get(pair_of(made), _taken_back(made, UNLINK))
        return self._opposite_of_class(made)

    def _opposite_of_class(self, made: Decision) -> Decision:
        if made.action == CLASS_REMOVED:
            position = self.names.index(made.label) if made.label in self.names else len(self.names)
            return replace(made, action=CLASS, value=str(position))
        if made.action == RENAME:
            return replace(made, label=made.value, value=made.label)
        if made.action in (COLOUR, NOTE):
            held = self.colours if made.action == COLOUR else self.notes
            return replace(made, value=held.get(made.label, ""))
        opposites = {CLASS: CLASS_REMOVED, RULE: RULE_REMOVED, RULE_REMOVED: RULE}
        return replace(made, action=opposites[made.action])

    def _apply_label(self, made: Decision) -> None:
        self.documents.pop(made.document, None)
        if made.action != UNDO:
            self.documents[made.document] = made
        for label in made.labels:
            self._add(label)

    def _apply_class(self, made: Decision) -> None:
        if made.action == CLASS:
            self._add(made.label, made.value)
        elif made.action == CLASS_REMOVED and made.label in self.names:
            self.names.remove(made.label)
        elif made.action == RENAME and made.value in self.names:
            self._rename(made.value, made.label)
        elif made.action in (COLOUR, NOTE):
            held = self.colours if made.action == COLOUR else self.notes
            held[made.label] = made.value
        elif made.action == RULE:
            self.rules.append(Rule(made.value, made.label))
        elif made.action == RULE_REMOVED:
            self.rules = [rule for rule in self.rules if rule != Rule(made.value, made.label)]

    def _add(self, name: str, position: str = "") -> None:
        if name not in self.names:
            number = whole_number(position)
            self.names.insert(len(self.names) if number is None else number, name)

    def _rename(self, old: str, new: str) -> None:
        self.names[self.names.index(old)] = new
        for held in (self.colours, self.notes):
            if old in held:
                held[new] = held.pop(old)
        self.rules = [
            replace(rule, label=new) if rule.label == old else rule for rule in self.rules
        ]


def pair_of(made: Decision) -> tuple[str, str]:
    """The two documents of a link, in one order."""
    first, second = sorted((made.document, made.value))
    return first, second


def opposites(content: Content, decisions: Iterable[Decision]) -> list[Decision]:
    """Apply decisions one after another and return what undoes them, the last first."""
    taken: list[Decision] = []
    for made in decisions:
        taken.append(content.opposite(made))
        content.apply(made)
    return taken[::-1]


def _taken_back(made: Decision, action: str) -> Decision:
    value = made.value if action == UNLINK else ""
    return Decision(made.document, action, by=made.by, time=made.time, value=value)
