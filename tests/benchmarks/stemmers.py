"""Tokenisers and stemmers: the CPU time of counting 20 Newsgroups with each of them.

    python tests/benchmarks/stemmers.py [--data FOLDER] [--only NAME ...]

Every variant counts the texts, which are already in memory, three times on one core, in turn with
the default; the shortest times count, so "× default" compares with the default of the same minutes
and not with the first row. The default is the program's own words with Porter's stemmer.
Stemmers, which see each distinct word once, should take at most 1.5 times as long; NLTK's
tokenisers see each distinct piece between spaces once.
WordNet and RSLP are measured where their data is on this computer.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import WorkbenchError

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_ROUNDS = 3
_DEFAULT: dict[str, Any] = {"language": "english"}
_VARIANTS: dict[str, dict[str, Any]] = {
    "default: words, Porter": {},
    "no stemmer": {"stemmer": "none"},
    "Snowball": {"stemmer": "snowball"},
    "Lancaster": {"stemmer": "lancaster"},
    "Cistem (German)": {"stemmer": "cistem"},
    "ISRI (Arabic)": {"stemmer": "isri"},
    "ARLSTem2 (Arabic)": {"stemmer": "arlstem2"},
    "RSLP (Portuguese)": {"stemmer": "rslp"},
    "WordNet lemmas": {"stemmer": "wordnet"},
    "pairs of terms": {"ngrams": 2},
    "word-punctuation": {"tokeniser": "word-punctuation"},
    "regular expression": {"tokeniser": "regular expression"},
    "Toktok": {"tokeniser": "toktok"},
    "Treebank": {"tokeniser": "treebank"},
    "tweet": {"tokeniser": "tweet"},
    "character n-grams in words, 2 to 4": {"tokeniser": "character n-grams in words"},
    "character n-grams, 3": {
        "tokeniser": "character n-grams",
        "shortest_character_ngram": 3,
        "longest_character_ngram": 3,
    },
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, default=_BESIDE_THE_PROJECT)
    parser.add_argument("--only", nargs="+", default=list(_VARIANTS))
    arguments = parser.parse_args()
    os.environ.setdefault("WORKBENCH_DATA", str(arguments.data))
    posts = open_corpus("20news-18828")
    print("|  | CPU s | × default | terms |\n| --- | ---: | ---: | ---: |")
    for name in arguments.only:
        _print_row(name, posts)


def _print_row(name: str, posts: Corpus) -> None:
    try:
        default, seconds, terms = seconds_of(posts, _VARIANTS[name])
    except WorkbenchError:
        print(f"| {name} | its data is not on this computer | | |")
        return
    ratio = seconds / default if _VARIANTS[name] else 1.0
    print(f"| {name} | {seconds:.2f} | {ratio:.2f} | {terms:,} |", flush=True)


def seconds_of(posts: Corpus, values: dict[str, Any]) -> tuple[float, float, int]:
    """The shortest times of the default and of a variant, in turn, and its number of terms."""
    times = []
    for _ in range(_ROUNDS):
        for more in ({}, values):
            start = time.process_time()
            matrix = count_terms(posts, TokenSettings(**{**_DEFAULT, **more}), workers=1)
            times.append(time.process_time() - start)
    return min(times[::2]), min(times[1::2]), len(matrix.terms)


if __name__ == "__main__":
    main()
