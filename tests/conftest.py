"""Which tests are slow or long, and which begin first."""

from __future__ import annotations

import gc

import pytest

# What takes longest begins first, so that all processes have something to do until the end; what
# waits and what computes in turns.
FIRST = """
test_everyone test_fourth_game test_table test_docs test_owners test_kept test_sweep test_properties
test_two_worlds test_review test_start test_arena test_explain test_cli test_notices test_openspiel
test_fair test_brought test_together test_smallest_game test_reliability test_terms test_study
test_every_game test_limits test_crew test_firefox test_mind test_daily test_house test_turns
test_keeping test_story test_compiled test_hints test_levels test_joining test_puzzles test_rules
test_mending test_at_the_board test_warm test_tables test_extras test_share test_reasons
test_reports test_generic_board test_encode test_connection test_sheets test_admin test_binding
test_names test_signing test_progress test_keyboard test_language test_analysis test_market
test_people test_pairing test_cards test_reviews test_lab test_notebooks test_dataset
test_pettingzoo test_fair_seats test_rulebook test_attacks test_thumb test_stored test_asgi
test_changes test_ray test_mistakes test_metrics test_hostile test_statistics
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
