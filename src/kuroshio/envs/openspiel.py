"""The games as OpenSpiel's: importing this module registers them.

    import pyspiel
    import kuroshio.envs.openspiel

    game = pyspiel.load_game("kuroshio_namiji(players=3,direction=clockwise)")

Chance is sampled, since the odds of a shuffled deck cannot be listed: a chance node has one
outcome, and the game's own generator says what becomes of it.

With the parameter `futures=16` chance is explicit instead: two chance nodes choose the seed of a
game, and whenever a move needs luck there is one more with that many outcomes, all equally likely.
Each of them is one future drawn from the true odds, and which futures those are follows from the
seed: so a list of actions is a whole game, which OpenSpiel can store and replay, while a searching
bot must still expect all of them.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np

from kuroshio.core.game import Game
from kuroshio.core.records import Records, copied
from kuroshio.envs.common import Observer, lasting_options, steps
from kuroshio.extras import needs
from kuroshio.games import game_named
from kuroshio.language import say

with needs("openspiel"):
    import pyspiel

__all__ = ["KuroshioGame", "KuroshioObserver", "KuroshioState"]

SAMPLED = 0  # futures: chance is sampled
DEALS = 1024  # outcomes of each of the chance nodes that choose the seed, and the most futures
DEAL_NODES = 2  # of a game with explicit chance; one is enough where chance is sampled
ANY_SEED = -1  # of the generator: a new one every time
LONGEST = 5000  # decisions: far more than a game can have


class Moment:
    """A game between two actions. Never changed, so copies of a state share it."""

    def __init__(self, past: Moment | None, states: Records, moves: tuple[int, ...]) -> None:
        self.past = past
        self.states = states
        self.moves = moves
        self.memories: dict[int, bytes] = {}  # what each seat has seen up to now, as a digest

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a list: a long past would be too deep for pickle."""
        line = []
        at: Moment | None = self
        while at is not None:
            line.append((at.states, at.moves, at.memories))
            at = at.past
        return _from_line, (line,)


def _from_line(line: list[tuple[Records, tuple[int, ...], dict[int, bytes]]]) -> Moment | None:
    moment = None
    for states, moves, memories in reversed(line):
        moment = Moment(moment, states, moves)
        moment.memories = memories
    return moment


