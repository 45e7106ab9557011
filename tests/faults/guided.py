"""Damage guided by the code that it reaches, where the package `atheris` is installed.

    pip install atheris
    python -m tests.faults.guided FOLDER [-max_total_time=600] [other options of libFuzzer]

FOLDER keeps every input that reached new code; it begins with the samples of all formats. An input
that ends in a foreign exception, a hang or too much memory is written beside it as `crash-…`,
`timeout-…` or `oom-…`.
"""

import os
import sys
import tempfile
from pathlib import Path

import atheris  # not locked: Linux and a few versions of Python only

USUAL_OPTIONS = ("-timeout=60", "-rss_limit_mb=2048", "-max_len=20000", "-print_final_stats=1")

with atheris.instrument_imports(include=["workbench.corpora"]):
    from tests.faults.targets.readers import Readers, read
    from workbench.corpora.readers.settings import FORMATS, ReadingSettings


def main(folder, options):
    """Fill the folder with samples and begin; libFuzzer ends the process."""
    folder.mkdir(parents=True, exist_ok=True)
    names = list(FORMATS)
    work = Path(tempfile.mkdtemp(prefix="guided-"))
    for number, content in enumerate(Readers(work).files.values()):
        (folder / f"sample-{number}").write_bytes(bytes([names.index("auto")]) + content)

    def test(data):
        """The first byte chooses the format, the rest is the file."""
        path = work / "damaged"
        path.write_bytes(data[1:])
        chosen = names[data[0] % len(names)] if data else "auto"
        read(path, ReadingSettings(format=chosen, max_megabytes=4, max_files=1000))

    prefix = f"-artifact_prefix={folder.parent}{os.sep}"
    atheris.Setup([sys.argv[0], *USUAL_OPTIONS, prefix, *options, str(folder)], test)
    atheris.Fuzz()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
