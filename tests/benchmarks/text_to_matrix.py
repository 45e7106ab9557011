"""From text to a stemmed tf-idf matrix on 20 Newsgroups: this program and its peers.

    python tests/benchmarks/text_to_matrix.py [--data FOLDER] [--json FILE] [--only NAME ...]

Every variant runs in a fresh process and does the same work on texts already in memory: lower
case, words of two or more letters or digits, the same English stop words, Porter stems, tf-idf
with smoothing where it is offered, rows of length 1, all terms kept. "Text to matrix" is the
time of this work alone; "process" adds the start of Python, imports and reading the archive.
Orange needs a Python that has Orange3 and Orange3-Text: name it in WORKBENCH_PEER_PYTHON.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

_ARCHIVE = "20news-18828.tar.gz"
_PATTERN = r"[^\W_]{2,}"
_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"


def workbench(texts: list[str], stop_words: Path, **choices: Any) -> Any:
    """Count with the program's own functions, without the cache."""
    from workbench.corpora.terms.counting import count_terms

    settings = _settings(stop_words, choices.pop("language", "english"))
    return _weighted(count_terms(_corpus(texts), settings, **{"workers": 1, **choices}))


def workbench_cached(texts: list[str], stop_words: Path) -> Any:
    """Open the counts of an earlier process; `main` runs the variant twice."""
    from workbench.corpora.terms.counting import cached_term_matrix

    cache_folder = stop_words.parent / "cache"
    return _weighted(
        cached_term_matrix(_corpus(texts), _settings(stop_words, "auto"), cache_folder)
    )


def simple_script(texts: list[str], stop_words: Path) -> Any:
    """scikit-learn's counts of plain words, columns merged by stem with one sparse product."""
    import numpy as np
    import Stemmer
    from scipy.sparse import csr_array
    from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer

    unwanted = _words_of(stop_words)
    words = CountVectorizer(token_pattern=_PATTERN, stop_words=list(unwanted))
    counts = words.fit_transform(texts)
    stems = Stemmer.Stemmer("porter").stemWords(words.get_feature_names_out().tolist())
    names, columns = np.unique(stems, return_inverse=True)
    ones = np.ones(len(columns), dtype=counts.dtype)
    merge = csr_array((ones, columns, np.arange(len(columns) + 1)), shape=(len(stems), len(names)))
    return TfidfTransformer().fit_transform(counts @ merge)


def scikit_learn(texts: list[str], stop_words: Path, memoised: bool = False) -> Any:
    """TfidfVectorizer with a tokeniser that calls NLTK's PorterStemmer, as tutorials show."""
    from nltk.stem.porter import PorterStemmer
    from sklearn.feature_extraction.text import TfidfVectorizer

    unwanted, find = _words_of(stop_words), re.compile(_PATTERN).findall
    stem = cache(PorterStemmer().stem) if memoised else PorterStemmer().stem

    def tokens(text: str) -> list[str]:
        return [stem(word) for word in find(text) if word not in unwanted]

    return TfidfVectorizer(tokenizer=tokens, token_pattern=None).fit_transform(texts)


def orange(texts: list[str], stop_words: Path) -> Any:
    """Orange3-Text through its scripting interface."""
    import numpy as np
    from Orange.data import Domain, StringVariable
    from orangecontrib.text import Corpus
    from orangecontrib.text.preprocess import (
        LowercaseTransformer,
        PorterStemmer,
        RegexpTokenizer,
        StopwordsFilter,
    )
    from orangecontrib.text.vectorization import BowVectorizer

    text = StringVariable("text")
    domain = Domain([], metas=[text])
    n = len(texts)
    content = np.array(texts, dtype=object).reshape(-1, 1)
    corpus = Corpus.from_numpy(domain, np.empty((n, 0)), np.empty((n, 0)), content)
    corpus.set_text_features([text])
    for step in (
        LowercaseTransformer(),
        RegexpTokenizer(_PATTERN),
        StopwordsFilter(language=None, path=str(stop_words)),
        PorterStemmer(),
    ):
        corpus = step(corpus)
    weigh = BowVectorizer(norm=BowVectorizer.L2, wglobal=BowVectorizer.SMOOTH)
    return weigh.transform(corpus).X


_VARIANTS: dict[str, tuple[str, Callable[..., Any], dict[str, Any]]] = {
    "workbench": ("this program, one core", workbench, {}),
    "workbench-guess": ("… the language guessed", workbench, {"language": "auto"}),
    "workbench-cores": ("… all cores", workbench, {"workers": None}),
    "workbench-cached": ("… second opening", workbench_cached, {}),
    "simple-script": ("scikit-learn, PyStemmer on distinct words", simple_script, {}),
    "memoised": ("scikit-learn, NLTK Porter memoised", scikit_learn, {"memoised": True}),
    "orange": ("Orange3-Text", orange, {}),
    "per-token": ("scikit-learn, NLTK Porter per token", scikit_learn, {}),
}


def run_variant(name: str, data: Path, stop_words: Path) -> None:
    """Run a variant in this process and print its cost as JSON."""
    _, make, choices = _VARIANTS[name]
    texts = _read(data)
    _warm_up(make, stop_words, choices)
    cpu, wall = _cpu_seconds(), time.perf_counter()
    matrix = make(texts, stop_words, **choices)
    cost = {"cpu": _cpu_seconds() - cpu, "wall": time.perf_counter() - wall}
    print(json.dumps({**cost, "terms": matrix.shape[1], "nonzeros": int(matrix.nnz)}))


