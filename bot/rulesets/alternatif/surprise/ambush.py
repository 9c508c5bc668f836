"""What happens by surprise: what the game master has found, who is surprised, the save against a sneak attack."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Literal

from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import GM_ONLY, PUBLIC, Audience, side_of
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import arms, distances
from bot.rulesets.alternatif.base.distances import ByNatural, State
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.events import Ran
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, Notice, Surprise, guard_is_down, is_stunned
from bot.rulesets.alternatif.state.arms import RUSH
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


def _without(state: State, by: str, victim: str) -> tuple[Surprise, ...]:
    return tuple(each for each in state.surprises if (each.by, each.victim) != (by, victim))


def _changed(state: State, by: str, victim: str, **changes: Any) -> State:
    pair = (by, victim, state.segment or 1)
    return state.those("surprises", lambda each: (each.by, each.victim, each.segment) == pair, **changes)


@happens(to=GM_ONLY)
class SurpriseSaid:
    """*combatant* surprises *target* in *segment*, *notice* says how far he is noticed; *reason* in the game master's
    own words."""

    combatant: CombatantId
    target: CombatantId
    segment: int
    notice: Notice
    reason: Name = ""

    def change(self, state: State) -> State:
        surprise = Surprise(self.combatant, self.target, self.segment, self.notice)
        return evolve(state, surprises=(*_without(state, self.combatant, self.target), surprise))

    def why(self) -> tuple[str, ...]:
        return ("ALT-SNK-002", "ALT-SNK-013") if self.reason else ("ALT-SUR-006",)


@happens("ALT-SUR-006", to=GM_ONLY)
class SurpriseForgotten:
    """*combatant* was noticed in time: he does not surprise *target*."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        """What the surprise offered and nobody has taken yet falls with it."""
        pair = (self.combatant, self.target)
        offers = tuple(
            each
            for each in state.offers
            if (each.to, each.target) != pair or each.cause != "surprise" or each.settled or each.taken
        )
        return evolve(state, surprises=_without(state, *pair), offers=offers)


@happens()
class SurpriseSprung:
    """The segment has come in which *target* can do nothing against *combatant*. *how*: he is upon him, with a free
    action; he is not, but may shoot or cast; he has announced an action against somebody `else` and surprises nobody
    (ALT-SUR-009). *stunned*: *target* has no action at all."""

    combatant: CombatantId
    target: CombatantId
    segment: int
    notice: Notice
    how: Literal["hand_to_hand", "afar", "else"]
    stunned: bool = False

    def change(self, state: State) -> State:
        """It is no longer the first segment of an engagement: neither has the Dexterity adjustment in his next
        reaction, in wrestling neither; it counts from this segment, or from the next one if the table wants it
        (ALT-SUR-008)."""
        if self.how == "else":
            return evolve(state, surprises=_without(state, self.combatant, self.target))
        for ident in (self.combatant, self.target):
            who = state.combatants.get(ident)
            if who is not None:
                later = self.segment + 1 if state.settings.surprise_reaction_base else 0
                fresh = who.initial and not any(each.pending for each in who.hands)
                until = max(who.beat_until, later) if fresh else who.beat_until
                wrestler = evolve(who.wrestling, initial=False)
                state = state.with_(ident, initial=False, beat_until=until, wrestling=wrestler)
        return _changed(state, self.combatant, self.target, sprung=True)

    def why(self) -> tuple[str, ...]:
        if self.how == "else":
            return ("ALT-SUR-009",)
        rules = ["ALT-SUR-001", "ALT-SUR-002", "ALT-SUR-007" if self.segment == 1 else "ALT-SUR-013"]
        rules.append("ALT-SUR-003" if self.how == "hand_to_hand" else "ALT-SUR-005")
        return (*rules, "ALT-SNK-001") if self.notice == "unnoticed" else tuple(rules)

    def audience(self) -> Audience:
        """Who does not see it coming is not told so, nor is anybody else but its author's side."""
        return side_of(self.combatant) if self.notice == "unnoticed" else PUBLIC


@happens("ALT-SUR-006", to=GM_ONLY, changes=False)
class NoticeTested:
    """Whether *other* notices *combatant*: d20 and a bonus each."""

    combatant: CombatantId
    other: CombatantId
    face: int
    total: int
    other_face: int
    other_total: int
    noticed: bool


