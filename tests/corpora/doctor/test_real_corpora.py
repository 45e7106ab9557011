"""The check-up of real corpora: leaks where they are known, none where there are none."""

import pytest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.doctor.examination import examine

pytestmark = pytest.mark.data


def leaks(name):
    found = examine(open_corpus(name), workers=1).findings
    return {finding.name: finding for finding in found if finding.kind == "leak"}


@pytest.fixture(autouse=True)
def real_corpora(real_data, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))


def test_the_mail_headers_of_20_newsgroups_are_a_leak():
    found = leaks("20news-18828")
    assert found["mail-headers"].number == 18828
    assert "From (18,828)" in found["mail-headers"].details
    assert "Subject (18,828)" in found["mail-headers"].details
    assert {"quotes", "signatures", "mail-addresses"} <= set(found)


def test_the_mail_headers_of_mini_newsgroups_are_a_leak():
    found = leaks("mini_newsgroups")
    assert found["mail-headers"].number == 2000
    assert found["mail-headers"].cure.reading == {"strip_headers": True}
    assert "class-names" in found  # in the line Newsgroups


@pytest.mark.parametrize("name", ["1150haber", "reuters-R8", "tour", "ratings"])
def test_no_leak_is_claimed_where_there_is_none(name):
    assert leaks(name) == {}


def test_counts_without_texts_are_examined():
    found = examine(open_corpus("re0"))
    assert {finding.name for finding in found.findings if finding.kind == "leak"} == set()
