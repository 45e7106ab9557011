"""The language of the window.

Texts of the window go through `self.tr`. Texts of the core are looked up by `translated` where they
are shown, since the core knows no Qt: either they are known as they stand, or they are made from a
known template such as "{} of {} terms are kept", whose values are translated in turn.
"""

import json
import re
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from workbench import paths
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.widgets.number_notation import number_in_notation
from workbench.parameters import Parameter
from workbench.plain_text import counted

CONTEXT = "core"
LANGUAGES = {"English": "en", "Deutsch": "de", "Türkçe": "tr"}  # as speakers call them
_GAP, _NUMBER = "{}", "{number}"
_SEPARATORS = ("\n", " · ", ". ", "; ", ": ", ", ")  # between texts that are put together
_ANYTHING, _WITHIN_SENTENCE, _DIGITS = "(.*?)", r"((?:(?!\.\s|\n).)*?)", r"([-+−\d.,e]+)"


def use_language(application: QApplication, language: str) -> None:
    """Show the window in a language of the list, or in that of the system if it is there."""
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)
        translator.setParent(None)
    translated.cache_clear()
    code = LANGUAGES.get(language) or _system_language()
    if code == "en":
        return
    for folder, name in (
        (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"),
        (str(paths.resources() / "translations"), f"workbench_{code}"),
    ):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)


@lru_cache(maxsize=4096)
def translated(text: str) -> str:
    """A text of the core in the language of the window; an unknown text stays as it is."""
    if not text or not _is_foreign():
        return text
    return (
        _known(text)
        or _filled(text, _WITHIN_SENTENCE)
        or _after_heading(text)
        or _in_parts(text)
        or _filled(text, _ANYTHING)
        or number_in_notation(text)
    )


def _is_foreign() -> bool:
    """Whether a language other than English is used: then a common word has another form."""
    return QCoreApplication.translate(CONTEXT, "language") != "language"


def _known(text: str) -> str:
    """The translation of a whole text; names of metrics stand within sentences in lower case."""
    for known in (text, text[:1].upper() + text[1:]):
        if known in _texts():
            return QCoreApplication.translate(CONTEXT, known)
    if text.endswith(".") and text[:-1] in _texts():
        return f"{QCoreApplication.translate(CONTEXT, text[:-1])}."
    return ""


def _filled(text: str, gap: str) -> str:
    """The translation of the most specific template that the text was made from."""
    for template, pattern in _templates(gap):
        match = pattern.fullmatch(text)
        if match is not None:
            values = [_value(text) for text in match.groups()]
            shown = QCoreApplication.translate(CONTEXT, template)
            return shown.replace(_NUMBER, _GAP).format(*values)
    return ""


def _value(text: str) -> str:
    """What fills a gap of a template; quotation marks around it stay."""
    is_quoted = len(text) > 2 and text[0] == text[-1] == "'"
    return f"'{translated(text[1:-1])}'" if is_quoted else translated(text)


def _after_heading(text: str) -> str:
    """The translation of a known name with a whole sentence about it: "LSI: 20 terms are kept"."""
    name, _, sentence = text.partition(": ")
    shown = _known(name) and (_known(sentence) or _filled(sentence, _WITHIN_SENTENCE))
    return f"{_known(name)}: {shown}" if shown else ""


def _in_parts(text: str) -> str:
    """Translate each of several texts that stand side by side, if any of them is known."""
    for separator in _SEPARATORS:
        parts = text.split(separator)
        if len(parts) > 1:
            stop = "." if separator == ". " else ""  # belongs to the text before it
            whole = [part + stop for part in parts[:-1]] + parts[-1:]
            shown = [translated(part) for part in whole]
            if shown != whole:
                return separator[len(stop) :].join(shown)
    return ""


@lru_cache(maxsize=1)
def _texts() -> frozenset[str]:
    file = paths.resources() / "translations" / "core.json"
    return frozenset(json.loads(file.read_text(encoding="utf-8")))


@lru_cache(maxsize=2)
def _templates(gap: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Templates with their patterns; those that begin with words and are long come first."""

    def vagueness(text: str) -> tuple[bool, int, str]:
        return text.startswith("{"), -len(text.replace(_GAP, "").replace(_NUMBER, "")), text

    found = sorted((text for text in _texts() if "{" in text), key=vagueness)
    return tuple((text, _pattern(text, gap)) for text in found)


def _pattern(template: str, gap: str) -> re.Pattern[str]:
    escaped = re.escape(template).replace(r"\.\{\}", r"\.(?!\d)\{\}")  # no decimal point
    with_numbers = escaped.replace(re.escape(_NUMBER), _DIGITS)
    return re.compile(with_numbers.replace(re.escape(_GAP), gap), re.DOTALL)


def _system_language() -> str:
    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0].partition("_")[0]
        if code in LANGUAGES.values():
            return code
    return "en"


def shown_title(configuration: str) -> str:
    """The title of a configuration in the language of the window."""
    parts = configuration_title(configuration).split(", ")
    named = range(len(parts), 0, -1)  # titles of methods may have a comma too
    base = 1
    if _is_foreign():
        base = next((count for count in named if ", ".join(parts[:count]) in _texts()), 1)
    settings = (value.split(" = ") for value in parts[base:])
    shown = [" = ".join(map(translated, setting)) for setting in settings]
    return ", ".join([translated(", ".join(parts[:base])), *shown])


def shown_choice(parameter: Parameter, choice: str) -> str:
    """How people see one of the choices of a setting, in the language of the window."""
    title = parameter.title_of(choice)
    return title if choice in parameter.untranslated else translated(title)


def shown_sizes(documents: int, classes: int) -> str:
    """The size of a corpus in the language of the window."""
    shown = shown_count(classes, "class", "classes") if classes else translated("no classes")
    return f"{shown_count(documents, 'document')} · {shown}"


def shown_count(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun in the language of the window: 1 row, 2 rows."""
    return translated(counted(number, singular, plural))
