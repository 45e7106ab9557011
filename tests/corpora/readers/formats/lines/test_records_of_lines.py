"""Chats and logs, texts between lines of signs, records with short tags."""

import pytest

from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.formats.lines.dated_lines import are_dated, dated_documents
from workbench.corpora.readers.formats.lines.divided_lines import divided_documents, divider_of
from workbench.corpora.readers.formats.lines.tagged_records import (
    is_tagged_record,
    tagged_records,
)
from workbench.corpora.readers.reading import read_corpus


@pytest.mark.parametrize(
    ("stamp", "rest", "label"),
    [
        ("12/03/2021, 14:05 - ", "Anna: Hello there", "Anna"),
        ("[12.03.21, 14:05:11] ", "Anna: Hello there", "Anna"),
        ("3/12/21, 2:05 PM - ", "Anna: Hello there", "Anna"),
        ("2021-03-12 14:05:11,123 ", "ERROR [main] Hello there", "ERROR"),
        ("2021-03-12T14:05:11Z ", "server[12]: WARN Hello there", "WARN"),
        ("2021-03-12 14:05:11,123 - ", "my.module - ERROR - Hello there", "ERROR"),
        ("2021-03-12 14:05:11,123 ", "[main] WARN  com.foo.Bar - Hello there", "WARN"),
        ("2021-03-12 14:05:11.123  ", "WARN 123 --- [   main] c.e.Demo  : Hello there", "WARN"),
        ("2021/03/12 14:05:11 ", "[WARN] 12#0: Hello there", "WARN"),
        ("[Sun Nov 19 10:00:11.12 2023] ", "[core:ERROR] [pid 1:tid 2] Hello there", "ERROR"),
        ("210312 140511 148 ", "WARN dfs.DataNode$Packet: Hello there", "WARN"),
        ("Mar  2 14:05:11 host ", "Anna[12]: Hello there", "Anna"),
        ("2021년 3월 12일 오후 2:05, ", "Anna : Hello there", "Anna"),
        ("14:05:11\t ", "From Anna to Everyone : Hello there", "Anna"),
        ("", "WARN:my.module:Hello there", "WARN"),
        ("03-12 14:05:11.123  ", "1234  567 WARN Hello there", "WARN"),
        ("", "[Anna] [2:05 PM] Hello there", "Anna"),
        ("", "14:05\tAnna\tHello there", "Anna"),
        ("2021-03-12 14:05:11 | ", "WARN     | mod:run:7 - Hello there", "WARN"),
    ],
)
def test_senders_and_levels_are_classes(stamp, rest, label):
    other = rest.replace("Anna", "Bob").replace("ERROR", "INFO").replace("WARN", "INFO")
    lines = [f"{stamp}{rest}", f"{stamp}{other}"] * 4
    assert are_dated(lines)
    found = list(dated_documents(enumerate([*lines, "and more"], 1)))
    assert [entry[1] for entry in found[:2]] == [label, "Bob" if label == "Anna" else "INFO"]
    assert found[0] == (1, label, "Hello there")
    assert found[-1][2] == "Hello there\nand more"


@pytest.mark.parametrize(
    "day",
    ["2023/11/19(Sun)", "Sun, 11/19/2023", "2023.11.19 日曜日", "------- 19 November -------"],
)
def test_dates_between_messages_are_left_out(day):
    lines = [day, "10:07\tAnna\tHello", "10:07\tAnna\tSo", '10:08\tBob\t"Two', 'lines"', ""]
    assert are_dated(lines * 6)
    found = list(dated_documents(enumerate(lines * 2, 1)))
    assert found[:3] == [(2, "Anna", "Hello"), (3, "Anna", "So"), (4, "Bob", "Two\nlines")]
    assert found[3][0] == 8


