"""What every reader needs: the file, the settings, progress and limits."""

from pathlib import Path

from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

_MEGABYTE = 1 << 20
# Up to this size any compression ratio is allowed: it cannot fill the memory.
_HARMLESS_BYTES = 16 * _MEGABYTE
_PROGRESS_STEPS = 200


class Interruption(BaseException):
    """Carries an exception of the progress callback past the handlers for damaged files."""


class ReadingContext:
    """The file being read and its settings; enforces the limits and reports progress."""

    def __init__(
        self,
        path: Path,
        settings: ReadingSettings,
        progress: ProgressCallback | None = None,
        is_preview: bool = False,
        most_records: int = 0,
    ) -> None:
        self.path = path
        self.is_preview = is_preview
        # One more than are wanted shows that there are more, without reading them all.
        self.most_records = (most_records or settings.max_files) + 1
        self.settings = settings
        self._progress = progress
        self._documents = 0
        self._bytes = 0
        self._last_step = -1

    def count_documents(self, number: int = 1) -> None:
        """Count documents or files and reject more than the limit."""
        self._documents += number
        if self._documents > self.settings.max_files:
            raise CorpusError(
                f"{self.path.name} has more than {self.settings.max_files:,} documents or files; "
                "raise the maximum number of documents if this is intended."
            )

    def count_bytes(self, number: int, packed_size: int) -> None:
        """Count unpacked bytes and reject more than the size and the ratio allow."""
        self._bytes += number
        if self._bytes > self.settings.max_megabytes * _MEGABYTE:
            raise CorpusError(
                f"{self.path.name} unpacks to more than {self.settings.max_megabytes:,} megabytes; "
                "raise the maximum unpacked size if this is intended."
            )
        allowed = max(packed_size * self.settings.max_ratio, _HARMLESS_BYTES)
        if packed_size and self._bytes > allowed:
            raise CorpusError(
                f"{self.path.name} unpacks to more than {self.settings.max_ratio:,} times its "
                "size and could be an archive bomb; raise the maximum compression ratio if you "
                "trust the file."
            )

    def restart_byte_count(self) -> None:
        """Reset the byte count before the same file is read a second time."""
        self._bytes = 0

    def report(self, done: int, total: int) -> None:
        """Report progress, at most a few hundred times."""
        step = done * _PROGRESS_STEPS // total if total else done // 256
        if self._progress is None or step == self._last_step:
            return
        self._last_step = step
        try:
            self._progress(done, total)
        except BaseException as raised:
            raise Interruption from raised
