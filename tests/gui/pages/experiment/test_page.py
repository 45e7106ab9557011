"""The Experiment page, from an open corpus to a finished run."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QToolButton

from tests.gui.pages.experiment.conftest import WAIT, press
from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import Clustering


def retype(qtbot, line, text):
    line.selectAll()
    qtbot.keyClicks(line, text)


def line_of(form, name):
    return form.field(name).findChild(QLineEdit)


def wait_for_cost(qtbot, page):
    qtbot.waitUntil(lambda: "workers" in page.run_bar.message.text(), timeout=WAIT)
    return int(page.run_bar.message.text().split()[0].replace(",", ""))


def test_without_a_corpus_the_page_asks_for_one(qtbot, window):
    window.show_page("experiment")
    page = window.page("experiment")
    assert page.run_bar.problem.text() == "Open a corpus first, on the Corpus page."
    assert not page.run_bar.run_button.isEnabled()
    assert "Open a corpus" in page.terms.preview.summary.text()


def test_the_default_plan_is_valid(qtbot, page):
    assert wait_for_cost(qtbot, page) == 45
    assert page.plan() == first_plan("tour")
    assert page.run_bar.problem.isHidden()
    assert page.run_bar.run_button.isEnabled()


def test_a_sweep_changes_the_estimate(qtbot, page):
    before = wait_for_cost(qtbot, page)
    form = page.methods.chosen.current().form
    retype(qtbot, line_of(form, "cost"), "0.5, 1, 2")
    qtbot.waitUntil(lambda: "workers" not in page.run_bar.message.text(), timeout=WAIT)
    assert wait_for_cost(qtbot, page) == before + 30
    assert page.plan().methods[0].sweeps == {"cost": (0.5, 1.0, 2.0)}
    assert page.methods.chosen.list.item(0).text() == "Linear SVM (× 3)"


def test_a_choice_is_swept_from_its_menu(qtbot, page):
    field = page.methods.chosen.current().form.field("solver")
    menu = field.findChild(QToolButton).menu()
    menu.aboutToShow.emit()
    next(a for a in menu.actions() if a.text() == "kernel matrix").trigger()
    assert page.plan().methods[0].sweeps == {"solver": ("primal or dual", "kernel matrix")}
    assert field.findChild(QComboBox).currentText() == "primal or dual, kernel matrix"
    field.findChild(QComboBox).setCurrentIndex(1)
    assert page.plan().methods[0].values == {"solver": "kernel matrix"}


def test_several_values_can_be_tuned_instead(qtbot, page):
    editor = page.methods.chosen.current()
    retype(qtbot, line_of(editor.form, "cost"), "0.5, 2")
    box = editor.tuning.findChild(QCheckBox)
    assert box.text() == "Tune: SVM cost C"
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert page.plan().methods[0].tune == {"cost": (0.5, 2.0)}
    assert page.plan().methods[0].sweeps == {}


def test_an_invalid_value_is_reported_beside_the_field_and_prevents_the_run(qtbot, page):
    form = page.methods.chosen.current().form
    retype(qtbot, line_of(form, "cost"), "-3")
    labels = form.findChildren(QLabel, "problem")
    beside = [label.text() for label in labels if label.isVisible()]
    assert len(beside) == 1
    assert beside[0].startswith("SVM cost C must be a number")
    assert beside[0].endswith(", not -3.")
    assert page.run_bar.problem.text() == f"Linear SVM: {beside[0]}"
    assert page.tabs.tabText(0) == "Methods (1 to correct)"
    assert not page.run_bar.run_button.isEnabled()
    retype(qtbot, line_of(form, "cost"), "3")
    assert page.tabs.tabText(0) == "Methods"
    wait_for_cost(qtbot, page)
    assert page.run_bar.run_button.isEnabled()


def test_methods_are_added_duplicated_and_removed(qtbot, page):
    catalogue, chosen = page.methods.catalogue, page.methods.chosen
    qtbot.keyClicks(catalogue.search, "naive bayes")
    catalogue.select("multinomial-naive-bayes")
    assert "naive Bayes" in page.methods.help.toPlainText()
    press(qtbot, page, "Add to the experiment")
    press(qtbot, page, "Duplicate")
    labels = [chosen.list.item(row).text() for row in range(chosen.list.count())]
    assert labels[3:] == ["Multinomial naive Bayes", "Multinomial naive Bayes 2"]
    assert chosen.current().form is not None
    chosen.list.setFocus()
    qtbot.keyClick(chosen.list, Qt.Key.Key_Delete)
    press(qtbot, page, "Remove")
    assert [choice.method for choice in page.plan().methods] == [
        choice.method for choice in first_plan("tour").methods
    ]


def test_a_method_may_override_features(qtbot, page):
    editor = page.methods.chosen.current()
    editor.own_features.click()
    editor.features.set_values({"weighting": "counts"})
    assert page.plan().methods[0].features == {"weighting": "counts"}
    page.terms.features.set_values({"selection": "chi-square"})
    assert page.plan().methods[0].features == {"weighting": "counts"}
    assert editor.features.values()["selection"] == "chi-square"
    editor.own_features.click()
    assert page.plan().methods[0].features == {}


def test_a_clustering_method_needs_a_clustering_protocol(qtbot, page):
    page.methods.add("k-means")
    qtbot.waitUntil(lambda: "finds clusters" in page.run_bar.problem.text(), timeout=WAIT)
    page.show_plan(Plan("Groups", "tour", (MethodChoice("k-means"),), Clustering(repeats=2)))
    page.evaluation.metrics.show_metrics(("nmi",), clusters=True)
    assert page.plan().metrics == ("nmi",)
    assert wait_for_cost(qtbot, page) == 2


def test_the_preview_follows_the_settings(qtbot, page):
    page.tabs.setCurrentWidget(page.terms)
    preview = page.terms.preview
    qtbot.waitUntil(lambda: "terms are kept" in preview.summary.text(), timeout=WAIT)
    everything = int(preview.summary.text().split()[0].replace(",", ""))
    assert "stemmer Porter" in preview.note.text()
    page.terms.features.set_values({"selection": "information gain", "n_terms": 50})
    qtbot.waitUntil(lambda: preview.summary.text().startswith("50 of"), timeout=WAIT)
    assert preview.table.rowCount() == 50 < everything
    assert preview.table.headerData(1, Qt.Orientation.Horizontal) == "Information gain"
    scores = [float(preview.table.data(preview.table.index(row, 1))) for row in range(50)]
    assert scores == sorted(scores, reverse=True)


def test_the_note_beside_the_weighting_says_what_does_not_suit(qtbot, page):
    methods = (MethodChoice("linear-svm"), MethodChoice("multinomial-naive-bayes"))
    page.show_plan(Plan("Two", "tour", methods))
    form = page.terms.features
    assert form.note("weighting") == "tf-idf for Linear SVM; counts for Multinomial naive Bayes"
    form.set_values({"weighting": "tf-idf"})
    assert "Multinomial naive Bayes expects 'counts'; 'tf-idf'" in form.note("weighting")
    assert "Linear SVM" not in form.note("weighting")
    form.set_values({"weighting": "counts", "length": "L2"})
    assert "Linear SVM expects 'tf-idf'" in form.note("weighting")
    assert "Multinomial naive Bayes expects 'none'" in form.note("length")
    assert not form.problems()
    page.show_plan(Plan("One", "tour", methods[:1]))
    assert form.note("weighting") == "tf-idf for the chosen methods"


def test_the_preview_shows_collocations(qtbot, page):
    page.tabs.setCurrentWidget(page.terms)
    page.terms.tokens.set_values({"ngrams": 2})
    page.terms.features.set_values({"collocations": "log-likelihood", "n_collocations": 30})
    model = page.terms.preview.collocations
    qtbot.waitUntil(lambda: model.rowCount() == 30, timeout=WAIT)
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Collocation"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Log-likelihood"
    assert all(" " in model.data(model.index(row, 0)) for row in range(30))


def test_the_settings_of_terms_are_disabled_where_they_have_no_effect(qtbot, page):
    form = page.terms.tokens
    form.set_values({"tokeniser": "character n-grams"})
    assert form.field("longest_character_ngram").isEnabled()
    assert not form.field("stemmer").isEnabled()
    assert not form.field("stop_words").isEnabled()
    form.set_values({"tokeniser": "regular expression"})
    assert form.field("pattern").isEnabled()
    assert form.field("stemmer").isEnabled()
    form.set_values({"tokeniser": "auto"})
    assert not form.field("pattern").isEnabled()


def test_a_name_with_markup_stays_plain(qtbot, page, tmp_path):
    page.show_plan(Plan("<b>x</b>", "tour", (MethodChoice("linear-svm", "<i>svm</i>"),)))
    assert page.methods.chosen.list.item(0).text() == "<i>svm</i>"
    assert page.corpus_label.textFormat() == Qt.TextFormat.PlainText


def test_every_field_has_an_accessible_name(page):
    for kind in (QLineEdit, QComboBox):
        nameless = [
            field
            for field in page.findChildren(kind)
            if not field.accessibleName() and field.objectName() != "qt_spinbox_lineedit"
        ]
        assert nameless == []
