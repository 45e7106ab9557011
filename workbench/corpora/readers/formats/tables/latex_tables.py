"""The largest table of a LaTeX source, as statistics programs and pandas export it."""

import re

from workbench.corpora.readers.documents.latex import words_of_latex

_BEGIN = re.compile(r"\\begin\{(tabular[xy*]?|longtable|tabu|supertabular|xltabular|longtblr)\}")
_TWO_ARGUMENTS = ("tabularx", "tabulary", "tabular*", "xltabular")
_COMMENT = re.compile(r"(?<!\\)%[^\n]*")
_ROW_END = re.compile(r"\\\\\*?(?:\[[^\[\]\n]{0,20}\])?|\\tabularnewline\b")
_RULES = re.compile(
    r"\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot)\b"
    r"|\\(?:cline|cmidrule)(?:\([lr.\d{}]{0,20}\))?\{[\d-]{1,10}\}"
)
_CELL_END = re.compile(r"(?<!\\)&")
_FEWEST_ROWS, _FEWEST_WORDS = 3, 3
_MOST_OF_SOURCE = 0.6
Rows = list[list[str]]


def is_latex_table(source: str) -> bool:
    """Whether a source consists of a table with texts rather than of a paper."""
    rows = latex_rows(source)[:-1]  # the last may be cut, where this is a beginning
    if len(rows) < _FEWEST_ROWS or len({*map(len, rows)}) > 1:
        return False
    columns = [" ".join(cells).split() for cells in zip(*rows, strict=True)]
    inside = sum(len("".join(cell.split())) for row in rows for cell in row)
    is_most = inside >= _MOST_OF_SOURCE * len("".join(words_of_latex(source).split()))
    return is_most and max(map(len, columns)) >= _FEWEST_WORDS * len(rows)


def latex_rows(source: str) -> Rows:
    """The rows of the table with the most cells; captions and repeated headers are left out."""
    source = _COMMENT.sub("", source.replace("\r\n", "\n"))
    tables = []
    begin = _BEGIN.search(source)
    while begin:
        end = source.find(f"\\end{{{begin[1]}}}", begin.end())
        end = end if end >= 0 else len(source)  # the source was cut, or it is damaged
        body = source[begin.end() : end]
        tables.append(_rows(_without_arguments(body, 2 if begin[1] in _TWO_ARGUMENTS else 1)))
        begin = _BEGIN.search(source, end)  # not inside: nested tables would be read repeatedly
    return max(tables, key=lambda rows: sum(map(len, rows)), default=[])


def _rows(body: str) -> Rows:
    lines = [_RULES.sub("", line) for line in _ROW_END.split(body)]
    cells = [[_words(cell) for cell in _CELL_END.split(line)] for line in lines]
    rows = [row for row in cells if len(row) > 1 and any(row)]
    return [row for at, row in enumerate(rows) if at == 0 or row != rows[0]]


def _words(cell: str) -> str:
    return " ".join(words_of_latex(cell).split())


def _without_arguments(body: str, number: int) -> str:
    """The body behind its options and arguments, such as {|p{8cm}|l|}."""
    start = re.match(r"\s*\[[^\[\]]{0,20}\]", body)
    at = start.end() if start else 0
    for _ in range(number):
        depth = 0
        for position, sign in enumerate(body[at : at + 2000], at):
            depth += (sign == "{") - (sign == "}")
            if depth == 0 and not sign.isspace():
                at = position + 1 if sign == "}" else at
                break
    return body[at:]
