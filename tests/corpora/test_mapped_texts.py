"""Texts in mapped files: any text comes back, by number, by slice and in order."""

from workbench.corpora.mapped_texts import MappedTexts, TextSpool, read_texts, write_texts

TEXTS = ["one", "", "naïve 東京", "half \ud800 a pair", "last"]


def test_written_texts_are_read_back(tmp_path):
    write_texts(TEXTS, tmp_path / "texts", tmp_path / "offsets.npy")
    texts = MappedTexts(*read_texts(tmp_path / "texts", tmp_path / "offsets.npy"))
    assert list(texts) == TEXTS
    assert texts[-1] == "last"
    assert texts[1:4:2] == ["", "half \ud800 a pair"]
    assert texts.sizes() == [3, 0, 13, 15, 4]
    assert texts == TEXTS
    assert texts != TEXTS[:4]


def test_no_texts_are_read_back_as_none(tmp_path):
    write_texts([], tmp_path / "texts", tmp_path / "offsets.npy")
    assert list(MappedTexts(*read_texts(tmp_path / "texts", tmp_path / "offsets.npy"))) == []


def test_collected_texts_outlive_the_file():
    with TextSpool() as spool:
        spool.add(TEXTS[:2])
        spool.add(TEXTS[2:])
        texts = spool.texts()
    assert list(texts) == TEXTS
