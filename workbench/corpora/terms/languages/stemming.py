"""Stemmers: Porter, as used in the papers, Snowball in all its languages, and those of NLTK."""

from collections.abc import Sequence

import Stemmer

from workbench.corpora.terms.languages.nltk_stemming import NLTK_STEMMERS, nltk_stems

STEMMER_LANGUAGES = (
    "arabic",
    "armenian",
    "basque",
    "catalan",
    "czech",
    "danish",
    "dutch",
    "english",
    "esperanto",
    "estonian",
    "finnish",
    "french",
    "german",
    "greek",
    "hindi",
    "hungarian",
    "indonesian",
    "irish",
    "italian",
    "lithuanian",
    "nepali",
    "norwegian",
    "persian",
    "polish",
    "portuguese",
    "romanian",
    "russian",
    "serbian",
    "sesotho",
    "spanish",
    "swedish",
    "tamil",
    "turkish",
    "yiddish",
)


def stem(words: Sequence[str], algorithm: str) -> list[str]:
    """Stem words with "porter", a language of Snowball or a stemmer of NLTK; "none" keeps them."""
    if algorithm == "none":
        return list(words)
    if algorithm in NLTK_STEMMERS:
        return nltk_stems(words, algorithm)
    # All words differ, so the cache of the stemmer costs more than it saves.
    stems = Stemmer.Stemmer(algorithm, 0).stemWords(words)
    return [short or word for short, word in zip(stems, words, strict=True)]
