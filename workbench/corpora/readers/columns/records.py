"""From the rows of a table to a corpus."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.corpora.corpus import UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.cleaning import are_html, html_to_text
from workbench.corpora.readers.columns.cells import MISSING, as_text
from workbench.corpora.readers.columns.choice import ColumnChoice, choose_columns
from workbench.corpora.readers.columns.rows import SourceTable, with_sample
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.document_dates import day_of_cell
from workbench.corpora.readers.repeated_rows import with_one_row_each
from workbench.errors import CorpusError
from workbench.plain_text import counted

_LINES_NAMED = 5


def table_corpus(
    table: SourceTable, context: ReadingContext, encoding: str = "UTF-8", notes: Sequence[str] = ()
) -> Corpus:
    """Choose the columns of a table and read its rows as documents."""
    sample, table = with_sample(table)
    choice = choose_columns(table.names, sample, context, table.stated_class)
    without_text: list[int] = []
    pages = {
        name: are_html([as_text(row.values[table.names.index(name)]) for row in sample])
        for name in choice.text
    }
    found = records_of(table, choice, context, without_text, pages)
    records, merged = with_one_row_each(list(found))
    irregular = table.irregular.notes(context.settings.irregular_rows) if table.irregular else []
    all_notes = [*notes, *choice.notes, *irregular, *_note_on_texts(without_text), *merged]
    if any(pages.values()):
        all_notes.append("The texts are HTML and were converted to plain text.")
    origin = Origin(context.path, context.settings, encoding, tuple(all_notes), has_columns=True)
    return corpus_from(records, origin)


def _note_on_texts(lines: Sequence[int]) -> list[str]:
    if not lines:
        return []
    verb = "was" if len(lines) == 1 else "were"
    named = ", ".join(map(str, lines[:_LINES_NAMED])) + (" …" if len(lines) > _LINES_NAMED else "")
    return [f"{counted(len(lines), 'row')} without a text {verb} skipped: {named}."]


def records_of(
    table: SourceTable,
    choice: ColumnChoice,
    context: ReadingContext,
    without_text: list[int],
    pages: Mapping[str, bool],
) -> Iterator[Record]:
    """Convert rows to records, and the cells of columns with pages to plain text."""
    position = {name: index for index, name in reversed(list(enumerate(table.names)))}
    text_at = [position[name] for name in choice.text]
    readable = [html_to_text if pages[name] else str for name in choice.text]
    roles = (choice.identity, choice.split, choice.date)
    id_at, split_at, date_at = (position.get(name, -1) for name in roles)
    classes = choice.class_reader(table.names)
    for number, (line, values) in enumerate(table.rows, 1):
        context.count_documents()
        texts = [values[index] for index in text_at]
        if MISSING in texts:
            if context.settings.irregular_rows == "skip":
                without_text.append(line)
                continue
            raise CorpusError(
                f"{context.path.name}, line {line}: the document has no "
                f"{' or '.join(choice.text)}; add it, choose another text column, or set "
                "“Irregular rows” to skip."
            )
        yield Record(
            (as_text(values[id_at]) if id_at >= 0 else "") or str(number),
            "\n".join(read(as_text(text)) for read, text in zip(readable, texts, strict=True)),
            classes.labels(values),
            _side(values[split_at]) if split_at >= 0 else UNUSED,
            day_of_cell(as_text(values[date_at]), choice.month_first) if date_at >= 0 else 0,
        )


def _side(value: Any) -> int:
    side = split_side(as_text(value).strip())
    return UNUSED if side is None else side
