"""What a trial may take: time, memory and space on the disk."""
