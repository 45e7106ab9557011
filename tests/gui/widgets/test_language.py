"""The window in other languages: complete files, texts of the core, pages without English."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtWidgets import QComboBox, QTableView

from workbench import paths
from workbench.gui.pages.experiment.term_preview import TermPreviewPanel
from workbench.gui.plots.picture_dialog import PictureDialog
from workbench.gui.state.preferences import Preferences, WindowSettings
from workbench.gui.widgets.language import (
    LANGUAGES,
    shown_count,
    shown_title,
    translated,
    use_language,
)
from workbench.gui.widgets.parameter_fields import field_for
from workbench.parameters import parameters_of

FOREIGN = {name: code for name, code in LANGUAGES.items() if code != "en"}
FIELD = re.compile(r"\{[^}]*\}")


@pytest.fixture(params=FOREIGN)
def language(request, qapp):
    """The application in a foreign language, and in English again afterwards."""
    use_language(qapp, request.param)
    yield request.param
    use_language(qapp, "English")


def messages(code):
    file = paths.resources() / "translations" / f"workbench_{code}.ts"
    for message in ElementTree.parse(file).getroot().iter("message"):
        yield message.findtext("source"), message.find("translation")


@pytest.mark.parametrize("code", FOREIGN.values())
def test_every_text_is_translated_with_the_same_gaps(code):
    for source, translation in messages(code):
        assert translation.text and "type" not in translation.attrib, source
        numbered = re.search(r"\{\d", translation.text)
        if not numbered:
            assert sorted(FIELD.findall(translation.text)) == sorted(FIELD.findall(source)), source
        assert source.count("&") >= 1 or "&" not in translation.text, source


def test_the_choices_of_the_setting_are_the_languages(tmp_path):
    setting = next(field for field in parameters_of(Preferences) if field.name == "language")
    assert setting.choices == ("system", *LANGUAGES)
    settings = WindowSettings(tmp_path / "window.ini")
    for name in setting.choices:
        settings.store_preferences(Preferences(language=name))
        assert WindowSettings(tmp_path / "window.ini").preferences().language == name


def test_english_texts_stay_as_they_are(qapp):
    use_language(qapp, "English")
    assert translated("Linear SVM") == "Linear SVM"
    assert shown_count(1600, "document") == "1,600 documents"


def test_texts_of_the_core_are_found_whole_as_templates_and_in_parts(language):
    german = language == "Deutsch"
    assert translated("Linear SVM") == ("Lineare SVM" if german else "Doğrusal SVM")
    assert shown_count(2, "document") == ("2 Dokumente" if german else "2 belge")
    chance = "The lead may be chance: p = 0.477 (paired t-test). The runner-up is LSI."
    assert translated(chance) == (
        "Der Vorsprung kann Zufall sein: p = 0,477 (Gepaarter t-Test). Zweiter ist LSI."
        if german
        else "Öne geçiş rastlantı olabilir: p = 0,477 (Eşli t-testi). İkinci: LSI."
    )
    assert translated(f"Linear SVM.\n{chance}\nLinear SVM.") == (
        f"{translated('Linear SVM.')}\n{translated(chance)}\n{translated('Linear SVM.')}"
    )
    race = "Use LSI.\nIt is done.\nUse Linear SVM."
    assert translated(race).count("Linear SVM") == 0
    assert translated("a name that nobody has given") == "a name that nobody has given"


def test_a_decimal_point_ends_no_sentence(language):
    shown = translated(
        "Bootstrap intervals of the mean over splits, 95 %; t-test corrected for shared "
        "documents, p < 0.05, Holm's correction over all pairs."
    )
    assert "p < 0,05" in shown
    correction = translated("Holm's correction over all pairs")
    assert correction != "Holm's correction over all pairs"
    assert shown.endswith(f", {correction}.")


def test_languages_of_documents_are_translated_and_those_of_the_window_are_not(qtbot, language):
    english = "Englisch" if language == "Deutsch" else "İngilizce"
    assert translated("language English").endswith(f" {english}")
    (setting,) = (found for found in parameters_of(Preferences) if found.name == "language")
    field = field_for(setting, sweepable=False)
    qtbot.addWidget(field)
    box = field.findChild(QComboBox)
    assert [box.itemText(row) for row in range(1, box.count())] == list(LANGUAGES)


def test_fields_for_numbers_have_the_decimal_sign_of_the_language(qtbot, language):
    dialog = PictureDialog("Learning curve", 0.7)
    qtbot.addWidget(dialog)
    assert dialog.font_points.text() == "8,0 pt"


def test_the_header_of_a_narrow_table_of_terms_is_whole(qtbot, language):
    panel = TermPreviewPanel()
    qtbot.addWidget(panel)
    panel.table.show_terms((), "documents")
    panel.resize(150, 400)
    panel.show()
    header = panel.findChild(QTableView).horizontalHeader()
    assert header.sectionSize(1) >= header.sectionSizeHint(1) > 0


def test_a_number_is_asked_for_where_things_are_counted(language):
    assert translated("all the other documents") == "all the other documents"


def test_titles_of_configurations_keep_their_values(language):
    shown = shown_title("lsi n_components=5")
    assert shown == ("LSI, Dimensionen = 5" if language == "Deutsch" else "LSI, boyut = 5")
    improved = shown_title("higher-order-kernel-improved")
    assert improved == ("HOSK, verbessert" if language == "Deutsch" else "HOSK, geliştirilmiş")


def test_the_range_of_a_setting_is_said_in_the_language(language):
    german = language == "Deutsch"
    shown = translated("Allowed: a whole number from 1 to 256")
    assert shown == (
        "Erlaubt: eine ganze Zahl von 1 bis 256"
        if german
        else "İzin verilen: 1 ile 256 arasında bir tam sayı"
    )
    assert translated("how to read the history of art") == "how to read the history of art"
