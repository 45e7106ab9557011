"""Corpora of known content, written as tables, files and archives of many kinds at random."""

import csv
import gzip
import io
import json
import random
import sqlite3
import tarfile
import uuid
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from workbench import paths

_NAMES = (
    ("text", "label"),
    ("review", "sentiment"),
    ("Kommentar", "Kategorie"),
    ("metin", "kategori"),
    ("v2", "v1"),
    ("body_full", "department"),
    ("Q7. Please describe it", "Coded"),
    ("message", "class"),
)


class Known(NamedTuple):
    """The texts of a corpus and their classes."""

    texts: list[str]
    labels: list[str]


def known_corpus(choice: random.Random) -> Known:
    """Draw documents of two to six classes from the corpus of the tour."""
    content = gzip.decompress((paths.resources() / "corpora" / "tour.jsonl.gz").read_bytes())
    posts = [json.loads(line) for line in content.decode("utf-8").splitlines()]
    classes = sorted({post["label"] for post in posts})
    used = choice.sample(classes, choice.randint(2, min(6, len(classes))))
    of_class = [choice.sample([p for p in posts if p["label"] == name], 12) for name in used]
    drawn = [post for found in of_class for post in found]
    choice.shuffle(drawn)
    return Known([" ".join(p["text"].split()) for p in drawn], [p["label"] for p in drawn])


def write_table(known: Known, folder: Path, choice: random.Random) -> Path:
    """Write a table of any dialect, with columns beside the texts and classes."""
    text_name, class_name = choice.choice(_NAMES)
    columns = {text_name: known.texts, class_name: known.labels, **_others(known, choice)}
    names = list(columns)
    choice.shuffle(names)
    delimiter = choice.choice(",;\t|")
    quoting = choice.choice((csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC))
    content = io.StringIO(newline="")
    writer = csv.writer(content, delimiter=delimiter, quoting=quoting)
    writer.writerow(names)
    writer.writerows(zip(*(columns[name] for name in names), strict=True))
    path = folder / f"table.{choice.choice(('csv', 'txt', 'tsv'))}"
    path.write_bytes(content.getvalue().encode(choice.choice(("utf-8", "utf-8-sig", "utf-16"))))
    return path


def _others(known: Known, choice: random.Random) -> dict[str, list[str]]:
    rows = range(len(known.texts))
    found = {
        "": [str(row) for row in rows],
        "uuid": [str(uuid.UUID(int=choice.getrandbits(128))) for _ in rows],
        "created_at": [f"2021-0{choice.randint(1, 9)}-1{choice.randint(0, 9)}" for _ in rows],
        "votes": [str(choice.randint(0, 500)) for _ in rows],
        "is_active": [choice.choice(("True", "False")) for _ in rows],
        "country": [choice.choice(("US", "DE", "TR", "FR")) for _ in rows],
        "headline": [text[:20] if choice.random() < 0.2 else "" for text in known.texts],
        "notes": ["" for _ in rows],
    }
    return {name: found[name] for name in choice.sample(sorted(found), choice.randint(0, 4))}


def write_layout(known: Known, folder: Path, choice: random.Random) -> Path:
    """Write files of any other layout, perhaps into an archive."""
    target = folder / "corpus"
    target.mkdir()
    choice.choice(LAYOUTS)(known, target)
    return _packed(target, choice)


def _packed(folder: Path, choice: random.Random) -> Path:
    kind = choice.choice(("", "zip", "tar.gz"))
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    if not kind:
        return files[0] if len(files) == 1 else folder
    packed = folder.parent / f"corpus.{kind}"
    top = choice.choice(("", "top/"))
    names = [f"{top}{path.relative_to(folder).as_posix()}" for path in files]
    if kind == "zip":
        with zipfile.ZipFile(packed, "w") as archive:
            for path, name in zip(files, names, strict=True):
                archive.write(path, name)
        return packed
    with tarfile.open(packed, "w:gz") as archive:
        for path, name in zip(files, names, strict=True):
            archive.add(path, name)
    return packed


def _write_lines(path: Path, lines: Sequence[str]) -> None:
    path.write_text("\n".join(lines) + "\n", "utf-8")


def _write_rows(path: Path, rows: Sequence[Sequence[object]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)


def _two_tables(known: Known, folder: Path) -> None:
    texts = [(f"d{row}", text) for row, text in enumerate(known.texts)]
    labels = [(f"d{row}", label) for row, label in enumerate(known.labels)]
    _write_rows(folder / "texts.csv", [("doc_id", "text"), *texts])
    _write_rows(folder / "labels.csv", [("doc_id", "label"), *reversed(labels)])


def _numbered_classes(known: Known, folder: Path) -> None:
    names = sorted(set(known.labels))
    database = sqlite3.connect(folder / "corpus.db")
    database.execute("CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT)")
    database.executemany("INSERT INTO category VALUES (?, ?)", enumerate(names))
    database.execute("CREATE TABLE article (id INTEGER, body TEXT, category_id INTEGER)")
    rows = [
        (row, text, names.index(label))
        for row, (text, label) in enumerate(zip(known.texts, known.labels, strict=True))
    ]
    database.executemany("INSERT INTO article VALUES (?, ?, ?)", rows)
    database.commit()
    database.close()


def _column_per_class(known: Known, folder: Path) -> None:
    names = sorted(set(known.labels))
    pairs = zip(known.texts, known.labels, strict=True)
    rows = [(text, *(int(label == name) for name in names)) for text, label in pairs]
    _write_rows(folder / "corpus.csv", [("text", *names), *rows])


def _file_per_document(known: Known, folder: Path) -> None:
    for row, (text, label) in enumerate(zip(known.texts, known.labels, strict=True)):
        (folder / f"about_{label}_{row:03d}.txt").write_text(text, "utf-8")


def _folder_per_class(known: Known, folder: Path) -> None:
    for row, (text, label) in enumerate(zip(known.texts, known.labels, strict=True)):
        (folder / label).mkdir(exist_ok=True)
        (folder / label / f"{row}.txt").write_text(text, "utf-8")


def _before_colons(known: Known, folder: Path) -> None:
    pairs = zip(known.texts, known.labels, strict=True)
    _write_lines(folder / "corpus.txt", [f"{label.upper()}: {text}" for text, label in pairs])


def _fast_text(known: Known, folder: Path) -> None:
    pairs = zip(known.texts, known.labels, strict=True)
    _write_lines(folder / "corpus.txt", [f"__label__{label} {text}" for text, label in pairs])


def _xml(known: Known, folder: Path) -> None:
    documents = [
        f"<doc><class>{escape(label)}</class><text>{escape(text)}</text></doc>"
        for text, label in zip(known.texts, known.labels, strict=True)
    ]
    _write_lines(folder / "corpus.xml", ["<corpus>", *documents, "</corpus>"])


def _json_lines(known: Known, folder: Path) -> None:
    pairs = zip(known.texts, known.labels, strict=True)
    rows = [{"doc": {"text": text}, "meta": {"label": label}} for text, label in pairs]
    _write_lines(folder / "corpus.jsonl", list(map(json.dumps, rows)))


LAYOUTS: tuple[Callable[[Known, Path], None], ...] = (
    _two_tables,
    _numbered_classes,
    _column_per_class,
    _file_per_document,
    _folder_per_class,
    _before_colons,
    _fast_text,
    _xml,
    _json_lines,
)
