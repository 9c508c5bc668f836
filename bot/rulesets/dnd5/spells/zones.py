"""Ground that a spell has changed, and who stands on it: a web, grease, vines (DN5-MOV-006, DN5-EXT-003, DN5-EXT-011).

On a grid its squares tell who does; without one the game master's word does, beginning with those whom it caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import Outlook, is_up
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import ACTION, BONUS
from bot.rulesets.dnd5.base.rolls import Ahead, Trial, d20
from bot.rulesets.dnd5.spells import castable, casting, lasting, upon
from bot.rulesets.dnd5.spells.events import Struggled, Woken
from bot.rulesets.dnd5.spells.events_lasting import ZoneEntered, ZoneLeft
from bot.rulesets.dnd5.spells.upon import inside
from bot.rulesets.dnd5.state import SQUARE, Effect, Fighter, Spell, State, Zone, sees
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.lacking import OTHER, Lack, Said, always, target_of
from bot.rulesets.shared.needs import Needing, blank, must
from bot.rulesets.shared.odds import Odds

# ---- What is done with spells, and against them, in one's turn (DN5-ACT-012, DN5-EXT-012).


def _casts(at: Outlook, said: Said) -> Lack | None:
    """What of the spell that is named, or of all of them, cannot be."""
    who, state, turn = at.who, at.state, at.turn
    if not who.spells:
        return "no_spells", {}
    spell = magic.spell_named(who, str(said.get("spell") or said.get("with") or ""))
    if spell is None:
        return _which(at, said)
    if spell.casting not in ("action", "bonus"):
        return "spell_time", {"spell": spell.spell, "casting": spell.casting}
    if (found := (BONUS if spell.casting == "bonus" else ACTION)(at, said)) is not None:
        return found
    casts = () if turn is None else turn.casts
    beside = (spell.level and "bonus" in casts) if spell.casting == "action" else "spell" in casts
    if beside and magic.staying(who, spell) is None:
        return "spell_beside", {"spell": spell.spell}
    if not magic.levels(who, spell):
        return ("slot" if spell.level and not spell.innate else "recharge"), {"spell": spell.spell}
    return _spell_target(state, who, spell, target_of(at, said), str(said.get("to") or ""))


def _which(at: Outlook, said: Said) -> Lack:
    """None is named, or what is typed is none of his: those that he can cast, or why there is none."""
    found, typed = castable.now(at.state, at.who), str(said.get("spell") or said.get("with") or "")
    if found:
        spells = ", ".join(each.spell for each in found)
        if typed:
            return "not_a_spell", {"typed": typed[:60], "spells": spells}
        return "which_spell", {"argument": "with", "spells": spells}
    for each in (ACTION, BONUS):
        if any(one.casting == ("action" if each is ACTION else "bonus") for one in at.who.spells):
            lack = each(at, said)
            if lack is not None:
                return lack
    if all(each.level and not magic.levels(at.who, each) for each in at.who.spells):
        return "slots", {}
    return "no_aim", {}


def _spell_target(state: State, who: Fighter, spell: Spell, target: Fighter | None, cell: str = "") -> Lack | None:
    """Whom, or which *cell*, it cannot be aimed at."""
    if target is None or spell.area or spell.teleport:
        found = castable.aims(state, who, spell)
        if found == ():
            return "no_aim_spell", {"spell": spell.spell}
        return ("aim_there", {"spell": spell.spell, "cell": cell}) if cell and cell not in (found or ()) else None
    if not spell.range:
        return "for_oneself", {"spell": spell.spell}
    beyond = castable.beyond(state, who, target, spell)
    if target.id != who.id and beyond is not None:
        return "spell_far", {
            "spell": spell.spell,
            "target": target.name,
            "metres": metres(beyond[0]),
            "most": metres(beyond[1]),
        }
    if target.id != who.id and castable.BARRED(state, who, target):
        return "covered", {"target": target.name}
    if target.id != who.id and not (spell.attack or spell.touch) and not sees(state, who, target):
        return "not_seen", {"target": target.name}
    return "spell_no_use", {"spell": spell.spell, "target": target.name}


class Cast(Needing[Outlook]):
    """A spell: its casting time says what it costs (DN5-ACT-012)."""

    code = "cast"
    aimed = True
    wrong = (_casts,)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return _casts(at, said) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        found = castable.now(at.state, at.who)
        return castable.blanks(at.state, at.who, found) if found else None

    def trial(self, at: Outlook, choice: Choice) -> Odds | None:
        return casting.trial(at.state, at.who, choice)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from casting.chosen(scene, who, choice)


class LetGo(Needing[Outlook]):
    """Concentration ends at will, and costs nothing (DN5-EXT-012)."""

    code = "let_go"
    free = True
    needs = (must("no_concentration", lambda at: at.who.concentrates is not None),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from lasting.drop(scene, who, "at_will")


def bonds(who: Fighter) -> tuple[Effect, ...]:
    """What holds him fast and can be torn."""
    return tuple(each for each in who.effects if each.spell.condition == "restrained" and each.dc)


class Struggle(Needing[Outlook]):
    """Against what a spell, or a web, holds one with: a check of Strength against its difficulty."""

    code = "struggle"
    needs = (must("no_bonds", lambda at: bonds(at.who)), ACTION)

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        effect = bonds(at.who)[0]
        trial = Trial(at.who, ability="strength", dc=effect.dc, why="struggle", spell=effect.spell.spell)
        return Ahead(at.state, "check", trial)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Outlook(scene.now, scene.now.combatants[who])
        effect = bonds(at.who)[0]
        made = yield from d20(scene, "check", self.trial(at, choice).trial, why="check")
        success = made.check.succeeds
        yield from tell(Struggled(who, effect.spell.spell, success=success, **made.told()))
        if success:
            yield from lasting.end(scene, who, effect, "freed")


def asleep(at: Outlook) -> tuple[str, ...]:
    """Who sleeps beside him by a spell."""
    people = at.state.combatants.values()
    near = (each for each in people if each.id != at.who.id and not each.hidden and not each.out and each.under("pool"))
    found = [each for each in near if distance(at.state, at.who, each) <= SQUARE]
    return tuple(each.id for each in sorted(found, key=lambda each: each.side != at.who.side))


class Wake(Needing[Outlook]):
    """Somebody who sleeps by a spell is shaken awake."""

    code = "wake"
    needs = (ACTION,)
    wrong = (always("nobody_asleep"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", asleep(at), none="nobody_asleep")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = choice["target"]
        yield from tell(Woken(who, target))
        for each in scene.now.combatants[target].under("pool"):
            yield from lasting.end(scene, target, each, "broken")


ACTIONS = (Cast(), LetGo(), Struggle(), Wake())


When: TypeAlias = Literal["begin", "enter", "end"]


# ---- coming in and going out


class Crossing(NamedTuple):
    """*who* has come into *zone*, or (*on* False) is in it no more."""

    zone: Zone
    who: Fighter
    on: bool


def crossing(state: State) -> Crossing | None:
    """The first of whom that has not been told."""
    return next(_crossings(state), None) if state.zones else None


def _crossings(state: State) -> Iterator[Crossing]:
    for zone in state.zones:
        for who in state.combatants.values():
            on = inside(state, zone, who)
            if on is not (who.id in zone.within):
                yield Crossing(zone, who, on)


def cross(scene: Scene[State]) -> Action:
    """He saves where coming in is dangerous; what holds him only as long as he is there lets him go."""
    found = crossing(scene.now)
    assert found is not None
    zone, ident = found.zone, found.who.id
    if found.on:
        yield from tell(ZoneEntered(ident, zone.spell.spell, zone.by))
        yield from _comes_upon(scene, zone, ident, "enter")
        return
    yield from tell(ZoneLeft(ident, zone.spell.spell, zone.by))
    for effect in found.who.effects if zone.spell.clings else ():
        if (effect.spell.spell, effect.by) == (zone.spell.spell, zone.by):
            yield from lasting.end(scene, ident, effect, "freed")


def _comes_upon(scene: Scene[State], zone: Zone, ident: str, when: When) -> Action:
    """What the spell does to *ident*, who is there at that moment: unless he saves, or suffers it already."""
    state, spell = scene.now, zone.spell
    who = state.combatants[ident]
    later = when == "enter" and "begin" in spell.there and not is_up(state, ident)
    held = any((each.spell.spell, each.by) == (spell.spell, zone.by) for each in who.effects)
    if when not in spell.there or later or held or who.has(spell.condition) or who.out:
        return
    if not (yield from upon.save(scene, ident, zone.by, spell, dc=zone.dc)):
        yield from upon.besides(scene, zone.by, spell, ident)


def at_edge(scene: Scene[State], at: Anchor) -> Action:
    """Whoever begins, or ends, his turn in a zone where that is dangerous."""
    for zone in scene.now.zones:
        who = scene.now.combatants.get(at.who or "")
        if who is not None and inside(scene.now, zone, who):
            yield from _comes_upon(scene, zone, who.id, at.edge)
