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

_SIZE = "1440x900x24"


@dataclass(frozen=True)
class VirtualScreen:
    """A display by name, and the file in which the server keeps what is shown."""

    display: str
    file: Path

    def colours(self) -> int:
        """How many colours are to be seen; an empty screen has one."""
        pixels = memoryview(self._pixels()).cast("I")
        return len(set(pixels))

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
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-fbdir", folder]
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
