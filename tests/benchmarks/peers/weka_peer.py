"""WEKA, scripted: `python weka_peer.py NAME TASK.json`, the jar named by WORKBENCH_WEKA_JAR.

StringToWordVector inside a FilteredClassifier, so that words and idf are learnt on the training
documents alone, then SMO with its linear kernel. Its usual 1,000 words per class are kept.
"""

import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from answering import Predictions, Split, Task, answer

_JAR = os.environ.get("WORKBENCH_WEKA_JAR", "/usr/share/java/weka.jar")
_FILTER = (
    "weka.filters.unsupervised.attribute.StringToWordVector "
    "-R first -P w_ -W 1000 -C -T -I -N 1 -L -M 1"  # words and attributes must not share names
)
_PREDICTION = re.compile(r"^\s*\d+\s+\S+\s+\d+:c(\d+)", re.MULTILINE)


def smo(task: Task) -> Predictions:
    """Run the Java virtual machine once per split."""
    for split in task.splits:
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / f"{side}.arff" for side in ("train", "test")]
            for file, rows in zip(files, (split.train, split.test), strict=True):
                _write_arff(task, rows, file)
            yield _run(files, split)


def _write_arff(task: Task, rows: Sequence[int], file: Path) -> None:
    names = ",".join(f"c{label}" for label in range(max(task.labels) + 1))
    with file.open("w", encoding="utf-8") as arff:
        arff.write(f"@relation task\n@attribute text string\n@attribute kind {{{names}}}\n@data\n")
        for row in rows:
            text = " ".join(re.findall(r"\w+", task.texts[row]))  # no quotation marks to escape
            arff.write(f"'{text}',c{task.labels[row]}\n")


def _run(files: Sequence[Path], split: Split) -> list[int]:
    command = [
        *("java", "-Xmx4g", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-cp", _JAR),
        *("weka.classifiers.meta.FilteredClassifier", "-t", str(files[0]), "-T", str(files[1])),
        *("-p", "0", "-F", _FILTER, "-W", "weka.classifiers.functions.SMO", "--", "-C", "1.0"),
    ]
    printed = subprocess.run(command, capture_output=True, text=True, check=False)
    if printed.returncode == -signal.SIGXCPU:  # the limit applies to each process separately
        signal.raise_signal(signal.SIGXCPU)
    labels = [int(label) for label in _PREDICTION.findall(printed.stdout)]
    if len(labels) != len(split.test):
        raise SystemExit(f"{len(labels)} predictions: {printed.stdout[-500:]}{printed.stderr}")
    return labels


if __name__ == "__main__":
    answer({"smo": smo})
