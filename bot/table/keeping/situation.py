"""A situation as text: what an encounter is at one moment, to be shared in a bug report and played on from in a test.

It is TOML. `game` says whose state it is; `schema` and `kernel` in which forms it is written (the game's, the kernel's;
see `upgrades`; today's where they are left out). `[standing]` is the kernel's half: whether it has begun, is held, how
the table plays. `[state]` is the game's. Whatever is as in an encounter just opened, or as by default, is left out, so
that a person can write one; `nan` stands where there is nothing although something is usual.

It names nobody: people are their numbers in the encounter (-1, -2, …), and what somebody typed is a digest of it
(`bot.kernel.persons`). The seed of the dice is not in it, nor what was chosen in secret, nor what could be redone.
"""

from __future__ import annotations

import tomllib
from dataclasses import fields, is_dataclass
from math import isnan, nan
from typing import Any

import tomli_w
from pydantic_core import from_json, to_json, to_jsonable_python

from bot.kernel.codec import Codec
from bot.kernel.engine import Engine
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.inputs import Recover
from bot.kernel.persons import Persons
from bot.kernel.ruleset import Ruleset
from bot.kernel.upgrades import KERNEL
from bot.kernel.values import evolve


def shareable(standing: Standing) -> Standing:
    """What of *standing* a situation tells: no secret, nothing of the journal that is not there. Of the questions only
    those that somebody has begun to answer, or has answered before others: the rest are asked again."""
    begun = tuple(each for each in standing.questions if not each.secret and (each.partial or each.answered))
    return evolve(standing, questions=begun, parked={}, ordinals={}, redo=(), gifts=(), mix="")


def written(ruleset: Ruleset[Any], frame: Frame[Any], persons: Persons | None = None) -> str:
    """*frame* as text, the same for the same frame. *persons*: whom it must not name."""
    codec: Codec[Any] = Codec(ruleset, persons)
    parts = _parts(codec, Frame(frame.state, shareable(frame.standing)))
    usual = _parts(codec, Frame(ruleset.opening({}), Standing()))["state"]
    state = {name: value for name, value in parts["state"].items() if usual.get(name) != value}
    # As by default, where an encounter just opened is not.
    state |= {name: to_jsonable_python(getattr(frame.state, name)) for name in usual.keys() - parts["state"].keys()}
    told = {
        "game": ruleset.id,
        "schema": ruleset.schema,
        "kernel": KERNEL,
        "standing": parts["standing"],
        "state": dict(sorted(state.items())),
    }
    return tomli_w.dumps(_with_nothing(told), indent=2)


def game_of(text: str) -> str:
    """The id of the game whose situation *text* is. Raises `ValueError` where it is none."""
    found = tomllib.loads(text).get("game")
    if not isinstance(found, str):
        raise ValueError("no situation: it does not say of which game")
    return found


def read(ruleset: Ruleset[Any], text: str) -> Frame[Any]:
    """What *text* says. Raises `ValueError` (also pydantic's and tomllib's) where it is no situation of this
    game."""
    found = _without_nothing(tomllib.loads(text))
    if found.get("game") != ruleset.id:
        raise ValueError(f"a situation of {found.get('game')!r}, not of {ruleset.id!r}")
    schema, kernel = found.get("schema", ruleset.schema), found.get("kernel", KERNEL)
    state = found.get("state", {})
    parts = {"kernel": kernel, "next_seq": 1, "standing": found.get("standing", {}), "state": state}
    codec: Codec[Any] = Codec(ruleset)
    frame = codec.load_snapshot(0, 0, to_json(parts).decode(), schema).frame
    if (schema, kernel) == (ruleset.schema, KERNEL):
        _known(frame.state, state, "state")
        _known(frame.standing, parts["standing"], "standing")
    opened = ruleset.opening({})
    usual = {each.name: getattr(opened, each.name) for each in fields(opened) if each.name not in state}
    made = evolve(frame.state, **usual)
    return Frame(made, evolve(frame.standing, moment=frame.standing.moment or ruleset.moment(made)))


def stood(ruleset: Ruleset[Any], frame: Frame[Any], secret: bytes) -> Engine[Any]:
    """An engine that stands at *frame*, with what is asked there asked anew; *secret* is the seed of its dice (32
    bytes). Its next line is `engine.standing.at + 1`."""
    at = frame.standing.at
    engine = Engine.folded(ruleset, secret, frame, None, parent=0, next_seq=1)
    if not frame.standing.ended:
        engine.submit(Recover(at), at + 1)
    return engine


def _parts(codec: Codec[Any], frame: Frame[Any]) -> Any:
    return from_json(codec.dump_snapshot(Snapshot(0, 0, frame, 1)))


def _known(made: Any, said: Any, where: str) -> None:
    """Raise `ValueError` where *said* names what *made* of it has no field for: a slip of the pen."""
    if isinstance(said, dict):
        for name, each in said.items():
            if is_dataclass(made):
                if all(field.name != name for field in fields(made)):
                    raise ValueError(f"{where} has no {name}")
                _known(getattr(made, name), each, f"{where}.{name}")
            elif isinstance(made, dict) and name in made:
                _known(made[name], each, f"{where}.{name}")
    elif isinstance(said, list) and isinstance(made, tuple):
        for number, (one, each) in enumerate(zip(made, said, strict=False)):
            _known(one, each, f"{where}[{number}]")


def _with_nothing(value: Any) -> Any:
    """*value* as TOML can say it, which has no word for nothing."""
    match value:
        case None:
            return nan
        case dict():
            return {name: _with_nothing(each) for name, each in value.items()}
        case list():
            return [_with_nothing(each) for each in value]
        case _:
            return value


def _without_nothing(value: Any) -> Any:
    match value:
        case float() if isnan(value):
            return None
        case dict():
            return {name: _without_nothing(each) for name, each in value.items()}
        case list():
            return [_without_nothing(each) for each in value]
        case _:
            return value
