"""κ and α against their definitions, written out, and examples computed by hand."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.labelling.agreement import agreement, kappa_of_pairs, krippendorff_alpha

LABELLINGS = st.lists(
    st.dictionaries(st.sampled_from("pqrstuvw"), st.sampled_from("abc"), max_size=8),
    min_size=2,
    max_size=4,
)


def literal_alpha(labellings):
    """1 − observed / expected disagreement from all pairs, as Krippendorff defines it."""
    units = {}
    for labels in labellings:
        for name, label in labels.items():
            units.setdefault(name, []).append(label)
    units = [values for values in units.values() if len(values) > 1]
    everything = [value for values in units for value in values]
    count = len(everything)
    observed = sum(
        (left != right) / (len(values) - 1)
        for values in units
        for left, right in itertools.permutations(values, 2)
    )
    pairs = itertools.permutations(everything, 2)
    expected = sum(left != right for left, right in pairs) / max(count - 1, 1)
    return 1 - observed / expected if expected else math.nan


def test_kappa_of_an_example_computed_by_hand():
    # 20 both yes, 5 and 10 differ, 15 both no: p_o = 0.7, p_e = 0.5 · 0.6 + 0.5 · 0.4 = 0.5.
    pairs = [("y", "y")] * 20 + [("y", "n")] * 5 + [("n", "y")] * 10 + [("n", "n")] * 15
    assert kappa_of_pairs(pairs) == pytest.approx(0.4)
    assert math.isnan(kappa_of_pairs([]))
    assert math.isnan(kappa_of_pairs([("a", "a")] * 3))


@given(LABELLINGS)
def test_alpha_is_its_definition_for_any_number_of_persons(labellings):
    assert krippendorff_alpha(labellings) == pytest.approx(literal_alpha(labellings), nan_ok=True)


def test_disagreements_are_listed_in_the_order_of_the_first_person():
    first = {"d1": "a", "d2": "b", "d3": "a", "d4": "b"}
    second = {"d4": "a", "d2": "b", "d1": "b", "d9": "a"}
    found = agreement(first, second)
    assert found.documents == 3
    assert found.agreed == pytest.approx(1 / 3)
    assert found.disagreements == (("d1", "a", "b"), ("d4", "b", "a"))
    # p_e = (1·1 + 2·2)/9 with a: 1 and 1, b: 2 and 2; κ = (1/3 − 5/9)/(4/9).
    assert found.kappa == pytest.approx(-0.5)
