"""Tables whose rows refer to the texts of another one."""

import pytest

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

BODY = "The central bank of {0} raised its rates again and said why it did so on that day. " * 4


def write(folder, side, first=0, column="Headline"):
    bodies = "".join(f"{first + row},{BODY.format(f'{side}{row}').strip()}\n" for row in range(6))
    (folder / f"{side}_bodies.csv").write_text("Body ID,articleBody\n" + bodies, "utf-8")
    stances = "".join(
        f"Bank {side} acts again {row},{first + row % 6},{('agree', 'discuss')[row % 2]}\n"
        for row in range(18)
    )
    (folder / f"{side}_stances.csv").write_text(f"{column},Body ID,Stance\n" + stances, "utf-8")


def test_each_row_is_a_document_with_the_text_that_it_names(tmp_path):
    write(tmp_path, "news")
    corpus = read_corpus(tmp_path)
    assert len(corpus) == 18
    assert corpus.class_sizes() == {"agree": 9, "discuss": 9}
    assert corpus.texts[7] == f"Bank news acts again 7\n\n{BODY.format('news1').strip()}"


def test_numbers_that_recur_on_the_other_side_name_the_texts_of_their_own_side(tmp_path):
    write(tmp_path, "train")
    write(tmp_path, "test")
    corpus = read_corpus(tmp_path)
    assert len(corpus) == 36
    for side, text in zip(corpus.given_split, corpus.texts, strict=True):
        name = "test" if side else "train"
        assert text.startswith(f"Bank {name} acts") and f"bank of {name}" in text


def test_what_annotators_write_about_texts_are_votes(tmp_path):
    write(tmp_path, "news")
    path = tmp_path / "news_stances.csv"
    lines = path.read_text("utf-8").splitlines()
    workers = ["Worker", *(f"w{row % 3}" for row in range(18))]
    pairs = zip(lines, workers, strict=True)
    path.write_text("".join(f"{line},{worker}\n" for line, worker in pairs), "utf-8")
    corpus = read_corpus(tmp_path)
    assert len(corpus) == 6
    assert corpus.texts[0] == BODY.format("news0").strip()


@pytest.mark.parametrize("chosen", [{}, {"text_column": "Headline"}, {"class_column": "Stance"}])
def test_the_preview_shows_the_table_whose_rows_are_documents(tmp_path, chosen):
    write(tmp_path, "news")
    settings = ReadingSettings(**chosen)
    preview = preview_corpus(tmp_path, settings)
    assert preview.names == ("Headline", "Body ID", "Stance")
    assert (preview.text_column, preview.class_column) == ("Headline", "Stance")
    assert preview.result.documents == len(read_corpus(tmp_path, settings)) == 18


def test_a_column_that_no_table_has_is_refused_with_the_name_of_a_file(tmp_path):
    write(tmp_path, "news")
    with pytest.raises(CorpusError, match=r"^news_bodies.csv has no column 'Topic' for the class"):
        read_corpus(tmp_path, ReadingSettings(class_column="Topic"))


def test_a_long_text_that_all_rows_name_is_counted_for_each_of_them(tmp_path):
    kinds = ("agree", "disagree", "discuss")
    rows = [f"a headline about ship {row},{row % 3},{kinds[row % 3]}" for row in range(3000)]
    (tmp_path / "stances.csv").write_text("\n".join(["Headline,Body ID,Stance", *rows]), "utf-8")
    bodies = [f"{number},{'an article ' * 10_000}{number}" for number in range(3)]
    (tmp_path / "bodies.csv").write_text("\n".join(["Body ID,articleBody", *bodies]), "utf-8")
    with pytest.raises(CorpusError, match="200 times its size"):
        read_corpus(tmp_path)
    assert "200 times its size" in preview_corpus(tmp_path).result.notes[0]
