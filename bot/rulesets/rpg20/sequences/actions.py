"""All that can be meant in a sequence: what is offered, what is asked about it, and the intention that it makes
(R20-SEQ-010, R20-ACT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, cast

from bot.kernel.decisions import NOTHING, Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.aiming import aimed_at
from bot.rulesets.rpg20.sequences.events import IntentionDeclared
from bot.rulesets.rpg20.state import Fighter, Intention, State, Weapon
from bot.rulesets.rpg20.state.deeds import Deed, Goal
from bot.rulesets.rpg20.state.people import FISTS, line_called, places
from bot.rulesets.rpg20.weapons import using
from bot.rulesets.shared.actions import Blanks, Doable, Menu, Repertoire

AIM: Final = "aim"
BARE: Final = "bare"
CLUB: Final = "club"
TYPED: Final = "words"
"""Stands in a form for words of one's own."""
POSTURES: Final = ("normal", "offensive")
LATER: Final = ("second", "third", "fourth", "fifth", "sixth")
"""What the targets of a long burst are called that stand in line after the first."""


class Meant(Doable[Outlook]):
    """Something that is meant: *deed*, and what an answer makes of it."""

    deed: ClassVar[Deed]

    def means(self, at: Outlook, choice: Choice) -> Intention:
        """The intention that *choice* makes."""
        return Intention(self.deed)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Outlook(scene.now, scene.now.combatants[who])
        means = self.means(at, choice)
        secret = scene.now.settings.intentions == "secret"
        yield from tell(IntentionDeclared(who, means, secret, aimed_at(scene.now, means)))


def _with(arms: Sequence[Any], given: Choice) -> tuple[Field, ...]:
    names = tuple(dict.fromkeys(each.weapon for each in arms))
    return (Field("with", names),) if len(names) > 1 or "with" in given else ()


def _chosen(arms: Sequence[Any], choice: Choice) -> Any:
    return next((each for each in arms if each.weapon == choice.get("with")), arms[0])


def _in_hand(who: Fighter) -> list[Weapon]:
    """With what he strikes who says nothing of it: what he holds, or has, to strike with; else bare hands."""
    arms = using.strikers(who)
    made = [each for each in arms if each.weapon != FISTS and not who.arm(each.weapon).shoots]
    return made or [each for each in arms if each.weapon == FISTS] or arms


def _instead(who: Fighter) -> dict[str, Weapon]:
    """With what else he may strike, by the manner that says so: bare hands, what is made for shooting (R20-ACT-008,
    -009)."""
    usual = [each.weapon for each in _in_hand(who)]
    others = [each for each in using.strikers(who) if each.weapon not in usual]
    bare = [(BARE, each) for each in others if each.weapon == FISTS]
    clubs = [(CLUB, each) for each in others if who.arm(each.weapon).shoots]
    return dict((*bare, *clubs[:1]))


def _places(at: Outlook, given: Choice) -> tuple[Field, ...]:
    """The place that is aimed at, by the lines of the target's body (R20-SPE-013)."""
    if AIM not in given.get("how", "").split("+"):
        return ()
    target = at.state.combatants.get(given.get("target", ""))
    return (Field("place", ("anywhere",) if target is None else places(target)),)


def _in_line(at: Outlook, given: Choice, among: Sequence[str]) -> Iterator[Field]:
    """Who stands next in the line of a long burst, target by target, until nobody more is named (R20-FIR-006)."""
    named = [given.get("target", "")]
    for name in LATER:
        left = tuple(each for each in at.foes if each in among and each not in named)
        if not left or named[-1] == NOTHING:
            return
        yield Field(name, (NOTHING, *left))
        if name not in given:
            return
        named.append(given[name])


def _aim(at: Outlook, choice: Choice) -> int:
    """The line that *choice* aims at, 0 for none."""
    target = at.state.combatants.get(choice.get("target", ""))
    return 0 if target is None else line_called(target, choice.get("place", ""))


