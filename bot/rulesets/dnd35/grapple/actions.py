"""What can be done hand to hand in one's turn (D35-GRA-002 to -028).

Whoever grapples chooses among the options of the text; whoever has pinned somebody may do only what the text lists for
him (D35-GRA-022 to -024), whoever is pinned only try to break free (D35-GRA-025, -026).
"""

from __future__ import annotations

from typing import Final, Literal

from bot.catalogue.dnd35_terms import SIZES35
from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.actions import BARE_HANDS
from bot.rulesets.dnd35.attack.arms import close, follows
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import Outlook, reaches
from bot.rulesets.dnd35.base.gaps import AWAY, on_grid
from bot.rulesets.dnd35.base.needs import (
    AFOOT,
    BY_HAND,
    FULL,
    MOVE,
    STANDARD,
    TRIAL,
    Deed,
    Needs,
    Trying,
    by_target,
    no_standard,
    pinned,
    unheld,
    unpinned,
)
from bot.rulesets.dnd35.base.rolls import locates
from bot.rulesets.dnd35.cover.degrees import SET_UPON, total
from bot.rulesets.dnd35.grapple import circumstances as casting
from bot.rulesets.dnd35.grapple import holds as holding
from bot.rulesets.dnd35.grapple.events import ClinchBegun, LightDrawn, SpeechStopped
from bot.rulesets.dnd35.movement.steps import cells_of, goal_of, goals
from bot.rulesets.dnd35.state import FISTS, Aim, Clinch, Fighter, Skill, State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.lacking import Lack, Said, always, target_of
from bot.rulesets.shared.needs import because, blank, must, no, of_whom
from bot.rulesets.shared.odds import Odds

# ---- A light weapon is drawn in a grapple (D35-GRA-014).


def sheathed(who: Fighter) -> tuple[str, ...]:
    """The light weapons that he carries and does not hold."""
    return tuple(each.weapon for each in who.weapons if each.held == "carried" and close(each))


def hand_for(who: Fighter) -> tuple[Literal["main", "off"], str]:
    """The hand that takes it, and what falls for it where none is free. A shield keeps the other hand; whatever is held
    in both falls, since nobody lets go of it with one alone and has both free."""
    held = {each.held: each.weapon for each in who.wielded}
    if "both" in held:
        return "main", held["both"]
    if "main" not in held:
        return "main", ""
    if "off" not in held and not who.shield:
        return "off", ""
    return "main", held["main"]


def draw(scene: Scene[State], clinch: Clinch) -> Action:
    """He has it in hand."""
    hand, dropped = hand_for(scene.now.combatants[clinch.who])
    yield from tell(LightDrawn(clinch.who, clinch.thing, hand, dropped))


# ---- Whom somebody can take hold of, and how many can hold one (D35-GRA-005, -027, -028).

MOST: Final = 8
"""Four of one's own size, in halves (D35-GRA-028)."""
TOO_LARGE: Final = 2
"""So many size categories larger, and nobody gets a hold (D35-GRA-005)."""


def larger(who: Fighter, target: Fighter) -> int:
    """By how many size categories *who* is larger than *target*."""
    return SIZES35.index(who.size) - SIZES35.index(target.size)


def weight(who: Fighter, target: Fighter) -> int:
    """How much room *who* takes around *target*, in halves: 1 for whoever is smaller, 2 of the same size, 4 of one
    category larger, 8 beyond (D35-GRA-028).

    >>> orc = Fighter("o", "O", "foes")
    >>> [weight(Fighter("a", "A", "players", size=each), orc) for each in ("tiny", "small", "medium", "large", "huge")]
    [1, 1, 2, 4, 8]
    """
    more = larger(who, target)
    return 1 if more < 0 else 2 << min(more, 2)


