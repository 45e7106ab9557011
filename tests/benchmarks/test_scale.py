"""Every method was measured at two shares of labels, and its help page gives the limits."""

import json
import re
import sys
from pathlib import Path

import pytest

from workbench.experiments.plans.array_sizes import (
    APPROXIMATE,
    ARRAYS,
    MOST_LABELLED,
    MOST_LABELLED_PAIRS,
    MOST_SHARED,
    CorpusSize,
    peak_bytes,
)
from workbench.methods.registry import METHODS
from workbench.paths import resources

BENCHMARKS = Path(__file__).resolve().parent
KEPT = json.loads((BENCHMARKS / "results" / "scale.json").read_text("utf-8"))
ALL_TERMS = 40_901  # of the corpus, where a measurement does not say how many it had
SENTENCE = re.compile(r"(\d+) GB hold about ([\d,]+) documents(?: with (a tenth|half) labelled)?")


@pytest.fixture(scope="module")
def scale():
    sys.path.insert(0, str(BENCHMARKS))
    import scale

    yield scale
    sys.path.remove(str(BENCHMARKS))
    for name in ("scale", "spectral", "growth", "measure"):
        sys.modules.pop(name, None)


def page_of(name):
    return (resources() / "help" / "methods" / f"{name}.md").read_text("utf-8")


@pytest.mark.parametrize("name", METHODS)
def test_the_help_page_of_every_method_gives_its_limits(scale, name):
    growth = scale.found_growth(KEPT, name)
    assert growth is not None, f"python tests/benchmarks/scale.py --method {name} --help-pages"
    text = page_of(name)
    assert text.count("## Limits") == 1
    assert scale.limits_text(name, growth, KEPT, METHODS[name].most_documents).strip() in text
    assert "GB of memory" in text


@pytest.mark.parametrize("name", METHODS)
def test_what_fits_into_memory_follows_from_the_largest_arrays(scale, name):
    """Every sentence "N GB hold M documents" agrees with the formula within a factor of 1.5."""
    sentences = SENTENCE.findall(page_of(name))
    assert len(sentences) == (2 if METHODS[name].task == "cluster" else 4)
    for memory, documents, labelled in sentences:
        share = {"a tenth": 0.1, "half": 0.5}.get(labelled, 1.0)
        size = scale.reference_size(int(documents.replace(",", "")), share)
        needed = peak_bytes(name, size) / 1e9
        assert int(memory) / 1.5 <= needed <= int(memory) * 1.5


def test_no_other_help_page_says_what_memory_holds():
    for page in (resources() / "help").rglob("*.md"):
        if page.stem not in METHODS:
            assert not SENTENCE.search(page.read_text("utf-8")), page.name


@pytest.mark.parametrize("name", METHODS)
def test_the_formula_agrees_with_every_measured_peak(scale, name):
    """Within 1.5 ×, from 250 to 16,000 documents, with a tenth and with half of them labelled."""
    task, compared = METHODS[name].task, 0
    for key, is_other in ((name, False), (f"{name}{scale.OTHER_SHARE}", True)):
        share = 1.0 if task == "cluster" else scale.share_of(task, is_other)
        for documents, result in KEPT.get(key, {}).items():
            if "peak_mb" in result:
                terms = result.get("terms") or ALL_TERMS
                if ARRAYS[name].links:  # a graph of the terms that occur in training documents
                    terms = round(terms * share**0.6)
                size = scale.reference_size(int(documents), share)
                known = CorpusSize(size.documents, size.training, terms, size.entries, 20)
                ratio = peak_bytes(name, known) / 1e6 / result["peak_mb"]
                assert 1 / 1.5 <= ratio <= 1.5, (key, documents, ratio)
                compared += 1
    assert compared >= 2 + (task != "cluster")


