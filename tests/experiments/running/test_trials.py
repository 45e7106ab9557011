"""Trials: stable keys and seeds, and numbers that equal a fit written out by hand."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest
from sklearn.metrics import accuracy_score, f1_score

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.features import TermFeatures
from workbench.experiments.plans.trials import TrialResult, unfold
from workbench.experiments.running import fitting, tuning
from workbench.experiments.running.feature_matrices import feature_matrix
from workbench.experiments.running.run_context import RunContext, prepare_corpus
from workbench.experiments.running.runner import run_plan
from workbench.experiments.running.trial_execution import run_trial
from workbench.methods.registry import method_named


@pytest.fixture
def prepared_run(store, small_plan):
    def make(**changes):
        run = store.create(small_plan(**changes))
        prepare_corpus(str(run.folder))
        return run

    return make


def trials_of(run, **wanted):
    return [
        trial
        for trial in unfold(run.plan)
        if all(getattr(trial, name, None) == value for name, value in wanted.items())
    ]


def with_wrong_test_classes(context, trial):
    """Change the classes of test documents, which must not change any prediction."""
    test = context.rows(trial.split).test
    class_index = context.counted.class_index.copy()
    class_index[test] = (class_index[test] + 1) % 3
    context.counted = replace(context.counted, class_index=class_index)
    return context


def test_keys_are_readable_unique_stable_and_safe_as_file_names(small_plan):
    plan = small_plan(
        methods=[
            {"method": "linear-svm", "sweeps": {"cost": [0.1, 1.0]}},
            {"method": "linear-svm", "label": "Größe/..\\ A"},
            {"method": "linear-svm", "label": "größe/..\\ b" + "x" * 300},
        ]
    )
    keys = [trial.key for trial in unfold(plan)]
    assert keys[:2] == ["linear-svm_cost=0.1@20%.r0.f0", "linear-svm_cost=1@20%.r0.f0"]
    assert len({key.casefold() for key in keys}) == len(keys) == 16
    assert all(re.fullmatch(r"[a-z0-9._=%@+-]{1,200}", key) for key in keys)
    assert keys == [trial.key for trial in unfold(plan)]


def test_seeds_follow_from_the_plan_and_the_key_alone(small_plan):
    first, other = unfold(small_plan()), unfold(small_plan(seed=12))
    assert len({trial.seed for trial in first}) == len(first)
    assert all(a.seed != b.seed for a, b in zip(first, other, strict=True))
    fewer = {trial.key: trial.seed for trial in unfold(small_plan(methods=["linear-svm"]))}
    assert fewer.items() <= {trial.key: trial.seed for trial in first}.items()
    assert unfold(small_plan())[0].seed == 1708892739


def test_a_result_reads_back_from_json(prepared_run):
    run = prepared_run()
    result = run_trial(str(run.folder), unfold(run.plan)[0])
    assert TrialResult.from_dict(json.loads(json.dumps(result.to_dict()))) == result


def test_an_inductive_trial_equals_the_fit_written_out_by_hand(prepared_run):
    run = prepared_run()
    trial = unfold(run.plan)[1]
    result = run_trial(str(run.folder), trial)
    corpus = open_corpus(run.plan.corpus, run.plan.reading)
    counts = cached_term_matrix(corpus, run.plan.tokens, paths.cache()).counts
    rows = RunContext(run.folder).rows(trial.split)
    y = corpus.class_index
    method = method_named(trial.method).build()
    features = TermFeatures(run.plan.features_of(run.plan.methods[trial.choice]))
    features.fit(counts[rows.train], y[rows.train])
    method.fit(features.transform(counts[rows.train]), y[rows.train])
    predicted = method.predict(features.transform(counts[rows.test]))
    stored = run.arrays(trial.key)
    assert result.error is None
    assert np.array_equal(stored["predicted"], predicted)
    assert np.array_equal(stored["actual"], y[rows.test])
    assert np.array_equal(stored["train_rows"], rows.train)
    assert result.scores["accuracy"] == accuracy_score(y[rows.test], predicted)
    assert result.scores["f1_macro"] == f1_score(y[rows.test], predicted, average="macro")
    assert (result.training_size, result.test_size) == (18, 72)
    assert (result.mode, result.training, result.repeat) == ("inductive", "20%", 0)
    assert result.seconds_fit > 0


def test_an_inductive_method_never_sees_words_of_test_documents(prepared_run):
    run = prepared_run(features={"minimum_documents": 1})
    trial = unfold(run.plan)[0]
    context = RunContext(run.folder)
    columns = feature_matrix(context, trial).value["columns"]
    train = context.rows(trial.split).train
    seen = np.flatnonzero(np.asarray(context.counted.counts[train].sum(axis=0)).ravel())
    assert np.array_equal(columns, seen)
    assert len(seen) < context.counted.counts.shape[1]


def test_a_transductive_protocol_learns_weights_on_all_text(prepared_run):
    run = prepared_run(
        features={"minimum_documents": 1},
        protocol={"kind": "learning curve", "sizes": "20%", "repeats": 1, "transductive": True},
    )
    context, trial = RunContext(run.folder), unfold(run.plan)[0]
    columns = feature_matrix(context, trial).value["columns"]
    assert len(columns) == context.counted.counts.shape[1]
    assert run_trial(str(run.folder), trial).mode == "transductive"


def test_features_learnt_on_everything_carry_a_warning(prepared_run):
    run = prepared_run(features={"fit_on": "all", "selection": "information gain", "n_terms": 20})
    result = run_trial(str(run.folder), unfold(run.plan)[0])
    (warning,) = result.warnings
    assert "including the test documents" in warning
    assert not warning.startswith("UserWarning")
    with run.writing():
        run.append(replace(result, warnings=(f"UserWarning: {warning}",)))  # as older versions did
    assert run.results()[0].warnings == (warning,)
    plain = prepared_run(features={"selection": "information gain", "n_terms": 20})
    assert run_trial(str(plain.folder), unfold(plain.plan)[0]).warnings == ()


def test_a_transductive_method_gets_no_class_of_a_test_document(prepared_run):
    run = prepared_run(methods=["label-spreading"])
    trial = unfold(run.plan)[0]
    context = RunContext(run.folder)
    before = fitting.fit_transduction(context, trial)
    after = fitting.fit_transduction(with_wrong_test_classes(context, trial), trial)
    assert np.array_equal(before.predicted, after.predicted)
    assert not np.array_equal(before.actual, after.actual)
    assert run_trial(str(run.folder), trial).mode == "transductive"


def test_a_trial_that_raises_becomes_a_result_with_the_reason(prepared_run):
    run = prepared_run(features={"minimum_documents": 80})
    result = run_trial(str(run.folder), unfold(run.plan)[0])
    assert "minimum document frequency" in result.error
    assert result.scores == {}
    assert not run.array_file(result.key).exists()


def test_warnings_of_a_method_are_part_of_the_result(prepared_run, capfd):
    run = prepared_run(
        methods=[
            {
                "method": "linear-svm",
                "tune": {"cost": [1.0, 10.0]},
            }
        ],
        protocol={"kind": "learning curve", "sizes": "3", "repeats": 1},
    )
    result = run_trial(str(run.folder), unfold(run.plan)[0])
    assert result.error is None
    assert result.chosen == {"cost": 1.0}
    assert result.training_size == 3
    assert capfd.readouterr() == ("", "")


def best_by_hand(context, trial, name, values):
    """Inner cross-validation written out: features and classifier see the inner training rows."""
    counts, y = context.counted.counts, context.counted.class_index
    train = context.rows(trial.split).train
    totals = []
    for value in values:
        total = 0.0
        for inner, held_out in tuning.inner_folds(train, context.facts, trial.split.name):
            assert not set(inner) & set(held_out)
            features = TermFeatures(context.plan.features).fit(counts[inner], y[inner])
            method = method_named(trial.method).build(**{name: value})
            method.fit(features.transform(counts[inner]), y[inner])
            predicted = method.predict(features.transform(counts[held_out]))
            total += accuracy_score(y[held_out], predicted)
        totals.append(total)
    assert len(set(totals)) > 1
    return values[int(np.argmax(totals))]


def test_tuning_looks_at_training_documents_only_and_records_its_choice(prepared_run):
    numbers = [40, 2, 1, 7]
    run = prepared_run(
        methods=[{"method": "knn-euclidean", "tune": {"n_neighbors": numbers}}],
        features={"length": "none"},
        protocol={"kind": "random splits", "share": 0.7, "repeats": 1},
    )
    (trial,) = unfold(run.plan)
    result = run_trial(str(run.folder), trial)
    context = RunContext(run.folder)
    assert result.error is None
    assert result.chosen == {"n_neighbors": best_by_hand(context, trial, "n_neighbors", numbers)}
    assert (
        fitting.fit_classifier(with_wrong_test_classes(context, trial), trial).chosen
        == result.chosen
    )


def test_the_number_of_clusters_is_that_of_the_classes_unless_named(prepared_run):
    run = prepared_run(
        methods=["k-means", {"method": "k-means", "label": "five", "values": {"n_clusters": 5}}],
        protocol={"kind": "clustering", "repeats": 1},
        metrics=["purity", "adjusted_rand"],
    )
    three, five = (run_trial(str(run.folder), trial) for trial in unfold(run.plan))
    assert len(np.unique(run.arrays(three.key)["labels"])) == 3
    assert len(np.unique(run.arrays(five.key)["labels"])) == 5
    assert three.mode == "clustering"
    assert set(three.scores) == {"purity", "adjusted_rand"}


def test_constraints_reach_the_method_and_are_left_out_of_the_score(prepared_run):
    run = prepared_run(
        methods=["constrained-spectral-clustering"],
        protocol={"kind": "constrained clustering", "constraints": "0, 200", "repeats": 1},
        metrics=["constrained_rand", "adjusted_rand"],
        features={"selection": "document frequency", "n_terms": 14},
    )
    free, tied = (run_trial(str(run.folder), trial) for trial in unfold(run.plan))
    assert (free.training, free.training_size) == ("0 pairs", 0)
    assert (tied.training, tied.training_size) == ("200 pairs", 200)
    assert run.arrays(tied.key)["constraints"].shape == (200, 3)
    assert tied.scores["adjusted_rand"] > free.scores["adjusted_rand"]


def test_documents_with_several_classes_are_classified_class_by_class(tmp_path, store, small_plan):
    chance = np.random.default_rng(0)
    lines = []
    for number in range(80):
        topics = [name for i, name in enumerate(("red", "blue")) if (number >> i) & 1] or ["plain"]
        words = [f"{topic}{chance.integers(8)}" for topic in topics for _ in range(5)]
        lines.append(json.dumps({"id": number, "label": topics, "text": " ".join(words)}))
    path = tmp_path / "several.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    assert open_corpus(path).label_sets is not None
    plan = small_plan(
        corpus=str(path),
        methods=["linear-svm", "label-spreading"],
        metrics=["f1_micro", "f1_macro"],
        protocol={"kind": "random splits", "repeats": 1},
    )
    run = run_plan(plan, store, executor="thread", workers=1)
    svm, spreading = run.results()
    assert svm.error is spreading.error is None
    stored = run.arrays(svm.key)
    assert stored["actual"].shape == stored["predicted"].shape == (40, 3)
    assert stored["actual"].sum(axis=1).max() == 2
    assert svm.scores["f1_micro"] > 0.9
    assert svm.scores["f1_micro"] == pytest.approx(
        f1_score(stored["actual"], stored["predicted"], average="micro")
    )


def test_arrays_for_figures_are_kept_for_the_first_repeat_only(prepared_run):
    run = prepared_run(methods=["spectral-classification", "adaptive-sprinkled-lsi"])
    first = [
        run_trial(str(run.folder), trial) for trial in trials_of(run) if trial.split.repeat == 0
    ]
    second = [
        run_trial(str(run.folder), trial) for trial in trials_of(run) if trial.split.repeat == 1
    ]
    for result in first:
        assert {"coordinates", "coordinate_rows", "eigenvalues"} <= set(result.arrays), result
        assert set(run.arrays(result.key)) == set(result.arrays)
    for result in second:
        assert not {"coordinates", "affinity_rows"} & set(result.arrays)
    assert any("confusion_before" in result.arrays for result in first)
    assert any("affinity_rows" in result.arrays for result in first)


def test_unlabelled_documents_are_seen_but_not_scored(tmp_path, store, small_corpus, small_plan):
    lines = small_corpus.read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    for row in rows[::5]:
        row["label"] = ""
    path = tmp_path / "partly.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    assert (open_corpus(path).class_index < 0).sum() == 18
    plan = small_plan(corpus=str(path), methods=["linear-svm", "label-spreading"])
    run = run_plan(plan, store, executor="thread", workers=1)
    for result in run.results():
        assert result.error is None
        assert result.training_size + result.test_size == 72
        assert (run.arrays(result.key)["actual"] >= 0).all()
