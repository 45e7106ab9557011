"""Documents of office programs, web pages and mail give the text that a person sees."""

import io
import subprocess
import sys
import time
import zipfile
import zlib
from pathlib import Path

import pytest

from tests.corpora.readers.conftest import write_folder
from tests.corpora.readers.document_samples import (
    MAIL,
    MAIL_TEXT,
    MAILBOX,
    OTHER,
    SENTENCE,
    docx_bytes,
    epub_bytes,
    html_bytes,
    odt_bytes,
    pdf_bytes,
    pdf_of,
    rtf_bytes,
    zipped,
)
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_MAKERS = {
    "pdf": pdf_bytes,
    "docx": docx_bytes,
    "odt": odt_bytes,
    "epub": epub_bytes,
    "rtf": rtf_bytes,
    "html": html_bytes,
}
_SERVER = "HTTP/1.0 200 OK\nServer: NCSA/1.4\nContent-type: text/html\nLast-modified: today\n\n"


@pytest.mark.parametrize("kind", _MAKERS)
@pytest.mark.parametrize("container", ["folder", "zip"])
def test_documents_in_folders_and_archives_are_converted_to_text(tmp_path, kind, container):
    make = _MAKERS[kind]
    files = {f"a/1.{kind}": make(SENTENCE), f"b/2.{kind}": make(OTHER), "b/3.txt": "Plain text."}
    if container == "zip":
        path = tmp_path / "packed.zip"
        path.write_bytes(zipped({f"top/{name}": content for name, content in files.items()}))
    else:
        path = write_folder(tmp_path / "root", files)
    corpus = read_corpus(path)
    assert list(corpus.texts) == [SENTENCE, OTHER, "Plain text."]
    assert corpus.class_sizes() == {"a": 1, "b": 2}
    assert any("Converted to text: 2 " in note for note in corpus.notes)
    assert preview_corpus(path).documents[0][2] == SENTENCE


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("pdf", "One.\nTwo."),
        ("docx", "One.\nTwo."),
        ("odt", "One.\nTwo."),
        ("epub", "One.\n\nTwo."),
    ],
)
def test_paragraphs_pages_and_chapters_stay_apart(tmp_path, kind, expected):
    path = tmp_path / f"single.{kind}"
    path.write_bytes(_MAKERS[kind]("One.", "Two."))
    assert detect_format(path) == "document"
    corpus = read_corpus(path)
    assert list(corpus.texts) == [expected]
    assert any("one document" in note for note in corpus.notes)


def test_letters_of_rich_text_are_decoded(tmp_path):
    path = tmp_path / "menu.rtf"
    path.write_bytes(rtf_bytes("A café is open."))
    assert list(read_corpus(path).texts) == ["A café is open."]


@pytest.mark.parametrize("headers", [_SERVER, _SERVER.partition("\n")[2], ""])
def test_headers_of_the_transfer_are_not_part_of_a_page(tmp_path, headers):
    files = {"a/x": html_bytes(SENTENCE, headers), "b/y": html_bytes(OTHER, headers)}
    assert list(read_corpus(write_folder(tmp_path, files)).texts) == [SENTENCE, OTHER]


def test_a_page_is_decoded_as_it_declares(tmp_path):
    page = '<html><head><meta charset="iso-8859-9"></head><body>Işık, çağ</body></html>'
    path = tmp_path / "page.html"
    path.write_bytes(page.encode("iso-8859-9"))
    assert list(read_corpus(path).texts) == ["Işık, çağ"]


def test_mail_keeps_subject_and_decoded_plain_text(tmp_path):
    page_only = MAIL.replace(b"text/plain", b"image/png")
    files = {"a/1.eml": MAIL, "b/2.eml": page_only, "b/nameless": MAIL}
    corpus = read_corpus(write_folder(tmp_path, files))
    assert corpus.texts[0] == corpus.texts[2] == MAIL_TEXT
    assert corpus.texts[1] == "Subject: Café at ten\n\nThe page is not read."
    stripped = read_corpus(tmp_path, ReadingSettings(strip_headers=True))
    assert stripped.texts[0] == "The café is open; a long line is joined."


