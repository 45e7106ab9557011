"""A corpus of a million distinct documents made from the real corpora, as parts of JSON lines.

    python tests/benchmarks/large_corpus.py FOLDER [--data FOLDER] [--documents 1000000]

A document is a window of consecutive sentences of one text and has the class of that text, with the
name of its corpus in front. Windows start at every sentence, so that neighbours overlap; copies
(the same words in the same order) are left out. The order is random with a fixed seed.
"""

import argparse
import gzip
import hashlib
import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import accumulate, pairwise
from pathlib import Path

import numpy as np

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
CORPORA = {
    "20news-18828": ReadingSettings(),
    "reuters21578": ReadingSettings(),
    "webkb": ReadingSettings(html_to_text=True),
    "scaledata": ReadingSettings(),
    "1150haber": ReadingSettings(),
}
_END = re.compile(r"(?<=[.!?:;,])\s+|\n\s*\n|\n(?=[>|-])")
_LONGEST_SENTENCE, _SHORTEST_WINDOW = 110, 60  # characters
_SENTENCES = 5
_PART = 20_000  # documents of a file


def sentences_of(text: str) -> Iterator[str]:
    """Split a text into parts of sentences; what has no punctuation is cut at white space."""
    for sentence in _END.split(text):
        words, line = sentence.split(), ""
        for word in words:
            if line and len(line) + len(word) >= _LONGEST_SENTENCE:
                yield line
                line = ""
            line = f"{line} {word}" if line else word
        if line:
            yield line


def windows_of(text: str) -> Iterator[str]:
    """Join each part with those that follow it; a short text is one window."""
    sentences = list(sentences_of(text))
    for start in range(max(1, len(sentences) - _SENTENCES + 1)):
        window = " ".join(sentences[start : start + _SENTENCES])
        if len(window) >= _SHORTEST_WINDOW:
            yield window


def distinct_windows(corpus: Corpus, seen: set[bytes]) -> Iterator[tuple[str, str]]:
    """Yield class and text of each window whose words were not met before."""
    for text, label in zip(corpus.texts, corpus.class_index.tolist(), strict=True):
        if label < 0:
            continue
        for window in windows_of(text):
            words = " ".join(re.findall(r"\w+", window.lower()))
            digest = hashlib.blake2b(words.encode("utf-8", "replace"), digest_size=8).digest()
            if digest not in seen:
                seen.add(digest)
                yield f"{corpus.name}/{corpus.class_names[label]}", window


def write_parts(documents: list[tuple[str, str]], folder: Path) -> int:
    """Write the documents in random order and return the bytes of their texts."""
    folder.mkdir(parents=True, exist_ok=True)
    order = np.random.default_rng(0).permutation(len(documents))
    borders = list(accumulate([_PART] * -(-len(order) // _PART), initial=0))
    size = 0
    for number, (start, end) in enumerate(pairwise(borders)):
        with gzip.open(folder / f"part-{number:04}.jsonl.gz", "wt", 1, encoding="utf-8") as file:
            for row in order[start:end].tolist():
                label, text = documents[row]
                size += len(text.encode("utf-8", "replace"))
                record = {"id": f"d{row}", "label": label, "text": text}
                file.write(json.dumps(record, ensure_ascii=False) + "\n")
    return size


def make(folder: Path, most: int | None = None) -> dict[str, int]:
    """Make the corpus from all corpora; `most` keeps a random part of it."""
    seen: set[bytes] = set()
    documents: list[tuple[str, str]] = []
    for name, settings in CORPORA.items():
        documents += distinct_windows(open_corpus(name, settings), seen)
        print(f"{name}: {len(documents):,} documents so far", file=sys.stderr, flush=True)
    if most is not None and most < len(documents):
        chosen = np.random.default_rng(1).permutation(len(documents))[:most]
        documents = [documents[row] for row in np.sort(chosen).tolist()]
    classes = {label for label, _ in documents}
    size = write_parts(documents, folder)
    return {"documents": len(documents), "classes": len(classes), "bytes": size}


def main() -> None:
    """Make the corpus and print its size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--data", type=Path, default=os.environ.get("WORKBENCH_DATA"))
    parser.add_argument("--documents", type=int)
    chosen = parser.parse_args()
    os.environ["WORKBENCH_DATA"] = str(chosen.data or _BESIDE_THE_PROJECT)
    print(json.dumps(make(chosen.folder, chosen.documents)))


if __name__ == "__main__":
    main()
