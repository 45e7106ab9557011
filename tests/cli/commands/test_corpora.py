"""The list of corpora, and what preprocessing does to one document."""

from workbench.cli import answer


def test_the_list_of_corpora_has_those_of_nltk(capsys, tmp_path, monkeypatch):
    import nltk.data

    (tmp_path / "corpora" / "movie_reviews").mkdir(parents=True)
    monkeypatch.setattr(nltk.data, "path", [str(tmp_path)])
    assert answer(["corpora"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if "nltk:movie" in line)
    assert row.split()[-1] == "yes"


def test_one_token_is_counted_in_the_singular(capsys, tmp_path):
    path = tmp_path / "words.txt"
    path.write_text("Word\nTwo words\n")
    assert answer(["tokens", str(path), "--document", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Words: 1 token\n" in shown
    assert "1 tokens" not in shown
