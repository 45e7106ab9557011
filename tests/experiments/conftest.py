"""Runs with chosen numbers, so that figures and reports can be checked."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.corpus_facts import CorpusFacts

CLASS_NAMES = ("apples", "<b>pears</b>", "=plums")
TERMS = ("red", "green", "blue", "stone", "core", "skin")


@pytest.fixture
def fruit_counts():
    """30 documents: class 0 has red and core, class 1 green and core, class 2 blue and stone."""
    table = np.zeros((30, len(TERMS)), dtype=np.int64)
    for row in range(30):
        label = row % 3
        table[row, label] = 1 + row % 2
        table[row, 3 if label == 2 else 4] = 1
    table[0, 1] = 3  # an apple that is called green
    return sp.csr_array(table)


def corpus_facts(n=30):
    return CorpusFacts(
        name="fruit",
        class_names=CLASS_NAMES,
        class_index=np.arange(n) % 3,
        document_ids=[f"=doc {i}" for i in range(n)],
        titles=[f"<i>title {i}</i>" for i in range(n)],
        terms=TERMS,
        fingerprint="fruit",
    )


def result(label, training, repeat, **details):
    size = {"10%": 3, "50%": 15, "": 0}[training]
    swept = details.pop("swept", {})
    name = " ".join([label, *(f"{k}={v}" for k, v in swept.items())])
    known = {
        "key": f"{name.replace(' ', '_')}@{training or 'all'}.r{repeat}",
        "method": label,
        "label": label,
        "values": dict(swept),
        "swept": swept,
        "training": training,
        "training_size": size,
        "test_size": 30 - size,
        "repeat": repeat,
        "fold": 0,
        "seed": repeat,
        "mode": "inductive",
    }
    return TrialResult(**{**known, **details})


def predictions(wrong=(), start=15):
    rows = np.arange(start, 30)
    predicted = rows % 3
    for document, predicted_class in dict(wrong).items():
        predicted[document - start] = predicted_class
    return {
        "test_rows": rows.astype(np.int32),
        "train_rows": np.arange(start).astype(np.int32),
        "actual": (rows % 3).astype(np.int16),
        "predicted": predicted.astype(np.int16),
    }


def make_run(store, results, *, name="fruit run", methods=("svm", "knn"), facts=None, **record):
    """Write a run with given results, each a TrialResult or a pair with its arrays."""
    full_record = {
        "format": 1,
        "name": name,
        "status": "finished",
        "methods": list(methods),
        "total": len(results),
        "corpus": "fruit",
        "created": "2026-01-02T03:04:05.000+00:00",
        "environment": {"versions": {"workbench": "0.1"}, "command": "workbench run <plan>"},
        **record,
    }
    choices = tuple(MethodChoice("linear-svm", label=label) for label in methods)
    run = store.create_from(Plan(name, "fruit", choices, seed=7).to_dict(), full_record)
    run.store_corpus(facts or corpus_facts())
    with run.writing():
        for entry in results:
            done, arrays = entry if isinstance(entry, tuple) else (entry, {})
            stored = TrialResult.from_dict({**done.to_dict(), "arrays": tuple(arrays)})
            run.append(stored, arrays)
    return run


ACCURACIES = {
    ("svm", "10%"): (0.50, 0.52, 0.51),
    ("svm", "50%"): (0.80, 0.82, 0.81),
    ("knn", "10%"): (0.40, 0.43, 0.41),
    ("knn", "50%"): (0.60, 0.62, None),
}


@pytest.fixture
def fruit_run(store):
    """Two methods, two training sizes, three splits, one failed trial, stored predictions."""
    results = []
    for (label, training), scores in ACCURACIES.items():
        for repeat, score in enumerate(scores):
            if score is None:
                error = "knn needs <neighbours>."
                results.append(result(label, training, repeat, error=error, training_size=0))
                continue
            done = result(
                label,
                training,
                repeat,
                scores={"accuracy": score, "f1_macro": score - 0.1},
                seconds_fit=0.1 * (3 if training == "10%" else 15),
                warnings=("Features were selected on the whole corpus.",),
            )
            wrong = {15: 1, 18: 1, 16: 2} if label == "svm" else {17: 0}
            results.append((done, predictions(wrong)))
    return make_run(store, results)


@pytest.fixture
def fruit(store):
    """Functions that make runs with chosen numbers."""
    return SimpleNamespace(
        result=result,
        predictions=predictions,
        facts=corpus_facts,
        run=partial(make_run, store),
        store=store,
    )
