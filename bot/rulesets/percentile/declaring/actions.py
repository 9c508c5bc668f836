"""All that can be declared for a round, an entry each: when it may be, what is asked about it, in which postures, what
others take it for, what it rolls, and what it does when its turn comes (PCT-DEC-002, PCT-SYS-004).

The form behind the question and behind `/declare`, the check of what was said, hints, and the turn itself read these
entries, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.decisions import NOTHING, Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve, record
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile import riding as saddle
from bot.rulesets.percentile import spells as casting
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.declaring import declarations
from bot.rulesets.percentile.postures import Waited
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rounds import TurnEnded, WeaponDrawn
from bot.rulesets.percentile.state import (
    ActionKind,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Seeming,
    Spell,
    allies,
    enemies,
    takes_part,
)
from bot.rulesets.percentile.state.conditions import APART, CANNOT_ACT, CANNOT_LEAVE, CHOKES
from bot.rulesets.shared.consequences import Consequence
from bot.rulesets.shared.lacking import OTHER, Lack
from bot.rulesets.shared.needs import UNNAMED, Need, must, no

SPECIAL = "special"
"""An attack in a manner of its own (aimed, discreet, with two weapons, …), as the form offers it."""
HOLDS = ("pin", "throw_down", "strangle")
WAITS = ("energy", "bonus", "reaction")
ANYBODY = "anybody"
TRIGGER = "trigger"
"""Whoever triggers a reaction, as its target."""
READY: Mapping[str, tuple[str, bool]] = {
    "strike_attacker": ("attack", True),
    "strike_caster": ("cast", False),
    "strike_first": ("anything", False),
}
"""The usual reactions, said in one word: a blow at the first enemy who does this; only if it is done to oneself."""
WHATS = ("attack", "cast", "move", "flee", "anything", "word")
Postures: TypeAlias = tuple[Posture | None, ...]
FREE: Postures = (None, "offensive", "defensive", "focus")
"""The postures that go with most actions (PCT-POS)."""
GETTING_AWAY: Postures = (None, "focus", "offensive", "defensive")


class Outlook:
    """Who is about to say what he does, and what several actions ask of that."""

    def __init__(self, state: PercentileState, who: Fighter) -> None:
        self.state, self.who = state, who

    @cached_property
    def foes(self) -> Sequence[Fighter]:
        return enemies(self.state, self.who)

    @cached_property
    def arms(self) -> Sequence[Arm]:
        """What he could attack with now."""
        return legal.arms(self.state, self.who)

    @property
    def bereft(self) -> bool:
        """Whether the weapon that he shoots with cannot be used, and no other shoots (PCT-FUM-003, -008)."""
        who = self.who
        spoilt = who.main.ranged and not who.usable("main", self.state.round)
        return spoilt and not any(legal.arm_of(who, each).ranged for each in self.arms)

    @cached_property
    def kinds(self) -> Sequence[ActionKind]:
        """The actions that he may declare now."""
        return [code for code in DOINGS if self.lack(code) is None]

    def lack(self, kind: ActionKind) -> Lack | None:
        """Why he may not declare an action of *kind* now, whatever it is aimed at; None: he may."""
        found = next((each(self, UNNAMED) for each in DOINGS[kind].needs if not each.met(self)), None)
        return found or (None if self.postures(kind) else ("posture", {}))

    @property
    def posed(self) -> bool:
        """Whether the postures of the round hold already: what is said now is done in the one that he is in."""
        return self.state.phase in ("breaking", "acting")

    def pays(self, spell: Spell, posture: Posture = "focus") -> bool:
        """Whether he could pay it in *posture*, or in the one that he is in (PCT-POS-013)."""
        return legal.payable(self.state, self.who, spell, self.who.posture if self.posed else posture)

    def postures(self, kind: ActionKind) -> Postures:
        """The postures that may go with an action of *kind*. Once those of the round hold, it takes no other; none
        where it does not go with that one (PCT-POS-001)."""
        allowed, now = DOINGS[kind].postures(self.state), self.who.posture
        if not self.posed:
            return allowed
        # In Anticipating one stays, whatever one does (PCT-POS-007).
        goes = now in allowed or (now == "anticipating" and DOINGS[kind].reacts) or DOINGS[kind].keeps
        return (now,) if goes else ()

    def arm(self, partial: Choice) -> Arm:
        """What an attack is made with: what was said, else the first thing that can be used, and reaches somebody."""
        found = self.reaching
        given = partial.get("with")
        return next((each for each in self.arms if each == given), found[0] if found else "main")

    @cached_property
    def reaching(self) -> Sequence[Arm]:
        """What he could attack somebody with now; all that he has where he reaches nobody."""
        found = [each for each in self.arms if any(legal.may_attack(self.state, self.who, e, each) for e in self.foes)]
        return found or self.arms

    def enemy(self, target: str | None) -> Fighter:
        """The enemy *target*. Raises `Refused` with all of them, and for one who takes no part any more with what has
        become of him."""
        found = next((each for each in self.foes if each.id == target), None)
        if found is None:
            legal.check_out(self.who, self.state.fighters.get(target or ""))
            names = ", ".join(each.name for each in self.foes) or "–"
            raise Refused("percentile-which-enemy", name=self.who.name, names=names)
        return found


def _nothing(*_: object) -> None:
    """Nothing more is looked at."""


def _unless(keeps: Consequence) -> Need[Outlook]:
    """The need that no condition that *keeps* somebody from it holds of him, which is said."""
    return no("kept", lambda at: keeps(at.who), status=lambda at: keeps.by(at.who) or "")


ABLE: Final = _unless(CANNOT_ACT)
LOOSE: Final = _unless(CANNOT_LEAVE)
FOES: Final = must("nobody", lambda at: at.foes)


@record
class Doing:
    """An action: what it *needs* to be declared; *postures*, those that may
    go with it (None for none); *asks*, what it is about; *means*, which refuses what it would be done with, before it
    is looked at whether it may be done at all, and *check*, which refuses what else is said of it; *trial*: what is
    rolled for it first in its turn, which is under way; *acts*: its turn, the first die or what it needs before (else
    the game master says what comes of it).

    *seems*: what others take it for
    (PCT-DEC-004). *reacts*: it may be done at once, in answer to what somebody does (PCT-POS-007). *aimed*: it is aimed
    at somebody; *hostile*: at an enemy, always. *in_words*: it is told in the player's own words. *idle*: why nothing
    comes of it in its turn. *keeps*: last round's posture goes with it, unless another one is named."""

    needs: tuple[Need[Outlook], ...] = (ABLE,)
    postures: Callable[[PercentileState], Postures] = lambda state: FREE
    asks: Callable[[Outlook, Choice], list[Field]] = lambda at, given: []
    means: Callable[[Outlook, Declaration], None] = _nothing
    check: Callable[[Outlook, Declaration], None] = _nothing
    trial: Callable[[PercentileState], d100.Ahead | None] = lambda state: None
    acts: Callable[[Scene[PercentileState]], Action] = declarations.outcome
    seems: Seeming = "other"
    reacts: bool = False
    aimed: bool = False
    hostile: bool = False
    in_words: bool = False
    idle: Literal["nothing", "parrying", "dodging", "broke"] | None = None
    keeps: bool = False


