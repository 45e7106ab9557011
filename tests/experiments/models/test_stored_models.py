"""Stored models are fitted: opened in another process they predict the same and learn nothing."""

import io
import json
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.experiments.models.test_model import NEW, make_model
from workbench.experiments.models.explanation import explain
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import ModelError, class_scores, classify
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter

ROOT = Path(__file__).parents[3]
TEXTS = [*NEW, "", "unheard-of words", "sweet steel and linen"]
CLASSIFIERS = [method.name for method in METHODS.values() if method.task != "cluster"]

OPEN = """
import json, sys
import numpy as np
from workbench.experiments.models.files import load_model
from workbench.experiments.models.explanation import explain
from workbench.experiments.models.model import class_scores, classify

called = set()

def note(frame, event, argument):
    if event == "call" and frame.f_code.co_name in ("fit", "_learn", "_transduce", "prepare"):
        called.add(f"{frame.f_code.co_filename} {frame.f_code.co_name}")

answers = {}
texts = json.loads(sys.argv[1])
sys.setprofile(note)
for file in sys.argv[2:]:
    model = load_model(file)
    scores = class_scores(model, texts)
    answers[file] = [
        classify(model, texts),
        None if scores is None else np.asarray(scores, dtype="<f8").tobytes().hex(),
        list(explain(model, texts[0]).contributions.items()),
    ]
sys.setprofile(None)
print(json.dumps([answers, sorted(called)]))
"""


def opened_elsewhere(files):
    command = [sys.executable, "-W", "error", "-c", OPEN, json.dumps(TEXTS), *map(str, files)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def variants():
    """Every classifying method, and every choice of classifier that a method offers."""
    yield "lsi", {"scale": "approximate"}
    for name in CLASSIFIERS:
        yield name, {}
        for setting in METHODS[name].parameters:
            if isinstance(setting, Parameter) and setting.name == "classifier":
                yield from ((name, {"classifier": choice}) for choice in setting.choices)


@pytest.mark.processes
def test_every_method_predicts_the_same_in_another_process_without_learning(tmp_path):
    expected = {}
    for number, (name, values) in enumerate(variants()):
        model = make_model(name, **values)
        file = save_model(model, tmp_path / f"{number}.zip")
        scores = class_scores(model, TEXTS)
        expected[str(file)] = [
            classify(model, TEXTS),
            None if scores is None else np.asarray(scores, dtype="<f8").tobytes().hex(),
            [list(pair) for pair in explain(model, TEXTS[0]).contributions.items()],
        ]
        if name != "boosted-trees":  # needs more documents than these
            assert expected[str(file)][0][:3] == ["fruit", "metal", "cloth"], name
    answers, called = opened_elsewhere(expected)
    assert len(answers) >= len(CLASSIFIERS)
    assert answers == expected
    assert called == []


def test_a_stored_model_has_no_training_documents(tmp_path):
    model = load_model(save_model(make_model("linear-svm"), tmp_path / "model.zip"))
    assert model.training is None
    assert classify(model, NEW) == ["fruit", "metal", "cloth"]


def rewritten(file, target, change):
    """A copy whose members went through `change(name, content)`."""
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            content = change(name, old.read(name))
            if content is not None:
                new.writestr(name, content)
    return target


def in_description(change):
    def apply(name, content):
        if name != "model.json":
            return content
        described = json.loads(content)
        change(described)
        return json.dumps(described)

    return apply


@pytest.mark.parametrize(
    "address",
    ["os:system", "subprocess:Popen", "workbench.methods.registry:Any", "builtins:eval",
     "workbench.methods.base:BaseEstimator", "workbench.methods.none:None", "pathlib:Path"],
)  # fmt: skip
def test_only_parts_of_methods_are_made_again(address, tmp_path):
    def rename(described):
        described["learnt"]["estimators"]["entries"][0]["class"] = address

    file = save_model(make_model("linear-svm"), tmp_path / "model.zip")
    with pytest.raises(ModelError, match="damaged"):
        load_model(rewritten(file, tmp_path / "evil.zip", in_description(rename)))


def test_a_model_that_chooses_kinds_of_terms_is_stored(tmp_path):
    """The winner of a race names its kinds of terms."""
    model = make_model("linear-svm")
    chosen = replace(model, features=replace(model.features, kinds="single terms"))
    file = save_model(chosen, tmp_path / "model.zip")
    assert classify(load_model(file), TEXTS) == classify(chosen, TEXTS)


def test_attributes_with_a_meaning_for_python_are_refused(tmp_path):
    def add(described):
        described["learnt"]["estimators"]["entries"][0]["attributes"]["__class__"] = 1

    file = save_model(make_model("linear-svm"), tmp_path / "model.zip")
    with pytest.raises(ModelError, match="attribute"):
        load_model(rewritten(file, tmp_path / "evil.zip", in_description(add)))


@pytest.mark.parametrize("name", ["linear-svm", "knn-cosine", "term-cluster-kernel", "few-labels"])
def test_damage_is_one_kind_of_error(name, tmp_path):
    """Every array in turn is missing, cut, of another shape, or has positions out of range."""
    file = save_model(make_model(name), tmp_path / "model.zip")
    with zipfile.ZipFile(file) as archive:
        members = [member for member in archive.namelist() if member != "model.json"]
    assert members
    for member in members:
        for damage in (lambda _: None, lambda content: content[:-9], _reshaped, _far):

            def change(other, content, member=member, damage=damage):
                return damage(content) if other == member else content

            damaged = rewritten(file, tmp_path / "damaged.zip", change)
            try:  # an array that is not used for predictions may be anything
                classify(load_model(damaged), TEXTS)
            except ModelError as error:
                assert str(error).endswith(".")


def _reshaped(content):
    array = np.load(io.BytesIO(content))
    return _bytes_of(np.concatenate([array.ravel(), array.ravel()[:1]]))


def _far(content):
    array = np.load(io.BytesIO(content))
    return _bytes_of(array + 10**6 if array.dtype.kind == "i" else array)


def _bytes_of(array):
    content = io.BytesIO()
    np.save(content, array)
    return content.getvalue()


def test_a_model_that_claims_more_columns_than_memory_holds_is_an_error(tmp_path):
    def widen(described):
        (fitted,) = described["learnt"]["estimators"]["entries"]
        fitted["attributes"]["_map"]["attributes"]["small"]["shape"][1] = 1 << 55

    file = save_model(make_model("term-cluster-kernel"), tmp_path / "model.zip")
    with pytest.raises(ModelError, match="more memory than there is"):
        classify(load_model(rewritten(file, tmp_path / "wide.zip", in_description(widen))), NEW)


def test_flipped_bytes_are_found(tmp_path):
    file = save_model(make_model("linear-svm"), tmp_path / "model.zip")
    content = bytearray(file.read_bytes())
    for position in np.random.default_rng(1).integers(30, len(content), 60):
        content[position] ^= 0x55
        damaged = tmp_path / "damaged.zip"
        damaged.write_bytes(content)
        content[position] ^= 0x55
        try:
            found = classify(load_model(damaged), NEW)
        except ModelError:
            continue
        assert found == ["fruit", "metal", "cloth"]  # what was hit is not read
