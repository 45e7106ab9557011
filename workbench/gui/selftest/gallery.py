"""A page with all pictures, which can be seen as by people who do not see all colours.

The matrices are those of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based
Model for Simulation of Color Vision Deficiency, 2009, for complete deficiencies.
"""

import html
from collections.abc import Sequence
from pathlib import Path

SIMULATIONS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_STYLE = """body { font: 14px sans-serif; margin: 24px; background: #f5f6f8; color: #1b1f24 }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); gap: 16px }
figure { margin: 0 } img { width: 100%; border: 1px solid #e4e7ec }
"""


def write_gallery(folder: Path, pictures: Sequence[Path]) -> Path:
    """Write the page beside the pictures."""
    names = ("all colours", *SIMULATIONS)
    choices = "\n".join(_choice(name, name == names[0]) for name in names)
    shown = "\n".join(_figure(picture.relative_to(folder)) for picture in pictures)
    file = folder / "index.html"
    file.write_text(
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Pictures</title>\n'
        f"<style>\n{_STYLE}{_rules()}</style></head><body>\n{_filters()}\n"
        f"<h1>{len(pictures)} pictures</h1>\n{choices}\n<main>\n{shown}\n</main></body></html>\n",
        encoding="utf-8",
    )
    return file


def _choice(name: str, is_first: bool) -> str:
    identifier, checked = name.replace(" ", "-"), " checked" if is_first else ""
    button = f'<input type="radio" name="seen" id="{identifier}"{checked}>'
    return f'{button}<label for="{identifier}">{name}</label>'


def _figure(picture: Path) -> str:
    name = html.escape(picture.as_posix())
    image = f'<a href="{name}"><img loading="lazy" src="{name}" alt="{name}"></a>'
    return f"<figure>{image}<figcaption>{name}</figcaption></figure>"


def _rules() -> str:
    return "".join(
        f"#{name}:checked ~ main img {{ filter: url(#seen-{name}) }}\n" for name in SIMULATIONS
    )


def _filters() -> str:
    """One filter for each deficiency; browsers apply it to linear light, as the model does."""
    filters = []
    for name, matrix in SIMULATIONS.items():
        rows = " ".join(f"{red} {green} {blue} 0 0" for red, green, blue in matrix)
        values = f"{rows} 0 0 0 1 0"
        filtered = f'<feColorMatrix type="matrix" values="{values}"/>'
        filters.append(f'<filter id="seen-{name}">{filtered}</filter>')
    return f'<svg width="0" height="0" style="position:absolute">{"".join(filters)}</svg>'
