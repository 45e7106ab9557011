"""The table of known corpora: names, files, settings, expected sizes and where they come from."""

from dataclasses import dataclass, field, replace

from workbench.corpora.readers.settings import ReadingSettings

_LATIN = ReadingSettings(encoding="ISO-8859-1")
_PAGE = "http://qwone.com/~jason/20Newsgroups/"


@dataclass(frozen=True)
class KnownCorpus:
    """A published corpus: its name, its files and the size it must have."""

    name: str
    title: str
    files: tuple[str, ...]
    documents: int
    classes: int
    settings: ReadingSettings = field(default_factory=ReadingSettings)
    terms: int = 0
    split: tuple[int, int] | None = None
    citation: str = ""
    licence: str = ""
    how_to_get: str = ""
    is_built_in: bool = False


_NEWS = KnownCorpus(
    name="20news-18828",
    title="20 Newsgroups, 18,828 messages without duplicates",
    files=("20news-18828.tar.gz", "20news-18828"),
    documents=18828,
    classes=20,
    settings=_LATIN,
    citation="K. Lang: NewsWeeder: learning to filter netnews. ICML 1995.",
    licence="Public newsgroup messages, used for research; no licence is stated.",
    how_to_get=f"20news-18828.tar.gz from {_PAGE}",
)
_REUTERS = KnownCorpus(
    name="reuters21578",
    title="Reuters-21578, all documents with all topics",
    files=("reuters21578.tar.gz", "reuters21578"),
    documents=21578,
    classes=135,
    settings=_LATIN,
    split=(9603, 3299),
    citation="D. D. Lewis: Reuters-21578 text categorization test collection, 1997.",
    licence="Copyright Reuters and Carnegie Group; for research only.",
    how_to_get="reuters21578.tar.gz from https://kdd.ics.uci.edu/databases/reuters21578/",
)
_WEBKB = KnownCorpus(
    name="webkb",
    title="WebKB, university web pages",
    files=("webkb.jsonl.gz", "webkb.jsonl", "webkb"),
    documents=8282,
    classes=7,
    citation="M. Craven et al.: Learning to extract symbolic knowledge from the web. AAAI 1998.",
    licence="For research; no licence is stated.",
    how_to_get="the 4 Universities data set of the CMU World Wide Knowledge Base project",
)
CLUTO_SIZES = {  # documents, terms and classes
    "classic": (7094, 41681, 4),
    "fbis": (2463, 2000, 17),
    "hitech": (2301, 126321, 6),
    "reviews": (4069, 18483, 5),
    "la12": (6279, 31472, 6),
    "tr31": (927, 10128, 7),
    "tr41": (878, 7454, 10),
    "re0": (1504, 2886, 13),
    "re1": (1657, 3758, 25),
    "k1a": (2340, 21839, 20),
    "k1b": (2340, 21839, 6),
    "wap": (1560, 8460, 20),
}


def _news_part(name: str, title: str, classes: str, documents: int, number: int) -> KnownCorpus:
    settings = replace(_LATIN, classes=classes)
    return replace(
        _NEWS, name=name, title=title, documents=documents, classes=number, settings=settings
    )


def _reuters_part(
    name: str, title: str, subset: str, split: tuple[int, int], number: int
) -> KnownCorpus:
    return replace(
        _REUTERS,
        name=name,
        title=title,
        documents=sum(split),
        classes=number,
        split=split,
        settings=replace(_LATIN, subset=subset),
    )


def _cluto(name: str, documents: int, terms: int, classes: int) -> KnownCorpus:
    return KnownCorpus(
        name=name,
        title=f"CLUTO data set {name}, counted terms",
        files=(f"cluto/{name}.mat.gz", f"cluto/{name}.mat", f"{name}.mat.gz", f"{name}.mat"),
        documents=documents,
        classes=classes,
        terms=terms,
        settings=ReadingSettings(format="cluto"),
        citation="Y. Zhao, G. Karypis: Empirical and theoretical comparisons of selected "
        "criterion functions for document clustering. Machine Learning 55, 2004.",
        licence="For research; no licence is stated.",
        how_to_get=f"{name}.mat of the data sets of the CLUTO toolkit",
    )


