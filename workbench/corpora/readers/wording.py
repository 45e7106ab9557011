"""Numbers of things in sentences, in the singular and the plural."""


def counted(number: int, singular: str, plural: str = "") -> str:
    """Return the number with the right form of the noun: 1 row, 2 rows."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"
