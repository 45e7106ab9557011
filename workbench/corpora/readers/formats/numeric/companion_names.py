"""Files beside a matrix that name its documents, terms or classes, one per line."""

from collections.abc import Sequence

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingSurvey
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.numeric.cluto import base_name


def companion_names(context: ReadingContext, endings: Sequence[str]) -> list[str]:
    """Return the lines of the first such file that exists, without comments; otherwise none."""
    return [line for line in _companion_lines(context, endings) if not line.startswith("%")]


def numbered_names(context: ReadingContext, endings: Sequence[str]) -> list[str]:
    """The names in a comment such as “%Clusters 3 sport,finance,science”; otherwise none."""
    for line in _companion_lines(context, endings):
        words = line.split(None, 2)
        names = words[2].split(",") if line.startswith("%") and len(words) == 3 else []
        if names and words[1] == str(len(names)):
            return [name.strip() for name in names]
    return []


def _companion_lines(context: ReadingContext, endings: Sequence[str]) -> list[str]:
    base = context.path.with_name(base_name(context.path))
    for ending in endings:
        # docword.kos and vocab.kos, or matrix.mtx and matrix.mtx.vocab
        other = context.path.name.replace("docword", ending, 1)
        names = (f"{base.name}.{ending}", base.with_suffix(f".{ending}").name, other)
        for path in map(base.with_name, names):
            if path.is_file() and path != context.path:
                with open_stream(path, context) as stream:
                    return _lines(stream.read())
    return []


def _lines(content: bytes) -> list[str]:
    survey = EncodingSurvey()
    survey.add(content)
    lines = [line.strip() for line in survey.decide().decode(content).splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    return lines
