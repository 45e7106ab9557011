"""A virtual screen: Xvfb, whose picture can be read without the help of the program."""

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
    """The name of a display, and the file in which the server keeps its picture."""

    display: str
    file: Path

    def colours(self) -> int:
        """The number of colours on the screen; an empty screen has one."""
        pixels = memoryview(self._pixels()).cast("I")
        return len(set(pixels))

    def shows_something(self) -> bool:
        """Whether a window covers the middle of the upper left part; cheap enough for a loop."""
        with self.file.open("rb") as file:
            file.seek(-_WIDTH * 4 * 600, os.SEEK_END)  # the line 600 above the last
            return any(file.read(_WIDTH * 2))

    def _pixels(self) -> bytes:
        content = self.file.read_bytes()
        # The xwd format: the length of the header comes first, the number of colours is word 19.
        (header_length,) = struct.unpack(">I", content[:4])
        (n_colours,) = struct.unpack(">I", content[76:80])
        body = content[header_length + 12 * n_colours :]
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
            with os.fdopen(reading) as output:
                number = output.readline().strip()
            yield VirtualScreen(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait(10)
