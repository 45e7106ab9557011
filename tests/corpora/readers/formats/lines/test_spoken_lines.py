"""Transcripts with the speaker and the time above what was said."""

import pytest

from workbench.corpora.readers.formats.lines.spoken_lines import are_spoken, spoken_documents

SAID = ["They won the cup.", "It was late.", "Who scored?", "Nobody knows.", "Well, well."]


@pytest.mark.parametrize(
    "line",
    [
        "{}  0:07",
        "{} (00:07:11)",
        "[10:07] {}",
        "10:07 AM {}:",
        "10:07:11 From {} to Everyone:",
        "2023-11-19 10:07:11 From {} to Me (Direct Message):",
    ],
)
def test_the_speaker_above_a_text_is_its_class(line):
    names = ["Anna Maria", "Speaker 2", "Anna Maria", "Speaker 2", "Anna Maria"]
    blocks = ([line.format(name), f"  {said}", ""] for name, said in zip(names, SAID, strict=True))
    lines = [part for block in blocks for part in block]
    assert are_spoken(lines)
    found = list(spoken_documents(enumerate([*lines[:-1], "And more."], 1)))
    assert [entry[1] for entry in found] == names
    assert found[1] == (4, "Speaker 2", SAID[1])
    assert found[-1] == (13, "Anna Maria", f"{SAID[4]}\nAnd more.")


@pytest.mark.parametrize(
    "lines",
    [
        [f"Train {number} 10:{number:02}" for number in range(20)],
        ["Anna  0:07", "They won."] * 3,
        [f"Guest {number}  0:0{number}" if number % 2 else "They won." for number in range(1, 9)],
        [],
    ],
    ids=["a timetable", "one speaker", "all different", "nothing"],
)
def test_other_lines_are_no_transcript(lines):
    assert not are_spoken(lines)
