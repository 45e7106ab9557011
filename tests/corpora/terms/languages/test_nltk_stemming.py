"""NLTK's stemmers: the same stems as NLTK's own, and data packages that may be missing."""

import pytest

from workbench import paths
from workbench.corpora.terms.languages import nltk_data
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.token_steps import tokenise
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError, WorkbenchError

_ENGLISH = """maximum presumably multiply provision owed ear saying crying string meant cement
sssss ies iies abc1c c5wiee 1992 3rd x running flies dogs generously opted easily friendliness y
ity Bridges ingly été"""
_GERMAN = """Speicherbehältern Grenzpostens Ausgefeiltere gegangen gehen Straßen schönes Fisches
liebende Schiffe geben nett Nächten weiß den er ggg aieee iies Bett wartet Haut hinaus"""
_ARABIC = "الكتاب والمدارس يكتبون مكتبة المعلمين يدرسون كتب hello 12"
WORDS = f"{_ENGLISH} {_GERMAN} {_ARABIC}".split()


def theirs(name):
    from nltk.stem.arlstem2 import ARLSTem2
    from nltk.stem.cistem import Cistem
    from nltk.stem.isri import ISRIStemmer
    from nltk.stem.lancaster import LancasterStemmer

    stemmers = {
        "lancaster": LancasterStemmer,
        "cistem": Cistem,
        "isri": ISRIStemmer,
        "arlstem2": ARLSTem2,
    }
    return stemmers[name]().stem


@pytest.mark.parametrize("name", ["lancaster", "cistem", "isri", "arlstem2"])
def test_stems_are_those_of_nltk(name):
    assert stem(WORDS, name) == [theirs(name)(word) or word for word in WORDS]


@pytest.mark.data
@pytest.mark.parametrize("name", ["lancaster", "cistem", "isri", "arlstem2"])
def test_stems_of_the_words_of_20_newsgroups_are_those_of_nltk(name, newsgroups):
    words = sorted({word for text in newsgroups[::40] for word in text.lower().split()})
    words = [word for word in words if word.isalnum()]
    assert len(words) > 10_000
    assert stem(words, name) == [theirs(name)(word) or word for word in words]


def test_long_words_are_left_alone_by_lancaster():
    assert stem(["s" * 2000], "lancaster") == ["s" * 2000]


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A cache of its own, and no folder of the user's."""
    from nltk import data

    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path))
    monkeypatch.setattr(data, "path", [])
    return paths.cache() / "nltk_data"


@pytest.mark.parametrize("name", ["rslp", "wordnet"])
def test_missing_data_is_reported_with_the_command_to_get_it(name, own_cache):
    with pytest.raises(ParameterError, match=f"workbench corpora --download {name}"):
        tokenise("casas", TokenSettings(language="portuguese", stemmer=name))


def write_rslp(folder):
    """Eight tables of rules in the format of RSLP, all but one empty."""
    package_folder = folder / "stemmers" / "rslp"
    package_folder.mkdir(parents=True)
    for step in range(7):
        (package_folder / f"step{step}.pt").write_text("", "utf-8")
    (package_folder / "step0.pt").write_text('# plural\n"s"\t1\t""\t"lápis","mais"\n', "utf-8")


def test_rslp_uses_its_data_once_it_is_there(own_cache):
    nltk_data.download_package("rslp", lambda _, folder: write_rslp(folder))
    assert stem(["casas", "lápis"], "rslp") == ["casa", "lápis"]


def write_wordnet(folder):
    """A WordNet of two nouns and one verb, in its own file format."""
    package_folder = folder / "corpora" / "wordnet"
    package_folder.mkdir(parents=True)
    entries = {"noun": ("n", ["bridge", "goose"]), "verb": ("v", ["walk"])}
    for part in ("noun", "verb", "adj", "adv"):
        letter, lemmas = entries.get(part, ("a", []))
        lines = [f"{lemma} {letter} 1 0 1 0 00000000  \n" for lemma in lemmas]
        (package_folder / f"index.{part}").write_text("".join(lines), "utf-8")
        (package_folder / f"data.{part}").write_text("", "utf-8")
        (package_folder / f"{part}.exc").write_text(
            "geese goose\n" if part == "noun" else "", "utf-8"
        )
    (package_folder / "lexnames").write_text("00\tadj.all\t3\n", "utf-8")
    for name in ("cntlist.rev", "index.sense"):
        (package_folder / name).write_text("", "utf-8")


def test_wordnet_lemmas_are_nouns_or_else_verbs(own_cache, monkeypatch):
    from nltk.corpus import WordNetCorpusReader
    from nltk.corpus.util import LazyCorpusLoader

    nltk_data.download_package("wordnet", lambda _, folder: write_wordnet(folder))
    fresh = LazyCorpusLoader("wordnet", WordNetCorpusReader, "no other languages")
    monkeypatch.setattr("nltk.corpus.wordnet", fresh)
    words = ["bridges", "geese", "walking", "unheard"]
    assert stem(words, "wordnet") == ["bridge", "goose", "walk", "unheard"]


@pytest.mark.parametrize("missing", ["lexnames", "index.sense", "index.verb"])
def test_incomplete_wordnet_data_is_reported_in_a_sentence(own_cache, monkeypatch, missing):
    from nltk.corpus import WordNetCorpusReader
    from nltk.corpus.util import LazyCorpusLoader

    write_wordnet(own_cache)
    (own_cache / "corpora" / "wordnet" / missing).unlink()
    fresh = LazyCorpusLoader("wordnet", WordNetCorpusReader, "no other languages")
    monkeypatch.setattr("nltk.corpus.wordnet", fresh)
    with pytest.raises(ParameterError, match="incomplete; remove it"):
        stem(["geese"], "wordnet")


def refuse(package, folder):
    raise OSError("no network")


def test_a_failed_download_is_reported_in_a_sentence(own_cache):
    with pytest.raises(WorkbenchError, match="could not be downloaded \\(no network\\)"):
        nltk_data.download_package("rslp", refuse)
    with pytest.raises(WorkbenchError, match="did not write 'rslp'"):
        nltk_data.download_package("rslp", lambda *_: None)
    with pytest.raises(ParameterError, match="not 'punkt'"):
        nltk_data.download_package("punkt")
