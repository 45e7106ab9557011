"""The format of a file is recognised by its content."""

import pytest

from tests.corpora.readers.conftest import SAMPLES
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import read_corpus


@pytest.mark.parametrize("ending", SAMPLES)
def test_format_is_detected_by_content_alone(sample, ending):
    path = sample(ending)
    nameless = path.rename(path.with_name("corpus"))
    assert detect_format(nameless) == SAMPLES[ending][0]


def test_zip_with_one_table_is_read_as_the_table(tmp_path):
    import zipfile

    path = tmp_path / "packed.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("inner.csv", SAMPLES["csv"][1])
    assert detect_format(path) == "table"
    assert len(read_corpus(path)) == 4


def test_a_line_that_begins_with_many_blanks_is_read(tmp_path):
    path = tmp_path / "printed.txt"
    path.write_text(" " * 3000 + "text label\n" + f"0 {'They won. ' * 300} sport\n" * 9)
    assert detect_format(path) in ("table", "text-lines")
