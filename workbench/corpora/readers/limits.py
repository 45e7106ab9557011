"""The limits of what a file may contain, in one place; size, ratio and number are settings."""

# Spreadsheets: the first two are those of the format itself.
SHEET_ROWS = 1_048_576
SHEET_COLUMNS = 16_384
SHEET_CELLS = 50_000_000  # of the rectangle that holds all filled cells
FILLED_CELLS = 20_000_000
SHARED_STRINGS = 20_000_000
SHEETS = 10_000

# Tables and JSON: of more fields, the most frequent are offered as columns.
TABLE_COLUMNS = 16_384

# XML: deeper nesting and longer tags occur in no document of an office program.
XML_DEPTH = 64
XML_TAG_BYTES = 4 << 20

# Counted rows.
TERMS = 10_000_000
NUMBER_CHARACTERS = 400
COUNTED_LINE_BYTES = 32 << 20

# TOML: its parser needs a hundred times the memory of the text.
TOML_CHARACTERS = 32 << 20