# ---- attacks and wrestling


def _strike(state: PercentileState) -> d100.Ahead | None:
    return saddle.trial(state) if saddle.may_ride(state, state.acting) else striking.trial(state)


def _strikes(scene: Scene[PercentileState]) -> Action:
    yield from saddle.ride(scene) if saddle.may_ride(scene.now, scene.now.acting) else striking.attack(scene)


def _struck(at: Outlook, given: Choice) -> list[Field]:
    arm = at.arm(given)
    struck = [each.id for each in at.foes if legal.may_attack(at.state, at.who, each, arm)]
    # With something else in hand somebody could be reached, or the action would not be offered.
    return [Field("target", tuple(struck or (e.id for e in at.foes if legal.may_attack(at.state, at.who, e))))]


def check_usable(state: PercentileState, who: Fighter, arm: Arm) -> None:
    """Raise `Refused` for a weapon that is broken or lies on the ground (PCT-FUM-003, -004)."""
    if arm in ("main", "second") and not who.usable(arm, state.round):
        raise Refused("percentile-weapon-unusable", name=who.name, weapon=legal.arm_of(who, arm).weapon)


def _check_weapon(at: Outlook, said: Declaration) -> None:
    who, arm = at.who, said.arm
    if CANNOT_ACT(who):
        return
    if who.off_balance(at.state.round):
        raise Refused("percentile-off-balance", name=who.name)
    check_usable(at.state, who, arm)
    if arm != "fists" and arm not in at.arms:
        raise Refused("percentile-other-weapon", name=who.name, weapons=who.main.weapon)


