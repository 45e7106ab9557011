"""Names that are not UTF-8, of files, folders and classes, can be stored and told apart."""

import json
import os
import sys

import pytest

from workbench.corpora.readers.reading import read_corpus
from workbench.errors import WorkbenchError
from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.durable import write_json

PLAN = {"name": "x", "corpus": "st\udcffeam.csv", "methods": [{"method": "linear-svm"}]}


def test_classes_with_halves_of_pairs_stay_apart_and_can_be_written(tmp_path):
    file = tmp_path / "posts.jsonl"
    rows = [{"text": "a text", "label": "\udcff"}, {"text": "b text", "label": "\udcfe"}] * 5
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), "ascii")
    corpus = read_corpus(file)
    assert corpus.class_sizes() == {r"\udcfe": 5, r"\udcff": 5}
    "".join((*corpus.class_names, *corpus.document_ids)).encode("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_folders_whose_names_are_not_utf8_are_classes(tmp_path):
    for folder in (b"\xff", b"good"):
        (tmp_path / os.fsdecode(folder)).mkdir()
        for number in range(3):
            file = tmp_path / os.fsdecode(folder) / os.fsdecode(b"%d\x80.txt" % number)
            file.write_text(f"text {number}")
    corpus = read_corpus(tmp_path)
    assert corpus.class_sizes() == {r"\udcff": 3, "good": 3}
    "".join((*corpus.class_names, *corpus.document_ids)).encode("utf-8")


def test_a_path_that_is_not_utf8_is_stored_and_read_back(tmp_path):
    write_json(tmp_path / "plan.json", PLAN)
    assert json.loads((tmp_path / "plan.json").read_text("utf-8")) == PLAN


@pytest.mark.parametrize("name", ["plan.toml", "plan.json"])
def test_a_plan_file_for_people_needs_valid_names(tmp_path, name):
    with pytest.raises(WorkbenchError, match="not valid; rename"):
        save_plan(Plan.from_dict(PLAN), tmp_path / name)
    assert not (tmp_path / name).exists()