class Strike(Meant):
    """A blow with a weapon or bare hands, in a posture (R20-MEL-001, R20-ACT-008, -009)."""

    code = "strike"
    deed = "strike"
    moving = False

    def possible(self, at: Outlook) -> bool:
        return bool(at.seen)

    def targets(self, at: Outlook) -> tuple[str, ...]:
        return at.seen

    def hows(self, at: Outlook, given: Choice) -> tuple[str, ...]:
        """Postures, and what else the blow is for (R20-SPE-001, -003, -007, -013, -016)."""
        found = ["normal", "offensive", AIM, "stun", "stun+offensive", "disarm", "disarm+offensive"]
        if "with" not in given:
            found += _instead(at.who)
        target = at.state.combatants.get(given.get("target", ""))
        if target is not None and target.immobilised:
            found.append("fatal")
        return tuple(found)

    def asked(self, at: Outlook) -> Blanks | None:
        arms = using.strikers(at.who)
        if not self.possible(at) or not arms:
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            hows = self.hows(at, given)
            how = (Field("how", hows),) if hows else ()
            # Whoever holds a weapon strikes with it: other ways are manners, or are named.
            among = arms if "with" in given else _in_hand(at.who)
            # In which posture is asked of those alone.
            posture = (Field("posture", POSTURES),) if given.get("how") in (BARE, CLUB) else ()
            return (Field("target", self.targets(at)), *_with(among, given), *how, *posture, *_places(at, given))

        return fields

    def arm(self, at: Outlook, choice: Choice) -> Weapon:
        """With what he strikes: what he names, else what is in his hand."""
        weapon: Weapon = _chosen(using.strikers(at.who) if "with" in choice else _in_hand(at.who), choice)
        return weapon

    def means(self, at: Outlook, choice: Choice) -> Intention:
        how = choice.get("how", "normal").split("+")
        other = next((each for way, each in _instead(at.who).items() if way in how and "with" not in choice), None)
        purpose = next((each for each in ("stun", "disarm", "fatal") if each in how), "")
        return Intention(
            *(self.deed, self.moving, "approach" if self.moving else "", (choice["target"],)),
            weapon=self.arm(at, choice).weapon if other is None else other.weapon,
            posture="offensive" if "offensive" in (*how, choice.get("posture")) else "normal",
            purpose=cast(Any, purpose),
            aim=_aim(at, choice),
        )


class MoveAndStrike(Strike):
    """A move to somebody and a blow: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_strike"
    moving = True

    def targets(self, at: Outlook) -> tuple[str, ...]:
        return tuple(each for each in at.foes if not at.state.engaged(at.who.id, each))

    def possible(self, at: Outlook) -> bool:
        return bool(self.targets(at)) and not at.who.down


class Charge(MoveAndStrike):
    """From a certain distance: +1, no parry, double damage; two actions in one (R20-SPE-008, -009)."""

    code = "charge"
    moving = False

    def hows(self, at: Outlook, given: Choice) -> tuple[str, ...]:
        return ()

    def targets(self, at: Outlook) -> tuple[str, ...]:
        best = max((using.strikers(at.who)), key=lambda each: not each.bare, default=None)
        return tuple(
            each for each in super().targets(at) if best is not None and may_charge(at.state, at.who, best, each)
        )

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention(
            "strike",
            targets=(choice["target"],),
            weapon=self.arm(at, choice).weapon,
            posture="offensive" if at.state.settings.charge_posture == "offensive" else None,
            purpose="charge",
        )


def may_charge(state: State, who: Fighter, weapon: Weapon, target: str) -> bool:
    """Whether the distance allows a charge with *weapon*, as far as it is known (R20-SPE-008)."""
    metres = state.distance(who.id, target)
    if metres is None:
        return True
    return metres > weapon.charge if weapon.beyond else metres >= weapon.charge


class Shoot(Meant):
    """A shot, in a mode (R20-FIR-001, R20-ACT-004)."""

    code = "shoot"
    deed = "shoot"
    moving = False

    def targets(self, at: Outlook, arms: Sequence[Weapon]) -> tuple[str, ...]:
        """Those within range of one of *arms*, as far as anybody has said; whoever moves may come nearer, or get away
        (R20-RNG-006, R20-WPN-007)."""
        if self.moving:
            return at.seen if arms else ()
        return tuple(ident for ident in at.seen if any(using.in_range(at.state, at.who, each, ident) for each in arms))

    def asked(self, at: Outlook) -> Blanks | None:
        arms = [each for each in using.shooters(at.who) if using.modes(at.state, each)]
        if not self.targets(at, arms) or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            weapon = _chosen(arms, given)
            found = (Field("target", self.targets(at, [weapon] if "with" in given else arms)), *_with(arms, given))
            modes = using.modes(at.state, weapon)
            hows = (*modes, AIM, *((f"{AIM}+precision",) if "precision" in modes else ()))
            found = (*found, Field("how", hows), *_places(at, given))
            return (*found, *_in_line(at, given, self.targets(at, [weapon]))) if given.get("how") == "long" else found

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        arms = [each for each in using.shooters(at.who) if using.modes(at.state, each)]
        how = choice.get("how", "single").split("+")
        mode = next((each for each in ("rapid", "short", "long", "precision") if each in how), "single")
        target = choice["target"]
        line = [target, *(each for name in LATER if (each := choice.get(name, NOTHING)) != NOTHING)]
        return Intention(
            *(self.deed, self.moving, "words" if self.moving else "", tuple(line)),
            weapon=_chosen(arms, choice).weapon,
            mode=cast(Any, mode),
            aim=_aim(at, choice),
        )


class MoveAndShoot(Shoot):
    """A move and a shot: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_shoot"
    moving = True


