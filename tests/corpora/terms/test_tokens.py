"""Token settings: their values for a language, and the preview of each step."""

import pytest

from workbench.corpora.terms.token_steps import preview, tokenise
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameters_of

ENGLISH = "The 3 cats weren't running over 12 bridges; cats in New York were."
TURKISH = "İstanbul'da kızlar okula gidiyorlardı, çünkü çocukların kitapları vardı."
PLAIN = TokenSettings(language="english", stop_words="none", stemmer="none", minimum_length=1)


def changed(**values):
    return TokenSettings(
        **{**{setting.name: getattr(PLAIN, setting.name) for setting in _SETTINGS}, **values}
    )


_SETTINGS = parameters_of(TokenSettings)


def test_default_settings_are_valid():
    check_parameters(TokenSettings())


def test_default_settings_stem_english_and_remove_stop_words():
    assert tokenise(ENGLISH, TokenSettings()) == [
        *("cat", "run", "12", "bridg", "cat", "new", "york"),
    ]


def test_default_settings_stem_turkish_and_remove_stop_words():
    assert tokenise(TURKISH, TokenSettings()) == [
        *("istanbul", "kız", "okul", "gidiyor", "çocuk", "kitap", "var"),
    ]


@pytest.mark.parametrize(
    ("text", "language", "stop_words", "stemmer"),
    [
        (ENGLISH, "english", "english", "porter"),
        (TURKISH, "turkish", "turkish", "snowball"),
        ("Con chó chạy nhanh trên đường phố.", "vietnamese", "vietnamese", "none"),
        ("12 34", "unknown", "none", "none"),
    ],
)
def test_auto_is_replaced_by_the_value_for_the_language(text, language, stop_words, stemmer):
    found = resolve(TokenSettings(), [text])
    assert (found.language, found.stop_words, found.stemmer) == (language, stop_words, stemmer)
    assert resolve(found, ["der Hund läuft über die Straße"]) == found
    written = language if language == "unknown" else language.title()
    assert describe_tokens(found).startswith(f"language {written}, ")


def test_chosen_values_are_not_replaced():
    chosen = TokenSettings(
        language="english", tokeniser="treebank", stop_words="german", stemmer="snowball"
    )
    assert resolve(chosen, [TURKISH]) == chosen


def test_a_language_without_a_snowball_stemmer_is_rejected():
    with pytest.raises(ParameterError, match=r"no Snowball stemmer for the language 'vietnamese'"):
        resolve(TokenSettings(language="vietnamese", stemmer="snowball"), [])


def test_a_setting_outside_its_limits_is_rejected():
    with pytest.raises(ParameterError, match="ngrams = 4"):
        tokenise("a b", TokenSettings(ngrams=4))


def test_stop_words_are_removed_when_case_is_kept():
    assert tokenise("The Cat THE", changed(lower_case=False)) == ["The", "Cat", "THE"]
    kept = changed(lower_case=False, stop_words="english")
    assert tokenise("The Cat THE", kept) == ["Cat"]


def test_numbers_are_kept_or_dropped():
    text = "1 22 3rd ½ ٣ x1"
    assert tokenise(text, changed(numbers="keep")) == ["1", "22", "3rd", "½", "٣", "x1"]
    assert tokenise(text, changed(numbers="drop")) == ["3rd", "x1"]


def test_minimum_length_keeps_chinese_characters():
    assert tokenise("a bb ccc 中文", changed(minimum_length=3)) == ["ccc", "中", "文"]


def test_additional_stop_words_extend_the_list():
    settings = changed(stop_words="english", own_stop_words="Cats, york")
    assert tokenise("the cats in New York", settings) == ["new"]


def test_stop_words_are_removed_before_stemming():
    settings = changed(stop_words="english", stemmer="porter")
    assert tokenise("this was his cats", settings) == ["cat"]


def test_ngrams_join_adjacent_remaining_terms():
    settings = changed(stop_words="english", stemmer="porter", ngrams=3)
    assert tokenise("cats of the old bridges fell", settings) == [
        *("cat", "old", "bridg", "fell"),
        *("cat old", "old bridg", "bridg fell"),
        *("cat old bridg", "old bridg fell"),
    ]


def test_preview_shows_the_removals_and_changes_of_every_step():
    settings = TokenSettings(language="english", numbers="drop", ngrams=2)
    steps = {step.name: step for step in preview("The 12 Cats x sat", settings)}
    assert list(steps) == [
        *("Words", "Lower case", "Short words", "Numbers", "Stop words", "Stems", "N-grams")
    ]
    assert steps["Words"].tokens == ("The", "12", "Cats", "x", "sat")
    assert steps["Lower case"].changed == (("The", "the"), ("Cats", "cats"))
    assert steps["Short words"].removed == ("x",)
    assert steps["Numbers"].removed == ("12",)
    assert steps["Stop words"].removed == ("the",)
    assert steps["Stems"].changed == (("cats", "cat"),)
    assert steps["N-grams"].tokens == ("cat", "sat", "cat sat")


def test_every_step_accounts_for_every_token():
    before = None
    for step in preview(ENGLISH, TokenSettings()):
        if before is not None:
            assert len(step.tokens) + len(step.removed) == len(before.tokens)
        before = step


def test_an_empty_text_has_no_tokens():
    assert tokenise("", TokenSettings()) == []
    assert tokenise("the of and", TokenSettings(language="english")) == []


def test_words_that_contain_digits_can_be_removed():
    settings = TokenSettings(language="english", numbers="no-digits", stemmer="none")
    assert tokenise("The 3rd mp3 of 1993 sounded fine", settings) == ["sounded", "fine"]