def test_newsgroup_messages_stay_as_they_are(tmp_path):
    post = "From: a@b.c\nSubject: Oak\nMessage-ID: <1>\nContent-Type: text/plain\n\nA tree.\n"
    corpus = read_corpus(write_folder(tmp_path, {"a/1": post, "b/2": post + "More."}))
    assert corpus.texts[0] == post


def test_a_mailbox_gives_its_messages_and_mailboxes_give_classes(tmp_path):
    path = tmp_path / "inbox"
    path.write_bytes(MAILBOX)
    corpus = read_corpus(path)
    assert list(corpus.texts) == [
        "Subject: one\n\nThe first message.\nFrom here on it is quoted.",
        "Subject: two\n\nThe second message.",
    ]
    folder = write_folder(tmp_path / "boxes", {"ham.mbox": MAILBOX, "spam.mbox": MAILBOX})
    assert read_corpus(folder).class_sizes() == {"ham": 2, "spam": 2}


def test_deleted_and_repeated_word_text_is_left_out(tmp_path):
    fallback = (
        "Seen.</w:t></w:r></w:p><x:Fallback xmlns:x='x'><w:p><w:r><w:t>Seen.</w:t></w:r></w:p>"
        "</x:Fallback><w:p><w:r><w:t>End."
    )
    path = tmp_path / "a.docx"
    path.write_bytes(docx_bytes(fallback))
    assert list(read_corpus(path).texts) == ["Seen.\nEnd."]


def _refused(path: Path, content: bytes, match: str) -> None:
    path.write_bytes(content)
    with pytest.raises(CorpusError, match=match):
        read_corpus(path)
    # Among other files it is skipped with the same reason.
    folder = write_folder(
        path.parent / f"folder {path.stem}", {f"a/{path.name}": content, "b/1.txt": "Text."}
    )
    corpus = read_corpus(folder)
    assert list(corpus.texts) == ["Text."]
    assert any("Skipped 1 file" in note and path.name in note for note in corpus.notes)


def test_entities_are_refused_and_never_loaded(tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("do not read")
    external = f'<!DOCTYPE d [<!ENTITY e SYSTEM "{secret.as_uri()}">]>'
    _refused(tmp_path / "a.docx", docx_bytes("&e;", head=external), "declares entities")
    laughs = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    _refused(tmp_path / "b.docx", docx_bytes("&b;", head=laughs), "declares entities")


def test_macros_are_reported_and_not_run(tmp_path):
    path = tmp_path / "macro.docm"
    path.write_bytes(docx_bytes(SENTENCE, extra={"word/vbaProject.bin": b"Sub AutoOpen()"}))
    corpus = read_corpus(path)
    assert list(corpus.texts) == [SENTENCE]
    assert any("Macros were found and not run" in note for note in corpus.notes)


def test_encrypted_documents_are_named(tmp_path):
    locked = "<manifest><encryption-data/></manifest>"
    _refused(tmp_path / "a.odt", odt_bytes(SENTENCE, manifest=locked), "protected by a password")
    ole = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600) + "WordDocument".encode("utf-16-le")
    _refused(tmp_path / "b.doc", ole, "old office format")


def test_an_encrypted_pdf_is_named(tmp_path):
    import pypdf

    writer = pypdf.PdfWriter()
    writer.append(pypdf.PdfReader(io.BytesIO(pdf_bytes(SENTENCE))))
    writer.encrypt("secret", algorithm="RC4-128")
    target = io.BytesIO()
    writer.write(target)
    _refused(tmp_path / "locked.pdf", target.getvalue(), "protected by a password")


def test_scanned_and_damaged_documents_are_named(tmp_path):
    _refused(tmp_path / "scan.pdf", pdf_bytes("", form="0 0 m 9 9 l S"), "without text")
    _refused(tmp_path / "cut.pdf", b"%PDF-1.7\n" + b"x" * 300, "damaged PDF")
    # The directory of the archive is cut off: only its beginning shows what it was.
    _refused(tmp_path / "cut.odt", odt_bytes(SENTENCE)[:200], "damaged|valid archive")


