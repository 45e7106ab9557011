"""What a trial may take: time, memory and space on the disk.

Small because memory is watched from outside, where the processes of trials are started.
"""
