"""The dice of special actions, when all have answered, and what of the opposition counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.specials import answering
from bot.rulesets.alternatif.specials.events import Decided, ReflexRolled, SpecialRolled
from bot.rulesets.alternatif.state import AlternatifState, Opposed, Special
from bot.rulesets.shared.check import Law

FACES: Final = range(1, 21)


def unrolled(state: AlternatifState) -> list[Special]:
    """The attempts whose die has not been cast, of those that all have answered."""
    return [
        each
        for each in state.specials
        if not each.face and not each.settled and all(ident in each.asked for ident in each.against)
    ]


def cast(scene: Scene[AlternatifState]) -> Action:
    """Cast the dice of all attempts; then whoever has nothing to oppose saves by his reflexes (ALT-SPE-033)."""
    for special in unrolled(scene.now):
        state = scene.now
        who, target = state.combatants[special.author], state.combatants[special.manoeuvre.target]
        throw = thrown(special)
        if (yield from rolls.fails(scene, throw)):
            continue
        judge = partial(_succeeds, scene, special, {})
        made = yield from rolls.check(scene, "special", throw, why=f"special-{special.hand}", judge=judge)
        yield from tell(
            SpecialRolled(
                combatant=who.id,
                id=special.id,
                special=special.manoeuvre.kind,
                target=target.id,
                hand=special.hand,
                weapon=special.arm.weapon,
                **made.told(),
                natural=rolls.natural(made.face),
            )
        )
    rolled = [each for each in scene.now.specials if each.face and each.succeeded is None and not each.settled]
    for special in rolled:
        for ident in special.against:
            if ident not in special.armed and not any(each.who == ident for each in opposition(scene.now, special)):
                yield from _save(scene, ident, special)


def thrown(special: Special) -> Throw:
    """What the author of *special* throws for."""
    return Throw(
        special.author,
        special.manoeuvre.target,
        deed="special",
        arm=special.arm,
        defends=special.manoeuvre.kind == "push" and special.arm.is_shield,
        about=special.id,
        manoeuvre=special.manoeuvre,
        impetus=special.charge,
    )


def showing(state: AlternatifState, special: Special, face: int) -> Special:
    """*special* as it is when its die shows *face*."""
    return evolve(special, face=face, total=rolls.made(state, "special", thrown(special), face).total)


def _saved(state: AlternatifState, ident: str, special: Special, face: int) -> Opposed:
    made = rolls.made(state, "reflex", Throw(ident, special.author), face)
    return Opposed(ident, "save", None, made.total, face, sure=face == 20)


def _succeeds(scene: Scene[AlternatifState], special: Special, saves: dict[str, list[Opposed]], face: int) -> float:
    """How likely *special* succeeds with *face*: against what opposes it by now, and the saves of all others. *saves*
    keeps those of each, face by face: they are the same whatever *special* shows, and all faces are asked about at one
    moment."""
    state = scene.now
    shown = showing(state, special, face)
    against = opposition(state, shown)
    if face == 1 or any(withstands(shown, each) for each in against):
        return 0.0
    chance = 1.0
    for ident in special.against:
        if ident not in special.armed and not any(each.who == ident for each in against):
            if ident not in saves:
                saves[ident] = [_saved(state, ident, special, each) for each in FACES]
            law, total = _law(shown, "save"), shown.total
            held = sum(each.sure or law.succeeds(each.face, each.total, total) for each in saves[ident])
            chance *= (len(FACES) - held) / len(FACES)
    return chance


def resisted(state: AlternatifState, special: Special, opposed: Opposed) -> float:
    """How likely *opposed* stops *special*, whose die is still to be cast."""
    shown = [showing(state, special, face) for face in FACES]
    return sum(each.face == 1 or withstands(each, opposed) for each in shown) / len(FACES)


def _save(scene: Scene[AlternatifState], ident: str, special: Special) -> Action:
    def judge(face: int) -> float:
        return float(withstands(special, _saved(scene.now, ident, special, face)))

    made = yield from rolls.check(scene, "reflex", Throw(ident, special.author), why="reflex", judge=judge)
    natural: Literal[20] | None = 20 if made.face == 20 else None
    yield from tell(ReflexRolled(ident, special.author, special.id, **made.told(), natural=natural))


def opposition(state: AlternatifState, special: Special) -> list[Opposed]:
    """What counts against *special*: attacks upon its author, parries and saves, and the special actions that its
    targets attempt against him at the same moment (ALT-SPE-030, -032).

    On a breakthrough only what is wielded on that side (ALT-SPE-024). A critical parry takes an attack away; an
    ordinary one, too, if the table says so (ALT-SPE-026)."""
    found = list(special.opposed)
    for each in state.specials:
        judged = not each.face or each.settled or each.succeeded is not None
        if not judged and each.author in special.against and special.author in each.against:
            found.append(Opposed(each.author, "special", each.hand, each.total, each.face))
    removed = ("critical",) if state.settings.parried_attack_still_opposes else ("parried", "critical")
    return [each for each in found if each.parried not in removed and answering.faces(special, each.hand)]


def withstands(special: Special, each: Opposed) -> bool:
    """Whether *each* stops *special* (ALT-SPE-005, -007, -030, -031, -033)."""
    return each.sure or _law(special, each.by).succeeds(each.face, each.total, special.total)


def decided(special: Special, against: Sequence[Opposed]) -> Decided:
    """What decides *special* where its total and the highest of those *against* it do not say it, or do not alone."""
    stopping = [each for each in against if withstands(special, each)]
    if special.face == 1:
        return "own_1"
    if not stopping:
        if all(each.total <= special.total for each in against):
            return "totals"
        return "own_20" if special.face == 20 else "other_1"
    if special.face != 20 and any(each.total > special.total for each in stopping):
        return "totals"
    if any(each.sure and each.by == "parry" for each in stopping):
        return "critical_parry"
    if any(each.face == 20 for each in stopping):
        return "other_20"
    return "parry_tie" if any(each.by == "parry" for each in stopping) else "tie"


def _law(special: Special, by: str) -> Law:
    """Equal is enough for a parry, not for an attack or a save; what shows a natural 1 has failed itself, a save apart.
    Of two special actions the higher one goes, and neither when they are equal; up to a natural 20 comes another one
    alone."""
    sure = (20,) if by == "special" else ()
    if special.face == 20:
        return Law(sure=sure, lost=range(1, 21 - len(sure)))
    return Law(sure=sure, lost=() if by == "save" else (1,), ties=by in ("parry", "special"))
