"""What a trial may take: time, memory and space on the disk.

Small because there are three limits.
"""
