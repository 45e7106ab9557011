"""PDF files whose pages would take much more than the file has."""

import time
import zlib

import pytest

from tests.corpora.readers.document_samples import pdf_of
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError


def test_pages_that_share_their_drawing_are_counted_each_time(tmp_path):
    packed = zlib.compress(b"%" + b"x" * 7_000_000).hex() + ">"
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        f"<</Type/Pages/Kids[{'3 0 R ' * 100}]/Count 100>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>",
        f"<</Length {len(packed)}/Filter[/ASCIIHexDecode/FlateDecode]>>stream\n{packed}\nendstream",
    ]
    (tmp_path / "shared.pdf").write_bytes(pdf_of(objects))
    with pytest.raises(CorpusError, match="more content than a document may have"):
        read_corpus(tmp_path / "shared.pdf")


def test_a_large_pdf_in_base_85_is_refused_before_it_is_decoded(tmp_path):
    stream = "87cUR" * 4_000_000
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[4 0 R]>>",
        f"<</Length {len(stream)}/Filter[/ASCII85Decode]>>stream\n{stream}\nendstream",
    ]
    started = time.process_time()
    (tmp_path / "base85.pdf").write_bytes(pdf_of(objects))
    with pytest.raises(CorpusError, match="more content than a document may have"):
        read_corpus(tmp_path / "base85.pdf")
    assert time.process_time() - started < 3
