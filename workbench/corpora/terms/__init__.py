"""From text to counted terms and features: tokens, stop words, stems, counts, weights."""
