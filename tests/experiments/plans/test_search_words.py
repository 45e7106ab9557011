"""Methods are found by other names."""

import pytest

from workbench.experiments.plans.search_words import found_by, search_text
from workbench.methods.registry import METHODS


@pytest.mark.parametrize("method", METHODS)
def test_every_method_is_found_by_its_own_title(method):
    assert found_by(method, METHODS[method].title)


def test_acronyms_and_families_are_found():
    assert found_by("higher-order-kernel", "HOSK")
    assert found_by("spherical-k-means", "cov")
    assert found_by("lsi", "latent semantic analysis")
    assert not found_by("lsi", "bayes")
    assert found_by("lsi", "dimensions", also="Dimensions")


def test_search_texts_are_lower_case():
    assert all(search_text(method) == search_text(method).casefold() for method in METHODS)