class Throw(Meant):
    """Something is thrown at somebody (R20-ACT-007, R20-FIR-011)."""

    code = "throw"
    deed = "throw"
    moving = False

    def asked(self, at: Outlook) -> Blanks | None:
        arms = using.thrown(at.who)
        if not arms or not at.seen or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            modes = using.modes(at.state, _chosen(arms, given), throws=True)
            hows = (*modes, AIM, *((f"{AIM}+precision",) if "precision" in modes else ()))
            return (Field("target", at.seen), *_with(arms, given), Field("how", hows), *_places(at, given))

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        how = choice.get("how", "single").split("+")
        mode = next((each for each in ("rapid", "precision") if each in how), "single")
        weapon = _chosen(using.thrown(at.who), choice).weapon
        goal: Goal = "words" if self.moving else ""
        return Intention(
            *("throw", self.moving, goal, (choice["target"],), weapon),
            mode=cast(Any, mode),
            aim=_aim(at, choice),
        )


class MoveAndThrow(Throw):
    """A move and a throw: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_throw"
    moving = True


class Grenade(Meant):
    """An explosive is thrown to where somebody stands (R20-EXP-008)."""

    code = "grenade"
    deed = "grenade"
    moving = False

    def asked(self, at: Outlook) -> Blanks | None:
        held = tuple(each.explosive for each in at.who.explosives if each.count and each.throw is not None)
        if not held or not at.seen or (self.moving and at.who.down):
            return None
        return lambda given: (
            Field("target", at.seen),
            *((Field("with", held),) if len(held) > 1 or "with" in given else ()),
        )

    def means(self, at: Outlook, choice: Choice) -> Intention:
        held = [each.explosive for each in at.who.explosives if each.count and each.throw is not None]
        goal: Goal = "words" if self.moving else ""
        return Intention("grenade", self.moving, goal, (choice["target"],), choice.get("with", held[0]))


class MoveAndGrenade(Grenade):
    """A move and a throw of an explosive: at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_grenade"
    moving = True


class Move(Meant):
    """A move, which is all that he does (R20-ACT-001)."""

    code = "move"
    deed = "move"

    def asked(self, at: Outlook) -> Blanks | None:
        if at.who.down:
            return None
        near = tuple(each for each in at.seen if not at.state.engaged(at.who.id, each))
        goals = (*(("approach",) if near else ()), "away", *(() if at.who.cover else ("cover",)))

        def fields(given: Choice) -> tuple[Field, ...]:
            goal = (Field("goal", goals),)
            return (*goal, Field("target", near)) if given.get("goal") == "approach" and near else goal

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        target = (choice["target"],) if "target" in choice else ()
        return Intention("move", goal=cast(Goal, choice["goal"]), targets=target)


class Draw(Meant):
    """A weapon is taken in hand that was put away or lies there (R20-ACT-011)."""

    code = "draw"
    deed = "draw"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(
            each.weapon for each in at.who.weapons if not each.in_hand and not each.broken and at.who.can_take(each)
        )
        return (Field("with", found),) if found else None

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("draw", weapon=choice["with"])


class Load(Meant):
    """A whole sequence of loading (R20-ACT-005, -006)."""

    code = "load"
    deed = "load"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(each.weapon for each in using.loadable(at.who))
        return (Field("with", found),) if found else None

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("load", weapon=choice["with"])