@happens("ALT-SNK-014", to=GM_ONLY)
class SaveAdjusted:
    """What the game master adds to the saves of *combatant* against sneak attacks of this surprise; *waived*: a heavy
    weapon gives him nothing."""

    combatant: CombatantId
    bonus: int
    waived: bool = False

    def change(self, state: State) -> State:
        mine = {"save": self.bonus, "waived": self.waived}
        return state.those("surprises", lambda each: each.victim == self.combatant, **mine)


@happens(changes=False, to=PUBLIC)
class SneakSaved(ByNatural):
    """The reflex save of *combatant* against the critical of a sneak attack; *margin*: the points by which it
    failed."""

    combatant: CombatantId
    attacker: CombatantId
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]
    margin: int = 0
    natural: Literal[20] | None = None

    def why(self) -> tuple[str, ...]:
        names = {each.name for each in self.terms}
        rules = ["ALT-SNK-005", "ALT-SNK-006" if self.outcome == "failure" else "ALT-SNK-007"]
        rules += ["ALT-SNK-009"] if "heavy_weapon" in names else []
        rules += ["ALT-SNK-014"] if "gm" in names else []
        return tuple(rules)


@happens("ALT-SNK-011", to=PUBLIC)
class SneakClinched:
    """*combatant* has *target* in his arms before he is noticed (ALT-SNK-011)."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, used=True, clinch=True)


@happens("ALT-SNK-016", to=OWNER)
class DaggersAsked:
    """*combatant* means to stab *target* with both daggers; the game master has to allow it."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, pair="asked")


@happens("ALT-SNK-016", to=OWNER)
class DaggersSettled:
    """The game master allows both daggers, or does not."""

    combatant: CombatantId
    target: CombatantId
    allowed: bool

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, pair="allowed" if self.allowed else "refused")


# ---- How far a surprise reaches (ALT-SUR-010).


