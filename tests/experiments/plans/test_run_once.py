"""Methods without random choices run once where repeats use the same documents."""

from dataclasses import replace

import pytest

from workbench.experiments.figures.metric_table import MetricTableFigure
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.trials import Trial, trial_count, unfold
from workbench.experiments.running.runner import resume, run_plan
from workbench.methods.registry import METHODS

CLUSTERING = {"kind": "clustering", "repeats": 3}
WITHOUT_SEED = {
    *("logistic-regression", "multinomial-naive-bayes", "complement-naive-bayes"),
    *("knn-cosine", "knn-euclidean", "nearest-centroid", "label-spreading"),
    *("lsi", "sprinkled-lsi", "adaptive-sprinkled-lsi", "hierarchical-clustering"),
    *("term-cluster-kernel", "supervised-term-cluster-kernel"),
    *("poisson-learning", "em-naive-bayes", "nmf-topics", "hdbscan"),
}


def counts(plan):
    """The number of trials of each method."""
    trials = unfold(plan)
    assert trial_count(plan) == len(trials)
    labels = [trial.label for trial in trials]
    return {label: labels.count(label) for label in dict.fromkeys(labels)}


@pytest.fixture
def clustering(small_plan):
    many = {"method": "k-means", "values": {"n_clusters": 12}}  # so that starts differ
    return small_plan(
        methods=["hierarchical-clustering", many], protocol=CLUSTERING, metrics=["adjusted_rand"]
    )


def test_the_list_names_every_method_without_a_seed():
    without = {
        name
        for name, method in METHODS.items()
        if "seed" not in {setting.name for setting in method.parameters}
    }
    assert without == {name for name in METHODS if METHODS[name].is_deterministic}
    assert without == WITHOUT_SEED


def test_a_clustering_without_random_choices_is_started_once(clustering):
    assert counts(clustering) == {"hierarchical-clustering": 1, "k-means n_clusters=12": 3}


def test_a_given_split_is_learnt_once_unless_tuning_draws_folds(small_plan):
    tuned = {"method": "knn-cosine", "label": "tuned", "tune": {"n_neighbors": [1, 3]}}
    swept = {"method": "knn-cosine", "label": "swept", "sweeps": {"n_neighbors": [1, 3]}}
    plan = small_plan(
        methods=["linear-svm", "nearest-centroid", tuned, swept],
        protocol={"kind": "given split", "repeats": 4},
    )
    assert counts(plan) == {"linear-svm": 4, "nearest-centroid": 1, "swept": 2, "tuned": 4}


@pytest.mark.parametrize("kind", ["random splits", "learning curve", "repeated k-fold"])
def test_other_documents_are_other_trials(small_plan, kind):
    plan = small_plan(methods=["nearest-centroid"], protocol={"kind": kind, "repeats": 3})
    splits = len(plan.protocol.splits())
    assert splits >= 3
    assert counts(plan) == {"nearest-centroid": splits}


def repeated_as_before(plan) -> list[Trial]:
    """The trials of a plan as older versions listed them: every method at every repeat."""
    first = [trial for trial in unfold(plan) if trial.split.repeat == 0]
    return [
        replace(trial, key=trial.key.replace(".r0.", f".r{split.repeat}."), split=split)
        for split in plan.protocol.splits()
        for trial in first
    ]


def test_a_run_of_an_older_version_is_read_and_resumed(clustering, store):
    finished = run_plan(clustering, store, executor="thread", workers=1)
    by_key = {result.key: result for result in finished.results()}
    first = {result.label: result for result in finished.results() if result.repeat == 0}
    older = store.create(clustering)
    with older.writing():
        older.start(executor="thread", workers=1, total=6)
        for trial in repeated_as_before(clustering)[:5]:  # one start of k-means is missing
            known = by_key.get(trial.key) or first[trial.label]
            older.append(replace(known, key=trial.key, repeat=trial.split.repeat, arrays=()))
        older.finish("cancelled")
    resumed = resume(older, executor="thread", workers=1)
    assert resumed.status == "finished"
    assert len(resumed.results()) == resumed.total == 6
    lines = MetricTableFigure.from_run(resumed).lines
    assert [line.cells[0].n for line in lines] == [1, 3]
    assert "±" not in lines[0].cells[0].text()
    assert "±" in lines[1].cells[0].text()


@pytest.mark.parametrize("name", ["nmf-topics", "hdbscan"])
def test_a_seed_of_older_plans_is_left_out_where_nothing_is_drawn(small_plan, name):
    older = {"method": name, "label": "older", "values": {"seed": 3}}
    plan = small_plan(methods=[older], protocol=CLUSTERING, metrics=["adjusted_rand"])
    assert plan.methods[0].values == {}
    assert check_plan(plan) == ()
    METHODS[name].build(seed=3)  # as a result of such a plan asks for it
