"""What somebody has before him when he decides what to do: the facts that several actions ask of him and of those
around him, each looked up once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.decisions import Field
from bot.rulesets.alternatif.base import distances, lines
from bot.rulesets.alternatif.reaction.awaited import may_go_for, prepares
from bot.rulesets.alternatif.shooting import arms, rearming
from bot.rulesets.alternatif.state import AlternatifState, Combatant, foes, is_clinched, within_reach
from bot.rulesets.shared.actions import Blanks, Costs, once
from bot.rulesets.shared.options import Args

LONGEST = 80
"""Characters of what somebody says about an action."""


class Announcer:
    """*who*, about to do something, with what he has before him."""

    def __init__(self, state: AlternatifState, who: Combatant) -> None:
        self.state = state
        self.who = who

    # ---- at grips

    @once
    def sought(self) -> tuple[str, ...]:
        """The enemies for whom he may go, those in contact first: they are the nearer choice."""
        return (*self.upon, *(ident for ident in self._open if ident not in self.upon))

    @once
    def upon(self) -> tuple[str, ...]:
        """Those of `sought` who are in contact with him."""
        return tuple(ident for ident in within_reach(self.state, self.who) if ident in self._open)

    @once
    def _open(self) -> tuple[str, ...]:
        state, who = self.state, self.who
        return tuple(each for each in foes(state, who) if may_go_for(state, who, each))

    @once
    def near(self) -> tuple[str, ...]:
        """Whom he can attack where he stands."""
        return tuple(distances.attackable(self.state, self.who))

    @once
    def named(self) -> tuple[str, ...]:
        """Whom he may name for an attack: those near him, then those to whom others bar his way, for the rules say
        so themselves."""
        state, people = self.state, self.state.combatants
        barred = (each for each in self.sought if each not in self.near and people[each].behind)
        return (*self.near, *(each for each in barred if lines.guards(state, self.who, people[each])))

    @once
    def strikable(self) -> tuple[str, ...]:
        """Those of `sought` whom he can attack where he stands with a weapon that he prepares actions with."""
        if not any(prepares(self.who, each) for each in self.who.hands):
            return ()
        return tuple(ident for ident in self.sought if ident in self.near)

    @once
    def afar(self) -> tuple[str, ...]:
        """Those of `sought` who are too far off to be attacked, and to whom nobody bars the way."""
        far = [ident for ident in self.sought if distances.is_far(self.state, self.who.id, ident)]
        return tuple(lines.within_the_lines(self.state, self.who, far))

    @once
    def fights(self) -> bool:
        """Whether he holds anything to strike with in melee."""
        return arms.fights_hand_to_hand(self.who)

    @once
    def clinched(self) -> bool:
        """Whether he is engaged in wrestling: then he does little else (ALT-WRE-015)."""
        return is_clinched(self.who)

    # ---- from afar

    @once
    def marks(self) -> tuple[str, ...]:
        """Whom he can shoot at with what he holds for it."""
        held = arms.held(self.who)
        return tuple(arms.targets(self.state, self.who, held[0])) if held else ()

    @once
    def aims(self) -> Mapping[str, tuple[str, ...]]:
        """Whom he could shoot at, by weapon; an object comes last, it must be named."""
        found = {each.weapon: tuple(arms.targets(self.state, self.who, each)) for each in arms.shootable(self.who)}
        return {weapon: targets for weapon, targets in found.items() if targets}

    @once
    def shoots(self) -> bool:
        """Whether a target alone means a shot: he can shoot, and nobody is upon him whom he could strike."""
        return bool(self.marks) and not (self.upon and self.strikable)

    # ---- what he has

    @once
    def in_hand(self) -> tuple[str, ...]:
        """The weapons that he holds, none of them his own body."""
        return tuple(each.arm.weapon for each in self.who.hands if not each.arm.is_natural)

    @once
    def steps(self) -> Mapping[str, Sequence[str]]:
        """What an autopilot would do now to change what it holds, by action; nothing for people, who say so."""
        return rearming.steps(self.state, self.who)

    @once
    def companions(self) -> tuple[str, ...]:
        """Those of his side who have announced something, or are at it."""
        people = self.state.combatants.values()
        mine = (each for each in people if each.side == self.who.side and each.id != self.who.id and not each.out)
        return tuple(each.id for each in mine if (each.task or each.proposal) is not None)


def blank(name: str, options: tuple[str, ...]) -> Blanks | None:
    """What is asked where one of *options* is needed; None, where there is none: it cannot be done."""
    return (Field(name, options),) if options else None


def which(name: str, options: tuple[str, ...]) -> Blanks | None:
    """As `blank`; but where there is only one it is not asked for."""
    return blank(name, options) if len(options) != 1 else ()


def named(args: Args, option: str) -> str | None:
    """What *option* says; None where it is not given."""
    given = args.get(option)
    return None if given is None else str(given)


def own_words(args: Args) -> str:
    """What somebody says of an action in words of his own."""
    return str(args.get("how") or "").strip()[:LONGEST]


def times(reaction: str | None, duration: str | None) -> Costs:
    """What labels tell of an action that takes so long, amounts both; nothing where it is not known before it is
    said."""
    if reaction is None or duration is None:
        return {}
    return {"reaction": _plain(reaction), "duration": _plain(duration)}


def _plain(amount: str) -> int | str:
    return int(amount) if amount.isdecimal() else amount.replace(">", " > ")
