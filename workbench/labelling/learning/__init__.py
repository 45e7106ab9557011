"""What learns from the decisions: teachers and students, the next question, simulated people.

All of it needs scikit-learn, so the window reaches it through its helper processes alone.
"""
