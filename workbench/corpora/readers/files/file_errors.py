"""Errors that libraries raise on damaged files, turned into sentences."""

import gzip
import lzma
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from workbench.corpora.readers.context import Interruption
from workbench.errors import CorpusError, WorkbenchError

_BROKEN_COMPRESSION = (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile)
_BROKEN_ARCHIVE = (tarfile.TarError, zipfile.BadZipFile, struct.error, NotImplementedError)
# Libraries raise these on mutated files: each was observed or is documented.
_INVALID_CONTENT = (ValueError, ArithmeticError, LookupError, RuntimeError)
_LONGEST_DETAILS = 150  # zipfile quotes damaged names at full length


@contextmanager
def explaining_errors(path: Path) -> Iterator[None]:
    """Replace errors of libraries by sentences that name the file and say what to do."""
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
            f"{path.name} is too deeply nested or too large for the memory; split it into "
            "smaller files."
        ) from None
    except (*_BROKEN_COMPRESSION, *_BROKEN_ARCHIVE, OSError, *_INVALID_CONTENT) as problem:
        raise CorpusError(_sentence(path, problem)) from problem


def _sentence(path: Path, problem: Exception) -> str:
    details = f"{type(problem).__name__}: {problem}".strip(": ")[:_LONGEST_DETAILS]
    if isinstance(problem, PermissionError):
        return f"{path} cannot be read: permission denied; change its permissions."
    if isinstance(problem, FileNotFoundError):
        return f"There is no file or folder {path}; check the path."
    if isinstance(problem, _BROKEN_COMPRESSION):
        return f"{path.name} is truncated or damaged ({details}); download or copy the file again."
    if isinstance(problem, _BROKEN_ARCHIVE):
        return f"{path.name} is not a valid archive ({details}); download or copy the file again."
    if isinstance(problem, OSError):
        return f"{path} cannot be read ({details}); check the file and its folder."
    if isinstance(problem, BrokenProcessPool):
        return (
            f"{path.name}: a process that reads its parts ended, for lack of memory or because the "
            'script that reads it lacks `if __name__ == "__main__":` around what it does.'
        )
    if "for integer string conversion" in details:
        return f"{path.name} holds a number of more than 4,300 digits; write it as a text."
    if isinstance(problem, LookupError) and "unknown encoding" in details:
        return f"{path.name} states an {problem}; correct the name or leave it out."
    return f"{path.name} does not follow its format ({details}); check the file."
