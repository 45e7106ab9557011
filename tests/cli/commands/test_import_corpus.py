"""`workbench import`: what it writes, and what it never overwrites."""

from workbench.cli import answer


def test_a_corpus_is_not_written_over_itself(capsys, tmp_path):
    file = tmp_path / "notes.csv"
    file.write_text("text,label,price\nsome words,a,5\nother words,b,6\n")
    (tmp_path / "link.csv").symlink_to(file)
    for target in (file, tmp_path / "link.csv"):
        assert answer(["import", str(file), "--to", str(target)]) == 1
        assert "is a file that this is made from" in capsys.readouterr().err
    assert "price" in file.read_text()
