"""Files that survive a crash: whole or absent, one writer, damaged ends dropped."""
