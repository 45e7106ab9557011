"""The paper recipes that ship with the program: valid in every size, and running on a slice."""

import pytest

from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe import SIZES
from workbench.experiments.reproduction.recipe_corpora import drawn_corpus
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.running import run_recipe
from workbench.experiments.reproduction.table_rows import read_number

NAMES = (
    "adaptive-sprinkling",
    "constrained-clustering",
    "hosk",
    "hosk-settings",
    "hybrid-estimates",
    "hybrid-models",
    "spectral-classification",
    "spectral-clustering",
    "spectral-settings",
    "term-clusters",
)
MISPRINT = ("science", "70%")  # the accuracies give 5.20, 4.84 is printed


def test_every_paper_recipe_is_listed():
    assert recipe_names() == NAMES


def plans_of(recipe):
    return {part.key: Plan.from_dict({"name": part.key, **part.values}) for part in recipe.plans}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_recipes_are_valid_in_every_size(name, size):
    recipe = load_recipe(name, size)
    plans = plans_of(recipe)
    for key, plan in plans.items():
        assert check_plan(plan) == (), key
    labels = {method.label for plan in plans.values() for method in plan.methods}
    metrics = {metric for plan in plans.values() for metric in plan.metrics}
    for claim in recipe.claims:
        group = f"{claim.group} " if claim.kind == "rank" else ""
        assert {group + claim.method, group + (claim.baseline or claim.method)} <= labels
        assert claim.metric in metrics
        for key in claim.plans:
            assert any(plan.startswith(key.removesuffix("*")) for plan in plans)
    for table in recipe.tables:
        assert set(table.columns) <= labels
        assert table.metric in metrics
    for relative in recipe.relative:
        assert {f"{relative.group} {column}" for column in relative.columns} <= labels
        assert len(relative.values) == len(relative.columns)
        pairs = len(relative.columns) * (len(relative.columns) - 1) // 2
        assert len(relative.signs.split()) == pairs


@pytest.mark.parametrize("name", NAMES)
def test_a_recipe_says_what_the_paper_leaves_open_and_why_numbers_differ(name):
    recipe = load_recipe(name)
    assert recipe.left_open
    assert recipe.why
    assert recipe.claims


def test_printed_accuracies_and_printed_gains_agree():
    """A check for typing errors: the paper prints both."""
    for table in load_recipe("hosk").tables:
        linear, hosk = (table.columns.index(name) for name in ("Linear", "HOSK"))
        for (training, line), gain in zip(table.rows.items(), table.gains, strict=True):
            base, value = (read_number(line[column])[0] for column in (linear, hosk))
            agrees = 100 * (value - base) / base == pytest.approx(gain, abs=0.011)
            assert agrees == ((table.plan, training) != MISPRINT)


def test_a_sample_is_reproducible_and_has_equally_many_of_each_class(tmp_path):
    from workbench.corpora.catalogue import open_corpus
    from workbench.corpora.readers.settings import ReadingSettings

    file, reading = drawn_corpus("tour", ReadingSettings(), 7, seed=3)
    again, _ = drawn_corpus("tour", ReadingSettings(), 7, seed=3)
    other, _ = drawn_corpus("tour", ReadingSettings(), 7, seed=4)
    assert file == again != other
    drawn = open_corpus(str(file), reading)
    assert set(drawn.class_sizes().values()) == {7}
    whole = set(open_corpus("tour").texts)
    assert set(drawn.texts) <= whole
    assert set(drawn.document_ids) != set(open_corpus(str(other), reading).document_ids)


EXPECTED_ON_PAGE = {
    "adaptive-sprinkling": (
        "ordinal: Accuracy against latent dimensions",
        "orthogonal: W/B against squared error",
        "hierarchical: confusions of kNNC raw",
        "ordinal: confusions of kNNC LSI+AS",
        "<td>SVM LSI</td>",
    ),
    "constrained-clustering": ("20news: Constrained Rand index against constraints",),
    "hosk-settings": ("webkb5: Accuracy against", "<td>HOSK, z-score</td>"),
    "hybrid-estimates": ("hac re0: F-measure against latent", "<td>GVSM average association</td>"),
    "spectral-settings": (
        "3news, labels: links of Spectral with 6 labelled",
        "3news, labels: links of Spectral with 60% labelled",
        "3news, pairs: Constrained Rand index against constraints",
        "<td>Normalised cut, unit length</td>",
    ),
    "hosk": (
        "science: Accuracy against labelled documents",
        "HOSK, published",
        "gain of HOSK over Linear",
        "<td>HOSK improved</td>",
    ),
    "hybrid-models": (
        "Table 2, Entropy, average linkage",
        "Table 3, Purity, complete linkage",
        "<h3>F-measure, hac, one draw</h3>",
        "<h3>F-measure, k-means, one draw</h3>",
        "hac re0: F-measure against latent dimensions",
    ),
    "spectral-classification": (
        "20news: Accuracy against labelled documents",
        "3news: Accuracy against documents without a class",
        "3news: the space of Spectral with 6 labelled",
        "<td>Grouping with bias</td>",
    ),
    "spectral-clustering": (
        "Table 2, 20 newsgroups",
        "(from memory)",
        "<td>Spectral, divisive</td>",
        "<td>Spectral, none</td>",
    ),
    "term-clusters": (
        "several topics: F1 (macro) against term clusters",
        "comp: F1 (micro) against labelled documents",
        "SVM TIP",
    ),
}


@pytest.mark.data
@pytest.mark.parametrize("name", NAMES)
def test_each_recipe_runs_on_a_slice(name, real_data, store, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    recipe = load_recipe(name, "slice")
    runs = dict(run_recipe(recipe, store, workers=1, executor="thread"))
    result = result_of(recipe, runs)
    assert set(runs) == {part.key for part in recipe.plans}
    assert result.to_dict()["failures"] == {}
    claims = [row for row in result.rows if row.kind == "claim"]
    assert any(claim.ours for claim in claims)
    assert {row.verdict for row in result.rows} == {"cannot be checked"}
    page = write_pages(result, tmp_path / "page").read_text("utf-8")
    assert [text for text in EXPECTED_ON_PAGE[name] if text not in page] == []
    # A second time, the stored runs are used.
    assert {run.id for _, run in run_recipe(recipe, store)} == {run.id for run in runs.values()}