@pytest.mark.parametrize("name", ["term-cluster-kernel", "supervised-term-cluster-kernel"])
def test_the_formula_agrees_with_kernels_of_all_terms_of_a_large_training_set(scale, name):
    """The peers' measurement by date: 11,314 of 18,846 documents learn, as a run would."""
    peers = json.loads((BENCHMARKS / "results" / "peers.json").read_text("utf-8"))["20news-bydate"]
    found = [result for key, result in peers.items() if f"/{name}" in key and "peak_mb" in result]
    assert found
    size = scale.reference_size(18_846, 11_314 / 18_846)
    assert size.terms == pytest.approx(41_270, rel=0.01)
    for result in found:
        assert 1 / 1.5 <= peak_bytes(name, size) / 1e6 / result["peak_mb"] <= 1.5


def test_enforced_limits_are_those_of_the_methods():
    from workbench.methods.baselines import document_kernel_svm
    from workbench.methods.higher_order import classifiers

    limited = {name: m.most_documents for name, m in METHODS.items() if m.most_documents}
    assert limited.pop("document-kernel-svm") == document_kernel_svm.MOST_DOCUMENTS
    assert set(limited) == {"flexible-constrained-clustering"}
    assert classifiers.LARGEST_PREPARED == MOST_SHARED


def test_estimates_use_the_limits_up_to_which_methods_are_exact():
    from workbench.methods.baselines.clustering import K_MEANS_LIMIT
    from workbench.methods.baselines.kernel_svm import KERNEL_LIMIT, LINEAR_LIMIT
    from workbench.methods.covariance_spaces import document_space_clusterer
    from workbench.methods.covariance_spaces.hierarchical import MOST_DOCUMENTS
    from workbench.methods.few_labels import few_labels
    from workbench.methods.higher_order.sampled_paths import (
        EXACT_DOCUMENTS,
        EXACT_LABELLED,
        EXACT_PAIRS,
    )
    from workbench.methods.spectral.sampled import GRAPH_LIMIT
    from workbench.methods.sprinkled_lsi import classifiers as sprinkled

    limits = {name: limit for name, (limit, _) in APPROXIMATE.items()}
    assert limits.pop("linear-svm") == LINEAR_LIMIT
    assert limits.pop("k-means") == K_MEANS_LIMIT
    assert limits.pop("few-labels") == few_labels.EXACT_DOCUMENTS
    assert limits.pop("spherical-k-means") == document_space_clusterer.EXACT_DOCUMENTS
    latent = ("lsi", "sprinkled-lsi", "adaptive-sprinkled-lsi")
    assert {limits.pop(name) for name in latent} == {sprinkled.EXACT_DOCUMENTS}
    assert limits.pop("hierarchical-clustering") == MOST_DOCUMENTS
    assert {limits.pop(name) for name in ("rbf-svm", "polynomial-svm")} == {KERNEL_LIMIT}
    assert (EXACT_LABELLED, EXACT_PAIRS) == (MOST_LABELLED, MOST_LABELLED_PAIRS)
    spectral = {name for name in limits if name.startswith("spectral-")}
    assert len(spectral) == 3
    assert {limits.pop(name) for name in spectral} == {GRAPH_LIMIT}
    assert set(limits.values()) == {EXACT_DOCUMENTS}


def test_a_size_without_a_result_is_mentioned(scale):
    found = {"250": {"seconds": 1.0, "terms": 9}, "500": {"seconds": 2.0, "terms": 9}}
    notes = scale.measurement_notes({"2000": {"failed": "no result within 150 s"}, **found})
    assert "2,000 documents: no result within 150 s with all terms of the corpus." in notes
    assert "Only two sizes were measured." in notes


def test_a_number_far_beyond_the_measurements_is_called_a_guess(scale):
    assert scale.extrapolation_note(9.9) == ""
    note = scale.extrapolation_note(420.0)
    assert note.startswith(" That is 420 times as many as were measured; time may grow faster")


@pytest.mark.parametrize("name", METHODS)
def test_no_page_extrapolates_a_growth_slower_than_that_of_the_documents(name):
    powers = re.findall(r"Time grows with the power ([\d.]+)", page_of(name))
    assert all(float(power) >= 1 for power in powers)
    assert len(powers) == (0 if "if it then grows in proportion" in page_of(name) else 1)
