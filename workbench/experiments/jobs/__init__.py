"""Work for the window's spare process: each job tells its progress and answers with little."""
