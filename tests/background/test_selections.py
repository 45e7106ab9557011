"""Jobs about selected documents, on a clustering of the built-in corpus."""

import numpy as np
import pytest

from workbench.background import selections
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import Labelling, labelled
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import Clustering, RandomSplits
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore


def no_progress(_done, _total):
    return None


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    plan = Plan(
        "Tree",
        "tour",
        (MethodChoice("hierarchical-clustering"),),
        protocol=Clustering(repeats=1),
        metrics=("nmi",),
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(folder / "cache"))
        yield run_plan(plan, RunStore(folder / "runs"), executor="thread", workers=1)


def test_a_cut_gives_clusters_with_words_and_all_documents(run):
    found = selections.cut_clusters_job(no_progress, run.folder, None, None, 1.2)
    sizes = [len(cluster.documents) for cluster in found.clusters]
    assert sum(sizes) == 1600
    assert sizes == sorted(sizes, reverse=True)
    assert all(cluster.words for cluster in found.clusters)
    finer = selections.cut_clusters_job(no_progress, run.folder, None, None, 0.9)
    assert len(finer.clusters) > len(found.clusters)


def test_names_of_clusters_become_labels_on_top_of_the_corpus(run, tmp_path):
    names = {0: "sport", 5: "health", 7: ""}
    path = selections.save_labels_job(no_progress, run.folder, names, tmp_path / "labels.jsonl")
    corpus = labelled(open_corpus("tour"), Labelling(path).decisions())
    given = {row: corpus.class_names[corpus.class_index[row]] for row in (0, 5)}
    assert given == {0: "sport", 5: "health"}
    assert corpus.class_index[7] == open_corpus("tour").class_index[7], "no name, no label"


def test_documents_are_found_by_any_form_of_their_words(run):
    by_word = selections.documents_with_job(no_progress, run.folder, "bicycles")
    texts = open_corpus("tour").texts
    assert len(by_word)
    assert all("bicycl" in texts[row].lower() for row in by_word.tolist())
    assert not len(selections.documents_with_job(no_progress, run.folder, "qwertyuiop"))


def test_a_projection_is_placed_once_and_names_every_document(run):
    told = []
    first = selections.projection_job(
        lambda *step: told.append(step), run.folder, "lsi", None, None
    )
    again = selections.projection_job(
        lambda *step: told.append(step), run.folder, "lsi", None, None
    )
    assert told == [(0, 2), (1, 2), (2, 2)], "the second time nothing is computed"
    assert np.array_equal(first.coordinates, again.coordinates)
    assert len(first.document_ids) == 1600


def test_words_and_similar_documents_of_a_selection(run):
    chosen = selections.documents_with_job(no_progress, run.folder, "bicycles").tolist()
    words = selections.selection_words_job(no_progress, run.folder, chosen)
    assert words.words[0].word.startswith("bicycl")
    similar = selections.similar_documents_job(no_progress, run.folder, chosen, 20)
    assert len(similar) == 20
    assert not set(similar.tolist()) & set(chosen)


def test_errors_of_trials_are_the_documents_with_another_class(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / "cache"))
    protocol = RandomSplits(share=0.05, repeats=2)
    plan = Plan("Errors", "tour", (MethodChoice("nearest-centroid"),), protocol=protocol)
    run = run_plan(plan, RunStore(tmp_path / "runs"), executor="thread", workers=1)
    wrong = set()
    for trial in run.results():
        arrays = run.arrays(trial.key)
        for row, predicted in zip(arrays["test_rows"], arrays["predicted"], strict=True):
            if run.corpus.class_index[row] != predicted:
                wrong.add(int(row))
    training = run.results()[0].training
    found = selections.errors_of_trials_job(no_progress, run.folder, "nearest-centroid", training)
    assert found.tolist() == sorted(wrong)
    assert wrong


def test_clusters_have_no_errors(run):
    with pytest.raises(MissingResultError, match="Clusters are not classes"):
        selections.errors_of_trials_job(
            no_progress, run.folder, "hierarchical-clustering", run.results()[0].training
        )
