"""The form of a declaration: what may be declared, field by field, and the declaration that an answer makes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, cast, get_args

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile import initiative as places
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.declaring.actions import (
    ANYBODY,
    DOINGS,
    HOLDS,
    READY,
    SPECIAL,
    TRIGGER,
    WAITS,
    Outlook,
    check,
    spelt_out,
)
from bot.rulesets.percentile.declaring.declarations import (
    ActionDeclared,
    DeclarationAmended,
    IntentionShown,
    decision,
    granted,
)
from bot.rulesets.percentile.postures import shown
from bot.rulesets.percentile.rounds import PhaseReached
from bot.rulesets.percentile.state import (
    ActionKind,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Seeming,
    Trigger,
    takes_part,
)
from bot.rulesets.percentile.state.conditions import CHOKES
from bot.rulesets.shared.actions import Blanks, Form

NONE = "none"
MANNERS = ("aim", "vital", "discreet", "two", "knock_out", "charge", "single")

_MANNERED: tuple[ActionKind, ...] = ("attack", "wrestling")
"""The actions of which a command says more than the posture."""


SILENCE: Mapping[str, str] = {"action": "nothing", "posture": NONE}
"""What is done, and in no posture, when nothing is said (PCT-DEC-007)."""
AGAIN, FEINT, REALLY = "again", "feint", "really"
"""What the question offers beside the actions: last round's declaration once more; and, of the game master's people,
to say first what they seem to be doing (PCT-DEC-004), then what they do (*REALLY*)."""
SEEMINGS: tuple[Seeming, ...] = get_args(Seeming)


def kind_of(action: str) -> ActionKind:
    """The kind of what the form offers as *action*."""
    return cast(ActionKind, "attack" if action == SPECIAL else action)


def declaration(
    state: PercentileState, who: Fighter, *, typed: bool = False, whole: bool = False, unasked: bool = False
) -> Decision:
    """Action, whom or what, posture; `special` is an attack whose manner (`how`) is asked as well. Nothing is done when
    nothing is said. *unasked*: without what only the question offers. *typed*: as a command takes it, which has no
    blank for the posture: `how` may name that as well; *whole*: whatever would be refused, too."""
    at = Outlook(state, who)
    possible = at.kinds
    # Beside the plain attack stands the one whose manner is asked. Whoever shoots, and cannot, does not go at somebody
    # with his fists for that: he says with what (PCT-FUM-008).
    plain = typed or whole or not at.bereft
    attacks = (SPECIAL,) if not plain else ("attack", SPECIAL) if typed or _mannered(at) else ("attack",)
    kinds = [*possible, *(each for each in DOINGS if each not in possible)] if whole else possible
    offered = [each for kind in kinds for each in (attacks if kind == "attack" else (kind,))]
    asks = partial(_typed_blanks, whole=whole) if typed else _blanks
    blanks: dict[str, Blanks] = {each: partial(asks, at, each) for each in offered}
    again = None if typed or unasked else repeated(state, who)
    if not (typed or unasked or who.pc):
        blanks[FEINT] = partial(_feigned, at, offered)
    form = Form(blanks if again is None else {AGAIN: (), **blanks})
    foes = [each.id for each in at.foes]
    about: dict[str, Scalar] = {
        "round": state.round,
        "weapon": who.main.weapon,
        "second": None if who.second is None else who.second.weapon,
        "suggested_posture": who.last_posture or NONE,
        "suggested_target": who.last_target if who.last_target in foes else (foes[0] if foes else None),
        "suggested_action": offered[0],
        "psy": who.psy,
        "defensive.guard": legal.guard_of(state, who),
    }
    if state.settings.wrestling_roll == "text":
        # No skill is rolled for a hold: Offensive makes it no better.
        about["offensive.grips"] = True
    if CHOKES(who) and state.settings.wrestling_roll == "text":
        about["chokes"] = True
    if again is not None:
        about[f"{AGAIN}.action"] = again.kind
        about[f"{AGAIN}.target"] = again.target
        about[f"{AGAIN}.posture"] = again.posture
        about[f"{AGAIN}.cast"] = again.spell
        about[f"{AGAIN}.manners"] = again.manners
    said = [each for kind in _MANNERED for each in _typed(at, kind, whole=whole)] if typed else options(at)
    for manner in [*said, NONE, *WAITS[:2], *READY] if typed else said:
        about[f"{manner}.manners"] = manner.replace("+", ", ")
    for spell in who.spells:
        about[f"{spell.spell}.spell"] = spell.spell
        cost, focused = (legal.cost_of(who, spell, posture) for posture in (None, "focus"))
        about[f"{spell.spell}.cost"] = cost
        # The posture is chosen after the spell: what is paid then is said now (PCT-POS-002).
        about[f"{spell.spell}.focused"] = None if focused == cost else focused
    for weapon in who.carried:
        about[f"{weapon.weapon}.drawn"] = weapon.weapon
    key = f"{who.id}:declare:{state.round}"
    usual = {"action": SILENCE["action"]} if at.posed else dict(SILENCE)
    return Decision(key, "declare", who.id, (form.action,), usual, about, form)


def repeated(state: PercentileState, who: Fighter) -> Declaration | None:
    """Last round's declaration of *who*, if he may make it again; what the game master granted then is asked anew."""
    if who.last_said is None or who.last_said.kind == "nothing":
        return None
    said, at = evolve(who.last_said, granted=None, penalty=None), Outlook(state, who)
    if at.posed:
        said = evolve(said, posture=who.posture)
    try:
        check(state, who, said)
    except Refused:
        return None
    return said


