"""Scripts of films."""

from workbench.corpora.readers.formats.lines.script_lines import are_speeches, speeches

SCENE = """INT. KITCHEN - DAY

Steam. Somebody WHISTLES.

          ANNA (CONT'D)
     (to herself)
They won
the cup.

  THE NEIGHBOUR #2
Who?
""".splitlines()


def test_names_above_speeches_are_classes():
    lines = [*SCENE, ""] * 2
    assert are_speeches(lines)
    found = list(speeches(enumerate(lines, 1)))
    assert found[:2] == [(5, "ANNA", "They won\nthe cup."), (10, "THE NEIGHBOUR #2", "Who?")]
    assert len(found) == 4


def test_a_text_without_scenes_or_with_one_speaker_is_no_script():
    assert not are_speeches(["NEWS", "They won.", "", "SPORT", "They lost.", ""] * 4)
    assert not are_speeches(["EXT. GARDEN", "", "ANNA", "They won.", ""] * 4)
    assert not are_speeches([])
