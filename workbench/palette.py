"""The colours, symbols and line patterns that the window, reports and exported pictures share."""

import colorsys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

LINE_WIDTH = 2
BAND_OPACITY = 0.18

# The colours of Okabe and Ito, which can be distinguished with any colour vision; black and yellow,
# invisible on one of the two backgrounds, are replaced by olive and violet.
BLUE, ORANGE, GREEN, PINK = "#0072B2", "#E69F00", "#009E73", "#CC79A7"
SKY, VERMILION, OLIVE, VIOLET = "#56B4E9", "#D55E00", "#8C8C00", "#7A5195"
CLASS_COLOURS = (BLUE, ORANGE, GREEN, PINK, SKY, VERMILION, OLIVE, VIOLET)
UNKNOWN, UNKNOWN_OPACITY = "#969696", 0.47  # documents without a class
DARK_INK, LIGHT_INK = "#101418", "#FFFFFF"  # text on a coloured background
_LIGHTNESSES = 4  # of each hue
_LIGHTNESS_STEP = 0.09
_DARKEST, _LIGHTEST = 0.27, 0.68  # visible on the background of either theme
BRIGHT = 140  # brighter colours need dark text
_MANY_RINGS = 200

# Corners of each symbol in a square of side 1 around the origin, y downwards; a circle has none.
SYMBOLS: dict[str, tuple[tuple[float, float], ...]] = {
    "o": (),
    "s": ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
    "t": ((-0.5, -0.5), (0.0, 0.5), (0.5, -0.5)),
    "d": ((0.0, -0.5), (-0.4, 0.0), (0.0, 0.5), (0.4, 0.0)),
    "t1": ((-0.5, 0.5), (0.0, -0.5), (0.5, 0.5)),
    "p": ((0.0, -0.5), (-0.4755, -0.1545), (-0.2939, 0.4045), (0.2939, 0.4045), (0.4755, -0.1545)),
    "h": (
        *((0.433, 0.25), (0.0, 0.5), (-0.433, 0.25)),
        *((-0.433, -0.25), (0.0, -0.5), (0.433, -0.25)),
    ),
    "star": (
        *((0.0, -0.5), (-0.1123, -0.1545), (-0.4755, -0.1545), (-0.1816, 0.059), (-0.2939, 0.4045)),
        *((0.0, 0.1910), (0.2939, 0.4045), (0.1816, 0.059), (0.4755, -0.1545), (0.1123, -0.1545)),
    ),
    "t2": ((-0.5, -0.5), (-0.5, 0.5), (0.5, 0.0)),
    "t3": ((0.5, 0.5), (0.5, -0.5), (-0.5, 0.0)),
    "+": (
        *((-0.5, -0.1), (-0.5, 0.1), (-0.1, 0.1), (-0.1, 0.5), (0.1, 0.5), (0.1, 0.1)),
        *((0.5, 0.1), (0.5, -0.1), (0.1, -0.1), (0.1, -0.5), (-0.1, -0.5), (-0.1, -0.1)),
    ),
    "x": (
        *((-0.2828, -0.4243), (-0.4243, -0.2828), (-0.1414, 0.0), (-0.4243, 0.2828)),
        *((-0.2828, 0.4243), (0.0, 0.1414), (0.2828, 0.4243), (0.4243, 0.2828)),
        *((0.1414, 0.0), (0.4243, -0.2828), (0.2828, -0.4243), (0.0, -0.1414)),
    ),
}
ERROR_SYMBOL = "x"
_SYMBOL_ORDER = tuple(name for name in SYMBOLS if name != ERROR_SYMBOL)
_DASHES: tuple[tuple[float, ...], ...] = ((), (3, 1.5), (1, 1.5), (4, 1.5, 1, 1.5))


@dataclass(frozen=True)
class Roles:
    """What each colour of one theme is for."""

    page: str
    card: str  # the background of texts, tables and plots
    alternate: str  # every other row of a table
    border: str
    outline: str  # of fields and lists
    button: str
    tooltip: str
    text: str
    secondary: str
    accent: str
    on_accent: str
    accent_background: str  # of what is selected
    link: str  # also the text of what is selected
    hover: str
    line: str  # between two rows
    neutral: str  # the text of a chip that says nothing good or bad
    neutral_background: str
    good: str
    good_background: str
    warning: str
    warning_background: str
    problem: str
    problem_background: str
    right: str  # correct predictions, and what increased
    wrong: str  # errors, and what decreased
    on_right: str  # text in a cell in the full colour of `right`
    sequential: tuple[str, ...]

    @property
    def diverging(self) -> tuple[str, ...]:
        """The scale from wrong to right, through the background of the plot."""
        return (self.wrong, self.card, self.right)


