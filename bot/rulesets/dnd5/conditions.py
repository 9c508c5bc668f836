"""What other chapters of the rules lend to combat: conditions, checks and saves (DN5-EXT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import DOWN
from bot.rulesets.dnd5.base.distances import DREADS, distance, dreaded
from bot.rulesets.dnd5.base.rolls import D20Tried, Sway, Trial, better, d20, worse
from bot.rulesets.dnd5.state import ABILITIES, CONDITIONS, SQUARE, Fighter, Resist, State
from bot.rulesets.dnd5.state.conditions import SAID
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.conditions import Anchor, ConditionSet, Edge
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import Args, among, in_range, number, optional, text
from bot.rulesets.shared.people import known, unless_so
from bot.rulesets.shared.until import TURN, UNTIL, rounds

# ---- What the game master says of somebody's state (DN5-EXT, DN5-HPS).

Plight: TypeAlias = Literal["dead", "stable", "fled"]
PLIGHTS: Final[tuple[Plight, ...]] = get_args(Plight)


@happens("DN5-INI-003", to=PUBLIC)
class PlightSaid:
    """*combatant* is dead, stable or gone from the field, or no more."""

    combatant: CombatantId
    plight: Plight
    on: bool

    def change(self, state: State) -> State:
        name = "died" if self.plight == "dead" else self.plight
        changes: dict[str, Any] = {name: self.on}
        if self.on and self.plight != "stable":
            changes["shaken"] = ()
        if self.plight in ("dead", "stable") and self.on:
            changes |= {"hit_points": 0, "fallen": True, "successes": 0, "failures": 0}
        return state.with_(self.combatant, **changes)

    def why(self) -> tuple[str, ...]:
        return {"dead": ("DN5-HPS-013",), "stable": ("DN5-HPS-011",), "fled": ()}[self.plight]


@happens("DN5-EXT-011", to=PUBLIC)
class StatusTimed:
    """How long the *status* that the game master has put on *combatant* lasts: until the *edge* of the turn of *of* in
    *round*; a save with *save* against *dc* at the end of each of his turns ends it, too."""

    combatant: CombatantId
    status: str
    edge: Edge | None = None
    of: Aside | None = None
    round: int = 0
    save: str | None = None
    dc: int = 0

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.resists if each.kind != self.status)
        added = (Resist(self.status, self.save, self.dc),) if self.save is not None else ()
        return state.with_(who.id, resists=(*kept, *added))

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-003",) if self.save is not None else ()


@happens("DN5-EXT-003", "DN5-EXT-011", to=PUBLIC)
class ConditionSaved(D20Tried):
    """The save of *combatant* at the end of his turn against the *status* that is on him."""

    combatant: CombatantId
    status: str
    ability: str

    def befalls(self, state: State, who: Fighter) -> State:
        if not self.success:
            return state
        return state.with_(who.id, resists=tuple(each for each in who.resists if each.kind != self.status))


# ---- A condition comes over somebody, with what goes with it (DN5-EXT-007 to -011).

DROPS: Final = CONDITIONS.that("drops_prone")


def suffer(
    scene: Scene[State],
    ident: str,
    condition: str,
    *,
    until: Anchor | None = None,
    by: str | None = None,
    gm: bool = False,
) -> Action:
    """*condition* holds of *ident* *until* that moment, by somebody's doing, or by the game master's word. Whoever
    becomes unconscious falls prone (DN5-EXT-010)."""
    who = scene.now.combatants[ident]
    if condition != "prone" or until is not None or not who.has("prone"):
        yield from tell(ConditionSet(ident, condition, True, until, by, gm))
    if condition in DROPS.figures and not DOWN(who):
        yield from tell(ConditionSet(ident, "prone", True))


# ---- The game master puts conditions on people, and takes them off (`/fix status`).

HARDEST: Final = 30


@word()
class SetCondition(Word):
    """The game master puts a condition on *who*, or takes it off; likewise that he is dead, stable or gone. *until*:
    when it ends by itself; *ability* and *dc*: the save at the end of each of his turns that ends it.
    *holder*: who has grappled him (DN5-CTS-005)."""

    who: CombatantId
    status: str
    on: bool = True
    until: Anchor | None = None
    ability: str | None = None
    dc: int = 0
    holder: CombatantId | None = None

    def check(self, state: State) -> None:
        who = known(state, self.who)
        match self.status:
            case "dead":
                now = who.died
            case "stable" | "fled":
                now = getattr(who, self.status)
            case _:
                now = who.has(self.status)
        # What holds already may be given another end.
        if not (now and self.on and (self.until or self.ability)):
            unless_so(who, now, self.on)
        if self.holder is not None and known(state, self.holder).id == self.who:
            raise Refused("dnd5-held-by-whom", name=who.name, argument="other")
        if self.status == "stable" and self.on and who.died:
            raise Refused("dnd5-dead", name=who.name)
        if self.ability is not None:
            in_range("dc", self.dc, 1, HARDEST)

    def take(self, scene: Scene[State]) -> Action:
        plight = next((each for each in PLIGHTS if each == self.status), None)
        if plight is not None:
            yield from tell(PlightSaid(self.who, plight, self.on))
            return
        if self.on:
            yield from suffer(scene, self.who, self.status, until=self.until, by=self.holder, gm=True)
        else:
            yield from tell(ConditionSet(self.who, self.status, False, gm=True))
        resisted = any(each.kind == self.status for each in scene.now.combatants[self.who].resists)
        until = self.until
        if until is not None or self.ability is not None or resisted:
            timed = StatusTimed(self.who, self.status, save=self.ability, dc=self.dc)
            if until is not None:
                timed = evolve(timed, edge=until.edge, of=until.who, round=until.round)
            yield from tell(timed)


@composed(
    command="fix-status",
    codes={"status": (*SAID, *PLIGHTS), "state": ("on", "off"), "until": UNTIL, "save": ABILITIES},
)
def status(state: State, by: int, args: Args) -> SetCondition:
    """`/fix status`: *status* of *who*; for a condition also *until* when (a number: so many rounds; of *other*, who is
    he himself unless given), and a *save* against *dc* that ends it."""
    who, found = text(args, "who"), among(args, "status", (*SAID, *PLIGHTS))
    on = among(args, "state", ("on", "off"), "on") == "on"
    if not on or found in PLIGHTS:
        return SetCondition(by, who, found, on)
    holder = optional(args, "other") if found == "grappled" else None
    if found == "grappled" and holder is None:
        raise Refused("dnd5-held-by-whom", name=known(state, who).name, argument="other")
    ability = among(args, "save", ABILITIES) if optional(args, "save") else None
    dc = number(args, "dc") if ability is not None else 0
    return SetCondition(by, who, found, on, _until(state, who, args), ability, dc, holder)


def _until(state: State, ident: str, args: Args) -> Anchor | None:
    said = optional(args, "until")
    if said is None:
        return None
    if said == TURN:
        if state.turn is None:
            raise Refused("dnd5-no-turn")
        return Anchor(state.round, "end", state.turn.who)
    other = optional(args, "other") or ident
    who = known(state, other)
    later = who.acted or other not in state.order
    # The turn under way is not his next one.
    up = state.turn is not None and state.turn.who == other
    if said in ("end", "begin"):
        return Anchor(state.round + (1 if later or up else 0), "end" if said == "end" else "begin", other)
    return Anchor(state.round + rounds(args) - (0 if later or up else 1), "end", other)


# ---- What conditions make of rolls (DN5-EXT-008 to -011).

HAMPERS_ATTACKS: Final = CONDITIONS.that("hampers_attacks")
HAMPERS_CHECKS: Final = CONDITIONS.that("hampers_checks")
HAMPERS_DEXTERITY_SAVES: Final = CONDITIONS.that("hampers_dexterity_saves")
EXPOSED: Final = CONDITIONS.that("exposed")
EXPOSED_NEAR: Final = CONDITIONS.that("exposed_near")


def own(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers the attacker himself. Whoever is blinded sees no target: that is said there."""
    for kind, _ in HAMPERS_ATTACKS.terms(trial.who):
        yield from worse(kind)
    yield from worse("frightened", frightened(state, trial))


