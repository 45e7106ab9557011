"""A screen that nobody sees: Xvfb, whose picture can be read without asking the program."""

import os
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_WIDTH, _HEIGHT = 1440, 900


@dataclass(frozen=True)
class VirtualScreen:
    """A display by name, and the file in which the server keeps what is shown."""

    display: str
    file: Path

    def colours(self) -> int:
        """How many colours are to be seen; an empty screen has one."""
        pixels = memoryview(self._pixels()).cast("I")
        return len(set(pixels))

    def shows_something(self) -> bool:
        """Whether a window covers the middle of the upper left part; cheap enough to ask often."""
        with self.file.open("rb") as file:
            file.seek(-_WIDTH * 4 * 600, os.SEEK_END)  # the line 600 above the last
            return any(file.read(_WIDTH * 2))

    def _pixels(self) -> bytes:
        content = self.file.read_bytes()
        # A file of xwd: the length of the head comes first, the number of colours is word 19.
        head, colours = struct.unpack(">I", content[:4])[0], struct.unpack(">I", content[76:80])[0]
        body = content[head + 12 * colours :]
        return body[: len(body) // 4 * 4]


@contextmanager
def virtual_screen() -> Iterator[VirtualScreen | None]:
    """Start Xvfb on a free display; None where there is no Xvfb."""
    if not shutil.which("Xvfb"):
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="workbench-screen-") as folder:
        reading, writing = os.pipe()
        size = f"{_WIDTH}x{_HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder]
        server = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            yield VirtualScreen(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait(10)
