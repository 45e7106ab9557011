"""The text of XML elements in its order, and the records of libraries and journals."""

import pytest

from workbench.corpora.readers.reading import read_corpus

ARTICLE = """<article><front><article-meta><article-id>{0}</article-id><article-categories>
<subj-group><subject>{1}</subject></subj-group></article-categories><title-group>
<article-title>On {1}</article-title></title-group></article-meta></front>
<body><sec><title>Aims</title><p>We <bold>ask</bold>ed {0} people.</p><fig><p>A drawing</p></fig>
</sec></body><back><ref><article-title>An older paper</article-title></ref></back></article>"""


def read_xml(tmp_path, records):
    path = tmp_path / "records.xml"
    path.write_text(f"<records>{''.join(records)}</records>")
    return read_corpus(path)


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        ("It was <x>very</x>, very late.", "It was very, very late."),
        ("<x>Nobody</x> came<lb/>to us.", "Nobody came  to us."),
        ("<x>Two</x><x>parts</x>", "Two parts"),
    ],
)
def test_elements_inside_a_text_keep_their_places(tmp_path, inside, text):
    records = (
        f"<doc><body><b>{inside}</b></body><label>{number % 2}</label></doc>" for number in range(8)
    )
    assert read_xml(tmp_path, records).texts[0].split() == text.split()


def test_references_and_drawings_of_an_article_are_no_text(tmp_path):
    subjects = ["birds", "stones"] * 4
    articles = (ARTICLE.format(number, subject) for number, subject in enumerate(subjects))
    corpus = read_xml(tmp_path, articles)
    assert corpus.texts[1] == "On stones\nAims\nWe asked 1 people."
    assert corpus.class_sizes() == {"birds": 4, "stones": 4}


def test_the_numbered_fields_of_a_catalogue_have_their_meaning(tmp_path):
    records = (
        f'<record><leader>0</leader><controlfield tag="001">b{number}</controlfield>'
        '<datafield tag="245"><subfield code="a">A book /</subfield><subfield code="b">with '
        f'pages {number}</subfield></datafield><datafield tag="650"><subfield code="a">'
        f"{'birds' if number % 2 else 'stones'}</subfield></datafield></record>"
        for number in range(12)
    )
    corpus = read_xml(tmp_path, records)
    assert corpus.class_sizes() == {"stones": 6, "birds": 6}
    assert corpus.texts[0] == "A book / with pages 0"
    assert corpus.document_ids[0] == "b0"
