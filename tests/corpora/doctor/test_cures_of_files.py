"""Cures that look at the file: other classes, no classes, the encoding, damaged documents."""

from itertools import product

import pytest

from workbench.corpora.doctor.cures import compare_corpora, cured, named_cures
from workbench.corpora.doctor.examination import examine
from workbench.corpora.readers.character_repairs import repaired
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings


def examined(path, reading=None):
    """The corpus of a file and its findings by name."""
    corpus = read_corpus(path, reading)
    found = examine(corpus, reading=reading, locate=lambda: path)
    return corpus, {finding.name: finding for finding in found.findings}


def read_with_cure(path, finding, reading=None):
    """The corpus of a file with the cure of a finding."""
    [cure] = named_cures([finding], [finding.cure.name])
    return read_corpus(path, cured(reading, [cure]))


def test_one_class_is_cured_by_another_column(tmp_path, records):
    file = tmp_path / "posts.csv"
    rows = [f"{entry['text']},post,{entry['label']}" for entry in records]
    file.write_text("text,label,topic\n" + "\n".join(rows) + "\n", "utf-8")
    reading = ReadingSettings(class_column="label")
    corpus, found = examined(file, reading)
    assert corpus.class_sizes() == {"post": 100}
    assert found["one-class"].cure.reading == {"class_column": "topic"}
    after = read_with_cure(file, found["one-class"], reading)
    assert after.class_sizes() == {"hill": 50, "sea": 50}
    assert compare_corpora(corpus, after).relabelled == 100


@pytest.mark.parametrize("is_folder", [True, False])
def test_one_class_without_columns_is_cured_by_opening_without_classes(
    tmp_path, records, is_folder
):
    source = tmp_path / "corpus"
    if is_folder:
        (source / "only").mkdir(parents=True)
        for entry in records[:12]:
            (source / "only" / f"{entry['id']}.txt").write_text(entry["text"], "utf-8")
    else:
        lines = [f"__label__only {entry['text']}\n" for entry in records[:12]]
        source.write_text("".join(lines), "utf-8")
    corpus, found = examined(source)
    assert corpus.class_sizes() == {"only": 12}
    after = read_with_cure(source, found["one-class"])
    assert len(after) == 12
    assert after.class_sizes() == {}
    assert list(after.texts) == list(corpus.texts)


def test_documents_with_lost_characters_are_left_out(opened, records):
    records[3]["text"] += " caf\ufffd"
    corpus = opened(records)
    [finding] = [found for found in examine(corpus).findings if found.name == "lost-characters"]
    assert finding.cure.reading == {"leave_out": "d3"}
    assert len(opened(records, **finding.cure.reading)) == 99


def test_lost_characters_in_most_documents_have_no_such_cure(opened, records):
    damaged = [{**entry, "text": entry["text"] + " caf\ufffd"} for entry in records]
    [finding] = [
        found for found in examine(opened(damaged)).findings if found.name == "lost-characters"
    ]
    assert finding.cure is None
    assert finding.advice


def test_a_wrong_encoding_that_was_set_is_cured_by_detecting_it(tmp_path, records):
    file = tmp_path / "posts.csv"
    rows = [f"{entry['text']} café,{entry['label']}" for entry in records]
    file.write_bytes(("text,label\n" + "\n".join(rows) + "\n").encode("windows-1252"))
    reading = ReadingSettings(encoding="utf-8")
    corpus, found = examined(file, reading)
    assert "\ufffd" in corpus.texts[0]
    after = read_with_cure(file, found["lost-characters"], reading)
    assert after.texts[0].endswith("café")


@pytest.mark.parametrize("text", ["Café – naïve “quotes” it’s", "Müller aß Äpfel für 5 €"])
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("encoding", ["latin-1", "mac_roman"])
def test_text_that_was_decoded_wrongly_is_restored(text, times, encoding):
    damaged = text
    for _ in range(times):
        damaged = damaged.encode().decode(encoding)
    assert damaged != text
    assert repaired(damaged) == text


@pytest.mark.parametrize(
    "text", ["√2 ≈ 1.41 and ƒ(x) ≈ 3", "Ångström ‚quoted‘ Äpfel", "naïve café"]
)
def test_sound_text_stays(text):
    assert repaired(text) == text


def test_lost_characters_in_a_third_can_be_left_out(opened, records):
    for record in records[::3]:
        record["text"] += " caf\ufffd"
    [finding] = [
        found for found in examine(opened(records)).findings if found.name == "lost-characters"
    ]
    assert "changes the corpus" in finding.details
    assert len(opened(records, **finding.cure.reading)) == 66


def test_every_document_in_another_language_is_found_in_a_large_corpus(opened):
    english = (
        "The walk took us over the hill and through the valley until we reached the small hut in "
        "the evening, where we were allowed to sleep. In the morning it rained and nobody wanted "
        "to go on, because the path to the lake is steep and dangerous when it is wet. Walk {}."
    )
    german = (
        "Die Wanderung führte uns über den Berg und durch das Tal, bis wir am Abend endlich die "
        "kleine Hütte erreichten, in der wir schlafen durften. Am Morgen regnete es, und niemand "
        "wollte weitergehen, weil der Weg zum See steil und bei Nässe gefährlich ist. Weg {}."
    )
    texts = [(german if number % 20 == 7 else english).format(number) for number in range(6000)]
    entries = [
        {"id": f"d{row}", "text": text, "label": "ab"[row % 2]} for row, text in enumerate(texts)
    ]
    corpus = opened(entries)
    [finding] = [found for found in examine(corpus).findings if found.name == "mixed-languages"]
    assert finding.number == 300
    kept = opened(entries, **finding.cure.reading)
    assert len(kept) == 5700
    assert not any("Wanderung" in text for text in kept.texts)


def test_near_duplicates_above_two_thousand_can_be_left_out(opened, records):
    copies = [
        {**records[row % 100], "id": f"c{row}", "text": f"{records[row % 100]['text']} {words}"}
        for row, words in enumerate(map("".join, product("abcdefghij", repeat=4)))
        if row < 2500
    ]
    corpus = opened(copies)
    [finding] = [found for found in examine(corpus).findings if found.name == "near-duplicates"]
    assert finding.number == 2400
    assert len(opened(copies, **finding.cure.reading)) == 100


def test_corpora_of_counts_have_cures(tmp_path):
    rows = ["1 1:3 2:1", "1 1:2 3:1", "1 1:1 2:2", "1 1:4 3:1", "1 1:4 2:1", "1 1:1 3:3"] * 3
    rows += ["2 2:1 3:2", "2 3:2", "2 2:4", "2 2:1 3:1", "2 2:1 3:3", "2 2:3 3:1"] * 3 + ["2 "]
    file = tmp_path / "counts.svm"
    file.write_text("\n".join(rows) + "\n", "utf-8")
    corpus, found = examined(file)
    assert found["empty-documents"].cure is not None
    assert len(read_with_cure(file, found["empty-documents"])) == len(corpus) - 1
    after = read_with_cure(file, found["telling-words"])
    assert after.counts.counts.shape[1] == corpus.counts.counts.shape[1] - 1
