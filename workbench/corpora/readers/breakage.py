"""Whatever a broken file makes a library raise becomes one sentence."""

import gzip
import lzma
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workbench.corpora.readers.meter import Interruption
from workbench.errors import CorpusError, WorkbenchError

_BROKEN_COMPRESSION = (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile)
_BROKEN_ARCHIVE = (tarfile.TarError, zipfile.BadZipFile, struct.error, NotImplementedError)
# What libraries raise over mutated files: each of these was seen or is documented.
_ODD_CONTENT = (ValueError, ArithmeticError, LookupError, RuntimeError)
_LONGEST_DETAILS = 150  # zipfile quotes damaged names at any length


@contextmanager
def sentences_about(path: Path) -> Iterator[None]:
    """Turn the errors of libraries into sentences that name the file and say what to do."""
    try:
        yield
    except WorkbenchError:
        raise
    except Interruption as stopped:
        if stopped.__cause__ is None:
            raise
        raise stopped.__cause__ from None
    except (MemoryError, RecursionError):
        raise CorpusError(
            f"{path.name} is nested too deeply or too large for the memory; split it into "
            "smaller files."
        ) from None
    except (*_BROKEN_COMPRESSION, *_BROKEN_ARCHIVE, OSError, *_ODD_CONTENT) as problem:
        raise CorpusError(_sentence(path, problem)) from problem


def _sentence(path: Path, problem: Exception) -> str:
    details = f"{type(problem).__name__}: {problem}".strip(": ")[:_LONGEST_DETAILS]
    if isinstance(problem, PermissionError):
        return f"{path} may not be read; change its permissions."
    if isinstance(problem, FileNotFoundError):
        return f"There is no file or folder {path}; check the path."
    if isinstance(problem, _BROKEN_COMPRESSION):
        return f"{path.name} is cut off or damaged ({details}); get the file again."
    if isinstance(problem, _BROKEN_ARCHIVE):
        return f"{path.name} is not a sound archive ({details}); get the file again."
    if isinstance(problem, OSError):
        return f"{path} cannot be read ({details}); check the file and its folder."
    return f"{path.name} is not what its format promises ({details}); check the file."
