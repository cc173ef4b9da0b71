"""Namiji: net casting.

Nets that were released lie under the pile in layers, one for each time that some were put there.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll
from kuroshio.namiji import moves as m
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.rack import PLACEMENTS, fits, lies_across, net_cell, net_second_cell
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.score import score_lines
from kuroshio.namiji.state import State


@rule
def nets_left(sea: State) -> int:
    count = sea.net_under_count
    for net in range(s.NETS):
        count += sea.net_pool[net]
    return count


@rule
def reveal_net(sea: State) -> None:
    """Reveal the top net to all (R43)."""
    if nets_left(sea) == 0:
        nothing_there(sea, s.NET)
        return
    net = draw_net(sea)
    sea.net_shown[sea.net_shown_count] = net
    sea.net_shown_count += 1
    sea.gained += 1
    emit(sea, s.REVEALED_NET, sea.turn, net, 0)
    sea.ask = s.ASK_CAST


@rule
def why_not_reveal(sea: State) -> int:
    """With Wide Net up to three nets are revealed, one by one (R38)."""
    limit = max(1, sea.boats[sea.turn].upgrade[s.WIDE_NET])
    return 0 if sea.net_shown_count < limit and nets_left(sea) > 0 else r.WHY_NO_NET


@rule
def why_not_cast(sea: State, shown: int, placement: int) -> int:
    """Every net that was revealed can be put where it fits."""
    fitting = shown < sea.net_shown_count and fits(sea.boats[sea.turn], placement)
    return 0 if fitting else r.WHY_NET_PLACE


@rule
def draw_net(sea: State) -> int:
    """The top net: a new one while there are any, else the oldest of those released.

    Nets that were put under the pile together lie in an order that nobody knows (R38), so which
    of them comes first is decided now.
    """
    net = pick(sea.rng, sea.net_pool)
    if net >= 0:
        sea.net_pool[net] = 0
        return net
    together = 1
    while together < sea.net_under_count and sea.net_layer[together] == sea.net_layer[0]:
        together += 1
    place = roll(sea.rng, together)
    net = sea.net_under[place]
    sea.net_under_count -= 1
    for n in range(place, sea.net_under_count):
        sea.net_under[n] = sea.net_under[n + 1]
        sea.net_layer[n] = sea.net_layer[n + 1]
    sea.net_under[sea.net_under_count] = s.NONE
    sea.net_layer[sea.net_under_count] = 0
    return net


@rule
def legal_casts(sea: State, out: Row[int]) -> int:
    """Every place for every net revealed; releasing is always possible (R7: perhaps alone)."""
    out[0] = m.RELEASE
    n = 1
    for shown in range(sea.net_shown_count):
        for placement in range(PLACEMENTS):
            if why_not_cast(sea, shown, placement) == 0:
                out[n] = m.CAST + shown * PLACEMENTS + placement
                n += 1
    if why_not_reveal(sea) == 0:
        out[n] = m.REVEAL
        n += 1
    return n


@rule
def cast_net(sea: State, box: Components, shown: int, placement: int) -> None:
    """Put one of the revealed nets into the rack, the others under the pile."""
    boat = sea.boats[sea.turn]
    net = sea.net_shown[shown]
    one = net_cell(placement)
    two = net_second_cell(placement)
    boat.rack[one] = box.nets[net]
    boat.rack[two] = box.nets[net]
    boat.net_in[one] = net
    boat.net_in[two] = net
    boat.nets += 1
    sea.net_shown[shown] = s.NONE
    emit(sea, s.CAST_NET, sea.turn, net, one + (0 if lies_across(placement) else s.CELLS))
    score_lines(sea, box, sea.turn)
    release_nets(sea)


@rule
def release_nets(sea: State) -> None:
    """The nets that were not kept go under the pile, face down, sorted as one layer."""
    layer = 0
    if sea.net_under_count > 0:
        layer = sea.net_layer[sea.net_under_count - 1] + 1
    if layer >= s.LAYERS:
        layer = renumber_layers(sea)
    for net in range(s.NETS):
        for n in range(sea.net_shown_count):
            if sea.net_shown[n] == net:
                sea.net_under[sea.net_under_count] = net
                sea.net_layer[sea.net_under_count] = layer
                sea.net_under_count += 1
                emit(sea, s.RELEASED_NET, sea.turn, net, 0)
    sea.net_shown[:] = s.NONE
    sea.net_shown_count = 0


@rule
def renumber_layers(sea: State) -> int:
    """Count the layers under the pile from 0 again; return the number of the next one."""
    layer = 0
    before = sea.net_layer[0]
    for n in range(sea.net_under_count):
        if sea.net_layer[n] != before:
            before = sea.net_layer[n]
            layer += 1
        sea.net_layer[n] = layer
    return layer + 1
