"""The figures of a combatant that the game master may set: each with its bounds, and where it stands in his record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.effects import Action, Scene
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import (
    NOTHING_PENDING,
    NOTHING_UP,
    State,
    both,
    halted,
    held,
    noticed,
    stirred,
    wields,
)
from bot.rulesets.alternatif.secrecy import pending_of
from bot.rulesets.alternatif.state import Combatant, Fate, Grip, Hand, grips_of, in_mode, stood_by
from bot.rulesets.alternatif.state.magic import LAID_DOWN, at_rest
from bot.rulesets.shared import figures, lines, people
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.figures import Figure, Overridden
from bot.rulesets.shared.naming import CombatantId

FIGURES: Mapping[str, Figure] = {
    "stamina": Figure(0, 999),
    "stamina_max": Figure(0, 999),
    "body": Figure(-99, 99),
    "body_max": Figure(1, 99),
    "ac": Figure(0, 60),
    "bm": Figure(-5, 40),
    "str_hit": Figure(-10, 20),
    "str_damage": Figure(-10, 30),
    "dex_std": Figure(-10, 20),
    "str_std": Figure(-10, 20),
    "reflex": Figure(-10, 40),
    "left_hand_rank": Figure(0, 6),
    "wrestling_rank": Figure(0, 6, "wrestling", "rank"),
    "wrestling_dice": Figure(1, 8, "wrestling", "dice"),
    "dodge": Figure(0, 20),
    "sneak_rank": Figure(0, 20),
    "fatigue": Figure(0, 200, "fatigue", "points"),
    "fatigue_threshold": Figure(1, 99, "fatigue", "threshold"),
    "encumbrance": Figure(0, 40, "fatigue", "encumbrance"),
    "fortitude": Figure(-10, 40, "fatigue", "fortitude"),
    "level": Figure(0, 60),
    "hit_bonus": Figure(-10, 20, "arm", "hit_bonus"),
    "damage_bonus": Figure(-10, 30, "arm", "damage_bonus"),
    "attack": Figure(-10, 20, "arm", "attack"),
    "defence": Figure(-10, 20, "arm", "defence"),
    "next_strike": Figure(-20, 20),
    "blind_sense": Figure(0, 6, "footing", "blind_sense"),
    "riding": Figure(0, 10, "riding", "rank"),
    "max_speed": Figure(0, 24, "spot", "max_speed"),
}
FIELDS = figures.bounds_of(FIGURES)
"""What the game master may set on a combatant, with the least and the greatest value."""


def figure_of(who: Combatant, what: str, hand: Hand | None = None) -> int | None:
    """The figure *what* of *who*; of a weapon, that of the one in *hand* (None: the main one)."""
    figure = FIGURES[what]
    if figure.part != "arm":
        return figures.figure_of(who, what, figure)
    weapon = who.main if hand is None else who.holds(hand) or who.main
    found: int | None = getattr(weapon.arm, figure.name)
    return found


def with_figure(who: Combatant, what: str, value: int | None, hand: Hand) -> Combatant:
    """*who* once the figure *what* is *value*; of a weapon, of the one in *hand*."""
    figure = FIGURES[what]
    if figure.part == "arm":
        weapon = who.holds(hand)
        return who if weapon is None else evolve(who, hands=held(who, hand, {"arm": _named(weapon.arm, figure, value)}))
    if figure.part == "wrestling":
        # As many dice as he is said to have.
        made = _named(who.wrestling, figure, value)
        grips = (*made.grips, *((Grip(),) * made.dice))[: made.dice] if made.grips else ()
        return evolve(who, wrestling=evolve(made, grips=grips))
    changed: Combatant = figures.with_figure(who, what, figure, value)
    return changed


def _named(part: Any, figure: Figure, value: int | None) -> Any:
    return evolve(part, **{figure.name: value})


# ---- Who is here: joining and leaving, sides and names, hiding, handing over, falling.


def _met_by_enemies(state: State, ident: str) -> State:
    """*ident* has come, is seen, or fights for others: his enemies who stand by are asked again (ALT-REA-011)."""
    who = state.combatants.get(ident)
    if who is None or who.hidden or who.out:
        return state
    return stirred(state, *(each.id for each in state.combatants.values() if each.side != who.side))


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Combatant

    def change(self, state: State) -> State:
        return _met_by_enemies(state.put(self.record), self.combatant)


@happens(changes=False, to=PUBLIC)
class CombatantJoined:
    combatant: CombatantId
    name: Name
    side: str
    weapon: str
    second: str | None = None
    behind: bool = False


@happens()
class LineTaken(lines.LineTaken):
    """On a grid it is a row: whoever says it before the beginning is put there (`deploying`)."""

    def befalls(self, state: State, who: Combatant) -> State:
        placed = state.opened or state.settings.map == "none"
        return state.put(evolve(who, behind=self.behind, spot=who.spot if placed else evolve(who.spot, cell="")))


@happens("ALT-GEN-013")
class CombatantLeft(people.CombatantLeft):
    """*unseen*: he was hidden, and nobody learns of it."""


@happens()
class CombatantRevealed(people.CombatantRevealed):
    """He is seen, and with him what time it is."""

    def change(self, state: State) -> State:
        return _met_by_enemies(evolve(state, ahead=0).with_(self.combatant, hidden=False), self.combatant)


@happens()
class SideChanged(people.SideChanged):
    """He fights for others from now on; free actions between those who are companions now are nobody's any more."""

    def befalls(self, state: State, who: Combatant) -> State:
        combatants = {**state.combatants, who.id: evolve(who, side=self.after)}

        def stands(one: str, other: str) -> bool:
            here = one in combatants and other in combatants
            return not here or combatants[one].side != combatants[other].side

        offers = tuple(each for each in state.offers if stands(each.to, each.target))
        return _met_by_enemies(evolve(state, combatants=combatants, offers=offers), who.id)


