"""Figures of runs with real methods: the names of the stored arrays fit together."""

import json
import shutil

import numpy as np
import pytest

from workbench.experiments import figures
from workbench.experiments.figures.term_weights import OWN_WEIGHTS
from workbench.experiments.reports.report import report_html
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.store import RunStore

WORDS = {
    "fruit": "apple pear plum cherry orchard harvest juice sweet ripe basket",
    "metal": "iron copper steel furnace forge alloy smelt ingot rust anvil",
    "cloth": "cotton linen weaver loom thread yarn fabric needle sewing dye",
}


@pytest.fixture(scope="module")
def cloth_file(tmp_path_factory):
    """60 documents of three classes that share a few words."""
    random = np.random.default_rng(0)
    every = " ".join(WORDS.values()).split()
    lines = []
    for row in range(60):
        name = list(WORDS)[row % 3]
        words = [*random.choice(WORDS[name].split(), 6), *random.choice(every, 3)]
        lines.append(json.dumps({"label": name, "text": " ".join(words)}))
    file = tmp_path_factory.mktemp("corpus") / "cloth.jsonl"
    file.write_text("\n".join(lines), "utf-8")
    return file


def run_of(file, store, **changes):
    from workbench.experiments.plans.plan import Plan

    values = {
        "name": "cloth",
        "corpus": str(file),
        "tokens": {"stemmer": "none", "stop_words": "none", "language": "english"},
        "features": {"minimum_documents": 1},
        **changes,
    }
    return run_plan(Plan.from_dict(values), store, executor="thread", workers=1)


@pytest.fixture(scope="module")
def classified(cloth_file, tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(tmp_path_factory.mktemp("cache")))
        return run_of(
            cloth_file,
            RunStore(tmp_path_factory.mktemp("runs")),
            protocol={"kind": "learning curve", "sizes": "20%, 50%", "repeats": 2},
            metrics=["accuracy", "scatter_ratio", "squared_error"],
            methods=[
                "linear-svm",
                {"method": "lsi", "sweeps": {"n_components": [2, 5]}},
                {"method": "adaptive-sprinkled-lsi", "values": {"n_components": 5}},
                "term-cluster-kernel",
                "spectral-classification",
            ],
        )


@pytest.mark.parametrize(
    "kind",
    [
        figures.AffinityFigure,
        figures.CharacteristicTermsFigure,
        figures.ConfusionFigure,
        figures.LearningCurveFigure,
        figures.MetricTableFigure,
        figures.ParameterCurveFigure,
        figures.ScatterFigure,
        figures.SeparabilityFigure,
        figures.SpectrumFigure,
        figures.TermClusterFigure,
        figures.TimeFigure,
    ],
)
def test_every_figure_of_classifying_methods(kind, classified):
    assert not [result.error for result in classified.results() if result.error]
    rows = kind.from_run(classified).rows()
    assert len(rows) > 1
    assert {len(row) for row in rows} == {len(rows[0])}


def test_errors_are_explained_by_the_weights_of_the_method(classified):
    figure = figures.ConfusionFigure.from_run(classified, "linear-svm", "20%")
    wrong = figure.counts * (1 - np.eye(3, dtype=int))
    actual, predicted = (
        int(position) for position in np.unravel_index(wrong.argmax(), wrong.shape)
    )
    explained = figures.ErrorTermsFigure.from_run(
        classified, actual, predicted, configuration="linear-svm", training="20%"
    )
    assert explained.source == OWN_WEIGHTS
    assert len(explained.documents)
    assert set(explained.contributions(int(explained.documents[0]))) <= set(classified.corpus.terms)


def test_the_confusion_matrix_before_sprinkling(classified):
    before = figures.ConfusionFigure.before(classified, "adaptive-sprinkled-lsi n_components=5")
    after = figures.ConfusionFigure.from_run(classified, "adaptive-sprinkled-lsi n_components=5")
    assert before.counts.sum() == 30
    assert after.difference(before).shape == (3, 3)


def test_every_method_gets_the_same_splits_and_the_report_is_complete(classified):
    assert figures.ComparisonFigure.from_runs([classified]).is_paired
    figure = figures.DisagreementFigure.from_runs(
        (classified, "linear-svm"), (classified, "spectral-classification"), "20%"
    )
    agreed = figure.n_both_right + figure.n_both_wrong
    assert agreed + len(figure.only_first) + len(figure.only_second) == 48
    page = report_html(classified)
    for heading in ("Learning curve", "Map", "Spectrum", "Words of classes"):
        assert heading in page


def test_clustering_gives_a_tree_and_a_matrix_of_clusters(cloth_file, store):
    run = run_of(
        cloth_file,
        store,
        protocol={"kind": "clustering", "repeats": 2},
        metrics=["f_measure", "nmi"],
        methods=["hierarchical-clustering", "spherical-k-means"],
    )
    tree = figures.DendrogramFigure.from_run(run)
    assert len(tree.rows()) == 60
    assert tree.n_clusters == 3
    assert len(np.unique(tree.clusters_at(tree.height_for(3)))) == 3
    clusters = figures.ConfusionFigure.from_run(run, "spherical-k-means").by_similarity()
    assert clusters.column_names[0] == "cluster 1"
    assert "nmi" in figures.MetricTableFigure.from_run(run).metrics
    found = figures.OverviewFigure.from_run(run)
    assert sum(cluster.n_documents for cluster in found.clusters) == 60
    first = found.clusters[0]
    assert first.sentence().startswith(f"{first.name} · {first.n_documents} documents · ")
    page = report_html(run)
    assert "<h2>Confusion</h2>" in page
    assert all(cluster.sentence() in page for cluster in found.clusters)


def test_growing_constraints_give_a_learning_curve(cloth_file, store):
    run = run_of(
        cloth_file,
        store,
        protocol={"kind": "constrained clustering", "constraints": "0, 20, 40", "repeats": 2},
        metrics=["constrained_rand"],
        methods=["constrained-spectral-clustering"],
    )
    figure = figures.LearningCurveFigure.from_run(run)
    assert figure.x_title == "Constraints"
    assert figure.curves[0].x.tolist() == [0, 20, 40]
    assert not figure.logarithmic
    assert "Learning curve" in report_html(run)


def test_another_machine_finishes_the_run_without_the_corpus(cloth_file, store, tmp_path):
    plan = {
        "protocol": {"kind": "random splits", "repeats": 3},
        "methods": ["linear-svm", "knn-cosine"],
    }
    whole = run_of(cloth_file, store, **plan)
    lines = (whole.folder / "trials.jsonl").read_bytes().splitlines(keepends=True)
    (whole.folder / "trials.jsonl").write_bytes(b"".join(lines[:2]))
    whole.update(status="cancelled", done=2)
    file = export_zip(whole, tmp_path / "run.zip")
    moved = tmp_path / "moved.jsonl"
    shutil.move(cloth_file, moved)
    try:
        there = import_zip(file, RunStore(tmp_path / "elsewhere"))
        resume(there, executor="thread", workers=1)
    finally:
        shutil.move(moved, cloth_file)
    scores = {result.key: result.scores for result in there.results()}
    assert scores == {
        record["key"]: record["scores"] for record in (json.loads(line) for line in lines)
    }
