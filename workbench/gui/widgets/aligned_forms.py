"""Forms below one another whose labels and fields stand in the same columns."""

from collections.abc import Iterator

from PySide6.QtWidgets import QGridLayout, QWidget

_WIDEST_LABEL = 180  # pixels; longer labels wrap
_LABELS, _FIELDS, _BUTTONS = range(3)  # the columns of a form


def align_forms(*forms: QWidget) -> None:
    """Make the columns of forms equally wide; the layout of each is a grid of three columns."""
    grids = [grid for form in forms if isinstance(grid := form.layout(), QGridLayout)]
    labels = [label for grid in grids for label in _widgets_in(grid, _LABELS)]
    wished = max(label.sizeHint().width() for label in labels)
    needed = max(label.minimumSizeHint().width() for label in labels)
    for label in labels:
        label.setFixedWidth(max(min(wished, _WIDEST_LABEL), needed))
    buttons = [list(_widgets_in(grid, _BUTTONS)) for grid in grids]
    width = max((button.sizeHint().width() for each in buttons for button in each), default=0)
    for form, grid, own in zip(forms, grids, buttons, strict=True):
        form.setMaximumWidth(min(other.maximumWidth() for other in forms))
        if own:
            grid.setColumnMinimumWidth(_BUTTONS, width)
        elif width:  # the place of the buttons stays empty
            grid.setContentsMargins(0, 0, grid.horizontalSpacing() + width, 0)


def _widgets_in(grid: QGridLayout, column: int) -> Iterator[QWidget]:
    """The widgets of a column, without those that begin in another one."""
    for row in range(grid.rowCount()):
        item = grid.itemAtPosition(row, column)
        is_first = column == 0 or item is not grid.itemAtPosition(row, column - 1)
        widget = item.widget() if item is not None and is_first else None
        if widget is not None:
            yield widget
