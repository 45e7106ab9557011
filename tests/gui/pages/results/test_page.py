"""The Results page: tabs, confusion cells, decisive terms, saved files."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QDesktopServices,
    QGuiApplication,
    QImage,
)
from PySide6.QtWidgets import QFileDialog, QPushButton

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.shell.application import make_window

WAIT = 120_000


@pytest.fixture(scope="module")
def kept_folders(tmp_path_factory):
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(autouse=True)
def private_folders(kept_folders, monkeypatch):
    """Keep the run of this module and its term counts in folders shared by its tests."""
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        monkeypatch.setenv(variable, str(kept_folders / variable.lower()))


@pytest.fixture(scope="module")
def run(kept_folders):
    plan = Plan(
        "Two methods",
        "tour",
        (MethodChoice("linear-svm"), MethodChoice("spectral-classification")),
        protocol=LearningCurve(sizes="3%, 10%", repeats=5),
        features=FeatureSettings(weighting="tf-idf", minimum_documents=2),
        seed=1,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(kept_folders / "workbench_cache"))
        return run_plan(plan, RunStore(kept_folders / "runs"), executor="thread", workers=1)


@pytest.fixture
def window(qtbot, run):
    made = make_window(run.folder.parent)
    made.resize(1024, 700)
    made.show()
    made.page("results")
    made.workspace.show_run(run.id)
    qtbot.waitUntil(lambda: made.page("results").configuration.count() == 2, timeout=WAIT)
    yield made
    made.close()


@pytest.fixture
def page(window):
    return window.page("results")


@pytest.fixture
def open_tab(qtbot, page):
    def open_by_name(name, configuration=None):
        if configuration is not None:
            page.configuration.setCurrentIndex(page.configuration.findData(configuration))
            page.configuration.activated.emit(page.configuration.currentIndex())
        tab = page.tab(name)
        page.tabs.setCurrentWidget(tab)
        qtbot.waitUntil(
            lambda: tab.figure is not None or tab.message() not in ("", "Computing …"),
            timeout=WAIT,
        )
        return tab

    return open_by_name


def press(qtbot, parent, text):
    button = next(b for b in parent.findChildren(QPushButton) if b.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_tab_shows_a_figure_or_explains_what_it_needs(open_tab):
    shown, messages = [], {}
    for description in TABS:
        tab = open_tab(description.figure, "spectral-classification")
        if tab.figure is None:
            messages[description.figure] = tab.message()
        else:
            shown.append(description.figure)
    assert shown == [
        "scores",
        "learning curve",
        "confusion",
        "characteristic terms",
        "space",
        "spectrum",
        "affinity",
        "time",
    ]
    assert "This view needs hierarchical clustering" in messages["dendrogram"]
    assert "No setting of the plan is swept" in messages["parameter curve"]


def test_every_tab_is_explained_in_at_most_two_sentences():
    for tab in TABS:
        assert 1 <= tab.explanation.count(". ") + tab.explanation.endswith(".") <= 2


def test_without_a_space_the_tab_names_methods_that_have_one(open_tab):
    tab = open_tab("space", "linear-svm")
    assert "In this run it is available for Spectral classification." in tab.message()
    assert not tab.save.isEnabled()


def test_a_confusion_cell_leads_to_its_documents_and_decisive_terms(qtbot, open_tab):
    tab = open_tab("confusion", "linear-svm")
    figure, panel = tab.figure, tab.view
    off_diagonal = figure.counts - np.diag(np.diag(figure.counts))
    actual, predicted = np.unravel_index(off_diagonal.argmax(), off_diagonal.shape)
    row = figure.row_order.tolist().index(actual)
    column = figure.column_order.tolist().index(predicted)
    plot = panel.view.plot
    scene = plot.getViewBox().mapViewToScene(QPointF(column + 0.5, row + 0.5))
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=plot.mapFromScene(scene))
    qtbot.waitUntil(lambda: panel.documents.list.count() > 0, timeout=WAIT)
    expected = len(figure.documents_of(int(actual), int(predicted)))
    assert panel.documents.list.count() == expected
    times = figure.counts[actual, predicted]
    assert times > expected, "some documents are misclassified in several splits"
    ending = f"{times} times in 5 splits, {expected} documents"
    assert panel.documents.heading.text().endswith(ending)
    marks = panel.documents.text.extraSelections()
    words = {mark.cursor.selectedText() for mark in marks}
    assert words
    assert all(word.isalnum() or "_" in word for word in words)
    underlined = {mark.format.fontUnderline() for mark in marks}
    assert underlined == {True, False}, "terms of both classes are highlighted"


def test_the_difference_from_another_method_is_kept_when_the_order_changes(qtbot, open_tab):
    panel = open_tab("confusion", "linear-svm").view
    panel.against.setCurrentIndex(1)
    panel.against.activated.emit(1)
    qtbot.waitUntil(lambda: panel.view.before is not None, timeout=WAIT)
    qtbot.mouseClick(panel.similar, Qt.MouseButton.LeftButton)
    panel.similar.setChecked(False)
    assert panel.view.before is not None
    assert panel.view.figure.row_order.tolist() == list(range(8))


def test_the_saved_numbers_are_those_of_the_difference_shown(qtbot, open_tab, tmp_path):
    tab = open_tab("confusion", "linear-svm")
    panel = tab.view
    panel.against.setCurrentIndex(1)
    panel.against.activated.emit(1)
    qtbot.waitUntil(lambda: panel.view.before is not None, timeout=WAIT)
    with qtbot.waitSignal(tab.message_posted, timeout=WAIT):
        tab.save.save_numbers(str(tmp_path / "change.csv"))
    header, *lines = (tmp_path / "change.csv").read_text().splitlines()
    assert header == "actual,predicted,share before,share after,change"
    drawn = panel.drawn_numbers()
    values = [float(line.rsplit(",", 1)[1]) for line in lines]
    changes = drawn.figure.ordered(drawn.figure.shares() - drawn.before.shares())
    assert values == pytest.approx(changes.ravel().tolist(), abs=1e-6)
    assert max(values) > 0 > min(values)


def test_the_reference_and_the_test_can_be_chosen_and_the_table_copied(qtbot, open_tab):
    tab = open_tab("scores")
    panel = tab.view
    panel.reference.setCurrentText("Spectral classification")
    panel.test.setCurrentIndex(panel.test.findData("paired_t"))
    with qtbot.waitSignal(tab.figure_shown, timeout=WAIT):
        panel.test.activated.emit(panel.test.currentIndex())
    assert (tab.figure.reference, tab.figure.test) == ("spectral-classification", "paired_t")
    assert "than Spectral classification (Paired t-test" in panel.caption.text()
    press(qtbot, panel, "Copy as &Markdown")
    assert QGuiApplication.clipboard().text().startswith("| Method | Training | Accuracy |")
    press(qtbot, panel, "Copy as La&TeX")
    assert r"\begin{tabular}" in QGuiApplication.clipboard().text()


def test_errors_in_space_are_listed_and_read(qtbot, open_tab):
    panel = open_tab("space", "spectral-classification").view
    press(qtbot, panel, "List &errors")
    names = panel.documents.names
    assert names.rowCount() == int(panel.frames[-1].is_error.sum()) > 0
    press(qtbot, panel, "Copy")
    assert QGuiApplication.clipboard().text().splitlines() == names.stringList()
    assert "classified as" in names.index(0, 0).data()
    panel.documents.list.setFocus()
    qtbot.keyClick(panel.documents.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(panel.documents.text.toPlainText()) > 50, timeout=WAIT)


def test_a_method_without_coordinates_offers_one_that_has_them(qtbot, page, open_tab):
    tab = open_tab("space", "linear-svm")
    assert "stored no coordinates" in tab.message()
    assert tab.alternative_button.isVisible()
    qtbot.mouseClick(tab.alternative_button, Qt.MouseButton.LeftButton)
    assert page.configuration.currentData() == "spectral-classification"
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    assert not tab.alternative_button.isVisible()


def test_space_plays_through_the_training_sizes(qtbot, open_tab):
    panel = open_tab("space", "spectral-classification").view
    assert panel.frame.maximum() == 1
    assert panel.frame.value() == 1
    press(qtbot, panel, "&Play")
    assert panel.frame.value() == 0
    assert "3%" in panel.frame_name.text()
    qtbot.waitUntil(lambda: panel.frame.value() == 1, timeout=WAIT)
    press(qtbot, panel, "&Stop")
    assert not panel.timer.isActive()


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_picture_is_saved_and_reported(qtbot, open_tab, window, tmp_path, ending):
    tab = open_tab("learning curve")
    (plot,) = tab.save.plots()
    tab.save.save_picture(plot, str(tmp_path / f"curve{ending}"))
    qtbot.waitUntil(lambda: window.statusBar().currentMessage().startswith("Saved"), timeout=WAIT)
    written = tmp_path / f"curve{ending}"
    assert written.stat().st_size > 3000
    assert str(written) in window.statusBar().currentMessage()
    if ending == ".png":
        image = QImage(str(written))
        assert len({image.pixel(x, x) for x in range(0, image.height(), 3)}) > 3


def test_the_numbers_of_a_series_are_written_with_their_sizes(qtbot, open_tab, tmp_path):
    tab = open_tab("space", "spectral-classification")
    with qtbot.waitSignal(tab.message_posted, timeout=WAIT):
        tab.save.save_numbers(str(tmp_path / "space"))
    header, *lines = (tmp_path / "space.csv").read_text().splitlines()
    assert header.startswith("training,document,actual,predicted,labelled,dimension 1")
    assert len(lines) == 2 * len(tab.figure[0].documents)


def test_a_missing_folder_is_reported(open_tab, window, tmp_path):
    tab = open_tab("learning curve")
    tab.save.save_picture(tab.save.plots()[0], str(tmp_path / "nowhere" / "curve.png"))
    assert "could not be written" in window.statusBar().currentMessage()


def test_tables_are_never_written_among_other_files(qtbot, page, tmp_path, monkeypatch):
    (tmp_path / "scores.csv").write_text("mine")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    button = next(
        button for button in page.run_actions.findChildren(QPushButton) if "tables" in button.text()
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("*/scores*.csv"))) > 0, timeout=WAIT)
    assert (tmp_path / "scores.csv").read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["scores.csv"]


def test_the_report_is_laid_out_on_paper_with_its_pictures(
    qtbot, page, window, tmp_path, opened, monkeypatch
):
    written = tmp_path / "of my run.pdf"
    chosen = lambda *_: (str(written.with_suffix("")), "PDF (*.pdf)")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    page.run_actions.report_pdf.trigger()
    qtbot.waitUntil(lambda: opened == [str(written)], timeout=WAIT)
    content = written.read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Subtype /Image" not in content  # pictures are vectors
    assert content.count(b"/Type /Page\n") >= 3
    assert str(written) in window.statusBar().currentMessage()


def test_a_difference_has_a_caption_and_no_percentages(qtbot, open_tab):
    panel = open_tab("confusion", "linear-svm").view
    assert panel.caption.isHidden()
    assert panel.against.itemText(0) == "No comparison"
    panel.against.setCurrentIndex(1)
    panel.against.activated.emit(1)
    qtbot.waitUntil(lambda: panel.view.before is not None, timeout=WAIT)
    assert panel.against.currentText() == "Difference from Spectral classification"
    assert "gained (+) or lost" in panel.caption.text()
    assert not panel.shares.isEnabled()
    panel.against.setCurrentIndex(0)
    panel.against.activated.emit(0)
    assert panel.caption.isHidden()
    assert panel.shares.isEnabled()


@pytest.fixture
def opened(monkeypatch):
    """The files that would have been opened in another program."""
    files = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: files.append(url.toLocalFile()))
    return files


def test_a_method_requested_before_the_run_is_read_is_shown(qtbot, window, run):
    page = window.page("results")
    page.configuration.clear()  # as before a run has been read
    window.workspace.show_run(run.id)
    assert page.choose_configuration("spectral-classification")
    qtbot.waitUntil(
        lambda: page.configuration.currentData() == "spectral-classification", timeout=WAIT
    )
    assert not page.choose_configuration("spectral-classification")
