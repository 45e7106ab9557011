"""The report: complete, escaped, and clear about missing results; its pictures are well-formed."""

import math
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import numpy as np
import pytest

from workbench.experiments.figures import (
    ConfusionFigure,
    Curve,
    CurveFigure,
    ScatterFigure,
    SpectrumFigure,
)
from workbench.experiments.reports.blocks import Heading, Illustration, ReportTable
from workbench.experiments.reports.report import report_blocks, report_html, write_report
from workbench.experiments.reports.svg import Picture, element, text
from workbench.experiments.reports.svg_axes import Scale
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import draw_curves
from workbench.experiments.reports.svg_points import draw_ranges, draw_scatter, draw_spectrum
from workbench.experiments.reports.terminal_report import report_text
from workbench.plain_text import shortened


class Tags(HTMLParser):
    """Collects the elements and attributes of a page."""

    def __init__(self):
        super().__init__()
        self.seen, self.attributes, self.open = [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += [(tag, *pair) for pair in attrs]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def tags_of(page):
    parser = Tags()
    parser.feed(page)
    assert parser.open == []  # every element is closed
    return parser


def elements(picture, name):
    """The elements of a picture with one name."""
    return ET.fromstring(picture.inline()).findall(f".//{{*}}{name}")


class TestPage:
    def test_the_report_is_one_file_without_external_resources(self, fruit_run, tmp_path):
        page = write_report(fruit_run, tmp_path / "report")
        assert page.name == "report.html"
        assert [file.name for file in page.parent.iterdir()] == ["report.html"]
        tags = tags_of(page.read_text("utf-8"))
        assert not {"script", "link", "img", "iframe", "a"} & set(tags.seen)
        assert not [tag for tag, name, _ in tags.attributes if name in ("src", "href", "onclick")]

    def test_text_of_the_run_is_never_markup(self, fruit_run):
        page = report_html(fruit_run)
        assert "&lt;b&gt;pears&lt;/b&gt;" in page
        assert "<b>pears" not in page
        assert "knn needs &lt;neighbours&gt;." in page
        assert "workbench run &lt;plan&gt;" in page
        assert "<i>title" not in page

    def test_notes_of_the_methods_are_below_the_scores(self, fruit):
        stored = fruit.result("svm", "50%", 0, scores={"accuracy": 0.8}, arrays=("notes",))
        run = fruit.run([(stored, {"notes": np.array(["Exact <up to> 8 documents."])})])
        page = report_html(run)
        below = page[page.index(">Scores<") : page.index("Plan and environment")]
        assert "svm: Exact &lt;up to&gt; 8 documents." in below
        assert "svm: Exact <up to> 8 documents." in report_text(run).splitlines()

    def test_warnings_come_first_then_pictures_then_tables(self, fruit_run):
        page = report_html(fruit_run)
        positions = [
            page.index(part)
            for part in (
                "Features were selected on the whole corpus. (11 trials)",
                "Best accuracy with 15 labelled documents: <b>81.0 %</b> by <b>svm</b>",
                "All methods and sizes",
                "Methods compared",
                "Learning curve",
                "<h2>Confusion",
                "<h2>Scores",
                "<h2>Failures",
                "<h2>Plan and environment",
            )
        ]
        assert positions == sorted(positions)
        assert "0.810 ± 0.010" in page

    def test_every_picture_is_well_formed(self, fruit_run):
        pictures = re.findall(r"<svg.*?</svg>", report_html(fruit_run), re.S)
        samples = [drawn for drawn in pictures if 'aria-hidden="true"' in drawn]
        pictures = [drawn for drawn in pictures if drawn not in samples]
        assert len(pictures) == 4
        assert len(samples) == 4  # one in the legend for each curve of two pictures
        assert pictures[0].count("<circle") == 2  # three splits have a mean and no interval
        for drawn in pictures:
            root = ET.fromstring(drawn)
            assert root.get("role") == "img"
            assert root.get("aria-label")

    def test_blocks_hold_the_same_parts_as_the_page(self, fruit_run):
        blocks, page = report_blocks(fruit_run), report_html(fruit_run)
        assert (
            sum(isinstance(block, Illustration) for block in blocks) == page.count("<figure>") == 4
        )
        assert sum(isinstance(block, ReportTable) for block in blocks) == page.count("<table>")
        headings = [block.text for block in blocks if isinstance(block, Heading)]
        assert [page.count(f">{heading}</h") for heading in headings] == [1] * len(headings)
        for block in blocks:
            if isinstance(block, Illustration):
                ET.fromstring(block.picture.standalone())

    @pytest.mark.parametrize("results", ["none", "failed"])
    def test_a_run_without_results_has_a_page_too(self, fruit, results):
        done = [fruit.result("svm", "10%", 0, error="No <memory>.")] if results == "failed" else []
        run = fruit.run(done)
        page = report_html(run)
        tags_of(page)
        expected = "No &lt;memory&gt;." if done else "no finished trial yet"
        assert expected in page
        assert ("No <memory>." if done else "no finished trial yet") in report_text(run)

    def test_mixed_modes_are_stated(self, fruit):
        run = fruit.run(
            [
                fruit.result("svm", "50%", 0, scores={"accuracy": 0.5}),
                fruit.result("knn", "50%", 0, scores={"accuracy": 0.6}, mode="transductive"),
            ]
        )
        assert "transductive and inductive results" in report_html(run)

    def test_spaces_terms_and_pairs_are_shown_where_they_exist(self, fruit):
        rows = np.arange(30)
        arrays = {
            **fruit.predictions({15: 1}),
            "coordinates": np.column_stack([np.cos(rows), np.sin(rows)]),
            "coordinate_rows": rows,
            "eigenvalues": np.array([1.0, 0.5]),
            "term_weight_terms": np.array([[0], [1], [2]]),
            "term_weights": np.ones((3, 1)),
        }
        scores = {"svm": 0.9, "knn": 0.8, "nb": 0.1}
        run = fruit.run(
            [
                (fruit.result(label, "50%", r, scores={"accuracy": score + r / 100}), arrays)
                for label, score in scores.items()
                for r in range(5)
            ],
            methods=tuple(scores),
        )
        page = report_html(run)
        for heading in ("Map", "Spectrum", "Words of classes", "Pairwise"):
            assert heading in page
        tags_of(page)

    def test_the_text_for_the_terminal_has_scores_failures_and_warnings(self, fruit_run):
        summary = report_text(fruit_run)
        assert re.search(r"svm +50% +0\.810 ± 0\.010", summary)
        assert "0.610 ± 0.014" in summary
        assert "Failed (1): knn needs <neighbours>." in summary
        assert "Warning: Features were selected on the whole corpus. (11 trials)" in summary

    def test_a_wide_table_is_split(self, fruit):
        names = (
            "accuracy",
            "f1_micro",
            "f1_macro",
            "f1_weighted",
            "precision_macro",
            "recall_macro",
        )
        results = [
            fruit.result(label, size, r, scores=dict.fromkeys(names, 0.5))
            for label in ("svm", "a method with a rather long name")
            for size in ("10%", "50%")
            for r in range(2)
        ]
        summary = report_text(fruit.run(results))
        assert max(map(len, summary.splitlines())) <= 100
        assert summary.count("Method ") > 1
        assert summary.count("0.500 ± 0.000") == 4 * len(names)


class TestDrawing:
    def test_attributes_and_text_are_escaped(self):
        drawn = element("g", text(1, 2, '<&">'), id='"><script>')
        assert drawn == (
            '<g id="&quot;&gt;&lt;script&gt;">'
            '<text x="1" y="2" text-anchor="start">&lt;&amp;&quot;&gt;</text></g>'
        )
        picture = Picture((drawn,), 10, 10, 'a "picture" <of> it')
        ET.fromstring(picture.inline())
        ET.fromstring(picture.standalone())

    def test_scales_map_values_and_have_round_ticks(self):
        assert Scale(0, 10, 100, 200)(2.5) == 125
        assert Scale(1, 100, 0, 2, logarithmic=True)(10) == pytest.approx(1)
        assert Scale(3, 3, 0, 10)(3) == 5
        assert Scale(0.13, 0.87, 0, 1).ticks() == [0.2, 0.4, 0.6, 0.8]
        assert Scale(0, 1e-9, 0, 1).ticks()[-1] == pytest.approx(1e-9)
        assert Scale(1, 10000, 0, 1, logarithmic=True).ticks() == [1, 10, 100, 1000, 10000]
        assert Scale(2, 7, 0, 1, logarithmic=True).ticks() == [2, 7]
        assert Scale(5, 5, 0, 1).ticks() == [5]

    def test_long_names_are_shortened_in_the_middle(self):
        assert shortened("comp.sys.ibm.pc.hardware", 11) == "comp.…dware"
        assert shortened("short") == "short"

    def test_a_single_point_is_drawn_and_no_points_give_no_picture(self):
        single = Curve("a", *(np.array([3.0]) for _ in range(4)), np.array([1]))
        empty = Curve("b", *(np.empty(0) for _ in range(5)))
        figure = CurveFigure("x", "y", (single, empty), {}, False, 0.95)
        assert len(elements(draw_curves(figure), "circle")) == 1
        assert draw_curves(CurveFigure("x", "y", (empty,), {}, False, 0.95)) is None

    def test_ranges_leave_out_methods_without_scores(self):
        drawn = draw_ranges([("a", 0.1, 0.2, 0.3), ("b", math.nan, math.nan, math.nan)], "Accuracy")
        assert len(elements(drawn, "circle")) == 1

    def test_a_matrix_shows_counts_and_a_very_large_one_is_left_out(self):
        actual = np.array([0, 0, 1])
        small = ConfusionFigure.from_predictions(
            "m", ("a", "b"), actual, actual[::-1], np.arange(3)
        )
        content = "".join(ET.fromstring(draw_confusion(small).inline()).itertext())
        assert "a → b: 1 (50.0 %)" in content
        names = [str(i) for i in range(100)]
        large = ConfusionFigure.from_predictions("m", names, actual, actual, np.arange(3))
        assert draw_confusion(large) is None

    def test_many_points_are_thinned_and_outliers_do_not_hide_the_rest(self):
        n = 50_000
        points = np.random.default_rng(0).normal(size=(n, 2))
        points[0] = 1e9
        points[1] = np.nan
        figure = ScatterFigure(
            "m",
            "",
            points,
            ("a",),
            np.zeros(n, dtype=int),
            np.full(n, -1),
            np.zeros(n, dtype=bool),
            np.arange(n),
            tuple(map(str, range(n))),
            (),
        )
        circles = elements(draw_scatter(figure), "circle")
        assert 2900 < len(circles) <= 3000
        assert len({circle.get("cx") for circle in circles}) > 1000

    def test_a_spectrum_of_nothing_gives_no_picture(self):
        assert draw_spectrum(SpectrumFigure("m", "", np.empty(0))) is None
        drawn = draw_spectrum(SpectrumFigure("m", "", np.array([1.0, 1.0])))
        assert len(elements(drawn, "circle")) + len(elements(drawn, "polygon")) == 2