def _feigned(at: Outlook, offered: Sequence[str], given: Choice) -> tuple[Field, ...]:
    """What it seems to be, what it is, and what is asked about that (PCT-DEC-004)."""
    fields = (Field("seems", SEEMINGS), Field(REALLY, tuple(offered)))
    really = given.get(REALLY)
    return fields if really is None or really not in offered else (*fields, *_blanks(at, really, given))


def _blanks(at: Outlook, said: str, given: Choice) -> tuple[Field, ...]:
    """What is asked about the action *said*."""
    kind = kind_of(said)
    fields = _objects(at, kind, given, which=said == SPECIAL or "with" in given)
    if said == SPECIAL and (arms := _mannered(at)):
        fields = [Field(each.name, arms) if each.name == "with" else each for each in fields]
    if kind == "attack" and (said == SPECIAL or "how" in given) and (how := tuple(options(at, given))):
        fields.append(Field("how", how))
    return _posed(at, kind, given, fields)


def _mannered(at: Outlook) -> tuple[str, ...]:
    """What he can attack with in some manner or other: in Offensive, where no aim is taken, perhaps nothing."""
    return tuple(arm for arm in at.arms if options(at, {"with": arm}))


COLOUR, SEEMS = 3, 2
"""From how many words on they are somebody's own, and not a manner with a mistake in it."""


def _typed_blanks(at: Outlook, said: str, given: Choice, *, whole: bool) -> tuple[Field, ...]:
    """As a command takes it, which has one blank for whatever is used, spells too, and one for manners, postures, what
    is waited for."""
    kind = kind_of(said)
    fields = _objects(at, kind, given, which=True) if kind in at.kinds else []
    fields = [Field("with", each.options) if each.name in ("spell", "weapon") else each for each in fields]
    if whole:
        fields = _anybody(at, kind, fields)
    if kind == "wait" and fields and "waits" not in given:
        waits = tuple(each for each in fields[0].options if each != "reaction")
        how = Field("how", (*waits, "anticipating"))
        return (how,) if given.get("how") in waits else (*fields, how)
    if (not DOINGS[kind].keeps or "how" in given) and (manners := _typed(at, kind, whole=whole)):
        # Words that nobody has a rule for are colour; of the game master's people, what they seem to do (PCT-DEC-003).
        colour = 0 if DOINGS[kind].in_words else COLOUR if at.who.pc and kind == "attack" else 0 if at.who.pc else SEEMS
        fields.append(Field("how", tuple(manners), free=DOINGS[kind].in_words, beside="posture", own_words=colour))
    return _posed(at, kind, given, fields)


def _anybody(at: Outlook, kind: ActionKind, fields: list[Field]) -> list[Field]:
    """*fields*, with everybody whom one may speak of as the target of an action against somebody, and whatever there is
    to attack with."""
    who = at.who
    there = at.state.fighters.values()
    others = tuple(e.id for e in there if e.id != who.id and (not e.hidden or e.side == who.side))
    found = [each for each in fields if each.name not in ("target", "with") or not DOINGS[kind].hostile]
    if DOINGS[kind].hostile and others:
        found.append(Field("target", others))
    if kind == "attack":
        hands: tuple[Arm, ...] = ("main", "second") if who.second is not None else ("main",)
        found.append(Field("with", (*hands, *(each for each in at.arms if each not in hands))))
    return found


def _objects(at: Outlook, kind: ActionKind, given: Choice, *, which: bool) -> list[Field]:
    arms = tuple(at.arms) if kind == "attack" and which else ()
    named = len(arms) > 1 or (arms and "with" in given)
    return [*([Field("with", arms)] if named else []), *DOINGS[kind].asks(at, given)]