def test_forms_that_repeat_forms_end(tmp_path):
    # Each form shows the next one ten times: 10^9 lines in a file of two kilobytes.
    form = (
        "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<{}/Font<</F1 3 0 R>>>>/Length {}>>"
    )
    line, repeated = "BT /F1 9 Tf 0 0 Td (ha ha) Tj ET", "/X Do " * 10
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[4 0 R]/Count 1>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 5 0 R"
        "/Resources<</XObject<</X 6 0 R>>>>>>",
        "<</Length 5>>stream\n/X Do\nendstream",
    ]
    for number in range(7, 16):
        resources = form.format(f"/XObject<</X {number} 0 R>>", len(repeated))
        objects.append(f"{resources}stream\n{repeated}\nendstream")
    objects.append(f"{form.format('', len(line))}stream\n{line}\nendstream")
    bomb = pdf_of(objects)
    path = tmp_path / "bomb.pdf"
    path.write_bytes(bomb)
    started = time.process_time()
    try:
        assert len(read_corpus(path).texts[0]) < 1_000_000
    except CorpusError as problem:
        assert "more content than a document may have" in str(problem)
    assert time.process_time() - started < 60


def test_a_small_pdf_with_a_million_drawing_steps_is_refused_before_they_are_read(tmp_path):
    packed = zlib.compress(b"q " * 1_100_000).hex() + ">"
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>",
        f"<</Length {len(packed)}/Filter[/ASCIIHexDecode/FlateDecode]>>stream\n{packed}\nendstream",
    ]
    _refused(tmp_path / "steps.pdf", pdf_of(objects), "more content than a document may have")


def test_a_document_that_unpacks_to_much_more_is_refused(tmp_path):
    content = docx_bytes("a" * (20 << 20))
    assert len(content) < 100_000
    _refused(tmp_path / "bomb.docx", content, "more content than a document may have")


def test_a_book_in_which_only_fonts_are_encrypted_is_read(tmp_path):
    book = io.BytesIO(epub_bytes(SENTENCE))
    with zipfile.ZipFile(book, "a") as archive:
        archive.writestr("META-INF/encryption.xml", "<e><CipherReference URI='f.ttf'/></e>")
    path = tmp_path / "book.epub"
    path.write_bytes(book.getvalue())
    assert list(read_corpus(path).texts) == [SENTENCE]
    with zipfile.ZipFile(book, "a") as archive:
        archive.writestr("META-INF/rights", "x")
    locked = io.BytesIO(epub_bytes(SENTENCE))
    with zipfile.ZipFile(locked, "a") as archive:
        archive.writestr("META-INF/encryption.xml", "<e><C URI='OPS/c0.xhtml'/></e>")
    _refused(tmp_path / "locked.epub", locked.getvalue(), "protected by a password")


def test_damaged_documents_print_nothing(tmp_path):
    path = tmp_path / "cut.pdf"
    path.write_bytes(pdf_bytes(SENTENCE).replace(b"startxref\n", b"startxref\n1"))
    script = (
        "from workbench.corpora.readers.reading import read_corpus; "
        f"print(read_corpus({str(path)!r}).texts)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert SENTENCE in done.stdout


def test_a_latex_source_keeps_its_words_and_formulas(tmp_path):
    body = r"""\section{Results} % a comment
A \textbf{bold} claim~\cite[p.~3]{lee}: 5\% of $x^2$."""
    source = (
        rf"\documentclass{{article}}\usepackage{{x}}\begin{{document}}{body}\end{{document}} end"
    )
    write_folder(tmp_path / "c", {"a/1.tex": source, "b/2.tex": r"\chapter{One} A part."})
    corpus = read_corpus(tmp_path / "c")
    assert corpus.texts == ["Results A bold claim : 5% of $x^2$.", "One A part."]
    assert corpus.notes == ("Converted to text: 2 LaTeX.",)


def test_unclosed_commands_of_latex_take_no_long_time(tmp_path):
    write_folder(tmp_path / "c", {"a/1.tex": r"\cite[a{" * 200_000, "b/2.tex": r"\chapter{One}"})
    begin = time.process_time()
    read_corpus(tmp_path / "c")
    assert time.process_time() - begin < 4
