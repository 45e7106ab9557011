"""The content of a labelling: every decision has an opposite that restores what was before."""

import time
from copy import deepcopy

import pytest

from workbench.corpora.labels import (
    CANNOT_LINK,
    CLASS,
    CLASS_REMOVED,
    COLOUR,
    LABEL,
    MUST_LINK,
    NOTE,
    RENAME,
    RULE,
    RULE_REMOVED,
    SKIP,
    UNDO,
    UNLINK,
    Decision,
)
from workbench.labelling.class_names import ClassNames
from workbench.labelling.content import Content, opposites

BEFORE = [
    Decision("d1", LABEL, "a"),
    Decision("d2", SKIP),
    Decision("", CLASS, "b"),
    Decision("d1", MUST_LINK, value="d2"),
    Decision("", COLOUR, "a", value="#000000"),
    Decision("", RULE, "a", value="cold water"),
]
CHANGES = [
    Decision("d1", LABEL, "b", value="a"),
    Decision("d1", UNDO),
    Decision("d3", LABEL, "a"),
    Decision("d2", CANNOT_LINK, value="d1"),
    Decision("d2", UNLINK, value="d1"),
    Decision("", CLASS, "c"),
    Decision("", CLASS_REMOVED, "a"),
    Decision("", RENAME, "z", value="a"),
    Decision("", COLOUR, "a", value="#FFFFFF"),
    Decision("", NOTE, "b", value="hills"),
    Decision("", RULE, "b", value="steep"),
    Decision("", RULE_REMOVED, "a", value="cold water"),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda made: made.action)
def test_the_opposite_restores_what_was(change):
    content = Content(ClassNames())
    opposites(content, BEFORE)
    held = deepcopy(content)
    taken = opposites(content, [change])
    assert content != held
    opposites(content, taken)
    content.notes = {name: note for name, note in content.notes.items() if note}
    assert content == held


@pytest.mark.parametrize(
    "change",
    [
        Decision("", CLASS, "a"),
        Decision("", CLASS_REMOVED, "z"),
        Decision("", RULE, "a", value="cold water"),
        Decision("", RULE_REMOVED, "b", value="cold water"),
    ],
    ids=lambda made: made.action,
)
def test_the_opposite_of_what_changes_nothing_changes_nothing(change):
    content = Content(ClassNames())
    opposites(content, BEFORE)
    held = deepcopy(content)
    opposites(content, opposites(content, [change]))
    assert content == held


def test_a_new_class_of_a_label_stays_known():
    content = Content(ClassNames(["x"]))
    opposites(content, [Decision("d1", LABEL, "a", value="b")])
    assert content.names == ["x", "a", "b"]


def test_a_class_that_gets_its_own_name_stays_as_it_is():
    content = Content(ClassNames(["a", "b"]))
    opposites(content, [Decision("", RENAME, "a", value="a")])
    assert content.names == ["a", "b"]


def test_replaying_takes_time_in_proportion_to_the_decisions():
    """Each new name was once compared with all before it: minutes for these."""
    count = 60_000
    content = Content(ClassNames())
    made = [Decision("d", LABEL, f"c{number}") for number in range(count)]
    made += [Decision("", RULE, "a", value=f"r{number}") for number in range(count)]
    made += [Decision("", RULE_REMOVED, "a", value=f"r{number}") for number in range(count)]
    start = time.process_time()
    opposites(content, made)
    assert time.process_time() - start < 10
    assert len(content.names) == count
    assert not list(content.rules)


def test_renaming_takes_time_in_proportion_to_the_decisions():
    """Each new name was once compared with all rules: a quarter of an hour for these."""
    count = 100_000
    content = Content(ClassNames(f"c{number}" for number in range(count)))
    made = [Decision("", RULE, f"c{number}", value="cold") for number in range(count)]
    made += [Decision("", RENAME, f"d{number}", value=f"c{number}") for number in range(count)]
    start = time.process_time()
    opposites(content, made)
    assert time.process_time() - start < 20
    assert [rule.label for rule in content.rules] == [f"d{number}" for number in range(count)]


def test_rules_stay_in_order_when_their_classes_get_other_names():
    content = Content(ClassNames("ab"))
    rules = [("a", "cold"), ("b", "steep"), ("c", "cold"), ("a", "wet"), ("c", "dry")]
    made = [Decision("", RULE, label, value=phrase) for label, phrase in rules]
    opposites(content, [*made, Decision("", RENAME, "c", value="a")])
    found = [(rule.label, rule.contains) for rule in content.rules]
    assert found == [("c", "cold"), ("b", "steep"), ("c", "wet"), ("c", "dry")]
