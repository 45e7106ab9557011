"""Tables: columns, delimiters, headers and invalid rows."""

import json

import pytest

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def write(tmp_path, content, name="table.csv"):
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_delimiter_is_detected(tmp_path, delimiter):
    rows = [("label", "text"), ("a", "one, two; three"), ("b", "four"), ("a", "five, six")]
    content = "".join(f'{first}{delimiter}"{second}"\n' for first, second in rows)
    path = write(tmp_path, content)
    assert preview_corpus(path).delimiter == delimiter
    assert list(read_corpus(path).texts) == ["one, two; three", "four", "five, six"]


def test_quoted_fields_may_contain_line_ends_and_quotation_marks(tmp_path):
    path = write(tmp_path, 'text,label\r\n"first\nline ""x""",a\r\nsecond,b\r\n')
    assert list(read_corpus(path).texts) == ['first\nline "x"', "second"]


def test_quotation_marks_in_tab_separated_files_are_ordinary(tmp_path):
    path = write(tmp_path, 'ham\t"Sorry, not now\nspam\tWin 5" screens\nham\tok\n', "sms.txt")
    corpus = read_corpus(path)
    assert list(corpus.texts) == ['"Sorry, not now', 'Win 5" screens', "ok"]
    assert corpus.class_sizes() == {"ham": 2, "spam": 1}


def test_first_row_can_be_a_document(tmp_path):
    content = (
        "good,a long and pleasant film to see\nbad,an even longer film without any sense\n" * 3
    )
    path = write(tmp_path, content)
    assert preview_corpus(path).names == ("column 1", "column 2")
    assert len(read_corpus(path)) == 6
    named = read_corpus(path, ReadingSettings(header="names"))
    assert len(named) == 5


def test_preview_shows_the_detected_columns(tmp_path):
    path = write(tmp_path, "No;Kategori;Metin\n1;spor;bir iki üç dört\n2;sanat;beş altı yedi\n")
    preview = preview_corpus(path)
    assert preview.format == "table"
    assert preview.names == ("No", "Kategori", "Metin")
    assert (preview.text_column, preview.class_column, preview.id_column) == (
        "Metin",
        "Kategori",
        "No",
    )
    assert preview.rows[0] == ("1", "spor", "bir iki üç dört")
    assert preview.encoding == "UTF-8"
    chosen = preview_corpus(path, ReadingSettings(text_column="kategori"))
    assert chosen.text_column == "Kategori"


def test_the_preview_names_columns_only_where_there_are_columns(tmp_path, pets):
    assert preview_corpus(pets).names == ()
    lines = write(tmp_path, json.dumps({"text": "a", "label": "x"}) + "\n", "one.jsonl")
    assert preview_corpus(lines).names == ("text", "label")


def test_several_text_columns_are_joined(tmp_path):
    path = write(tmp_path, "title,body,label\nHead,Trunk,x\n")
    corpus = read_corpus(path, ReadingSettings(text_column="title, body"))
    assert list(corpus.texts) == ["Head\nTrunk"]


def test_a_missing_column_lists_the_existing_columns(tmp_path):
    path = write(tmp_path, "text,label\na,b\n")
    with pytest.raises(CorpusError, match=r"no column 'stars' for the class.*text, label"):
        read_corpus(path, ReadingSettings(class_column="stars"))


def test_a_ragged_row_is_reported_with_its_line(tmp_path):
    path = write(tmp_path, 'text,label\n"two\nlines",b\na,b,c\n')
    with pytest.raises(
        CorpusError, match=r"table\.csv, line 4: 3 fields where the first row has 2"
    ):
        read_corpus(path)


def test_wrong_delimiter_is_explained(tmp_path):
    path = write(tmp_path, "text,label\na,b\n")
    with pytest.raises(CorpusError, match=r"no column 'text'.*Set another delimiter"):
        read_corpus(path, ReadingSettings(delimiter=";", text_column="text"))


def test_an_unclosed_quotation_mark_is_reported_with_its_line(tmp_path):
    path = write(tmp_path, 'text,label\na,x\n"never closed,y\n' + "b,x\n" * 50)
    with pytest.raises(CorpusError, match=r"line 3.*never closed"):
        read_corpus(path)


def test_very_large_fields_and_zero_bytes_are_read(tmp_path):
    long = "word " * 2_000_000
    path = write(tmp_path, f'text,label\n"{long}",a\nb\0c,b\n')
    corpus = read_corpus(path)
    assert len(corpus.texts[0]) == len(long)
    assert corpus.texts[1] == "b c"


