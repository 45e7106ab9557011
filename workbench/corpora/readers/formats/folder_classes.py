"""The classes and the given split that the folders of files name."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from workbench.corpora.corpus import TEST, TRAINING, UNUSED
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.files.sources import MAIL_FOLDERS, SkippedFiles
from workbench.corpora.readers.formats.class_files import labels_in_names

_DIGITS = re.compile(r"\d+")
_YEAR = re.compile(r"(?:19|20)\d\d(?:[-_]\d\d)?")
_PART = re.compile(r"(?:part|fold|chunk|batch|shard|section|teil|disk|disc|cd)[-_ ]?\d{1,3}", re.I)
_LANGUAGE = re.compile(r"[a-z]{2}(?:[-_][A-Z]{2})?")
_FEWEST_PARTS = 2
_UNLABELLED = ("unsup", "unsupervised", "unlabeled", "unlabelled")  # no classes


_NO_CLASSES = (  # beside a folder with the classes
    *_UNLABELLED,
    *("doc", "docs", "documentation", "src", "scripts", "code", "notebooks"),
)


class Assignment(NamedTuple):
    """The class and the side of the split that the folders of a file give it."""

    labels: tuple[str, ...]
    split: int


def assignments_of(
    names: Sequence[str], is_folder: bool, with_classes: bool, skipped: SkippedFiles
) -> list[Assignment | None]:
    """Derive the class and the split of every file from its folders."""
    paths = [_without_mail_folders(name.split("/")) for name in names]
    if not with_classes:
        return [Assignment((), UNUSED)] * len(paths)
    start = _start_of_classes(paths, is_folder)
    if all(len(path) <= start + 1 for path in paths):
        labels = labels_in_names(names) or [""] * len(paths)
        return [Assignment((label,) if label else (), UNUSED) for label in labels]
    folders = {path[start] for path in paths if len(path) > start + 1}
    sides = {folder: split_side(folder) for folder in folders}
    has_split = None not in sides.values() and {TRAINING, TEST} <= set(sides.values())
    if has_split and not any(len(path) > start + 2 for path in paths):
        return [Assignment((), _side(sides, path[start])) for path in paths]
    if has_split:
        return [_assignment_in_split(path, start, sides, skipped) for path in paths]
    return [_assignment(path, start, skipped) for path in paths]


def _without_mail_folders(parts: Sequence[str]) -> tuple[str, ...]:
    """The path of a message in a Maildir, .News/cur/1234:2,S, as News/1234:2,S."""
    if len(parts) < 3 or parts[-2] not in MAIL_FOLDERS:
        return tuple(parts)
    return *parts[:-3], parts[-3].removeprefix("."), parts[-1]


def _start_of_classes(paths: Sequence[tuple[str, ...]], is_folder: bool) -> int:
    # A single top folder is not a class: archives usually have one.
    start = 0
    while True:
        inside = [path for path in paths if len(path) > start + 1]
        nested = {path[start] for path in inside if len(path) > start + 2}
        others = {path[start] for path in inside} - nested
        tops = nested | {name for name in others if name.lower() not in _NO_CLASSES} or others
        has_more_folders = bool(nested)
        is_outer = len(tops) == 1 and (has_more_folders or (not is_folder and start == 0))
        if not is_outer and not _are_parts(inside, start):
            return start
        start += 1


def _are_parts(paths: Sequence[tuple[str, ...]], start: int) -> bool:
    """Whether folders are parts, years or languages, which all hold the same classes."""
    inner: dict[str, set[str]] = {path[start]: set() for path in paths}
    for path in paths:
        if len(path) > start + 2:
            inner[path[start]].add(path[start + 1])
    if len(inner) < _FEWEST_PARTS:
        return False
    are_years = all(map(_YEAR.fullmatch, inner))
    if not any(inner.values()):  # only files
        are_named = are_years and bool(labels_in_names([path[-1] for path in paths]))
        return are_named or all(map(_PART.fullmatch, inner))
    shared = set.intersection(*inner.values())
    if are_years:
        return len(shared) > 1 and not any(map(str.isdigit, shared))
    stems = {_DIGITS.sub("", name) for name in inner}
    is_numbered = len(stems) == 1 and stems != {""}
    are_alike = len(shared) > 1 and all(names == shared for names in inner.values())
    return are_alike and (is_numbered or all(map(_LANGUAGE.fullmatch, inner)))


def _assignment(path: tuple[str, ...], start: int, skipped: SkippedFiles) -> Assignment | None:
    if any(folder.lower() in _UNLABELLED for folder in path[:start]):
        return Assignment((), UNUSED)
    if len(path) <= start + 1:
        skipped.add("/".join(path), "outside the class folders")
        return None
    inner = path[start + 1] if len(path) > start + 2 else ""
    return Assignment(_labels(path[start]), _inner_side(inner))


def _labels(folder: str) -> tuple[str, ...]:
    return () if folder.lower() in _UNLABELLED else (folder,)


def _inner_side(folder: str) -> int:
    # Some corpora have train and test folders inside each class.
    return {"train": TRAINING, "training": TRAINING, "test": TEST}.get(folder.lower(), UNUSED)


def _assignment_in_split(
    path: tuple[str, ...], start: int, sides: dict[str, int | None], skipped: SkippedFiles
) -> Assignment | None:
    if len(path) <= start + 2:
        skipped.add("/".join(path), "outside the class folders")
        return None
    return Assignment(_labels(path[start + 1]), _side(sides, path[start]))


def _side(sides: dict[str, int | None], folder: str) -> int:
    side = sides.get(folder)
    return UNUSED if side is None else side
