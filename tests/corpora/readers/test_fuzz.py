"""Random and mutated files of every format raise only the program's own errors."""

import functools
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import FORMATS, ReadingSettings
from workbench.errors import WorkbenchError

from .conftest import SAMPLES

pytestmark = pytest.mark.fuzz
_QUICK = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
_TIGHT = {"max_megabytes": 4, "max_files": 1000}
_MEMORY_LIMIT = 120 << 20
_FORCED = [name for name in FORMATS if name != "auto"]
_EXCERPTS = {
    "20news-18828.tar.gz": 30_000,
    "1150haber.zip": None,
    "webkb.jsonl.gz": 20_000,
    "cluto/tr41.mat.gz": 20_000,
}
# Notations that their names or other files tell apart, with the formats that read them.
_FURTHER = {
    "toml": ("yaml", b'[[documents]]\ntext = "A cat."\nlabel = "pets"\nday = 2020-01-02\n' * 3),
    "srt": ("document", b"1\n00:00:01,000 --> 00:00:02,500\n<i>A cat.</i>\n\n" * 3),
    "words.txt": ("matrix-market", b"3\n4\n5\n1 1 2\n1 3 1\n2 2 4\n3 1 1\n3 4 2\n"),
    "starred.txt": ("field-blocks", b"**** *id_1 *topic_pets\nA cat.\n-*theme\nIt sleeps.\n\n" * 4),
    "classes.csv": (
        "table",
        b"Pets,Food\nA cat sleeps here,An apple falls down\n" * 4 + b"A dog is,\n",
    ),
}


def attempt(path: Path, content: bytes, chosen: ReadingSettings) -> None:
    """Read and preview a file; an accepted corpus must be complete."""
    path.write_bytes(content)
    for read in (read_corpus, preview_corpus):
        try:
            result = read(path, chosen)
        except WorkbenchError as problem:
            assert str(problem)[-1] in ".)", problem
            assert len(str(problem)) < 3000
        else:
            if read is read_corpus:
                assert len(result) == len(set(result.document_ids)) > 0
                result.fingerprint()


@st.composite
def mutations(draw):
    """Steps that change bytes: flip, cut, repeat, insert, zero or swap."""
    step = st.tuples(
        st.sampled_from(["flip", "cut", "repeat", "insert", "zero", "swap"]),
        st.floats(0, 1),
        st.integers(1, 64),
        st.binary(min_size=1, max_size=12),
    )
    return draw(st.lists(step, min_size=1, max_size=5))


def mutated(content: bytes, steps) -> bytes:
    for step, share, length, inserted in steps:
        start = int(share * len(content))
        piece = content[start : start + length]
        changed = {
            "flip": bytes(byte ^ inserted[0] for byte in piece),
            "cut": b"" if length % 2 else piece[: length // 2],
            "repeat": piece * 3,
            "insert": inserted + piece,
            "zero": bytes(len(piece)),
            "swap": piece[::-1],
        }[step]
        rest = b"" if step == "cut" and length > 60 else content[start + length :]
        content = content[:start] + changed + rest
    return content


@pytest.mark.parametrize("ending", [*SAMPLES, *_FURTHER])
def test_mutated_samples_raise_only_our_errors(tmp_path, ending):
    path = tmp_path / f"mutated.{ending}"
    file_format, original = {**SAMPLES, **_FURTHER}[ending]

    @_QUICK
    @given(mutations(), st.booleans())
    def check(steps, is_forced):
        chosen = ReadingSettings(format=file_format if is_forced else "auto", **_TIGHT)
        attempt(path, mutated(original, steps), chosen)

    check()


@pytest.mark.parametrize("file_format", _FORCED)
def test_random_bytes_raise_only_our_errors_in_every_format(tmp_path, file_format):
    path = tmp_path / "random.bin"
    chosen = ReadingSettings(format=file_format, html_to_text=True, strip_headers=True, **_TIGHT)

    @_QUICK
    @given(st.binary(max_size=2000))
    @example(b"")
    @example(b"\0" * 600)
    @example(b"PK\x03\x04" + bytes(40))
    @example(b"\x1f\x8b\x08" + bytes(40))
    def check(content):
        attempt(path, content, chosen)

    check()


@pytest.mark.parametrize(
    "file_format", ["auto", "table", "json", "json-lines", "arff", "svmlight", "cluto", "yaml"]
)
def test_random_text_raises_only_our_errors_in_text_formats(tmp_path, file_format):
    path = tmp_path / "random.txt"
    alphabet = st.sampled_from(
        [*"ab1, \t\n\r\"'{}[]:;%@#\\?<>&\ufeffğé\0", "@data\n", "@attribute a ", "\n- ", "\n## a\n"]
    )

    @_QUICK
    @given(st.lists(alphabet, max_size=200).map("".join))
    def check(text):
        attempt(path, text.encode(), ReadingSettings(format=file_format, **_TIGHT))

    check()


@pytest.mark.data
@pytest.mark.parametrize("name", _EXCERPTS)
def test_mutated_real_files_raise_only_our_errors(tmp_path, real_data, name):
    original = (real_data / name).read_bytes()[: _EXCERPTS[name]]
    path = tmp_path / Path(name).name

    @settings(_QUICK, max_examples=25)
    @given(mutations())
    def check(steps):
        attempt(path, mutated(original, steps), ReadingSettings())

    check()


@pytest.mark.parametrize("ending", SAMPLES)
def test_memory_stays_bounded_over_mutated_files(tmp_path, ending):
    path = tmp_path / f"mutated.{ending}"
    original = SAMPLES[ending][1]
    attempt(path, original, ReadingSettings(**_TIGHT))  # imports are not counted
    tracemalloc.start()
    for flip in range(0, len(original), max(1, len(original) // 10)):
        content = original[:flip] + bytes([original[flip] ^ 0xFF]) + original[flip + 1 :]
        attempt(path, content, ReadingSettings(**_TIGHT))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < _MEMORY_LIMIT


def test_any_flipped_byte_of_a_workbook_raises_only_our_errors(tmp_path):
    path = tmp_path / "flipped.xlsx"
    original = SAMPLES["xlsx"][1]
    read = functools.partial(attempt, path, chosen=ReadingSettings(format="excel", **_TIGHT))
    for flip in range(0, len(original), 3):
        read(original[:flip] + bytes([original[flip] ^ 0x41]) + original[flip + 1 :])
