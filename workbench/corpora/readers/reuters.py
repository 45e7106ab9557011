"""Reuters-21578: SGML documents with several topics, the ModApte split and its usual subsets.

Readings, each checked against the published sizes:
modapte: LEWISSPLIT of TRAIN or TEST and TOPICS="YES" (9,603 + 3,299 documents).
R90: ModApte documents with a topic that occurs on both sides of the split (7,770 + 3,019).
R52: ModApte documents with exactly one topic, counted over all topics, where that topic occurs
     in such documents on both sides (6,532 + 2,568). Counting only the 90 topics gives more, and
     so would taking a topic that two documents list twice for one.
R8:  the documents of R52 whose topic is among the ten most frequent of ModApte (wheat and corn
     never stand alone on both sides, so eight are left: 5,485 + 2,189).
top-N: ModApte documents with exactly one topic, the N most frequent of these topics (N = 25:
     8,765 documents).
"""

import html
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.encodings import EncodingChoice
from workbench.corpora.readers.folders import encoding_of
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.settings import top_size
from workbench.corpora.readers.sources import Member, Skipped, members
from workbench.corpora.readers.streams import open_stream
from workbench.errors import CorpusError

_ATTRIBUTE = re.compile(r'(\w{1,20})="([^"]{0,100})"')
_CONTROL = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127))
_TOPIC_LIST = "all-topics-strings.lc.txt"
_SIDES = {"TRAIN": TRAINING, "TEST": TEST}


def read_reuters(meter: Meter) -> Corpus:
    """Read the SGML files of a folder or an archive, or a single one."""
    skipped = Skipped()
    files = sorted(_files(meter, skipped))
    choice = encoding_of(files, meter)
    topics: tuple[str, ...] = ()
    records: list[Record] = []
    for one in files:
        if one.name.endswith(_TOPIC_LIST):
            topics = tuple(sorted(choice.decode(one.content).split()))
        else:
            records.extend(_documents(one, choice, meter))
    subset = meter.settings.subset
    notes = [*skipped.notes(), *([choice.note] if choice.note else [])]
    origin = Origin(
        meter.path,
        meter.settings,
        choice.label,
        tuple(notes),
        class_names=topics if subset == "all documents" else (),
        split_is_given=True,
    )
    return corpus_from(subset_of(records, subset), origin)


def subset_of(records: Sequence[Record], subset: str) -> list[Record]:
    """Keep the documents of a subset; the module's description says which these are."""
    if subset == "all documents":
        return list(records)
    modapte = [one for one in records if one.split != UNUSED]
    if subset == "modapte":
        return modapte
    if subset == "R90":
        return _with_topics(modapte, _topics_on_both_sides(modapte))
    single = [one for one in modapte if len(one.labels) == 1]
    number = top_size(subset)
    if number:
        frequent = Counter(one.labels[0] for one in single).most_common(number)
        return _with_topics(single, {topic for topic, _ in frequent})
    both = _topics_on_both_sides(single)
    if subset == "R8":
        frequent = Counter(topic for one in modapte for topic in one.labels).most_common(10)
        both &= {topic for topic, _ in frequent}
    return _with_topics(single, both)


def _topics_on_both_sides(records: Sequence[Record]) -> set[str]:
    training = {topic for one in records if one.split == TRAINING for topic in one.labels}
    return training & {topic for one in records if one.split == TEST for topic in one.labels}


def _with_topics(records: Sequence[Record], topics: set[str]) -> list[Record]:
    reduced = (
        one._replace(labels=tuple(topic for topic in one.labels if topic in topics))
        for one in records
    )
    return [one for one in reduced if one.labels]


def _files(meter: Meter, skipped: Skipped) -> Iterator[Member]:
    if meter.path.is_dir() or is_archive(meter):
        for member in members(meter.path, meter, skipped):
            if member.name.lower().endswith((".sgm", ".sgml", _TOPIC_LIST)):
                yield member
    else:
        with open_stream(meter.path, meter) as stream:
            yield Member(meter.path.name, stream.read())


def is_archive(meter: Meter) -> bool:
    """Say whether the file holds other files and not the SGML itself."""
    with open_stream(meter.path, meter) as stream:
        head = stream.peek(512)[:512]
    meter.start_again()
    return head[257:262] == b"ustar" or head.startswith(b"PK\x03\x04")


def _documents(file: Member, choice: EncodingChoice, meter: Meter) -> Iterator[Record]:
    pieces = choice.decode(file.content).split("<REUTERS")[1:]
    for number, piece in enumerate(pieces, 1):
        content, end, _ = piece.partition("</REUTERS>")
        head, mark, content = content.partition(">")
        if not end or not mark:
            raise CorpusError(
                f"{meter.path.name}, {file.name}: document {number} does not end; get the file "
                "again."
            )
        meter.documents()
        attributes = dict(_ATTRIBUTE.findall(head))
        has_topics = attributes.get("TOPICS") == "YES"
        split = _SIDES.get(attributes.get("LEWISSPLIT", ""), UNUSED) if has_topics else UNUSED
        labels = tuple(_inside(_between(content, "TOPICS")))
        yield Record(attributes.get("NEWID") or str(number), _text(content), labels, split)


def _inside(topics: str) -> list[str]:
    return [one.partition("</D>")[0].strip() for one in topics.split("<D>")[1:]]


def _between(content: str, tag: str) -> str:
    _, _, rest = content.partition(f"<{tag}>")
    inside, end, _ = rest.partition(f"</{tag}>")
    return inside if end else ""


def _text(content: str) -> str:
    # Unprocessed stories have neither title nor body: all of TEXT is kept then.
    parts = [_between(content, "TITLE"), _between(content, "BODY")]
    if not any(parts):
        _, _, rest = content.partition("<TEXT")
        parts = [rest.partition(">")[2].partition("</TEXT>")[0]]
    plain = html.unescape("\n".join(part for part in parts if part))
    return plain.translate(_CONTROL).strip()
