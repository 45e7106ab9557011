"""At the start of the built program: lend it what a bare or another machine lacks."""

import ctypes
import os
import sys
from pathlib import Path

# Where systems keep the certificates of the network; OpenSSL looks where the builder's has them.
_CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, Red Hat
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",  # openSUSE
)


def _lend(folder: Path) -> None:
    """Load from the folder what the system has not; Qt then finds it by its name."""
    waiting = sorted(folder.glob("*.so*"))
    for _ in waiting:  # each round loads what the next one stands on
        waiting = [one for one in waiting if not (_loads(one.name) or _loads(str(one)))]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        return False
    return True


def _needs_window() -> bool:
    return len(sys.argv) == 1 or sys.argv[1] in ("--portable", "open", "pictures", "check")


if sys.platform.startswith("linux"):
    _found = [one for one in _CERTIFICATES if Path(one).is_file()]
    if _found:
        os.environ.setdefault("SSL_CERT_FILE", _found[0])
    if _needs_window():
        _inside = Path(sys._MEIPASS)  # type: ignore[attr-defined]
        os.environ["QT_PLUGIN_PATH"] = str(_inside / "PySide6" / "Qt" / "plugins")
        _lend(_inside / "fallback")
        if not Path("/etc/fonts/fonts.conf").exists():  # fontconfig would complain
            os.environ.setdefault("FONTCONFIG_FILE", str(_inside / "fallback" / "fonts.conf"))
