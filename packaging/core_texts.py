"""The texts of the core that the window shows, for translators.

Settings, methods, metrics and recipes are asked for their texts. All other texts are read from the
source: every constant that reads like words, and every f-string as a template with gaps.
"""

import ast
import itertools
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

_SOURCES = (
    "background",
    "corpora/catalogue.py",
    "corpora/description.py",
    "corpora/doctor",
    "corpora/known_corpora.py",
    "corpora/overview.py",
    "corpora/readers/preview.py",
    "corpora/terms/kinds.py",
    "corpora/terms/token_steps.py",
    "corpora/terms/tokenisers.py",
    "corpora/terms/tokens.py",
    "experiments/figures",
    "experiments/plans",
    "experiments/race",
    "experiments/running/control.py",
    "experiments/running/limits",
    "experiments/running/schedule.py",
    "experiments/running/trial_messages.py",
    "experiments/scoring/metrics.py",
    "experiments/scoring/significance.py",
    "gui/help/tour_steps.py",
    "gui/pages/corpus/document_table.py",
    "gui/pages/corpus/suspects_panel.py",
    "gui/pages/experiment/evaluation_panel.py",
    "gui/pages/label/page_layout.py",
    "gui/pages/runs/run_table.py",
    "gui/plots/picture_dialog.py",
    "gui/shell/main_window.py",
    "gui/widgets/parameter_form.py",
    "gui/pages/comparison/tabs.py",
    "gui/pages/corpus/import_formats.py",
    "gui/pages/experiment/fixes.py",
    "gui/pages/label/guide.py",
    "gui/pages/results/tabs.py",
    "labelling",
    "methods/few_labels",
    "methods/term_clusters",
    "methods/registry.py",
    "methods/spectral/judgement.py",
    "parameters.py",
)
_LEFT_OUT = ("search_words.py", "simulation.py", "files.py", "exchange.py", "helper_process.py")
_GAP, _NUMBER = "{}", "{number}"
_COUNTING = ("counted", "shown_count")
_WORD = re.compile(r"[A-Za-zäöüßçğış]{2,}")
_LETTER = re.compile(r"[A-Za-z]")
_COLUMN_NAMES = re.compile(r"[a-z_]+(/[a-z_]+)?")  # names of files, arrays and settings
_MOST_ALTERNATIVES = 8
_NOT_FOR_READERS = re.compile(  # names of classes, citations, commands, messages about plan files
    r"[A-Z]\w*[a-z][A-Z]\w*|[A-Z]\. .*|.*(\b(19|20)\d\d\.| = \{\} |`workbench |--).*"
    r"|<frozen .*|\w+\[\w+\]|[A-Z]+(_[A-Z]+)+|.*\\b.*",  # modules, types, constants, patterns
    re.DOTALL,
)
_NAMES = {"encoding", "format", "stemmer", "delimiter"}  # their choices are names
_STATES = (  # of runs, findings and races, stored as single words
    *(
        "finished",
        "running",
        "waiting",
        "queued",
        "paused",
        "cancelled",
        "failed",
        "interrupted",
        "stopped",
    ),
    *("leak", "problem", "remark", "winner", "damaged", "yes", "no"),
)


def core_texts(project: Path) -> list[str]:
    """All texts and templates, each once, in the order of the alphabet."""
    from workbench.gui.widgets.number_notation import EXAMPLE

    found = {"language", *_STATES, *declared_texts()}
    for source in _SOURCES:
        path = project / "workbench" / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name not in _LEFT_OUT:
                found.update(source_texts(_parsed(file)))
    for file in (project / "workbench" / "gui").rglob("*.py"):
        for node in ast.walk(_parsed(file)):
            found.update((*_counted_nouns(node), *_translated_texts(node)))
    return sorted({EXAMPLE, *(text for text in found if _is_for_readers(text))})


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _is_for_readers(text: str) -> bool:
    has_words = _WORD.search(text.replace(_GAP, "").replace(_NUMBER, "")) is not None
    return has_words and not _NOT_FOR_READERS.fullmatch(text) and not _fits_anything(text)


def _fits_anything(text: str) -> bool:
    """Whether a template such as "{} to {}" would also be found in texts of other people."""
    own = text.replace(_NUMBER, "").replace(_GAP, "")
    return text.startswith(_GAP) and text.endswith(_GAP) and len(_LETTER.findall(own)) < 8


