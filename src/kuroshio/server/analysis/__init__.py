"""The analysis table: a position with an engine beside it, and a tree of what might have been."""