def hand_to_hand(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can be upon *victim* in this segment: in contact, or by a charge of 6 cells at most; while nobody
    has said how far they are, the game master's word that he surprises him is enough."""
    if victim.id in by.contacts:
        return True
    if guard_is_down(by, state.segment) or DEFENCELESS(by):
        return False
    if by.body <= 0 or victim.body <= 0:
        # Felled in this very segment, before anybody runs.
        return False
    apart = distances.distance(state, by.id, victim.id)
    if not arms.fights_hand_to_hand(by) or (apart is not None and apart > RUSH * distances.CELL):
        return False
    return not is_away(state, by, victim) or bool(rush(state, by, victim))


def is_away(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* has cells of a grid to cross before he is upon *victim*."""
    apart = distances.cells_between(state, by.id, victim.id)
    return apart is not None and apart > 1


def rush(state: AlternatifState, by: Combatant, victim: Combatant) -> tuple[str, ...]:
    """The cells that *by* charges over to be upon *victim*; none when no way of 6 cells leads there, or when *by* is
    hidden and somebody whom he does not see stands in it: of others' ways whoever is hidden bars none."""
    cells = ways.path_to(state, by, ways.next_to(state, by, victim.id), RUSH)
    return () if set(cells) & set(distances.occupied(state, by)) else cells


def afar(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether a shot of *by* can take *victim* by surprise: within medium range."""
    return any(arms.band(state, by.id, victim.id, each) in ("point_blank", "short", "medium") for each in arms.held(by))


def possible(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can surprise *victim* at all from where he is; a spell reaches as far as the game master says."""
    return hand_to_hand(state, by, victim) or afar(state, by, victim) or bool(by.magic.spells)


# ---- The segment of a surprise begins: whoever is upon his victim has a free action at once (ALT-SUR-003, -007,
# -013).


def unsprung(state: AlternatifState) -> list[Surprise]:
    """The surprises of this segment that have not begun."""
    return [
        each for each in state.surprises if each.segment == state.segment and not each.sprung and _here(state, each)
    ]


def coming(state: AlternatifState) -> list[int]:
    """The later segments in which a surprise begins."""
    return [each.segment for each in state.surprises if each.segment > state.segment and _here(state, each)]


def _here(state: AlternatifState, each: Surprise) -> bool:
    by, victim = state.combatants[each.by], state.combatants[each.victim]
    return not (by.out or victim.out) and by.side != victim.side


def spring(scene: Scene[AlternatifState]) -> Action:
    """All surprises of this segment begin together. Whoever was noticed at the last moment is seen from now on."""
    for each in unsprung(scene.now):
        state = scene.now
        by, victim = state.combatants[each.by], state.combatants[each.victim]
        if by.hidden and each.notice == "late":
            yield from figures.show(scene, by.id)
        how: Literal["hand_to_hand", "afar", "else"] = "afar"
        if assails_another(state, by):
            how = "else"
        elif hand_to_hand(state, by, victim) and openings.weapons_for(state, by):
            how = "hand_to_hand"
        if how == "hand_to_hand" and (yield from _is_stopped(scene, by, victim)):
            continue
        stunned = is_stunned(scene.now, scene.now.combatants[victim.id])
        yield from tell(SurpriseSprung(by.id, victim.id, each.segment, each.notice, how, stunned))
        if how != "hand_to_hand":
            continue
        impetus = _charges(state, by, victim)
        yield from _rush(scene, by, victim)
        if victim.id not in by.contacts:
            yield from engagement.make_contact(scene, by.id, victim.id, "strike")
        state = scene.now
        by, victim = state.combatants[each.by], state.combatants[each.victim]
        if openings.may_take(state, by, victim) and not openings.has_taken(state, by, victim):
            kind: Literal["free", "frank"] = "frank" if defenceless(state, victim) else "free"
            yield from tell(FreeActionOffered(by.id, victim.id, kind, "surprise", state.segment, impetus))


def _rush(scene: Scene[AlternatifState], by: Combatant, victim: Combatant) -> Action:
    """Over a grid *by* runs up to *victim* (ALT-SUR-010), unless the game master has them in contact from afar."""
    if victim.id in by.contacts or not is_away(scene.now, by, victim):
        return
    if by.proposal is not None:
        # He was asked whether he meant something else: this he means.
        yield from tell(ProposalSettled(by.id, "dropped"))
    cells = rush(scene.now, by, victim)
    segment = scene.now.segment
    yield from tell(Ran(by.id, cells, (), 0, segment, "run", distances.CELL // 100 * len(cells), victim.id))


def _is_stopped(scene: Scene[AlternatifState], by: Combatant, victim: Combatant) -> Step[bool]:
    """Whether *by* comes upon a hidden foe on his way to *victim*: he stops before him and sees him, and surprises
    nobody, where the table has it so (`upon_hidden`)."""
    state = scene.now
    lurking = distances.lurking(state, by)
    if not lurking or victim.id in by.contacts or not is_away(state, by, victim):
        return False
    cells = rush(state, by, victim)
    met = next((lurking[cell] for cell in cells if cell in lurking), None)
    if met is None:
        return False
    if by.proposal is not None:
        yield from tell(ProposalSettled(by.id, "dropped"))
    crossed = tuple(takewhile(lambda cell: cell not in lurking, cells))
    metres = distances.CELL // 100 * len(crossed)
    yield from tell(Ran(by.id, crossed, (), 0, state.segment, "run", metres, blocked=not crossed))
    yield from tell(SurpriseForgotten(by.id, victim.id))
    yield from figures.show(scene, met)
    return True


def _charges(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* comes from far enough for his one free action to be a charge as well (ALT-CHG-011)."""
    cells = running.cells_between(state, by.id, victim.id)
    return victim.id not in by.contacts and cells is not None and running.has_impetus(state, by, cells)


def assails_another(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has announced, before the first segment, an action against somebody whom he does not surprise: he
    named his target beforehand (ALT-SUR-009)."""
    if state.segment != 1 or who.target is None:
        return False
    begun = any(each.pending and each.rolled is not None and each.rolled.stamp == 0 for each in who.hands)
    return begun and not any((each.by, each.victim) == (who.id, who.target) for each in state.surprises)


def defenceless(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has no weapon in hand, or his guard down: what strikes him is frank (ALT-SUR-012). What one shoots
    with is a weapon, unless the table holds that one must be able to fight with it."""
    if guard_is_down(who, state.segment):
        return True
    bows = state.settings.surprised_with_bow == "armed"
    return not any(
        each.arm.weapon != FIST.weapon and (each.arm.strikes or (bows and each.arm.missile is not None))
        for each in who.hands
    )
