"""Run at the start of the built program: load the libraries that a bare machine lacks."""

import ctypes
import os
import sys
from pathlib import Path

# Where systems keep their certificates; OpenSSL would look where the build machine had them.
_CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, Red Hat
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",  # openSUSE
)


def _load_missing(folder: Path) -> None:
    """Load the libraries that the system lacks from a folder; Qt then finds them by name."""
    waiting = sorted(folder.glob("*.so*"))
    for _ in waiting:  # a library may depend on others that an earlier round loads
        waiting = [
            library
            for library in waiting
            if not (_can_load(library.name) or _can_load(str(library)))
        ]


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        return False
    return True


def _needs_window() -> bool:
    return len(sys.argv) == 1 or sys.argv[1] in ("--portable", "open", "pictures", "check")


if sys.platform.startswith("linux"):
    _certificates = [file for file in _CERTIFICATES if Path(file).is_file()]
    if _certificates:
        os.environ.setdefault("SSL_CERT_FILE", _certificates[0])
    if _needs_window():
        _inside = Path(sys._MEIPASS)  # type: ignore[attr-defined]
        os.environ["QT_PLUGIN_PATH"] = str(_inside / "PySide6" / "Qt" / "plugins")
        _load_missing(_inside / "fallback")
        if not Path("/etc/fonts/fonts.conf").exists():  # fontconfig would complain
            os.environ.setdefault("FONTCONFIG_FILE", str(_inside / "fallback" / "fonts.conf"))
