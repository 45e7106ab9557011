"""How a picture is saved for a paper: its size, its text size, with or without a title."""

from dataclasses import dataclass

MILLIMETRES_PER_INCH, POINTS_PER_INCH = 25.4, 72.0
PIXELS_PER_INCH = 96.0  # of SVG and CSS


@dataclass(frozen=True)
class PictureOptions:
    """Width and height in millimetres (0: as on the screen), text size in points, and a title."""

    width: float = 0.0
    height: float = 0.0
    font_points: float = 8.0
    has_title: bool = False
    title: str = ""
    dots_per_inch: int = 300  # of a PNG

    @property
    def has_size(self) -> bool:
        """Whether the size is other than that on the screen."""
        return self.width > 0 and self.height > 0

    def scale(self, font_pixels: float) -> float:
        """Pixels of CSS for a pixel of the plot, so that its text has the wanted size."""
        if not self.has_size:
            return 1.0
        return self.font_points * PIXELS_PER_INCH / POINTS_PER_INCH / max(font_pixels, 1.0)

    def plot_size(self, font_pixels: float) -> tuple[int, int]:
        """The size at which the plot is laid out, in its own pixels."""
        inch = PIXELS_PER_INCH / MILLIMETRES_PER_INCH / self.scale(font_pixels)
        return round(self.width * inch), round(self.height * inch)
