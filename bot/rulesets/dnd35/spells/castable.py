"""What somebody can cast now, and at whom or where (D35-BAS-020, D35-ACT-005, -006)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.d20.casting import TARGET
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import NO_MAGIC, Outlook, curable, distance, threatens, unable
from bot.rulesets.dnd35.base.needs import TIMES, Needs, unheld
from bot.rulesets.dnd35.base.rolls import BLIND, UNSEEN
from bot.rulesets.dnd35.spells import areas
from bot.rulesets.dnd35.state import SQUARE, Cast, Fighter, Spell, State, enemies
from bot.rulesets.shared import sparing
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.lacking import OTHER, Lack, Said, target_of
from bot.rulesets.shared.needs import UNNAMED, Need, must, no

SPELL, AIM, MANNER = "spell", "at", "manner"
OPENLY, DEFENSIVE = "openly", "defensive"
QUICK: Final = ("swift", "immediate")
UNDEAD: Final = "undead"
BARRED: Point[[State, Fighter, Fighter], bool] = Point("whether something keeps a spell from somebody")
"""Total cover: no spell is cast at whoever is behind it."""


# ---- which spells


def time(spell: Spell) -> Need[Outlook] | None:
    """What the casting of *spell* takes of a turn; None: it is none of a turn's business, as what takes minutes, or
    waits for falls."""
    return None if spell.falls_softly and spell.casting in QUICK else TIMES.get(spell.casting)


NEEDS: Final[Needs] = (
    must("no_spells", lambda at: at.who.spells),
    unheld,
    no("move_alone", lambda at: NO_MAGIC(at.who), status=lambda at: NO_MAGIC.by(at.who) or ""),
    no("casting", lambda at: at.who.casting, spell=lambda at: at.who.casting.spell.spell),
)
"""Whoever grapples casts otherwise (D35-GRA-012)."""


def now(state: State, who: Fighter) -> list[Spell]:
    """Those that he can cast in his turn now."""
    at = Outlook(state, who)
    if at.turn is None or any(each(at, UNNAMED) for each in NEEDS):
        return []
    timely = (each for each in who.spells if (need := time(each)) is not None and need.met(at))
    return [each for each in timely if possible(state, who, each)]


def possible(state: State, who: Fighter, spell: Spell) -> bool:
    """Whether he has one left to cast, and it has something to be cast at."""
    return magic.slot(who, spell) is not None and aims(state, who, spell) != ()


def aims(state: State, who: Fighter, spell: Spell) -> tuple[str, ...] | None:
    """At what he can aim it: cells or people; None: nothing is to be chosen."""
    if spell.area:
        return areas.aims(state, who, spell)
    if spell.reach == "self":
        return None
    return tuple(each.id for each in targets(state, who, spell))


# ---- whom


def undead(who: Fighter) -> bool:
    return who.being == UNDEAD


def strikes(spell: Spell, target: Fighter) -> bool:
    """Whether it takes an attack to reach *target*: a ray, a touch that harms; what heals harms the undead."""
    if spell.hurts_undead:
        return undead(target) == spell.cures
    return bool(spell.attack)


def targets(state: State, who: Fighter, spell: Spell) -> list[Fighter]:
    """Whom he can choose, those for whom it is meant first."""
    found = [each for each in state.combatants.values() if _fits(state, who, each, spell)]
    if spell.harms:
        return sorted(found, key=lambda each: (each.side == who.side, each.out))
    return sorted(found, key=lambda each: (each.side != who.side, each.hit_points * 100 // max(1, each.hit_points_max)))


def _fits(state: State, who: Fighter, each: Fighter, spell: Spell) -> bool:
    if each.died or each.hidden or (spell.only and each.being != spell.only):
        return False
    if each.thing and not magic.shatters(spell):
        return False
    if each.id == who.id:
        return not spell.harms and not (spell.cures and not curable(each)) and not _held(each, spell)
    if distance(who, each) > max(SQUARE, spell.range) or BARRED(state, who, each):
        return False
    if out_of_sight(who, each, spell):
        return False
    if spell.cures:
        return curable(each) or undead(each)
    if not spell.harms and each.out:
        return False
    return not _held(each, spell)


def out_of_sight(who: Fighter, target: Fighter, spell: Spell) -> bool:
    """Whether *who* does not see whom he would cast it at: nobody sees foes who are invisible; whoever is blind casts
    at those alone whom he can touch."""
    if BLIND(who) and spell.reach != "touch":
        return target.id != who.id
    return UNSEEN(target) and target.side != who.side


def _held(who: Fighter, spell: Spell) -> bool:
    """Whether it holds on him already."""
    return any(each.spell.spell == spell.spell for each in who.effects)


def rays(spell: Spell) -> bool:
    """Whether each of its missiles may go to somebody else."""
    return spell.missiles > 0


def further(state: State, cast: Cast) -> list[Fighter]:
    """Whom its next missile may go to."""
    return targets(state, state.combatants[cast.who], cast.spell) if rays(cast.spell) else []


# ---- the form


def threatened(state: State, who: Fighter) -> bool:
    """Whether a foe who is seen threatens him, so that casting may cost him something."""
    return any(threatens(each, who) for each in enemies(state, who) if not unable(each))


def blanks(state: State, who: Fighter, spells: Sequence[Spell]) -> Callable[[Choice], tuple[Field, ...]]:
    """What is asked of one of *spells*: which, at whom or where, and, beside a foe, how."""
    named = {each.spell: each for each in spells}
    first = Field(SPELL, tuple(named))
    near = threatened(state, who)

    def fields(partial: Choice) -> tuple[Field, ...]:
        spell = named.get(partial.get(SPELL, ""))
        if spell is None:
            return (first,)
        manner = (Field(MANNER, (DEFENSIVE, OPENLY)),) if near and spell.casting not in QUICK else ()
        return (first, *aimed(state, who, spell), *manner, *asked_again(state, who, spell, partial))

    return fields


def aimed(state: State, who: Fighter, spell: Spell) -> tuple[Field, ...]:
    """The blank for whom, or where. What harms goes at a companion, when nobody else is left, only by his name."""
    found = aims(state, who, spell)
    if not found:
        return ()
    if spell.area:
        return (Field(AIM, found),)
    friends = spell.harms and all(state.combatants[each].side == who.side for each in found)
    return (Field(TARGET, found, alone=friends),)


def asked_again(state: State, who: Fighter, spell: Spell, partial: Choice) -> tuple[Field, ...]:
    """The blank in which it is said that companions are caught, too, where its area, aimed as in *partial*, harms
    them."""
    if not (spell.area and spell.harms and AIM in partial):
        return ()
    return sparing.blank(state, who, lambda: areas.caught(state, Cast(who.id, spell, aim=partial[AIM])))


# ---- why none of them, or not this one


def _late(at: Outlook, spell: Spell) -> Lack | None:
    need = time(spell)
    return ("spell_time", {"spell": spell.spell}) if need is None else need(at, UNNAMED)


def fits(at: Outlook, said: Said) -> Lack | None:
    """That the spell that is named can be cast now, and at that."""
    who, named = at.who, said.get("spell") or said.get("with")
    spell = next((each for each in who.spells if each.spell == named), None)
    if spell is None:
        return None
    if (found := _late(at, spell)) is not None:
        return found
    return _reaches(at, said, spell) if magic.slot(who, spell) is not None else ("slot", {"spell": spell.spell})


_LATE: Final = ("standard", "full", "swift")
"""The time that is lacking for spells, the one that most of them take first."""


def which(at: Outlook, said: Said) -> Lack:
    """None is named: those that he can cast, or why there is none."""
    if found := now(at.state, at.who):
        return "which_spell", {"argument": "with", "spells": ", ".join(each.spell for each in found)}
    if all(magic.slot(at.who, each) is None for each in at.who.spells):
        return "slots", {}
    times = [_late(at, each) for each in at.who.spells]
    late = [each for each in times if each is not None]
    if not late or None in times:
        return "no_aim", {}
    # What keeps him from any of them, rather than what is so of the one that happens to be the first he knows.
    return min(late, key=lambda each: ("spell" in each[1], _LATE.index(each[0]) if each[0] in _LATE else len(_LATE)))


def _reaches(at: Outlook, said: Said, spell: Spell) -> Lack:
    who, target = at.who, target_of(at, said)
    if target is None or spell.area:
        found, cell = aims(at.state, who, spell), str(said.get("to") or "")
        if found == ():
            return "no_aim_spell", {"spell": spell.spell}
        return ("aim_there", {"spell": spell.spell, "cell": cell}) if cell and cell not in (found or ()) else OTHER
    if spell.reach == "self":
        return "for_oneself", {"spell": spell.spell}
    gap, most = distance(who, target), max(SQUARE, spell.range)
    if target.id != who.id and gap > most:
        far = {"metres": metres(gap), "most": metres(most)}
        return "spell_far", {"spell": spell.spell, "target": target.name, **far}
    if target.id != who.id and BARRED(at.state, who, target):
        return "covered", {"target": target.name}
    if out_of_sight(who, target, spell):
        return "not_seen", {"target": target.name}
    return "spell_no_use", {"spell": spell.spell, "target": target.name}
