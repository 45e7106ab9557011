"""CoNLL files: a token and its tags on each line, a blank line after each sentence."""

import re
from collections.abc import Iterator, Sequence

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.texts import open_text

_FEWEST_TOKENS = 12
_FEWEST_SENTENCES = 2
_START = "-DOCSTART-"
_CLASS = re.compile(
    r"#\s*(?:label|class|category|sentiment|topic|intent|genre)\s*[:=]\s*(\S.{0,200})",
    re.IGNORECASE,
)
_TEXT = re.compile(r"#\s*text\s*=\s?(.*)", re.IGNORECASE)
_WEBANNO = "#FORMAT=WebAnno TSV"
_PLACED = re.compile(r"\d+-\d+(\.\d+)?")
_COUNTED = re.compile(r"\d+(-\d+|\.\d+)?")
_TAG = re.compile(r"O|[BIESLU]-\S+|[A-Z$.,:'`()#-]{1,8}|[A-Z]+\|.*|_")
_NOTE = "Each {} is a document made of its tokens; their tags were left out."


def is_tagged(lines: Sequence[str]) -> bool:
    """Whether the lines are tokens with tags, in sentences between blank lines."""
    if lines and lines[0].lstrip("\ufeff").startswith(_WEBANNO):
        return True
    rows = [_fields(line) for line in lines if line.strip() and not _is_comment(line)]
    rows = [row for row in rows if row[0] != _START]
    sentences = sum(not line.strip() for line in lines[:-1])
    if len(rows) < _FEWEST_TOKENS or not 1 <= sentences < len(rows) / 2:
        return False
    width = len(rows[0])
    if width < 2 or any(len(row) != width for row in rows):
        return False
    if any(" " in row[0] for row in rows):
        return False
    if width == 10 and all(_COUNTED.fullmatch(row[0]) for row in rows):
        return True  # CoNLL-U
    tags = [row[-1] for row in rows]
    return all(map(_TAG.fullmatch, tags)) and len(set(tags)) < len(tags) / 2


def read_tagged_tokens(context: ReadingContext) -> Corpus:
    """Read the sentences, or the documents where their beginnings are marked."""
    with open_text(context.path, context) as (lines, encoding):
        has_documents, records = tagged_documents(lines, context)
    notes = [_NOTE.format("document" if has_documents else "sentence")]
    notes += [encoding.note] if encoding.note else []
    return corpus_from(
        records, Origin(context.path, context.settings, encoding.label, tuple(notes))
    )


def tagged_documents(lines: Iterator[str], context: ReadingContext) -> tuple[bool, list[Record]]:
    """Return whether documents are marked, and the documents."""
    documents: list[list[Record]] = [[]]
    for sentence in _sentences(lines, documents):
        context.count_documents()
        documents[-1].append(sentence)
    whole = [document for document in documents if document]
    if len(whole) < _FEWEST_SENTENCES:
        return False, [record for document in whole for record in document]
    return True, [_joined(document) for document in whole]


def _sentences(lines: Iterator[str], documents: list[list[Record]]) -> Iterator[Record]:
    tokens: list[str] = []
    labels: tuple[str, ...] = ()
    text, start = "", 1
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n")
        if not content.strip():
            if tokens:
                yield Record(str(start), text or "".join(tokens).strip(), labels)
            tokens, text, labels, start = [], "", (), number + 1
        elif _is_comment(content):
            found, given = _CLASS.match(content), _TEXT.match(content)
            labels = (found[1].strip(),) if found else labels
            text = given[1] if given else text
        elif content.startswith(_START):
            documents.append([])
        else:
            tokens.append(_token(_fields(content)))
    if tokens:
        yield Record(str(start), text or "".join(tokens).strip(), labels)


def _token(fields: list[str]) -> str:
    if len(fields) > 2 and _PLACED.fullmatch(fields[0]) and _PLACED.fullmatch(fields[1]):
        return fields[2] + " "  # WebAnno: number, position, token
    is_universal = len(fields) == 10 and _COUNTED.fullmatch(fields[0])
    if is_universal and not fields[0].isdigit():
        return ""  # several words in one, or one that was left out
    is_joined = is_universal and "SpaceAfter=No" in fields[9]
    return fields[1 if is_universal else 0] + ("" if is_joined else " ")


def _joined(sentences: Sequence[Record]) -> Record:
    labels = tuple(dict.fromkeys(label for record in sentences for label in record.labels))
    text = "\n".join(record.text for record in sentences)
    return Record(sentences[0].document_id, text, labels)


def _fields(line: str) -> list[str]:
    content = line.strip("\ufeff\r\n")
    return content.split("\t") if "\t" in content else content.split()


def _is_comment(line: str) -> bool:
    return line.startswith(("# ", "#\t", "#Text=", "#FORMAT=", "#T_"))
