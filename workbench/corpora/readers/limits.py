"""The limits of what a file may contain, in one place; size, ratio and number are settings."""

# Spreadsheets: the first two are those of the format itself.
SHEET_ROWS = 1_048_576
SHEET_COLUMNS = 16_384
SHEET_CELLS = 50_000_000  # of the rectangle that holds all filled cells
FILLED_CELLS = 20_000_000
SHARED_STRINGS = 20_000_000
SHEETS = 10_000

ARROW_BATCH_BYTES = 1 << 30  # unpacked; a whole part of a Feather file is in memory

# Tables and JSON: of more fields, the most frequent are offered as columns.
TABLE_COLUMNS = 16_384
CELL_CHARACTERS = 32 << 20  # of a table in plain text; a longer one is a missing quotation mark
ROW_CHARACTERS = 64 << 20  # on one line

# Documents: counting needs up to ten times the memory of the text.
DOCUMENT_CHARACTERS = 100_000_000
DOCUMENT_BYTES = 400 << 20  # of a file that is one document

# XML: deeper nesting and longer tags occur in no document of an office program.
XML_DEPTH = 64
XML_TAG_BYTES = 4 << 20
# A parser that calls Python takes ten seconds for a million tags of a page; beyond these numbers
# tags are left out in one pass instead.
PAGE_TAGS = 400_000
XML_TAGS = 1_000_000
XML_INHERITED = 100  # attributes of the elements around a record, which each record repeats

# Counted rows.
TERMS = 10_000_000
NUMBER_CHARACTERS = 400
COUNTED_LINE_BYTES = 32 << 20

# TOML: its parser needs a hundred times the memory of the text.
TOML_CHARACTERS = 32 << 20

# Archives that hold nothing but an archive.
ARCHIVES_IN_ARCHIVES = 3
