"""What is told of spells as long as they hold: on people, on the ground, by concentration (DN5-EXT-011, -012,
DN5-MOV-007)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.rolls import D20Tried
from bot.rulesets.dnd5.spells.events import unready
from bot.rulesets.dnd5.state import Cast, Effect, Fighter, State, Zone
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- on people


@happens(to=PUBLIC)
class EffectPut:
    """*spell* holds on *combatant* from now on, cast *by* somebody; *effect*: all of it, with how long; *status*: the
    condition that it brings. *hovers*: it strikes for him and stays, for the first time or still."""

    combatant: CombatantId
    spell: str
    effect: Effect
    by: Aside | None = None
    status: str = ""
    hovers: Literal["", "first", "again"] = field(default="", metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.effects if (each.spell.spell, each.by) != (self.spell, self.effect.by))
        fresh: dict[str, Any] = {} if self.hovers else {"bared": False, "stung": False}
        return state.with_(who.id, effects=(*kept, self.effect), **fresh)

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-011",) if self.effect.spell.condition else ()


@happens(to=PUBLIC)
class EffectEnded:
    """*spell* holds on *combatant* no more; *source*: who cast it; *status*: the condition that it brought.
    *hovered*: it struck for him."""

    combatant: CombatantId
    spell: str
    source: Aside | None = None
    reason: Literal["over", "saved", "broken", "freed", "concentration"] = "over"
    status: str = ""
    hovered: bool = field(default=False, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.effects if (each.spell.spell, each.by) != (self.spell, self.source))
        return state.with_(who.id, effects=kept)

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-012",) if self.reason == "concentration" else ()


@happens(changes=False, to=PUBLIC)
class Unaffected:
    """*combatant* is proof against what *spell* would do to him."""

    combatant: CombatantId
    spell: str
    status: str


# ---- the ground


@happens(to=PUBLIC)
class ZoneMade:
    """*spell* of *combatant* changes *cells* until it ends; *people*: who stands there then. *dc*: what a save there
    must reach; *said*: there is no grid, and the game master says who comes in and goes out."""

    combatant: CombatantId
    spell: str
    cells: tuple[str, ...] = ()
    until: Anchor | None = None
    people: tuple[Aside, ...] = ()
    dc: int = 0
    said: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        deed = state.deed
        known = None if who is None else magic.spell_named(who, self.spell)
        spell = deed.spell if isinstance(deed, Cast) else known
        if spell is None:
            return state
        said = self.people if self.said else ()
        zone = Zone(spell, self.combatant, self.cells, self.until, self.dc, said, self.people)
        return evolve(state, zones=(*state.zones, zone))


@happens(to=PUBLIC)
class ZoneEnded:
    """The ground that *spell* of somebody (*source*) has changed is as before."""

    spell: str
    source: Aside

    def change(self, state: State) -> State:
        kept = tuple(each for each in state.zones if (each.spell.spell, each.by) != (self.spell, self.source))
        return evolve(state, zones=kept)


@happens("DN5-MOV-007", to=PUBLIC)
class ZoneEntered:
    """*combatant* stands in what *spell* of somebody (*source*) has made of the ground."""

    combatant: CombatantId
    spell: str
    source: Aside

    def change(self, state: State) -> State:
        return zoned(state, self.spell, self.source, lambda zone: _with(zone, "within", self.combatant, on=True))


@happens("DN5-MOV-007", to=PUBLIC)
class ZoneLeft:
    """*combatant* stands there no more."""

    combatant: CombatantId
    spell: str
    source: Aside

    def change(self, state: State) -> State:
        return zoned(state, self.spell, self.source, lambda zone: _with(zone, "within", self.combatant, on=False))


@happens("DN5-MOV-007", to=GM_ONLY)
class ZoneSaid:
    """Without a grid: the game master says that *combatant* comes into what *spell* of *source* has made of the ground,
    or goes out of it."""

    combatant: CombatantId
    spell: str
    source: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return zoned(state, self.spell, self.source, lambda zone: _with(zone, "people", self.combatant, on=self.on))


def zoned(state: State, spell: str, by: str, change: Callable[[Zone], Zone]) -> State:
    """*state* with that zone changed."""
    zones = tuple(change(each) if (each.spell.spell, each.by) == (spell, by) else each for each in state.zones)
    return evolve(state, zones=zones)


def _with(zone: Zone, name: str, ident: str, *, on: bool) -> Zone:
    others = tuple(each for each in getattr(zone, name) if each != ident)
    return evolve(zone, **{name: (*others, ident) if on else others})


# ---- concentration


@happens("DN5-EXT-012", to=PUBLIC)
class Concentrated:
    """*combatant* concentrates on *spell* from now on; what he concentrated on before ends (*former*)."""

    combatant: CombatantId
    spell: str
    former: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return unready(state, self.combatant).with_(self.combatant, concentrates=self.spell, holding=None, shaken=())


@happens("DN5-EXT-012", to=PUBLIC)
class ConcentrationRolled(D20Tried):
    """The save of *combatant* after *damage*: DC 10, or half of it."""

    combatant: CombatantId
    spell: str
    damage: int

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, shaken=who.shaken[1:])


@happens("DN5-EXT-012", to=PUBLIC)
class ConcentrationEnded:
    """*combatant* concentrates no more on *spell*; *held*: a readied one is lost without effect (DN5-ACT-019)."""

    combatant: CombatantId
    spell: str
    reason: Literal["failed", "at_will", "incapacitated", "over", "gm"]
    held: bool = False

    def change(self, state: State) -> State:
        return unready(state, self.combatant).with_(self.combatant, concentrates=None, holding=None, shaken=())

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-019",) if self.held else ()
