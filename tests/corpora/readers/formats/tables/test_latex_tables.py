"""Tables in LaTeX sources."""

from workbench.corpora.readers.formats.tables.latex_tables import is_latex_table, latex_rows

HEADER = r"text & label \\ \hline" + "\n"
ROWS = "".join(rf"the film was number {row} & good \\ \hline" + "\n" for row in range(30))


def table(name="tabular", arguments="{|p{8cm}|l|}", body=HEADER + ROWS):
    return rf"\begin{{{name}}}{arguments}" + f"\n\\hline\n{body}\\end{{{name}}}\n"


def test_rules_and_arguments_are_no_cells():
    rows = latex_rows(table())
    assert rows[0] == ["text", "label"]
    assert rows[1] == ["the film was number 0", "good"]
    assert len(rows) == 31


def test_the_width_of_a_table_is_an_argument_of_its_own():
    assert latex_rows(table("tabularx", r"[t]{\textwidth}{Xl}")) == latex_rows(table())


def test_escaped_signs_and_comments_do_not_divide_cells():
    body = "salt \\& pepper & 5 \\% % not this & that\n\\\\[2pt]\nrest & all \\tabularnewline\n"
    assert latex_rows(table(body=body)) == [["salt & pepper", "5 %"], ["rest", "all"]]


def test_a_header_on_each_page_is_left_out_but_once():
    assert latex_rows(table("longtable", "{ll}", HEADER + ROWS + HEADER)) == latex_rows(table())


def test_a_table_that_goes_on_behind_the_beginning_is_recognised():
    source = table()
    assert is_latex_table(source)
    assert is_latex_table(source[: source.index("number 20")])


def test_papers_and_tables_of_numbers_are_documents():
    numbers = "".join(rf"{row} & 0.{row} \\" + "\n" for row in range(9))
    assert not is_latex_table(table(body=numbers))
    assert not is_latex_table("The words of a paper say far more than its table. " * 90 + table())
