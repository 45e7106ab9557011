"""Table 1 of the paper on hybrid models: its thirteen corpora beside ours.

    python packaging/count_corpora.py

Opens every corpus, counts documents, terms and classes, and stores them in
resources/results/corpora/hybrid-models.json, from which make_results.py makes the table. Corpora
are looked for in the folder that WORKBENCH_DATA names.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from workbench import paths
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.known_corpora import CLUTO_SIZES
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings

_FILE = Path(__file__).resolve().parents[1] / "resources/results/corpora/hybrid-models.json"
# Documents, terms and classes as printed; the distributed reviews lack rare terms.
PRINTED = {"mini_newsgroups": (2000, 28839, 20), **CLUTO_SIZES, "reviews": (4069, 126354, 5)}


def count(name: str) -> dict[str, Any]:
    """The size of one corpus, as distributed and without terms that one document has."""
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
    """Count every corpus and store the numbers."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    counted = {name: {"printed": list(PRINTED[name]), **count(name)} for name in PRINTED}
    _FILE.parent.mkdir(parents=True, exist_ok=True)
    _FILE.write_text(json.dumps(counted, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