def _posed(at: Outlook, kind: ActionKind, given: Choice, fields: list[Field]) -> tuple[Field, ...]:
    """*fields* and the posture; where only one posture goes with it, `completed` takes that."""
    postures = tuple(each or NONE for each in _postures(at, kind, given))
    asked = len(postures) > 1 and not DOINGS[kind].keeps
    return (*fields, *([Field("posture", postures)] if asked or "posture" in given else []))


def _typed(at: Outlook, kind: ActionKind, *, whole: bool) -> list[str]:
    """What `how` may say of an action of *kind* in a command: a manner or a hold, a posture, or both; *whole*: what
    would be refused, too."""
    postures = [each or NONE for each in _postures(at, kind)]
    if whole:
        postures = [*postures, *(each for each in get_args(Posture) if each not in postures)]
    if len(postures) < 2:
        # Where only one goes with it nobody says "none".
        postures = [each for each in postures if each != NONE]
    # What is asked for least comes last.
    postures.sort(key=lambda each: each == NONE)
    if kind == "wrestling":
        return [*HOLDS, *postures, *(f"{hold}+{each}" for hold in HOLDS for each in postures)]
    if kind != "attack":
        return postures
    manners = options(at, whole=whole)
    pairs = [(a, b) for a in manners for b in postures if whole or "discreet" not in a or b != "offensive"]
    # Short ones first: what is longer is typed by those who know it.
    pairs.sort(key=lambda pair: pair[0].count("+"))
    return [*manners, *postures, *(f"{a}+{b}" for a, b in pairs)]


def _postures(at: Outlook, kind: ActionKind, given: Choice | None = None) -> list[Posture | None]:
    """The postures of an action, last round's first (PCT-POS-001): no Offensive unseen (PCT-ATK-004), for a spell those
    in which it can be paid (PCT-POS-013)."""
    who, given = at.who, given or {}
    found = list(at.postures(kind))
    if "discreet" in given.get("how", "").split("+"):
        found = [each for each in found if each != "offensive"]
    spell = legal.spell_named(who, given.get("spell")) if kind == "cast" else None
    if spell is not None:
        found = [each for each in found if legal.cost_of(who, spell, each) <= who.psy]
    return sorted(found, key=lambda each: each != who.last_posture)


def options(at: Outlook, given: Choice | None = None, *, whole: bool = False) -> list[str]:
    """The manners of an attack that may be added to it, one or several joined by `+`; *whole*: whatever would be
    refused, too."""
    who = at.who
    chosen = at.arm(given or {})
    arm = legal.arm_of(who, chosen)
    apart = {
        "two": not (legal.has_pair(who, chosen) and who.usable("second", at.state.round)),
        "knock_out": not legal.knocks_out(arm),
        "charge": not who.mounted or arm.ranged,
        "single": who.soldiers is None,
        "discreet": at.posed and who.posture == "offensive",
    }
    single = [each for each in MANNERS if whole or not apart.get(each)]
    barred = [{"aim", "vital"}]
    if not whole and who.second is not None and not legal.knocks_out(who.second):
        barred.append({"two", "knock_out"})
    found = [*single, *(f"{a}+{b}" for a, b in combinations(single, 2) if {a, b} not in barred)]
    if not whole and at.state.settings.aim == "back_or_opportunity_only":
        found = [each for each in found if "discreet" in each or not {"aim", "vital"} & set(each.split("+"))]
    return found


def manners(how: Collection[str]) -> dict[str, Any]:
    """What the manners *how* of an attack make of a declaration."""
    aim = "vital" if "vital" in how else "precise" if "aim" in how else "none"
    return {"aim": aim, **{each: each in how for each in MANNERS[2:]}}


def announced(state: PercentileState, who: Fighter, choice: Choice) -> Declaration:
    """What *who* declares with a complete *choice* of the form."""
    if choice["action"] == AGAIN and (said := repeated(state, who)) is not None:
        return said
    said = made(spelt_out(who.id, choice))
    if DOINGS[said.kind].keeps and "posture" not in choice and who.last_posture in DOINGS[said.kind].postures(state):
        said = evolve(said, posture=who.last_posture)
    return completed(state, who, said)


