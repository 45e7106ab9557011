"""Make the icon in the format of each system: ``python packaging/make_icons.py [FOLDER]``.

The source is resources/icons/workbench.svg; the files beside it are made from it.
"""

import argparse
import os
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

_ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"
_ICO_SIZES = (16, 24, 32, 48, 64, 256)
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
_PNG_SIZE = 256


def main(arguments: Sequence[str]) -> int:
    """Write workbench.png, workbench.ico and workbench.icns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=_ICONS)
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: _png(size) for size in sorted({*_ICO_SIZES, *_ICNS_TYPES, _PNG_SIZE})}
    (folder / "workbench.png").write_bytes(drawn[_PNG_SIZE])
    (folder / "workbench.ico").write_bytes(windows_icon({size: drawn[size] for size in _ICO_SIZES}))
    (folder / "workbench.icns").write_bytes(mac_icon({size: drawn[size] for size in _ICNS_TYPES}))
    return 0


def windows_icon(pictures: dict[int, bytes]) -> bytes:
    """Put PNG pictures of several sizes into one .ico file."""
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, png in pictures.items():
        side = size % 256  # 0 means 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return head + b"".join(pictures.values())


def mac_icon(pictures: dict[int, bytes]) -> bytes:
    """Put PNG pictures of several sizes into one .icns file."""
    parts = [
        _ICNS_TYPES[size] + struct.pack(">I", 8 + len(png)) + png for size, png in pictures.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(size: int) -> bytes:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(_ICONS / "workbench.svg")).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    del application
    return bytes(content.data())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