def _check_attack(at: Outlook, said: Declaration) -> None:
    state, who, name = at.state, at.who, at.who.name
    target = at.enemy(said.target)
    if not legal.may_attack(state, who, target, said.arm):
        raise legal.out_of_reach(state, who, target)
    arm = legal.arm_of(who, said.arm)
    if said.two and (not legal.has_pair(who, said.arm) or not who.usable("second", state.round)):
        raise Refused("percentile-no-second-weapon", name=name)
    for each in (arm, who.second if said.two else None):
        if said.knock_out and each is not None and not legal.knocks_out(each):
            raise Refused("percentile-cannot-knock-out", name=name, weapon=each.weapon)
    if said.discreet and said.posture == "offensive":
        raise Refused("percentile-discreet-offensive", name=name)
    if said.charge and (not who.mounted or arm.ranged):
        raise Refused("percentile-charge", name=name)
    legal.check_penalty(said.penalty)
    if said.aim != "none" and state.settings.aim == "back_or_opportunity_only" and not said.discreet:
        raise Refused("percentile-aim", name=name)


def _wrestle(state: PercentileState) -> d100.Ahead | None:
    return holds.seizing(state) if holds.by_the_text(state) else _strike(state)


def _wrestles(scene: Scene[PercentileState]) -> Action:
    yield from holds.seize(scene) if holds.by_the_text(scene.now) else _strikes(scene)


def _near(at: Outlook) -> tuple[str, ...]:
    return tuple(each.id for each in at.foes if legal.may_wrestle(at.state, at.who, each))


def _check_hold(at: Outlook, said: Declaration) -> None:
    target = at.enemy(said.target)
    if said.hold is None:
        raise Refused("percentile-which-hold", name=at.who.name)
    if not legal.may_wrestle(at.state, at.who, target):
        raise legal.out_of_reach(at.state, at.who, target)


# ---- spells


def _spells(at: Outlook, given: Choice) -> list[Field]:
    known = tuple(each.spell for each in at.who.spells if at.pays(each))
    return [Field("spell", known), Field("target", _there(at))]


def _there(at: Outlook) -> tuple[str, ...]:
    """At whom a spell may be: everybody who takes part, whom he sees, and whom it reaches (PCT-DEF-013)."""
    there = (each for each in at.state.fighters.values() if not each.out and takes_part(at.state, each.id))
    seen = (each for each in there if not each.hidden or each.id == at.who.id)
    return tuple(each.id for each in seen if legal.reached_by_spells(at.state, at.who, each))


def _check_spell(at: Outlook, said: Declaration) -> None:
    who, spell, most = at.who, legal.spell_named(at.who, said.spell), legal.BATTLE_SPELL
    if not who.spells:
        raise _not_possible(at, "cast")
    if spell is None:
        spells = ", ".join(each.spell for each in who.spells) or "–"
        raise Refused("percentile-which-spell", name=who.name, spells=spells, argument="spell")
    if at.state.settings.variant == "battle" and spell.psy > most:
        raise Refused("percentile-battle-spell", name=who.name, spell=spell.spell, most=most, psy=spell.psy)
    cost = legal.cost_of(who, spell, said.posture)
    if cost > who.psy:
        raise Refused("percentile-unpaid", name=who.name, spell=spell.spell, cost=cost, psy=who.psy)
    if spell.dice is not None and said.target is None:
        at.enemy(None)
    if said.target is not None and said.target not in (people := _there(at)):
        target = at.state.fighters.get(said.target)
        legal.check_out(who, target, friends=True)
        if target is not None and not target.hidden and not legal.reached_by_spells(at.state, who, target):
            raise Refused("percentile-spell-disengaged", name=who.name, target=target.name)
        names = ", ".join(at.state.fighters[each].name for each in people)
        raise Refused("percentile-spell-at-whom", name=who.name, names=names)


# ---- waiting


def _waits(at: Outlook, given: Choice) -> list[Field]:
    """What is waited for; of a reaction the deed that calls for it, and the action that it is (PCT-POS-007)."""
    usual = READY if "attack" in at.kinds else ()
    fields = [Field("waits", (*WAITS[:2], *usual, *WAITS[2:]) if at.foes else WAITS[:2])]
    if given.get("waits") != "reaction":
        return fields
    state, who = at.state, at.who
    others = tuple(e.id for e in state.fighters.values() if e.id != who.id and not e.out and not e.hidden)
    anybody = ("enemy", "ally") if allies(state, who) else ("enemy",)
    fields += [Field("on", (*anybody, *others)), Field("deed", WHATS)]
    if given.get("deed") == "attack":
        fields.append(Field("whom", (ANYBODY, who.id, *others)))
    # Whoever reacts stands in Anticipating, which makes no spell cheaper (PCT-POS-002, PCT-POS-013).
    paid = tuple(each.spell for each in who.spells if at.pays(each, "anticipating"))
    possible = tuple(each for each in at.kinds if DOINGS[each].reacts and (each != "cast" or paid))
    fields.append(Field("reaction", possible))
    kind = next((each for each in possible if each == given.get("reaction")), None)
    # What was chosen before may have become impossible since: then it is chosen anew.
    if kind is None:
        return fields
    asked = [Field("spell", paid) if each.name == "spell" else each for each in DOINGS[kind].asks(at, given)]
    if DOINGS[kind].hostile and _may_be_foe(at, given.get("on")):
        asked = [Field(each.name, (TRIGGER, *each.options)) if each.name == "target" else each for each in asked]
    return [*fields, *asked]