def made(choice: Choice) -> Declaration:
    """The declaration that a complete *choice* of the form makes."""
    action = choice["action"]
    kind = kind_of(choice[REALLY] if action == FEINT else action)
    posture, waits = choice.get("posture", NONE), choice.get("waits")
    trigger = None
    if waits == "reaction":
        whom = choice.get("whom", ANYBODY)
        trigger = Trigger(choice["on"], choice["deed"], None if whom == ANYBODY else whom)
    target = choice.get("target")
    return Declaration(
        kind=kind,
        target=None if target in (NOTHING, TRIGGER) else target,
        posture="anticipating" if kind == "wait" else None if posture == NONE else cast(Posture, posture),
        arm="main" if kind == "draw" else cast(Arm, choice.get("with", "main")),
        drawn=choice.get("weapon", choice.get("with")) if kind == "draw" else None,
        hold=cast(Any, choice.get("hold")),
        spell=choice.get("spell"),
        waits=cast(Any, waits),
        trigger=trigger,
        reaction=cast(ActionKind, choice["reaction"]) if trigger is not None else None,
        seems=cast("Seeming | None", choice.get("seems")),
        **manners((choice.get("how") or "").split("+")),
    )


def completed(state: PercentileState, who: Fighter, said: Declaration) -> Declaration:
    """*said*, which the form has found legal; where only one posture goes with it, that one is taken with it, and where
    the main weapon cannot be used, or does not reach, whatever else there is (PCT-FUM-003)."""
    arms = legal.arms(state, who)
    target = state.fighters.get(said.target or "")
    if said.kind == "attack" and target is not None:
        # What he meant to strike with may be too short for whom another weapon of his reaches.
        arms = [each for each in arms if legal.may_attack(state, who, target, each)] or arms
    if "attack" in (said.kind, said.reaction) and arms and said.arm not in arms:
        said = evolve(said, arm=arms[0])
    allowed = _postures(Outlook(state, who), said.kind, {} if said.spell is None else {"spell": said.spell})
    return said if said.posture in allowed else evolve(said, posture=allowed[0])


# ---- Everybody says what he does, in any order, until the last one has spoken (PCT-DEC).


def awaited(state: PercentileState) -> list[Fighter]:
    """Those who take part and have not declared (PCT-DEC-001)."""
    return [
        each
        for each in state.fighters.values()
        if each.declaration is None and not each.out and takes_part(state, each.id) and each.id in state.order
    ]


def questions(state: PercentileState) -> Iterator[Decision]:
    """What everybody is asked who has not declared; the game master about discreet attacks and vital parts. Each is
    made when it is come to: where an autopilot declares at once, the others' are made once only."""
    if state.opportunities or places.stale(state):
        # They come first: what stands asked is asked again after them (PCT-ATK-005, PCT-INI-007).
        return
    asked = awaited(state)
    if not all(who.hidden and who.temperament is None for who in asked):
        # Who is hidden, and played by a person, speaks while the others do: a round that waited for him alone would
        # tell that he is there.
        for who in asked:
            yield declaration(state, who)
    for who in state.fighters.values():
        # About his own people the game master is asked in their turn: nobody is to learn of it before (PCT-DEC-004).
        if who.declaration is not None and not who.out and who.pc:
            grant = decision(who.id, who.declaration, str(state.round))
            if grant is not None:
                yield grant


def declare(scene: Scene[PercentileState], ident: str, said: Declaration, by: str = "player") -> Action:
    """*said* is what *ident* does this round; of the game master's people others see what they seem to be doing."""
    who = scene.now.fighters[ident]
    second = who.second.weapon if said.arm == "second" and who.second is not None else None
    yield from tell(ActionDeclared(ident, said, "gm" if by == "gm" else "player", second))
    if not who.pc and not who.hidden:
        yield from tell(IntentionShown(ident, seeming(said), said.hint))


def seeming(said: Declaration) -> Seeming:
    """What somebody seems to be doing where no word of the game master's says it (PCT-DEC-004): what he feigns, else
    what others take the action for."""
    return said.seems or DOINGS[said.kind].seems


def declarations(scene: Scene[PercentileState]) -> Action:
    """Ask; lock when nobody is awaited any more (PCT-DEC-001, -006)."""
    if next(questions(scene.now), None) is None:
        yield from lock(scene)
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident, kind = key.split(":")[:2]
    if kind in ("discreet", "vital"):
        yield from tell(DeclarationAmended(ident, *granted(scene.now, choice)))
    elif (who := scene.now.fighters[ident]).declaration is None:
        yield from declare(scene, ident, announced(scene.now, who, choice))


def lock(scene: Scene[PercentileState]) -> Action:
    """The declarations stand; postures and defences take effect for everybody at once (PCT-RND-006). Those of the
    players' characters are told, others when they first matter (PCT-POS-001)."""
    yield from tell(PhaseReached("breaking"))
    for who in list(scene.now.fighters.values()):
        if who.pc and takes_part(scene.now, who.id):
            yield from shown(scene, who.id)
