"""Progress and limits: what has been read so far, and when it is too much."""

from pathlib import Path

from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

_MEGABYTE = 1 << 20
# Small files may compress as well as they like: they cannot fill the memory.
_HARMLESS_BYTES = 16 * _MEGABYTE
_STEPS = 200


class Interruption(BaseException):
    """Carries what the progress callback raised past every handler for broken files."""


class Meter:
    """Counts documents and unpacked bytes against the limits and reports progress."""

    def __init__(
        self,
        path: Path,
        settings: ReadingSettings,
        progress: ProgressCallback | None = None,
        is_preview: bool = False,
    ) -> None:
        self.path = path
        self.is_preview = is_preview
        self.settings = settings
        self._progress = progress
        self._documents = 0
        self._bytes = 0
        self._last_step = -1

    def documents(self, number: int = 1) -> None:
        """Count documents or files and refuse more than the limit."""
        self._documents += number
        if self._documents > self.settings.max_files:
            raise CorpusError(
                f"{self.path.name} has more than {self.settings.max_files:,} documents or files; "
                "raise max_files if that is meant."
            )

    def unpacked(self, number: int, packed_size: int) -> None:
        """Count unpacked bytes and refuse more than the size and the ratio allow."""
        self._bytes += number
        if self._bytes > self.settings.max_megabytes * _MEGABYTE:
            raise CorpusError(
                f"{self.path.name} unpacks to more than {self.settings.max_megabytes:,} megabytes; "
                "raise max_megabytes if that is meant."
            )
        allowed = max(packed_size * self.settings.max_ratio, _HARMLESS_BYTES)
        if packed_size and self._bytes > allowed:
            raise CorpusError(
                f"{self.path.name} unpacks to more than {self.settings.max_ratio:,} times its "
                "size, as an archive bomb does; raise max_ratio if the file can be trusted."
            )

    def start_again(self) -> None:
        """Forget the unpacked bytes, because the same file is read a second time."""
        self._bytes = 0

    def report(self, done: int, total: int) -> None:
        """Tell the progress, not more than some hundred times."""
        step = done * _STEPS // total if total else done // 256
        if self._progress is None or step == self._last_step:
            return
        self._last_step = step
        try:
            self._progress(done, total)
        except BaseException as stopped:
            raise Interruption from stopped
