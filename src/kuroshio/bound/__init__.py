"""Sources that are loaded once for every game, with that game's functions as their globals.

They are written against the names of `core/contract.py`: Numba keeps plain module-level functions
on disk, but not functions that are handed over as arguments. `Game.bound("search")` is the module
of `search.py` for a game; `core/binding.py` says how it is made. What is written here looks at no
game, and at nothing but `core` and the records beside it.
"""
