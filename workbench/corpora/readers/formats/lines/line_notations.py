"""Classes on the same line as the text: fastText, Vowpal Wabbit, trees, or a marked word."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

Division = tuple[tuple[str, ...], str]
_LABEL = "__label__"
_BEGINS_WITH_LABEL = re.compile(r"__label__[^\s,;|]+[:,]?\s")  # a comma alone: a table
_ENDS_WITH_LABEL = re.compile(r"\s__label__\S+\s*$")
_WABBIT = re.compile(r"(?P<label>[-+]?[\w.:-]+)(?: [\d.]+){0,2}(?: '?[^|\s]+)? (?=\|\w)")
_NAMESPACE = re.compile(r"\|\w*(?::[\d.]+)?")
_VALUE = re.compile(r":[-+.\deE]+(?=\s|$)")
# A number, a code such as LOC:city, or capitals; other words begin many sentences.
_FIRST_WORD = re.compile(r"([-+]?\d{1,3}(?:\.0)?|\w+:\w+|[A-Z][A-Z_]+\d*)[ \t]+(?=\S+\s+\S)")
# In brackets or before a colon any word may be a class, if it recurs often.
_MARKED_WORD = re.compile(
    r"(?:[\[(<{]([\w][\w .-]{0,30})[\])>}]:?|(\w[\w&/-]{0,30}(?: [\w&/-]{1,30}){0,3}):"
    r"|([^\W\d][\w&/-]{0,30})[ \t]+[-–—>])[ \t]+"
    r"(?=\S+\s+\S)|[\[【]([\w][\w /&+.-]{0,30})[\]】]:?[ \t]*(?=\S)"
)
# doc017 sport The text …, as topic models are given it
_IDENTIFIED = re.compile(
    r"([^\s\d]{0,40}\d\S{0,40}(?<![.):]))[ \t]+([^\W\d][\w&/.-]{0,40})[ \t]+(?=\S+\s+\S)"
)
_MARKED_END = re.compile(
    r"(?<=\S)(?:[ \t]+(?:[\[(<{]([\w][\w .-]{0,30})[\])>}]"
    r"|(?:[-–—>:]+[ \t]+|#)([^\W\d][\w&/-]{0,30}))|[ \t]*@([^\W\d][\w&/-]{0,30}))[ \t]*$"
)
_LAST_WORD = re.compile(r"(?<=\S)[ \t]+(\w[\w&/-]{0,30})[ \t]*$")
# A tree in brackets, such as the sentences of the Stanford Sentiment Treebank.
_TREE = re.compile(r"\(([\w.+-]{1,20}) (?=[^()]*[()]).*\)\s*")
_LEAF = re.compile(r"\([^\s()]+ ([^\s()]+)\)")
_BRACKETS = {"-LRB-": "(", "-RRB-": ")"}
_OFTEN = 4
_FEWEST_LINES = 8
_FEWEST_BARE = 12  # lines whose last words have no mark
_MOST_CLASSES = 200


def notation_of(lines: Sequence[str]) -> tuple[str, Callable[[str], Division]]:
    """Return the notation of a file by its lines, and the function that divides a line."""
    if any(map(_BEGINS_WITH_LABEL.match, lines)):
        return "fastText", _divided_by_label
    if lines and sum(map(bool, map(_ENDS_WITH_LABEL.search, lines))) > 0.9 * len(lines):
        return "fastText", _divided_at_the_end
    if len(lines) > 1 and all(map(_WABBIT.match, lines)):
        return "Vowpal Wabbit", _divided_by_bar
    if len(lines) > 1 and all(map(_TREE.fullmatch, lines)):
        return "tree", _leaves
    if _have_first_words(lines):
        return "first word", _divided_by_space
    if _recur(list(map(_MARKED_WORD.match, lines))):
        return "first word", _divided_by_mark
    if _recur(list(map(_MARKED_END.search, lines))):
        return "last word", _divided_at(_MARKED_END)
    if _follow_identifiers(lines):
        return "second word", _divided_after_identifier
    if _end_with_few_words(lines):
        return "last word", _divided_at(_LAST_WORD)
    return "", lambda line: ((), line)


def _leaves(line: str) -> Division:
    """The words of a tree and the label of its root: (3 (2 A) (4 (3 fine) (2 film)))."""
    match = _TREE.fullmatch(line)
    words = [_BRACKETS.get(word, word) for word in _LEAF.findall(line)]
    return ((match[1],) if match else (), " ".join(words))


def _recur(found: Sequence[re.Match[str] | None]) -> bool:
    """Whether every line has a marked word, and few of them recur often."""
    words = {match[match.lastindex or 0] for match in found if match}
    if len(found) < _FEWEST_LINES or not all(found):
        return False
    return 2 <= len(words) <= max(2, len(found) // _OFTEN)


def _follow_identifiers(lines: Sequence[str]) -> bool:
    """Whether each line has an identifier of its own, then a word that recurs in other lines."""
    found = list(map(_IDENTIFIED.match, lines))
    identifiers = {match[1] for match in found if match}
    return len(identifiers) == len(lines) and _recur(found)


def _divided_after_identifier(line: str) -> Division:
    match = _IDENTIFIED.match(line)
    return ((match[2],), line[match.end() :]) if match else ((), line)


def _end_with_few_words(lines: Sequence[str]) -> bool:
    """Whether the last words of all lines, without a mark, are few that recur very often."""
    found = list(map(_LAST_WORD.search, lines))
    sizes = Counter(match[1] for match in found if match)
    if len(lines) < _FEWEST_BARE or not all(found):
        return False
    return 2 <= len(sizes) <= len(lines) // _OFTEN and min(sizes.values()) > 1


def _divided_at(end: re.Pattern[str]) -> Callable[[str], Division]:
    """The division of lines that end with a class, which a pattern finds."""

    def divide(line: str) -> Division:
        match = end.search(line)
        return ((match[match.lastindex or 0],), line[: match.start()]) if match else ((), line)

    return divide


def _divided_by_mark(line: str) -> Division:
    match = _MARKED_WORD.match(line)
    return ((match[match.lastindex or 0],), line[match.end() :]) if match else ((), line)


def _have_first_words(lines: Sequence[str]) -> bool:
    found = [_FIRST_WORD.match(line) for line in lines]
    if len(lines) < _FEWEST_LINES or not all(found):
        return False
    words = {match[1] for match in found if match}
    return 2 <= len(words) <= min(_MOST_CLASSES, len(lines) // 3)


def _divided_by_label(line: str) -> Division:
    labels = []
    text = line
    while text.startswith(_LABEL):
        label, text = (*text.split(None, 1), "")[:2]
        labels.append(label.removeprefix(_LABEL).strip(",:"))
        text = text.removeprefix(", ").lstrip()  # __label__sport , The text
    return tuple(dict.fromkeys(filter(None, labels))), text


def _divided_at_the_end(line: str) -> Division:
    words = line.rstrip().split(" ")
    labels = []
    while len(words) > 1 and words[-1].strip().startswith(_LABEL):
        labels.append(words.pop().strip().removeprefix(_LABEL))
    return tuple(dict.fromkeys(filter(None, reversed(labels)))), " ".join(words).rstrip()


def _divided_by_bar(line: str) -> Division:
    match = _WABBIT.match(line)
    if match is None:
        return (), line
    features = _NAMESPACE.sub(" ", line[match.end() :])
    return (match["label"],), " ".join(_VALUE.sub("", features).split())


def _divided_by_space(line: str) -> Division:
    match = _FIRST_WORD.match(line)
    return ((match[1],), line[match.end() :]) if match else ((), line)
