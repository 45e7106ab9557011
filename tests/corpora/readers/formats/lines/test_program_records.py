"""Histories of repositories, translations of programs, sentences with relations."""

import pytest

from workbench.corpora.readers.formats.lines.program_records import program_records

COMMIT = (
    "commit {}\nMerge: 1 2\nAuthor: Anna <a@b.c>\nDate:   today\n\n    Why\n    \n    Because\n\n"
)
HISTORY = (COMMIT.format("a" * 40) + " file.c | 2 +-\n\n" + COMMIT.format("b" * 12)).splitlines()
TRANSLATIONS = """# About
msgid ""
msgstr ""
"Language: de\\n"

#: page.c:7
msgctxt "menu"
msgid "Say \\"no\\""
msgstr ""
"Nein\\n"
"sagen"

msgid "One file"
msgid_plural "%d files"
msgstr[0] "Eine Datei"
msgstr[1] "%d Dateien"

#~ msgid "Old"
#~ msgstr "Alt"
""".splitlines()
SENTENCES = """1\t"The <e1>rain</e1> caused <e2>floods</e2>."
Cause-Effect(e1,e2)
Comment: A clear one.

2\t"He "sings"."
Other
Comment:

3\t"They came."
Other
""".splitlines()


def records_of(lines):
    read = program_records([line for line in lines if line.strip()])
    return read and list(read(iter(lines)))


def test_the_indented_lines_of_a_commit_are_its_text():
    records = records_of(HISTORY)
    assert [number for number, _ in records] == [1, 12]
    assert records[0][1] == {
        "id": "a" * 40,
        "merge": "1 2",
        "author": "Anna",
        "date": "today",
        "text": "Why\nBecause",
    }


def test_messages_stand_beside_their_translations():
    assert [fields for _, fields in records_of(TRANSLATIONS)] == [
        {"msgctxt": "menu", "msgid": 'Say "no"', "msgstr": "Nein\nsagen"},
        {"msgid": "One file", "msgid_plural": "%d files", "msgstr": "Eine Datei\n%d Dateien"},
        {"msgid": "Old", "msgstr": "Alt"},
    ]


def test_the_line_below_a_numbered_sentence_is_its_class():
    records = records_of(SENTENCES)
    assert records[0] == (
        1,
        {
            "id": "1",
            "text": "The <e1>rain</e1> caused <e2>floods</e2>.",
            "label": "Cause-Effect(e1,e2)",
            "comment": "A clear one.",
        },
    )
    assert [fields["label"] for _, fields in records[1:]] == ["Other", "Other"]


@pytest.mark.parametrize(
    "lines",
    [
        ["commit to it", "Author: Anna"],
        ['msgid "one"', "and prose"] * 3,
        ['1\t"He came."', "and went away."] * 4,
        [],
    ],
)
def test_other_lines_are_no_records_of_programs(lines):
    assert program_records(lines) is None
