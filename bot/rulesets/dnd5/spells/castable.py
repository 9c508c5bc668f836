"""What somebody can cast now, at what level, and at whom (DN5-ACT-012)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import falls, may_act, may_act_besides
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.rolls import Rolls, Sway, Trial, better, worse
from bot.rulesets.dnd5.movement import moves as areas
from bot.rulesets.dnd5.movement.passing import may_stop
from bot.rulesets.dnd5.state import SQUARE, Cast, Extra, Fighter, Spell, State, Weapon, sees
from bot.rulesets.shared import sparing
from bot.rulesets.shared.actions import cell_asked
from bot.rulesets.shared.check import Point, Term, terms
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of

SPELL, SLOT, TARGET, AIM = "spell", "slot", "target", "at"
AWAY: Final = "away"
"""Where somebody goes in a blink without a grid: away from all foes."""
BARRED: Point[[State, Fighter, Fighter], bool] = Point("whether something keeps a spell from somebody")
"""Total cover: nobody can be the target of a spell behind it (DN5-COV-005)."""


# ---- which spells


def now(state: State, who: Fighter) -> list[Spell]:
    """Those that he can cast in his turn now: with his action, or as a bonus action. Beside a spell cast as a bonus
    action only a cantrip is cast in the same turn."""
    turn = state.turn
    if turn is None or turn.who != who.id or who.hit_points <= 0:
        return []
    found: list[Spell] = []
    if may_act(state, who):
        found += [
            each for each in who.spells if each.casting == "action" and not (each.level and "bonus" in turn.casts)
        ]
    if may_act_besides(state, who):
        beside = "spell" not in turn.casts
        found += [each for each in who.spells if each.casting == "bonus" and (beside or magic.staying(who, each))]
    return [each for each in found if _possible(state, who, each)]


def holdable(state: State, who: Fighter) -> list[Spell]:
    """Those that he can ready: a casting time of one action alone (DN5-ACT-019)."""
    turn = state.turn
    bonus = turn is not None and "bonus" in turn.casts
    return [
        each
        for each in who.spells
        if each.casting == "action" and magic.levels(who, each) and not each.innate and not (each.level and bonus)
    ]


def _possible(state: State, who: Fighter, spell: Spell) -> bool:
    return bool(magic.levels(who, spell)) and aims(state, who, spell) != ()


def aims(state: State, who: Fighter, spell: Spell) -> tuple[str, ...] | None:
    """At what he can aim *spell*: cells or people; None: nothing is to be chosen, it is for himself."""
    if spell.teleport:
        return _landings(state, who, spell)
    if spell.area:
        return _areas(state, who, spell)
    if not spell.range:
        return None
    return tuple(each.id for each in targets(state, who, spell))


# ---- whom


def targets(state: State, who: Fighter, spell: Spell, among: Iterable[Fighter] | None = None) -> list[Fighter]:
    """Whom he can choose for *spell*, those for whom it is meant first."""
    people = state.combatants.values() if among is None else among
    found = [each for each in people if _fits(state, who, each, spell)]
    if spell.friendly:
        return sorted(found, key=lambda each: (each.side != who.side, each.hit_points * 100 // each.hit_points_max))
    return sorted(found, key=lambda each: (each.side == who.side, each.out))


def _fits(state: State, who: Fighter, each: Fighter, spell: Spell) -> bool:
    if each.fled or each.hidden or (spell.only and each.being != spell.only):
        return False
    if each.thing and (not spell.attack or spell.heals is not None):
        # What is saved against, or simply works, is for creatures.
        return False
    if each.died is not spell.revives or (each.id == who.id and not spell.friendly):
        return False
    if spell.softens and (not falls(each) or each.under("softens")):
        return False
    if spell.stabilises and (each.hit_points > 0 or each.stable):
        return False
    if spell.heals and not spell.revives and each.hit_points >= each.hit_points_max:
        return False
    if (spell.adds or spell.ac) and each.out:
        return False
    if spell.ac_base and (each.armoured or not spell_armour(each, spell)):
        return False
    if each.id != who.id:
        if beyond(state, who, each, spell) is not None or BARRED(state, who, each):
            return False
        # An attack may be aimed at somebody unseen; whatever else is for somebody needs him to be seen, or touched.
        if not (spell.attack or spell.touch) and not sees(state, who, each):
            return False
    return not any((held.spell.spell, held.by) == (spell.spell, who.id) for held in each.effects)


def beyond(state: State, who: Fighter, each: Fighter, spell: Spell) -> tuple[int, int] | None:
    """How far away *each* is and how far it may be, in centimetres, where *spell* of *who* does not reach it: from
    *who*, or from where what strikes again stays, which goes to its side first."""
    held = magic.staying(who, spell)
    beside = state.combatants.get((None if held is None else held.beside) or "")
    if held is None or not (on_grid(state) or beside):
        gap, most = distance(state, who, each), spell.range
    elif on_grid(state):
        gap, most = distance(state, who, each, at=held.cell), spell.again + SQUARE
    else:
        gap = 0 if beside is None or beside.id == each.id else distance(state, beside, each)
        most = spell.again + SQUARE
    return (gap, most) if gap > most else None


def spell_armour(who: Fighter, spell: Spell) -> int:
    """By how much *spell* raises the armour class of *who*, who wears no armour."""
    return max(0, spell.ac_base + who.modifier("dexterity") + (2 if who.shield else 0) - who.ac)


def further(state: State, cast: Cast) -> list[Fighter]:
    """Whom he may choose beside those whom he has: for missiles of their own the same again."""
    who, spell = state.combatants[cast.who], cast.spell
    chosen = [state.combatants[each] for each in cast.targets if each in state.combatants]
    if spell.each:
        return targets(state, who, spell)
    others = [each for each in state.combatants.values() if each.id not in cast.targets]
    if spell.friendly:
        others = [each for each in others if each.side == who.side]
    if spell.area == "" and spell.save and spell.damage and chosen:
        # Two who stand beside each other.
        others = [each for each in others if distance(state, chosen[0], each) <= SQUARE]
    return targets(state, who, spell, others)


def most(spell: Spell, slot: int) -> int:
    """How many targets it has at that level."""
    return spell.targets + spell.targets_per_slot * max(0, slot - spell.level)


# ---- where


def _areas(state: State, who: Fighter, spell: Spell) -> tuple[str, ...]:
    """Cells that are worth aiming at; without a grid, people around whom it is."""
    far = spell.size if spell.from_self else spell.range
    if on_grid(state):
        return tuple(areas.aims(state, who, far))
    within = [
        each
        for each in state.combatants.values()
        if each.id != who.id and not (each.hidden or each.fled or each.died) and distance(state, who, each) <= far
    ]
    return tuple(each.id for each in sorted(within, key=lambda each: (each.side == who.side, each.out)))


def caught(state: State, cast: Cast) -> tuple[str, ...]:
    """Whom the area catches, as far as the grid, or what is said of distances, tells; in the order in which they
    joined."""
    who, spell = state.combatants[cast.who], cast.spell
    if not spell.area:
        return ()
    found = areas.caught(state, who, spell.area, spell.size, cast.aim or "", from_self=spell.from_self)
    here = (each for each in found if not (each.died or each.fled))
    return tuple(each.id for each in here if not each.thing or magic.shatters(spell))


def doubtful(state: State) -> bool:
    """Whether the map does not say all of whom an area catches: there is none, somebody stands nowhere on it or above
    it, or the game master has said of somebody's cover what it does not show (DN5-COV-005)."""
    if not on_grid(state) or state.shelters:
        return True
    here = (each for each in state.combatants.values() if not (each.died or each.fled))
    return any(each.cell is None or each.height for each in here)


