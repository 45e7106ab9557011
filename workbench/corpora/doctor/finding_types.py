"""The explicit list of findings: their names and titles, and what they do to results."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from workbench.corpora.doctor.finding import LEAK, PROBLEM, REMARK, Cure, Finding, examples


@dataclass(frozen=True)
class FindingType:
    """A type of finding; the checks say how often it was found and where."""

    name: str
    kind: str  # of most findings of this type
    title: str
    effect: str

    def found(
        self,
        rows: Iterable[Any],
        details: str,
        *,
        number: int | None = None,
        kind: str = "",
        cure: Cure | None = None,
        advice: str = "",
    ) -> Finding:
        """A finding in these documents; its number is how many they are unless another is given."""
        counted = list(rows)
        return Finding(
            self.name,
            kind or self.kind,
            self.title,
            len(counted) if number is None else number,
            details,
            self.effect,
            examples(counted),
            cure,
            advice,
        )


ADDRESSES = FindingType(
    "mail-addresses",
    LEAK,
    "E-mail or web addresses in the texts",
    "Methods learn who writes in which class instead of what the texts are about.",
)
BOILERPLATE = FindingType(
    "boilerplate",
    PROBLEM,
    "Text shared by most documents of a class",
    "Methods recognise this text instead of the content; scores do not carry over to other "
    "sources.",
)
CLASS_NAMES = FindingType(
    "class-names",
    LEAK,
    "Class names in the texts",
    "Methods read the class instead of predicting it; scores mean nothing for texts without it.",
)
UNEVEN_CLASSES = FindingType(
    "uneven-classes",
    REMARK,
    "Class sizes are very uneven",
    "Accuracy says little about small classes; compare the macro-averaged F1 as well.",
)
ONE_CLASS = FindingType(
    "one-class",
    PROBLEM,
    "Only one class",
    "There is nothing to tell apart, so no classifier can be trained.",
)
SMALL_CLASSES = FindingType(
    "small-classes",
    PROBLEM,
    "Classes with too few documents",
    "They cannot be in both training and test of every split; averages over classes depend on "
    "a few documents.",
)
LOST_CHARACTERS = FindingType(
    "lost-characters",
    PROBLEM,
    "Lost characters",
    "Words with such a character are split into pieces.",
)
DAMAGED_CHARACTERS = FindingType(
    "damaged-characters",
    PROBLEM,
    "Damaged characters",
    "A word with damaged letters becomes another term, or is split into several.",
)
CLASS_OF_COPIES = FindingType(
    "class-of-copies",
    PROBLEM,
    "One class contains copies of others",
    "The class cannot be distinguished from the others; its errors lower all scores.",
)
CONFLICTING_DUPLICATES = FindingType(
    "conflicting-duplicates",
    PROBLEM,
    "The same text in different classes",
    "No method can get all of them right, and what is learnt from them contradicts itself.",
)
DUPLICATES = FindingType(
    "duplicates",
    PROBLEM,
    "Duplicates",
    "A test document with a copy in training is recognised, not understood; scores are higher "
    "than for new texts.",
)
DOCUMENTS_WITHOUT_TERMS = FindingType(
    "documents-without-terms",
    PROBLEM,
    "Documents without terms after preprocessing",
    "Methods see nothing of such a document and can only guess its class.",
)
EMPTY_DOCUMENTS = FindingType(
    "empty-documents",
    PROBLEM,
    "Empty documents",
    "The class of such a document can only be guessed, which lowers all scores.",
)
MAIL_HEADERS = FindingType(
    "mail-headers",
    REMARK,
    "Mail headers in the texts",
    "Methods learn senders, organisations and subject lines instead of topics; their scores "
    "do not carry over to other texts.",
)
DOUBTFUL_CLASS_COLUMN = FindingType(
    "label-column",
    PROBLEM,
    "The class column is doubtful",
    "If this is not what the texts are about, no method can learn it and all scores stay near "
    "chance.",
)
MIXED_LANGUAGES = FindingType(
    "mixed-languages",
    PROBLEM,
    "Several languages",
    "Stop words and stems fit one language only; if languages and classes go together, "
    "methods learn the language.",
)
SHORT_DOCUMENTS = FindingType(
    "short-documents",
    REMARK,
    "Very short documents",
    "There is too little to learn from or to judge by; their class is mostly guessed.",
)
LONG_DOCUMENTS = FindingType(
    "long-documents",
    REMARK,
    "Very long documents",
    "Where counts are not normalised, a few long documents decide which terms matter.",
)
MARKUP = FindingType(
    "markup",
    PROBLEM,
    "HTML in the texts",
    "Names of tags, attributes and addresses are counted as words; where only some sources "
    "have them, methods learn the source.",
)
NEAR_DUPLICATES = FindingType(
    "near-duplicates",
    PROBLEM,
    "Near duplicates",
    "A test document with a near copy in training is recognised, not understood; scores are "
    "higher than for new texts.",
)
QUOTES = FindingType(
    "quotes",
    REMARK,
    "Quotes from other messages",
    "A test document that quotes a training document is recognised by its copy; scores are "
    "higher than for new texts.",
)
RATINGS = FindingType(
    "ratings",
    LEAK,
    "Ratings in the texts",
    "Methods read the rating instead of the opinion; scores mean nothing for texts without it.",
)
SIGNATURES = FindingType(
    "signatures",
    REMARK,
    "Signatures at the end of the texts",
    "Methods learn who writes in which class; the same writers are in training and test, but "
    "not in new texts.",
)
SUSPECTED_LABELS = FindingType(
    "suspected-labels",
    PROBLEM,
    "Suspected wrong labels",
    "Wrong labels lower every score in the test, and they are learnt from in training.",
)
TELLING_IDENTIFIERS = FindingType(
    "telling-names",
    REMARK,
    "File names or identifiers that reveal the class",
    "Methods see texts only, so identifiers do no harm unless they are part of the text or of "
    "a table that is given to another program.",
)
TELLING_WORDS = FindingType(
    "telling-words",
    LEAK,
    "Words that predict a class almost alone",
    "A method that only looks for such words scores almost perfectly. If the source of the "
    "texts added them, scores mean nothing for other texts.",
)
DATES = FindingType(
    "time-order",
    REMARK,
    "The documents have dates",
    "A random split lets methods learn from documents written after those they are tested on; "
    "for new texts the scores will be lower.",
)