def theirs(state: State, trial: Trial) -> Iterable[Sway]:
    """What exposes the target."""
    target = trial.target
    if target is None:
        return
    for kind, _ in EXPOSED.terms(target):
        yield from better(f"target_{kind}")
    yield from better("target_unconscious", target.unconscious)
    if EXPOSED_NEAR(target) or target.hit_points <= 0:
        # Close by it helps, from farther away it hinders (DN5-EXT-008).
        near = distance(state, trial.who, target) <= SQUARE
        yield from better("target_prone", near)
        yield from worse("target_prone", not near)


def frightened(state: State, trial: Trial) -> bool:
    """Whether what frightens him is in sight (DN5-EXT-011)."""
    fear = trial.who.condition(DREADS.by(trial.who) or "")
    return fear is not None and (fear.by is None or dreaded(state, trial.who) is not None)


def checked(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a check."""
    for kind, _ in HAMPERS_CHECKS.terms(trial.who):
        yield from worse(kind)
    yield from worse("frightened", frightened(state, trial))


def saved(state: State, trial: Trial) -> Iterable[Sway]:
    """What hampers a save of Dexterity (DN5-EXT-011)."""
    for kind, _ in HAMPERS_DEXTERITY_SAVES.terms(trial.who) if trial.ability == "dexterity" else ():
        yield from worse(kind)


# ---- A condition that the game master has put on somebody may end by a save at the end of each of his turns
# (DN5-EXT-003, -011).


def at_edge(scene: Scene[State], at: Anchor) -> Action:
    """Whoever ends his turn then saves against each of them; what he is rid of is over."""
    who = scene.now.combatants.get(at.who or "") if at.edge == "end" else None
    for each in () if who is None or who.out else who.resists:
        who = scene.now.combatants[at.who or ""]
        if not who.has(each.kind):
            continue
        trial = Trial(who, ability=each.ability, dc=each.dc, why="resist", condition=each.kind)
        made = yield from d20(scene, "save", trial, why="save")
        success = made.check.succeeds
        yield from tell(ConditionSaved(who.id, each.kind, each.ability, success=success, **made.told()))
        if success:
            yield from tell(ConditionSet(who.id, each.kind, on=False))
