"""What many words ask before they are possible: who and what is meant, whether he may act, whether a number is in
bounds. A refusal says what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, get_args

from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Scene, Step, ask_all, roll
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Wielded,
    enemies,
    helpless_against,
    is_stunned,
    knows_of,
)
from bot.rulesets.shared import people
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.options import Args, in_range

# ---- Amounts of segments: a number, dice, or both (`3`, `1d6`, `4+1d3`), and the two stretches of a merged action.

LONGEST = 600
"""Segments of the longest incantation that data may have: an hour."""
TYPED = 99
"""Segments of the longest amount that somebody may type."""
THEN = ">"


class Amount(NamedTuple):
    """*plus* segments and what *rolled* shows."""

    plus: int
    rolled: Dice | None

    @property
    def least(self) -> int:
        return self.plus + (self.rolled.count if self.rolled is not None else 0)

    @property
    def most(self) -> int:
        return self.plus + (self.rolled.count * self.rolled.sides if self.rolled is not None else 0)


@lru_cache(maxsize=512)
def amount(text: str, most: int = LONGEST) -> Amount:
    """Read an amount of at most *most* segments and dice. Raises `ValueError` for anything else.

    >>> amount("3"), amount("4+1d3").most, amount("2d6").least
    (Amount(plus=3, rolled=None), 7, 2)
    """
    first, plus, second = text.replace(" ", "").partition("+")
    if plus and "d" in first.lower():
        first, second = second, first
    constant, thrown = (first, second) if plus else ("0", first) if "d" in first.lower() else (first, "")
    if not constant.isdecimal() or len(constant) > 4 or int(constant) > most or (plus and not thrown):
        raise ValueError(f"no amount: {text!r} (write 3, 1d6 or 4+1d3)")
    return Amount(int(constant), dice(thrown) if thrown else None)


def stretches(text: str) -> tuple[str, str]:
    """The two stretches of a duration; the second is empty but for an action of two rolls (ALT-ACT-015).

    >>> stretches("1d6>1d6"), stretches("2d6")
    (('1d6', '1d6'), ('2d6', ''))
    """
    first, _, then = text.partition(THEN)
    return first.strip(), then.strip()


def longest(text: str) -> int:
    """The most segments that a duration may take, both stretches together."""
    first, then = stretches(text)
    return amount(first).most + (amount(then).most if then else 0)


def shortest(text: str) -> int:
    """The fewest segments that a duration may take."""
    first, then = stretches(text)
    return amount(first).least + (amount(then).least if then else 0)


def rolled(text: str, *, who: str, why: str) -> Step[tuple[int, tuple[int, ...]]]:
    """The segments of an amount and the faces that *who* has rolled for it, none for a plain number."""
    found = amount(text)
    if found.rolled is None:
        return found.plus, ()
    faces = yield from roll(found.rolled, who=who, why=why)
    return found.plus + sum(faces), faces


def all_maximal(text: str, faces: tuple[int, ...]) -> bool:
    """Whether every die of an amount shows its maximum; without dice nothing does (ALT-ACT-017)."""
    thrown = amount(text).rolled
    return thrown is not None and bool(faces) and all(face == thrown.sides for face in faces)


# ---- How questions are named, and the options that many of them share.

Questions: TypeAlias = Callable[[AlternatifState], list[Decision]]

EQUIPMENT = "equipment"
"""The option that stands for striking at what an enemy holds."""
RECKLESS = ("never_guard", "furious")
"""Temperaments that strike with shields too."""
GM = "@gm"
"""Whom questions are put to that only the game master can answer."""
question_for: Final[Point[[AlternatifState, str], str | None]] = Point("what somebody must settle first")
"""The kind of question that he must settle before he can say anything else; None: none."""


def key_of(state: AlternatifState, who: Combatant, kind: str) -> str:
    """The identity of a question of *kind* to *who* in this segment."""
    return f"{who.id}:{kind}:{state.segment}"


def asked_in(key: str) -> str:
    """Whom the question *key* is put to, or whom it is about."""
    return key.partition(":")[0]


def kind_in(key: str) -> str:
    """The kind of the question *key*, with the hand where both may be asked about."""
    return key.split(":")[1]


# ---- Choices closed to the others: people whose actions come up in one segment find out too late to confer
# (ALT-SPE-028). Each chooses without seeing what another has chosen, or begun to choose, and nothing is rolled
# before the last one has. What was chosen waits in the state, told to nobody but its author (events that are
# `closed`); so does his answer, by the name of its question. Where the table opens the choices (the setting
# `closed_choices`), people choose one after the other, and each sees what came of it.

Makes: TypeAlias = Callable[[AlternatifState], Iterable[Decision]]
_CLOSED = ":closed"


def is_closed(key: str) -> bool:
    """Whether what is answered to the question *key* is for nobody but its author."""
    return key.endswith(_CLOSED)


def acting(state: AlternatifState) -> list[Combatant]:
    """Those whose melee action has come up in this segment and is still to be taken; nobody hidden: that others wait
    for him would tell that he is there."""
    found = []
    for who in state.combatants.values():
        for each in who.hands:
            if each.up and not who.hidden:
                found.append(who)
                break
    return found


def is_shared(state: AlternatifState) -> bool:
    """Whether several people act in this segment, at a table where each of them chooses without seeing the others."""
    return state.settings.closed_choices and len(acting(state)) > 1


def would_show(state: AlternatifState, who: Combatant) -> bool:
    """Whether what *who* did beside his question would show somebody else, who acts with him, what he has chosen. His
    own people and autopilots look at nothing."""
    return state.settings.closed_choices and any(
        each.temperament is None and each.player != who.player for each in acting(state)
    )


def ask(
    scene: Scene[AlternatifState], make: Makes, *, made: Iterable[Decision] | None = None, secret: bool = False
) -> Step[Mapping[str, Choice]]:
    """Ask what *make* makes, and wait for all; in private, where more than one person is asked, or it is *secret*.
    *made*: what it has made of the state as it is now, where that is known."""
    state = scene.now
    found = [_closed(each) for each in (make(state) if made is None else made)]
    people = {who.player for each in found if (who := state.combatants[each.who]).temperament is None}

    def questions(now: AlternatifState) -> list[Decision]:
        # As long as nothing has changed, they are those that were found.
        return found if now is state else [_closed(each) for each in make(now)]

    answers = yield from ask_all(questions, secret=secret or len(people) > 1)
    return answers


def _closed(decision: Decision) -> Decision:
    asked = decision
    key = f"{asked.key}{_CLOSED}"
    return Decision(key, asked.kind, asked.who, asked.fields, asked.default, asked.about, asked.form, asked.like)


State = AlternatifState
OWN_BLOW = ("strike", "simultaneous")
"""The kinds of questions about an action that has come up."""


def known(state: State, ident: str) -> Combatant:
    """The combatant *ident*; raises `Refused`."""
    who: Combatant = people.known(state, ident)
    return who


def may_act(state: State, ident: str) -> Combatant:
    """The combatant *ident*, who is not out; raises `Refused`."""
    who = known(state, ident)
    if who.out:
        raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
    return who


def free_to_speak(state: State, who: Combatant, *, announces: bool = False) -> None:
    """Raise `Refused` while *who* must answer a question about the blows of this segment. *announces*: what he says is
    an announcement, which can be kept for afterwards."""
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind, announces=announces)
    not_stunned(state, who)


def free_to_announce(state: State, who: Combatant) -> None:
    """Raise `Refused` while *who* must answer a question about the blows of this segment. Not when it is his own blow
    that he is asked about: he may do something else instead, counted from now, and loses it (ALT-REA-015). Somebody
    hidden must answer: what he announced would have the others asked anew."""
    kind = question_for(state, who.id)
    if kind in OWN_BLOW and not who.hidden:
        weighed = any(each.up and each.choice == "else" for each in who.hands)
        if kind == "strike" and not weighed and would_show(state, who):
            # None of those who act is to see what another does (ALT-SPE-028): he is asked what it is.
            raise Refused("alternatif-chosen-apart", name=who.name)
        not_stunned(state, who)
        return
    free_to_speak(state, who, announces=True)


def not_stunned(state: State, who: Combatant) -> None:
    """Raise `Refused` while the first segment is one in which *who*, surprised, has no action (ALT-SUR-007)."""
    if not state.segment and is_stunned(state, who):
        raise Refused("alternatif-is-surprised", name=who.name)


def check_dice(what: str, text: str) -> None:
    """Raise `Refused` unless *text* is dice."""
    try:
        dice(text)
    except ValueError:
        raise Refused("alternatif-not-dice", field=what, value=text[:40]) from None


def check_amount(what: str, text: str) -> None:
    """Raise `Refused` unless *text* is a number of segments from 0 to 99, dice, or both; a duration may have two
    stretches (ALT-ACT-015)."""
    if text.isdecimal() and len(text) < 4:
        in_range(what, int(text), 0, TYPED)
        return
    first, then = stretches(text)
    try:
        amount(first, TYPED)
        if then or ">" in text:
            amount(then if what == "duration" else "", TYPED)
    except ValueError:
        raise Refused("alternatif-amount", field=what, value=text[:40]) from None


def item_dropped(who: Combatant, thing: str | None) -> str | None:
    """The magic item in hand that *who* lets go of: the one named, else the only one where he holds no weapon."""
    held = who.magic.lies("hand")
    if thing is not None:
        return thing if thing in held and droppable(who, thing) is None else None
    return held[0] if len(held) == 1 and droppable(who, None) is None else None


def droppable(who: Combatant, weapon: str | None) -> Wielded | None:
    """What *who* lets go of: the weapon named, else the main hand's."""
    return next((each for each in who.hands if not each.arm.is_natural and weapon in (None, each.arm.weapon)), None)