class Rise(Meant):
    """Getting up counts as a move (R20-WND-014)."""

    code = "rise"
    deed = "rise"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.who.down and not at.who.felled else None


class Help(Meant):
    """Somebody at hand who cannot get up is helped to his feet: that counts as a move, too (R20-WND-013, -014)."""

    code = "help"
    deed = "help"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(
            each
            for each in at.seen
            if at.state.combatants[each].down and not at.state.combatants[each].out and _at_hand(at, each)
        )
        return None if at.who.down or not found else (Field("target", found),)

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("help", targets=(choice["target"],))


def _at_hand(at: Outlook, ident: str) -> bool:
    """Whether he is beside him, as far as anybody has said."""
    return at.state.distance(at.who.id, ident) is None or at.state.engaged(at.who.id, ident)


class Treat(Meant):
    """Somebody's wound is treated, beside him (R20-WND-017)."""

    code = "treat"
    deed = "treat"
    moving = False

    def patients(self, at: Outlook) -> tuple[str, ...]:
        return tuple(
            each.id
            for each in at.state.combatants.values()
            if each.ills
            and not each.dead
            and (not each.hidden or each.side == at.who.side)
            and (each.id == at.who.id or _at_hand(at, each.id)) != self.moving
        )

    def asked(self, at: Outlook) -> Blanks | None:
        found = self.patients(at)
        if not found or (self.moving and at.who.down):
            return None

        def fields(given: Choice) -> tuple[Field, ...]:
            patient = at.state.combatants.get(given.get("target", ""))
            ills = () if patient is None else tuple(dict.fromkeys(each.kind for each in patient.ills))
            target = (Field("target", found),)
            return (*target, Field("ill", ills)) if ills and (len(ills) > 1 or "ill" in given) else target

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        goal: Goal = "approach" if self.moving else ""
        return Intention("treat", self.moving, goal, (choice["target"],), detail=choice.get("ill", ""))


class MoveAndTreat(Treat):
    """A move to somebody whose wound is treated: at half chances, with the game master's leave (R20-ACT-003,
    R20-SEQ-008)."""

    code = "move_treat"
    moving = True


class Other(Meant):
    """Something that the table does not know, in words of one's own: the game master says what it adds to the
    initiative, and what comes of it (R20-SEQ-008)."""

    code = "other"
    deed = "other"
    in_words = True

    def asked(self, at: Outlook) -> Blanks | None:
        return ()


class Defend(Meant):
    """The defensive posture: two defences, no blow (R20-MEL-005, R20-ACT-010)."""

    code = "defend"
    deed = "defend"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("defend", posture="defensive")


class Pass(Meant):
    """Nothing is done in this sequence (R20-ACT-010)."""

    code = "pass"
    deed = "pass"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()


ACTIONS: Final = (
    *(Strike(), MoveAndStrike(), Charge(), Shoot(), MoveAndShoot(), Throw(), MoveAndThrow(), Grenade()),
    *(MoveAndGrenade(), Move(), Draw(), Load(), Rise(), Help(), Treat(), MoveAndTreat(), Other(), Defend(), Pass()),
)
MENU: Final = Menu("asked", tuple(each.code for each in ACTIONS))
AFAR: Final = Menu(
    "asked",
    (
        *(
            "shoot",
            "move_shoot",
            "throw",
            "move_throw",
            "grenade",
            "move_grenade",
            "charge",
            "move_strike",
            "move",
            "load",
            "draw",
        ),
        *("rise", "treat", "move_treat", "help", "strike", "other", "defend", "pass"),
    ),
)
"""The same for somebody whom no foe has at hand."""
BOUND: Final = Menu("asked", (Other.code, Pass.code))
"""What is offered to somebody who cannot move: words of his own, to get free (R20-SPE-005)."""
REPERTOIRE: Final[Repertoire[Outlook]] = Repertoire(ACTIONS, (MENU, AFAR, BOUND))


def menu(at: Outlook) -> Menu:
    """What is offered first to whoever is asked: blows where a foe is at hand, or nobody knows how far he is."""
    if at.who.helpless:
        return BOUND
    far = [at.state.distance(at.who.id, each) for each in at.foes]
    return AFAR if far and all(metres is not None and metres > 1 for metres in far) else MENU


__all__ = ["ACTIONS", "AFAR", "AIM", "BOUND", "MENU", "REPERTOIRE", "Meant", "may_charge", "menu"]
