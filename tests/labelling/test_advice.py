"""The advice given while labelling."""

from workbench.labelling.advice import GOOD, NEUTRAL, WARNING, advice
from workbench.labelling.estimates import check_estimate as checks

NAMES = ("sea", "hill")


def texts(*values):
    return [(found.text, found.kind) for found in advice(*values)]


def test_enough_is_said_by_the_lower_end_of_the_interval():
    assert texts(checks(40, 40), 0, NAMES, (30, 30), (50, 50)) == [("Enough for 90 %", GOOD)]
    assert texts(checks(9, 9), 0, NAMES, (30, 30), (50, 50))[0][0] == "1 more check for an estimate"
    assert texts(checks(12, 20), 0, NAMES, (9, 9), (5, 5)) == [("Not yet sure of 80 %", NEUTRAL)]


def test_doubtful_labels_and_poor_classes_are_named():
    found = advice(checks(40, 40), 3, NAMES, (40, 4), (60, 40))
    assert (found[1].text, found[1].kind) == ("3 labels look wrong", WARNING)
    assert (found[2].text, found[2].about) == ("hill needs more labels", "hill")
    assert advice(checks(0, 0), 1, NAMES, (1, 1), (2, 2))[1].text == "1 label looks wrong"


def test_a_rare_class_does_not_need_as_many_as_a_frequent_one():
    assert len(advice(checks(40, 40), 0, NAMES, (45, 5), (90, 10))) == 1
