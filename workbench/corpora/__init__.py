"""From files to counted terms."""