def declared_texts() -> Iterator[str]:
    """The texts of settings, methods, metrics and recipes."""
    from workbench.corpora.readers.settings import ReadingSettings
    from workbench.corpora.terms.features import FeatureSettings
    from workbench.corpora.terms.tokens import TokenSettings
    from workbench.experiments.plans.protocols import PROTOCOLS
    from workbench.experiments.plans.recipes import paper_recipes, recipe_plan, recipes
    from workbench.experiments.plans.titles import configuration_title, short_label
    from workbench.experiments.scoring.metric_definitions import METRICS
    from workbench.gui.pages.experiment.method_help import summary
    from workbench.gui.state.preferences import Preferences
    from workbench.methods.registry import METHODS
    from workbench.parameters import parameters_of

    for method in METHODS.values():
        yield from (method.title, method.family, method.mode, summary(method.name))
        yield from _setting_texts(method.parameters)
    for settings in (ReadingSettings, FeatureSettings, TokenSettings, Preferences):
        yield from _setting_texts(parameters_of(settings))
    for name, protocol in PROTOCOLS.items():
        yield from (name, str(protocol.__doc__), *_setting_texts(parameters_of(protocol)))
    for metric in METRICS.values():
        yield from (metric.title, metric.help)
    yield from map(configuration_title, METHODS)
    for method in METHODS.values():
        yield from (short_label(setting.name) for setting in method.parameters)
    for name in recipes():
        plan = recipe_plan(name)
        yield from (plan.name, plan.description)
    for file in paper_recipes().values():
        yield str(tomllib.loads(file.read_text("utf-8"))["title"])


def _setting_texts(settings: Iterable) -> Iterator[str]:
    for setting in settings:
        yield from (setting.label, setting.help)
        yield from () if setting.name in _NAMES else map(setting.title_of, setting.choices)


def source_texts(tree: ast.Module) -> Iterator[str]:
    """The constants and f-strings of a module that read like words."""
    ignored = {id(part) for node in ast.walk(tree) for part in _not_shown(node)}
    for node in ast.walk(tree):
        if id(node) in ignored:
            continue
        if isinstance(node, ast.JoinedStr):
            yield from _templates(node)
        elif isinstance(node, ast.Constant) and _reads_like_words(node.value):
            yield re.sub(r"\{[^}]*\}", _GAP, node.value)
        else:
            yield from _counted_nouns(node)


def _not_shown(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, keys, names of things, and the parts of an f-string, which is one text."""
    body = getattr(node, "body", None)
    if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
        yield body[0].value
    if isinstance(node, ast.JoinedStr):
        yield from (value for value in node.values if isinstance(value, ast.Constant))
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tr":
        yield from node.args  # found by lupdate
    if isinstance(node, ast.Subscript):
        yield from ast.walk(node.slice)
    if isinstance(node, ast.Compare):
        yield from node.comparators


def _reads_like_words(value: object) -> bool:
    if not isinstance(value, str) or not _WORD.search(value) or "\\" in value:
        return False
    return bool(" " in value.strip() or value[:1].isupper()) and not _COLUMN_NAMES.fullmatch(value)


def _templates(node: ast.JoinedStr) -> Iterator[str]:
    """An f-string with gaps; a gap with two fixed texts to choose from makes two templates."""
    parts = [_part_texts(value) for value in node.values]
    for chosen in itertools.islice(itertools.product(*parts), _MOST_ALTERNATIVES):
        text = "".join(chosen)
        if _WORD.search(text.replace(_NUMBER, _GAP).replace(_GAP, "")) and " " in text.strip():
            yield text


def _part_texts(value: ast.expr) -> tuple[str, ...]:
    if isinstance(value, ast.Constant):
        return (str(value.value),)
    if isinstance(value, ast.FormattedValue) and value.format_spec is not None:
        is_counted = ast.unparse(value.format_spec).strip("f'\"") in (",", "d", "g")
        return (_NUMBER,) if is_counted else (_GAP,)
    inner = value.value if isinstance(value, ast.FormattedValue) else value
    if isinstance(inner, ast.IfExp):
        both = (inner.body, inner.orelse)
        if all(
            isinstance(branch, ast.Constant) and isinstance(branch.value, str) for branch in both
        ):
            return tuple(branch.value for branch in both)
    return (_GAP,)


def _translated_texts(node: ast.AST) -> Iterator[str]:
    """What the window itself puts together and then translates."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "translated":
        for part in ast.walk(node.args[0]):
            if isinstance(part, ast.JoinedStr):
                yield from _templates(part)
                return
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def _counted_nouns(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in _COUNTING:
        return
    nouns = [noun.value for noun in node.args[1:] if isinstance(noun, ast.Constant)]
    if nouns:
        plural = nouns[1] if len(nouns) > 1 else f"{nouns[0]}s"
        yield from (f"{_NUMBER} {nouns[0]}", f"{_NUMBER} {plural}")
