"""Tables that give the documents of another table their classes."""

from workbench.corpora.readers.reading import preview_corpus, read_corpus


def write(folder, texts, votes):
    (folder / "texts.csv").write_text("id,text\n" + texts, "utf-8")
    (folder / "votes.csv").write_text("id,worker,vote\n" + votes, "utf-8")


def test_the_votes_of_several_people_are_counted(tmp_path):
    texts = "".join(f"d{row},a text about things and number {row}\n" for row in range(12))
    votes = "".join(
        f"d{row},w{worker},{'yes' if row % 2 or worker == 2 else 'no'}\n"
        for row in range(12)
        for worker in range(3)
    )
    write(tmp_path, texts, votes)
    corpus = read_corpus(tmp_path)
    assert corpus.class_sizes() == {"no": 6, "yes": 6}
    assert any("votes.csv" in note and "'vote'" in note for note in corpus.notes)


def test_the_table_with_sentences_holds_the_documents_even_if_it_is_smaller(tmp_path):
    texts = "".join(f"d{row},a text about things and number {row}\n" for row in range(12))
    votes = "".join(
        f"d{row},w{worker},{'yes' if row % 2 else 'no'}\n"
        for row in range(12)
        for worker in range(300)
    )
    write(tmp_path, texts, votes)
    corpus = read_corpus(tmp_path)
    assert len(corpus) == 12
    assert corpus.class_sizes() == {"no": 6, "yes": 6}


def test_a_table_about_other_documents_names_no_classes(tmp_path):
    texts = "".join(f"d{row},a text about things and number {row}\n" for row in range(12))
    write(tmp_path, texts, "".join(f"e{row},w,{'ab'[row % 2]}\n" for row in range(12)))
    assert read_corpus(tmp_path).class_sizes() == {}


def test_the_preview_counts_the_classes_of_the_other_table(tmp_path):
    texts = "".join(f"d{row},a text about things and number {row}\n" for row in range(12))
    write(tmp_path, texts, "".join(f"d{row},w,{'ab'[row % 3 == 0]}\n" for row in range(12)))
    preview = preview_corpus(tmp_path)
    assert (preview.text_column, preview.class_column) == ("text", "")
    assert preview.result.class_sizes == (("a", 8), ("b", 4))
    assert preview.result.notes == read_corpus(tmp_path).notes
