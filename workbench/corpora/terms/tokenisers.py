"""Tokenisers: the program's own words, those of NLTK, a pattern of the user's, and jieba."""

import importlib
import importlib.util
import warnings
from collections.abc import Callable
from functools import cache
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

    return find


@cache
def _compiled(pattern: str) -> Any:
    import regex  # late: 0.05 s to import; unlike re, it can stop after a time

    if not pattern:
        raise ParameterError(
            "The tokeniser 'regular expression' needs a pattern that matches one token, for "
            r"example \w+."
        )
    try:
        return regex.compile(pattern)
    except (regex.error, RecursionError, OverflowError) as problem:
        raise ParameterError(
            f"pattern = {pattern!r} is not a regular expression: {problem}."
        ) from None


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