_BUILT_IN = (
    KnownCorpus(
        name="tour",
        title="Built-in tour: posts on 8 topics in 3 groups",
        files=("tour.jsonl.gz",),
        documents=1600,
        classes=8,
        settings=ReadingSettings(text_column="text", class_column="label", id_column="id"),
        citation="Written by this project.",
        licence="CC0 1.0",
        how_to_get="included in the program",
        is_built_in=True,
    ),
    KnownCorpus(
        name="posts",
        title="Built-in posts without classes, to try labelling",
        files=("posts.jsonl.gz",),
        documents=800,
        classes=0,
        settings=ReadingSettings(text_column="text", id_column="id"),
        citation="Written by this project.",
        licence="CC0 1.0",
        how_to_get="included in the program",
        is_built_in=True,
    ),
    KnownCorpus(
        name="ratings",
        title="Built-in ratings: reviews with 1 to 5 stars",
        files=("ratings.jsonl.gz",),
        documents=700,
        classes=5,
        settings=ReadingSettings(
            text_column="text", class_column="label", id_column="id", ordered=True
        ),
        citation="Written by this project.",
        licence="CC0 1.0",
        how_to_get="included in the program",
        is_built_in=True,
    ),
)
_NEWSGROUPS = (
    _NEWS,
    replace(
        _NEWS,
        name="20news-bydate",
        title="20 Newsgroups, split by date",
        files=("20news-bydate.tar.gz", "20news-bydate.jsonl.gz", "20news-bydate"),
        documents=18846,
        split=(11314, 7532),
        how_to_get=f"20news-bydate.tar.gz from {_PAGE}, or: workbench corpora --download "
        "20news-bydate",
    ),
    replace(
        _NEWS,
        name="mini_newsgroups",
        title="Mini Newsgroups, 100 messages of each group",
        files=("mini_newsgroups.tar.gz", "mini_newsgroups"),
        documents=2000,
        how_to_get="mini_newsgroups.tar.gz from the UCI archive, Twenty Newsgroups",
    ),
    _news_part(
        "3news",
        "Three distant newsgroups: cryptography, Middle East, Christianity",
        "sci.crypt, talk.politics.mideast, soc.religion.christian",
        2928,
        3,
    ),
    _news_part("20news-science", "The four science newsgroups", "sci.*", 3949, 4),
    _news_part("comp-rec", "Computer and recreation newsgroups", "comp.*, rec.*", 8858, 9),
    _news_part("comp", "The five computer newsgroups", "comp.*", 4881, 5),
)
_REUTERS_SETS = (
    _REUTERS,
    _reuters_part("reuters-modapte", "Reuters-21578, ModApte split", "modapte", (9603, 3299), 118),
    _reuters_part("reuters-R8", "Reuters R8, one topic each", "R8", (5485, 2189), 8),
    _reuters_part("reuters-R52", "Reuters R52, one topic each", "R52", (6532, 2568), 52),
    _reuters_part("reuters-R90", "Reuters R90, several topics", "R90", (7770, 3019), 90),
    _reuters_part("reuters-top25", "Reuters, 25 topics, one each", "top-25", (6314, 2451), 25),
    replace(
        _REUTERS,
        name="reuters-nltk",
        title="Reuters ApteMod as NLTK distributes it, several topics",
        files=("reuters-nltk.jsonl.gz",),
        documents=10788,
        classes=90,
        split=(7769, 3019),
        settings=ReadingSettings(class_column="labels"),
        how_to_get="workbench corpora --download reuters-nltk",
    ),
)
_OTHERS = (
    _WEBKB,
    replace(
        _WEBKB,
        name="webkb5",
        title="WebKB, five classes of pages",
        documents=4336,
        classes=5,
        settings=ReadingSettings(classes="student, faculty, course, project, staff"),
    ),
    KnownCorpus(
        name="1150haber",
        title="1150haber, Turkish news",
        files=("1150haber.zip", "1150haber"),
        documents=1150,
        classes=5,
        settings=ReadingSettings(encoding="windows-1254"),
        citation="M. F. Amasyalı, A. Beken: Measurement of Turkish word semantic similarity and "
        "text categorization application. SIU 2009.",
        licence="For research; no licence is stated.",
        how_to_get="1150haber from the Kemik group of Yıldız Technical University",
    ),
    KnownCorpus(
        name="scaledata",
        title="Film reviews with four ordered ratings",
        files=("scaledata.jsonl.gz", "scaledata.jsonl"),
        documents=5006,
        classes=4,
        settings=ReadingSettings(class_column="label", ordered=True),
        citation="B. Pang, L. Lee: Seeing stars. ACL 2005.",
        licence="For research; no licence is stated.",
        how_to_get="scale data v1.0 of Cornell's movie review data",
    ),
    KnownCorpus(
        name="movie_reviews",
        title="Film reviews, positive and negative",
        files=("movie_reviews.zip", "movie_reviews", "review_polarity.tar.gz"),
        documents=2000,
        classes=2,
        citation="B. Pang, L. Lee: A sentimental education. ACL 2004.",
        licence="For research; no licence is stated.",
        how_to_get="workbench corpora --download movie_reviews",
    ),
)
_NUMERIC = (
    KnownCorpus(
        name="lymphoma",
        title="Lymphocytes: gene expression, diffuse large B-cell lymphoma against the rest",
        files=("lymphoma.arff.gz", "lymphoma.arff"),
        documents=96,
        classes=2,
        terms=4026,
        settings=ReadingSettings(classes="DLBCL", other_classes="rest"),
        citation="A. A. Alizadeh et al.: Distinct types of diffuse large B-cell lymphoma "
        "identified by gene expression profiling. Nature 403, 2000.",
        licence="For research; no licence is stated.",
        how_to_get="lymphoma.arff, 96 samples of 4,026 genes in nine classes",
    ),
    KnownCorpus(
        name="soybean",
        title="Soybean diseases, 35 nominal attributes, rows without missing values",
        files=("soybean.arff.gz", "soybean.arff"),
        documents=562,
        classes=15,
        terms=35,
        settings=ReadingSettings(incomplete_rows="leave out"),
        citation="R. S. Michalski, R. L. Chilausky: Learning by being told and learning from "
        "examples. Int. J. Policy Analysis and Information Systems 4, 1980.",
        licence="CC BY 4.0 (UCI repository).",
        how_to_get="soybean.arff of the UCI repository (Soybean, Large)",
    ),
)
_CLUTO_CORPORA = tuple(_cluto(name, *sizes) for name, sizes in CLUTO_SIZES.items())

CATALOGUE: dict[str, KnownCorpus] = {
    corpus.name: corpus
    for corpus in (*_BUILT_IN, *_NEWSGROUPS, *_REUTERS_SETS, *_OTHERS, *_NUMERIC, *_CLUTO_CORPORA)
}
ALIASES = {
    "newsgroups": "20news-18828",
    "20newsgroups": "20news-18828",
    "reuters": "reuters21578",
    "webkb7": "webkb",
}
