"""How long spells hold: concentration and its saves, saves at the end of turns, what ends them (DN5-EXT-012)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.spells import upon
from bot.rulesets.dnd5.spells.events import Recharged
from bot.rulesets.dnd5.spells.events_lasting import (
    ConcentrationEnded,
    ConcentrationRolled,
    EffectEnded,
    ZoneEnded,
    ZoneSaid,
)
from bot.rulesets.dnd5.state import Effect, Fighter, State, Zone
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_text, text
from bot.rulesets.shared.people import known, unless_so

LEAST_DC: Final = 10
D6: Final = dice("d6")


# ---- concentration


def shaken(state: State) -> Fighter | None:
    """Who must save to keep his concentration: once for each damage (DN5-EXT-012)."""
    return next((each for each in state.combatants.values() if each.shaken and each.concentrates is not None), None)


def keep(scene: Scene[State]) -> Action:
    """A save of Constitution against 10, or half the damage where that is more."""
    who = shaken(scene.now)
    assert who is not None
    assert who.concentrates is not None
    damage = who.shaken[0]
    trial = Trial(who, ability="constitution", dc=max(LEAST_DC, damage // 2), why="concentration")
    made = yield from d20(scene, "save", trial, why="concentration")
    success = made.check.succeeds
    yield from tell(ConcentrationRolled(who.id, who.concentrates, damage, success=success, **made.told()))
    if not success:
        yield from drop(scene, who.id, "failed")


def drop(scene: Scene[State], ident: str, reason: str) -> Action:
    """*ident* concentrates no more; what hung on it ends (`lapsed`)."""
    who = scene.now.combatants[ident]
    if who.concentrates is not None:
        held = who.holding is not None
        yield from tell(ConcentrationEnded(ident, who.concentrates, reason, held))  # type: ignore[arg-type]


# ---- what has lost its ground


class Lapse(NamedTuple):
    """What ends now: an *effect* on *who*, or the ground that a spell of *who* has changed (*zone*), or (neither) the
    concentration of *who*."""

    who: str
    effect: Effect | None
    reason: str
    zone: str = ""


def lapsed(state: State) -> Lapse | None:
    """The first thing that holds no more."""
    return next(_lapses(state), None)


def _lapses(state: State) -> Iterator[Lapse]:
    for who in state.combatants.values():
        if who.concentrates is not None and incapacitated(who):
            yield Lapse(who.id, None, "incapacitated")
        for each in who.effects:
            reason = _lapse(state, who, each)
            if reason:
                yield Lapse(who.id, each, reason)
    for zone in state.zones:
        caster = state.combatants.get(zone.by)
        if zone.spell.concentration and (caster is None or caster.concentrates != zone.spell.spell):
            yield Lapse(zone.by, None, "concentration", zone.spell.spell)
    for who in state.combatants.values():
        if who.concentrates is not None and who.holding is None and not _keeps(state, who):
            yield Lapse(who.id, None, "over")


def _lapse(state: State, who: Fighter, effect: Effect) -> str:
    spell, caster = effect.spell, state.combatants.get(effect.by)
    if who.died:
        return "over"
    if spell.concentration and (caster is None or caster.concentrates != spell.spell):
        return "concentration"
    if (spell.breaks and who.bared) or (spell.pool and who.stung):
        return "broken"
    kept = spell.condition in ("", "prone", "grappled") or any(
        each.kind == spell.condition and each.by == effect.by for each in who.conditions
    )
    return "" if kept else "over"


def _keeps(state: State, who: Fighter) -> bool:
    """Whether anything still hangs on the concentration of *who*."""
    kept = [(each.by, each.spell.spell) for each in state.zones]
    kept += [(each.by, each.spell.spell) for other in state.combatants.values() for each in other.effects]
    return (who.id, who.concentrates) in kept


def lapse(scene: Scene[State]) -> Action:
    """It ends."""
    found = lapsed(scene.now)
    assert found is not None
    if found.effect is not None:
        yield from end(scene, found.who, found.effect, found.reason)
    elif found.zone:
        yield from tell(ZoneEnded(found.zone, found.who))
    else:
        yield from drop(scene, found.who, found.reason)


def end(scene: Scene[State], ident: str, effect: Effect, reason: str) -> Action:
    """*effect* holds on *ident* no more, nor the condition that it brought."""
    spell = effect.spell
    ended = EffectEnded(ident, spell.spell, effect.by, reason, spell.condition, bool(spell.again))  # type: ignore[arg-type]
    yield from tell(ended)
    who = scene.now.combatants[ident]
    brought = next((each for each in who.conditions if each.kind == spell.condition and each.by == effect.by), None)
    if brought is not None and spell.lasts:
        yield from tell(ConditionSet(ident, spell.condition, on=False))


# ---- at the edges of turns


def at_edge(scene: Scene[State], at: Anchor) -> Action:
    """What happens to spells *at* that moment: powers come back, saves are made anew, what has lasted its time ends."""
    if at.who is not None and at.edge == "begin":
        yield from _recharges(scene, at.who)
        yield from _dissolves(scene, at.who)
    if at.who is not None and at.edge == "end":
        yield from _saves_anew(scene, at.who)
    for who in list(scene.now.combatants.values()):
        for each in who.effects:
            if _is_over(each.until, at):
                yield from end(scene, who.id, each, "over")
    for zone in scene.now.zones:
        if _is_over(zone.until, at):
            yield from tell(ZoneEnded(zone.spell.spell, zone.by))


def _is_over(until: Anchor | None, at: Anchor) -> bool:
    if until is None:
        return False
    last = at.who is None and at.edge == "end"
    return until == at or until.round < at.round or (until.round == at.round and last)


def _saves_anew(scene: Scene[State], ident: str) -> Action:
    """Whoever suffers what may be saved against again does so at the end of his turn (DN5-EXT-011)."""
    who = scene.now.combatants.get(ident)
    for each in () if who is None or who.out else who.under("repeats"):
        if (yield from upon.save(scene, ident, each.by, each.spell, dc=each.dc)):
            yield from end(scene, ident, each, "saved")


def _dissolves(scene: Scene[State], ident: str) -> Action:
    """What he has readied in his last turn and has not let go since is lost (DN5-ACT-019)."""
    who = scene.now.combatants.get(ident)
    if who is not None and who.holding is not None:
        yield from drop(scene, ident, "over")


def _recharges(scene: Scene[State], ident: str) -> Action:
    who = scene.now.combatants.get(ident)
    for each in () if who is None or who.out else who.spells:
        if each.recharge and scene.now.combatants[ident].used.get(each.spell):
            (face,) = yield from roll(D6, who=ident, why="recharge")
            yield from tell(Recharged(ident, each.spell, face, face >= each.recharge))


# ---- What the game master says of spells (DN5-EXT-012), and of the ground that they have changed (DN5-MOV-007).


@word(tool="concentration")
class EndConcentration(Word):
    """The concentration of *who* ends: something has broken it, or he lets it go at another moment than his turn."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.concentrates is None:
            raise Refused("dnd5-no-concentration", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from drop(scene, self.who, "gm")


def zone_named(zone: Zone) -> str:
    """What tells *zone* from the others, as the option of the tool has it."""
    return f"{zone.by}:{zone.spell.spell}"


@word()
class SayZone(Word):
    """Without a grid: *who* comes into what a spell has made of the ground (`zone_named`), or goes out of it."""

    who: CombatantId
    zone: str
    on: bool = True

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        zone = next((each for each in state.zones if zone_named(each) == self.zone), None)
        if zone is None:
            raise Refused("dnd5-no-zone")
        if who.died or who.fled:
            raise Refused("already-so", name=who.name)
        unless_so(who, who.id in zone.people, self.on)

    def take(self, scene: Scene[State]) -> Action:
        by, _, spell = self.zone.partition(":")
        yield from tell(ZoneSaid(self.who, spell, by, self.on))


@composed(tool="zone", codes={"words": ("on", "off")})
def zone(state: State, by: int, args: Args) -> SayZone:
    """Of several areas the *value* says which."""
    named = tuple(map(zone_named, state.zones))
    if not named:
        raise Refused("dnd5-no-zone")
    which = among(args, "value", named, named[0] if len(named) == 1 else None)
    return SayZone(by, text(args, "who"), which, among(args, "words", ("on", "off"), "on") == "on")
