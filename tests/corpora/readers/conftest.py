"""Small sample files of every format."""

import gzip
import importlib.util
import io
import json
import sqlite3
import tarfile
import zipfile
from pathlib import Path

import pytest

from .document_samples import (
    ARFF_DENSE,
    MAIL,
    MAILBOX,
    MATRIX_MARKET,
    NUMBERS,
    docx_bytes,
    epub_bytes,
    html_bytes,
    odt_bytes,
    pdf_bytes,
    rtf_bytes,
    zipped,
)
from .record_samples import (
    block_bytes,
    fods_bytes,
    note_bytes,
    ods_bytes,
    page_bytes,
    token_bytes,
    xml_bytes,
    yaml_bytes,
)

DOCUMENTS = {
    "animals/cat.txt": "The cat sat on the mat.",
    "animals/dog.txt": "The dog bit the man.",
    "plants/oak.txt": "The oak grows slowly.",
    "plants/rose.txt": "A rose is a rose.",
}
ROWS = [(name, text, name.partition("/")[0]) for name, text in DOCUMENTS.items()]
REUTERS = """<!DOCTYPE lewis SYSTEM "lewis.dtd">
<REUTERS TOPICS="YES" LEWISSPLIT="TRAIN" NEWID="1">
<TOPICS><D>grain</D><D>wheat</D></TOPICS>
<TEXT>&#2;<TITLE>WHEAT UP</TITLE><BODY>Wheat &lt;WHT> rose. &#3;</BODY></TEXT></REUTERS>
<REUTERS TOPICS="YES" LEWISSPLIT="TEST" NEWID="2"><TOPICS><D>grain</D></TOPICS>
<TEXT TYPE="UNPROC">Plain story of grain</TEXT></REUTERS>
<REUTERS TOPICS="NO" LEWISSPLIT="TRAIN" NEWID="3"><TOPICS></TOPICS>
<TEXT><TITLE>NONE</TITLE></TEXT></REUTERS>
"""
ARFF_TEXT = """% a comment
@relation posts
@attribute text string
@attribute 'the class' {spam, 'no spam'}
@data
'It\\'s cheap, buy it',spam
"See you at ten",'no spam'
"""
ARFF_SPARSE = """@relation counts
@attribute cat numeric
@attribute dog numeric
@attribute class {animals, plants}
@data
{0 2, 1 1}
{1 3, 2 plants}
"""
CLUTO = b"3 4 5\n1 2 3 1\n2 1\n1 1 4 5\n"
SVMLIGHT = b"+1 1:2 3:1 # first\n-1 2:4\n+1 qid:3 1:1 2:0.5\n"


def write_folder(root: Path, documents=DOCUMENTS) -> Path:
    for name, text in documents.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return root


def tar_bytes(documents=DOCUMENTS, mode="w:gz") -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode=mode) as archive:
        for name, text in documents.items():
            entry = tarfile.TarInfo(f"pets/{name}")
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))
    return target.getvalue()


def zip_bytes(documents=DOCUMENTS) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in documents.items():
            archive.writestr(f"pets/{name}", text)
    return target.getvalue()


def json_lines() -> bytes:
    rows = [
        {"id": name, "label": name.split("/")[0], "text": text} for name, text in DOCUMENTS.items()
    ]
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def csv_bytes() -> bytes:
    rows = [f'{name},{name.split("/")[0]},"{text}"' for name, text in DOCUMENTS.items()]
    return ("id,class,text\n" + "\n".join(rows) + "\n").encode()


def workbook_bytes() -> bytes:
    rows = [("id", "class", "text")]
    rows += [(name, name.split("/")[0], text) for name, text in DOCUMENTS.items()]
    return make_workbook({"Sheet1": rows})


def make_workbook(sheets: dict[str, list[tuple[str, ...]]]) -> bytes:
    """Build a minimal workbook with inline strings."""
    schemas = "http://schemas.openxmlformats.org"
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        numbers = range(1, len(sheets) + 1)
        archive.writestr(
            "[Content_Types].xml",
            f'<?xml version="1.0"?><Types xmlns="{schemas}/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.'
            'relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
        )
        archive.writestr(
            "_rels/.rels",
            f'<?xml version="1.0"?><Relationships xmlns="{schemas}/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{schemas}/officeDocument/2006/relationships/'
            'officeDocument" Target="xl/workbook.xml"/></Relationships>',
        )
        sheet_list = "".join(
            f'<sheet name="{name}" sheetId="{number}" r:id="r{number}"/>'
            for number, name in zip(numbers, sheets, strict=True)
        )
        archive.writestr(
            "xl/workbook.xml",
            f'<?xml version="1.0"?><workbook xmlns="{schemas}/spreadsheetml/2006/main" '
            f'xmlns:r="{schemas}/officeDocument/2006/relationships"><sheets>{sheet_list}</sheets>'
            "</workbook>",
        )
        links = "".join(
            f'<Relationship Id="r{number}" Type="{schemas}/officeDocument/2006/relationships/'
            f'worksheet" Target="worksheets/sheet{number}.xml"/>'
            for number in numbers
        )
        archive.writestr(
            "xl/_rels/workbook.xml.rels",
            f'<?xml version="1.0"?><Relationships xmlns="{schemas}/package/2006/relationships">'
            f"{links}</Relationships>",
        )
        for number, rows in zip(numbers, sheets.values(), strict=True):
            archive.writestr(
                f"xl/worksheets/sheet{number}.xml",
                f'<?xml version="1.0"?><worksheet xmlns="{schemas}/spreadsheetml/2006/main">'
                f"<sheetData>{''.join(map(_row, range(1, len(rows) + 1), rows))}</sheetData>"
                "</worksheet>",
            )
    return target.getvalue()


