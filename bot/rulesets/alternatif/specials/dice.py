"""The dice of special actions, when all have answered, and what of the opposition counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import Literal, TypeAlias

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Judge, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.checks import key_of
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.parry.questions import free_weapons, is_busy, parry_cost
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.specials.events import Decided, ReflexRolled, SpecialRolled
from bot.rulesets.alternatif.specials.records import unreplied
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Manoeuvre,
    Opposed,
    Reply,
    Special,
    Wielded,
    aim_parts,
    guard_is_down,
    helpless_against,
    sees,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.check import Check, Law
from bot.rulesets.shared.odds import Odds

# ---- How the target of a special action opposes it (ALT-SPE-029 to -032), as a form made from the state alone.

ATTACK, PARRY = "attack", "parry"


def to_ask(state: AlternatifState) -> list[tuple[Special, str]]:
    """The attempts with those who have not said yet how they oppose them; nobody is asked about two at once."""
    found: list[tuple[Special, str]] = []
    asked: set[str] = set()
    for each in state.specials:
        if each.face or each.settled:
            continue
        for ident in each.against:
            said = ident in each.asked or any(reply.who == ident for reply in each.replies)
            if ident in state.combatants and not said and ident not in asked:
                asked.add(ident)
                found.append((each, ident))
    return found


def replies(state: AlternatifState) -> list[tuple[Special, Reply]]:
    """How the attempts will be opposed, as far as somebody has said so and nobody was told (ALT-SPE-004)."""
    return [(each, reply) for each in state.specials if not (each.face or each.settled) for reply in each.replies]


def is_shared(state: AlternatifState) -> bool:
    """Whether several attempts are opposed, or one by several, at a table where whoever does so says how before any die
    falls."""
    if not state.settings.closed_choices:
        return False
    return len(_unanswered(state)) > 1 or bool(replies(state))


def _unanswered(state: AlternatifState) -> list[str]:
    """Those who have not opposed an attempt yet, once for each."""
    return [
        ident
        for each in state.specials
        if not (each.face or each.settled)
        for ident in each.against
        if ident in state.combatants and ident not in each.asked
    ]


def _at_hand(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons of *who* that nothing is kept for."""
    kept = {hand for _, each in replies(state) if each.who == who.id for hand in (each.hand, each.also)}
    return [each for each in who.hands if each.arm.hand not in kept] if kept else list(who.hands)


def has_taken(state: AlternatifState, who: Combatant, author: Combatant) -> bool:
    """Whether *who* has taken his free action of this segment against *author*, or has said that he will."""
    return openings.has_taken(state, who, author) or any(
        each.who == who.id and each.how in ("attack", "special") and special.author == author.id
        for special, each in replies(state)
    )


def is_possible(state: AlternatifState, special: Special, reply: Reply) -> bool:
    """Whether what was said in *reply* can still be done, once it is no longer kept."""
    who, author = state.combatants[reply.who], state.combatants[special.author]
    parries = [each.arm.hand for each in parriers(state, who, author)]
    if reply.also is not None and reply.also not in parries:
        return False
    if reply.how == "nothing":
        return True
    if reply.how == "parry":
        return reply.hand in parries
    found = [*attackers(state, who, author), *(regular(state, who, author) if reply.forced else ())]
    weapon = next((each for each in found if each.arm.hand == reply.hand), None)
    if weapon is None:
        return False
    return reply.riposte is None or possible.still(state, who, weapon, reply.riposte)


def can_oppose(state: AlternatifState, who: Combatant, author: Combatant) -> bool:
    """Whether *who* can do anything at all against what *author* attempts (ALT-SPE-033): not who is surprised
    (ALT-SUR-004)."""
    if DEFENCELESS(who) or author.out or who.body <= 0 or guard_is_down(who, state.segment):
        return False
    if helpless_against(state, who.id, author.id):
        return False
    return who.busy != state.segment and sees(who, author) and not author.hidden


def is_armed(state: AlternatifState, reply: Reply, special: Special) -> bool:
    """Whether who says *reply* has a weapon that can oppose *special*, whether he uses it or not: then he does not save
    by his reflexes (ALT-SPE-033)."""
    if state.settings.reflex_save == "nothing_opposed":
        return False
    state = unreplied(state, special.id, reply.who)
    who, author = state.combatants[reply.who], state.combatants[special.author]
    there = [each.arm.hand for each in (*attackers(state, who, author), *parriers(state, who, author))]
    if reply.forced and reply.hand is not None:
        there.append(reply.hand)
    return any(faces(special, hand) for hand in there)


