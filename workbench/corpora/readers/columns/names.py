"""What the names of columns suggest; the content of a column counts more."""

import re
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_SEPARATOR = re.compile(r"[\W_]+")
_NUMBERED = re.compile(r"^(.*?)[\s_.-]?(?:\d{1,2}|[abAB])$")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_TEXT = _words(
    "text texts document body content contents message msg review reviews sentence abstract "
    "comment article post tweet email mail utterance narrative transcript fulltext metin yorum "
    "texte texto testo inhalt tekst kommentar kommentare commentaire comentario commento komentarz "
    "nachricht mensaje messaggio recensione reseña opinia opinión rezension feedback complaint "
    "текст отзыв сообщение комментарий "
    "文本 内容 評論 评论 正文 本文 テキスト レビュー 텍스트 내용 리뷰"
)
_SHORT_TEXT = _words(
    "question description data news story summary headline title subject answer query query_text "
    "caption lead name snippet input context"
)
_CLASS = _words(
    "label labels class classes y gold etiket klasse clase classe etiqueta majority consensus"
)
_TOPIC = _words(
    "category categories topic topics sentiment sentiments genre newsgroup subreddit intent "
    "emotion polarity stance tag tags verdict "
    "kategori kategorie categoria catégorie sınıf sinif konu duygu classification categoría "
    "kategoria kategorija rubrik rubrique thema tema sujet sentimento sentimiento stimmung "
    "категория класс тема рубрика метка "
    "类别 類別 分類 分类 标签 標籤 ラベル カテゴリ 라벨 분류 카테고리"
)
_GROUP = _words(
    "group section rating stars score overall type kind subject department division product grade "
    "level code codes v1 output bewertung puan ocena nota valutazione calificación évaluation "
    "оценка 评分 評分 評価 평점 sterne estrellas zufrieden zufriedenheit satisfied satisfaction "
    "memnuniyet satisfacción recommend"
)
_OF_CLASSES = _CLASS | _TOPIC | _GROUP | {"target"}
_BESIDE_CLASSES = _words("id count confidence annotator annotators worker predicted prediction")
_CLASS_OF_NUMBERS = _words("species diagnosis outcome type quality survived")
# Words often predict these well, and yet they are rarely what is to be learnt.
_BACKGROUND = _words(
    "author authors nickname nick handle language lang publisher site country city state location "
    "gender device platform university school editor speaker channel region airline brand sheet "
    "document interview participant respondent domain geschlecht cinsiyet sexo sexe sex yaş alter "
    "alt edad âge studiengang land ülke país pays stadt şehir ciudad ville"
)
_OWNERS = _words("name company employer şirket unternehmen firma entreprise empresa azienda")
_NOT_A_CLASS = _words(
    "date time year month day hour timestamp datetime created updated published count votes likes "
    "retweets views price age length words chars size latitude longitude lat lon verified version "
    "source url link user username reviewer confidence probability annotator worker ip "
    "phone zip postcode quantity amount helpful upvotes downvotes num page pages batch verifiziert "
    "active truncated enabled deleted edited anonymous archived locked pinned featured retweet "
    "doğrulanmış verificado vérifié datum tarih fecha uhrzeit zeitstempel preis fiyat precio prix"
)
_IDENTITY = _words(
    "id ids docid identifier uid uuid guid key filename file path name url newid number no nr "
    "index idx row rowid doc link permalink textid sno num"
)
# Copies of a text with marks in it or with parts taken out, made for programs.
_DERIVED = _words("parse annot annotated tagged pos tokens tokenized lemmas lemmatized html tree")
_READABLE, _CODED = _words("name title display text"), _words("value id key code slug")
_SPLIT = _words("split subset partition set fold usage part")
_EXACT_IDENTITY = _words("id docid identifier uid uuid guid newid textid idx index")
_USUAL_CLASSES = _words(
    "positive negative neutral pos neg neu positiv negativ positif negatif négatif positivo "
    "negativo pozitif olumlu olumsuz nötr spam ham joy anger sadness fear surprise disgust "
    "entailment contradiction offensive toxic hateful irrelevant mixed favor against"
)
KNOWN_NAMES = frozenset().union(
    _TEXT, _SHORT_TEXT, _CLASS, _TOPIC, _GROUP, _BACKGROUND, _IDENTITY, _SPLIT
) | {
    "target",
    "doc_id",
    "document_id",
    "text_id",
}


