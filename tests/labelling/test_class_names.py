"""Names of classes that are added, renamed and removed, compared with a plain list."""

from hypothesis import given
from hypothesis import strategies as st

from workbench.labelling.class_names import ClassNames

CHANGES = st.tuples(st.sampled_from(["insert", "remove", "rename"]), st.integers(0, 50))


@given(st.lists(st.text(max_size=2), unique=True, max_size=6), st.lists(CHANGES, max_size=40))
def test_every_change_is_that_of_a_list(names, changes):
    found, expected = ClassNames(names), list(names)
    for number, (action, position) in enumerate(changes):
        new = f"new {number}"
        if action == "insert":
            found.insert(position, new)
            expected.insert(position, new)
        elif position < len(expected):
            chosen = expected[position]
            if action == "remove":
                found.remove(chosen)
                expected.remove(chosen)
            else:
                found.rename(chosen, new)
                expected[position] = new
        assert list(found) == expected
        assert [found.index(name) for name in expected] == list(range(len(expected)))
        assert len(found) == len(expected)


def test_there_is_always_room_between_two_names():
    found = ClassNames("ab")
    for number in range(200):
        found.insert(1, str(number))
    assert list(found) == ["a", *map(str, reversed(range(200))), "b"]
    assert [found.index(name) for name in found] == list(range(202))


class Counted(str):
    """A name that counts how often it is compared."""

    __slots__ = ()
    __hash__ = str.__hash__
    comparisons = 0

    def __eq__(self, other):
        Counted.comparisons += 1
        return str.__eq__(self, other)


def test_a_name_is_found_without_comparing_it_with_all_others():
    found = ClassNames(Counted(number) for number in range(1000))
    Counted.comparisons = 0
    for number in range(1000):
        found.rename(Counted(number), Counted(-1 - number))
    for number in range(1000):
        found.remove(Counted(-1 - number))
    assert len(found) == 0
    assert Counted.comparisons < 10_000  # a million where every name is looked at
