"""Puzzles: positions from games of strong bots in which one move is surely and clearly best, and
which a sailor misses.

`finder` finds them, `proof` says what is sure, `themes` what a puzzle is about, and `shelf` keeps
them, beside the rules of their game.
"""
