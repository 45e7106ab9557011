"""NLTK's tokenisers on distinct pieces of text: what stands between spaces recurs again and again.

Each piece is split once, many of them in one call. Two tokenisers look at the white space around a
piece and at the ends of a text, so that their pieces keep the line breaks beside them.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, count, pairwise

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.tokenisers import (
    TOKTOK,
    TREEBANK,
    TWEET,
    WORD_PUNCTUATION,
    TokenFinder,
)

BY_PIECES = (WORD_PUNCTUATION, TREEBANK, TWEET, TOKTOK)
_MARK, _BREAK = "\ue000", "\ue001"  # private characters, which texts hardly ever have
_PRIVATE = re.compile("[\ue000\ue001]")
_OTHER_SPACE = re.compile(r"[^\S \n\t]")
# Telephone numbers and dots with spaces between them are one token of a tweet: a text is only
# divided where no digit, dot, bracket or hyphen stands on both sides of the white space.
_ACROSS_SPACES = re.compile(r"[\d.)(*+-]\s+[\d.)(*+-]")
_SAFE_SPACES = re.compile(r"(?<![\d.)(*+\s-])\s++|(?<!\s)\s++(?![\d.)(*+-])")
_SPLIT_LETTERS = frozenset(["cannot", "gimme", "gonna", "gotta", "lemme", "wanna"])  # by Treebank
_PIECES_AT_ONCE = 20_000


class PieceTokeniser:
    """Numbers the tokens of texts; a piece that was met before is not split again."""

    def __init__(self, tokeniser: str, find: TokenFinder) -> None:
        self._tokeniser, self._find = tokeniser, find
        self._numbers: defaultdict[str, int] = defaultdict(count().__next__)
        self._known: dict[str, tuple[int, ...]] = {}

    def numbered(self, texts: Sequence[str]) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """The numbers of the tokens of all texts, and how many each text has."""
        pieces = [self._pieces(text) for text in texts]
        self._learn(chain.from_iterable(pieces))
        known = self._known
        documents = [list(chain.from_iterable(map(known.__getitem__, found))) for found in pieces]
        lengths = np.array(list(map(len, documents)), dtype=np.int64)
        return np.fromiter(chain.from_iterable(documents), np.int32, lengths.sum()), lengths

    def names(self) -> list[str]:
        """The distinct tokens in the order of their numbers."""
        return list(self._numbers)

    def _pieces(self, text: str) -> list[str]:
        """The pieces of a text; a text with rules across its spaces is one piece."""
        if _PRIVATE.search(text):
            return [_MARK + text]
        if self._tokeniser == WORD_PUNCTUATION:
            return text.split()
        if self._tokeniser == TWEET:
            is_divided = _ACROSS_SPACES.search(text) is not None
            return _SAFE_SPACES.split(text.strip()) if is_divided else text.split()
        return self._pieces_with_breaks(text)

    def _pieces_with_breaks(self, text: str) -> list[str]:
        if _OTHER_SPACE.search(text):
            return [_MARK + text]
        marked = text.replace("\n", f"{_BREAK} {_BREAK}").replace("\t", f"{_BREAK} {_BREAK}")
        pieces = marked.split()
        # What stands at the beginning and at the end of a text has rules of its own.
        while pieces and not pieces[-1].strip(_BREAK):
            pieces.pop()
        has_rules = self._tokeniser == TOKTOK and "\t" in text  # tabs are tokens
        if not pieces or not pieces[0][:1].isalnum() or has_rules:
            return [_MARK + text]
        pieces[0] = _BREAK + pieces[0]
        return pieces if pieces[-1].strip(_BREAK)[-1].isalnum() else _with_end(pieces, text)

    def _learn(self, pieces: Iterator[str]) -> None:
        new = [piece for piece in dict.fromkeys(pieces) if piece not in self._known]
        for piece in new:
            bare = piece.strip(_BREAK)
            # Letters alone are one token, which no tokeniser needs to look at.
            if bare.isalpha() and bare.isascii() and bare.lower() not in _SPLIT_LETTERS:
                self._known[piece] = (self._numbers[bare],)
        new = [piece for piece in new if piece not in self._known]
        inner = [piece for piece in new if not piece.startswith(_MARK)]
        for start in range(0, len(inner), _PIECES_AT_ONCE):
            self._learn_together(inner[start : start + _PIECES_AT_ONCE])
        for piece in new:
            if piece not in self._known:
                self._known[piece] = self._split(piece)

    def _learn_together(self, pieces: Sequence[str]) -> None:
        tokens = self._find(_MARK + _MARK.join(map(_in_spaces, pieces)) + _MARK)
        marks = [at for at, token in enumerate(tokens) if token == _MARK]
        if len(marks) != len(pieces) + 1:
            return  # a mark was joined to a token; the pieces are split one by one
        numbers = self._numbers_of([token for token in tokens if token != _MARK])
        ends = [at - before for before, at in enumerate(marks)]  # without the marks
        for piece, (start, end) in zip(pieces, pairwise(ends), strict=True):
            self._known[piece] = numbers[start:end]

    def _split(self, piece: str) -> tuple[int, ...]:
        if piece.startswith(_MARK):
            rest = piece[1:]
            # The end of a text has something before it; a whole text has not.
            tokens = self._find(f"x{rest}")[1:] if rest[:1].isspace() else self._find(rest)
        else:
            tokens = self._find(f"x{_in_spaces(piece)}x")[1:-1]
        return self._numbers_of(tokens)

    def _numbers_of(self, tokens: Sequence[str]) -> tuple[int, ...]:
        return tuple(map(self._numbers.__getitem__, tokens))


def _with_end(pieces: list[str], text: str) -> list[str]:
    """Join the last piece with a letter or digit and the signs after it, which rules may span."""
    position = len(pieces) - 1
    while position > 0 and not any(map(str.isalnum, pieces[position])):
        position -= 1
    if position == 0:
        return [_MARK + text]
    start = text.rfind(pieces[position].strip(_BREAK))
    return [*pieces[:position], _MARK + text[start - 1 :]]


def _in_spaces(piece: str) -> str:
    """A piece between the white space that stood beside it."""
    before = "\n" if piece[0] == _BREAK else " "
    after = "\n" if piece[-1] == _BREAK else " "
    return f"{before}{piece.strip(_BREAK)}{after}"
