"""Random draws of documents and of pairs: stratified, nested, reproducible."""

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Rows
from workbench.errors import ParameterError
from workbench.experiments.plans.splits import Split, SplitFacts, SplitRows

_MOST_DIGITS = 18


def training_size_name(text: str) -> str:
    """The name of a training size without spaces: '5%' or '100'."""
    plain = text.strip().replace(" ", "")
    try:
        number = float(plain.removesuffix("%"))
    except ValueError:
        number = -1.0
    is_share = plain.endswith("%")
    if not (0 < number < 100 if is_share else number >= 1 and number.is_integer()):
        raise ParameterError(
            f"Training size {text.strip()!r} must be a share between 0% and 100%, such as 5%, "
            "or a number of labelled documents, such as 100."
        )
    return f"{number:g}%" if is_share else str(int(number))


def constraints_name(text: str) -> str:
    """The name of a number of constraints: '50 pairs'."""
    if not text.strip().isdecimal() or len(text) > _MOST_DIGITS:
        raise ParameterError(f"constraints = {text.strip()!r} must be whole numbers of at least 0.")
    return f"{int(text):d} pairs"


def training_documents(size: str, documents: int) -> int:
    """The number of training documents for a training size in a corpus."""
    if size.endswith("%"):
        return max(1, round(float(size[:-1]) / 100 * documents))
    return int(size)


def class_order(
    rows: Rows, facts: SplitFacts, stratified: bool, generator: np.random.Generator
) -> Rows:
    """Put documents in a random order, any beginning of which is a random draw.

    Stratified: one document of each class comes first, in random order; after these each class
    is spread evenly, so that a beginning of any length keeps the class shares.
    """
    shuffled = generator.permutation(rows)
    if not stratified:
        return shuffled
    classes = facts.class_index[shuffled]
    by_class = np.argsort(classes, kind="stable")
    sizes = np.unique(classes, return_counts=True)[1]
    first = np.cumsum(sizes) - sizes
    rank = np.arange(len(rows)) - np.repeat(first, sizes)  # of each document within its class
    position = (rank + np.repeat(generator.random(len(sizes)), sizes)) / np.repeat(sizes, sizes)
    position[first] -= 1.0  # before every document that is not the first of its class
    return shuffled[by_class[np.argsort(position, kind="stable")]]


def fold_of_each(
    rows: Rows,
    facts: SplitFacts,
    folds: int,
    stratified: bool,
    generator: np.random.Generator,
) -> NDArray[np.int64]:
    """Assign documents to folds in turn, class after class where stratified."""
    shuffled = generator.permutation(len(rows))
    if stratified:
        classes = facts.class_index[rows[shuffled]]
        shuffled = shuffled[np.argsort(classes, kind="stable")]
    fold_index = np.empty(len(rows), dtype=np.int64)
    fold_index[shuffled] = np.arange(len(rows)) % folds
    return fold_index


def pairs(facts: SplitFacts, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Draw pairs of labelled documents; the third column is 1 where both have the same class."""
    rows = facts.labelled()
    most = len(rows) * (len(rows) - 1) // 2
    if number > most:
        raise ParameterError(f"constraints = {number} must be at most {most}, the number of pairs.")
    distinct: dict[tuple[int, int], None] = {}
    while len(distinct) < number:
        drawn = generator.integers(0, len(rows), size=(1024, 2))
        for first, second in drawn[drawn[:, 0] != drawn[:, 1]].tolist():
            distinct.setdefault((min(first, second), max(first, second)), None)
    chosen = rows[np.array(list(distinct), dtype=np.int64).reshape(-1, 2)[:number]]
    same = facts.class_index[chosen[:, 0]] == facts.class_index[chosen[:, 1]]
    return np.column_stack([chosen, same.astype(np.int64)])


def _labelled_rows(facts: SplitFacts) -> Rows:
    rows = facts.labelled()
    require_labelled(rows)
    return rows


def require_labelled(rows: Rows) -> None:
    """Refuse a corpus without classes."""
    if not len(rows):
        raise ParameterError(
            "No document of the corpus has a class, so there is nothing to learn from; read it "
            "with classes (for a table, choose the class column), or use a clustering protocol."
        )


def draw_split(split: Split, facts: SplitFacts, stratified: bool, parts: int = 1) -> SplitRows:
    """Draw training documents at random; all others are the test.

    With several parts, repeat r takes its documents from part r first, so that the training sets
    of all repeats are disjoint up to the size of a part.
    """
    rows = _labelled_rows(facts)
    number = training_documents(split.training, len(rows))
    if stratified:  # even a small share has a document of each class
        number = max(number, len(np.unique(facts.class_index[rows])))
    order = _order(split, rows, facts, stratified, parts)
    if not 1 <= number < len(rows):
        raise ParameterError(
            f"A training size of {split.training} gives {number} of {len(rows)} documents; "
            "there must be at least one to learn from and one to test."
        )
    return SplitRows(np.sort(order[:number]), np.sort(order[number:]))


def has_parts(class_index: NDArray[np.int64], stratified: bool, parts: int) -> bool:
    """Whether documents can be divided so that every part has a document of each class."""
    sizes = np.unique(class_index[class_index >= 0], return_counts=True)[1]
    most = sizes.min() if stratified and len(sizes) else sizes.sum()
    return bool(1 < parts <= most)


def are_disjoint(
    class_index: NDArray[np.int64], stratified: bool, parts: int, documents: int
) -> bool:
    """Whether training sets of this many documents, one from each part, share none."""
    labelled = int((class_index >= 0).sum())
    return has_parts(class_index, stratified, parts) and documents <= labelled // parts


def _order(split: Split, rows: Rows, facts: SplitFacts, stratified: bool, parts: int) -> Rows:
    generator = facts.generator("draw", split.repeat)
    if not has_parts(facts.class_index, stratified, parts):
        return class_order(rows, facts, stratified, generator)
    division = facts.generator("parts", parts)
    is_own = fold_of_each(rows, facts, parts, stratified, division) == split.repeat
    own, others = (
        class_order(part, facts, stratified, generator) for part in (rows[is_own], rows[~is_own])
    )
    return np.concatenate([own, others])


def fold_split(split: Split, facts: SplitFacts, folds: int, stratified: bool) -> SplitRows:
    """Assign documents to folds; one of them is the test."""
    rows = _labelled_rows(facts)
    if folds > len(rows):
        raise ParameterError(f"folds = {folds} must be at most {len(rows)}, one per document.")
    largest = int(np.bincount(facts.class_index[rows]).max())
    if stratified and largest < folds:
        raise ParameterError(
            f"folds = {folds} must be at most {largest}, the documents of the largest class, so "
            "that every fold can keep class shares; or turn off 'Keep class shares'."
        )
    fold_index = fold_of_each(rows, facts, folds, stratified, facts.generator("fold", split.repeat))
    return SplitRows(rows[fold_index != split.fold], rows[fold_index == split.fold])
