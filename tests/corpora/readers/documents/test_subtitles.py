"""What is said in subtitles and lyrics of each notation."""

import pytest

from workbench.corpora.readers.documents.subtitles import are_subtitles, subtitle_text

SHOWN = "Where is it?\nIn the garden"
EVENT = "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,"


@pytest.mark.parametrize(
    ("ending", "content"),
    [
        ("srt", "1\n00:00:01,000 --> 00:00:02,000\n<i>Where is it?</i>\nIn the garden\n"),
        ("sbv", "0:00:01.000,0:00:03.500\nWhere is it?\n\n0:00:04.000,0:00:06.000\nIn the garden"),
        ("ass", f"[Events]\nFormat: Layer\n{EVENT}{{\\i1}}Where is it?\\NIn the garden\n"),
        ("lrc", "[ar:Band]\n[00:12.00][01:12.50]Where is it?\n[00:17.2]In the garden\n[00:20]\n"),
        ("sub", "{10}{50}{y:i}Where is it?|In the garden\n"),
    ],
)
def test_times_and_signs_are_left_out(ending, content):
    assert are_subtitles(f"film.{ending}", content.encode())
    assert subtitle_text(content) == SHOWN


@pytest.mark.parametrize("name", ["film.sub", "film.ass", "film.lrc", "film.srt"])
def test_a_name_alone_is_no_evidence(name):
    assert not are_subtitles(name, b"Where is it?\nIn the garden\n")
