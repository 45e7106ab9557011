"""Pictures, numbers, tables and reports saved from the Results page."""

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from tests.gui.pages.results.conftest import WAIT
from workbench.gui.shell.new_documents import NewDocumentsDialog


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


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_picture_is_saved_and_reported(qtbot, open_tab, window, tmp_path, ending):
    tab = open_tab("learning curve")
    (plot,) = tab.save.plots()
    tab.save.save_picture(plot, str(tmp_path / f"curve{ending}"))
    qtbot.waitUntil(lambda: window.toast.current().startswith("Saved"), timeout=WAIT)
    written = tmp_path / f"curve{ending}"
    assert written.stat().st_size > 3000
    assert str(written) in window.toast.current()
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
    assert "could not be written" in window.toast.current()


def test_tables_are_never_written_among_other_files(qtbot, page, tmp_path, monkeypatch):
    (tmp_path / "scores.csv").write_text("mine")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    actions = page.run_actions.export.menu().actions()
    next(action for action in actions if "Tables" in action.text()).trigger()
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
    assert str(written) in window.toast.current()


@pytest.fixture
def opened(monkeypatch):
    """The files that would have been opened in another program."""
    files = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: files.append(url.toLocalFile()))
    return files


def test_the_run_is_copied_as_a_script(qtbot, page, window):
    actions = page.run_actions.export.menu().actions()
    with qtbot.waitSignal(window.workspace.message_posted, timeout=WAIT):
        next(action for action in actions if "Python" in action.text()).trigger()
    script = QGuiApplication.clipboard().text()
    compile(script, "script", "exec")
    assert "api.run(api.plan_from(PLAN))" in script
    assert "spectral-classification" in script


def test_printed_tables_have_names_and_bold_numbers(qtbot, open_tab, tmp_path):
    tab = open_tab("overview")
    with qtbot.waitSignal(tab.message_posted, timeout=WAIT):
        tab.save.save_numbers(str(tmp_path / "overview.tex"))
    written = (tmp_path / "overview.tex").read_text()
    assert "Spectral classification" in written
    assert written.count(r"\textbf") == 2, "the best of each training size"


def test_new_documents_begin_with_the_best_method(qtbot, window, page, open_tab):
    best = open_tab("overview").figure.best.configuration
    with qtbot.waitSignal(window.workspace.new_documents_requested, timeout=WAIT) as asked:
        page.run_actions.use.click()
    assert asked.args == [best]
    dialog = window.findChild(NewDocumentsDialog)
    qtbot.waitUntil(lambda: dialog.method.count() == 2, timeout=WAIT)
    assert dialog.method.currentData() == best
