"""Writing a corpus as a folder of text files, the layout of scikit-learn's `load_files`."""

import re
import shutil
import tempfile
from pathlib import Path

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.errors import CorpusError
from workbench.files import sync_tree

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_LONGEST_NAME = 100
# Names that are read back as what they were: neither training nor test, and no class.
_SPLIT_FOLDERS = {TRAINING: "train", TEST: "test", UNUSED: "unused"}
_WITHOUT_CLASS = "unlabelled"


def write_folder(corpus: Corpus, folder: Path) -> None:
    """Write a subfolder per class, inside train and test where a split is given."""
    if corpus.label_sets is not None:
        raise CorpusError(f"{corpus.name} has several classes per document; write it as .jsonl.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CorpusError(f"{folder} exists already; choose the name of a new folder.")
    temporary = None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
        _write_texts(corpus, temporary)
        sync_tree(temporary)
        temporary.chmod(0o755)  # a temporary folder is for its owner alone
        if folder.exists():
            folder.rmdir()
        temporary.rename(folder)
    except OSError as problem:
        raise CorpusError(f"{folder} could not be written: {problem.strerror}.") from problem
    finally:
        if temporary is not None:
            shutil.rmtree(temporary, ignore_errors=True)


def _write_texts(corpus: Corpus, root: Path) -> None:
    taken: set[str] = set()
    folders = _class_folders(corpus)
    unlabelled = _WITHOUT_CLASS if folders else ""
    for row, (name, text) in enumerate(zip(corpus.document_ids, corpus.texts, strict=True)):
        index = int(corpus.class_index[row])
        parts = [_side(corpus, row), folders[index] if index >= 0 else unlabelled]
        folder = "/".join(part for part in parts if part)
        target = root / folder / f"{_free_name(folder, name, taken)}.txt"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode("utf-8", "replace"))


def _class_folders(corpus: Corpus) -> list[str]:
    taken: set[str] = set()
    return [_free_name("", name, taken) for name in corpus.class_names]


def _side(corpus: Corpus, row: int) -> str:
    if corpus.given_split is None:
        return ""
    return _SPLIT_FOLDERS[int(corpus.given_split[row])]


def _free_name(folder: str, name: str, taken: set[str]) -> str:
    """Return a name that every file system accepts and that differs from all before."""
    safe = _UNSAFE.sub("_", name.removeprefix(f"{folder}/")).removesuffix(".txt")
    safe = safe[-_LONGEST_NAME:].strip(" .") or "document"
    if _RESERVED.fullmatch(safe):
        safe = f"{safe}_"
    free, number = safe, 1
    # Some file systems do not tell capitals from small letters.
    while f"{folder}/{free}".casefold() in taken:
        number += 1
        free = f"{safe} ({number})"
    taken.add(f"{folder}/{free}".casefold())
    return free