def _row(number: int, cells: tuple[str, ...]) -> str:
    written = "".join(
        f'<c r="{chr(65 + at)}{number}" t="inlineStr"><is><t>{cell}</t></is></c>'
        for at, cell in enumerate(cells)
    )
    return f'<row r="{number}">{written}</row>'


def documents_zip() -> bytes:
    texts = list(DOCUMENTS.values())
    return zipped(
        {
            "pets/animals/cat.pdf": pdf_bytes(texts[0]),
            "pets/animals/dog.docx": docx_bytes(texts[1]),
            "pets/plants/oak.odt": odt_bytes(texts[2]),
            "pets/plants/rose.rtf": rtf_bytes(texts[3]),
        }
    )


def sqlite_bytes() -> bytes:
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE small (name TEXT)")
    database.execute("INSERT INTO small VALUES ('x')")
    database.execute("CREATE TABLE posts (id TEXT, class TEXT, text TEXT)")
    rows = [(name, name.split("/")[0], text) for name, text in DOCUMENTS.items()]
    database.executemany("INSERT INTO posts VALUES (?, ?, ?)", rows)
    database.commit()
    content = database.serialize()
    database.close()
    return content


def arrow_bytes(kind: str) -> bytes:
    import pyarrow
    from pyarrow import feather, ipc, parquet

    table = pyarrow.table(
        {
            "id": list(DOCUMENTS),
            "class": [name.split("/")[0] for name in DOCUMENTS],
            "text": list(DOCUMENTS.values()),
        }
    )
    target = io.BytesIO()
    if kind == "stream":
        with ipc.new_stream(target, table.schema) as stream:
            stream.write_table(table)
    else:
        (parquet.write_table if kind == "parquet" else feather.write_feather)(table, target)
    return target.getvalue()


SAMPLES: dict[str, tuple[str, bytes]] = {
    "tar.gz": ("archive", tar_bytes()),
    "tar": ("archive", tar_bytes(mode="w")),
    "tar.bz2": ("archive", tar_bytes(mode="w:bz2")),
    "tar.xz": ("archive", tar_bytes(mode="w:xz")),
    "zip": ("archive", zip_bytes()),
    "csv": ("table", csv_bytes()),
    "csv.gz": ("table", gzip.compress(csv_bytes())),
    "tsv": ("table", csv_bytes().replace(b",", b"\t")),
    "xlsx": ("excel", workbook_bytes()),
    "jsonl": ("json-lines", json_lines()),
    "jsonl.gz": ("json-lines", gzip.compress(json_lines())),
    "json": ("json", b"[" + b",".join(json_lines().splitlines()) + b"]"),
    "sgm": ("reuters", REUTERS.encode()),
    "mat": ("cluto", CLUTO),
    "svm": ("svmlight", SVMLIGHT),
    "arff": ("arff", ARFF_TEXT.encode()),
    "sparse.arff": ("arff", ARFF_SPARSE.encode()),
    "documents.zip": ("archive", documents_zip()),
    "pdf": ("document", pdf_bytes("The first page.", "The second page.")),
    "docx": ("document", docx_bytes("The first paragraph.", "The second.")),
    "odt": ("document", odt_bytes("The first paragraph.", "The second.")),
    "rtf": ("document", rtf_bytes("A café is open.")),
    "epub": ("document", epub_bytes("The first chapter.", "The second.")),
    "html": ("document", html_bytes("A page.")),
    "eml": ("document", MAIL),
    "mbox": ("mailbox", MAILBOX),
    "mtx": ("matrix-market", MATRIX_MARKET),
    "dense.arff": ("arff", ARFF_DENSE),
    "numbers.csv": ("numbers", NUMBERS),
    "sqlite": ("sqlite", sqlite_bytes()),
    "ods": ("excel", ods_bytes([("id", "text", "class"), *ROWS])),
    "fods": ("excel", fods_bytes([("id", "text", "class"), *ROWS])),
    "notes.zip": ("archive", note_bytes(DOCUMENTS)),
    "xml": ("xml", xml_bytes(DOCUMENTS)),
    "csv.html": ("page-table", page_bytes(DOCUMENTS)),
    "yaml": ("yaml", yaml_bytes(DOCUMENTS)),
    "blocks": ("field-blocks", block_bytes(DOCUMENTS)),
    "conll": ("conll", token_bytes(list(DOCUMENTS.values()))),
    "txt": ("text-lines", b"The first document.\n\nThe second, longer document.\n"),
}
if importlib.util.find_spec("pyarrow"):  # an extra that may be missing
    SAMPLES["parquet"] = "arrow", arrow_bytes("parquet")
    SAMPLES["feather"] = "arrow", arrow_bytes("feather")
    SAMPLES["arrow"] = "arrow", arrow_bytes("stream")


@pytest.fixture
def sample(tmp_path):
    """A function that writes the sample of a format to a file and returns its path."""

    def write(ending: str) -> Path:
        path = tmp_path / f"sample.{ending}"
        path.write_bytes(SAMPLES[ending][1])
        return path

    return write


@pytest.fixture
def pets(tmp_path):
    """A folder with two classes of two documents."""
    return write_folder(tmp_path / "pets")
