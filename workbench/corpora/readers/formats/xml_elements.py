"""The elements of an XML file: which of them are records, and the fields of each record."""

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import islice
from typing import Any

from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.formats.xml_nodes import MARKUP, Node, full_text, library_fields
from workbench.corpora.readers.limits import XML_INHERITED

Path = tuple[str, ...]
ANY = "*"  # in a path: an element of any name, which tells the class
WRAPPER = "documents"  # added around files without one outermost element
_MOST_CLASSES = 100
_FEWEST_RECORDS = 2
_FEWEST_FIELDS = 2
_MOST_PATHS = 5000
_TEXT_LENGTH = 20
_FIELD_NAME = re.compile(r"[^\W\d][\w.:-]{0,40}")


class SurveyCollector:
    """Counts the elements at each path, their attributes and their texts."""

    is_full = False

    def __init__(self) -> None:
        self._open: list[Node] = []
        self._counts = Counter[Path]()
        self._fields: dict[Path, set[str]] = defaultdict(set)
        self._lengths = Counter[Path]()
        self._stated: dict[Path, set[str]] = defaultdict(set)

    def start(self, node: Node) -> None:
        """Enter an element."""
        self._open.append(node)
        path = tuple(item.name for item in self._open)
        if len(self._counts) < _MOST_PATHS or path in self._counts:
            self._counts[path] += 1
            self._fields[path].update(f"@{name}" for name in node.attributes)
            self._fields[path[:-1]].add(node.name)
            if (name := _stated_name(node)) and len(self._stated[path]) < _MOST_CLASSES:
                self._stated[path].add(name)

    def end(self) -> None:
        """Leave an element."""
        self._open.pop()

    def text(self, characters: str) -> None:
        """Count the characters of an element."""
        self._lengths[tuple(item.name for item in self._open)] += len(characters.strip())

    def record_path(self) -> Path:
        """The path of the elements that are documents, or nothing; * stands for any name."""
        named = self._named_after_classes()
        if named:
            return named
        path = self._shallowest()
        while path:
            inner = self._inner_records(path)
            if not inner:
                return path
            path = inner
        return ()

    def _shallowest(self) -> Path:
        depth = 2
        paths = [path for path in self._counts if self._is_record(path)]
        for path in sorted(paths, key=lambda found: (len(found), -self._counts[found])):
            if len(path) >= depth:
                return path
        return ()

    def _is_record(self, path: Path) -> bool:
        parent = self._counts[path[:-1]] if len(path) > 1 else 1
        repeats = self._counts[path] >= _FEWEST_RECORDS * max(1, parent)
        if not repeats or path[-1].lower() in MARKUP:
            return False  # before the work below, which grows with the number of fields
        inside = len(self._fields[path]) + bool(self._lengths[path])
        inside += self._has_cells(path) or self._only_child_has_fields(path)
        inherited = any(name[0] == "@" for name in self._fields[path[:-1]])
        return inside >= _FEWEST_FIELDS or (inherited and inside > 0)

    def _named_after_classes(self) -> Path:
        """Elements of several names and one structure: the names tell documents apart."""
        root = next(iter(self._counts), ())
        if root == (WRAPPER,) and sum(len(path) == 2 for path in self._counts) == 1:
            root = next(path for path in self._counts if len(path) == 2)
        paths = [path for path in self._counts if path[:-1] == root]
        if not 2 <= len(paths) <= _MOST_CLASSES or any(_is_field(path[-1]) for path in paths):
            return ()
        inside = [self._fields[path] for path in paths]
        if any(fields != inside[0] for fields in inside):
            return ()
        if self._are_documents(paths):
            return (*root, ANY)
        children = [name for name in inside[0] if name[0] != "@"]
        if len(children) != 1 or any(self._counts[path] > 1 for path in paths):
            return ()
        inner = children[0]
        is_rich = self._are_documents([(*path, inner) for path in paths])
        return (*root, ANY, inner) if is_rich and inner.lower() not in MARKUP else ()

    def _are_documents(self, paths: Sequence[Path]) -> bool:
        """Whether the elements of all paths are repeated and long enough for texts."""
        return all(
            self._counts[path] >= _FEWEST_RECORDS and self._mean_length(path) > _TEXT_LENGTH
            for path in paths
        )

    def _mean_length(self, path: Path) -> float:
        parts = self._lengths.items()
        total = sum(length for inner, length in parts if inner[: len(path)] == path)
        return total / self._counts[path]

    def _has_cells(self, path: Path) -> bool:
        """Whether every element holds the same number of cells, as the rows of a sheet do."""
        counts = (self._counts[(*path, name)] for name in self._fields[path] if name[0] != "@")
        number = self._counts[path]
        return any(count >= 2 * number and count % number == 0 for count in counts)

    def _only_child_has_fields(self, path: Path) -> bool:
        """Whether every element holds one other, and that one the fields."""
        names = [name for name in self._fields[path] if name[0] != "@"]
        inner = (*path, names[0]) if len(names) == 1 else ()
        is_alone = bool(inner) and self._counts[inner] == self._counts[path]
        return is_alone and len(self._fields[inner]) >= _FEWEST_FIELDS

    def _inner_records(self, path: Path) -> Path:
        """Records inside elements that only group them, such as one element per class."""
        has_children = [name for name in self._fields[path] if name[0] != "@"]
        if len(has_children) != 1 or self._lengths[path]:
            return ()
        if has_children[0].lower() in MARKUP and "@id" in self._fields[path]:
            return ()  # the paragraphs of a document
        inner = (*path, has_children[0])
        if 1 < 2 * len(self._stated[inner]) <= self._counts[inner]:
            return ()  # fields of general elements that state their names
        is_repeated = self._counts[inner] >= _FEWEST_RECORDS * self._counts[path]
        long = self._lengths[inner] > _TEXT_LENGTH * self._counts[inner]
        is_rich = long or len(self._fields[inner]) >= _FEWEST_FIELDS
        return inner if is_repeated and is_rich else ()


