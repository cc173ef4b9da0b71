"""Which tests are slow or long, and which begin first."""

from __future__ import annotations

import gc

import pytest

# What takes longest begins first, so that all processes have something to do until the end; what
# waits and what computes in turns.
FIRST = """
test_everyone test_reviews test_two_worlds test_study test_table test_owners test_explain test_sweep
test_names test_notices test_mind test_ray test_mistakes test_mending test_reliability test_start
test_limits test_together test_fair test_keeping test_house test_review test_levels
test_reports test_rules test_metrics test_connection test_firefox test_joining test_admin test_lab
test_arena test_cli test_kept test_fourth_game test_hostile test_docs test_statistics
test_warm test_properties test_openspiel
"""

# Beside the tests of servers and browsers: what starts processes, compiles or searches at length.
SLOW = """
test_arena test_binding test_brought test_cli test_compiled test_crew test_docs test_examples
test_fourth_game test_kept test_lab test_levels test_mind test_openspiel test_puzzles test_ray
test_review test_smallest_game test_tune test_vector test_warm
"""

# Where the stores themselves are tried both are; elsewhere PostgreSQL is left to the long tests.
STORES = {"test_admin", "test_keeping", "test_mending", "test_reliability", "test_tables"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(FIRST.split())}
    items.sort(key=lambda item: places.get(item.path.stem, len(places)))
    slow = set(SLOW.split())
    for item in items:
        if item.path.stem in slow or {"server", "browser"}.intersection(item.path.parts):
            item.add_marker("slow")
        if item.path.stem not in STORES and "postgres" in item.name.rpartition("[")[2]:
            item.add_marker("long")


def pytest_collection_finish() -> None:
    """All that was imported and collected stays to the end: what looks for garbage between tests
    need not go through it."""
    gc.collect()
    gc.freeze()