@pytest.mark.parametrize("header", ["time\tlevel\ttopic\tmessage\n", ""])
def test_a_table_whose_rows_begin_with_a_date_stays_one(tmp_path, header):
    rows = [
        f"2021-03-12 14:05:{n:02}\t{('INFO', 'WARN')[n % 3 == 0]}\t{('bank', 'cup')[n % 2]}\t"
        f"They {('paid it', 'won it')[n % 2]} for the time {n}\n"
        for n in range(20)
    ]
    path = tmp_path / "messages.txt"
    path.write_text(header + "".join(rows), "utf-8")
    corpus = read_corpus(path)
    assert len(corpus) == 20
    assert corpus.class_sizes() == {"bank": 10, "cup": 10}


def test_dates_without_names_are_not_a_chat():
    lines = [f"2021-03-{day:02} 10:00 The river rose by {day} centimetres" for day in range(1, 20)]
    assert not are_dated(lines)


@pytest.mark.parametrize("rule", ["%", "=====", "----------", "***"])
def test_a_line_of_signs_divides_documents(rule):
    lines = ["One", "two", rule, "Three", "four", rule, "Five", "six", rule]
    assert divider_of(lines) == rule
    found = list(divided_documents(enumerate(lines, 1), rule))
    assert found == [(1, "", "One\ntwo"), (4, "", "Three\nfour"), (7, "", "Five\nsix")]


@pytest.mark.parametrize(
    "lines",
    [
        ["Head", "----", "One", "Other", "=====", "Two", "Last", "----", "Three"],
        ["----", "Head", "----", "text", "----", "Head", "----", "text"][:3] * 3,
        ["a", "---", "b", "---", "c", "---", "d"],
    ],
)
def test_underlined_headings_are_not_dividers(lines):
    assert divider_of(lines) == ""


def test_lines_about_counted_documents_are_removed():
    lines = ["1 of 3 DOCUMENTS", "Head", "SECTION: SPORT; Pg. 3", "Body", "2 of 3 DOCUMENTS", "Two"]
    lines += ["3 of 3 DOCUMENTS", "Three"]
    divider = divider_of(lines)
    found = [text for _, _, text in divided_documents(enumerate(lines, 1), divider)]
    assert found == ["Head\nBody", "Two", "Three"]


def test_records_of_smart_and_web_of_science_are_read():
    smart = [".I 1", ".T", "A title", ".W", "The text", "goes on", ".I 2", ".W", "Two", ".I 3"]
    assert is_tagged_record(smart)
    records = [fields for _, fields in tagged_records(iter(smart))]
    assert records[0] == {"id": "1", "title": "A title", "text": "The text goes on"}
    science = [
        "FN Web",
        "VR 1.0",
        "PT J",
        "TI A title",
        "   of two lines",
        "AB Text",
        "ER",
        "",
        "EF",
    ]
    assert is_tagged_record(science)
    [(_, fields)] = tagged_records(iter(science))
    assert fields == {"PT": "J", "title": "A title of two lines", "abstract": "Text"}


def test_lines_of_pairs_are_records_and_other_lines_continue_them(tmp_path):
    path = tmp_path / "server.log"
    lines = [f'n={n} level={("warn", "info")[n % 2]} msg="Done \\"{n}\\" now"' for n in range(20)]
    path.write_text("\n".join([*lines[:3], "  at main.go:7", *lines[3:]]), "utf-8")
    corpus = read_corpus(path)
    assert corpus.texts[1:4] == ['Done "1" now', 'Done "2" now\nat main.go:7', 'Done "3" now']
    assert corpus.class_sizes() == {"info": 10, "warn": 10}


def test_settings_are_not_records_of_pairs(tmp_path):
    path = tmp_path / "lines.txt"
    path.write_text("".join(f"name{n}=a value of {n}\n" for n in range(9)), "utf-8")
    assert len(read_corpus(path)) == 9


def test_a_name_with_a_time_is_not_a_class_with_counts(tmp_path):
    path = tmp_path / "talk.txt"
    path.write_text("Bob  0:07\nThey won the cup.\n\nAnna  0:14\nThey did not.\n", "utf-8")
    assert detect_format(path) != "svmlight"
