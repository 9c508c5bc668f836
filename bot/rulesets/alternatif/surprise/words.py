"""The game master's words on surprise (`/gm tool`): who surprises whom, who notices, a save made easier or harder."""

from __future__ import annotations

from typing import Literal, cast, get_args

from bot.kernel import bounds
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.ruleset import only
from bot.rulesets.alternatif.base import arms, rolls, times
from bot.rulesets.alternatif.base.checks import busy, known, may_act, target_meant, thing_named
from bot.rulesets.alternatif.base.needs import About, opposed, up
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants.words import Reveal
from bot.rulesets.alternatif.magic.casting import AmbushPrepared
from bot.rulesets.alternatif.ordinary.listed import ActionHeld, simple
from bot.rulesets.alternatif.shooting import announcing
from bot.rulesets.alternatif.shooting.events import ShotBegun
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Notice
from bot.rulesets.alternatif.state.arms import Plan
from bot.rulesets.alternatif.surprise import ambush as reach
from bot.rulesets.alternatif.surprise.ambush import NoticeTested, SaveAdjusted, SurpriseForgotten, SurpriseSaid
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    in_range,
    number,
    optional,
    text,
)

State = AlternatifState

NOTICED = "noticed"

WORDS = (*get_args(Notice), NOTICED)

RELAXED = -2
FARTHEST = 99
"""The most segments ahead for which a surprise may be said."""

How = Literal["group", "each", "unnoticed"]


def pairs(state: State, who: str | None, target: str | None) -> list[tuple[str, str]]:
    """Those who surprise, each with whom; people who are out neither surprise nor are surprised."""
    ables = [each for each in state.combatants.values() if not each.out]
    return [
        (one.id, other.id)
        for one in ables
        for other in ables
        if one.side != other.side and who in (None, one.id) and target in (None, other.id)
    ]


def _two(state: State, who: str | None, target: str | None) -> list[tuple[str, str]]:
    named = [may_act(state, each) for each in (who, target) if each is not None]
    if who is not None and target is not None:
        opposed(*named)
    found = pairs(state, who, target)
    if not found:
        raise Refused("alternatif-no-enemy", name=named[0].name)
    return found