def room(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *who* still finds a place among those who grapple with *target* (D35-GRA-028)."""
    others = (state.combatants[each] for each in holds.opponents(state, target.id))
    return sum(weight(each, target) for each in others) + weight(who, target) <= MOST


def bodily(who: Fighter) -> bool:
    """Whether there is anything to take hold of, or with."""
    return "incorporeal" not in who.features


def graspable(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *who* can take hold of *target* now: within his natural reach, not too large, and there is room. Nobody
    takes hold of whom he already grapples with."""
    if (
        target.id == who.id
        or target.out
        or not locates(who, target)
        or holds.grip(state, who.id, target.id) is not None
    ):
        return False
    if who.mount is not None or not (bodily(who) and bodily(target)) or larger(target, who) >= TOO_LARGE:
        return False
    return reaches(who, who.arm(FISTS), target) and room(state, who, target) and not total(state, who, target)


GRAPPLE, EVASION = "grapple", "escape_artist"
NONLETHAL, LETHAL = "nonlethal", "lethal"
ITEMS: Final = ("wand", "staff", "rod", "ring", "wondrous", "potion")
"""Magic items that can be activated in a grapple: scrolls cannot (D35-GRA-010)."""


def pinning(at: Outlook) -> str | None:
    """Whom he has pinned."""
    return holds.pins(at.state, at.who.id)


def rivals(at: Outlook) -> tuple[str, ...]:
    """Against whom he can do something who is not pinned: his opponents; of whoever has pinned somebody that one alone
    (D35-GRA-024)."""
    found = pinning(at)
    return holds.opponents(at.state, at.who.id) if found is None else (found,)


def _rival(at: Outlook, said: Said) -> Lack | None:
    """That whoever is named grapples with him; whoever has pinned somebody turns to nobody else."""
    target, found = target_of(at, said), pinning(at)
    if target is None or target.id == found or (not found and holds.grip(at.state, at.who.id, target.id)):
        return None
    return unpinned(at, said) or ("not_rival", {"target": target.name})


def _begin(
    scene: Scene[State],
    who: str,
    target: str | None,
    aim: Aim,
    *,
    skill: Skill = "grapple",
    lethal: bool = False,
    thing: str = "",
    ally: str | None = None,
    way: tuple[str, ...] = (),
    towards: str | None = None,
) -> Action:
    turn = scene.now.turn
    found = {} if turn is None or skill == EVASION else follows(turn, scene.now.combatants[who])
    later = found[FISTS].later if FISTS in found else 0
    yield from tell(ClinchBegun(who, target, aim, later, skill, lethal, thing, ally, way, towards))


def _skills(at: Outlook) -> tuple[str, ...]:
    """By what he can get free now: a grapple check in the place of an attack, Escape Artist as a standard action
    (D35-GRA-015, -016, -026)."""
    return ((GRAPPLE,) if BARE_HANDS.met(at) else ()) + ((EVASION,) if STANDARD.met(at) else ())


GRAPPLES: Final = must("not_grappling", lambda at: at.grapples)
CONTENDS: Final = (pinned, GRAPPLES)
"""He grapples, and is not pinned."""
HELD: Final = (GRAPPLES, unpinned)
"""He grapples, and neither has pinned anybody nor is pinned."""
PINS: Final = must("pins_nobody", pinning)
FREES: Final = because(lambda at: bool(_skills(at)), no_standard)


class Grapple(Trying):
    """Take hold of somebody, in the place of an attack, or mix in his grapple (D35-GRA-002 to -006, -027, -028)."""

    code = "grapple"
    needs = (unheld, BARE_HANDS, AFOOT)
    whom = (
        *SET_UPON,
        of_whom("too_large", lambda at, target: larger(target, at.who) >= TOO_LARGE),
        of_whom("bodiless", lambda at, target: not (bodily(at.who) and bodily(target))),
        of_whom("crowded", lambda at, target: not room(at.state, at.who, target)),
        BY_HAND,
    )

    def asks(self, at: Outlook) -> Blanks | None:
        foes = [each for each in at.state.combatants.values() if each.side != at.who.side]
        found = [each for each in foes if graspable(at.state, at.who, each)]
        return (Field("target", tuple(each.id for each in found)),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        aim: Aim = "join" if holds.grappling(scene.now, choice["target"]) else "start"
        yield from _begin(scene, who, choice["target"], aim)


class Crush(Trying):
    """Deal the damage of an unarmed strike, without an attack roll (D35-GRA-013)."""

    code = "crush"
    needs = (*CONTENDS, BARE_HANDS)
    whom = (_rival,)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("target", rivals(at)), Field("harm", (NONLETHAL, LETHAL)))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, choice["target"], "crush", lethal=choice["harm"] == LETHAL)


