"""Stop words of many languages, from files that come with the program.

Lists in `resources/stopwords` are this project's own and come first; the other languages are
served by the package `stop-words` (BSD licence), which carries its lists inside itself.
"""

import hashlib
from functools import cache

from workbench import paths
from workbench.corpora.terms.word_patterns import find_words

_OWN_LISTS = ("english", "greek", "romanian", "turkish")
STOP_WORD_LANGUAGES = (
    "arabic",
    "bulgarian",
    "catalan",
    "chinese",
    "czech",
    "danish",
    "dutch",
    "english",
    "finnish",
    "french",
    "german",
    "greek",
    "gujarati",
    "hebrew",
    "hindi",
    "hungarian",
    "indonesian",
    "italian",
    "japanese",
    "korean",
    "malaysian",
    "norwegian",
    "persian",
    "polish",
    "portuguese",
    "romanian",
    "russian",
    "slovak",
    "spanish",
    "swedish",
    "turkish",
    "ukrainian",
    "vietnamese",
)


@cache
def stop_words(language: str) -> frozenset[str]:
    """The stop words of a language in lower case, in the pieces that the tokeniser makes."""
    entries = _own_list(language) if language in _OWN_LISTS else _packaged_list(language)
    return frozenset(word for entry in entries for word in _pieces(entry, language))


def lists_fingerprint() -> str:
    """Identify the contents of our own lists, on which stored counts depend."""
    content = "\n".join(word for language in _OWN_LISTS for word in _own_list(language))
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


def own_words(text: str, language: str) -> frozenset[str]:
    """The words that a person typed, separated by whatever is not a word."""
    return frozenset(find_words(text, lower_case=True, turkish=language == "turkish"))


def _pieces(entry: str, language: str) -> list[str]:
    """Cut "qu'il" as text is cut; phrases of several words are no stop words."""
    if " " in entry:
        return []
    return find_words(entry, lower_case=True, turkish=language == "turkish")


def _own_list(language: str) -> list[str]:
    text = (paths.resources() / "stopwords" / f"{language}.txt").read_text(encoding="utf-8")
    return [word for line in text.splitlines() for word in line.partition("#")[0].split()]


def _packaged_list(language: str) -> list[str]:
    import stop_words as package  # late: 0.03 s to import

    words: list[str] = package.get_stop_words(language)
    return words
