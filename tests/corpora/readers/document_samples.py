"""Small documents of every kind, made by hand so that their text is known."""

import io
import zipfile

SENTENCE = "The cat sat on the mat."
OTHER = "The oak grows slowly."
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns"


def zipped(parts: dict[str, str | bytes], stored: tuple[str, ...] = ("mimetype",)) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            method = zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            archive.writestr(name, content, method)
    return target.getvalue()


def docx_bytes(*paragraphs: str, head: str = "", extra: dict[str, bytes] | None = None) -> bytes:
    body = "".join(f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>" for text in paragraphs)
    deleted = "<w:p><w:del><w:r><w:delText>removed</w:delText></w:r></w:del></w:p>"
    return zipped(
        {
            "[Content_Types].xml": "<Types/>",
            "word/document.xml": f'<?xml version="1.0"?>{head}<w:document xmlns:w="{_WORD}">'
            f"<w:body>{body}{deleted}</w:body></w:document>",
            **(extra or {}),
        }
    )


def odt_bytes(*paragraphs: str, manifest: str = "<manifest/>") -> bytes:
    body = "".join(f"<text:p>{text}</text:p>" for text in paragraphs)
    return zipped(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "content.xml": f'<office:document-content xmlns:office="{_OFFICE}:office:1.0" '
            f'xmlns:text="{_OFFICE}:text:1.0"><office:body><office:text>{body}</office:text>'
            "</office:body></office:document-content>",
            "META-INF/manifest.xml": manifest,
        }
    )


def epub_bytes(*chapters: str) -> bytes:
    items = "".join(
        f'<item id="c{number}" href="c{number}.xhtml"/>' for number in range(len(chapters))
    )
    spine = "".join(f'<itemref idref="c{number}"/>' for number in range(len(chapters)))
    parts: dict[str, str | bytes] = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container><rootfiles><rootfile full-path="OPS/book.opf"/>'
        "</rootfiles></container>",
        "OPS/book.opf": f"<package><manifest>{items}</manifest><spine>{spine}</spine></package>",
    }
    for number, text in enumerate(chapters):
        parts[f"OPS/c{number}.xhtml"] = f"<html><body><p>{text}</p></body></html>"
    return zipped(parts)


def rtf_bytes(text: str) -> bytes:
    return (
        rb"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Times;}}\f0\fs24 "
        + text.encode("cp1252", "replace").replace(b"\xe9", rb"\'e9")
        + rb"\par}"
    )


def html_bytes(text: str, headers: str = "") -> bytes:
    page = f"<html><head><style>p {{}}</style></head><body><p>{text}</p></body></html>"
    return (headers + page).encode()


def pdf_bytes(*pages: str, form: str = "") -> bytes:
    """Build a PDF whose pages show one line each."""
    kids = " ".join(f"{4 + 2 * number} 0 R" for number in range(len(pages)))
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        f"<</Type/Pages/Kids[{kids}]/Count {len(pages)}>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for number, text in enumerate(pages):
        escaped = text.replace("(", "\\(").replace(")", "\\)")
        stream = f"BT /F1 12 Tf 72 720 Td ({escaped}) Tj ET" if text else form
        objects.append(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents {5 + 2 * number} 0 R"
            "/Resources<</Font<</F1 3 0 R>>>>>>"
        )
        objects.append(f"<</Length {len(stream)}>>stream\n{stream}\nendstream")
    return pdf_of(objects)


def pdf_of(objects: list[str]) -> bytes:
    """Write numbered objects, the first of which is the catalogue."""
    content = b"%PDF-1.4\n"
    offsets = []
    for number, text in enumerate(objects, 1):
        offsets.append(len(content))
        content += f"{number} 0 obj{text}endobj\n".encode("latin-1")
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    end = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    trailer = f"trailer<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{len(content)}\n%%EOF\n"
    return content + end.encode() + trailer.encode()


MAIL = b"""From: Ann <ann@example.org>
To: Ben <ben@example.org>
Subject: =?utf-8?q?Caf=C3=A9_at_ten?=
Message-ID: <1@example.org>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="cut"

--cut
Content-Type: text/plain; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

The caf=E9 is open; a long line is =
joined.
--cut
Content-Type: text/html; charset="utf-8"

<p>The page is not read.</p>
--cut--
"""
MAIL_TEXT = "Subject: Café at ten\n\nThe café is open; a long line is joined."
MAILBOX = b"".join(
    b"From ann@example.org Mon Jan  5 10:00:00 2026\n"
    b"From: ann@example.org\nSubject: " + subject + b"\n\n" + body + b"\n\n"
    for subject, body in (
        (b"one", b"The first message.\n>From here on it is quoted."),
        (b"two", b"The second message."),
    )
)
MATRIX_MARKET = b"""%%MatrixMarket matrix coordinate integer general
% a comment
3 4 5
1 1 2
1 3 1
2 2 1
3 1 1
3 4 5
"""
ARFF_DENSE = b"""@relation plants
@attribute height numeric
@attribute colour {red, green, blue}
@attribute class {oak, rose}
@data
1.5,green,oak
?,blue,oak
0.5,?,rose
-2,blue,rose
"""
NUMBERS = b"""width,height,leaves,species
1.5,2,3,oak
0.5,1,NA,rose
1.0,1,5,oak
0.25,2,1,rose
"""
