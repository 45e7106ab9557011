"""The files of translators hold the texts of the program as it is now."""

import ast
import json
import shutil

import pytest

from .conftest import PROJECT, load_script


@pytest.fixture(scope="module")
def script():
    """The script that makes the files."""
    return load_script("make_translations")


@pytest.fixture(scope="module")
def texts():
    """The texts of the core."""
    return load_script("core_texts").core_texts(PROJECT)


def test_the_list_of_texts_of_the_core_is_up_to_date(texts):
    """Otherwise run packaging/make_translations.py."""
    file = PROJECT / "resources" / "translations" / "core.json"
    assert json.loads(file.read_text(encoding="utf-8")) == texts


@pytest.mark.parametrize("part", ["importlib", "[Any]", "\\b", "SC_PAGE"])
def test_code_is_not_given_to_translators(texts, part):
    assert not [text for text in texts if part in text]


@pytest.mark.parametrize("language", ["de", "tr"])
def test_nothing_in_the_program_is_untranslated(script, texts, language, tmp_path, monkeypatch):
    """Otherwise run packaging/make_translations.py, and translate what it names with --check."""
    shutil.copy(script.file_of(language), tmp_path)
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.update(language, texts)
    assert script.missing(language) == []


def test_no_text_to_translate_stands_inside_an_f_string():
    """Qt's lupdate does not look there."""
    hidden = [
        f"{file.relative_to(PROJECT)}:{call.lineno}"
        for file in (PROJECT / "workbench" / "gui").rglob("*.py")
        for text in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "tr"
    ]
    assert hidden == []


@pytest.mark.parametrize("language", ["de", "tr"])
def test_the_compiled_file_is_made_from_the_other(script, language, tmp_path, monkeypatch):
    compiled = script.file_of(language).with_suffix(".qm").read_bytes()
    shutil.copy(script.file_of(language), tmp_path)
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.release(language)
    assert script.file_of(language).with_suffix(".qm").read_bytes() == compiled


def test_f_strings_are_templates_and_counted_things_have_both_numbers():
    read = load_script("core_texts").source_texts
    code = (
        '"""A docstring."""\n'
        "label = f\"{n:,} document{'s' if n != 1 else ''} left\"\n"
        'other = counted(n, "class", "classes")\n'
        'key = names["file name"]\n'
    )
    assert set(read(ast.parse(code))) == {
        "{number} documents left",
        "{number} document left",
        "{number} class",
        "{number} classes",
    }
