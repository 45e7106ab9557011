"""The parts of the corpus page: start screen, import, overview, documents."""
