"""Widgets that several pages use, and the look of the program.

What there is, and where:

`sizes`        TINY 4, SMALL 8, MEDIUM 12, LARGE 16, WIDE 24, HUGE 32: no other distances.
               `role_font("title")`, `tabular(font)`, `no_margins(layout)`.
`theme`        `set_text_role(label, role)`: title, heading, number, lead, secondary, problem, "".
               `theme_roles(palette)`: the colours of the theme (fields of `palette.Roles`).
`style`        draws every standard widget. A QGroupBox looks like a card, the default button of a
               dialog like a primary one; there are no style sheets.
`cards`        `Card("Heading")`: `card.add(widget, stretch)`, `card.head.addWidget(chip)`;
               `ActionCard(icon, title, sentence)` with `clicked`; `heading`, `secondary`,
               `big_number`, `row(...)`, `column(...)`, `separator()`.
`chips`        `Chip("3 findings", "warning")`: neutral, good, warning, problem, accent; with
               `is_link=True` it has `clicked`. `KeyCap("Space")`. `draw_chip`, `draw_key` for
               delegates.
`accessible_roles`  a widget that draws itself says its role for assistive technology:
               `accessible_role = Role.Button`.
`buttons`      `button(text, action, icon_name, tooltip, is_primary)`, `make_primary(button)`,
               `icon_button(icon_name, name, action)`, `menu_button(text, {title: action})`.
`icons`        `icon("folder")`: a line icon of resources/icons/lucide in the colour of the text,
               or of a role: `icon("x", "wrong")`. Only files that are used are kept there.
`empty_state`  `EmptyState(icon, title, sentence)`, then `offer(text, action)`.
`toasts`       `workspace.message_posted.emit(text)` shows one, `workspace.message_offered.emit(
               text, action_title, action)` one with a button. They shift nothing.
`page_header`  `PageHeader(title, context)`: `say(title, context)`, `add(outlined, ..., primary)`.
               `ElidedLabel`.
`tables`       `DataTable(name).show_rows(titles, rows)` of `QTableWidgetItem` and
               `NumberItem(text, number, tooltip, is_best)`; `Table(name)` for a model. Ctrl+C
               copies all that is selected; the first click on numbers sorts the largest first.
`undo_keys`    `redo_keys()`, `is_undo(event)`, `is_redo(event)`: also Ctrl+Y on every system.

Pages start with a `PageHeader`, then cards with LARGE between them and no frames in frames.
Large because all pages share these widgets, and their look is decided here alone.
"""
