"""The parts of the comparison page: which runs, and what is drawn of them."""