def faces(special: Special, hand: Hand | None) -> bool:
    """Whether what the weapon of *hand* does counts against *special*: on a breakthrough only what is wielded on that
    side (ALT-SPE-024)."""
    flank = special.manoeuvre.flank
    return flank in (None, "between") or hand is None or hand in (flank, "both")


def attackers(state: AlternatifState, who: Combatant, author: Combatant) -> list[Wielded]:
    """The weapons that *who* may take the free action with: one for each special action, and never two in a segment
    against the same enemy (ALT-SPE-029, ALT-FRE-004). One that is to act against another is not at hand."""
    if not can_oppose(state, who, author) or not openings.may_take(state, who, author):
        return []
    if has_taken(state, who, author):
        return []
    free = _at_hand(state, who)
    return [each for each in openings.weapons_for(state, who) if not each.up and each in free]


def parriers(state: AlternatifState, who: Combatant, author: Combatant) -> list[Wielded]:
    """The weapons that *who* may parry it with instead (ALT-SPE-031)."""
    free = _at_hand(state, who)
    return [each for each in free_weapons(state, who) if each in free] if can_oppose(state, who, author) else []


def regular(state: AlternatifState, who: Combatant, author: Combatant) -> list[Wielded]:
    """The weapons of *who* whose own action in this segment is a strike at *author* (ALT-SPE-037)."""
    free = _at_hand(state, who)
    return [each for each in free if each.up and each.aim is not None and aim_parts(each.aim)[0] == author.id]


def questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those who can oppose something."""
    found = []
    for special, ident in to_ask(state):
        made = question(state, state.combatants[ident], special)
        if made is not None:
            found.append(made)
    return found


def question(state: AlternatifState, who: Combatant, special: Special) -> Decision | None:
    """Attack, parry, a special action, nothing; then, with two weapons, whether the other one parries too. None: he has
    nothing to oppose."""
    author = state.combatants[special.author]
    strikes, parries = attackers(state, who, author), parriers(state, who, author)
    if not strikes and not parries:
        return None
    riposte = details.able(state, who, [(author, each) for each in strikes])
    options = [f"{ATTACK}/{each.arm.hand}" for each in strikes]
    options += [f"{PARRY}/{each.arm.hand}" for each in parries]
    first = Field("oppose", (*options, *((details.SPECIAL,) if riposte else ()), NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        fields = [first]
        chosen = partial.get("oppose")
        hand: str | None = None
        if chosen == details.SPECIAL:
            more = details.fields(state, who, riposte, partial)
            fields += more
            if not riposte or any(partial.get(each.name) not in each.options for each in more):
                return tuple(fields)
            hand = details.chosen(riposte, partial)[1].arm.hand
        elif chosen in options and chosen is not None:
            hand = chosen.partition("/")[2]
        if hand is not None:
            others = tuple(f"{PARRY}/{each.arm.hand}" for each in parries if each.arm.hand != hand)
            if others:
                fields.append(Field("also", (*others, NOTHING)))
        return tuple(fields)

    manoeuvre = special.manoeuvre
    aimed = None if manoeuvre.piece is None else who.holds(manoeuvre.piece)
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "author": author.id,
        "special": manoeuvre.kind,
        "aimed": None if aimed is None else aimed.arm.weapon,
        "reflex": who.reflex,
        "weapons": len({each.arm.hand for each in (*strikes, *parries)}),
        "count": _unanswered(state).count(who.id),
        "suggested_also": NOTHING,
        "busy": is_busy(who),
    }
    for each in strikes:
        about[f"{ATTACK}/{each.arm.hand}.weapon"] = each.arm.weapon
    for each in parries:
        about[f"{PARRY}/{each.arm.hand}.weapon"] = each.arm.weapon
        about[f"{PARRY}/{each.arm.hand}.cost"] = parry_cost(who, each, state)
        about[f"{PARRY}/{each.arm.hand}.pending"] = each.pending
    about.update(details.facts(who, [(author, each) for each in strikes]))
    default = {"oppose": first.options[0]}
    if any(f"{PARRY}/{each.arm.hand}" != first.options[0] for each in parries) and len(form(default)) > 1:
        default["also"] = NOTHING
    if state.settings.reflex_save == "no_weapon":
        # Whoever looks ahead reckons with what holds in silence: beside a free weapon nobody saves.
        about["meant"] = default["oppose"]
    key = f"{key_of(state, who, 'oppose')}:{special.id}"
    return Decision(key, "oppose", who.id, (first,), default, about, form)


def riposte_of(state: AlternatifState, who: Combatant, author: Combatant, choice: Choice) -> tuple[Manoeuvre, Wielded]:
    """The special action that a complete *choice* answers with."""
    pairs = [(author, each) for each in attackers(state, who, author)]
    return details.chosen(details.able(state, who, pairs), choice)


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
        made = yield from rolls.check(
            scene, "special", throw, why=f"special-{special.hand}", worth=partial(_succeeds, special, ())
        )
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


Faces: TypeAlias = Sequence[Opposed]
"""What opposes an attempt with each face of a die."""


def _succeeds(special: Special, foreseen: Sequence[Faces], state: AlternatifState, one: Check) -> Judge:
    """How likely *special* succeeds with each face of such a check: against what opposes it by now, what is *foreseen*
    to oppose it, and the saves of all others."""
    against = opposition(state, special)
    facing = {*special.armed, *(each.who for each in against), *(each[0].who for each in foreseen)}
    saves = [_saves(state, ident, special) for ident in special.against if ident not in facing]

    def judge(face: int) -> float:
        made = evolve(special, face=face, total=one.total - one.face + face)
        if face == 1 or any(withstands(made, each) for each in against):
            return 0.0
        return prod(1 - sum(withstands(made, each) for each in faces) / len(faces) for faces in (*foreseen, *saves))

    return judge


def trial(state: AlternatifState, special: Special, foreseen: Sequence[Faces]) -> Odds:
    """What is rolled for *special*, against what opposes it by now and what is *foreseen* to; of others who attempt
    something at the same moment those count whose dice are cast before."""
    for each in state.specials:
        if each.id == special.id:
            break
        mutual = each.author in special.against and special.author in each.against
        if mutual and not each.face and not each.settled and faces(special, each.hand):
            one = rolls.made(state, "special", thrown(each), 1)
            foreseen = (*foreseen, shown(one, Opposed(each.author, "special", each.hand, 0, 0)))
    return rolls.trial(state, "special", thrown(special), partial(_succeeds, special, foreseen))


def _saves(state: AlternatifState, ident: str, special: Special) -> Faces:
    """The reflex saves of *ident* against *special*."""
    return shown(rolls.made(state, "reflex", Throw(ident, special.author), 1), Opposed(ident, "save", None, 0, 0))


def shown(one: Check, by: Opposed) -> Faces:
    """*by* with each face of a check that is *one* with some face."""
    critical = one.law.critical if by.by == "parry" else (20,)
    return [
        evolve(by, total=one.total - one.face + face, face=face, sure=by.by != "special" and face in critical)
        for face in rolls.FACES
    ]


def resists(special: Special, hand: Hand, who: str, state: AlternatifState, one: Check) -> Judge:
    """How likely the parry of *who* with *hand* stops *special*, whose die is still to be cast, with each face."""
    cast = rolls.made(state, "special", thrown(special), 1)
    against = [evolve(special, face=face, total=cast.total - 1 + face) for face in rolls.FACES]
    parries = shown(one, Opposed(who, "parry", hand, 0, 0))
    return lambda face: sum(each.face == 1 or withstands(each, parries[face - 1]) for each in against) / len(against)


def _save(scene: Scene[AlternatifState], ident: str, special: Special) -> Action:
    def worth(state: AlternatifState, one: Check) -> Judge:
        saves = shown(one, Opposed(ident, "save", None, 0, 0))
        return lambda face: float(withstands(special, saves[face - 1]))

    made = yield from rolls.check(scene, "reflex", Throw(ident, special.author), why="reflex", worth=worth)
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
    return [each for each in found if each.parried not in removed and faces(special, each.hand)]


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
