"""What the kernel says when it will not, or can not, go on."""

from __future__ import annotations


class Refused(Exception):
    """An input that changes nothing: one clear sentence for whoever sent it.

    *key* names the sentence in the language catalogues, *facts* fill its blanks. Nothing was changed when it is raised.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class UnknownCommand(Refused):
    """The game that is played has no such command (`fix-beat`, …). Its table says so in one sentence."""

    def __init__(self, command: str) -> None:
        super().__init__("not-in-this-game", command=command[:40])


class RulingFailed(Exception):
    """Rule code raised. The encounter stands where it stood before the input, and must be held by its table."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(f"{type(cause).__name__}: {cause}")
        self.cause = cause


class ImpossibleFace(Exception):
    """A fed face does not fit the die that *who* rolls now for *why*; the game master must say what it was meant
    for."""

    def __init__(self, face: int, sides: int, who: str = "", why: str = "") -> None:
        super().__init__(f"a fed face of {face} cannot come from the die of {sides} sides of {who} for {why}")
        self.face, self.sides, self.who, self.why = face, sides, who, why


class FaceWanted(Exception):
    """A die is to be rolled by hand: *who* says its face (the *nth* of *count* dice of *sides* sides, from 1), which is
    laid down for the purpose *why*, and then the input is given again (see `line.Telling`). Nothing was changed."""

    def __init__(self, who: str, why: str, sides: int, nth: int, count: int) -> None:
        super().__init__(f"{who} rolls die {nth} of {count}d{sides} for {why}")
        self.who, self.why, self.sides, self.nth, self.count = who, why, sides, nth, count


class ReplayMismatch(Exception):
    """Replaying recorded inputs told something else than was recorded (the program changed in mid-action)."""

    def __init__(self, line: int, position: int, recorded: str, told: str) -> None:
        super().__init__(f"line {line}, event {position}: recorded {recorded}, now {told}")
        self.line = line
        self.position = position
