"""The tokenisers of NLTK, a pattern of the user's, jieba, and what is said when one is missing."""

import importlib.util
from collections import Counter

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms import tokenisers
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.token_steps import tokenise
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.errors import ParameterError

TEXT = "They'll pay $12.50 :D — don't they? #Bridges @anna \u0130zmir"
PLAIN = {"stop_words": "none", "stemmer": "none", "minimum_length": 1, "language": "english"}


def corpus_of(texts):
    ids = [str(number) for number in range(len(texts))]
    return Corpus("test", texts, ids, np.zeros(len(texts), dtype=int), ("all",))


def theirs(name):
    from nltk.tokenize import ToktokTokenizer, TweetTokenizer, WordPunctTokenizer
    from nltk.tokenize.treebank import TreebankWordTokenizer

    return {
        "word-punctuation": WordPunctTokenizer,
        "treebank": TreebankWordTokenizer,
        "tweet": TweetTokenizer,
        "toktok": ToktokTokenizer,
    }[name]()


@pytest.mark.parametrize("name", ["word-punctuation", "treebank", "tweet", "toktok"])
def test_tokens_are_those_of_nltk(name):
    settings = TokenSettings(tokeniser=name, lower_case=False, **PLAIN)
    assert tokenise(TEXT, settings) == theirs(name).tokenize(TEXT)
    matrix = count_terms(corpus_of([TEXT, "", TEXT]), settings)
    expected = Counter(theirs(name).tokenize(TEXT))
    assert dict(zip(matrix.terms, matrix.counts.toarray()[2], strict=True)) == expected


def test_lower_case_keeps_the_emoticons_of_tweets():
    tokens = tokenise(TEXT, TokenSettings(tokeniser="tweet", **PLAIN))
    assert ":D" in tokens and "#bridges" in tokens and "izmir" in tokens
    assert ":d" not in tokens


def test_a_pattern_of_the_user_matches_tokens():
    settings = TokenSettings(tokeniser="regular expression", pattern=r"#(\w+)|\d+", **PLAIN)
    assert tokenise(TEXT, settings) == ["12", "50", "#bridges"]
    assert count_terms(corpus_of([TEXT]), settings).terms == ["#bridges", "12", "50"]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("", "needs a pattern"),
        ("(", "not a regular expression"),
        # Each of these takes gigabytes before any time is over.
        ("(?R)", "a group inside itself"),
        (r"\\\\(a(?1)?b)", "a group inside itself"),
        (r"(?<half>a(?&half))", "a group inside itself"),
        ("(((a?){1000}){1000,}){ 1000 }", "repeats too often"),
        ("|".join(f"a{number}" for number in range(100_000)), "more than 1,000 characters"),
    ],
)
def test_an_invalid_pattern_is_refused(pattern, words):
    with pytest.raises(ParameterError, match=words):
        resolve(TokenSettings(tokeniser="regular expression", pattern=pattern), ["text"])


@pytest.mark.parametrize("pattern", [r"\w{3,30}(?:-\w{1,20})?", r"\(?Rose|\w+", r"(?i:a)+|\w+"])
def test_counts_and_groups_of_usual_patterns_are_accepted(pattern):
    settings = TokenSettings(tokeniser="regular expression", pattern=pattern, **PLAIN)
    assert tokenise("aaa rose", settings) == ["aaa", "rose"]


def test_a_pattern_that_takes_too_long_is_refused(monkeypatch):
    monkeypatch.setattr(tokenisers, "PATTERN_SECONDS", 0.2)
    slow = TokenSettings(tokeniser="regular expression", pattern=r"(a|aa)+$", **PLAIN)
    with pytest.raises(ParameterError, match="seconds on one document"):
        tokenise("a" * 60 + "!", slow)


def test_a_missing_jieba_is_reported_in_a_sentence(monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "jieba" else find(name)
    )
    with pytest.raises(ParameterError, match="pip install jieba"):
        resolve(TokenSettings(tokeniser="jieba"), ["我们很喜欢这家酒店"])


def test_jieba_finds_words_where_it_is_installed():
    pytest.importorskip("jieba")
    settings = TokenSettings(tokeniser="jieba", language="chinese", stop_words="none")
    assert tokenise("我们很喜欢这家酒店。", settings)[:1] == ["我们"]
    assert resolve(TokenSettings(tokeniser="jieba", language="chinese"), []).stop_words == "none"


def test_the_description_names_the_tokeniser():
    assert "tokeniser treebank" in describe_tokens(
        resolve(TokenSettings(tokeniser="treebank", language="english"), [])
    )
    assert "tokeniser" not in describe_tokens(resolve(TokenSettings(language="english"), []))