class Engine:
    """A game with its number of players, chance and options: makes moments of moments."""

    def __init__(self, name: str, players: int, futures: int, options: dict[str, str]) -> None:
        if futures != SAMPLED and not 2 <= futures <= DEALS:
            raise ValueError(
                f"futures is {SAMPLED}, for sampled chance, or 2 to {DEALS}, not {futures}"
            )
        self.futures = futures
        self.luck = random.Random()  # of sampled chance: shared by all states of a game
        self.game = game_named(name)
        self.game.check_players(players)
        self.players = players
        self.options = lasting_options(self.game, options)
        self.box = self.game.chosen_box(self.options)
        self.observer = Observer(self.game, self.box)
        self._record = self.game.option_record(self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Engine:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Engine, (self.game.name, self.players, self.futures, self.options)

    @property
    def sampled(self) -> bool:
        return self.futures == SAMPLED

    def drawn(self, outcome: int) -> int:
        """What a chance node brings: the outcome itself, or something new every time."""
        return self.luck.getrandbits(32) if self.sampled else outcome

    def begin(self, deals: list[int]) -> Moment | None:
        """Set a game up with the seed that the first chance nodes have chosen, once all have."""
        if len(deals) < (1 if self.sampled else DEAL_NODES):
            return None
        seed = 0
        for deal in deals:
            seed = steps(self.game).child_seed(seed, deal)
        states = self.game.new_state()
        out = np.zeros(self.game.move_count, np.int64)
        count = self.game.kernels.deal(
            states, 0, self.box.record, self._record, self.players, seed, out
        )
        return Moment(None, states, tuple(out[:count].tolist()))

    def after(self, moment: Moment, move: int, future: int | None = None) -> Moment | None:
        """The game after a move. Without a future: None if the move needs luck."""
        states = copied(moment.states)
        rng = states["rng"]
        if future is not None:
            seed = steps(self.game).child_seed(rng["seed"][0], rng["drawn"][0])
            rng["seed"][0] = steps(self.game).child_seed(seed, future)
        drawn = int(rng["drawn"][0])
        out = np.zeros(self.game.move_count, np.int64)
        count = self.game.kernels.advance(states, 0, self.box.record, move, out)
        if future is None and int(rng["drawn"][0]) != drawn:
            return None
        return Moment(moment, states, tuple(out[:count].tolist()))

    def seen_by(self, moment: Moment, seat: int) -> Records:
        """What a seat knows: the one gate."""
        states = copied(moment.states)
        self.game.kernels.hide(states, 0, self.box.record, seat)
        return states

    def imagined(self, moment: Moment, seat: int, seed: int) -> Moment:
        """The same moment in one world that agrees with all that a seat knows."""
        states = self.seen_by(moment, seat)
        self.game.kernels.imagine(states, 0, self.box.record, seed)
        out = np.zeros(self.game.move_count, np.int64)
        kernels = self.game.kernels
        count = kernels.advance(states, 0, self.box.record, kernels.NO_MOVE, out)
        world = Moment(moment.past, states, tuple(out[:count].tolist()))
        # What was seen so far stays as it was, although the past is that of another world.
        world.memories = {one: self.memory(moment, one) for one in range(self.players)}
        return world

    def memory(self, moment: Moment, seat: int) -> bytes:
        """A digest of all that a seat has seen from the beginning."""
        missing = []
        at: Moment | None = moment
        while at is not None and seat not in at.memories:
            missing.append(at)
            at = at.past
        memory = at.memories[seat] if at is not None else b""
        for one in reversed(missing):
            seen = self.seen_by(one, seat).tobytes()
            memory = hashlib.blake2b(memory + seen, digest_size=16).digest()
            one.memories[seat] = memory
        return memory

    def text(self, moment: Moment, seat: int) -> str:
        """What a seat sees, in lines of text."""
        view = self.game.view(self.seen_by(moment, seat), self.box)
        return "\n".join(self.game.plain(view, say))


class KuroshioGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel's words.

    >>> game = pyspiel.load_game("kuroshio_namiji(players=3)")
    >>> state = game.new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(state.chance_outcomes()[0][0])
    >>> state.action_to_string(state.current_player(), state.legal_actions()[0])
    'sail 1'
    """

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(self.name), **(params or {})}
        players, seed = int(given.pop("players")), int(given.pop("rng_seed"))
        self.engine = Engine(self.name, players, int(given.pop("futures")), given)
        if seed != ANY_SEED:
            self.engine.luck.seed(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.game.move_count,
            max_chance_outcomes=1 if self.engine.sampled else DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.name, self.engine.sampled), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own way to pickle a game does not ask Python for a generator's state."""
        return _loaded, (str(self), self.engine.luck.getstate())

    def new_initial_state(self) -> KuroshioState:
        return KuroshioState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_NODES + LONGEST

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> KuroshioObserver:
        if params:
            raise ValueError(f"observations have no parameters, but there are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return KuroshioObserver(self.engine, kind.perfect_recall)


def _loaded(text: str, luck: Any) -> KuroshioGame:
    game: KuroshioGame = pyspiel.load_game(text)
    game.engine.luck.setstate(luck)
    return game


class Namiji(KuroshioGame):
    name = "namiji"


class Tongiaki(KuroshioGame):
    name = "tongiaki"


class Namazu(KuroshioGame):
    name = "namazu"


class KuroshioState(pyspiel.State):  # type: ignore[misc]
    """A game being played, in OpenSpiel's words.

    >>> game = pyspiel.load_game("kuroshio_tongiaki(players=2,rng_seed=5)")
    >>> state = game.new_initial_state()
    >>> state.apply_action(0)  # the one chance node, which deals
    >>> state.apply_action(state.legal_actions()[0])
    >>> other = state.resample_from_infostate(0, lambda: 0.5)
    >>> other.legal_actions() == state.legal_actions(), state.is_terminal()
    (True, False)
    """

    def __init__(self, game: KuroshioGame) -> None:
        super().__init__(game)
        self._engine = game.engine
        self._luck: list[int] = []  # what the chance nodes have brought
        self._moment: Moment | None = None  # None until the seed is chosen
        self._waiting: int | None = None  # a move that needs luck

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        if self._moment is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self._moment.moves:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._moment.states["turn"][0])

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._engine.sampled:
            return [(0, 1.0)]
        count = DEALS if self._moment is None else self._engine.futures
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moment.moves) if self._moment is not None else []

    def _apply_action(self, action: int) -> None:
        if self._moment is None:
            self._luck.append(self._engine.drawn(action))
            self._moment = self._engine.begin(self._luck)
        elif self._waiting is not None:
            self._luck.append(self._engine.drawn(action))
            self._moment = self._engine.after(self._moment, self._waiting, self._luck[-1])
            self._waiting = None
        else:
            if action not in self._moment.moves:
                raise ValueError(f"{self._action_to_string(0, action)} is not legal now")
            later = self._engine.after(self._moment, action)
            if later is None:
                self._waiting = action
            else:
                self._moment = later

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"{'deal' if self._moment is None else 'future'} {action}"
        return self._engine.game.move_texts(self._engine.box)[action].text or f"unused {action}"

    def returns(self) -> list[float]:
        if self._moment is None or not self.is_terminal():
            return [0.0] * self._engine.players
        return self._engine.observer.rewards(self._moment.states)

    def resample_from_infostate(self, player: int, sampler: Any) -> KuroshioState:
        """A state that the player cannot tell from this one; `sampler` gives numbers below 1."""
        other: KuroshioState = self.clone()
        if self._moment is not None:
            other._moment = self._engine.imagined(self._moment, player, int(sampler() * 2**53))
        return other

    def moment(self) -> Moment | None:
        return self._moment

    def __str__(self) -> str:
        """The game so far by its moves and its luck, which nobody may know: for debugging."""
        luck = iter(self._luck)
        names = [
            str(next(luck) if one.player == int(pyspiel.PlayerId.CHANCE) else one.action)
            for one in self.full_history()
        ]
        return " ".join(names) or "the beginning"