def test_an_invalid_json_line_is_reported_with_its_line(tmp_path):
    path = write(tmp_path, '{"text": "a", "label": "x"}\n{"text": "b", \n', "broken.jsonl")
    with pytest.raises(CorpusError, match=r"broken\.jsonl, line 2: not valid JSON"):
        read_corpus(path)
    path = write(tmp_path, '{"text": "a"}\n{"label": "b"}\n', "missing.jsonl")
    with pytest.raises(CorpusError, match=r"line 2: the document has no text"):
        read_corpus(path)
    path = write(tmp_path, "[1, 2]", "numbers.json")
    with pytest.raises(CorpusError, match="a JSON object"):
        read_corpus(path)


def test_half_surrogates_are_replaced(tmp_path):
    path = write(tmp_path, '{"text": "a \\ud800 b", "label": "x"}\n', "half.jsonl")
    corpus = read_corpus(path)
    assert corpus.texts[0] == "a \ufffd b"
    corpus.texts[0].encode()


def test_a_delimiter_line_of_excel_is_used(tmp_path):
    path = write(tmp_path, b"\xef\xbb\xbfsep=;\r\nlabel;text\r\na;one, two\r\nb;three\r\n")
    assert preview_corpus(path).delimiter == ";"
    assert list(read_corpus(path).texts) == ["one, two", "three"]


def test_a_delimiter_line_counts_as_a_line(tmp_path):
    path = write(tmp_path, "sep=;\nlabel;text\na;one\nb;two;three\n")
    with pytest.raises(CorpusError, match=r"table\.csv, line 4"):
        read_corpus(path)


@pytest.mark.parametrize("rows", [1, 500])
def test_an_unclosed_quotation_mark_is_rejected(tmp_path, rows):
    content = "id,label,text\n" + '1,a,fine\n2,b,"never closed\n' + "3,a,lost\n" * rows
    with pytest.raises(CorpusError, match=r"table\.csv, line 3: a quotation mark"):
        read_corpus(write(tmp_path, content))


def test_a_table_of_one_column_suggests_another_delimiter(tmp_path):
    corpus = read_corpus(write(tmp_path, "id@label@text\n1@a@hello\n2@b@bye\n"))
    assert any("set the delimiter" in note for note in corpus.notes)


@pytest.mark.parametrize(
    "gap",
    ["  ", "   ", "\u2003"],
)
def test_aligned_prose_is_not_a_table(tmp_path, gap):
    sentences = [
        ("It rained all day long.", "Nobody went out then."),
        ("We stayed in all night.", "Somebody read a book."),
        ("The fire kept us warm..", "Everyone fell asleep."),
        ("At noon the rain ended.", "We went out to the sea"),
    ]
    lines = "".join(f"{first}{gap}{second}\n" for first, second in sentences)
    corpus = read_corpus(write(tmp_path, lines, "prose.txt"))
    assert len(corpus) == len(sentences)
    assert corpus.class_sizes() == {}
    assert all(second in text for text, (_, second) in zip(corpus.texts, sentences, strict=True))


def test_verses_in_two_aligned_columns_are_not_a_table(tmp_path):
    verses = "".join(
        f"  {word * 3:<24}{word * 2} goes on\n" for word in ("la ", "ti ", "do ", "re ")
    )
    corpus = read_corpus(write(tmp_path, verses, "song.txt"))
    assert corpus.class_sizes() == {}
    assert len(corpus) == 4


def test_lines_of_few_fields_above_the_header_are_left_out(tmp_path):
    rows = "".join(
        f"{number},2023,a text about {number},{'ab'[number % 2]}\n" for number in range(9)
    )
    path = write(tmp_path, f"Report,Comments\nMade,2023-05-01\n\nid,year,comment,team\n{rows}")
    corpus = read_corpus(path)
    assert len(corpus) == 9
    assert corpus.class_sizes() == {"a": 5, "b": 4}
    assert any("2 lines above" in note for note in corpus.notes)


def test_two_columns_that_exclude_each_other_are_classes(tmp_path):
    rows = "".join(f"a text about {number},{number % 2},{1 - number % 2}\n" for number in range(9))
    corpus = read_corpus(write(tmp_path, f"comment,odd,even\n{rows}"))
    assert corpus.class_sizes() == {"even": 5, "odd": 4}
