"""A machine with nothing but the C library and zlib, for tests of the built program.

It is a folder in Linux namespaces of its own: no Python, no fonts, no desktop libraries, no
network, and a read-only program folder. Root may make namespaces, other users where the system
allows it; elsewhere the program runs on this machine, with an empty environment and no fonts.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

_LIBRARIES = (
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",
    *(f"lib{name}" for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "rt.so.1")),
    *(f"lib{name}" for name in ("util.so.1", "resolv.so.2", "nss_files.so.2", "nss_dns.so.2")),
    "libz.so.1",  # needed by PyInstaller's loader; every Linux has it
)
_LIBRARY_FOLDERS = ("/lib64", "/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib64")
_LOCALE = ("/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8")  # comes with the C library
_FOLDERS = ("dev", "etc", "home/person", "lib64", "proc", "program", "tmp/.X11-unix", "work")
_ENTER = """
set -e
mount --bind "$PROGRAM" "$MACHINE/program"
[ -n "$WRITABLE" ] || mount -o remount,bind,ro "$MACHINE/program"
mount -t tmpfs tmpfs "$MACHINE/dev"
for device in null zero full random urandom; do
    : > "$MACHINE/dev/$device"
    mount --bind "/dev/$device" "$MACHINE/dev/$device"
done
mkdir -m 1777 "$MACHINE/dev/shm"
mount -t proc proc "$MACHINE/proc"
[ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$MACHINE/tmp/.X11-unix"
code=0
env -i $INSIDE "$CHROOT" "$MACHINE" "$@" || code=$?
cat "$MACHINE/proc/self/net/snmp" > "$COUNTERS"
exit $code
"""


@dataclass(frozen=True)
class Outcome:
    """The exit code, the output and the number of network packets (None: not counted)."""

    code: int
    out: str
    err: str
    network: int | None = None


@dataclass(frozen=True)
class Machine:
    """A folder that serves as a machine, with a built program on it."""

    folder: Path
    program: Path
    is_isolated: bool  # in namespaces of its own
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def home(self) -> Path:
        """The user's home folder, as a path of this machine."""
        return self.folder / "home" / "person"

    @property
    def work(self) -> Path:
        """The folder for what the program has to write, as a path of this machine."""
        return self.folder / "work"

    def inside(self, path: Path) -> str:
        """The path as the program sees it."""
        return f"/{path.relative_to(self.folder)}" if self.is_isolated else str(path)

    def files(self) -> set[str]:
        """Every file that was added to the machine since it was made."""
        candidates = (self.folder / name for name in ("etc", "home", "tmp", "work"))
        paths = (path for directory in candidates for path in directory.rglob("*"))
        return {str(path.relative_to(self.folder)) for path in paths if path.is_file()}

    def command(self, *arguments: str, writable: bool = False) -> "Command":
        """The command and the environment that start the program there, for `subprocess`."""
        if not self.is_isolated:
            return Command([str(self.program / "workbench"), *arguments], self._variables())
        inside = " ".join(f"{name}={value}" for name, value in self._variables().items())
        variables = {
            "PATH": os.environ.get("PATH", ""),
            "PROGRAM": str(self.program),
            "MACHINE": str(self.folder),
            "WRITABLE": "1" if writable else "",
            "INSIDE": inside,
            "CHROOT": shutil.which("chroot") or "/usr/sbin/chroot",
            "COUNTERS": str(self._counters),
        }
        script = ["sh", "-c", _ENTER, "sh", "/program/workbench", *arguments]
        return Command([*unshare_command(), *script], variables)

    def run(self, *arguments: str, seconds: int = 600, writable: bool = False) -> Outcome:
        """Run the program to its end."""
        command = self.command(*arguments, writable=writable)
        done = subprocess.run(
            command.words,
            env=command.variables,
            cwd=self.work,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=seconds,
        )
        return Outcome(done.returncode, done.stdout, done.stderr, self._packets())

    def _variables(self) -> dict[str, str]:
        usual = {"HOME": self.inside(self.home), "LANG": "C.UTF-8", "PATH": "/nowhere"}
        if not self.is_isolated:
            usual["FONTCONFIG_FILE"] = str(self.folder / "etc" / "fonts.conf")
        return {**usual, **self.environment}

    @property
    def _counters(self) -> Path:
        return self.folder.with_name(f"{self.folder.name}-counters")

    def _packets(self) -> int | None:
        if not self.is_isolated or not self._counters.exists():
            return None
        return count_packets(self._counters.read_text("utf-8"))


@dataclass(frozen=True)
class Command:
    """Words and environment of a process."""

    words: list[str]
    variables: dict[str, str]


def make_machine(
    folder: Path, program: Path, environment: Mapping[str, str] | None = None
) -> Machine:
    """Make a machine in an empty folder."""
    for name in _FOLDERS:
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "etc" / "fonts.conf").write_text("<fontconfig></fontconfig>\n", "utf-8")
    is_isolated = may_use_namespaces()
    if is_isolated:
        (folder / "etc" / "fonts.conf").unlink()
        _copy_libraries(folder / "lib64")
    return Machine(folder, program.resolve(), is_isolated, dict(environment or {}))


def may_use_namespaces() -> bool:
    """Whether this system allows us to make namespaces."""
    if not sys.platform.startswith("linux") or not shutil.which("unshare"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = 'mount --bind /tmp /tmp && mount -t proc proc "$0" && cat "$0"/self/net/snmp'
        command = [*unshare_command(), "sh", "-c", probe, folder]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def count_packets(counters: str) -> int:
    """Count the packets that were sent or had no route, from the kernel's counters."""
    counts: dict[str, int] = {}
    lines = counters.splitlines()
    for names, values in zip(lines[::2], lines[1::2], strict=False):
        protocol = names.split(":")[0]
        for name, value in zip(names.split()[1:], values.split()[1:], strict=True):
            counts[f"{protocol}{name}"] = int(value)
    watched = ("IpOutRequests", "IpOutNoRoutes", "TcpActiveOpens", "UdpOutDatagrams")
    return sum(counts.get(counter, 0) for counter in watched)


def unshare_command() -> Sequence[str]:
    """The command that starts another one with its own mounts, network and processes."""
    mapped = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", *mapped]


def _copy_libraries(folder: Path) -> None:
    """Copy the libraries that every system has."""
    for name in _LIBRARIES:
        candidates = (Path(directory) / name for directory in _LIBRARY_FOLDERS)
        library = next((file for file in candidates if file.exists()), None)
        if library is not None:
            shutil.copy(library.resolve(), folder / name)
    (folder.parent / "lib").symlink_to("lib64")
    for directory in _LOCALE:
        if Path(directory).is_dir():
            shutil.copytree(directory, folder.parent / directory.lstrip("/"))
