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
