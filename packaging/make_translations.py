"""Make the files of translators again: `resources/translations`, from the texts of the program.

    python packaging/make_translations.py            # after texts have changed
    python packaging/make_translations.py --check    # only say what is missing

Texts of the window are found by Qt's lupdate, those of the core by `core_texts.py`. What is
translated already is kept; open the `.ts` files with Qt Linguist for the rest, and run this again.
"""

import argparse
import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import PySide6
from core_texts import core_texts

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "resources" / "translations"
CONTEXT = "core"
LANGUAGES = ("de", "tr")
_TOOLS = Path(PySide6.__file__).parent


def main() -> int:
    """Make or check all files."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only say what is missing")
    if parser.parse_args().check:
        problems = [problem for language in LANGUAGES for problem in missing(language)]
        print("\n".join(problems) or "Every text is translated.")
        return int(bool(problems))
    texts = core_texts(PROJECT)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "core.json").write_text(
        json.dumps(texts, ensure_ascii=False, indent=0) + "\n", encoding="utf-8"
    )
    for language in LANGUAGES:
        update(language, texts)
        release(language)
        print(f"{language}: {len(missing(language))} texts to translate")
    return 0


def file_of(language: str) -> Path:
    """The file of one language."""
    return FOLDER / f"workbench_{language}.ts"


def update(language: str, texts: list[str]) -> None:
    """Put new texts of the window and of the core into a file, and take out what is gone."""
    kept = _translations(file_of(language), CONTEXT)
    sources = sorted(str(file) for file in (PROJECT / "workbench" / "gui").rglob("*.py"))
    options = ("-locations", "none", "-no-obsolete", "-silent", "-target-language", language)
    _run("lupdate", *options, *sources, "-ts", str(file_of(language)))
    tree = _parsed(file_of(language))
    root = tree.getroot()
    for context in root.findall("context"):
        if context.findtext("name") == CONTEXT:
            root.remove(context)
    root.append(_context(texts, kept))
    write(tree, file_of(language))


def write(tree: ElementTree.ElementTree, file: Path) -> None:
    """Write a file as Qt Linguist does, so that changes are small."""
    ElementTree.indent(tree, space="    ")
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    file.write_text(f"{head}{body}\n", encoding="utf-8")


def release(language: str) -> None:
    """Compile a file for the program."""
    compiled = file_of(language).with_suffix(".qm")
    _run("lrelease", "-silent", str(file_of(language)), "-qm", str(compiled))


def missing(language: str) -> list[str]:
    """The texts of a file that have no finished translation."""
    return [
        f"{language}: {context.findtext('name')}: {message.findtext('source')}"
        for context in _parsed(file_of(language)).getroot().findall("context")
        for message in context.findall("message")
        if _is_unfinished(message.find("translation"))
    ]


def _is_unfinished(translation: ElementTree.Element | None) -> bool:
    return translation is None or not translation.text or "type" in translation.attrib


def _context(texts: list[str], kept: dict[str, str]) -> ElementTree.Element:
    context = ElementTree.Element("context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for text in texts:
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = text
        translation = ElementTree.SubElement(message, "translation")
        if text in kept:
            translation.text = kept[text]
        else:
            translation.set("type", "unfinished")
    return context


def _translations(file: Path, name: str) -> dict[str, str]:
    if not file.exists():
        return {}
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in _parsed(file).getroot().findall("context")
        if context.findtext("name") == name
        for message in context.findall("message")
        if not _is_unfinished(message.find("translation"))
    }


def _parsed(file: Path) -> ElementTree.ElementTree:
    return ElementTree.parse(file)  # noqa: S314  a file of our own


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([str(_TOOLS / tool), *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
