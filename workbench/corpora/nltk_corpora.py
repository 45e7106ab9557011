"""Corpora that are already in the user's nltk_data, read through NLTK's own corpus readers."""

import gc
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

PREFIX = "nltk:"
_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")
_DICTIONARIES = ("wordnet", "omw", "stopwords", "words", "names", "cmudict", "verbnet", "framenet")
_SIDES = {"training": TRAINING, "train": TRAINING, "test": TEST}


def is_nltk_name(name: str) -> bool:
    """Whether a name asks for a corpus of NLTK."""
    return name.startswith(PREFIX)


def nltk_names() -> list[str]:
    """The corpora in the folders of NLTK's data, by the names that open them."""
    from nltk import data  # late: 1.6 s to import

    folders = [Path(base) / "corpora" for base in data.path]
    entries = [path for folder in folders if folder.is_dir() for path in folder.iterdir()]
    names = {path.name.removesuffix(".zip") for path in entries if _may_be_corpus(path)}
    return [PREFIX + name for name in sorted(names)]


def _may_be_corpus(path: Path) -> bool:
    # Dictionaries lie in the same folder and hold no documents.
    name = path.name.removesuffix(".zip")
    is_packed = path.suffix == ".zip" and path.is_file()
    is_corpus = _NAME.fullmatch(name) is not None and not name.startswith(_DICTIONARIES)
    return (is_packed or path.is_dir()) and is_corpus


def nltk_source(name: str) -> Path:
    """Return the folder or archive of a corpus in nltk_data; an error says how to get it."""
    reader = _reader(name)
    if isinstance(reader, Path):
        return reader
    packed = getattr(reader.root, "zipfile", None)
    return Path(str(packed.filename if packed is not None else reader.root))


def read_nltk(
    name: str, settings: ReadingSettings | None = None, progress: ProgressCallback | None = None
) -> Corpus:
    """Read a corpus of nltk_data; one that NLTK has no reader for is read as a folder."""
    settings = settings or ReadingSettings()
    settings.check()
    reader = _reader(name)
    if isinstance(reader, Path):
        from workbench.corpora.readers.reading import (
            read_corpus,  # late: 0.1 s at the start of the window
        )

        return read_corpus(reader, settings, progress)
    source = nltk_source(name)
    with explaining_errors(source):
        context = ReadingContext(source, settings, progress)
        with _closing_readers():
            records = list(_records(reader, context))
        notes = (f"Read by NLTK’s {type(reader).__name__}.",)
        return corpus_from(records, Origin(source, settings, notes=notes))


@contextmanager
def _closing_readers() -> Iterator[None]:
    """Close what NLTK leaves open: some of its readers keep their files until they are freed."""
    try:
        yield
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()


def _reader(name: str) -> Any:
    import nltk.corpus  # late: 0.5 s to import

    wanted = name.removeprefix(PREFIX)
    if not _NAME.fullmatch(wanted):
        raise CorpusError(
            f"{name[:100]!r} is not the name of an NLTK corpus; write nltk:movie_reviews, for "
            "example."
        )
    loader: Any = getattr(nltk.corpus, wanted.replace("-", "_"), None)
    try:
        if hasattr(loader, "fileids"):
            loader.fileids()
            return loader
        return _folder_without_reader(wanted)
    except LookupError:
        raise CorpusError(
            f"{wanted} is not in the nltk_data of this machine; the command "
            f"python -m nltk.downloader {wanted} downloads it."
        ) from None
    except (AttributeError, TypeError, OSError, ValueError) as problem:
        raise CorpusError(
            f"NLTK cannot open {wanted} ({type(problem).__name__}: {str(problem)[:150]}); download "
            "it again."
        ) from None


def _folder_without_reader(wanted: str) -> Path:
    import nltk.data  # late: 0.5 s to import

    for base in nltk.data.path:
        for path in (Path(base) / "corpora" / wanted, Path(base) / "corpora" / f"{wanted}.zip"):
            if path.exists():
                return path
    raise LookupError(wanted)


def _records(reader: Any, context: ReadingContext) -> Iterator[Record]:
    files = list(reader.fileids())
    for done, file in enumerate(files):
        context.report(done, len(files))
        labels, parts = _classes(reader, file), _parts(reader, file)
        if parts is None:
            context.count_documents()
            yield Record(file, _text(reader, file, context), labels, _side(file))
            continue
        # A list of documents in a file: without categories the file is the class.
        labels = labels or ((file.rpartition(".")[0] or file,) if len(files) > 1 else ())
        for number, part in enumerate(parts, 1):
            context.count_documents()
            context.count_bytes(len(part), 0)
            yield Record(f"{file}:{number}", part, labels, _side(file))


def _classes(reader: Any, file: str) -> tuple[str, ...]:
    return tuple(reader.categories(fileids=[file])) if hasattr(reader, "categories") else ()


def _parts(reader: Any, file: str) -> Iterator[str] | None:
    """Return the documents of a file that holds a list of them, or None."""
    from nltk.corpus.reader import (  # late: 0.5 s to import
        CategorizedSentencesCorpusReader,
        TwitterCorpusReader,
        WordListCorpusReader,
    )

    if isinstance(reader, CategorizedSentencesCorpusReader):
        return (" ".join(sentence) for sentence in reader.sents(file))
    if isinstance(reader, TwitterCorpusReader):
        return (str(text) for text in reader.strings(file))
    if isinstance(reader, WordListCorpusReader):
        return (word for word in reader.words(file) if word.strip())
    return None


def _text(reader: Any, file: str, context: ReadingContext) -> str:
    # The raw files of annotated corpora are full of tags.
    if hasattr(reader, "tagged_words"):
        text = "\n".join(" ".join(map(str, sentence)) for sentence in reader.sents(file))
    elif hasattr(reader, "raw"):
        text = reader.raw(file)
    else:
        raise CorpusError(f"{context.path.name} holds no texts; choose another NLTK corpus.")
    context.count_bytes(len(text), 0)
    return str(text)


def _side(file: str) -> int:
    return _SIDES.get(file.partition("/")[0], UNUSED)
