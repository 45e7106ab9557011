"""How a run is carried out: runner, schedule, workers, trials, fitting and tuning.

Large because trials run in threads, in processes and on clusters, each with modules of its own.
"""
