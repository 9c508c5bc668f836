"""The encounter at one moment, and the table's choices."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Literal

from bot.kernel.values import evolve, record
from bot.rulesets.dnd35.state.deeds import Act, Blow, Deed, Manoeuvre, Signal, Turn
from bot.rulesets.dnd35.state.grips import Clinch, Grip
from bot.rulesets.dnd35.state.people import Fighter, Weapon
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.overruling import Verdict
from bot.rulesets.shared.turns import Doing, Rounds


@record
class Settings:
    """The table's choices, copied when the encounter opens; `settings.OPTIONS` lists the values."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    gap: int = 9
    diagonals: Literal["alternating", "equal"] = "alternating"
    grapple_dex_only_outsiders: bool = False
    grapple_draw_check: bool = True
    grapple_pin_until: Literal["end", "begin"] = "end"
    size_limits: Literal["on", "off"] = "on"
    trip_attack: Literal["touch", "normal"] = "touch"
    overrun_back: Literal["text", "srd"] = "text"


@record
class Lying:
    """A weapon on the ground of *cell*; *owner*: who had it."""

    weapon: Weapon
    cell: str | None
    owner: str = ""


@record
class State(Doing[Deed], Rounds):
    """An encounter. *ambush*: how far the surprise round is (D35-BAS-004). *turn*: whose turn it is, with what he has
    used of it. *deeds*: what is being done, and beneath it what that interrupts. *grips*: who grapples with whom.
    *ruled*: how the game master has said that an attack comes out. *lying*: what lies on the ground."""

    combatants: dict[str, Fighter] = field(default_factory=dict)
    settings: Settings = Settings()
    ambush: Literal["", "on", "over"] = ""
    turn: Turn | None = None
    deeds: tuple[Deed, ...] = ()
    grips: tuple[Grip, ...] = ()
    ruled: Verdict | None = None
    lying: tuple[Lying, ...] = ()
    fresh: ClassVar[dict[str, Any]] = {"acted": False}

    @property
    def opened(self) -> bool:
        return self.round > 0 or self.ambush == "on"

    def without(self, ident: str) -> State:
        """*ident* is gone, with his turn, what he was doing, and what was done to him alone."""
        gone: State = super().without(ident)
        mine = self.turn is not None and self.turn.who == ident
        kept = tuple(each for each in self.deeds if each.who != ident and not _about(each, ident))
        grips = tuple(each for each in self.grips if ident not in each.both)
        gone = evolve(gone, turn=None if mine else self.turn, deeds=kept, grips=grips)
        for who in gone.combatants.values():
            left = tuple(each for each in who.favours if ident not in (each.by, each.against))
            if len(left) < len(who.favours) or who.mount == ident:
                gone = gone.with_(who.id, favours=left, mount=None if who.mount == ident else who.mount)
        return gone

    def hurt(self, ident: str, points: int) -> State:
        """*ident* has taken *points* of damage: what he is trying may fail of it (D35-MAN-013, D35-GRA-003)."""
        found = tuple(
            evolve(each, hurt=each.hurt + points)
            if isinstance(each, Act | Clinch | Manoeuvre) and each.who == ident
            else each
            for each in self.deeds
        )
        return self if found == self.deeds else evolve(self, deeds=found)


def _about(deed: Deed, ident: str) -> bool:
    """Whether *deed* is done to *ident* alone."""
    match deed:
        case Blow():
            return ident in (deed.target, deed.bearer)
        case Clinch():
            return ident in (deed.target, deed.ally)
        case Manoeuvre():
            return deed.target == ident
        case Signal():
            return deed.to == ident
        case _:
            return False


def enemies(state: State, who: Fighter) -> list[Fighter]:
    """Those of another side who still fight and are seen."""
    return foes_of(state, who)


__all__ = ["Lying", "Settings", "State", "enemies"]