@happens("ALT-GEN-015", "ALT-GEN-016", to=PUBLIC)
class CombatantOut:
    """He falls and drops what he holds; nothing of his is pending any more (ALT-GEN-015). *spent*: he has no body
    points left."""

    combatant: CombatantId
    spent: bool = field(default=False, metadata={LATER: True})

    def befalls(self, state: State, who: Combatant) -> State:
        fallen = evolve(
            wielding.let_go_of_all(who),
            out=True,
            fate=who.fate or "open",
            intent="none",
            announced=False,
            prone=True,
            task=None,
            proposal=None,
            unfinished=None,
            wrestling=at_rest(who.wrestling),
            spot=halted(who),
        )
        state = state.put(fallen).shaken(who)
        for each in list(state.combatants.values()):
            if each.target == who.id and each.side != who.side:
                state = noticed(state, each.id, "target")
        return state if who.hidden else stirred(state, *state.combatants)


@happens("ALT-GEN-015", to=PUBLIC)
class CombatantBack:
    """The game master undoes the fall: on his feet again, with what he held."""

    combatant: CombatantId
    reason: Name = ""

    def befalls(self, state: State, who: Combatant) -> State:
        up = wielding.taken_up_again(who)
        back = evolve(up, out=False, fate=None, fate_said=False, intent="none", initial=True, prone=False)
        return state.put(back)


@happens("ALT-GEN-015", to=PUBLIC)
class FateSaid:
    combatant: CombatantId
    fate: Fate

    def change(self, state: State) -> State:
        return state.with_(self.combatant, fate=self.fate, fate_said=True)


Flag: TypeAlias = Literal["surprised", "prone", "unaware"]
"""What the game master puts on somebody."""


@happens()
class FlagSet:
    """*flag* `surprised`, `prone`, or `unaware` (of the blows of *other*). *gm*: the game master has said so, to end in
    segment *until* if he has said that."""

    combatant: CombatantId
    flag: Flag
    on: bool
    other: CombatantId | None = None
    gm: bool = field(default=False, metadata={LATER: True})
    until: int | None = field(default=None, metadata={LATER: True})

    def audience(self) -> Audience:
        """Who cannot see a blow coming is not told so."""
        return GM_ONLY if self.flag == "unaware" else PUBLIC

    def befalls(self, state: State, who: Combatant) -> State:
        if self.until is not None or who.lasting:
            name = self.flag if self.flag != "unaware" else f"{self.flag}+{self.other}"
            lasting = {each: until for each, until in who.lasting.items() if each != name}
            if self.on and self.until is not None:
                lasting[name] = self.until
            who = evolve(who, lasting=lasting)
            state = state.put(who)
        if self.flag != "unaware":
            state = state.put(evolve(who, **{self.flag: self.on}))
            return noticed(state, who.id, "prone") if self.flag == "prone" and self.on else state
        others = tuple(each for each in who.unaware if each != self.other)
        if self.on and self.other is not None:
            others = (*others, self.other)
        return state.put(evolve(who, unaware=others))


@happens("ALT-GEN-013", to=PUBLIC)
class StanceSet:
    """The game master says that what *hand* of *combatant* holds is on the defensive, or not any more; as a wrestler
    (*wrestles*) he is so with all his dice."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    on: bool
    wrestles: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        stance: dict[str, Any] = {"status": "defensive" if self.on else "offensive", "carry": 0}
        if not self.wrestles:
            return wields(state, who.id, self.hand, stance)
        grips = tuple(evolve(each, **stance) for each in grips_of(who))
        return state.amend(who.id, "wrestling", grips=grips)


@happens("ALT-GEN-013")
class GmOverrode(Overridden):
    """*what*: a figure (see `combatants.figures`) or `due`. *secret*: figures that the other side may not know. *hand*:
    the weapon meant, None for the main one."""

    hand: Hand | None = None

    def audience(self) -> Audience:
        return pending_of(self.combatant) if self.secret and self.what == "due" else super().audience()

    def befalls(self, state: State, who: Combatant) -> State:
        hand = self.hand or who.main.arm.hand
        if self.what == "due":
            return self._moved(state, who, hand)
        if self.what == "structure":
            return wields(state, who.id, hand, {"structure": self.after})
        if self.what == "body" and not who.out and (self.after or 0) > 0:
            # He does not fall after all.
            who = evolve(who, fate=None, fate_said=False)
        return state.put(with_figure(who, self.what, self.after, hand))

    def _moved(self, state: State, who: Combatant, hand: Hand) -> State:
        """*state* once what is pending with *who* comes at another moment, or not at all."""
        due = self.after
        if in_mode(who):
            first, *others = grips_of(who)
            grips = (evolve(first, **{**LAID_DOWN, "due": due}), *others)
            waits = {"intent": "standby", "waiting": stood_by(state, who)} if due is None else {"intent": "wrestling"}
            return state.with_(who.id, wrestling=evolve(who.wrestling, grips=grips), **waits)
        if due is None:
            waits = {"intent": "standby", "waiting": stood_by(state, who), "announced": False}
            return both(state, who.id, NOTHING_PENDING, **waits)
        return wields(state, who.id, hand, {**NOTHING_UP, "due": due}, intent="melee", announced=False)


def show(scene: Scene[State], ident: str, weapon: str | None = None) -> Action:
    """*ident* is hidden no more; he is seen with *weapon*, the main hand's unless given."""
    return people.show(scene, ident, weapon or scene.now.combatants[ident].main.arm.weapon, CombatantRevealed)