def melee_target(state: State, who: Combatant, target: str | None) -> str:
    """The enemy *target* of an attack; without one the last target, or the only enemy, on a grid of those at arm's
    length. Raises `Refused`."""
    if target is None and state.settings.map != "none":
        near = distances.at_arms_length(state, who)
        if who.target in near:
            return str(who.target)
        if len(near) == 1:
            return near[0]
    return target_meant(state, who, target)


def target_meant(state: State, who: Combatant, target: str | None) -> str:
    """The enemy *target*; without one the last target, or the only enemy. Raises `Refused`."""
    foes = [each for each in enemies(state, who) if state.segment or not helpless_against(state, who.id, each.id)]
    names = ", ".join(each.name for each in foes)
    if not foes:
        raise Refused("alternatif-no-enemy", name=who.name)
    if target is None:
        if any(each.id == who.target for each in foes):
            assert who.target is not None
            return who.target
        if len(foes) == 1:
            return foes[0].id
        raise Refused("alternatif-which-target", name=who.name, names=names)
    if all(each.id != target for each in foes):
        other = state.combatants.get(target)
        if other is None or other.hidden:
            raise Refused("unknown-combatant", who=target[:40], names=names)
        if other.out:
            raise Refused("alternatif-target-out", target=other.name, names=names)
        if not knows_of(state, who, other):
            raise Refused("unknown-combatant", who=target[:40], names=names)
        if other.side != who.side:
            raise Refused("alternatif-surprised-by", name=who.name, target=other.name)
        raise Refused("alternatif-not-an-enemy", target=other.name, names=names)
    return target


