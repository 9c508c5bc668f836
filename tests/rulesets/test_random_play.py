"""Fights at random under every ruleset: everybody from the data and anybody made up, every word, every setting.

What must hold is in the `oracles` of each ruleset, and for any of them in `tests.rulesets.anyplay`. The suite plays the
first seeds, and those in which something rare happens; more are played with an option, in chunks that can be shared
out, or by hand, after a change of rules, at some 15 fights a second:

    python -m pytest tests/rulesets/test_random_play.py --hunt 5000 -n auto
    python -m tests.rulesets.test_random_play alternatif 50000 60000

When rules change, so do the fights: what a seed was kept for may not happen in it any more. Then the suite goes on with
other seeds until all has happened, which takes longer. This finds the seeds that are worth keeping now:

    python -m tests.rulesets.test_random_play alternatif rare

A setting that chance would leave alone, or set now and then, is played all the time where it is named; and so is each
setting of a game at each of its other values, one after another, or all of them as the text has them:

    python -m tests.rulesets.test_random_play dnd35 0 200 --setting size_limits=on
    python -m tests.rulesets.test_random_play dnd35 0 100 --each-setting
    python -m tests.rulesets.test_random_play dnd35 0 1000 --letter
    python -m pytest tests/rulesets/test_random_play.py -k settings --each-setting 20
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.kernel.events import Breather
from tests.rulesets import journals
from tests.rulesets.alternatif.fight import Fight as AlternatifFight
from tests.rulesets.anyplay import GM, AnyPlay
from tests.rulesets.dnd5.fight import Fight as Dnd5Fight
from tests.rulesets.dnd35.fight import Fight as Dnd35Fight
from tests.rulesets.percentile.fight import Fight as PercentileFight
from tests.rulesets.rpg20.fight import Fight as Rpg20Fight

STEPS = 60
OFTEN = 20
"""Where fights are hunted by hand, options are looked at again after one of so many inputs (`AnyPlay.every`)."""
JUDGED = 12
"""And chances are held against the story after one of so many (`AnyPlay.judged`)."""
CHUNK = 30
"""Fights that one test plays."""


ELSEWHERE = frozenset(
    {
        "blow_ruled",
        "blow_decided",
        "volley_lost",
        "clock_sent",
        "stance_set",
        "plan_changed",
        "plan_followed",
        "plan_ended",
        "settings_changed",
        *("action_demanded", "came_out", "darts_warded", "signal_ended"),
        *("spell_checked", "spell_held", "unaffected", "woken"),
        *("borne", "fall_begun", "fall_averted", "reins_taken", "steadied", "steed_acts", "zone_said", "near_said"),
        *("weapon_let_go", "spell_taken", "spell_identified", "spell_noted", "thrown_away"),
        *("component_fetched", "first_aid_ended"),
        *("turn_delayed", "entry_called", "came_in", "delay_lost"),
        "status_timed",
        "surprise_ticked",
    }
)
"""What happens where the game master's word goes before the dice: then the oracles of the rules do not hold, and it is
played at random in `tests.rulesets.test_overruling`. That he lets time run to a segment while all stand by is played
in `tests.rulesets.alternatif.test_asked_again`, that he puts a hand on the defensive in `test_gm`: chance seldom
comes to either. A plan answers all that its owner is asked, and leaves chance little to choose: fights in which
everybody makes plans are played at random in `tests.rulesets.test_plans`. In the fifth edition's rules a
counterspell's check, a shield against darts, a feather fall, a spell held ready, sleepers who wake, whoever is proof
against a condition, and some words of the game master's are seldom come to: `test_spells`, `test_concentration`,
`test_readying`, `test_turns`, `test_actions`, `test_mounts`, `test_zones` and `test_objects` there play them. Under
the 3.5 rules whoever would be tripped in his turn seldom lets go of his weapon, a spell that is cast in a grapple
seldom takes effect there, and what it needs is seldom fetched, nobody tells what another casts, casts what the game
master sees to, throws a dagger away, or is struck down while giving first aid: `test_manoeuvres`,
`test_grapple_options`, `test_usual_readiness`, `test_spells`, `test_cases_opportunities` and `test_recovery` play
them; `test_delaying` plays at random those who delay, and `test_said_conditions` how long it lasts what the game
master says of somebody. Who tries to surprise alone is in `rpg20.test_sequences`. Sets of settings are applied in
fights of their own, below."""


@dataclass
class Game:
    """The fights under one ruleset. *fights*: how many are always played. *rare*: seeds that between them see
    everything that can happen, and then as many again, in case that rules change. *most*: as many are played in search
    of what neither sees. *asks*: kinds of questions that must come
    up."""

    fight: type[AnyPlay[Any]]
    fights: int
    rare: Sequence[int]
    most: int
    asks: frozenset[str]

    def everything(self) -> set[tuple[str, str]]:
        """All that must happen in some fight: each event of the game, each question, and one fight without an end."""
        types = self.fight(0).game.event_types  # type: ignore[call-arg]
        kinds = {kind.__dataclass_fields__["type"].default for kind in types} - ELSEWHERE  # type: ignore[attr-defined]
        return {("event", each) for each in (*kinds, Breather.type)} | {("question", each) for each in self.asks}


GAMES: Mapping[str, Game] = {
    "alternatif": Game(
        AlternatifFight,
        10,
        (
            1025,
            92,
            194,
            214,
            66,
            700,
            98,
            729,
            387,
            222,
            573,
            1140,
            206,
            375,
            1123,
            810,
            1009,
            163,
            465,
            1040,
            124,
            1034,
            191,
            1146,
            1112,
            476,
            100,
            173,
            62,
            120,
            118,
            369,
            286,
            53,
            205,
            1,
            491,
            261,
            274,
            612,
            404,
            176,
            979,
            616,
            1227,
            781,
            16,
            1044,
            869,
            1120,
            681,
            334,
            32,
            109,
        ),
        1250,
        frozenset(
            {
                "declare",
                "strike",
                "simultaneous",
                "parry",
                "free",
                "figures",
                "expose",
                "companion",
                "magic_break",
                "complicate",
                "hold_spell",
                "companions",
                "incantation",
                "effect",
                "oppose",
                "follow",
                "grab",
                "pull",
                "confirm",
                "defend",
                "release",
                "order",
                "race",
                "prevented",
                "fate",
                "into",
                "aim",
                "wrestle",
                "wrestle_choice",
                "counter",
                "changed",
            }
        ),
    ),
    "percentile": Game(
        PercentileFight,
        10,
        (115, 84, 21, 91, 87, 13, 216, 298, 195, 245, 76, 113, 31, 40, 107, 77, 92, 54, 114, 58),
        300,
        frozenset(
            {
                "declare",
                "discreet",
                "vital",
                "score",
                "advantage",
                "disadvantage",
                "ride",
                "defence",
                "opportunity",
                "retarget",
                "react",
                "mishap",
                "opposed",
                "area",
                "outcome",
                "lethal",
                "strangled",
                "asphyxia",
                "fall",
            }
        ),
    ),
    "dnd5": Game(
        Dnd5Fight,
        10,
        (
            58,
            97,
            82,
            106,
            287,
            154,
            48,
            240,
            61,
            202,
            218,
            36,
            222,
            84,
            178,
            155,
            215,
            38,
            86,
            130,
            81,
            197,
            144,
            297,
            162,
            151,
            265,
            13,
            127,
            195,
            80,
            44,
            77,
            296,
            166,
        ),
        300,
        frozenset(
            {
                *("cover", "declare", "first", "improvised", "opportunity", "ready", "saddle", "spare", "surprise"),
                *("also", "caught", "guessed", "parry", "spell_hit", "spell_cast", "spell_damaged"),
            }
        ),
    ),
    "dnd35": Game(
        Dnd35Fight,
        10,
        (
            899,
            455,
            973,
            108,
            121,
            938,
            33,
            343,
            395,
            811,
            845,
            93,
            829,
            898,
            354,
            105,
            971,
            852,
            642,
            903,
            981,
            326,
            740,
            120,
            933,
            690,
            937,
            665,
            809,
            192,
            961,
            407,
            865,
            843,
            851,
            842,
            183,
            959,
            153,
            516,
            63,
            900,
            859,
            4,
            629,
            606,
            879,
            987,
            598,
            924,
            3,
        ),
        1000,
        frozenset({"declare", "opportunity", "ready", "resist", "push", "cover", "concealment", "guessed"}),
    ),
    "rpg20": Game(
        Rpg20Fight,
        10,
        (
            280,
            296,
            334,
            391,
            274,
            120,
            440,
            367,
            422,
            183,
            75,
            111,
            448,
            194,
            126,
            155,
            343,
            256,
            162,
            404,
            485,
            337,
            144,
            416,
        ),
        500,
        frozenset(
            {
                *("declare", "slot", "release", "retarget", "again", "follow", "defend", "shield", "place"),
                *("first", "adds", "moving", "metres", "far", "apart", "outcome", "fatal", "lands"),
            }
        ),
    ),
}


KEPT = journals.kept()


def played(fight: type[AnyPlay[Any]], seed: int, steps: int = STEPS) -> AnyPlay[Any]:
    """The fight of that seed, played and told again; what goes wrong says where."""
    made: AnyPlay[Any] | None = None
    try:
        made = fight(seed)  # type: ignore[call-arg]
        for _ in range(steps):
            made.step()
        made.check_replay()
    except Exception as wrong:
        wrong.add_note(f"fight {seed}, line {made.line if made is not None else 0}")
        raise
    return made


def told_as_kept(name: str, seed: int) -> AnyPlay[Any]:
    """The fight of that seed; it must tell what it told when the digests were kept."""
    fight, kept = played(GAMES[name].fight, seed), KEPT.get(name, [])
    if seed < len(kept):
        assert journals.digest(fight) == kept[seed], f"fight {seed} tells something else (see tests.rulesets.journals)"
    return fight


def happened(fight: AnyPlay[Any]) -> set[tuple[str, str]]:
    """What happened in *fight*, as `Game.everything` has it."""
    return {("event", each) for each in fight.kinds} | {("question", each) for each in fight.asked}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seeds" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--hunt")
        most = {name: wanted or game.fights for name, game in GAMES.items()}
        chunks = [(name, range(at, min(at + CHUNK, end))) for name, end in most.items() for at in range(0, end, CHUNK)]
        metafunc.parametrize(("name", "seeds"), chunks, ids=lambda each: str(getattr(each, "start", each)))


def test_fights_at_random_hold(name: str, seeds: range) -> None:
    for seed in seeds:
        told_as_kept(name, seed)


RARELY = ("dnd5", "dnd35")
"""Of these it takes too many fights for every run until all has happened that can."""


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.seldom if each in RARELY else ()) for each in GAMES]
)
def test_fights_at_random_come_across_everything_that_can_happen(name: str) -> None:
    game = GAMES[name]
    left = game.everything()
    for seed in dict.fromkeys((*game.rare, *range(game.most))):
        if not left:
            break
        left -= happened(told_as_kept(name, seed))
    assert left == set()


# ---- settings


def other_values(name: str) -> list[dict[str, Any]]:
    """Each setting of a game at each of its other values than that of a table that chooses nothing."""
    rules = GAMES[name].fight(0).game  # type: ignore[call-arg]
    return [
        {each.name: value}
        for each in rules.settings_of(rules.opening({}))
        for value in each.options
        if str(value) != str(each.default)
    ]


def letter(name: str) -> dict[str, Any]:
    """All settings of a game of which the text says something, as it has them."""
    rules = GAMES[name].fight(0).game  # type: ignore[call-arg]
    return {each.name: each.text for each in rules.settings_of(rules.opening({})) if each.text is not None}


def under(fight: type[AnyPlay[Any]], forced: Mapping[str, Any]) -> type[AnyPlay[Any]]:
    """The same fights, with the settings *forced* all the time."""
    return type(fight.__name__, (fight,), {"forced": forced})


def test_fights_with_settings_at_their_other_values_hold(pytestconfig: pytest.Config) -> None:
    """Some of them, with few fights; `--each-setting N` plays N with each."""
    wanted = pytestconfig.getoption("--each-setting")
    for name, game in GAMES.items():
        others = other_values(name)
        some = others if wanted else others[:: max(1, len(others) // 3)][:3]
        for forced in ({}, letter(name), *some):
            for seed in range(wanted or 1) if forced else ():
                made = played(under(game.fight, forced), 7 + seed)
                assert vars_of(made.engine.state, forced) == forced


def turning(fight: type[AnyPlay[Any]]) -> type[AnyPlay[Any]]:
    """The same fights, in which some settings often become others, all at once."""

    def any_note(self: Any) -> Any:
        if self.chance.random() > 0.3:
            return fight.any_note(self)
        settings = [each for each in self.game.settings_of(self.engine.state) if not each.fixed]
        some = {each.name: self.chance.choice(each.options) for each in self.chance.sample(settings, 4)}
        return self.game.compose(self.engine.state, "gm-preset", GM, {**some, "called": "Maison"})

    return type(fight.__name__, (fight,), {"any_note": any_note})


def test_fights_hold_in_which_sets_of_settings_are_applied(pytestconfig: pytest.Config) -> None:
    wanted = pytestconfig.getoption("--each-setting")
    for game in GAMES.values():
        seen = set()
        for seed in range(wanted or 2):
            seen |= played(turning(game.fight), 20 + seed).kinds
        assert "settings_changed" in seen


def hunt(name: str, first: int, end: int, forced: Mapping[str, Any] = {}) -> list[int]:
    """The seeds from *first* on, and below *end*, whose fights, with the settings *forced*, go wrong; says where."""
    wrong = []
    AnyPlay.every, AnyPlay.judged = OFTEN, JUDGED
    for seed in range(first, end):
        try:
            played(under(GAMES[name].fight, forced), seed)
        except Exception:
            traceback.print_exc(limit=-3)
            wrong.append(seed)
    return wrong


def rare(name: str) -> list[int]:
    """Few and short fights that between them see everything that can happen, and others that see as much again: each
    time the one that sees most of what is left for the time that it takes."""
    game = GAMES[name]
    wanted = game.everything()
    seen, took = {}, {}
    for seed in range(game.most):
        begun = time.process_time()
        seen[seed] = happened(played(game.fight, seed)) & wanted
        took[seed] = time.process_time() - begun
    if never := wanted - set().union(*seen.values()):
        raise SystemExit(f"never happened: {sorted(never)}")
    chosen: list[int] = []
    for _ in range(2):
        others = [seed for seed in seen if seed not in chosen]
        left = set().union(*(seen[seed] for seed in others))
        cover: list[int] = []
        while left:
            cover.append(max(others, key=lambda seed: len(seen[seed] & left) / took[seed] ** 0.5))
            left -= seen[cover[-1]]
        for seed in tuple(cover):
            if seen[seed] <= set().union(*(seen[other] for other in cover if other != seed)):
                cover.remove(seed)
        chosen += cover
    return chosen


def wanted_settings(name: str, wanted: argparse.Namespace) -> Iterator[Mapping[str, Any]]:
    """Under which settings the fights are hunted, one after another."""
    if wanted.each_setting:
        yield from other_values(name)
    else:
        rules = GAMES[name].fight(0).game  # type: ignore[call-arg]
        typed = dict(each.split("=", 1) for each in wanted.setting)
        settings = vars_of(rules.opening(typed), typed)
        yield {**(letter(name) if wanted.letter else {}), **settings}


def vars_of(state: Any, names: Sequence[str] | Mapping[str, Any]) -> dict[str, Any]:
    """The settings of *state* that are called so."""
    return {each: getattr(state.settings, each) for each in names}


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="Fights at random under one game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("first", help="the first seed; or: rare")
    parser.add_argument("end", nargs="?", type=int, help="the seed before which it ends")
    parser.add_argument("--setting", action="append", default=[], metavar="NAME=VALUE", help="a setting all the time")
    parser.add_argument("--each-setting", action="store_true", help="each setting at each of its other values")
    parser.add_argument("--letter", action="store_true", help="all settings as the text has them")
    wanted = parser.parse_args(arguments)
    if wanted.first == "rare":
        print(rare(wanted.game))
        return
    for forced in wanted_settings(wanted.game, wanted):
        said = ", ".join(f"{each}={value}" for each, value in forced.items()) if len(forced) < 4 else "the letter"
        wrong = hunt(wanted.game, int(wanted.first), wanted.end, forced)
        print(f"{said}: " if forced else "", wrong or "nothing went wrong", sep="", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
