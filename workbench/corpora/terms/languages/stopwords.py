"""Stop words of many languages, available offline.

The project's own lists in `resources/stopwords` take precedence; the other languages come from the
package `stop-words` (BSD licence), which includes its lists.
"""

import hashlib
from functools import cache

from workbench import paths
from workbench.corpora.terms.word_patterns import find_words

_OWN_LISTS = ("arabic", "english", "greek", "romanian", "slovene", "turkish")
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
    "slovene",
    "spanish",
    "swedish",
    "turkish",
    "ukrainian",
    "vietnamese",
)


@cache
def stop_words(language: str, by_character: bool = True) -> frozenset[str]:
    """The stop words of a language in lower case, split as the tokeniser splits text.

    Where Chinese and Japanese words are not split into characters, the entries are not either.
    """
    entries = _own_list(language) if language in _OWN_LISTS else _packaged_list(language)
    runs = not by_character
    return frozenset(word for entry in entries for word in _words_of(entry, language, runs))


def lists_fingerprint() -> str:
    """Identify the contents of the project's own lists, on which cached counts depend."""
    content = "\n".join(word for language in _OWN_LISTS for word in _own_list(language))
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


def own_words(text: str, language: str, by_character: bool = True) -> frozenset[str]:
    """The words of a text that the user typed, with any separators."""
    turkish = language == "turkish"
    return frozenset(find_words(text, lower_case=True, turkish=turkish, runs=not by_character))


def _words_of(entry: str, language: str, runs: bool) -> list[str]:
    """Split "qu'il" as text is split; phrases of several words are not stop words."""
    if " " in entry:
        return []
    return find_words(entry, lower_case=True, turkish=language == "turkish", runs=runs)


def _own_list(language: str) -> list[str]:
    text = (paths.resources() / "stopwords" / f"{language}.txt").read_text(encoding="utf-8")
    return [word for line in text.splitlines() for word in line.partition("#")[0].split()]


def _packaged_list(language: str) -> list[str]:
    import stop_words as package  # late: 0.03 s to import

    words: list[str] = package.get_stop_words(language)
    return words
