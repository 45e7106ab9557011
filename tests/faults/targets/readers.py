"""Damaged files of every format, read and previewed."""

import io
import shutil
import struct
import zipfile
import zlib
from pathlib import Path

from tests.corpora.readers.conftest import SAMPLES
from tests.corpora.readers.document_samples import zipped
from tests.faults.damage import PACKERS, damaged_file
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import FORMATS, ReadingSettings
from workbench.errors import WorkbenchError

MESSY = Path(__file__).parents[2] / "corpora" / "messy"
_LARGEST = 20_000  # bytes of a file; larger ones are slow and reach no other lines
_TIGHT = {"max_megabytes": 4, "max_files": 1000}


UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(OSError, EOFError, RuntimeError, ValueError),
)
PARTITIONS = {
    "parts/_SUCCESS": "",
    "parts/part-00000-a1.csv": "text,label\nThe ball is in the garden,sport\n",
    "parts/part-00001-a1.csv": "text,label\nThe bank is in the town,money\n",
}
SUBTITLES = b"""0:00:01.000,0:00:03.500
Where is the [music] ball?

0:00:04.000,0:00:06.000
In the garden, {\\i1}under<i> the oak</i>.
"""


def packed(folder):
    """The files of a folder as an archive by its name; nothing if they are too large."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    if sum(path.stat().st_size for path in files) > _LARGEST:
        return {}
    members = {f"{folder.name}/{path.relative_to(folder)}": path.read_bytes() for path in files}
    return {f"{folder.name}.zip": zipped(members)}


def sentence(problem):
    """Check that an error is one that a person can read."""
    text = str(problem)
    assert text[-1:] in set(".)?") or ": workbench " in text, text
    assert len(text) < 3000, len(text)


class Readers:
    """Files of the formats and of the collection of messy files, whose folders are packed."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {f"sample.{ending}": content for ending, (_, content) in SAMPLES.items()}
        self.files |= {"sample.sbv": SUBTITLES, "parts.zip": zipped(PARTITIONS)}
        for path in sorted(MESSY.glob("*")):
            if path.is_dir():
                self.files |= packed(path)
            elif path.name != "expected.toml" and path.stat().st_size <= _LARGEST:
                self.files[path.name] = path.read_bytes()
        self.endings = {}
        for name in self.files:
            self.endings.setdefault(name.partition(".")[2], []).append(name)

    def chosen(self, chance):
        """One of all files, or of those with one ending: many are CSV, one is TOML."""
        if chance.random() < 0.5:
            return chance.choice(list(self.files))
        return chance.choice(self.endings[chance.choice(list(self.endings))])

    def attempt(self, chance):
        """Read and preview one damaged file, sometimes as if it had another format."""
        name = self.chosen(chance)
        content = damaged_file(self.files[name], chance)
        other = chance.choice(list(self.files)) if chance.random() < 0.1 else name
        path = written(self.folder / f"damaged-{other}", content, chance)
        try:
            read(top_of(path), settings_of(name, chance))
        finally:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def written(path, content, chance):
    """Write a damaged file as it is, packed on its own, or an archive as a folder."""
    kind = chance.random()
    if kind < 0.3 and path.suffix == ".zip" and unpacked(content, path):
        return path
    if kind > 0.9:
        ending, (_, pack, _) = chance.choice(list(PACKERS.items()))
        path, content = path.with_name(path.name + ending), pack(content)
    path.write_bytes(content)
    return path


def top_of(path):
    """The only folder in a folder, else the path."""
    entries = list(path.iterdir()) if path.is_dir() else []
    return entries[0] if len(entries) == 1 and entries[0].is_dir() else path


def unpacked(content, folder):
    """Whether an archive could be written as a folder; files with impossible names are left out."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [(info.filename, archive.read(info)) for info in archive.infolist()]
    except (
        zipfile.BadZipFile,
        zlib.error,
        OSError,
        EOFError,
        RuntimeError,
        ValueError,
        struct.error,
    ):
        return False
    folder.mkdir()
    for name, inside in members:
        target = folder / name
        try:
            if not name.startswith("/") and ".." not in name:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(inside)
        except OSError:
            continue
    return True


def settings_of(name, chance):
    """Detected settings in most attempts, else the format of the sample or any other."""
    kind = chance.random()
    own = SAMPLES.get(name.removeprefix("sample."), ("auto",))[0]
    chosen = "auto" if kind < 0.6 else own if kind < 0.85 else chance.choice(list(FORMATS))
    cleans = chance.random() < 0.2
    return ReadingSettings(format=chosen, html_to_text=cleans, strip_headers=cleans, **_TIGHT)


def read(path, settings):
    """Read a file and preview it; a corpus that is accepted is complete."""
    for use in (read_corpus, preview_corpus):
        try:
            result = use(path, settings)
        except WorkbenchError as problem:
            sentence(problem)
            continue
        if use is read_corpus:
            assert len(result) == len(set(result.document_ids)) > 0
            result.fingerprint()
