"""Downloading corpora, only when the user asks for it."""

import gzip
import json
import re
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from workbench.errors import CorpusError, WorkbenchError
from workbench.progress import ProgressCallback


def fetch(name: str, folder: Path, progress: ProgressCallback | None = None) -> Path:
    """Download a corpus into a folder, under the file name that the catalogue looks for."""
    if name not in FETCHERS:
        raise CorpusError(
            f"{name} cannot be downloaded; the program can download {', '.join(FETCHERS)}."
        )
    folder.mkdir(parents=True, exist_ok=True)
    if progress is not None:
        progress(0, 0)  # neither library reports its progress
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        try:
            file = FETCHERS[name](Path(scratch), folder)
        except WorkbenchError:
            raise
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as problem:
            raise CorpusError(
                f"{name} could not be downloaded ({type(problem).__name__}: {problem}); check the "
                "network, or put the file into the folder named by WORKBENCH_DATA."
            ) from problem
    if progress is not None:
        progress(1, 1)
    return file


def write_json_lines(documents: Iterator[dict[str, Any]], scratch: Path, target: Path) -> Path:
    """Write documents as JSON lines; the target is replaced once the file is complete."""
    unfinished = scratch / target.name
    with gzip.open(unfinished, "wt", encoding="utf-8") as file:
        for document in documents:
            file.write(json.dumps(document, ensure_ascii=False) + "\n")
    unfinished.replace(target)
    return target


def reuters_documents(archive: Path) -> Iterator[dict[str, Any]]:
    """Read NLTK's Reuters archive: training and test folders, topics in cats.txt."""
    with zipfile.ZipFile(archive) as opened:
        listing = opened.read("reuters/cats.txt").decode("latin-1")
        for line in listing.splitlines():
            name, *topics = line.split()
            side = "train" if name.startswith("training/") else "test"
            text = opened.read(f"reuters/{name}").decode("latin-1")
            yield {"id": name, "labels": topics, "split": side, "text": text}


def _from_nltk(package: str, scratch: Path) -> Path:
    from nltk.downloader import Downloader  # late: 1.9 s to import

    Downloader(download_dir=str(scratch)).download(package, quiet=True, raise_on_error=True)
    archive = scratch / "corpora" / f"{package}.zip"
    if not archive.is_file():
        raise FileNotFoundError(f"NLTK's downloader did not write {package}.zip")
    return archive


def _fetch_reuters(scratch: Path, folder: Path) -> Path:
    archive = _from_nltk("reuters", scratch)
    return write_json_lines(reuters_documents(archive), scratch, folder / "reuters-nltk.jsonl.gz")


def _fetch_movie_reviews(scratch: Path, folder: Path) -> Path:
    target = folder / "movie_reviews.zip"
    return _from_nltk("movie_reviews", scratch).replace(target)


def _fetch_newsgroups(scratch: Path, folder: Path) -> Path:
    return write_json_lines(
        _newsgroup_messages(scratch), scratch, folder / "20news-bydate.jsonl.gz"
    )


def _newsgroup_messages(scratch: Path) -> Iterator[dict[str, Any]]:
    from sklearn.datasets import fetch_20newsgroups  # late: 1.7 s to import

    for side in ("train", "test"):
        messages = fetch_20newsgroups(data_home=scratch, subset=side, shuffle=False, n_retries=1)
        for text, target, name in zip(
            messages.data, messages.target, messages.filenames, strict=True
        ):
            parts = re.split(r"[\\/]", str(name))
            label = str(messages.target_names[target])
            yield {"id": "/".join(parts[-3:]), "label": label, "split": side, "text": text}


FETCHERS: dict[str, Callable[[Path, Path], Path]] = {
    "20news-bydate": _fetch_newsgroups,
    "reuters-nltk": _fetch_reuters,
    "movie_reviews": _fetch_movie_reviews,
}