def covered(state: State, cast: Cast) -> tuple[str, ...]:
    """The cells of its area."""
    who, spell = state.combatants[cast.who], cast.spell
    if not (spell.area and on_grid(state)):
        return ()
    return tuple(areas.cells_of(state, who, spell.area, spell.size, cast.aim or "", from_self=spell.from_self))


def _landings(state: State, who: Fighter, spell: Spell) -> tuple[str, ...]:
    """Where he can be in a blink, the nearest to his foes last: cells; without a grid somebody's side, or away."""
    if not on_grid(state):
        near = [
            each.id
            for each in state.combatants.values()
            if each.id != who.id and not (each.hidden or each.fled) and distance(state, who, each) > SQUARE
            if distance(state, who, each) <= spell.teleport + SQUARE
        ]
        return (AWAY, *near)
    at = point_of(who.cell or "")
    if at is None:
        return ()
    reach = spell.teleport // SQUARE
    points = ((at[0] + x, at[1] + y) for y in range(-reach, reach + 1) for x in range(-reach, reach + 1) if x or y)
    names = [name_of(each) for each in points if is_on_grid(each)]
    free = [each for each in names if may_stop(state, who, each)]
    foes = [
        each
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden) and each.cell
    ]

    def worth(cell: str) -> tuple[int, int]:
        gaps = [distance(state, who, each, at=cell) for each in foes]
        return (-min(gaps, default=0), -sum(gaps))

    return tuple(sorted(free, key=worth))