class TurnWeapon(Trying):
    """Turn a weapon that an opponent holds against him (D35-GRA-021)."""

    code = "turn_weapon"
    needs = (*CONTENDS, BARE_HANDS)
    whom = (_rival,)
    wrong = (always("no_light_rival"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = {each: turnable(at.state, at.state.combatants[each]) for each in rivals(at)}
        armed = {ident: arms for ident, arms in found.items() if arms}
        return by_target(armed) if armed else ("no_light_rival", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, choice["target"], "turn_weapon", thing=choice["with"])


def turnable(state: State, who: Fighter) -> tuple[str, ...]:
    """What he holds that can be turned against him: any weapon that strikes so near, or, where the table has it so, a
    light one (D35-GRA-021)."""
    held = (each for each in who.weapons if each.in_hand and each.held != "natural")
    if state.settings.turned_weapons == "light_only":
        return tuple(each.weapon for each in held if close(each))
    return tuple(each.weapon for each in held if not each.ranged and (each.near or not each.reach))


class Pin(Trying):
    """Pin an opponent for a round (D35-GRA-017); whoever has pinned somebody may do it again, to keep him so."""

    code = "pin"
    needs = (*CONTENDS, BARE_HANDS)
    whom = (_rival,)
    wrong = (always("pinned_other"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        free = (each for each in rivals(at) if holds.pinned_by(at.state, each) in (None, at.who.id))
        return blank("target", free, none="pinned_other")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, choice["target"], "pin")


class Escape(Trying):
    """Out of the grapple, against all opponents (D35-GRA-015, -016)."""

    code = "escape"
    needs: Needs = (*HELD, FREES)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("skill", _skills(at)),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        first = holds.opponents(scene.now, who)[0]
        yield from _begin(scene, who, first, "escape", skill=_skill(choice))


class BreakFree(Escape):
    """Out of a pin; he still grapples (D35-GRA-026)."""

    code = "break_free"
    needs = (must("not_pinned", lambda at: holds.pinned_by(at.state, at.who.id)), FREES)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, holds.pinned_by(scene.now, who), "break_free", skill=_skill(choice))


def _skill(choice: Choice) -> Skill:
    return "escape_artist" if choice["skill"] == EVASION else "grapple"


class FreeAlly(Trying):
    """Free a companion whom one of his own opponents has pinned (D35-GRA-020)."""

    code = "free_ally"
    needs = (*HELD, BARE_HANDS)
    wrong = (always("no_ally_pinned"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", _allies(at.state, at.who), none="no_ally_pinned")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        ally = choice["target"]
        yield from _begin(scene, who, holds.pinned_by(scene.now, ally), "free_ally", ally=ally)


def _allies(state: State, who: Fighter) -> tuple[str, ...]:
    pinned = (holds.pins(state, each) for each in holds.opponents(state, who.id))
    return tuple(each for each in pinned if each is not None and state.combatants[each].side == who.side)


class Drag(Trying):
    """Go as far as half of his speed, and take along everybody in the grapple (D35-GRA-018)."""

    code = "drag"
    aimed = away = True
    needs = (*CONTENDS, STANDARD)
    wrong = (always("hemmed"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        if not on_grid(at.state):
            free = holding.drag(at.state, at.who, None).cells
            return blank("target", (AWAY, *goals(at.state, at.who)) if free else (), none="hemmed")
        found = holding.ways_of_all(at.state, at.who)
        return cells_of(found) if found else ("hemmed", {})

    def trial(self, at: Outlook, choice: Choice) -> Odds | None:
        # Wherever that leads.
        first = holds.opponents(at.state, at.who.id)[0]
        return TRIAL(at.state, lambda scene: _begin(scene, at.who.id, first, "drag"))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        first = holds.opponents(scene.now, who)[0]
        if not on_grid(scene.now):
            goal = goal_of(choice)
            way = holding.drag(scene.now, scene.now.combatants[who], goal)
            yield from _begin(scene, who, first, "drag", way=way.cells, towards=goal)
            return
        way = holding.ways_of_all(scene.now, scene.now.combatants[who])[choice["to"]]
        yield from _begin(scene, who, first, "drag", way=way.cells)


class DrawLight(Trying):
    """Draw a light weapon, as a move action (D35-GRA-014)."""

    code = "draw_light"
    needs = (*HELD, MOVE)
    wrong = (always("no_light"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("with", sheathed(at.who), none="no_light")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, holds.opponents(scene.now, who)[0], "draw_light", thing=choice["with"])


class CastHeld(Trying):
    """Cast a spell without gestures, its components in hand (D35-GRA-012)."""

    code = "cast_held"
    needs = (
        *(must("no_spells", lambda at: at.who.spells), *HELD, STANDARD),
        must("no_held_spell", lambda at: casting.possible(at.state, at.who)),
    )
    wrong = (always("no_aim"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("with", (each.spell for each in casting.castable(at.state, at.who)), none="no_aim")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, None, "cast_held", thing=choice["with"])


class UseItem(Deed):
    """Activate a magic item, but no scroll (D35-GRA-010)."""

    code = "use_item"
    needs = (*HELD, STANDARD)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("item", ITEMS),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, None, "use_item", thing=choice["item"])


def _needs_component(at: Outlook) -> bool:
    return any("M" in each.components for each in at.who.spells) and not at.who.component


class Fetch(Deed):
    """Get the material component of a spell in hand: it takes the whole turn (D35-GRA-019)."""

    code = "fetch"
    needs = (*HELD, must("no_component", _needs_component), FULL)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _begin(scene, who, None, "fetch")


class Silence(Deed):
    """Keep whom one has pinned from speaking: it takes nothing (D35-GRA-022)."""

    code = "silence"
    needs = (PINS, no("silenced", lambda at: holds.silenced(at.state, pinning(at) or "")))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = holds.pins(scene.now, who)
        if target is not None:
            yield from tell(SpeechStopped(who, target))


class Release(Deed):
    """Let go of whom one has pinned, as a free action (D35-GRA-023)."""

    code = "release"
    needs = (PINS,)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = holds.pins(scene.now, who)
        if target is not None:
            yield from holding.part(scene, who, target, "released")


ACTIONS = (
    Grapple(),
    Crush(),
    TurnWeapon(),
    Pin(),
    Escape(),
    BreakFree(),
    FreeAlly(),
    Drag(),
    DrawLight(),
    CastHeld(),
    UseItem(),
    Fetch(),
    Silence(),
    Release(),
)
