"""From text to counted terms: tokens, stems, stop words, counts and features."""
