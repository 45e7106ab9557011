"""Classes in several columns: neighbours of 0 and 1, scores, or names such as label 1, label 2."""

from collections.abc import Mapping, Sequence

from workbench.corpora.readers.columns.class_cells import is_indicator, is_yes, score
from workbench.corpora.readers.columns.names import hints_of, numbered_stem

_FEWEST = 3
_FAR_LEAD = 0.25
_ALMOST_ALL = 0.9
_FEWEST_SCORES = 6  # rows
_ROUNDED = 0.02  # scores are often rounded to two digits
Columns = Mapping[str, Sequence[str]]


def indicator_block(columns: Columns, scores: Mapping[str, float], label: str) -> tuple[str, ...]:
    """List the columns of 0 and 1 around the class: three, or two that exclude each other."""
    block = next((block for block in _blocks(columns) if label in block), ())
    if not block:
        return ()
    exclude_each_other = _exclude_each_other(columns, block)
    if hints_of(label).label >= 0.2 and (len(block) < _FEWEST or not exclude_each_other):
        return ()
    others = [scores.get(name, 0.0) for name in block if name != label]
    # Words predict the class far better than other facts about the documents.
    leads = bool(others) and scores.get(label, 0.0) - max(others) > _FAR_LEAD
    if len(block) < _FEWEST:
        return block if len(block) == 2 and exclude_each_other else ()
    return block if exclude_each_other or not leads else ()


def label_family(columns: Columns, label: str) -> tuple[str, ...]:
    """The columns with further classes of a document: label 1, label 2, …, the later ones filled
    in some rows alone; levels of a tree, in which a class lies in one other, are none."""
    stem = numbered_stem(label)
    family = tuple(name for name in columns if stem and numbered_stem(name) == stem)
    if len(family) < 2 or family[0] != label:
        return ()
    further = [name for name in family[1:] if any(map(str.strip, columns[name]))]
    return family if further and any(_adds(columns, label, name) for name in further) else ()


def _adds(columns: Columns, label: str, name: str) -> bool:
    """Whether a column names a second class in some rows, which goes with several first ones."""
    pairs = {
        (second.strip(), first.strip())
        for first, second in zip(columns[label], columns[name], strict=True)
        if second.strip()
    }
    is_partly_filled = not all(map(str.strip, columns[name]))
    return is_partly_filled and len(pairs) > len({second for second, _ in pairs})


def score_block(columns: Columns) -> tuple[str, ...]:
    """The neighbouring columns of scores of classes, which add up to 1 in every row."""
    runs: list[dict[str, list[float]]] = [{}]
    for name, cells in columns.items():
        scores = [score(cell) for cell in cells]
        if min(scores, default=-1) >= 0 and not is_indicator(cells):
            runs[-1][name] = scores
        else:
            runs.append({})
    return next((tuple(run) for run in runs if len(run) > 1 and _add_up(list(run.values()))), ())


def _add_up(scores: Sequence[Sequence[float]]) -> bool:
    """Whether the scores of each of several rows add up to 1, and not always for one class."""
    rows = list(zip(*scores, strict=True))
    highest = {row.index(max(row)) for row in rows}
    are_enough = len(rows) >= _FEWEST_SCORES and len(highest) > 1
    return are_enough and all(abs(sum(row) - 1) <= _ROUNDED for row in rows)


def complete_blocks(columns: Columns) -> set[str]:
    """The columns of blocks that hold one class of nearly every document and seldom several."""
    found: set[str] = set()
    for block in _blocks(columns):
        numbers = _numbers_of_classes(columns, block)
        single = sum(number == 1 for number in numbers)
        if len(block) >= _FEWEST and single >= _ALMOST_ALL * len(numbers):
            found.update(block)
    return found


def _blocks(columns: Columns) -> list[tuple[str, ...]]:
    """The runs of neighbouring columns of 0 and 1; one that always says no is in none."""
    runs: list[list[str]] = [[]]
    for name, cells in columns.items():
        if is_indicator(cells) and not hints_of(name).is_no_class:
            runs[-1].append(name)
        else:
            runs.append([])
    return [tuple(run) for run in runs if run]


def _numbers_of_classes(columns: Columns, names: Sequence[str]) -> list[int]:
    """In how many of some columns each row says yes."""
    rows = zip(*(columns[name] for name in names), strict=True)
    return [sum(map(is_yes, row)) for row in rows]


def _exclude_each_other(columns: Columns, names: Sequence[str]) -> bool:
    """Whether exactly one of some columns says yes in every row."""
    return all(number == 1 for number in _numbers_of_classes(columns, names))


def note_on_indicators(names: Sequence[str]) -> str:
    """Say that columns of 0 and 1 are classes."""
    shown = ", ".join(names[:5]) + (" …" if len(names) > 5 else "")
    return (
        f"The {len(names)} columns {shown} hold 0 or 1 and are read as classes, several of which a "
        "document may have; choose one of them as the class column if that is meant."
    )


def note_on_scores(names: Sequence[str]) -> str:
    """Say that scores are classes."""
    shown = ", ".join(names[:5]) + (" …" if len(names) > 5 else "")
    return (
        f"The {len(names)} columns {shown} hold scores that add up to 1; the class of a document "
        "is the one with the highest score."
    )


def note_on_family(names: Sequence[str]) -> str:
    """Say that several columns name the classes of a document."""
    return (
        f"The columns {', '.join(map(repr, names[:5]))} name the classes of a document, of which "
        "there may be several; choose one of them as the class column if that is meant."
    )
