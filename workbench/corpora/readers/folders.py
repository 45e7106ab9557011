"""Folders and archives of text files: a folder per class, with or without a given split."""

import codecs
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.encodings import (
    EncodingChoice,
    EncodingSurvey,
    mark_of,
    utf16_without_mark,
)
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.sources import Member, Skipped, members
from workbench.errors import CorpusError

_SPLIT_NAME = re.compile(
    r"(?:.*[-_. ])?(?:(train|training)|(test|testing)|(?:dev|valid|validation))"
)
_STRAY = 16
_LOOKED_AT = 3000  # files, for a look at what would be read
_CONTROL = bytes(set(range(32)) - set(b"\t\n\r\f\v\b\x1b\x1a"))
_BINARY_STARTS = (
    b"\x89PNG",
    b"%PDF-",
    b"\xff\xd8\xff",
    b"GIF8",
    b"\x7fELF",
    b"\x1f\x8b",
    b"PK\3\4",
)


class Place(NamedTuple):
    """Where a file stands: its class and its side of the split."""

    labels: tuple[str, ...]
    split: int


def read_folder(meter: Meter) -> Corpus:
    """Read a folder or archive whose folders are classes, or train and test with classes."""
    return _read(meter, with_classes=True)


def read_text_folder(meter: Meter) -> Corpus:
    """Read every file of a folder or archive as a document without a class."""
    return _read(meter, with_classes=False)


def first_documents(meter: Meter, with_classes: bool, count: int) -> list[Record]:
    """A few documents of the files that come first, one class after the other."""
    skipped = Skipped()
    files = list(islice(_text_files(meter, skipped), _LOOKED_AT))
    names = [one.name for one in files]
    places = places_of(names, meter.path.is_dir(), with_classes, skipped)
    rounds = Counter[tuple[str, ...]]()
    order = []
    for at, place in enumerate(places):
        if place is not None:
            rounds[place.labels] += 1
            order.append((rounds[place.labels], place.labels, at))
    chosen = [(files[at], places[at]) for _, _, at in sorted(order)[:count]]
    choice = encoding_of([one for one, _ in chosen], meter)
    return [
        Record(one.name, choice.decode(one.content), *place)
        for one, place in chosen
        if place is not None
    ]


def is_binary(content: bytes) -> bool:
    """Say whether bytes are no text: a known start, or many control characters."""
    head = content[:8192]
    if head.startswith(_BINARY_STARTS):
        return True
    if mark_of(head) or utf16_without_mark(head):
        return False
    found = len(head) - len(head.translate(None, _CONTROL))
    # Real posts quote a few lines of binary content. In random bytes every eleventh is a control
    # character, and every second one is no ASCII.
    is_noise = found > 0.03 * len(head) and _high_bytes(head) > 0.3 * len(head)
    return found > 0.1 * len(head) or (found > _STRAY and is_noise)


def _high_bytes(content: bytes) -> int:
    return len(content) - len(content.decode("ascii", "ignore"))


def split_side(name: str) -> int | None:
    """Say which side of a split a name stands for, if it stands for one."""
    found = _SPLIT_NAME.fullmatch(name.lower())
    if found is None:
        return None
    return TRAINING if found[1] else TEST if found[2] else UNUSED


def _read(meter: Meter, with_classes: bool) -> Corpus:
    skipped = Skipped()
    files = sorted(_text_files(meter, skipped))
    if not files:
        raise CorpusError(
            f"There is no text file in {meter.path.name}; choose another folder or archive."
        )
    places = places_of([one.name for one in files], meter.path.is_dir(), with_classes, skipped)
    choice = encoding_of(files, meter)
    notes = [*skipped.notes(), *([choice.note] if choice.note else [])]
    encoding = choice.label
    records = (
        Record(one.name, choice.decode(one.content), *place)
        for one, place in zip(files, places, strict=True)
        if place is not None
    )
    return corpus_from(records, Origin(meter.path, meter.settings, encoding, tuple(notes)))


def _text_files(meter: Meter, skipped: Skipped) -> Iterator[Member]:
    for member in members(meter.path, meter, skipped):
        if is_binary(member.content) and not meter.settings.encoding:
            skipped.add(member.name, "that hold no text")
        else:
            yield member


def encoding_of(files: Sequence[Member], meter: Meter) -> EncodingChoice:
    """Take the encoding that was set, or decide one from all files together."""
    if meter.settings.encoding:
        return EncodingChoice(codecs.lookup(meter.settings.encoding).name)
    evidence = EncodingSurvey()
    for one in files:
        evidence.add(one.content)
    return evidence.decide()


def places_of(
    names: Sequence[str], is_folder: bool, with_classes: bool, skipped: Skipped
) -> list[Place | None]:
    """Find the class and the split of every file from the folders it lies in."""
    paths = [tuple(name.split("/")) for name in names]
    if not with_classes:
        return [Place((), UNUSED)] * len(paths)
    start = _start_of_classes(paths, is_folder)
    if all(len(path) <= start + 1 for path in paths):
        return [Place((), UNUSED)] * len(paths)
    folders = {path[start] for path in paths if len(path) > start + 1}
    sides = {folder: split_side(folder) for folder in folders}
    has_split = None not in sides.values() and {TRAINING, TEST} <= set(sides.values())
    if has_split and not any(len(path) > start + 2 for path in paths):
        return [Place((), _side(sides, path[start])) for path in paths]
    if has_split:
        return [_place_in_split(path, start, sides, skipped) for path in paths]
    return [_place(path, start, skipped) for path in paths]


def _start_of_classes(paths: Sequence[tuple[str, ...]], is_folder: bool) -> int:
    # A single folder around everything is no class: archives usually have one.
    start = 0
    while True:
        inside = [path for path in paths if len(path) > start + 1]
        tops = {path[start] for path in inside}
        has_more_folders = any(len(path) > start + 2 for path in inside)
        if len(tops) != 1 or not (has_more_folders or (not is_folder and start == 0)):
            return start
        start += 1


def _place(path: tuple[str, ...], start: int, skipped: Skipped) -> Place | None:
    if len(path) <= start + 1:
        skipped.add("/".join(path), "beside the folders of the classes")
        return None
    inner = path[start + 1] if len(path) > start + 2 else ""
    return Place((path[start],), _inner_side(inner))


def _inner_side(folder: str) -> int:
    # Some corpora put train and test inside each class.
    return {"train": TRAINING, "training": TRAINING, "test": TEST}.get(folder.lower(), UNUSED)


def _place_in_split(
    path: tuple[str, ...], start: int, sides: dict[str, int | None], skipped: Skipped
) -> Place | None:
    if len(path) <= start + 2:
        skipped.add("/".join(path), "beside the folders of the classes")
        return None
    return Place((path[start + 1],), _side(sides, path[start]))


def _side(sides: dict[str, int | None], folder: str) -> int:
    side = sides.get(folder)
    return UNUSED if side is None else side