class RecordCollector:
    """Collects the fields of the elements at a path, with the attributes of those around them."""

    def __init__(self, path: Path, most: int) -> None:
        self.records: list[dict[str, Any]] = []
        self._most = most
        self._path = path
        self._depth = len(path)
        self._open: list[Node] = []

    @property
    def is_full(self) -> bool:
        """Whether as many records were found as are wanted."""
        return len(self.records) >= self._most

    def start(self, node: Node) -> None:
        """Enter an element; below a record it becomes a part of it."""
        if len(self._open) >= self._depth:
            self._open[-1].add(node)
        self._open.append(node)

    def end(self) -> None:
        """Leave an element; a record is converted to fields."""
        if len(self._open) == self._depth and self._is_record():
            around = (pair for node in self._open[:-1] for pair in node.attributes.items())
            fields = {**dict(islice(around, XML_INHERITED)), **self._name_of_class()}
            record = self._open[-1]
            self.records.append({**fields, **(library_fields(record) or fields_of(record))})
        self._open.pop()

    def _is_record(self) -> bool:
        pairs = zip(self._open, self._path, strict=True)
        return all(expected in (ANY, node.name) for node, expected in pairs)

    def _name_of_class(self) -> dict[str, str]:
        if ANY not in self._path:
            return {}
        name = self._open[self._path.index(ANY)].name
        return {"split" if split_side(name) is not None else "class": name}

    def text(self, characters: str) -> None:
        """Keep the characters of a record."""
        if len(self._open) >= self._depth:
            self._open[-1].pieces.append(characters)


def _is_field(name: str) -> bool:
    return name.lower() in MARKUP or is_known_name(name)


def fields_of(node: Node) -> dict[str, Any]:
    """The attributes, the texts of the children and the own text of an element."""
    found: dict[str, Any] = dict(node.attributes)
    own = node.own_text()
    if own and node.children and any(child.name.lower() in MARKUP for child in node.children):
        return {**found, "text": full_text(node)}
    for child in node.children:
        for name, value in _named_values(child):
            _add(found, name, value)
    if own:
        _add(found, "text", own)
    return found


def _named_values(node: Node) -> list[tuple[str, Any]]:
    is_text = any(child.name.lower() in MARKUP for child in node.children)
    if is_text or not (node.children or node.attributes):
        return [(node.name, full_text(node))]
    inner = fields_of(node)
    only_text = inner.pop("text", None)
    values = [(f"{node.name}.{name}", value) for name, value in inner.items()]
    kind = _stated_name(node)
    if kind:
        return [(f"{node.name}.{kind}", only_text if only_text is not None else "")]
    # RSS: categories of the domain “category” are meant, those of “post_tag” are something else.
    kind = node.attributes.get("domain", node.name)
    name = f"{node.name}.{kind}" if kind != node.name and kind.isidentifier() else node.name
    return values + ([(name, only_text)] if only_text is not None else [])


def _stated_name(node: Node) -> str:
    """The name of a field that an element of a general name states: <field name="body">."""
    only = node.attributes if len(node.attributes) == 1 and not node.children else {}
    kind = next((only[key] for key in ("name", "key") if key in only), "")
    return kind if _FIELD_NAME.fullmatch(kind) else ""


def _add(found: dict[str, Any], name: str, value: Any) -> None:
    if name not in found:
        found[name] = value
        return
    if not isinstance(found[name], list):
        found[name] = [found[name]]
    found[name].extend(value if isinstance(value, list) else [value])