def spelt_out(who: str, choice: Mapping[str, Any]) -> dict[str, Any]:
    """*choice* of *who*, with a usual reaction in the blanks that one chosen by oneself fills."""
    found = READY.get(str(choice.get("waits")))
    if found is None:
        return dict(choice)
    deed, mine = found
    said = {**choice, "waits": "reaction", "on": "enemy", "deed": deed, "reaction": "attack", "target": TRIGGER}
    return {**said, "whom": who} if mine else said


def _may_be_foe(at: Outlook, who: str | None) -> bool:
    """Whether *who*, whose deed a reaction waits for, may be an enemy."""
    return who == "enemy" or any(each.id == who for each in at.foes)


def _check_wait(at: Outlook, said: Declaration) -> None:
    if said.waits is None:
        raise Refused("percentile-wait-for-what", name=at.who.name)
    if said.waits == "reaction":
        if said.trigger is None or said.reaction is None or not DOINGS[said.reaction].reacts:
            raise Refused("percentile-react-to-what", name=at.who.name)
        found = legal.reacting(said)
        found = evolve(found, posture=at.who.posture) if at.posed else found
        if found.target is None and DOINGS[found.kind].hostile and _may_be_foe(at, said.trigger.who):
            # Whoever triggers it: somebody at least must be such that it could be done to him.
            possible = [each.id for each in at.foes if said.trigger.who in ("enemy", each.id)]
            _check_any(at, found, possible)
            return
        check(at.state, at.who, found)


def _check_any(at: Outlook, said: Declaration, targets: Sequence[str]) -> None:
    """Raise `Refused` when *said* may be declared against none of *targets*."""
    refused: Refused | None = None
    for each in targets:
        try:
            check(at.state, at.who, evolve(said, target=each))
        except Refused as found:
            refused = refused or found
        else:
            return
    if refused is not None:
        raise refused


def _waited(scene: Scene[PercentileState]) -> Action:
    turn = scene.now.acting
    if turn.declaration.waits in ("energy", "bonus"):
        yield from tell(Waited(turn.actor, "energy" if turn.declaration.waits == "energy" else "bonus"))
    yield from tell(TurnEnded(turn.actor, "waited"))


# ---- what is carried


def drawable(who: Fighter) -> tuple[str, ...]:
    """What *who* carries and has hands for: no weapon of two hands beside a shield (PCT-DMG-005)."""
    return tuple(each.weapon for each in who.carried if each.hands < 2 or who.shield is None)


def _check_drawn(at: Outlook, said: Declaration) -> None:
    found = drawable(at.who)
    if said.drawn not in found:
        raise Refused("percentile-draw-what", name=at.who.name, weapons=", ".join(found) or "–")


def _draws(scene: Scene[PercentileState]) -> Action:
    turn = scene.now.acting
    drawn = turn.declaration.drawn
    # Whoever took it from him since leaves him nothing to draw.
    if drawn in drawable(scene.now.fighters[turn.actor]):
        yield from tell(WeaponDrawn(turn.actor, str(drawn)))
    yield from tell(TurnEnded(turn.actor, "done"))


# ---- moving and getting free


def _apart(at: Outlook, given: Choice) -> list[Field]:
    """Towards somebody who broke off, or just somewhere (PCT-DEF-014)."""
    apart = tuple(each.id for each in at.foes if APART(each))
    return [Field("target", (NOTHING, *apart))] if apart else []


def _flee(state: PercentileState) -> d100.Ahead:
    return d100.ahead(state, state.fighters[state.acting.actor], "flee")


_DEED = Doing(reacts=True)
_ATTACK = evolve(_DEED, trial=_strike, acts=_strikes, seems="attack", aimed=True, hostile=True)

