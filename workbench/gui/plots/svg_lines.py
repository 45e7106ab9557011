"""Lines of an SVG in the coordinates of the picture.

Qt writes lines in the coordinates of the data, with a transformation that would make them thousands
of pixels wide, and asks not to scale strokes. Some programs do not know that request, librsvg 2.54
among them.
"""

import re

_GROUP = re.compile(
    r'<g (?P<before>[^>]*)transform="matrix\((?P<matrix>[^)]*)\)"(?P<after>[^>]*)>'
    r"(?P<content>.*?)</g>",
    re.DOTALL,
)
_ELEMENT = re.compile(r"<(?!/)(\w+)")
_COORDINATES = re.compile(r'\b(d|points)="([^"]*)"')
_PAIR = re.compile(r"(-?[\d.]+(?:e[-+]?\d+)?),(-?[\d.]+(?:e[-+]?\d+)?)")
_UNSCALED = ' vector-effect="non-scaling-stroke"'
_IDENTITY = "1,0,0,1,0,0"


def lines_in_place(svg: str) -> str:
    """Move the lines of all groups to their places, so that no stroke has to be scaled."""
    return _GROUP.sub(_moved_group, svg)


def _moved_group(group: re.Match[str]) -> str:
    content, matrix = group["content"], group["matrix"]
    if _UNSCALED not in content or 'stroke="none"' in group["before"]:
        return group[0]
    if set(_ELEMENT.findall(content)) <= {"path", "polyline"}:
        numbers = tuple(map(float, matrix.split(",")))
        content = _COORDINATES.sub(lambda found: _moved(found, numbers), content)
        matrix = _IDENTITY
    elif not matrix.startswith("1,0,0,1,"):
        return group[0]
    content = content.replace(_UNSCALED, "")
    return f'<g {group["before"]}transform="matrix({matrix})"{group["after"]}>{content}</g>'


def _moved(coordinates: re.Match[str], numbers: tuple[float, ...]) -> str:
    a, b, c, d, e, f = numbers

    def move(pair: re.Match[str]) -> str:
        x, y = float(pair[1]), float(pair[2])
        return f"{a * x + c * y + e:.3f},{b * x + d * y + f:.3f}"

    return f'{coordinates[1]}="{_PAIR.sub(move, coordinates[2])}"'
