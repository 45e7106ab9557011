"""`workbench pictures` covers every page and tab and reports invalid options."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from workbench import gui
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.selftest.scenes import scenes

PACKAGE = Path(gui.__file__).parent


def test_every_tab_has_one_scene():
    names = [scene.name for scene in scenes()]
    assert len(names) == len(set(names))
    for page, tabs in (("results", TABS), ("comparison", COMPARISON_TABS)):
        for tab in tabs:
            assert f"{page}-{tab.figure.replace(' ', '-')}" in names
    assert {"start", "corpus", "documents", "runs", "tour", "help", "new-documents"} <= set(names)


def test_every_dialog_has_a_scene():
    """A dialog without a scene would be in no picture, and its look would never be checked."""
    source = "".join(
        (PACKAGE / "selftest" / name).read_text("utf-8")
        for name in ("scenes.py", "further_scenes.py")
    )
    opened_by_name = {
        "NewDocumentsDialog": "show_new_documents",
        "PreferencesDialog": "show_preferences",
        "RecipeGallery": "show_gallery",
    }
    for file in PACKAGE.rglob("*.py"):
        for name in re.findall(r"^class (\w+)\(QDialog\)", file.read_text("utf-8"), re.M):
            assert opened_by_name.get(name, f"{name}(") in source, name


def pictures(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "workbench", "pictures", *arguments], capture_output=True, text=True
    )


def test_an_invalid_size_is_reported(tmp_path):
    done = pictures(str(tmp_path), "--sizes", "3x3")
    assert done.returncode == 2
    assert "3x3 must be among 1024x700" in done.stderr


@pytest.mark.slow
def test_pictures_are_saved_without_a_display(tmp_path):
    done = pictures(str(tmp_path), "--only", "corpus,results-confusion", "--sizes", "1024x700")
    assert done.returncode == 0, done.stderr
    pictures_by_name = {file.name: QImage(str(file)) for file in tmp_path.glob("*.png")}
    assert sorted(pictures_by_name) == [
        f"{name}-1024x700-{theme}.png"
        for name in ("corpus", "results-confusion")
        for theme in ("dark", "light")
    ]
    assert all(
        (picture.width(), picture.height()) == (1024, 700) for picture in pictures_by_name.values()
    )
    dark, light = (pictures_by_name[f"corpus-1024x700-{theme}.png"] for theme in ("dark", "light"))
    assert dark.pixelColor(5, 690).lightness() < 100 < light.pixelColor(5, 690).lightness()


@pytest.mark.slow
def test_pictures_are_in_the_language_of_their_folder(tmp_path):
    chosen = ("--only", "start", "--sizes", "1024x700", "--themes", "light")
    done = pictures(str(tmp_path), *chosen, "--languages", "English,Deutsch")
    assert done.returncode == 0, done.stderr
    english, german = (tmp_path / "start-1024x700-light.png", tmp_path / "de")
    assert QImage(str(english)) != QImage(str(german / english.name))