class NameHints(NamedTuple):
    """What a name suggests: factors and summands for the scores of the roles."""

    text: float
    label: float
    identity: float
    is_split: bool
    is_no_class: bool


def name_words(name: str) -> tuple[str, ...]:
    """Split a name such as reviewText, review_text or doc.review text into lower-case words."""
    path = [part for part in name.strip().lstrip("\ufeff").split(".") if part.strip()]
    last = path[-1] if path else ""
    if len(path) > 1 and last.lower() in ("value", "name"):
        last = path[-2]  # polarity.value, source.name: the word before it says more
    parts = _SEPARATOR.split(_CAMEL.sub("_", last).lower())
    return tuple(part for part in parts if part)


def numbered_stem(name: str) -> str:
    """What stands before the number of a name such as question 2; empty without one."""
    match = _NUMBERED.match(name.strip())
    stem = match[1].strip().lower() if match else ""
    # A bare number or a word such as “column” is the name of a table without names.
    return "" if stem in ("", "column", "v", "unnamed:", "field", "var", "x", "col") else stem


def is_known_name(name: str) -> bool:
    """Whether a cell is a usual name of a column as a whole."""
    words = name_words(name) if "." not in name.strip() else ()
    return "_".join(words) in KNOWN_NAMES or (
        1 < len(words) <= 3 and all(word in KNOWN_NAMES or word == "unnamed" for word in words)
    )


def is_class_name(name: str) -> bool:
    """Whether a column is called what the classes of numeric data are called."""
    whole = "_".join(name_words(name))
    if len(whole) == 1:
        return False  # y is rather a measure beside x
    return hints_of(name).label >= 0.2 or whole in _CLASS_OF_NUMBERS


def reads_better(name: str, other: str) -> bool:
    """Whether a column is the name and another the code of the same: answer.name, answer.value."""
    (before, last), (other_before, other_last) = map(_last_word, (name, other))
    return before == other_before != "" and last in _READABLE and other_last in _CODED


def _last_word(name: str) -> tuple[str, str]:
    parts = [part for part in _SEPARATOR.split(_CAMEL.sub("_", name).lower()) if part]
    at = -2 if parts[-2:-1] == ["display"] else -1
    return "_".join(parts[:at]), parts[-1] if parts else ""


def are_usual_classes(values: Collection[str]) -> bool:
    """Whether all values are words that are hardly ever anything but classes."""
    return len(values) > 1 and all(value.lower() in _USUAL_CLASSES for value in values)


@lru_cache(maxsize=4096)
def hints_of(name: str) -> NameHints:
    """What the name of a column suggests about its role."""
    words = name_words(name)
    whole = "_".join(words)
    label = _label_hint(words, whole)
    identity = _identity_hint(words, whole)
    text = 1.0
    if whole in _TEXT or (words and _TEXT.intersection(words) and not identity):
        text = 3.0 if whole in _TEXT else 2.5
    elif _SHORT_TEXT.intersection(words):
        text = 1.4
    if label >= 0.2 or identity >= 0.8:
        text = min(text, 0.4)
    if len(words) > 1 and _DERIVED.intersection(words):
        text *= 0.2
    is_key = (
        bool(words)
        and words[-1] in ("id", "uuid", "number")
        and not _OF_CLASSES.intersection(words)
    )
    is_no_class = label == 0 and (is_key or bool(_NOT_A_CLASS.intersection(words)))
    return NameHints(text, label, identity, whole in _SPLIT, is_no_class)


def _label_hint(words: tuple[str, ...], whole: str) -> float:
    for names, exact, contained in (
        (_CLASS, 0.7, 0.45),
        (_words("target"), 0.4, 0.4),  # of learning, or of an opinion
        (_TOPIC, 0.3, 0.25),
        (_GROUP, 0.12, 0.1),
        (_BACKGROUND, -0.2, -0.2),
        (_OWNERS, -0.2, 0.0),
    ):
        if whole in names:
            return exact
        if names.intersection(words) and not _BESIDE_CLASSES.intersection(words):
            return contained
    return 0.0


def _identity_hint(words: tuple[str, ...], whole: str) -> float:
    if whole in _EXACT_IDENTITY or whole in ("doc_id", "document_id", "text_id"):
        return 1.0
    if words and words[-1] in ("id", "ids", "uid", "uuid"):
        return 0.9
    if not words or words[0] == "unnamed" or whole == "x":  # what pandas and R call row names
        return 0.6
    if whole in _IDENTITY:
        return 0.5
    return 0.4 if words[-1] in ("link", "url", "permalink") else 0.0
