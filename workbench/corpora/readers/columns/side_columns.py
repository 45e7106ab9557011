"""Columns beside texts and classes: the given split and the date of each document."""

from collections.abc import Collection

from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.profiles import is_empty_cell
from workbench.corpora.readers.columns.roles import SampledColumns
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.document_dates import day_of_cell, writes_month_first


def find_split(columns: SampledColumns, taken: Collection[str]) -> str:
    """Find the column that says train or test, or return an empty name."""
    for name in columns.names:
        values = {text.strip() for text in columns.texts(name) if not is_empty_cell(text)}
        if name in taken or not values or len(values) > 4:
            continue
        sides = [split_side(value) for value in values]
        if None not in sides and (hints_of(name).is_split or len(values) > 1):
            return name
    return ""


def find_date(columns: SampledColumns, taken: Collection[str]) -> tuple[str, bool]:
    """Find the column of dates, or an empty name; say whether months are written first."""
    for name in columns.names:
        texts = columns.texts(name)
        values = [text for text in texts if not is_empty_cell(text)]
        days = {day_of_cell(value) for value in set(values)} if name not in taken else set()
        if len(values) > len(texts) / 2 and len(days) > 1 and 0 not in days:
            return name, writes_month_first(values)
    return "", False
