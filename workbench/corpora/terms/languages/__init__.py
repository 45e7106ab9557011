"""What depends on the language: guessing it, stop words, stems and lemmas, the data of NLTK."""
