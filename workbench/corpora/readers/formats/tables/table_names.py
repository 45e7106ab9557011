"""Tables and what they are named after: a side of a split, or the class of their texts."""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TypeVar

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.predictability import WordPredictor, words_tell_groups
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.files.sources import is_visible
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

Key = TypeVar("Key", bound=Hashable)
Used = TypeVar("Used")

_FAR_BETTER = 0.3  # of the errors that words avoid
_BETWEEN_WORDS = re.compile(r"([-_. ])")
_ENDINGS = re.compile(r"(?:\.[a-z]{2,7}\d?)(?:\.(?:gz|bz2|xz|zst|zip))?$", re.IGNORECASE)
_MEDIA = re.compile(
    r".*\.(?:jpe?g|png|gif|webp|mp4|3gp|mov|mp3|m4a|opus|ogg|aac|vcf)", re.IGNORECASE | re.DOTALL
)


class TableFile(NamedTuple):
    """A table: its name in the folder or archive, and where it can be read."""

    name: str
    path: Path


def may_be_documents(name: str) -> bool:
    """Whether a file is seen, is not about the others and is no picture or sound beside a chat."""
    return is_visible(name) and not is_about_corpus(name) and not _MEDIA.fullmatch(name)


def side_of(file: TableFile) -> int | None:
    """The side of a split that a table is named after, or else its folder."""
    path = PurePosixPath(file.name)
    bare = _ENDINGS.sub("", path.name)
    names = (path.name.partition(".")[0], bare, path.parent.name)  # cnews.train.txt
    return next((side for side in map(split_side, names) if side is not None), None)


def with_columns_first(
    files: Sequence[TableFile],
    settings: ReadingSettings,
    use: Callable[[Path, ReadingSettings], Used],
) -> tuple[list[TableFile], Used]:
    """The tables, the first that has the columns of the settings in front, and its use."""
    problem: CorpusError | None = None
    for file in files:
        try:
            used = use(file.path, settings)
        except CorpusError as found:
            problem = problem or found
            if not (settings.text_column or settings.class_column):
                break
        else:
            return [file, *(other for other in files if other is not file)], used
    raise problem or CorpusError("There is no table; choose another file.")


def labels_of_tables(
    paths: Mapping[Key, PurePosixPath], corpora: Sequence[Corpus], doubtful: str
) -> dict[Key, tuple[str, ...]]:
    """The folders or names of the tables as classes, if no table has classes.

    Values of a doubtful column that differ from table to table are no classes either.
    """
    names_of = [set(corpus.class_names) for corpus in corpora]
    has_classes = any(names_of)
    if doubtful and len(corpora) > 1 and _tell_more_than_classes(corpora, names_of):
        has_classes = False
    if len({path.parent.name for path in paths.values()}) > 1 and not has_classes:
        return {file: (path.parent.name,) for file, path in paths.items() if path.parent.name}
    stems = {file: _ENDINGS.sub("", path.name) for file, path in paths.items()}
    names = dict(zip(stems, _without_common_words(list(stems.values())), strict=True))
    words = {re.sub(r"[\W\d_]+", "", name).lower() for name in names.values()}
    if has_classes or len(names) < 2 or len(set(names.values())) < len(names):
        return {}
    is_numbered = len(words) < len(names) or "" in words
    if is_numbered and not words_tell_groups([corpus.texts for corpus in corpora]):
        return {}  # numbered tables are parts of one
    return {file: (name,) for file, name in names.items()}


def _without_common_words(names: Sequence[str]) -> list[str]:
    """The names without the words that all have in front or at the end: sport_en, finance_en."""
    parts = [_BETWEEN_WORDS.split(name) for name in names]
    while len(names) > 1 and _agree([part[-2:] for part in parts]):
        parts = [part[:-2] for part in parts]
    while len(names) > 1 and _agree([part[:2] for part in parts]):
        parts = [part[2:] for part in parts]
    return ["".join(part) for part in parts]


def _agree(ends: Sequence[Sequence[str]]) -> bool:
    return len({*map(tuple, ends)}) == 1 and len(ends[0]) == 2


def _tell_more_than_classes(corpora: Sequence[Corpus], names_of: Sequence[set[str]]) -> bool:
    """Whether each class is in one table only, or words predict the table far better."""
    if sum(map(len, names_of)) == len(set().union(*names_of)):
        return True
    if any(corpus.label_sets is not None for corpus in corpora):
        return False
    predictor = WordPredictor([text for corpus in corpora for text in corpus.texts])
    tables = [str(number) for number, corpus in enumerate(corpora) for _ in corpus.texts]
    classes = [
        corpus.class_names[index] if index >= 0 else ""
        for corpus in corpora
        for index in corpus.class_index
    ]
    return predictor.lift(tables) > predictor.lift(classes) + _FAR_BETTER
