"""Encodings are detected from the whole corpus and texts are decoded correctly."""

import pytest

from tests.corpora.readers.conftest import write_folder
from workbench.corpora.readers.files.encodings import EncodingSurvey
from workbench.corpora.readers.files.wide_codecs import wide_codec_of
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

TURKISH = [
    "Başbakan dün İstanbul'da yaptığı açıklamada ekonominin büyüdüğünü söyledi.",
    "Şampiyonluk maçında iki gol atan oyuncu sakatlığı yüzünden oyundan çıktı.",
    "Sağlık Bakanlığı yeni hastanelerin açılışını gelecek yıla bıraktı.",
    "Ünlü şarkıcı, albümünün çıkışını kutlamak için dostlarını yemeğe çağırdı.",
]
GERMAN = [
    "Die Größe der Städte wächst, während die Dörfer kleiner werden.",
    "Über die Brücke fährt",
]
FRENCH = ["L'élève a reçu une très bonne note à l'école près de la forêt.", "Où êtes-vous allés ?"]
CZECH = [
    "Příliš žluťoučký kůň úpěl ďábelské ódy a všichni se tomu divili.",
    "Vláda schválila nový zákon, který začne platit již příští měsíc.",
    "Děti si hrály před školou, dokud nezačalo pršet a nepřišla zima.",
]
RUSSIAN = [
    "Правительство объявило о новых мерах поддержки экономики страны.",
    "Вчера вечером в городе прошёл сильный дождь с грозой и ветром.",
]
POLISH = [
    "Rząd ogłosił wczoraj nowe przepisy dotyczące ochrony środowiska.",
    "Zażółć gęślą jaźń, powiedział nauczyciel, a dzieci się śmiały.",
]


def folder_in(tmp_path, texts, codec):
    files = {
        f"{'ab'[number % 2]}/{number}": text.encode(codec) for number, text in enumerate(texts)
    }
    return write_folder(tmp_path, files)


@pytest.mark.parametrize(
    ("texts", "codec", "label"),
    [
        (TURKISH, "utf-8", "UTF-8"),
        (TURKISH, "utf-8-sig", "UTF-8"),
        (TURKISH, "utf-16", "UTF-16"),
        (TURKISH, "utf-16-le", "UTF-16"),
        (TURKISH, "utf-16-be", "UTF-16"),
        (RUSSIAN, "utf-16", "UTF-16"),
        (TURKISH, "cp1254", "windows-1254"),
        (GERMAN, "latin-1", "ISO-8859-1"),
        (FRENCH, "latin-1", "ISO-8859-1"),
        (["“Straße” – die größte", "‘Über’ alle Täler…"], "cp1252", "windows-1252"),
        (CZECH, "cp1250", "cp1250"),
        (POLISH, "cp1250", "cp1250"),
        (RUSSIAN, "cp1251", "cp1251"),
    ],
)
def test_texts_are_decoded_correctly(tmp_path, texts, codec, label):
    corpus = read_corpus(folder_in(tmp_path, texts, codec))
    assert sorted(corpus.texts) == sorted(texts)
    assert corpus.encoding == label


@pytest.mark.parametrize("codec", ["utf-8", "utf-16", "cp1254", "utf-8-sig"])
@pytest.mark.parametrize("ending", ["csv", "jsonl", "txt"])
def test_tables_are_decoded_correctly(tmp_path, codec, ending):
    lines = {
        "csv": "text,label\n"
        + "".join(f'"{text}",{number % 2}\n' for number, text in enumerate(TURKISH)),
        "jsonl": "".join(f'{{"text": "{text}", "label": 1}}\n' for text in TURKISH),
        "txt": "\n".join(TURKISH),
    }
    path = tmp_path / f"table.{ending}"
    path.write_bytes(lines[ending].encode(codec))
    assert list(read_corpus(path).texts) == TURKISH


def test_guess_is_noted_and_can_be_overridden(tmp_path):
    folder = folder_in(tmp_path, TURKISH, "cp1254")
    assert any("windows-1254" in note for note in read_corpus(folder).notes)
    corpus = read_corpus(folder, ReadingSettings(encoding="latin-1"))
    assert "Baþbakan" in "".join(corpus.texts)


def test_wrong_encoding_is_noted(tmp_path):
    folder = folder_in(tmp_path, GERMAN, "latin-1")
    corpus = read_corpus(folder, ReadingSettings(encoding="UTF-8"))
    assert any("not valid" in note for note in corpus.notes)


def test_few_letters_are_western_with_low_confidence(tmp_path):
    texts = ["plain English words " * 200, "more plain words, one café " * 1]
    corpus = read_corpus(folder_in(tmp_path, texts, "latin-1"))
    assert corpus.encoding == "ISO-8859-1"
    assert any("low confidence" in note for note in corpus.notes)


def test_mixed_documents_are_each_decoded_correctly(tmp_path):
    files = {"a/1": GERMAN[0].encode(), "a/2": GERMAN[1].encode("latin-1"), "b/3": b"plain"}
    corpus = read_corpus(write_folder(tmp_path, files))
    assert list(corpus.texts) == [*GERMAN, "plain"]
    assert any("Mixed encodings" in note for note in corpus.notes)


def test_mixed_lines_of_a_file_are_each_decoded_correctly(tmp_path):
    path = tmp_path / "mixed.csv"
    path.write_bytes(
        b"text,label\n"
        + GERMAN[0].replace(",", "").encode()
        + b",a\n"
        + FRENCH[0].encode("latin-1")
        + b",b\n"
    )
    corpus = read_corpus(path)
    assert list(corpus.texts) == [GERMAN[0].replace(",", ""), FRENCH[0]]
    assert any("Mixed encodings" in note for note in corpus.notes)


def test_short_documents_decide_the_encoding_together():
    survey = EncodingSurvey()
    for word in ("ığdır", "şubat", "güneş", "çığ", "İzmir", "ölçü", "sığınak"):
        survey.add(word.encode("cp1254"))
    assert survey.decide().label == "windows-1254"


def test_only_regular_zero_bytes_are_wide_text():
    assert wide_codec_of("words".encode("utf-16-le")) == "utf-16-le"
    assert wide_codec_of(bytes(100)) == ""
    assert wide_codec_of(b"a\0b and ordinary text") == ""
