"""The Corpus page: open documents and see what is in them."""
