"""Table 1 of the paper on hybrid models: its thirteen sets beside ours.

    python packaging/count_sets.py

Opens every set, counts documents, terms and classes, and stores them in
resources/results/sets/hybrid-models.json, from which make_results.py makes the table. Corpora are
looked for in the folder that WORKBENCH_DATA names.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings

_FILE = Path(__file__).resolve().parents[1] / "resources/results/sets/hybrid-models.json"
# Documents, terms and classes as printed.
PRINTED = {
    "mini_newsgroups": (2000, 28839, 20),
    "classic": (7094, 41681, 4),
    "fbis": (2463, 2000, 17),
    "hitech": (2301, 126321, 6),
    "reviews": (4069, 126354, 5),
    "la12": (6279, 31472, 6),
    "tr31": (927, 10128, 7),
    "tr41": (878, 7454, 10),
    "re0": (1504, 2886, 13),
    "re1": (1657, 3758, 25),
    "k1a": (2340, 21839, 20),
    "k1b": (2340, 21839, 6),
    "wap": (1560, 8460, 20),
}


def count(name: str) -> dict[str, Any]:
    """The size of one set, as distributed and without terms that one document has."""
    corpus = open_corpus(name, ReadingSettings(strip_headers=True))
    matrix = cached_term_matrix(corpus, TokenSettings(language="english"), cache=paths.cache())
    frequencies = np.bincount(matrix.counts.indices, minlength=matrix.counts.shape[1])
    return {
        "documents": len(corpus),
        "terms": matrix.counts.shape[1],
        "terms of two documents": int((frequencies >= 2).sum()),
        "classes": len(corpus.class_names),
    }


def main() -> None:
    """Count every set and store the numbers."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    counted = {name: {"printed": list(PRINTED[name]), **count(name)} for name in PRINTED}
    _FILE.parent.mkdir(parents=True, exist_ok=True)
    _FILE.write_text(json.dumps(counted, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
