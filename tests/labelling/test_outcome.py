"""What a labelling leaves: a model, a plan and a page."""

import re

import numpy as np
import pytest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import (
    LABEL,
    MUST_LINK,
    SKIP,
    UNDO,
    Decision,
    labelled,
    latest_decisions,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.errors import CorpusError
from workbench.experiments.models.files import load_model
from workbench.experiments.models.model import classify
from workbench.experiments.plans.first_plan import labelling_plan
from workbench.labelling.learning.results import complete
from workbench.labelling.learning.session import SessionSettings
from workbench.labelling.outcome import retraced_curve, save_student, write_labelling_report
from workbench.labelling.settings import CHECK

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}


@pytest.fixture(scope="module")
def corpus():
    random = np.random.default_rng(3)
    truth = ["sea" if number % 2 else "hill" for number in range(60)]
    texts = [" ".join(random.choice(WORDS[name], 12)) for name in truth]
    ids = [f"letter{number:02}" for number in range(60)]
    return Corpus("letters", texts, ids, np.full(60, -1), ()), truth


@pytest.fixture(scope="module")
def history(corpus):
    _, truth = corpus
    kinds = [CHECK if number % 4 == 3 else "useful" for number in range(24)]
    made = [
        Decision(f"letter{number:02}", LABEL, truth[number], "ann", "2026-01-02", kind, "sea")
        for number, kind in enumerate(kinds)
    ]
    return [*made, Decision("letter50", SKIP, "", "bob", "2026-01-03")]


@pytest.fixture(scope="module")
def counted(corpus):
    return count_terms(corpus[0], TokenSettings(language="english"), workers=1)


def decisions_of(history):
    return {made.document: made for made in history}


def test_the_model_classifies_new_texts(corpus, counted, history, tmp_path):
    made = decisions_of(history)
    whole = labelled(corpus[0], made)
    tokens = resolve(TokenSettings(language="english"), whole.texts)
    file = save_student(whole, counted, made, tokens, tmp_path / "m.zip")
    found = classify(load_model(file), ["a goat on the ridge", "the tide and the harbour"])
    assert found == ["hill", "sea"]
    file = save_student(whole, counted, made, tokens, tmp_path / "f.zip", "few-labels")
    assert load_model(file).method == "few-labels"
    assert classify(load_model(file), ["a goat on the ridge", "the tide"]) == ["hill", "sea"]
    few = {name: decision for name, decision in made.items() if decision.label == "sea"}
    with pytest.raises(CorpusError, match="two classes"):
        save_student(labelled(corpus[0], few), counted, few, tokens, tmp_path / "n.zip")


def test_a_plan_has_folds_where_classes_have_enough_labels(corpus, history):
    reading = ReadingSettings(labelling="mine.jsonl")
    plan = labelling_plan("letters", reading, labelled(corpus[0], decisions_of(history)))
    assert plan.protocol.kind == "k-fold" and plan.reading.labelling == "mine.jsonl"
    few = decisions_of(history[:5])
    assert labelling_plan("letters", reading, labelled(corpus[0], few)).protocol.kind == (
        "random splits"
    )


def test_the_report_says_who_how_many_and_how_good(corpus, counted, history, tmp_path):
    made = decisions_of(history)
    whole = labelled(corpus[0], made)
    result = complete(whole, counted.counts, made, SessionSettings())
    file = write_labelling_report(
        tmp_path / "r.html", whole, history, result, counted.counts, {"carl": made}
    )
    page = file.read_text("utf-8")
    for words in ("Estimated accuracy", "from 6 documents", "ann", "bob", "suggestions refused"):
        assert words in page
    assert "carl" in page and "1.000" in page and "<svg" in page
    assert retraced_curve(whole, counted.counts, history).points[-1].labels == 18
    none = retraced_curve(whole, counted.counts, history[:3])
    assert none.points == ()


def test_the_report_counts_what_holds_in_the_end(corpus, counted, history, tmp_path):
    """Labels that were undone are none, and a link takes no label away."""
    many = [Decision(f"letter{number}", LABEL, "sea", "dan") for number in range(30, 40)]
    undone = [Decision(made.document, UNDO, "", "dan") for made in many]
    linked = Decision("letter01", MUST_LINK, "", "ann", value="letter05")
    whole, made = labelled(corpus[0], decisions_of(history)), decisions_of(history)
    result = complete(whole, counted.counts, made, SessionSettings())
    every = [*history, *many, *undone, linked]
    assert retraced_curve(whole, counted.counts, every).points[-1].labels == 18
    file = write_labelling_report(tmp_path / "r.html", whole, every, result, counted.counts, {})
    page = file.read_text("utf-8")
    assert "dan" not in page
    words = re.sub(r"<[^>]+>", " ", page).split()
    assert words[words.index("hand") + 1] == "24"


def test_a_document_with_several_classes_keeps_them_and_the_others_are_predicted(
    corpus, history, counted, tmp_path
):
    unlabelled, truth = corpus
    several = Decision("letter01", LABEL, "sea", "ann", "2026-01-04", value="hill")
    made = {**latest_decisions(history), "letter01": several}
    on_top = labelled(unlabelled, made)
    assert on_top.label_sets is not None
    found = complete(on_top, counted.counts, made, SessionSettings())
    sets, classes = found.corpus.label_sets, found.corpus.class_names
    names = [[classes[label] for label in labels] for labels in sets]
    assert names[1] == ["hill", "sea"]
    assert [labels for labels in names if len(labels) != 1] == [names[1]]
    right = [labels == [name] for labels, name in zip(names[24:], truth[24:], strict=True)]
    assert np.mean(right) > 0.9
    found.write(tmp_path / "all.jsonl")
    assert len(open_corpus(str(tmp_path / "all.jsonl"))) == len(truth)
    page = tmp_path / "page.html"
    write_labelling_report(page, on_top, [*history, several], found, counted.counts, {})
    assert "letters" in page.read_text("utf-8")
