"""Models: stored without anything executable, with the same predictions as before."""

import io
import json
import zipfile

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.models.explanation import explain
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import (
    Model,
    ModelError,
    TrainingDocuments,
    class_scores,
    classify,
    model_from_run,
)
from workbench.experiments.models.term_neighbours import TermNeighboursFigure
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import RandomSplits
from workbench.experiments.running.runner import run_plan
from workbench.methods.registry import METHODS

WORDS = {
    "fruit": "apple pear plum cherry orchard harvest juice sweet ripe basket",
    "metal": "iron copper steel furnace forge alloy smelt ingot rust anvil",
    "cloth": "cotton linen weaver loom thread yarn fabric needle sewing dye",
}
NEW = ["The ripe cherry and a sweet plum", "steel from the furnace", "linen thread on a loom"]


def texts(per_class=14, seed=0):
    random = np.random.default_rng(seed)
    made = []
    for name, words in WORDS.items():
        for _ in range(per_class):
            made.append((name, " ".join(random.choice(words.split(), 8))))
    return made


def make_model(method, label_sets=None, **values):
    documents = texts()
    names = tuple(WORDS)
    index = np.array([names.index(name) for name, _ in documents])
    contents = [text for _, text in documents]
    tokens = resolve(TokenSettings(language="english"), contents)
    corpus = Corpus("cloth", contents, [str(i) for i in range(len(index))], index, names)
    counts = count_terms(corpus, tokens, workers=1)
    index = index.copy()
    if METHODS[method].task == "transduce":
        index[::5] = -1
    return Model(
        method,
        values,
        names,
        tuple(counts.terms),
        tokens,
        FeatureSettings(minimum_documents=1),
        TrainingDocuments(counts.counts, index, label_sets),
    )


def test_nothing_executable_is_stored(tmp_path):
    file = save_model(make_model("linear-svm"), tmp_path / "model.zip")
    with zipfile.ZipFile(file) as archive:
        assert {member.rpartition(".")[2] for member in archive.namelist()} == {"json", "npy"}
        for name in archive.namelist():
            if name.endswith(".npy"):
                np.load(io.BytesIO(archive.read(name)), allow_pickle=False)


def test_no_text_gives_no_class():
    assert classify(make_model("linear-svm"), []) == []


def test_a_model_predicts_several_classes_per_document(tmp_path):
    index = np.repeat(np.arange(3), 14)
    sets = np.eye(3, dtype=np.uint8)[index]
    sets[index == 2, 0] = 1  # all cloth is fruit as well
    model = make_model("linear-svm", label_sets=sets)
    again = load_model(save_model(model, tmp_path / "model.zip"))
    assert classify(again, NEW) == ["fruit", "metal", "fruit; cloth"]
    assert np.array_equal(class_scores(again, NEW), class_scores(model, NEW))


@pytest.mark.parametrize("name", ["linear-svm", "knn-cosine"])
def test_an_explanation_names_the_terms(name):
    found = explain(make_model(name), "sweet cherry in the furnace, sweet plum juice")
    assert found.class_name == "fruit"
    assert found.runner_up == "metal"
    contributions = dict(found.contributions)
    assert contributions["sweet"] > 0 > contributions["furnac"]
    assert next(iter(contributions)) in ("sweet", "cherri", "plum", "juic")


def test_a_damaged_or_foreign_file_is_refused(tmp_path):
    file = save_model(make_model("linear-svm"), tmp_path / "model.zip")
    with pytest.raises(ModelError, match="no file"):
        load_model(tmp_path / "missing.zip")
    (tmp_path / "text.zip").write_text("hello")
    with pytest.raises(ModelError, match="damaged"):
        load_model(tmp_path / "text.zip")
    for change, sentence in (
        ({"format": 9}, "newer"),
        ({"method": "magic"}, "'magic'"),
        ({"values": {"cost": -1.0}}, "cost"),
        ({"terms": ["one"]}, "do not match"),
        ({"method": "knn-cosine"}, "another method"),
    ):
        with pytest.raises(ModelError, match=sentence):
            load_model(_changed(file, tmp_path / "changed.zip", change))


def _changed(file, target, change, **members):
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            content = members.get(name, old.read(name))
            if name == "model.json":
                content = json.dumps({**json.loads(content), **change})
            new.writestr(name, content)
    return target


def test_a_model_is_made_from_a_run(tmp_path, store):
    file = tmp_path / "corpus.jsonl"
    lines = [json.dumps({"label": name, "text": text}) for name, text in texts()]
    file.write_text("\n".join(lines), "utf-8")
    plan = Plan(
        "cloth",
        str(file),
        (MethodChoice("linear-svm", label="svm", tune={"cost": (0.1, 1.0)}),),
        RandomSplits(repeats=2),
        tokens=TokenSettings(language="english"),
        features=FeatureSettings(minimum_documents=1),
    )
    run = run_plan(plan, store, executor="thread", workers=1)
    model = model_from_run(run, "svm")
    assert model.values["cost"] in (0.1, 1.0)
    assert classify(model, NEW) == ["fruit", "metal", "cloth"]
    with pytest.raises(ModelError, match="'tree'"):
        model_from_run(run, "tree")


def test_a_clustering_method_makes_no_model(fruit):
    done = fruit.result("k-means", "", 0, mode="clustering")
    with pytest.raises(ModelError, match="clusters documents"):
        model_from_run(fruit.run([done], methods=("k-means",)))
    with pytest.raises(ModelError, match="no finished trial"):
        model_from_run(fruit.run([]))


def test_words_with_common_neighbours_become_neighbours():
    documents = ["car engine wheel", "auto engine wheel", "car engine", "auto wheel"] * 3
    documents += ["cat milk fur", "dog milk fur", "cat fur", "dog milk"] * 3
    index = np.repeat([0, 1], 12)
    corpus = Corpus("pairs", documents, [str(i) for i in range(24)], index, ("motor", "pet"))
    tokens = TokenSettings(language="english", stop_words="none", stemmer="none")
    counts = count_terms(corpus, tokens, workers=1)
    model = Model(
        "lsi",
        {"n_components": 2},
        ("motor", "pet"),
        tuple(counts.terms),
        tokens,
        FeatureSettings(minimum_documents=1),
        TrainingDocuments(counts.counts, index),
    )
    figure = TermNeighboursFigure.from_model(model, "car")
    assert "auto" not in [pair.second for pair in figure.before]
    assert "auto" in [pair.second for pair in figure.after[:3]]
    assert figure.rows()[1][:2] == ("before", 1)
    with pytest.raises(MissingResultError, match="'horse'"):
        TermNeighboursFigure.from_model(model, "horse")
    with pytest.raises(MissingResultError, match="no space"):
        TermNeighboursFigure.from_model(make_model("linear-svm"), "appl")
