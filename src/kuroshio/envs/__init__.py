"""Environments for programs that learn: PettingZoo, Gymnasium (many games at once), OpenSpiel.

Each module needs the library that it is named after, and says which extra of the package brings it;
see docs/environments.md.
"""