def _restored(game: KuroshioGame, text: str) -> KuroshioState:
    state: KuroshioState = game.deserialize_state(text)
    state._engine = game.engine
    return state


class KuroshioObserver:
    """What a player knows, as numbers with named pieces and as text.

    >>> game = pyspiel.load_game("kuroshio_namiji(rng_seed=5)")
    >>> state, observer = game.new_initial_state(), game.make_py_observer()
    >>> state.apply_action(0)
    >>> observer.set_from(state, player=0)
    >>> observer.dict["offerings"].tolist()
    [4.0, 4.0, 0.0, 0.0, 0.0]
    """

    def __init__(self, engine: Engine, perfect_recall: bool) -> None:
        self._engine = engine
        self._perfect_recall = perfect_recall
        layout = engine.game.observation
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: layout.part(self.tensor, name) for name in layout.pieces}

    def set_from(self, state: KuroshioState, player: int) -> None:
        moment = state.moment()
        if moment is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._engine.observer.observe(moment.states, player)

    def string_from(self, state: KuroshioState, player: int) -> str:
        """With perfect recall a digest of all that the player has seen, which is quick to make and
        different for different pasts; else what it sees now, in words."""
        moment = state.moment()
        if moment is None:
            return "nothing yet"
        if self._perfect_recall:
            return f"seat {player + 1}: {self._engine.memory(moment, player).hex()}"
        return self._engine.text(moment, player)


def _parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    game: Game = game_named(name)
    options = lasting_options(game, {})
    return {"players": game.players[0], "futures": SAMPLED, "rng_seed": ANY_SEED, **options}


def _type(name: str, sampled: bool) -> Any:
    game = game_named(name)
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"kuroshio_{name}",
        long_name=f"Kuroshio: {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


for _game in (Namiji, Tongiaki, Namazu):
    pyspiel.register_game(_type(_game.name, sampled=True), _game)
