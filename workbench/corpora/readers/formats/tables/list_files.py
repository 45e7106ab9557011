"""JSON files of which each is a list of documents, such as one per class or intent."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from workbench.corpora.readers.files.sources import Member, is_visible
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.formats.json_values.records import class_with_examples

_MOST_FILES = 1000
_FEWEST_FILES = 2
_FEWEST_ITEMS = 2
_LEAST_SHARE = 0.25  # of the files; others describe the classes or list their words
_LIST_START = re.compile(rb"(?:\xef\xbb\xbf)?\s*\[\s*[{\"]")
_EXAMPLES = re.compile(
    rb"\"\w{0,20}(?i:utterances|examples|samples|patterns|phrases)\"\s*:\s*[\[{]"
)
_WORDS = re.compile(r"[^\W\d_]+(?: [^\W\d_]+)+")


def may_be_list_files(names: Sequence[str]) -> bool:
    """Whether all files are JSON, several of them in one folder."""
    kept = [name for name in names if is_visible(name) and not is_about_corpus(name)]
    are_json = all(name.lower().endswith(".json") for name in kept)
    return _FEWEST_FILES < len(kept) <= _MOST_FILES and are_json


def begin_as_lists(files: Sequence[Member]) -> bool:
    """Whether enough files begin as lists of objects or texts, judged by their beginnings."""
    lists = [
        file for file in files if _LIST_START.match(file.content) or _EXAMPLES.search(file.content)
    ]
    return len(lists) >= max(_FEWEST_FILES, _LEAST_SHARE * len(files))


def list_files(files: Sequence[Member]) -> list[str]:
    """The names of the lists with documents: those with similar fields that have most words.

    Lists of other things, such as the synonyms of an entity, have fewer words in a row.
    """
    if not may_be_list_files([file.name for file in files]) or not begin_as_lists(files):
        return []
    fields = {file.name: _fields(file.content) for file in files}
    kinds = {kind for kind in fields.values() if kind is not None}
    words = Counter[frozenset[str]]()
    for file in files:
        kind = fields[file.name]
        if kind is not None:
            words[kind] += len(_WORDS.findall(file.content.decode("utf-8", "replace")))
    best = max(words, key=words.__getitem__, default=None)
    if best is None or not words[best]:
        return []
    alike = {kind for kind in kinds if 2 * len(kind & best) >= len(kind | best)}
    found = [name for name, kind in fields.items() if kind in alike]
    return found if len(found) >= max(_FEWEST_FILES, _LEAST_SHARE * len(files)) else []


def _fields(content: bytes) -> frozenset[str] | None:
    """The fields of the first object of a list, none of a list of texts; else nothing."""
    items = _items(content)
    if len(items) < _FEWEST_ITEMS or not isinstance(items[0], str | dict):
        return None
    return frozenset(items[0]) if isinstance(items[0], dict) else frozenset()


def _items(content: bytes) -> list[Any]:
    try:
        value = json.loads(content.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError):
        return []
    return value if isinstance(value, list) else class_with_examples(value)
