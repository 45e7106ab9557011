"""Running words: all words of a text, stop words included, and their pairs, beside the terms.

Stop words and pairs tell opinions and kinds of text apart where topics do not; the terms, without
stop words, are better for topics and for neighbours. A method that gets both can choose.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from workbench.corpora.terms.collocations import RUNNING_MARK
from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.term_sequences import (
    count_by_document,
    frequent_pairs,
    make_terms,
)
from workbench.corpora.terms.tokens import NONE, TokenSettings


def count_running_words(
    words: Sequences, settings: TokenSettings, least: int = 1
) -> tuple[Any, list[str]]:
    """Documents × running words and pairs that at least so many documents have, with a mark."""
    from scipy.sparse import hstack  # late: 0.4 s to import

    kept_words = replace(
        settings, stop_words=NONE, own_stop_words="", minimum_length=1, numbers="keep"
    )
    single = make_terms(words, kept_words)
    blocks, names = [], []
    for part in (single, frequent_pairs(single, least)):
        counts = count_by_document([part])
        frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
        columns = np.flatnonzero(frequencies >= least)
        blocks.append(counts[:, columns])
        names += [RUNNING_MARK + part.names[column] for column in columns.tolist()]
    return hstack(blocks, format="csr"), names
