"""Reuters-21578: SGML documents with several topics, the ModApte split and its usual subsets.

Subsets, each checked against the published sizes:
modapte: LEWISSPLIT of TRAIN or TEST and TOPICS="YES" (9,603 + 3,299 documents).
R90: ModApte documents with a topic that occurs on both sides of the split (7,770 + 3,019).
R52: ModApte documents with exactly one topic, counted over all topics, where that topic occurs
     in such documents on both sides (6,532 + 2,568). Counting only the 90 topics gives more
     documents; so does counting a topic once where two documents list it twice.
R8:  the documents of R52 whose topic is among the ten most frequent of ModApte (wheat and corn
     are never the only topic on both sides, so eight remain: 5,485 + 2,189).
top-N: ModApte documents with exactly one topic, from the N most frequent of these topics (N = 25:
     8,765 documents).
"""

import html
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.sources import Member, SkippedFiles, members
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.files.texts import encoding_of
from workbench.corpora.readers.settings import top_size
from workbench.errors import CorpusError

_ATTRIBUTE = re.compile(r'(\w{1,20})="([^"]{0,100})"')
_CONTROL = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127))
_TOPIC_LIST = "all-topics-strings.lc.txt"
_SIDES = {"TRAIN": TRAINING, "TEST": TEST}


def read_reuters(context: ReadingContext) -> Corpus:
    """Read the SGML files of a folder or an archive, or a single SGML file."""
    skipped = SkippedFiles()
    files = sorted(_files(context, skipped))
    choice = encoding_of(files, context)
    topics: tuple[str, ...] = ()
    records: list[Record] = []
    for file in files:
        if file.name.endswith(_TOPIC_LIST):
            topics = tuple(sorted(choice.decode(file.content).split()))
        else:
            records.extend(_documents(file, choice, context))
    subset = context.settings.subset
    notes = [*skipped.notes(), *([choice.note] if choice.note else [])]
    origin = Origin(
        context.path,
        context.settings,
        choice.label,
        tuple(notes),
        class_names=topics if subset == "all documents" else (),
        split_is_given=True,
    )
    return corpus_from(subset_of(records, subset), origin)


def subset_of(records: Sequence[Record], subset: str) -> list[Record]:
    """Select the documents of a subset, as defined at the top of this module."""
    if subset == "all documents":
        return list(records)
    modapte = [record for record in records if record.split != UNUSED]
    if subset == "modapte":
        return modapte
    if subset == "R90":
        return _with_topics(modapte, _topics_on_both_sides(modapte))
    single = [record for record in modapte if len(record.labels) == 1]
    number = top_size(subset)
    if number:
        frequent = Counter(record.labels[0] for record in single).most_common(number)
        return _with_topics(single, {topic for topic, _ in frequent})
    shared = _topics_on_both_sides(single)
    if subset == "R8":
        frequent = Counter(topic for record in modapte for topic in record.labels).most_common(10)
        shared &= {topic for topic, _ in frequent}
    return _with_topics(single, shared)


def _topics_on_both_sides(records: Sequence[Record]) -> set[str]:
    return _topics_of(records, TRAINING) & _topics_of(records, TEST)


def _topics_of(records: Sequence[Record], side: int) -> set[str]:
    return {topic for record in records if record.split == side for topic in record.labels}


def _with_topics(records: Sequence[Record], topics: set[str]) -> list[Record]:
    reduced = (
        record._replace(labels=tuple(topic for topic in record.labels if topic in topics))
        for record in records
    )
    return [record for record in reduced if record.labels]


def _files(context: ReadingContext, skipped: SkippedFiles) -> Iterator[Member]:
    if context.path.is_dir() or is_archive(context):
        for member in members(context.path, context, skipped):
            if member.name.lower().endswith((".sgm", ".sgml", _TOPIC_LIST)):
                yield member
    else:
        with open_stream(context.path, context) as stream:
            yield Member(context.path.name, stream.read())


def is_archive(context: ReadingContext) -> bool:
    """Whether the file is an archive rather than an SGML file."""
    with open_stream(context.path, context) as stream:
        head = stream.peek(512)[:512]
    context.restart_byte_count()
    return head[257:262] == b"ustar" or head.startswith(b"PK\x03\x04")


def _documents(file: Member, choice: EncodingChoice, context: ReadingContext) -> Iterator[Record]:
    pieces = choice.decode(file.content).split("<REUTERS")[1:]
    for number, piece in enumerate(pieces, 1):
        content, end, _ = piece.partition("</REUTERS>")
        head, mark, content = content.partition(">")
        if not end or not mark:
            raise CorpusError(
                f"{context.path.name}, {file.name}: document {number} is not complete; download or "
                "copy the file again."
            )
        context.count_documents()
        attributes = dict(_ATTRIBUTE.findall(head))
        has_topics = attributes.get("TOPICS") == "YES"
        split = _SIDES.get(attributes.get("LEWISSPLIT", ""), UNUSED) if has_topics else UNUSED
        labels = tuple(_topic_names(_between(content, "TOPICS")))
        yield Record(attributes.get("NEWID") or str(number), _text(content), labels, split)


def _topic_names(topics: str) -> list[str]:
    return [piece.partition("</D>")[0].strip() for piece in topics.split("<D>")[1:]]


def _between(content: str, tag: str) -> str:
    _, _, rest = content.partition(f"<{tag}>")
    inside, end, _ = rest.partition(f"</{tag}>")
    return inside if end else ""


def _text(content: str) -> str:
    # Unprocessed stories have neither title nor body; all of TEXT is kept.
    parts = [_between(content, "TITLE"), _between(content, "BODY")]
    if not any(parts):
        _, _, rest = content.partition("<TEXT")
        parts = [rest.partition(">")[2].partition("</TEXT>")[0]]
    plain = html.unescape("\n".join(part for part in parts if part))
    return plain.translate(_CONTROL).strip()
