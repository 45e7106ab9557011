"""Guessing the language of a corpus from a sample."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from workbench.errors import WorkbenchError

UNKNOWN = "unknown"
_SAMPLE_DOCUMENTS, _SAMPLE_CHARACTERS = 60, 1000
_LEAST_CONFIDENCE = 0.3

# Every language with stop words, a stemmer or no spaces, and its codes in the language model.
LANGUAGES: dict[str, tuple[str, ...]] = {
    "arabic": ("ar", "ary", "arz"),
    "armenian": ("hy",),
    "basque": ("eu",),
    "bulgarian": ("bg",),
    "burmese": ("my",),
    "catalan": ("ca",),
    "chinese": ("zh", "wuu", "yue"),
    "czech": ("cs",),
    "danish": ("da",),
    "dutch": ("nl",),
    "english": ("en",),
    "esperanto": ("eo",),
    "estonian": ("et",),
    "finnish": ("fi",),
    "french": ("fr",),
    "german": ("de",),
    "greek": ("el",),
    "gujarati": ("gu",),
    "hebrew": ("he",),
    "hindi": ("hi",),
    "hungarian": ("hu",),
    "indonesian": ("id",),
    "irish": ("ga",),
    "italian": ("it",),
    "japanese": ("ja",),
    "khmer": ("km",),
    "korean": ("ko",),
    "lao": ("lo",),
    "lithuanian": ("lt",),
    "malaysian": ("ms",),
    "nepali": ("ne",),
    "norwegian": ("no", "nn"),
    "persian": ("fa",),
    "polish": ("pl",),
    "portuguese": ("pt",),
    "romanian": ("ro",),
    "russian": ("ru",),
    "serbian": ("sr",),
    "sesotho": ("st",),
    "slovak": ("sk",),
    "slovene": ("sl",),
    "spanish": ("es",),
    "swedish": ("sv",),
    "tamil": ("ta",),
    "thai": ("th",),
    "turkish": ("tr",),
    "ukrainian": ("uk",),
    "vietnamese": ("vi",),
    "yiddish": ("yi",),
}


@dataclass(frozen=True)
class LanguageGuess:
    """A language, or "unknown", and the confidence of the guess (0 to 1)."""

    language: str
    confidence: float


def guess_language(texts: Sequence[str]) -> str:
    """Return the language of most of the text, or "unknown"."""
    return guess_with_confidence(texts).language


def guess_with_confidence(texts: Sequence[str]) -> LanguageGuess:
    """Guess from the beginnings of documents spread evenly over the corpus."""
    sample = _sample(texts)
    if not any(character.isalpha() for character in sample):
        return LanguageGuess(UNKNOWN, 0.0)
    code, confidence = _identifier().classify(sample)
    if confidence < _LEAST_CONFIDENCE:
        return LanguageGuess(UNKNOWN, confidence)
    return LanguageGuess(_names_by_code().get(code, UNKNOWN), confidence)


def _sample(texts: Sequence[str]) -> str:
    step = max(1, len(texts) // _SAMPLE_DOCUMENTS)
    chosen = range(0, len(texts), step)[:_SAMPLE_DOCUMENTS]
    return "\n".join(texts[row][:_SAMPLE_CHARACTERS] for row in chosen)


@cache
def _identifier() -> Any:
    """Load the model on first use: it takes half a second."""
    from py3langid.langid import MODEL_FILE, LanguageIdentifier  # late: 0.2 s to import

    try:
        return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
    except OSError as problem:  # the model is unpacked in the folder for temporary files
        raise WorkbenchError(
            "The language cannot be guessed, because the temporary folder cannot be written "
            f"({problem.strerror}); free some disk space, or choose the language."
        ) from problem


@cache
def _names_by_code() -> dict[str, str]:
    return {code: name for name, codes in LANGUAGES.items() for code in codes}
