"""From sheets and creatures to combatants: what every game asks before somebody joins, and how newcomers are numbered.

What an encounter uses is copied into it: editing a sheet or a catalogue never changes a running fight. A game says what
a combatant made of a sheet, or of a creature, looks like (`from_sheet`, `from_creature`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from bot.catalogue.models import Words
from bot.kernel.values import evolve
from bot.rulesets.shared import joining
from bot.rulesets.shared.joining import FOES, PLAYERS
from bot.rulesets.shared.options import Args, number, text
from bot.rulesets.shared.people import Temperament

C = TypeVar("C")


class Creature(BaseModel):
    """A creature that is no more than a sheet: what it is called, and how an autopilot plays it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: Words
    sheet: Any
    temperament: Temperament = "steady"


class Bestiary(Protocol):
    """What holds the creatures of a game, by their ids; each has an `id` and a `name` in every language."""

    @property
    def creatures(self) -> Mapping[Any, Any]: ...


class Reads(Protocol):
    """What reads sheets."""

    def sheet(self, body: str) -> Any:
        """The sheet that *body* holds. Raises `SheetRefused`."""
        ...


def neutral(args: Args) -> str:
    """What the table says that nobody else knows, so that ids tell nothing (`joining.fresh`); empty: they may be made
    of names."""
    return str(args.get("neutral") or "")


class BookRecruiter(Generic[C]):
    """Makes combatants of what a catalogue holds; implements `shared.game.Recruiter`."""

    stays: ClassVar[tuple[str, ...]] = ("temperament", "hidden", "orders", "plan")
    """What is somebody's own whatever his sheet says: it stays when he is made anew of it."""

    def __init__(self, catalogue: Bestiary, sheets: Reads) -> None:
        self._creatures = catalogue.creatures
        self._sheets = sheets

    # ---- what a game says

    def left(self, sheet: Any) -> int:
        """The points without which nobody joins."""
        raise NotImplementedError

    def from_sheet(self, sheet: Any, *, ident: str, name: str, player: int | None, side: str) -> C:
        """The combatant that *sheet* describes."""
        raise NotImplementedError

    def from_creature(self, state: Any, creature: Any, args: Args, *, ident: str, name: str, side: str) -> C:
        """A creature, left to its temperament; *args* as the game master gave them. Raises `Refused`. Unless a game
        knows better, it is what its `sheet` describes."""
        made: Any = self.from_sheet(creature.sheet, ident=ident, name=name, player=None, side=side)
        return evolve(made, origin=creature.id, temperament=creature.temperament)  # type: ignore[no-any-return]

    def sides(self, state: Any, side: str, count: int = 1) -> Sequence[str]:
        """The sides of the next *count* who join *side*."""
        return [side] * count

    def accompanied(self, state: Any, sheet: Any, made: C, args: Args) -> tuple[C, ...]:
        """*made*, whom *sheet* describes, and who joins with him (his mount), called as in the language `locale`."""
        return (made,)

    def together(self, state: Any, creature: Any, made: Sequence[C]) -> Sequence[C]:
        """Creatures of one kind that join at once."""
        return made

    # ---- what is the same for all

    def player(self, state: Any, args: Args) -> tuple[C, ...]:
        """The character of a sheet (`sheet`: its body), played by `player`, on `side` (`players`, or `foes` for a duel
        between players), and whom he brings along; with `led` the game master leads him, as he does his foes. Raises
        `Refused`."""
        sheet = self._sheets.sheet(text(args, "sheet"))
        player = None if args.get("led") else number(args, "player")
        here = state.combatants.values()
        joining.check_fit(sheet.name, self.left(sheet))
        if player is not None:
            joining.check_new(here, player, sheet.name)
        (side,) = self.sides(state, FOES if args.get("side") == FOES else PLAYERS)
        if player is not None:
            joining.check_side(here, player, side)
        ((ident, name),) = joining.fresh(here, sheet.name, neutral=neutral(args), sheet=True, left=state.left)
        made = self.from_sheet(sheet, ident=ident, name=name, player=player, side=side)
        return self.accompanied(state, sheet, made, args)

    def renewed(self, state: Any, args: Args) -> C:
        """`who`, made anew of `sheet`: his name, side, player and standing orders stay. Raises `Refused`."""
        old = state.combatants[text(args, "who")]
        sheet = self._sheets.sheet(text(args, "sheet"))
        joining.check_fit(sheet.name, self.left(sheet))
        made = self.from_sheet(sheet, ident=old.id, name=old.name, player=old.player, side=old.side)
        return evolve(made, **{each: getattr(old, each) for each in self.stays})

    def creatures(self, state: Any, args: Args) -> tuple[C, ...]:
        """`count` (1 to 20) creatures of the kind `creature`, called `name` or by their kind, numbered when several, on
        `side` (foes unless it says `players`); `hidden`: nobody sees them. Raises `Refused`."""
        kind, locale = text(args, "creature"), str(args.get("locale") or "fr")
        creature = self._creatures.get(kind)
        if creature is None:
            raise joining.unknown_creature(kind, (each.name.in_(locale) for each in self._creatures.values()))
        count = joining.check_count(number(args, "count", 1))
        side = PLAYERS if args.get("side") == PLAYERS else FOES
        base = joining.titled(str(args.get("name") or creature.name.in_(locale)))
        hidden = bool(args.get("hidden"))
        here = state.combatants.values()
        fresh = joining.fresh(here, base, count, hidden=hidden, neutral=neutral(args), left=state.left)
        made = [
            self.from_creature(state, creature, args, ident=ident, name=name, side=own)
            for (ident, name), own in zip(fresh, self.sides(state, side, count), strict=True)
        ]
        return tuple(evolve(each, hidden=hidden) for each in self.together(state, creature, made))

    def offered(self, locale: str) -> list[tuple[str, str]]:
        """(name, id) of what can be added."""
        return [(each.name.in_(locale), str(ident)) for ident, each in self._creatures.items()]
