"""Guessing the language: sentences in many languages, and real corpora."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from workbench.corpora.terms.languages.language import (
    LANGUAGES,
    UNKNOWN,
    guess_language,
    guess_with_confidence,
)
from workbench.corpora.terms.languages.stemming import STEMMER_LANGUAGES
from workbench.corpora.terms.languages.stopwords import STOP_WORD_LANGUAGES
from workbench.corpora.terms.tokenisers import LANGUAGES_WITHOUT_SPACES

SENTENCES = {
    "arabic": "الكلب يجري بسرعة في الشارع",
    "bulgarian": "Кучето тича бързо по улицата.",
    "catalan": "El gos corre ràpidament pel carrer.",
    "chinese": "狗在街上跑得很快。",
    "czech": "Pes rychle běží přes ulici.",
    "danish": "Hunden løber hurtigt over gaden.",
    "dutch": "De hond loopt snel over de straat.",
    "english": "The cat sat on the mat and looked at the dog.",
    "finnish": "Koira juoksee nopeasti kadun yli.",
    "french": "Le chat est assis sur la table.",
    "german": "Der Hund läuft schnell über die Straße.",
    "greek": "Ο σκύλος τρέχει γρήγορα στον δρόμο.",
    "hebrew": "הכלב רץ מהר ברחוב",
    "hindi": "कुत्ता सड़क पर तेज़ दौड़ता है",
    "hungarian": "A kutya gyorsan fut az utcán.",
    "indonesian": "Anjing itu berlari cepat di jalan.",
    "italian": "Il cane corre per la strada.",
    "japanese": "犬は通りを速く走ります。",
    "korean": "개가 거리에서 빨리 달린다",
    "norwegian": "Hunden løper fort over gaten.",
    "persian": "سگ در خیابان سریع می‌دود",
    "polish": "Pies szybko biegnie przez ulicę.",
    "portuguese": "O cachorro corre pela rua e não para.",
    "romanian": "Câinele aleargă repede pe stradă.",
    "russian": "Собака быстро бежит по улице.",
    "slovene": "Pes hitro teče čez cesto in glasno laja.",
    "spanish": "El perro corre por la calle.",
    "swedish": "Hunden springer snabbt över gatan.",
    "turkish": "Köpek sokakta hızlı koşuyor.",
    "ukrainian": "Собака швидко біжить вулицею.",
    "vietnamese": "Con chó chạy nhanh trên đường phố.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_one_sentence_suffices(language):
    found = guess_with_confidence([SENTENCES[language]])
    assert found.language == language
    assert 0 < found.confidence <= 1


@pytest.mark.parametrize("texts", [[], [""], ["", "  "], ["12 345", "6,7"], ["apple banana"]])
def test_too_little_text_is_unknown(texts):
    assert guess_language(texts) == UNKNOWN


def test_the_language_of_most_of_the_text_is_chosen():
    texts = [SENTENCES["german"]] * 30 + [SENTENCES["english"]] * 3
    assert guess_language(texts) == "german"


def test_languages_are_those_with_stop_words_a_stemmer_or_no_spaces():
    helped = {*STOP_WORD_LANGUAGES, *STEMMER_LANGUAGES, *LANGUAGES_WITHOUT_SPACES}
    assert set(LANGUAGES) == helped


@pytest.mark.data
def test_20_newsgroups_is_english(newsgroups):
    assert guess_with_confidence(newsgroups).language == "english"


@pytest.mark.data
def test_1150haber_is_turkish(real_data):
    with zipfile.ZipFile(real_data / "1150haber.zip") as archive:
        names = [name for name in archive.namelist() if name.endswith(".txt")]
        texts = [archive.read(name).decode("windows-1254") for name in names]
    assert len(texts) == 1150
    assert guess_with_confidence(texts).language == "turkish"
    assert guess_with_confidence(texts).confidence > 0.9


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_temporary_folder_that_cannot_be_written_is_a_sentence():
    script = (
        "import tempfile; tempfile.tempdir = '/dev/full'\n"
        "from workbench.corpora.terms.languages.language import guess_language\n"
        "from workbench.errors import WorkbenchError\n"
        "try:\n    guess_language(['a text of some words'])\n"
        "except WorkbenchError as problem:\n    print(problem)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "choose the language" in done.stdout, done.stderr