DOINGS: Mapping[ActionKind, Doing] = {
    "attack": evolve(
        _ATTACK,
        needs=(
            *(ABLE, FOES),
            must("reach", lambda at: any(legal.may_attack(at.state, at.who, each) for each in at.foes)),
        ),
        asks=_struck,
        means=_check_weapon,
        check=_check_attack,
    ),
    "wrestling": evolve(
        _ATTACK,
        needs=(
            ABLE,
            must("untrained", lambda at: "wrestling" in at.who.scores),
            FOES,
            must("battalion", lambda at: any(each.soldiers is None for each in at.foes)),
            must("reach", _near),
        ),
        asks=lambda at, given: [Field("target", _near(at)), Field("hold", HOLDS)],
        check=_check_hold,
        trial=_wrestle,
        acts=_wrestles,
    ),
    "dodge": Doing(
        needs=(ABLE, FOES),
        postures=legal.defence_postures,
        asks=lambda at, given: [Field("target", tuple(each.id for each in at.foes))],
        check=lambda at, said: _nothing(at.enemy(said.target)),
        hostile=True,
        idle="dodging",
    ),
    "parry": Doing(
        # With something to parry with (PCT-DEF-016).
        needs=(ABLE, must("nothing_parries", lambda at: legal.guard_of(at.state, at.who) == "parry")),
        postures=legal.defence_postures,
        idle="parrying",
    ),
    "disengage": Doing(
        needs=(ABLE, LOOSE, FOES),
        postures=lambda state: (None, "focus", "defensive"),
        seems="move",
        idle="broke",
    ),
    "flee": evolve(
        _DEED,
        needs=(ABLE, LOOSE),
        postures=lambda state: GETTING_AWAY,
        trial=_flee,
        acts=lambda scene: d100.throw(scene, _flee(scene.now)),
        seems="move",
    ),
    "cast": evolve(
        _DEED,
        needs=(
            ABLE,
            must("spells", lambda at: at.who.spells),
            must("psy", lambda at: any(map(at.pays, at.who.spells))),
        ),
        asks=_spells,
        means=_check_spell,
        trial=casting.trial,
        acts=casting.cast,
        seems="cast",
        aimed=True,
    ),
    "wait": Doing(
        # In Anticipating (PCT-POS-004), for energy, for the +10, or for what somebody does.
        postures=lambda state: ("anticipating",),
        asks=_waits,
        check=_check_wait,
        acts=_waited,
        seems="wait",
    ),
    "draw": Doing(
        needs=(ABLE, must("carried", lambda at: drawable(at.who))),
        asks=lambda at, given: [Field("weapon", drawable(at.who))],
        check=_check_drawn,
        acts=_draws,
    ),
    "move": evolve(_DEED, needs=(ABLE, LOOSE), asks=_apart, seems="move", in_words=True),
    "other": evolve(_DEED, in_words=True),
    "get_free": Doing(
        needs=(
            must("not_held", lambda at: CANNOT_ACT(at.who) or CHOKES(at.who)),
            # By the text a strangled one rolls in his turn whatever he does (PCT-UNA-005).
            must("rolls_anyway", lambda at: CANNOT_ACT(at.who) or not holds.by_the_text(at.state)),
        ),
        postures=lambda state: GETTING_AWAY,
        trial=holds.freeing,
        acts=holds.get_free,
    ),
    # Who does nothing stands as he stood, and defends himself as he did.
    "nothing": Doing(needs=(), idle="nothing", keeps=True),
}
"""All actions, in the order in which they are offered."""


def _not_possible(at: Outlook, kind: ActionKind) -> Refused:
    """The refusal of an action that cannot be declared now, with why (PCT-SYS-004)."""
    why, facts = at.lack(kind) or OTHER
    status = facts.get("status", "")
    return Refused("percentile-not-possible", name=at.who.name, action=kind, why=why, status=status)


def check(state: PercentileState, who: Fighter, said: Declaration) -> None:
    """Raise `Refused` when *said* may not be declared by *who* (PCT-SYS-004); one sentence each."""
    at, doing = Outlook(state, who), DOINGS[said.kind]
    doing.means(at, said)
    # A spell that can be paid may be cast; what becomes of who is held is seen in his turn.
    if said.kind != "cast" and (lack := at.lack(said.kind)) is not None:
        if doing.hostile and said.target is not None and lack[0] in ("nobody", "reach"):
            # The one who was named is what it fails at.
            target = at.enemy(said.target)
            if who.off_balance(state.round):
                raise Refused("percentile-off-balance", name=who.name)
            raise legal.out_of_reach(state, who, target)
        raise _not_possible(at, said.kind)
    if said.posture not in (allowed := at.postures(said.kind)):
        postures, posture = ", ".join(each or "none" for each in allowed), said.posture or "none"
        raise Refused(
            "percentile-posture",
            name=who.name,
            action=said.kind,
            posture=posture,
            postures=postures,
            argument="posture",
        )
    doing.check(at, said)
