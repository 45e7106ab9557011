"""NLTK's stemmers and WordNet lemmas, each word once.

NLTK's Lancaster and Cistem stemmers take several times as long as counting a whole corpus.
Lancaster's rules, which are NLTK's table, are therefore taken apart once instead of for each word,
and Cistem's loop works on positions instead of lists of characters. Both give NLTK's stems.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any
from zipfile import BadZipFile

from workbench.corpora.terms.languages.nltk_data import (
    NLTK_PACKAGES,
    damaged_sentence,
    require,
)
from workbench.errors import ParameterError

NLTK_STEMMERS = ("lancaster", "cistem", "isri", "arlstem2", "rslp", "wordnet")
_LONGEST = 1000  # letters; NLTK leaves longer words as they are
_VOWELS = frozenset("aeiouy")
_RULE = re.compile(r"([a-z]+)(\*?)(\d)([a-z]*)([>.]?)")
_ARABIC = re.compile("[\u0600-\u06ff]")
_GERMAN_LETTERS = str.maketrans({"ü": "u", "ö": "o", "ä": "a", "ß": "ss"})
_SIGNS = (("sch", "$"), ("ei", "%"), ("ie", "&"))  # letters that belong together
_SIGNS_BACK = (*_SIGNS[1:], _SIGNS[0])
_DOUBLED = re.compile(r"(.)\1")
_CHANGED_BACK = re.compile(r"(.)\*")

Stem = Callable[[str], str]
LancasterRule = tuple[str, bool, int, str, bool]


def nltk_stems(words: Sequence[str], algorithm: str) -> list[str]:
    """Stem words with one of NLTK's algorithms; words that it would empty stay as they are."""
    try:
        stem = _STEMMERS[algorithm]()
        return [stem(word) or word for word in words]
    except (OSError, LookupError, ValueError, BadZipFile) as problem:
        if isinstance(problem, ParameterError) or algorithm not in NLTK_PACKAGES:
            raise
        raise ParameterError(damaged_sentence(algorithm)) from problem


def _lancaster() -> Stem:
    rules = _lancaster_rules()

    def stem(word: str) -> str:
        word = word.lower()
        return word if len(word) > _LONGEST else _apply_rules(word, rules)

    return stem


@cache
def _lancaster_rules() -> dict[str, list[LancasterRule]]:
    """NLTK's rules by the last letter of their ending, in their order."""
    from nltk.stem.lancaster import LancasterStemmer  # late: 1.9 s to import

    rules: dict[str, list[LancasterRule]] = {}
    for rule in LancasterStemmer.default_rule_tuple:
        match = _RULE.fullmatch(rule)
        if match is not None:
            ending, intact, removed, added, after = match.groups()
            parts = (ending[::-1], bool(intact), int(removed), added, after != ".")
            rules.setdefault(ending[0], []).append(parts)
    return rules


def _apply_rules(word: str, rules: dict[str, list[LancasterRule]]) -> str:
    whole, goes_on = word, True
    while goes_on and word:
        letters = word if word.isalpha() else _leading_letters(word)
        goes_on = False
        for ending, intact, removed, added, continues in rules.get(letters[-1:], ()):
            if not word.endswith(ending) or (intact and word != whole):
                continue
            if _is_long_enough(word, removed):
                word, goes_on = word[: len(word) - removed] + added, continues
                break
    return word


def _leading_letters(word: str) -> str:
    length = next(position for position, letter in enumerate(word) if not letter.isalpha())
    return word[:length]


def _is_long_enough(word: str, removed: int) -> bool:
    """Two letters are left of a word that begins with a vowel, otherwise three with a vowel."""
    left = len(word) - removed
    if word[0] in _VOWELS:
        return left >= 2
    return left >= 3 and (word[1] in _VOWELS or word[2] in _VOWELS)


def _cistem() -> Stem:
    return cistem


def cistem(word: str) -> str:
    """Stem a German word as Weissweiler and Fraser (2017) do; capital nouns keep a final t."""
    if not word:
        return word
    is_capital = word[0].isupper()
    word = word.lower()
    if not word.isascii():
        word = word.translate(_GERMAN_LETTERS)
    if len(word) >= 6 and word.startswith("ge"):
        word = word[2:]
    for letters, sign in _SIGNS:
        word = word.replace(letters, sign)
    word = _DOUBLED.sub(r"\1*", word)
    word = word[: _german_end(word, is_capital)]
    if "*" in word:
        word = _CHANGED_BACK.sub(r"\1\1", word)
    for letters, sign in _SIGNS_BACK:
        word = word.replace(sign, letters)
    return word


def _german_end(word: str, is_capital: bool) -> int:
    """Where the endings em, er, nd, t, e, s and n begin."""
    single = "esn" if is_capital else "tesn"
    end = len(word)
    while end > 3:
        if end > 5 and word.endswith(("em", "er", "nd"), 0, end):
            end -= 2
        elif word[end - 1] in single:
            end -= 1
        else:
            return end
    return end


def _isri() -> Stem:
    from nltk.stem.isri import ISRIStemmer  # late: 1.9 s to import

    return _for_arabic(ISRIStemmer().stem)


def _arlstem2() -> Stem:
    from nltk.stem.arlstem2 import ARLSTem2  # late: 1.9 s to import

    return _for_arabic(ARLSTem2().stem)


def _for_arabic(stem: Any) -> Stem:
    """Leave words without Arabic letters alone, as the stemmers do after looking at them."""
    return lambda word: stem(word) if _ARABIC.search(word) else word


def _rslp() -> Stem:
    require("rslp")
    from nltk.stem.rslp import RSLPStemmer  # late: 1.9 s to import

    stem: Stem = RSLPStemmer().stem
    return stem


def _wordnet() -> Stem:
    """The shortest lemma as a noun; a word that is not an inflected noun is tried as a verb."""
    require("wordnet")
    from nltk.stem.wordnet import WordNetLemmatizer  # late: 1.9 s to import

    lemma = WordNetLemmatizer().lemmatize

    def stem(word: str) -> str:
        as_noun: str = lemma(word, "n")
        return lemma(word, "v") if as_noun == word else as_noun

    return stem


_STEMMERS: dict[str, Callable[[], Stem]] = {
    "lancaster": _lancaster,
    "cistem": _cistem,
    "isri": _isri,
    "arlstem2": _arlstem2,
    "rslp": _rslp,
    "wordnet": _wordnet,
}
