"""LaTeX sources (.tex): the words of a paper without commands, comments and the preamble."""

import re

_BODY = re.compile(r"\\begin\{document\}(.*?)(?:\\end\{document\}|\Z)", re.DOTALL)
_COMMENT = re.compile(r"(?<!\\)%[^\n]*\n?")
_LEFT_OUT = re.compile(
    r"\\(?:cite\w{0,10}|ref|eqref|autoref|cref|label|bibliography\w{0,10}|usepackage|includegraphics"
    r"|input|include|vspace|hspace|begin|end)\*?(?:\[[^\[\]]{0,500}\]){0,3}(?:\{[^{}]{0,1000}\})?"
)
_COMMAND = re.compile(r"\\[a-zA-Z]{1,40}\*?(?:\[[^\[\]]{0,500}\])?")
_ESCAPED = re.compile(r"\\([%&$#_{} ])")
_SIGNS = str.maketrans({"{": "", "}": "", "~": " "})
_BLANK_LINES = re.compile(r"\n[ \t]*(?:\n[ \t]*)+")


def is_latex(name: str, head: bytes) -> bool:
    """Whether a file is the source of a LaTeX document or of a part of one."""
    return b"\\begin{document}" in head or b"\\documentclass" in head or name.endswith(".tex")


def words_of_latex(text: str) -> str:
    """Return the words of the body; formulas stay as they are written."""
    text = text.replace("\r\n", "\n")
    body = _BODY.search(text)
    text = _COMMENT.sub("", body[1] if body else text)
    text = _LEFT_OUT.sub("", text).replace("\\\\", "\n")
    text = _ESCAPED.sub(r"\1", _COMMAND.sub("", text))
    lines = (" ".join(line.split()) for line in text.translate(_SIGNS).split("\n"))
    return _BLANK_LINES.sub("\n\n", "\n".join(lines)).strip()
