"""Stemmers: Porter, as used in the papers, and Snowball in all its languages."""

from collections.abc import Sequence

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
    """Stem words with "porter" or the Snowball stemmer of a language; "none" keeps the words."""
    if algorithm == "none":
        return list(words)
    import Stemmer  # late: not needed without stemming

    # All words differ, so the cache of the stemmer costs more than it saves.
    stems = Stemmer.Stemmer(algorithm, 0).stemWords(words)
    return [short or word for short, word in zip(stems, words, strict=True)]