# ---- the form


def blanks(state: State, who: Fighter, spells: Sequence[Spell]) -> Callable[[Choice], tuple[Field, ...]]:
    """What is asked of one of *spells*: which, at what level, at whom or where."""
    named = {each.spell: each for each in spells}
    first = Field(SPELL, tuple(named))

    def fields(partial: Choice) -> tuple[Field, ...]:
        spell = named.get(partial.get(SPELL, ""))
        return (first,) if spell is None else (first, *levelled(who, spell), *aimed(state, who, spell, partial))

    return fields


def levelled(who: Fighter, spell: Spell) -> tuple[Field, ...]:
    """The blank for its level, where it needs a slot."""
    found = magic.levels(who, spell)
    return (Field(SLOT, tuple(map(str, found))),) if found and found != (0,) else ()


def aimed(state: State, who: Fighter, spell: Spell, partial: Choice | None = None) -> tuple[Field, ...]:
    """The blank for whom, or where: of many cells their column first, once it is known what was chosen so far
    (*partial*). What harms goes at a companion, when nobody else is left, only by his name, and upon those in its area
    only once that is said."""
    found = aims(state, who, spell)
    if not found:
        return ()
    if spell.teleport and on_grid(state) and partial is not None:
        return cell_asked(AIM, found, partial)
    if spell.area or spell.teleport:
        return (Field(AIM, found), *_sparing(state, who, spell, partial or {}))
    friends = not spell.friendly and all(state.combatants[each].side == who.side for each in found)
    return (Field(TARGET, found, alone=friends),)


def _sparing(state: State, who: Fighter, spell: Spell, partial: Choice) -> tuple[Field, ...]:
    """The blank in which it is said that companions are caught, too, where its area, aimed as in *partial*, harms
    them."""
    if AIM not in partial or spell.teleport or spell.friendly:
        return ()
    return sparing.blank(state, who, lambda: caught(state, Cast(who.id, spell, spell.level, aim=partial[AIM])))


# ---- What spells make of rolls and of damage (DN5-EXT-001).


def shielded(state: State, trial: Trial) -> Iterable[Term]:
    """What spells add to the armour class."""
    target = trial.target
    if target is None:
        return ()
    base = max((spell_armour(target, each.spell) for each in target.under("ac_base")), default=0)
    added = {each.spell.spell: each.spell.ac for each in target.under("ac")}
    return terms(("mage_armour", base), *added.items())


def swayed(state: State, trial: Trial) -> Iterable[Sway]:
    """What spells on the target, or on the attacker, make of an attack."""
    yield from worse("hampered", trial.who.under("hampers"))
    if trial.target is not None:
        yield from better("glowing", trial.target.under("gives_advantage"))
        yield from better("marked", trial.target.under("marks"))
        yield from worse("blurred", trial.target.under("blurs"))


def resisted(state: State, trial: Trial) -> Iterable[Sway]:
    """Some creatures resist magic."""
    return better("magic_resistance", trial.spell and "magic_resistance" in trial.who.features)


def added(state: State, kind: Rolls, trial: Trial) -> Iterable[tuple[str, str, int]]:
    """Dice that spells add to attacks and saves, or take from them; the same spell counts once."""
    if kind == "check":
        return
    for name, sign in (("adds", 1), ("takes", -1)):
        found = {each.spell.spell: getattr(each.spell, name) for each in trial.who.under(name)}
        for spell, text in found.items():
            yield spell, text, sign


def extras(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> tuple[Extra, ...]:
    """Damage that spells add to hits with a weapon: on whomever he hits, or on the target that is marked."""
    if not any(each.weapon == weapon.weapon for each in who.weapons):
        return ()
    own = [each for each in who.under("hurts_more") if each.by == who.id and not each.spell.range]
    marked = [each for each in target.under("hurts_more") if each.by == who.id and each.spell.range]
    return tuple(Extra(each.spell.hurts_more, each.spell.hurts_type or weapon.type) for each in (*own, *marked))
