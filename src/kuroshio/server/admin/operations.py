"""What each operation of `forms.OPERATIONS` does: the function of its name here."""

from __future__ import annotations

from typing import Any

import msgspec

from kuroshio.language import say
from kuroshio.server import entries as e
from kuroshio.server.admin import asking, exporting, keeping, people, reading, rewriting
from kuroshio.server.admin import forms as f
from kuroshio.server.admin import sanctions as sanctioning
from kuroshio.server.aside import aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import as_called, is_program
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service


async def load(service: Service, wish: f.Load) -> f.LoadAnswer:
    read = service.store.read
    ((players, reports, sanctioned),) = await read(reading.NUMBERS)
    house = await asking.of_all(service)
    return f.LoadAnswer(
        tables=dict(map(tuple, await read(reading.COUNTS))),
        players=players,
        reports=reports,
        sanctions=sanctioned,
        processes=len(house.processes) + house.silent,
        silent=house.silent,
        now=house.now,
        times=house.times,
    )


# --- tables -------------------------------------------------------------------------------------


async def tables(service: Service, wish: f.Tables) -> f.TableLines:
    return f.TableLines(await reading.table_lines(service.store, wish))


async def table(service: Service, wish: f.Look) -> f.TableAnswer:
    room = await service.room(wish.table)
    live, connected = room.live, room.presence.connected()
    game = live.game
    words: list[str] = []
    if game is not None:
        view = game.glance(None).view()
        words = await aside(game.game.plain, view, say)
    answer = f.TableAnswer(
        table=reading.table_line(live.header),
        seats=[
            f.SeatLine(n, seat.name, seat.player, seat.level, connected[n])
            for n, seat in enumerate(live.seats)
        ],
        entries=live.n,
        moves=live.made,
        turn=live.turn,
        watchers=len(room.watchers),
        words=words,
    )
    if wish.truth:
        answer.chat = [
            f.ChatLine(line.n, reading.moment(line.at), said.seat, said.name, said.text)
            for line in live.log
            if isinstance(said := line.entry, e.Said)
        ]
        if game is not None:
            answer.truth = msgspec.to_builtins(game.truth_glance(live.made).view())
    return answer


async def close(service: Service, wish: f.Close) -> f.Done:
    room = await service.room(wish.table)
    if room.live.closed:
        raise Refused("closed")
    await room.note(e.Closed())
    return f.Done("closed", wish.table)


async def delete(service: Service, wish: f.Delete) -> f.Done:
    await keeping.close_and_delete(service, wish.table)
    return f.Done("deleted", wish.table)


async def hide(service: Service, wish: f.Hide) -> f.Done:
    room = await service.room(wish.table)
    line = room.live.log[wish.line - 1] if wish.line <= room.live.n else None
    if line is None or not isinstance(line.entry, e.Said):
        raise Refused("not-found")
    await room.note(e.Hidden(wish.line))
    if wish.erase:
        silent = e.encode(msgspec.structs.replace(line.entry, text=""))
        await service.store.change((rewriting.SAVE_ROW, (wish.table, wish.line, silent)))
        await service.store.tidy()
    return f.Done("erased" if wish.erase else "hidden", f"{wish.table} {wish.line}")


# --- people -------------------------------------------------------------------------------------


async def players(service: Service, wish: f.Players) -> f.PlayerLines:
    return f.PlayerLines(await reading.player_lines(service.store, wish.name, wish.limit))


async def player(service: Service, wish: f.LookAt) -> f.PlayerAnswer:
    store = service.store
    line = await reading.player_line(store, wish.player)
    house = await asking.of_all(service, wish.player)
    ((games, reports),) = await store.read(
        "SELECT (SELECT count(*) FROM results WHERE player = $1), "
        "(SELECT count(*) FROM reports WHERE player = $1)",
        wish.player,
    )
    return f.PlayerAnswer(
        player=line,
        tables=await reading.table_lines(store, f.Tables(player=wish.player)),
        games=games,
        sanctions=[one for one in await service.sanctions.all() if one.subject == wish.player],
        reports=reports,
        connected=house.connected,
        silent=house.silent,
    )


async def rename(service: Service, wish: f.Rename) -> f.Done:
    known = await reading.player_line(service.store, wish.player)
    name = as_called(wish.name or people.pseudonym(), is_program(known.name))
    await people.rename(service, wish.player, name)
    return f.Done("renamed", name)


async def export(service: Service, wish: f.Export) -> f.ExportAnswer:
    return await exporting.export(service, wish.player)


async def erase(service: Service, wish: f.Erase) -> f.Erased:
    await reading.player_line(service.store, wish.player)
    return await people.erase(service, wish.player)


# --- sanctions and reports ----------------------------------------------------------------------


async def mute(service: Service, wish: f.Mute) -> f.Done:
    return await _impose(service, "mute", wish)


async def ban(service: Service, wish: f.Ban) -> f.Done:
    return await _impose(service, "ban", wish)


async def _impose(service: Service, kind: str, wish: f.Mute | f.Ban) -> f.Done:
    subject = sanctioning.subject_of(wish.who)
    until = int(now_ms() + wish.hours * f.HOUR) if wish.hours else None
    values = (kind, subject, until, wish.reason, now_ms())
    await service.store.change((sanctioning.IMPOSE, values))
    await service.orders.give("sanctions")
    return f.Done("muted" if kind == "mute" else "banned", subject)


async def forgive(service: Service, wish: f.Forgive) -> f.Done:
    subject = sanctioning.subject_of(wish.who)
    (ended,) = await service.store.change((sanctioning.FORGIVE, (subject,)))
    if not ended:
        raise Refused("not-found")
    await service.orders.give("sanctions")
    return f.Done("forgiven", subject)


async def sanctions(service: Service, wish: f.Sanctions) -> f.SanctionLines:
    return f.SanctionLines(await service.sanctions.all())


async def reports(service: Service, wish: f.Reports) -> f.ReportLines:
    return f.ReportLines(await reading.report_lines(service.store, wish.all, wish.limit))


async def resolve(service: Service, wish: f.Resolve) -> f.Done:
    (found,) = await service.store.change(
        (
            "UPDATE reports SET settled = $2, decision = $3 WHERE id = $1 RETURNING id",
            (wish.report, now_ms(), wish.decision),
        )
    )
    if not found:
        raise Refused("not-found")
    return f.Done(wish.decision, wish.report)


# --- keeping ------------------------------------------------------------------------------------


async def sweep(service: Service, wish: f.Sweep) -> f.Swept:
    return await keeping.sweep(service, wish.dry_run)


async def broken(service: Service, wish: f.Broken) -> f.BrokenLines:
    house = await asking.of_all(service)
    lines = [
        f.BrokenLine(one.table, one.game, reading.moment(one.at), one.why) for one in house.broken
    ]
    return f.BrokenLines(lines, house.silent)


async def drain(service: Service, wish: f.Drain) -> f.Done:
    await service.orders.give("drain", "off" if wish.off else "on")
    return f.Done("as before" if wish.off else "draining")


async def audit(service: Service, wish: f.Audit) -> f.AuditLines:
    return f.AuditLines(await reading.audit_lines(service.store, wish.limit))


async def run(service: Service, operation: f.Operation, wish: f.Wish) -> Any:
    return await globals()[operation.name](service, wish)