def _warm_up(make: Callable[..., Any], stop_words: Path, choices: dict[str, Any]) -> None:
    """Import what the variant needs before it is timed; its cache stays empty."""
    sentences = ["The small dogs were running over the old bridges.", "A dog runs, a dog ran."]
    if make is workbench:
        choices = {**choices, "workers": 1}
        if choices.get("language") == "auto":  # loading its model is part of guessing
            choices["language"] = "english"
    make(sentences, stop_words, **choices)


def _cpu_seconds() -> float:
    return sum(os.times()[:4])


def _read(data: Path) -> list[str]:
    with tarfile.open(data / _ARCHIVE) as archive:
        files = (archive.extractfile(member) for member in archive)
        return [file.read().decode("latin-1") for file in files if file is not None]


def _words_of(path: Path) -> frozenset[str]:
    return frozenset(path.read_text(encoding="utf-8").split())


def _corpus(texts: list[str]) -> Any:
    import numpy as np

    from workbench.corpora.corpus import Corpus

    ids = [str(number) for number in range(len(texts))]
    return Corpus("20 Newsgroups", texts, ids, np.zeros(len(texts), dtype=np.int64), ("all",))


def _settings(stop_words: Path, language: str) -> Any:
    from workbench.corpora.terms.tokens import TokenSettings

    own = stop_words.read_text(encoding="utf-8")
    return TokenSettings(language=language, stop_words="none", own_stop_words=own)


def _weighted(counted_terms: Any) -> Any:
    from workbench.corpora.terms.features import FeatureSettings, TermFeatures

    settings = FeatureSettings(weighting="tf-idf (smooth)", minimum_documents=1)
    return TermFeatures(settings).fit(counted_terms.counts).transform(counted_terms.counts)


def compare(data: Path, names: list[str]) -> list[dict[str, Any]]:
    """Measure every variant in a fresh process, in one run."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        stop_words = Path(folder) / "stopwords.txt"
        _write_stop_words(stop_words)
        for name in names:
            print(f"{name} …", file=sys.stderr, flush=True)
            rows.append(_row(name, data, stop_words))
    return rows


def _row(name: str, data: Path, stop_words: Path) -> dict[str, Any]:
    from measure import MeasurementError, measure

    python = os.environ.get("WORKBENCH_PEER_PYTHON") if name == "orange" else sys.executable
    row: dict[str, Any] = {"name": name, "title": _VARIANTS[name][0]}
    if not python:
        return {**row, "skipped": "WORKBENCH_PEER_PYTHON names no Python with Orange3-Text"}
    command = [python, __file__, "--variant", name, str(data), str(stop_words)]
    try:
        if name == "workbench-cached":
            measure(command)  # the first opening
        whole = measure(command)
    except (MeasurementError, OSError, subprocess.SubprocessError) as problem:
        return {**row, "skipped": str(problem)}
    cost = json.loads(whole.output.strip().splitlines()[-1])
    process = {"process_cpu": whole.cpu, "process_wall": whole.wall, "peak_mb": whole.peak_mb}
    return {**row, **cost, **process}


def _write_stop_words(path: Path) -> None:
    from workbench.corpora.terms.languages.stopwords import stop_words

    path.write_text("\n".join(sorted(stop_words("english"))), encoding="utf-8")


def as_table(rows: list[dict[str, Any]]) -> str:
    """Format the rows as Markdown; the factor compares the CPU time of the work alone."""
    from measure import markdown_table

    ours = next((row.get("cpu") for row in rows if row["name"] == "workbench"), None)
    heads = ("", "CPU s", "× ours", "wall s", "process CPU s", "peak MB", "terms", "non-zeros")
    lines = [_cells(row, ours) for row in rows if "skipped" not in row]
    skipped = [f"\n{row['title']}: skipped, {row['skipped']}." for row in rows if "skipped" in row]
    return "\n".join([markdown_table(heads, lines), *skipped])


def _cells(row: dict[str, Any], ours: float | None) -> tuple[str, ...]:
    factor = f"{row['cpu'] / ours:.1f}" if ours else "–"
    return (
        row["title"],
        f"{row['cpu']:.2f}",
        factor,
        f"{row['wall']:.2f}",
        f"{row['process_cpu']:.1f}",
        f"{row['peak_mb']:.0f}",
        f"{row['terms']:,}",
        f"{row['nonzeros']:,}",
    )


def main() -> None:
    """Compare all variants, or run a single one."""
    if sys.argv[1:2] == ["--variant"]:
        name, data, stop_words = sys.argv[2:5]
        run_variant(name, Path(data), Path(stop_words))
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    usual = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=usual, help=f"folder of {_ARCHIVE}")
    parser.add_argument("--json", type=Path, help="write the numbers to this file")
    parser.add_argument("--only", nargs="+", choices=tuple(_VARIANTS), default=list(_VARIANTS))
    arguments = parser.parse_args()
    if not (arguments.data / _ARCHIVE).is_file():
        parser.error(f"{arguments.data / _ARCHIVE} is missing; name its folder with --data.")
    rows = compare(arguments.data, arguments.only)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    print(as_table(rows))


if __name__ == "__main__":
    main()
