"""JSON with comments, as people write it by hand."""

import json

import pytest

from workbench.corpora.readers.formats.json_values.syntax import (
    without_comments,
    without_comments_above,
)


@pytest.mark.parametrize(
    ("content", "value"),
    [
        ('// above\n[{"a": "1 // 2"}] // behind', [{"a": "1 // 2"}]),
        ('{"a": [1, 2, ], /* , ] */ "b": "/* no */",\n}', {"a": [1, 2], "b": "/* no */"}),
        ('  # above\n{"a": "# no",\n# between\n"b": ",]"}', {"a": "# no", "b": ",]"}),
        ('["\\"// no", 1]', ['"// no', 1]),
    ],
)
def test_comments_and_last_commas_are_left_out(content, value):
    assert json.loads(without_comments(content)) == value


def test_only_whole_lines_of_comment_are_above():
    assert without_comments_above('# a\n /* b\n */ // c\n{"a": 1} // d') == '{"a": 1} // d'
    assert without_comments_above("[1] # a") == "[1] # a"


@pytest.mark.parametrize("piece", ['"', '"\\', "/*", "/* *", ", ", "//", "# \n", '",\n'])
def test_many_beginnings_of_comments_and_texts_take_no_time(piece):
    content = piece * 200_000
    assert len(without_comments(content)) <= len(content)
    assert len(without_comments_above(content)) <= len(content)
