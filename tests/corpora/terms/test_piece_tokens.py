"""Splitting distinct pieces gives the tokens of splitting whole texts."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from workbench.corpora.terms.piece_tokens import BY_PIECES, PieceTokeniser
from workbench.corpora.terms.tokenisers import token_finder

PIECES = [
    *(
        "word",
        "John's",
        "can't",
        "cannot",
        "'tis",
        "wanna",
        "gonna",
        "I'll",
        "dogs'",
        "e.g.",
        "U.S.",
    ),
    *(
        '"quoted"',
        "''",
        "``",
        '"',
        "'",
        "(in",
        "brackets)",
        "[x]",
        "--",
        "...",
        ".",
        "…",
        "a.",
        "b,",
        ")",
        "]",
        "”",
        "»",
    ),
    *(
        "12:30",
        "3,50",
        "$5.00",
        "50%",
        "http://x.org/a?b=c",
        "me@x.org",
        "@name",
        "#tag",
        ":-)",
        ":D",
    ),
    *(
        "555",
        "123-4567",
        "(020)",
        "+44",
        "<b>",
        "a|b",
        "a/b",
        "R&D",
        "&",
        "¿",
        "«mot»",
        "naïve",
        "日本",
    ),
]
SPACES = [" ", " ", " ", "\n", "\n\n", "  ", "\t", "\r\n", "\u00a0"]
texts = st.lists(st.tuples(st.sampled_from(SPACES), st.sampled_from(PIECES)), max_size=12).map(
    lambda parts: "".join(space + piece for space, piece in parts)
)


@pytest.mark.parametrize("tokeniser", BY_PIECES)
def test_pieces_give_the_tokens_of_the_whole(tokeniser):
    find = token_finder(tokeniser, "")

    @example(['e.g. "', "in brackets. )", "word. ' )\n"])  # a rule spans the last pieces
    @settings(max_examples=300, deadline=None)
    @given(
        st.lists(
            st.builds(
                lambda text, cut, end: text.strip() * cut + end,
                texts,
                st.integers(0, 1),
                st.sampled_from(["", ".", "\n", " ", "?\n", ".'\n", "s"]),
            ),
            max_size=4,
        )
    )
    def check(documents):
        pieces = PieceTokeniser(tokeniser, find)
        numbers, lengths = pieces.numbered(documents)
        names = iter([pieces.names()[number] for number in numbers])
        found = [[next(names) for _ in range(length)] for length in lengths]
        assert found == [find(document) for document in documents]

    check()


def test_long_runs_of_spaces_take_little_time():
    find = token_finder("tweet", "")
    documents = ["5" + " " * 300_000 + "5", ("1 " * 3 + "x ") * 20_000]
    pieces = PieceTokeniser("tweet", find)
    numbers, lengths = pieces.numbered(documents)
    assert lengths.tolist() == [2, 80_000]
    assert [pieces.names()[number] for number in numbers[:2]] == ["5", "5"]
