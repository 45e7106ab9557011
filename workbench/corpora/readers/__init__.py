"""Readers: one module per format, chosen by the content of the file.

`reading.read_corpus` reads every format that `detection.detect_format` recognises;
`reading.preview_corpus` shows how a file would be read. These functions raise only
`WorkbenchError`s and what a progress callback raises.
"""
