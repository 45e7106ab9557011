"""Make the built-in corpora: ``python packaging/make_corpora.py [FOLDER]``.

The default folder is resources/corpora. The sentences are in packaging/corpora/*.toml; the same
sentences always give the same corpora.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from corpora.ratings import Ratings, RatingSettings
from corpora.tour import Tour, TourSettings
from corpora.writing import Record

_RESOURCES = Path(__file__).resolve().parents[1] / "resources" / "corpora"


_UNLABELLED_TOPICS = ("cycling", "medicine", "networks", "tennis")


def main(arguments: Sequence[str]) -> int:
    """Write the corpora into the given folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=_RESOURCES)
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    tour = Tour(TourSettings()).records()
    _write(folder / "tour.jsonl.gz", tour)
    _write(folder / "posts.jsonl.gz", unlabelled(tour))
    _write(folder / "ratings.jsonl.gz", Ratings(RatingSettings()).records())
    return 0


def unlabelled(records: Sequence[Record]) -> list[Record]:
    """The posts about four of the topics without their classes, to try labelling on."""
    chosen = [record for record in records if record["label"] in _UNLABELLED_TOPICS]
    return [
        {"id": f"post-{number:03}", "text": record["text"]}
        for number, record in enumerate(chosen, 1)
    ]


def _write(path: Path, records: Sequence[Record]) -> None:
    lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    # Without a time stamp, repeated runs give identical files.
    path.write_bytes(gzip.compress(lines.encode("utf-8"), mtime=0))
    print(f"{path}: {len(records)} documents, {path.stat().st_size} bytes")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
