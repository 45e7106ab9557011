"""Cures that look at the file: other classes, no classes, the encoding, damaged documents."""

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
