"""The check-up of corpora: its time against counting the terms, and its false alarms.

    python tests/benchmarks/doctor.py [--data FOLDER] [--documents 100000]

The first table gives CPU seconds of one core for texts already in memory, the time of the check-up
with its own splitting into words included. The 100,000 documents are drawn from 20 Newsgroups: two
halves of random posts each. The second table counts the leaks that are claimed; where a corpus is
known to have none, each is a false alarm.
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.doctor.examination import examine
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.languages.language import guess_language
from workbench.corpora.terms.tokens import TokenSettings

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_LEAKING = ("20news-18828", "20news-bydate", "mini_newsgroups")
_WITHOUT_LEAKS = (
    "1150haber",
    "reuters-R8",
    "reuters-R52",
    "webkb",
    "scaledata",
    "tour",
    "ratings",
    "re0",
    "classic",
)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, default=_BESIDE_THE_PROJECT)
    parser.add_argument("--documents", type=int, default=100_000)
    arguments = parser.parse_args()
    os.environ.setdefault("WORKBENCH_DATA", str(arguments.data))
    guess_language(["load the model of languages before the first measurement"])
    print("| corpus | documents | counting s | check-up s | × counting |")
    print("| --- | ---: | ---: | ---: | ---: |")
    posts = open_corpus("20news-18828")
    _print_times("20 Newsgroups", posts)
    _print_times("drawn posts", drawn(posts, arguments.documents))
    print("\n| corpus | leaks claimed | false alarms | |\n| --- | ---: | ---: | --- |")
    for name in (*_LEAKING, *_WITHOUT_LEAKS):
        _print_leaks(name)


def drawn(posts: Corpus, number: int) -> Corpus:
    """Documents of two halves of random posts, the first of which gives the class."""
    generator = np.random.default_rng(0)
    first, second = generator.integers(0, len(posts), (2, number))
    pairs = zip(first.tolist(), second.tolist(), strict=True)
    texts = [_half(posts.texts[a], 0) + "\n" + _half(posts.texts[b], 1) for a, b in pairs]
    names = [f"d{row}" for row in range(number)]
    return Corpus("drawn", texts, names, posts.class_index[first], posts.class_names)


def _half(text: str, part: int) -> str:
    middle = len(text) // 2
    return text[middle:] if part else text[:middle]


def _print_times(name: str, corpus: Corpus) -> None:
    counting = _seconds(lambda: count_terms(corpus, TokenSettings(), workers=1))
    check_up = _seconds(lambda: examine(corpus, workers=1))
    times = f"{counting:.2f} | {check_up:.2f} | {check_up / counting:.1f}"
    print(f"| {name} | {len(corpus):,} | {times} |")


def _seconds(work) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _print_leaks(name: str) -> None:
    found = examine(open_corpus(name), workers=1).findings
    leaks = [finding for finding in found if finding.kind == "leak"]
    false = len(leaks) if name in _WITHOUT_LEAKS else 0
    shown = ", ".join(f"{finding.title} ({finding.number:,})" for finding in leaks)
    print(f"| {name} | {len(leaks)} | {false} | {shown} |")


if __name__ == "__main__":
    main()
