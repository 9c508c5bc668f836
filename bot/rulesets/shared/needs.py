"""An action whose needs are said once: each lets it be offered, and is the reason where it is not.

    class Mount(Needing[Outlook]):
        code = "mount"
        needs = (UPRIGHT, ON_FOOT, must("half", rested, needed=price))

        def asks(self, at: Outlook) -> Blanks | Lack:
            return blank("target", mounts_near(at.state, at.who), none="no_mount")

What depends on whom or what somebody has named (a target, a weapon) is a reason as `lacking` has it (`whom`), which
finds nothing where nothing is named. The figures of a refusal are made when somebody is refused, and only then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from bot.kernel.decisions import Field
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.lacking import OTHER, Lack, Looking, Reason, Said, target_of

H = TypeVar("H", bound=Looking)
Fact: TypeAlias = Callable[[Any], str | int]
UNNAMED: Said = {}
"""What is said while it is only looked at what may be offered."""


class Need(Generic[H]):
    """Something that must hold (`met`) of whoever looks; where it does not, *code* says so, with *facts*."""

    __slots__ = ("code", "facts", "met")

    def __init__(self, code: str, met: Callable[[H], object], facts: dict[str, Fact]) -> None:
        self.code, self.met, self.facts = code, met, facts

    def __call__(self, at: H, said: Said) -> Lack | None:
        return None if self.met(at) else (self.code, {name: fact(at) for name, fact in self.facts.items()})


class _Because(Need[H]):
    __slots__ = ("_why",)

    def __init__(self, met: Callable[[H], object], why: Callable[[H], Lack]) -> None:
        super().__init__("", met, {})
        self._why = why

    def __call__(self, at: H, said: Said) -> Lack | None:
        return None if self.met(at) else self._why(at)


def because(met: Callable[[Any], object], why: Callable[[Any], Lack]) -> Need[Any]:
    """The need that *met* holds, where *why* finds what keeps it from that."""
    return _Because(met, why)


def must(code: str, met: Callable[[Any], object], **facts: Fact) -> Need[Any]:
    """The need that *met* holds."""
    return Need(code, met, facts)


def no(code: str, there: Callable[[Any], object], **facts: Fact) -> Need[Any]:
    """The need that nothing is *there*."""
    return Need(code, lambda at: not there(at), facts)


def of_whom(code: str, bad: Callable[[Any, Any], object], **facts: Callable[[Any, Any], str | int]) -> Reason[Any]:
    """What stands in the way of whoever is named where *bad* holds of him."""

    def reason(at: Any, said: Said) -> Lack | None:
        target = target_of(at, said)
        if target is None or not bad(at, target):
            return None
        return code, {"target": target.name, **{name: fact(at, target) for name, fact in facts.items()}}

    return reason


def blank(name: str, options: Iterable[str], none: str) -> Blanks | Lack:
    """What is asked: which of *options*; where there are none, *none* says so."""
    found = tuple(options)
    return (Field(name, found),) if found else (none, {})


def lacks(found: Blanks | Lack) -> Lack | None:
    """What is missing, where *found* says so, instead of what is asked."""
    return found if isinstance(found, tuple) and found and isinstance(found[0], str) else None


class Needing(Doable[H]):
    """An action that its *needs* let be offered, in one's turn where the game has turns, unless he is kept from all of
    it, and what is asked about it then (`asks`): nothing, unless it says otherwise."""

    needs: tuple[Reason[H], ...] = ()
    whom: tuple[Reason[H], ...] = ()
    """What stands in the way of whom, or of what, somebody has named: it keeps nothing from being offered, and is said
    before there is nothing to choose from."""
    wrong: tuple[Reason[H], ...] = ()
    """What is wrong with what somebody has named, where it is offered and that is not."""

    def asks(self, at: H) -> Blanks | Lack | None:
        """What is asked about it once its needs are met, or why there is nothing to choose from; None: `nothing` says
        why."""
        return ()

    def nothing(self, at: H, said: Said) -> Lack:
        """Why there is nothing to choose from, where that takes some finding."""
        return OTHER

    def asked(self, at: H) -> Blanks | None:
        # Some games have no turn of one's own, or none in which somebody is kept from all.
        turn = getattr(at, "turn", True)
        if turn is None or getattr(turn, "idle", False):
            return None
        for each in self.needs:
            if not each.met(at) if isinstance(each, Need) else each(at, UNNAMED):
                return None
        found = self.asks(at)
        return None if found is None or lacks(found) is not None else found  # type: ignore[return-value]

    def why_not(self, at: H, said: Said) -> Lack | None:
        """Why it is not offered, or not of what *said* names; None where nothing stands in the way."""
        for each in (*self.needs, *self.whom):
            if (found := each(at, said)) is not None:
                return found
        asked = self.asks(at)
        if asked is None:
            return self.nothing(at, said)
        return lacks(asked) or next((found for each in self.wrong if (found := each(at, said))), None)