def reachable(state: State, found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of the pairs who are near enough to each other."""
    return [pair for pair in found if reach.possible(state, state.combatants[pair[0]], state.combatants[pair[1]])]


@word()
class SaySurprise(Word):
    """*who* (None: every enemy) surprises *target* (None: every enemy of *who*) in *segment* (None: this one, or the
    first). *notice* None: he was noticed in time."""

    who: CombatantId | None
    target: CombatantId | None
    notice: Notice | None = "late"
    segment: int | None = None
    reason: Typed = ""

    def check(self, state: State) -> None:
        """Some of them can be surprised from where they are (ALT-SUR-010)."""
        found = _two(state, self.who, self.target)
        if self.segment is not None:
            now = max(1, state.segment)
            if not now <= self.segment <= now + FARTHEST:
                raise Refused("alternatif-segment-range", segment=self.segment, now=now - 1, last=now + FARTHEST)
        if self.notice is None:
            if not any((each.by, each.victim) in found for each in state.surprises):
                by, victim = found[0]
                names = state.combatants
                raise Refused("alternatif-no-surprise", name=names[by].name, target=names[victim].name)
            return
        able = reachable(state, found)
        if not able:
            by, victim = found[0]
            raise Refused(
                "alternatif-surprise-too-far", name=state.combatants[by].name, target=state.combatants[victim].name
            )
        if all(_known(state, pair, self) for pair in able):
            raise Refused("already-so", name=state.combatants[able[0][0]].name)

    def take(self, scene: Scene[State]) -> Action:
        """It is known to the game master alone until it springs."""
        found = _two(scene.now, self.who, self.target)
        if self.notice is None:
            for by, victim in found:
                if any((each.by, each.victim) == (by, victim) for each in scene.now.surprises):
                    yield from tell(SurpriseForgotten(by, victim))
            return
        for pair in reachable(scene.now, found):
            if not _known(scene.now, pair, self):
                yield from tell(SurpriseSaid(*pair, _segment(scene.now, self), self.notice, self.reason))


@composed(tool="surprise", codes={"words": WORDS})
def surprise(state: State, by: int, args: Args) -> SaySurprise:
    """`who` surprises `target`; `value`: in which segment; `words`: how far he is noticed."""
    said = among(args, "words", WORDS, "late")
    segment = None if optional(args, "value") is None else number(args, "value")
    return _said(by, args, None if said == NOTICED else cast(Notice, said), segment)


@composed(tool="sneak")
def sneak(state: State, by: int, args: Args) -> SaySurprise:
    """`who` strikes `target` by a sneak attack now, wherever he stands; `words`: why (ALT-SNK-013)."""
    return _said(by, args, "unnoticed", None, str(args.get("words") or "")[:200])


def _said(by: int, args: Args, notice: Notice | None, segment: int | None, reason: str = "") -> SaySurprise:
    who, target = optional(args, "who"), optional(args, "target")
    if who is None and target is None:
        raise Refused("argument-missing", argument="who")
    return SaySurprise(by, who, target, notice, segment, reason)


@composed(command="npc-reveal")
def reveal(state: State, by: int, args: Args) -> Reveal | SaySurprise:
    """`who` shows himself, or (`surprise`) comes out of hiding upon every enemy whom he reaches."""
    only(args, "who", "surprise")
    who = text(args, "who")
    return SaySurprise(by, who, None) if args.get("surprise") else Reveal(by, who)


def may_surprise(state: State, ident: str) -> bool:
    """Whether *ident*, whom nobody sees, could come out of hiding upon anybody before or in the first segment, when
    that is likely (ALT-SUR-007); later the game master says so (ALT-SUR-013)."""
    who = state.combatants.get(ident)
    if who is None or not who.hidden or who.out or state.segment > 1:
        return False
    try:
        SaySurprise(0, ident, None).check(state)
    except Refused:
        return False
    return True


def _known(state: State, pair: tuple[str, str], said: SaySurprise) -> bool:
    """Whether that was said before; what has sprung in this segment does not spring again."""
    segment = _segment(state, said)
    for each in state.surprises:
        if (each.by, each.victim) == pair and each.segment == segment:
            return each.sprung or each.notice == said.notice
    return False


def _segment(state: State, said: SaySurprise) -> int:
    return said.segment or max(1, state.segment)


@word()
class TestNotice(Word):
    """Whether *target* (None: each enemy of *who*) notices *who*, who has *stealth* against *perception*, both bonuses
    to a d20. *how*: whoever notices warns his `group`; `each` for himself; `unnoticed`: each, and who does not notice
    is open to a sneak attack (ALT-SUR-006)."""

    who: CombatantId
    target: CombatantId | None
    stealth: int = 0
    perception: int = 0
    how: How = "group"

    def check(self, state: State) -> None:
        """There is somebody who could notice."""
        _two(state, self.who, self.target)
        for what, value in (("stealth", self.stealth), ("perception", self.perception)):
            in_range(what, value, -20, 40)

    def take(self, scene: Scene[State]) -> Action:
        """d20 and a bonus for the one who hides and for each who might notice; who reaches as much notices."""
        watchers = [victim for _, victim in _two(scene.now, self.who, self.target)]
        hides = yield from rolls.check(scene, "stealth", Throw(self.who, bonus=self.stealth), why="stealth")
        total = hides.total
        missed = []
        for ident in watchers:
            watch = Throw(ident, self.who, bonus=self.perception, needs=total)
            made = yield from rolls.check(scene, "notice", watch, why="notice")
            noticed = made.succeeds
            yield from tell(NoticeTested(self.who, ident, hides.face, total, made.face, made.total, noticed))
            if not noticed:
                missed.append(ident)
        if self.how == "group" and len(missed) < len(watchers):
            # Whoever has noticed warns the others.
            missed = []
        said: Notice = "unnoticed" if self.how == "unnoticed" else "late"
        segment = max(1, scene.now.segment)
        standing = [(each.by, each.victim) for each in scene.now.surprises if each.segment == segment and each.sprung]
        for by, victim in reachable(scene.now, [(self.who, ident) for ident in missed]):
            if (by, victim) not in standing:
                yield from tell(SurpriseSaid(by, victim, segment, said))


@composed(tool="notice", codes={"words": get_args(How)})
def notice(state: State, by: int, args: Args) -> TestNotice:
    """`value`: `stealth/perception`, the two bonuses."""
    value = str(args.get("value") or "0/0")
    first, _, second = value.partition("/")
    stealth, perception = (bounds.signed(each.strip() or "0") for each in (first, second))
    if stealth is None or perception is None:
        raise Refused("alternatif-not-bonuses", value=value[:40])
    how = cast(How, among(args, "words", get_args(How), "group"))
    return TestNotice(by, text(args, "who"), optional(args, "target"), stealth, perception, how)


@word()
class AdjustSave(About):
    """The saves of *who* against the sneak attacks of those who surprise him: *bonus* (a malus of 2 for somebody
    relaxed); *waived*: nothing for a heavy weapon (ALT-SNK-009, -014)."""

    bonus: int
    waived: bool = False
    tells = SaveAdjusted

    def refuse(self, state: State, who: Combatant) -> None:
        in_range("save", self.bonus, -20, 20)
        if not any(each.victim == who.id for each in state.surprises):
            raise Refused("alternatif-nobody-surprises", name=who.name)


@composed(tool="relaxed", codes={"words": ("relaxed", "no_heavy")})
def relaxed(state: State, by: int, args: Args) -> AdjustSave:
    """`value`: the bonus or malus, −2 unless given; `words`: a heavy weapon gives nothing."""
    given = optional(args, "value")
    waived = among(args, "words", ("relaxed", "no_heavy"), "relaxed") == "no_heavy"
    otherwise = 0 if waived else RELAXED
    bonus = otherwise if given is None else number({"value": given.replace("−", "-").lstrip("+")}, "value")
    return AdjustSave(by, text(args, "who"), bonus, waived)


@word()
class LieInWait(About):
    """*who* has a shot at *target* ready and holds it, or has prepared *spell* (ALT-SUR-005)."""

    needs = (up,)
    target: CombatantId | None = None
    spell: str | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        if busy(who) or (self.spell is not None and who.magic.ambush):
            raise Refused("already-so", name=who.name)
        if self.spell is not None:
            if who.magic.spell(self.spell) is None:
                raise Refused("alternatif-no-spells", name=who.name)
            return
        announcing.shooter(state, who)
        target_meant(state, who, self.target)

    def take(self, scene: Scene[State]) -> Action:
        """The bow is drawn, the crossbow loaded, and held; a spell is prepared, or, if the table wants it, cast and
        held."""
        state = scene.now
        who = state.combatants[self.who]
        if self.spell is not None:
            if state.settings.ambush_spell == "prepared":
                yield from tell(AmbushPrepared(who.id))
                return
            now = state.segment
            yield from tell(simple(who.id, times.CAST, now, now, weapon=self.spell, target=self.target))
            yield from tell(ActionHeld(who.id, times.CAST, None))
            return
        arm = arms.held(who)[0]
        target = target_meant(state, who, self.target)
        yield from announcing.propose(scene, who.id, target, Plan(arm.weapon))
        yield from tell(
            ShotBegun(
                combatant=who.id,
                target=target,
                weapon=arm.weapon,
                hand=arm.hand,
                stamp=scene.now.segment,
                die=str(arms.die(arm, 0)),
                faces=(),
                fixed=0,
                aim=0,
                cadence=0,
                segment=scene.now.segment,
                ready=True,
                guard=(),
            )
        )
        yield from tell(ActionHeld(who.id, arms.SHOOT, None))


@composed(tool="ambush")
def ambush(state: State, by: int, args: Args) -> LieInWait:
    """`value`: the spell, for somebody who casts."""
    who = known(state, text(args, "who"))
    spell = None if optional(args, "value") is None else thing_named(who, text(args, "value"))
    return LieInWait(by, who.id, optional(args, "target"), spell)
