"""What the game master says of concealment (D35-CAM-005, -007)."""

from __future__ import annotations

from typing import Final, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.sight import blind_foes, sees
from bot.rulesets.dnd35.concealment.events import ConcealmentSaid, FogSaid, SightLost, SightRegained
from bot.rulesets.dnd35.concealment.veils import USUAL
from bot.rulesets.dnd35.cover.words import cells_typed
from bot.rulesets.dnd35.movement.words import with_grid
from bot.rulesets.dnd35.state import Screened, State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    from_codes,
    from_flag,
    from_number,
    from_option,
    from_optional,
    from_optional_number,
    from_text,
    text,
)
from bot.rulesets.shared.people import known, two
from bot.rulesets.shared.sheltering import AS_SEEN

KINDS: Final[tuple[Screened, ...]] = ("none", "partial", "total")


@word(tool="concealment")
class SayConcealment(Word):
    """*who* is concealed so far, from *attacker* alone or from everybody, and *percent* of a hundred hits miss (None:
    as many as the text has it); or as map and light show."""

    who: CombatantId = from_text("who")
    kind: str = from_codes("words", (*KINDS, AS_SEEN))
    percent: int | None = from_optional_number("value", 0, 100)
    attacker: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        said = next((x for x in state.screens if (x.who, x.against) == (self.who, self.attacker)), None)
        now = (AS_SEEN, 0) if said is None else (said.kind, said.percent)
        if now == (self.kind, self._percent):
            raise Refused("already-so", name=who.name)

    @property
    def _percent(self) -> int:
        usual = {str(kind): percent for kind, percent in USUAL.items()}.get(self.kind, 0)
        return usual if self.percent is None or not usual else self.percent

    def take(self, scene: Scene[State]) -> Action:
        kind: Screened | Literal["map"] = next((each for each in KINDS if each == self.kind), "map")
        yield from tell(ConcealmentSaid(self.who, kind, self._percent, self.attacker))


@word(tool="fog")
class SayFog(Word):
    """Fog over *cells* (`D4 E5-F7`), through which *percent* of a hundred hits miss; 0: it lifts."""

    cells: tuple[str, ...] = from_option("words", lambda args: cells_typed(text(args, "words")))
    percent: int = from_number("value", 0, 100, USUAL["partial"])
    tells = FogSaid

    def check(self, state: State) -> None:
        with_grid(state)


@word(tool="lost")
class SayLost(Word):
    """Those who do not see *who* know no more where he is, or know it: all of them, or *watcher* alone. Whoever lay
    hidden is known to be there from now on."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    watcher: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.watcher is not None:
            two(state, self.who, self.watcher)
        if not self._watchers(state):
            raise Refused("dnd35-nobody-loses", name=who.name) if self.on else Refused("already-so", name=who.name)

    def _watchers(self, state: State) -> tuple[str, ...]:
        who = state.combatants[self.who]
        if not self.on:
            return tuple(each for each in who.hidden_from if self.watcher in (None, each))
        found = (each.id for each in blind_foes(state, who) if self.watcher in (None, each.id))
        return tuple(each for each in found if each not in who.hidden_from)

    def take(self, scene: Scene[State]) -> Action:
        watchers = self._watchers(scene.now)
        who = scene.now.combatants[self.who]
        yield from tell((SightLost if self.on else SightRegained)(self.who, watchers))
        if who.hidden:
            yield from people.show(scene, who.id, who.seen_with)


__all__ = ["SayConcealment", "SayFog", "SayLost", "sees"]
