"""Cures: how they are combined, what their preview says, and which settings they change."""

import pytest

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.doctor.cures import (
    changed_settings,
    compare_corpora,
    cured,
    named_cures,
)
from workbench.corpora.doctor.examination import examine
from workbench.corpora.doctor.finding import Cure
from workbench.corpora.readers.character_repairs import repaired
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.readers.text_repairs import (
    first_words,
    without_addresses,
    without_repeated_lines,
)
from workbench.errors import CorpusError, ParameterError


def test_lists_are_joined_and_the_stricter_rule_stays():
    cures = [
        Cure("a", "", {"leave_out": "d1; d2"}),
        Cure("b", "", {"leave_out": "d3"}),
        Cure("c", "", {"duplicates": "no-conflicts"}),
        Cure("d", "", {"duplicates": "first"}),
        Cure("e", "", {"least_words": 3}),
        Cure("f", "", {"least_words": 1}),
    ]
    settings = cured(ReadingSettings(encoding="UTF-8"), cures)
    assert settings == ReadingSettings(
        encoding="UTF-8", leave_out="d1; d2; d3", duplicates="no-conflicts", least_words=3
    )
    assert settings.ids_left_out() == {"d1", "d2", "d3"}


def test_the_preview_counts_what_changes(opened, records):
    records[0]["text"] = "x"
    records[1]["text"] += " write to me@home.org"
    before = opened(records)
    after = opened(records, least_words=2, strip_addresses=True)
    preview = compare_corpora(before, after)
    assert preview.documents == (100, 99)
    assert preview.classes == (2, 2)
    assert preview.changed == 1
    assert preview.dropped == ("d0",)
    assert preview.examples[0][1].endswith("me@home.org")
    assert preview.examples[0][2].endswith("write to  ")
    assert "100 → 99 documents" in str(preview)


def test_an_unknown_cure_is_refused_with_the_names_of_the_others(opened, records):
    found = examine(opened([*records, {**records[0], "id": "copy"}]))
    assert [cure.reading for cure in named_cures(found.findings, ["drop-duplicates"])] == [
        {"duplicates": "first"}
    ]
    with pytest.raises(ParameterError, match=r"no cure 'bleeding'.*drop-duplicates"):
        named_cures(found.findings, ["bleeding"])


def test_repeated_identifiers_keep_their_numbers_when_some_are_left_out(opened):
    rows = [{"id": "same", "label": name, "text": f"text of {name}"} for name in "abc"]
    assert list(opened(rows, id_column="id").document_ids) == ["same", "same (2)", "same (3)"]
    left = opened(rows, id_column="id", leave_out="same (2)")
    assert list(left.document_ids) == ["same", "same (3)"]


def test_leaving_out_everything_is_refused_in_a_sentence(opened, records):
    with pytest.raises(CorpusError, match="leave out every document"):
        opened(records, least_words=1000)


def test_conflicting_copies_are_dropped_and_others_kept_once(opened):
    rows = [
        {"id": "1", "label": "a", "text": "the same"},
        {"id": "2", "label": "a", "text": "the  same"},
        {"id": "3", "label": "a", "text": "another"},
        {"id": "4", "label": "b", "text": "another"},
        {"id": "5", "label": "b", "text": ""},
        {"id": "6", "label": "b", "text": ""},
    ]
    assert list(opened(rows, duplicates="first").document_ids) == ["1", "3", "5", "6"]
    assert list(opened(rows, duplicates="no-conflicts").document_ids) == ["1", "5", "6"]


@pytest.mark.parametrize(
    "text",
    [
        "İTÜ’nün AMANHÃ “OÙ”",  # capitals before quotation marks
        "plain text",
        "Ärger über Öl, naïve café",
        "日本語 и русский",
    ],
)
def test_good_text_is_not_repaired(text):
    assert repaired(text) == text


@pytest.mark.parametrize("text", ["café", "“naïve” – 5 €", "Ürün şişe ığdır", "русский", "日本語"])
def test_utf8_read_as_windows_1252_is_repaired(text):
    damaged = "".join(
        bytes([byte]).decode("windows-1252", "ignore") or chr(byte) for byte in text.encode()
    )
    assert damaged != text
    assert repaired(damaged) == text


def test_addresses_lines_and_words_are_removed():
    assert without_addresses("a b.c@d-e.org f") == "a   f"
    lines = ["kept\nshared by everyone", "shared by everyone \nother", "shared by\nshort"]
    assert without_repeated_lines(lines, 2) == ["kept", "other", "shared by\nshort"]
    assert first_words("one, two-three four", 3) == "one, two-three"
    assert first_words("one", 3) == "one"


def dated_records():
    """Documents of two classes, one a day, with a column of classes of two documents each."""
    words = {"sport": "goal match coach league", "money": "bank bond shares rates"}
    return [
        {
            "id": f"2021-{1 + at // 28:02d}-{1 + at % 28:02d}-{at}",
            "text": f"{words[topic]} {words[topic].split()[at % 4]} number{at}",
            "topic": topic,
            "label": f"key {at // 2}" if at > 100 else f"key {at}",
        }
        for at, topic in enumerate(["sport", "money", "money", "sport"] * 60)
    ]


def test_documents_with_dates_are_divided_at_a_date(opened):
    records = dated_records()
    corpus = opened(records, class_column="topic")
    found = {finding.name: finding for finding in examine(corpus).findings}
    cure = found["time-order"].cure
    assert cure.name == "split-by-time"
    settings = cured(ReadingSettings(class_column="topic"), [cure])
    after = opened(records, **changed_settings(settings))
    # Seven in ten of 240 documents, one a day: the first 168 are for training.
    assert after.given_split.tolist() == [TRAINING] * 168 + [TEST] * 72
    assert "168 documents to learn from and 72 to test" in str(compare_corpora(corpus, after))
    again = {finding.name: finding for finding in examine(after, reading=settings).findings}
    assert again["time-order"].cure is None
    assert "100 % of the test documents" in again["time-order"].details


def test_a_corpus_without_dates_cannot_be_divided_at_one(opened):
    with pytest.raises(CorpusError, match="has a date"):
        opened([{"text": "some words", "label": "a"}] * 3, test_from="2021-01-01")
    with pytest.raises(ParameterError, match="must be a date such as"):
        opened([{"text": "some words", "label": "a"}] * 3, test_from="soon")


def test_a_doubtful_class_column_is_replaced_by_another(opened, tmp_path):
    records = dated_records()
    reading = ReadingSettings(class_column="label")
    corpus = opened(records, class_column="label")
    found = examine(corpus, reading=reading, locate=lambda: tmp_path / "corpus.jsonl").findings
    cure = next(finding for finding in found if finding.name == "label-column").cure
    assert cure.reading == {"class_column": "topic"}
    after = opened(records, **changed_settings(cured(reading, [cure])))
    assert after.class_sizes() == {"money": 120, "sport": 120}
    assert "240 documents with other classes" in str(compare_corpora(corpus, after))


def test_without_another_column_the_texts_are_opened_without_classes(opened, tmp_path):
    records = [{"text": f"words of document {at}", "label": f"key {at}"} for at in range(40)]
    reading = ReadingSettings(class_column="label")
    corpus = opened(records, class_column="label")
    found = examine(corpus, reading=reading, locate=lambda: tmp_path / "corpus.jsonl").findings
    cure = next(finding for finding in found if finding.name == "label-column").cure
    after = opened(records, **changed_settings(cured(reading, [cure])))
    assert after.class_sizes() == {}
