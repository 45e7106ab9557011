"""A name in the first row of each group counts for the rows below it; rare comments do not."""

import pytest

from workbench.corpora.readers.columns.group_cells import filled_down, names_groups


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (["a", "", "", "b", "", ""], True),
        (["a", "", "", "", "", "b"], False),  # a group of one row
        (["", "a", "", "", "b", ""], False),  # begins without a name
        (["a", "", "", "a", "", ""], False),  # the same again: rows without a class
        (["a", "", "b", "", "c", ""], False),  # too many for groups
        (["a very long remark about all this", "", "", "b", "", ""], False),
        (["a", "", "", "", "", ""], False),
        ([], False),
    ],
)
def test_cells_that_name_groups_are_recognised(cells, expected):
    assert names_groups(cells) is expected


def test_empty_cells_take_the_last_name():
    assert filled_down(["a", "", " ", "b", ""]) == ["a", "a", "a", "b", "b"]
