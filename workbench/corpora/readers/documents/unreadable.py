"""Why a document could not be converted to text."""


class UnreadableDocument(Exception):  # noqa: N818  # not an error of the program
    """A document that gives no text: the reason completes “a file …”, the advice is a request."""

    def __init__(self, reason: str, advice: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.advice = advice


def damaged(kind: str) -> UnreadableDocument:
    """The file begins like a document of this kind and does not go on like one."""
    return UnreadableDocument(
        f"with a damaged {kind} document", "open it in its program and save it again"
    )


def protected() -> UnreadableDocument:
    """The content is encrypted."""
    return UnreadableDocument("protected by a password", "save it without a password")


def too_long() -> UnreadableDocument:
    """Reading on would take too much time or memory."""
    return UnreadableDocument(
        "with more content than a document may have", "divide it into smaller documents"
    )


def without_text() -> UnreadableDocument:
    """The document holds pictures only, or nothing."""
    return UnreadableDocument(
        "without text, perhaps scanned pages", "run a text recognition program on it first"
    )
