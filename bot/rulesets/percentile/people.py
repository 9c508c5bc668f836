"""Who is here, as these rules have it: the bear pit has three, each for himself, and nobody hides in it."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.ruleset import only
from bot.kernel.values import evolve
from bot.rulesets.percentile.state import Fighter, PercentileState, takes_part
from bot.rulesets.percentile.state.conditions import OUT
from bot.rulesets.shared import lines, people
from bot.rulesets.shared.book import SIDE, composed, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, text

PIT = 3
"""Fighters of the bear pit (PCT-PIT-001)."""


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Fighter

    def change(self, state: PercentileState) -> PercentileState:
        before = state.fighters.get(self.record.id)
        last = max((each.seat for each in state.fighters.values()), default=0)
        return state.put(evolve(self.record, seat=last + 1 if before is None else before.seat))


@happens(changes=False, to=PUBLIC)
class CombatantJoined:
    """*soldiers*: how many a battalion has (PCT-BAT-002); None for a single combatant."""

    combatant: CombatantId
    name: Name
    side: str
    weapon: str
    soldiers: int | None = None
    behind: bool = False


def known(state: PercentileState, ident: str) -> Fighter:
    """The combatant *ident*. Raises `Refused` (`unknown-combatant`)."""
    who: Fighter = people.known(state, ident)
    return who


def gone(who: Fighter) -> str:
    """What has become of *who*, who is out."""
    return next((each.kind for each in reversed([*OUT.of(who)])), "out_of_action")


def able(state: PercentileState, ident: str) -> Fighter:
    """The combatant *ident*, who takes part. Raises `Refused`: `unknown-combatant`, `percentile-out`."""
    who = known(state, ident)
    if who.out:
        raise Refused("percentile-out", name=who.name, status=gone(who))
    return who


def unless_watching(state: PercentileState, who: Fighter) -> None:
    """In the pit the third one only watches (PCT-PIT-003): raise `Refused` if that is *who*."""
    if not takes_part(state, who.id):
        raise Refused("percentile-pit-rests", name=who.name)


def show(scene: Scene[PercentileState], ident: str, weapon: str | None = None) -> Action:
    """*ident* is hidden no more; he is seen with *weapon*, the main hand's unless given."""
    yield from people.show(scene, ident, weapon or scene.now.fighters[ident].main.weapon)


def _check_seen(state: PercentileState, hidden: bool) -> None:
    """The bear pit is for three, and nobody hides in it: his place would be missed (PCT-PIT-001)."""
    if hidden and state.settings.variant == "pit":
        raise Refused("percentile-pit-seen")


@word()
class Join(people.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded

    def joined(self, who: Fighter) -> CombatantJoined:
        return CombatantJoined(who.id, who.name, who.side, who.main.weapon, who.soldiers, who.behind)

    def room(self, state: PercentileState) -> int:
        if state.settings.variant != "pit":
            return super().room(state)
        _check_seen(state, any(each.hidden for each in self.records))
        return 0 if state.pit is not None else PIT - len(state.fighters)


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded


@word(command="encounter-place")
class TakeLine(lines.TakeLine):
    """Battalions and the bear pit have no lines: contacts are counted there, or there is but one adversary
    (PCT-BAT-005, PCT-PIT-001)."""

    def check(self, state: PercentileState) -> None:
        super().check(state)
        if state.settings.variant != "combat":
            raise Refused("percentile-no-lines")


@word(command="npc-hide")
class Hide(people.Hide):
    def check(self, state: PercentileState) -> None:
        known(state, self.who)
        _check_seen(state, hidden=True)
        super().check(state)


@word()
class Reveal(people.Reveal):
    def take(self, scene: Scene[PercentileState]) -> Action:
        yield from show(scene, self.who)


@composed(command="npc-reveal")
def reveal(state: PercentileState, by: int, args: Args) -> Reveal:
    only(args, "who")
    return Reveal(by, text(args, "who"))


@word(command="npc-side")
class ChangeSide(people.ChangeSide):
    """In the pit each is on a side of his own (PCT-PIT-001), battalions are the heroes' enemies (PCT-BAT-001)."""

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        if state.settings.variant == "pit":
            raise Refused("percentile-pit-sides", name=who.name)
        if who.soldiers is not None:
            raise Refused("percentile-battalion-side")
        super().check(state)
