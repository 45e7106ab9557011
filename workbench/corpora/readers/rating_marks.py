"""Ratings that a review states itself: stars, points out of a scale, "Rating: 4"."""

import re

# The scale is 3 to 5, 6, 10, 20 or 100 points; 24/7 and dates are not ratings.
_SCALE = r"(?:100|[3-6]|10|20)(?![\d/.-]\d|\d)"
_NUMBER = r"\d{1,3}(?:[.,]\d)?"
_STAR_WORDS = r"(?:stars?|sterne?|étoiles?|estrellas?|stelle|yıldız)"
_LABELS = r"(?:rating|score|grade|note|stars|puan|bewertung|punteggio|calificación)"
RATING = re.compile(
    rf"[★☆⭐]{{1,10}}"
    rf"|(?<![\w*])\*{{2,5}}(?:½|1/2)?(?![\w*])"
    rf"|(?<![\d/.-]){_NUMBER}[ ]?/[ ]?{_SCALE}"
    rf"|(?<![\d.]){_NUMBER} (?:out of|von|sur|üzerinden) {_SCALE}(?: {_STAR_WORDS})?"
    rf"|(?<![\d.]){_NUMBER}[ -]{_STAR_WORDS}(?!\w)"
    rf"|(?<!\w){_LABELS}[ ]?[:=][ ]?{_NUMBER}(?!\w)",
    re.IGNORECASE,
)
_SPACES = re.compile(r"\s+")


def ratings_in(text: str) -> list[str]:
    """The ratings of a text, each as one word."""
    return [_as_word(match[0]) for match in RATING.finditer(text)]


def without_ratings(text: str) -> str:
    """Remove ratings."""
    return RATING.sub(" ", text)


def _as_word(rating: str) -> str:
    """Signs become letters, which every tokeniser keeps."""
    filled = sum(rating.count(sign) for sign in "★⭐*")
    if filled or "☆" in rating:
        return f"signs{filled}"
    return "rating" + re.sub(r"\W+", "q", _SPACES.sub("", rating.lower()))
