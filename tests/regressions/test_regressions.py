"""Files that once ended in a foreign exception, kept as they were found."""

import shutil
from pathlib import Path

import pytest

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import RULE, Labelling
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError, ParameterError, WorkbenchError
from workbench.experiments.plans.estimates import estimate_of
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.labelling.exchange import read_decisions
from workbench.labelling.record import DecisionRecord

HERE = Path(__file__).parent
RECIPE = paths.resources() / "recipes" / "tour.toml"


@pytest.fixture
def record(tmp_path):
    """A function that replays a kept labelling of the tour."""

    def replay(name):
        shutil.copy(HERE / name, tmp_path)
        return DecisionRecord(open_corpus("tour"), tmp_path / name)

    return replay


def test_a_label_of_a_removed_class_is_ignored(record):
    replayed = record("label-of-a-removed-class.jsonl")
    assert replayed.answers() == {}
    assert sum(replayed.counts()) == 0


def test_a_change_ends_where_the_next_one_is_marked(record):
    replayed = record("overlapping-decisions.jsonl")
    assert list(replayed.labels().values()) == ["cycling"]
    assert replayed.steps == (1, 0)


def test_a_number_of_thousands_of_digits_is_not_a_count():
    with pytest.raises(CorpusError, match="how many lines"):
        Labelling(HERE / "endless-count.jsonl").history()


def test_a_number_of_thousands_of_digits_is_not_a_position(record):
    assert record("endless-position.jsonl").names[-1] == "new"


def test_a_rule_needs_no_document():
    (rule,) = read_decisions(HERE / "rule-without-document.jsonl")
    assert (rule.action, rule.document, rule.value) == (RULE, "", "goal")


def test_a_message_quotes_a_long_value_in_part():
    with pytest.raises(ParameterError, match=r"seed = \['xxx") as caught:
        load_plan(HERE / "long-value.json")
    assert len(str(caught.value)) < 3000
    assert str(caught.value).endswith("must be a whole number.")


def test_a_name_that_no_file_can_have_is_a_missing_model():
    with pytest.raises(WorkbenchError, match="holds no sentence-embedding model"):
        estimate_of(load_plan(HERE / "long-name-of-a-model.json"))


def test_a_file_of_many_megabytes_is_not_a_plan(tmp_path):
    file = tmp_path / "plan.toml"
    with file.open("wb") as target:
        target.truncate((64 << 20) + 1)  # without taking space
    with pytest.raises(WorkbenchError, match="larger than 64 MB"):
        load_plan(file)


def test_a_message_quotes_an_enormous_list_at_once():
    value = [1]
    for _ in range(40):
        value = [value, value]  # small in memory, but written out it has 2 ** 40 numbers
    with pytest.raises(ParameterError, match=r"seed = \[\[\[.* must be a whole number\."):
        Plan.from_dict({**load_plan(RECIPE).to_dict(), "seed": value})


def test_a_labelling_whose_name_no_file_can_have_is_refused():
    with pytest.raises(CorpusError, match="cannot be the name of a file"):
        Labelling(Path("a\0b.jsonl")).decisions()


def test_wrong_statistics_of_a_parquet_file_do_not_end_the_process():
    pytest.importorskip("pyarrow")
    with pytest.raises(CorpusError, match="not a valid Parquet"):
        read_corpus(HERE / "wrong-histogram.parquet")
