"""Numbers in the notation of the language: their separators change, other text does not."""

import pytest

from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import shown_count, translated, use_language
from workbench.gui.widgets.number_notation import filled, in_notation, number_in_notation
from workbench.gui.widgets.phrases import format_size, score_words


@pytest.fixture(params=["Deutsch", "Türkçe"])
def foreign(qapp, request):
    use_language(qapp, request.param)
    yield
    use_language(qapp, "English")


def test_english_numbers_stay_as_they_are(qapp):
    assert in_notation("1,234.5 ± 0.1 %") == "1,234.5 ± 0.1 %"
    assert filled("{:,} of {}", 1234, "1,2") == "1,234 of 1,2"
    assert filled("counting … {:.0%}", 0.5) == "counting … 50 %"


def test_points_and_commas_change_places(foreign):
    assert in_notation("1,234.5 ± 0.1 %") == "1.234,5 ± 0,1 %"
    assert score_words(0.9312, 0.006) == "93,1 ± 0,6 %"
    assert format_size(2.5e9) == "2,5 GB"


def test_names_keep_their_points_and_commas(foreign):
    assert filled("{}: {:,} ({:.2f})", "sci.med, 3.5", 12345, 0.25) == "sci.med, 3.5: 12.345 (0,25)"
    assert number_in_notation("tour.jsonl") == "tour.jsonl"
    assert number_in_notation("2026-11-18") == "2026-11-18"


def test_numbers_within_texts_of_the_core_follow_the_language(foreign):
    assert shown_count(1600, "document").startswith("1.600 ")
    text = translated(
        "With twice as many labelled documents (1,400), expect about 63.0 % (56 % to 72 %)."
    )
    assert "1.400" in text
    assert "63,0 %" in text


def test_a_known_name_and_a_sentence_about_it_are_both_translated(qapp):
    use_language(qapp, "Deutsch")
    told = "Spectral classification: Of 8 held-out labels, 90.5 % were predicted correctly; by the "
    told += "neighbours in the graph 80 %, by the largest class 12 %."
    shown = translated(told)
    use_language(qapp, "English")
    assert shown.startswith("Spektralklassifikation: Von 8 zurückgehaltenen Labels wurden 90,5 % ")


def test_ticks_are_written_in_the_notation_of_the_language(foreign):
    plot = make_plot("", "", "")
    assert plot.getAxis("left").tickStrings([0.5, 1.0], 1, 0.5) == ["0,5", "1,0"]