def prepares(who: Combatant) -> bool:
    """Whether *who* has a melee or a wrestling action in preparation, or one that has come up."""
    return any(each.pending for each in who.hands) or any(each.pending for each in who.wrestling.grips)


def busy(who: Combatant) -> bool:
    """Whether *who* prepares or does anything, or wrestles."""
    return who.task is not None or who.proposal is not None or prepares(who) or bool(who.wrestling.locked)


def weapon_named(who: Combatant, args: Args) -> str | None:
    """The weapon that `with` names among all that *who* has: its id, a name in any language, or how only one begins."""
    given = args.get("with")
    if given is None:
        return None
    return thing_named(who, str(given))


def hand_named(who: Combatant, args: Args) -> Hand | None:
    """The hand that `with` names among those in which *who* holds something: by its code, or by what it holds; None
    where nothing is named. Raises `Refused` where he holds no such thing, or where two hands hold one like it."""
    given = args.get("with")
    if given is None or given == "":
        return None
    hand = next((each.arm.hand for each in who.hands if each.arm.hand == given), None)
    if hand is not None:
        return hand
    weapons = ", ".join(each.arm.weapon for each in who.hands)
    if str(given) in get_args(Hand):
        raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    weapon = thing_named(who, str(given))
    hands = [each.arm.hand for each in who.hands if each.arm.weapon == weapon]
    if not hands:
        raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    if len(hands) > 1:
        raise Refused("alternatif-which-hand", name=who.name, weapon=weapon, hands=", ".join(hands))
    return hands[0]


def thing_named(who: Combatant, given: str) -> str:
    """The weapon, spell or magic item of *who* that *given* names: its id, a name in any language, or how only one
    begins. Raises `Refused`."""
    wanted = fold(given)
    arms = [*(each.arm for each in who.hands), *who.carried, *who.dropped]
    has = [(arm.weapon, arm.names) for arm in arms]
    has += [(each.id, each.names) for each in who.magic.spells]
    has += [(each.id, each.names) for each in who.magic.items]
    for ident, names in has:
        if wanted in {ident, *(fold(name) for name in names.values())}:
            return ident
    begun = {ident for ident, names in has for name in names.values() if fold(name).startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    raise Refused("alternatif-no-such-weapon", name=who.name, typed=given[:40], weapons=names_of(arms))


def names_of(arms: Sequence[Arm]) -> str:
    """The weapons *arms*, for a refusal."""
    return ", ".join(dict.fromkeys(arm.weapon for arm in arms)) or FIST.weapon