LIGHT = Roles(
    page="#F5F6F8",
    card="#FFFFFF",
    alternate="#F7F8FA",
    border="#E4E7EC",
    outline="#C4C9D1",
    button="#E9ECF1",
    tooltip="#FFFFFF",
    text="#1B1F24",
    secondary="#667085",
    accent="#2F6FED",
    on_accent="#FFFFFF",
    accent_background="#EAF1FF",
    link="#1D4FC4",
    hover="#F0F2F5",
    line="#F0F2F5",
    neutral="#475467",
    neutral_background="#F0F2F5",
    good="#157A4F",
    good_background="#E7F6EF",
    warning="#8A5809",
    warning_background="#FFF4DE",
    problem="#B42318",
    problem_background="#FDECEA",
    right=BLUE,
    wrong=VERMILION,
    on_right=LIGHT_INK,
    sequential=("#FFFFFF", "#9ECAE1", "#08519C"),
)
DARK = Roles(
    page="#14171C",
    card="#1C2026",
    alternate="#20252C",
    border="#2B3138",
    outline="#7D8590",
    button="#262B33",
    tooltip="#2C313A",
    text="#E7EAEE",
    secondary="#9AA4B2",
    accent="#6AA0FF",
    on_accent="#14171C",
    accent_background="#22304A",
    link="#8DB6FF",
    hover="#262B33",
    line="#262B33",
    neutral="#C3CAD4",
    neutral_background="#2A3038",
    good="#3FCF9D",
    good_background="#17342B",
    warning="#F0B45A",
    warning_background="#3A2D14",
    problem="#FF8A80",
    problem_background="#3F2322",
    right=SKY,
    wrong="#E6781E",
    on_right=DARK_INK,
    sequential=("#1C2026", "#215382", "#9ECAE1"),
)


def class_colour(index: int) -> str:
    """The colour of a class or series; past the last hue, the hues repeat in another lightness."""
    colour = CLASS_COLOURS[index % len(CLASS_COLOURS)]
    turn = index // len(CLASS_COLOURS) % _LIGHTNESSES
    if not turn:
        return colour
    hue, lightness, saturation = colorsys.rgb_to_hls(*(part / 255 for part in rgb(colour)))
    step = _LIGHTNESS_STEP * turn * (1 if turn % 2 == 0 else -1)
    lightness = min(max(lightness + step, _DARKEST), _LIGHTEST)
    return _hexadecimal([255 * part for part in colorsys.hls_to_rgb(hue, lightness, saturation)])


def class_symbol(index: int) -> str:
    """The name of the symbol of a class or series."""
    return _SYMBOL_ORDER[index % len(_SYMBOL_ORDER)]


def line_dash(index: int) -> tuple[float, ...]:
    """Lengths of dashes and gaps in line widths; lines are solid until the colours repeat."""
    return _DASHES[index // len(CLASS_COLOURS) % len(_DASHES)]


def ring_opacity(count: int) -> float:
    """How strong the rings around labelled documents are; many of them overlap."""
    return 0.67 if count < _MANY_RINGS else 0.24


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return red, green, blue


def blended(background: str, colour: str, opacity: float) -> str:
    """A transparent colour on a background."""
    pairs = zip(rgb(background), rgb(colour), strict=True)
    return _hexadecimal([below + opacity * (above - below) for below, above in pairs])


def brightness(colour: str) -> float:
    """How bright a colour looks, from 0 to 255."""
    red, green, blue = rgb(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def is_bright(colour: str) -> bool:
    """Whether dark text is easier to read on the colour than light text."""
    return brightness(colour) > BRIGHT


def _hexadecimal(parts: Sequence[float]) -> str:
    return "#" + "".join(f"{round(part):02X}" for part in parts)


def kept_colours(names: Sequence[str], chosen: Mapping[str, str]) -> dict[str, str]:
    """The colour of each class: the chosen one, or that of its place unless another has it."""
    taken = {chosen[name] for name in names if name in chosen}
    every = [class_colour(place) for place in range(len(CLASS_COLOURS) * _LIGHTNESSES)]
    colours: dict[str, str] = {}
    for place, name in enumerate(names):
        own = every[place % len(every)]
        free = (colour for colour in (own, *every) if colour not in taken)
        colours[name] = chosen.get(name) or next(free, own)
        taken.add(colours[name])
    return colours
