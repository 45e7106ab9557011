"""Whole words in place of stems: the most frequent word that each term was made from.

Methods count stems such as "veget"; a person reads "vegetables". The words are counted once per
corpus and kept beside the counts.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import counts_key
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.token_steps import removals
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS
from workbench.corpora.terms.tokens import NONE, TokenSettings, resolve, stemming_algorithm
from workbench.corpora.terms.word_numbers import number_words
from workbench.files import replaced_file
from workbench.progress import ProgressCallback

_PART = " "  # between the terms of an n-gram


@dataclass(frozen=True)
class WordForms:
    """The word to show for each term; terms that are words themselves are not listed."""

    words: Mapping[str, str] = field(default_factory=dict)

    def word(self, term: str) -> str:
        """The most frequent word form of a term; an n-gram is shown term by term."""
        known = self.words.get(term)
        if known is not None or _PART not in term:
            return term if known is None else known
        return _PART.join(self.words.get(part, part) for part in term.split(_PART))

    def of(self, terms: Sequence[str]) -> tuple[str, ...]:
        """The words of several terms, in their order."""
        return tuple(self.word(term) for term in terms)


def word_forms(
    texts: Sequence[str], settings: TokenSettings, progress: ProgressCallback | None = None
) -> WordForms:
    """Count the words behind each stem; of equally frequent words the alphabetically first."""
    settings = resolve(settings, texts)
    if settings.stemmer == NONE or settings.tokeniser in CHARACTER_TOKENISERS:
        return WordForms()
    numbered = number_words(texts, settings, progress=progress)
    occurrences = np.bincount(numbered.numbers, minlength=len(numbered.names))
    counts = dict(zip(numbered.names, occurrences.tolist(), strict=True))
    for _, is_removed in removals(settings):
        counts = {word: count for word, count in counts.items() if not is_removed(word)}
    by_frequency = sorted(counts, key=lambda word: (-counts[word], word))
    shown: dict[str, str] = {}
    stems = stem(by_frequency, stemming_algorithm(settings))
    for word, term in zip(by_frequency, stems, strict=True):
        shown.setdefault(term, word)
    return WordForms({term: word for term, word in shown.items() if term != word})


def cached_word_forms(
    corpus: Corpus,
    settings: TokenSettings,
    cache: Path | None = None,
    progress: ProgressCallback | None = None,
) -> WordForms:
    """The word forms of a corpus, counted at the first call; none for a corpus of counts."""
    if corpus.counts is not None:
        return WordForms()
    folder = (cache or paths.cache()) / "words"
    file = folder / f"{counts_key(corpus, settings)}.json.gz"
    try:
        stored = json.loads(gzip.decompress(file.read_bytes()))
        return WordForms({str(term): str(word) for term, word in stored.items()})
    except (OSError, EOFError, ValueError, AttributeError):  # missing or damaged: count again
        forms = word_forms(corpus.texts, settings, progress)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        content = gzip.compress(json.dumps(dict(forms.words)).encode(), 6, mtime=0)
        with replaced_file(file) as partial:
            partial.write_bytes(content)
    except OSError:  # a full or read-only cache only costs time
        return forms
    return forms
