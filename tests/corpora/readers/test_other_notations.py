"""Files of other programs are refused by name; small faults of XML and scripts are not."""

import pytest

from workbench.corpora.readers.formats.json_values.syntax import without_script
from workbench.corpora.readers.formats.xml_records import with_escaped_signs
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b"$FL2@(#) SPSS", "an SPSS file"),
        (b"<stata_dta><header>", "a Stata file"),
        (b"\x80\x04\x95abc", "a pickle file"),
        (b"RDX3\nX\n", "an R file"),
        (b"\x89HDF\r\n\x1a\n", "an HDF5 file"),
        (b"Rar!\x1a\x07\x01", "a RAR archive"),
    ],
)
def test_files_of_other_programs_are_named(tmp_path, head, kind):
    file = tmp_path / "data.bin"
    file.write_bytes(head + bytes(100))
    with pytest.raises(CorpusError, match=kind):
        read_corpus(file)


def test_bare_ampersands_and_named_entities_are_escaped():
    content = b"a & b &amp; c &#233; &nbsp;&eacute; <![CDATA[d & e]]> &unknown;"
    expected = "a &amp; b &amp; c &#233; \xa0é <![CDATA[d & e]]> &amp;unknown;"
    assert with_escaped_signs(content).decode() == expected


@pytest.mark.parametrize(
    "script",
    ["var a = [1];", "window.YTD.part0 = [1]", "export default [1];", "callback([1]);", "[1]"],
)
def test_the_value_of_a_script_is_found(script):
    assert without_script(script).strip() == "[1]"
