"""Tokenisers: the program's own words, those of NLTK, a pattern of the user's, and jieba."""

import importlib
import importlib.util
import re
import warnings
from collections.abc import Callable
from functools import cache
from math import prod
from typing import Any

from workbench import paths
from workbench.errors import ParameterError

WORDS, PAIRS = "words", "character pairs"
CHARACTERS, CHARACTERS_IN_WORDS = "character n-grams", "character n-grams in words"
PATTERN, JIEBA = "regular expression", "jieba"
WORD_PUNCTUATION, TREEBANK, TWEET, TOKTOK = "word-punctuation", "treebank", "tweet", "toktok"
CHARACTER_TOKENISERS = (PAIRS, CHARACTERS, CHARACTERS_IN_WORDS)
_NLTK = {
    WORD_PUNCTUATION: "nltk.tokenize.regexp:WordPunctTokenizer",
    TREEBANK: "nltk.tokenize.treebank:TreebankWordTokenizer",
    TWEET: "nltk.tokenize.casual:TweetTokenizer",
    TOKTOK: "nltk.tokenize.toktok:ToktokTokenizer",
}
TOKENISERS = (WORDS, *CHARACTER_TOKENISERS, *_NLTK, PATTERN, JIEBA)
LANGUAGES_WITHOUT_SPACES = ("burmese", "chinese", "japanese", "khmer", "lao", "thai")
PATTERN_SECONDS = 10.0  # for the user's pattern on one document
_LONGEST_PATTERN = 1_000  # characters
_MOST_REPETITIONS = 100_000  # the product of all counts, which may be inside each other
_RECURSION = re.compile(r"(?<!\\)(?:\\\\)*\(\?(?:R|[+-]?\d|&|P>)")
_COUNTS = re.compile(r"\{\s*(\d*)\s*,?\s*(\d*)\s*\}")

TokenFinder = Callable[[str], list[str]]


def automatic_tokeniser(language: str) -> str:
    """Words, or pairs of characters for languages without spaces between words."""
    return PAIRS if language in LANGUAGES_WITHOUT_SPACES else WORDS


def token_finder(tokeniser: str, pattern: str) -> TokenFinder:
    """The function that splits a text into tokens in their own case."""
    if tokeniser == PATTERN:
        return _pattern_finder(pattern)
    if tokeniser == JIEBA:
        return _jieba_words
    module, _, name = _NLTK[tokeniser].partition(":")
    tokeniser_class = getattr(importlib.import_module(module), name)  # 1.9 s to import
    find: TokenFinder = tokeniser_class().tokenize
    return find


def is_emoticon(token: str) -> bool:
    """Whether a token of a tweet is an emoticon such as :D, whose case matters."""
    from nltk.tokenize.casual import EMOTICON_RE  # late: 1.9 s to import

    return EMOTICON_RE.search(token) is not None


def check_tokeniser(tokeniser: str, pattern: str) -> None:
    """Raise an error if the package of the tokeniser is missing or the pattern is not valid."""
    if tokeniser == PATTERN:
        _compiled(pattern)
    if tokeniser == JIEBA and importlib.util.find_spec("jieba") is None:
        raise ParameterError(
            "The tokeniser 'jieba' needs the package jieba, which is not installed; install it "
            "with: pip install jieba, or choose 'character pairs'."
        )


def _pattern_finder(pattern: str) -> TokenFinder:
    compiled = _compiled(pattern)

    def find(text: str) -> list[str]:
        try:
            matches = compiled.finditer(text, timeout=PATTERN_SECONDS)
            return [match.group() for match in matches if match.group()]
        except TimeoutError:
            raise ParameterError(
                f"pattern = {pattern!r} takes more than {PATTERN_SECONDS:g} seconds on one "
                "document; write it without nested repetitions."
            ) from None
        except MemoryError:
            raise _refused(pattern, "takes more memory than there is") from None

    return find


@cache
def _compiled(pattern: str) -> Any:
    import regex  # late: 0.05 s to import; unlike re, it can stop after a time

    if not pattern:
        raise ParameterError(
            "The tokeniser 'regular expression' needs a pattern that matches one token, for "
            r"example \w+."
        )
    _check_size(pattern)
    try:
        return regex.compile(pattern)
    except (regex.error, RecursionError, OverflowError, MemoryError) as problem:
        raise _refused(pattern, f"is not a regular expression: {problem}") from None


def _check_size(pattern: str) -> None:
    """Refuse what fills the memory before the time is over: a group in itself, endless counts."""
    if len(pattern) > _LONGEST_PATTERN:
        shown = f"{pattern[:40]}…"
        raise _refused(shown, f"has more than {_LONGEST_PATTERN:,} characters")
    if _RECURSION.search(pattern):
        raise _refused(pattern, "refers to a group inside itself, which is not supported")
    counts = (max(int(digits or 1) for digits in pair) for pair in _COUNTS.findall(pattern))
    if prod(max(1, count) for count in counts) > _MOST_REPETITIONS:
        raise _refused(pattern, "repeats too often; write * or + instead of large numbers")


def _refused(pattern: str, reason: str) -> ParameterError:
    return ParameterError(f"pattern = {pattern!r} {reason}.")


def _jieba_words(text: str) -> list[str]:
    words = _jieba().lcut(text)
    return [word for word in words if any(map(str.isalnum, word))]


@cache
def _jieba() -> Any:
    """One tokeniser per process; its dictionary is kept in the program's own cache."""
    with warnings.catch_warnings():  # its source has escapes that newer Pythons warn about
        warnings.simplefilter("ignore")
        import jieba  # late: 0.3 s to import, and optional

    jieba.setLogLevel(60)
    tokeniser = jieba.Tokenizer()
    folder = paths.cache() / "jieba"
    folder.mkdir(parents=True, exist_ok=True)
    tokeniser.tmp_dir = str(folder)
    tokeniser.initialize()
    return tokeniser
