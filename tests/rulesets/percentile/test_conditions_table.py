"""Each condition does what the table of them says."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, cast, get_args

from bot.kernel.effects import Scene
from bot.kernel.values import evolve
from bot.rulesets.percentile import damage, turns, view
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.declaring import declarations
from bot.rulesets.percentile.declaring.actions import Outlook
from bot.rulesets.percentile.defence import means
from bot.rulesets.percentile.pit import BoutBegun
from bot.rulesets.percentile.state import ActionKind, Declaration, Fighter, Hit, PercentileState, Status, Turn
from bot.rulesets.percentile.state.conditions import CANNOT_ACT, CANNOT_LEAVE, CONDITIONS, Hold, StatusKind
from bot.rulesets.shared.seeing import Look
from tests.rulesets import consequences
from tests.rulesets.consequences import Probe
from tests.rulesets.percentile.brawl import Brawl, fighter


def ana(state: PercentileState) -> Fighter:
    return state.fighters["ana"]


def bor(state: PercentileState) -> Fighter:
    return state.fighters["bor"]


def scene(state: PercentileState, kind: ActionKind | None = None) -> Scene[PercentileState]:
    turn = () if kind is None else (Turn("ana", Declaration(kind)),)
    return cast(Any, SimpleNamespace(now=evolve(state, turns=turn)))


def unseen(state: PercentileState) -> bool:
    who = ana(state)
    return (
        bool(who.statuses)
        and view._facts(state, who, Look(gm=True, own=True, awaited=False), knows=True)["status"] is None
    )


AT_BOR: Final = Turn("ana", Declaration("attack", "bor"))
AT_ANA: Final = Turn("bor", Declaration("attack", "ana"))
PROBES: Final[dict[str, Probe]] = {
    "out": lambda state: ana(state).out,
    "over_with_bout": lambda state: (
        ana(BoutBegun(1, "ana", "bor", "cid").change(state)).statuses == ana(state).statuses
    ),
    "cannot_act": lambda state: turns.is_lost(state, AT_BOR),
    "cannot_attack": lambda state: legal.may_attack(state, ana(state), bor(state)),
    "cannot_leave": lambda state: "flee" in Outlook(state, ana(state)).kinds,
    "defenceless": lambda state: means(state, AT_ANA, Hit("ana", "main", critical=False)),
    "bars_nobody": lambda state: [each.id for each in legal.guards(state, state.fighters["cid"])],
    "in_hands": lambda state: [*damage.ends_of(scene(state), "bor")],
    "chokes": holds.waiting,
    "apart": lambda state: legal.may_attack(state, bor(state), ana(state)),
    "over_with_move": lambda state: [*declarations.outcome(scene(state, "move"))],
    "pulled_free": lambda state: declarations.outcome_question(scene(state, "other").now),
    "kills": lambda state: [*turns.ending(scene(state))],
    "spoils_weapon": lambda state: ana(state).usable("main", state.round),
    "unseen": unseen,
}


def bearing(state: PercentileState, ident: str, kind: StatusKind) -> PercentileState:
    return state.with_(ident, statuses=(Status(kind, state.round, "bor", "main"),))


def test_each_condition_does_what_its_entry_says() -> None:
    people = (fighter("Ana", melee=50), fighter("Bor", "foes", melee=50), fighter("Cid", behind=True))
    state = Brawl(*people, begun=False).state.with_("ana", posture="defensive")
    assert consequences.idle(CONDITIONS, PROBES, {"face to face": state}, "ana", bearing) == []


def test_each_condition_has_its_entry() -> None:
    assert {*get_args(StatusKind)} == {*CONDITIONS}
    assert {*get_args(Hold)} == {"", *CANNOT_ACT.figures, *CANNOT_LEAVE.figures}
