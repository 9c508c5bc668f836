"""The form of a declaration: what may be declared, field by field, and the declaration that an answer makes."""

from __future__ import annotations

from typing import cast

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.values import evolve
from bot.rulesets.percentile.declaring import legal
from bot.rulesets.percentile.state import (
    ActionKind,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Trigger,
    allies,
    enemies,
    takes_part,
)

NONE = "none"
SPECIAL = "special"
"""An attack in a manner of its own (aimed, discreet, with two weapons, …), as the form offers it."""
HOLDS = ("immobiliser", "jeter", "etrangler")
WAITS = ("energie", "bonus", "reaction")


ANYBODY, NOTHING = "anybody", "-"


WHATS = ("attaque", "sort", "deplacement", "fuir", "anything", "word")


def declaration(state: PercentileState, who: Fighter, *, typed: bool = False) -> Decision:
    """Action, whom or what, posture; `special` is an attack whose manner (`how`) is asked as well. Nothing is done when
    nothing is said. *typed*: as a command takes it, which has no blank for the posture: `how` may name that as well."""
    kinds = legal.kinds(state, who)
    action = Field("action", _actions(kinds))

    def form(partial: Choice) -> tuple[Field, ...]:
        said = partial.get("action")
        if said is None or said not in action.options:
            return (action,)
        kind = cast(ActionKind, "attaque" if said == SPECIAL else said)
        arms = tuple(legal.arms(state, who)) if kind == "attaque" else ()
        if len(arms) > 1 and (typed or said == SPECIAL or "with" in partial):
            fields = [action, Field("with", arms), *_objects(state, who, kind, partial)]
        else:
            fields = [action, *_objects(state, who, kind, partial)]
        if typed:
            # A command has one blank for whatever is used, spells too.
            fields = [Field("with", each.options) if each.name == "spell" else each for each in fields]
        postures = tuple(each or NONE for each in _postures(state, who, kind, partial))
        if typed and (manners := _typed(state, who, kind)):
            fields.append(Field("how", tuple(manners)))
        elif kind == "attaque" and (said == SPECIAL or "how" in partial):
            fields.append(Field("how", tuple(options(state, who, partial))))
        if len(postures) > 1 or "posture" in partial:
            # Where only one posture goes with it, `completed` takes that.
            fields.append(Field("posture", postures))
        return tuple(fields)

    foes = [each.id for each in enemies(state, who)]
    suggested = who.last_posture or NONE
    about: dict[str, Scalar] = {
        "round": state.round,
        "weapon": who.main.weapon,
        "second": None if who.second is None else who.second.weapon,
        "suggested_posture": suggested,
        "suggested_target": who.last_target if who.last_target in foes else (foes[0] if foes else None),
        "suggested_action": kinds[0],
        "psy": who.psy,
    }
    for manner in _typed(state, who, "attaque") if typed else options(state, who):
        about[f"{manner}.manners"] = manner.replace("+", ", ")
    for spell in who.spells:
        about[f"{spell.spell}.spell"] = spell.spell
        about[f"{spell.spell}.cost"] = legal.cost_of(who, spell, None)
    key = f"{who.id}:declare:{state.round}"
    return Decision(key, "declare", who.id, (action,), {"action": "rien"}, about, form)


def _actions(kinds: list[ActionKind]) -> tuple[str, ...]:
    """*kinds* as they are offered: beside the plain attack the one whose manner is asked."""
    return tuple(each for kind in kinds for each in ((kind, SPECIAL) if kind == "attaque" else (kind,)))


def _typed(state: PercentileState, who: Fighter, kind: ActionKind) -> list[str]:
    """What `how` may say of an action of *kind* in a command: a manner, a posture, or both; free words where the action
    is told in the player's own."""
    if kind in ("autre", "deplacement"):
        return []
    postures = [each for each in _postures(state, who, kind) if each is not None]
    if kind != "attaque":
        return list(postures) if len(postures) > 1 else []
    manners = options(state, who)
    pairs = [(a, b) for a in manners if "+" not in a for b in postures if (a, b) != ("discreet", "offensif")]
    return [*manners, *postures, *(f"{a}+{b}" for a, b in pairs)]


def _postures(
    state: PercentileState, who: Fighter, kind: ActionKind, partial: Choice | None = None
) -> list[Posture | None]:
    """The postures of an action, last round's first (PCT-POS-001): no Offensif unseen (PCT-ATK-004), for a spell those
    in which it can be paid (PCT-POS-013)."""
    found = list(legal.postures_for(state, kind))
    given = partial or {}
    if "discreet" in given.get("how", "").split("+"):
        found = [each for each in found if each != "offensif"]
    spell = legal.spell_named(who, given.get("spell")) if kind == "sort" else None
    if spell is not None:
        found = [each for each in found if legal.cost_of(who, spell, each) <= who.psy]
    if who.last_posture in found:
        found.remove(who.last_posture)
        found.insert(0, who.last_posture)
    return found


def _objects(state: PercentileState, who: Fighter, kind: ActionKind, partial: Choice) -> list[Field]:
    """What an action of *kind* is about."""
    foes = enemies(state, who)
    near = [each.id for each in foes if legal.may_wrestle(state, who, each)]
    match kind:
        case "attaque":
            arm = _arm(state, who, partial)
            struck = [each.id for each in foes if legal.may_attack(state, who, each, arm)]
            # With something else in hand somebody could be reached, or the action would not be offered.
            near = struck or [each.id for each in foes if legal.may_attack(state, who, each)]
            return [Field("target", tuple(near))]
        case "lutte":
            return [Field("target", tuple(near)), Field("hold", HOLDS)]
        case "esquive":
            return [Field("target", tuple(each.id for each in foes))]
        case "sort":
            known = tuple(each.spell for each in who.spells if legal.payable(state, who, each))
            there = [each for each in state.fighters.values() if not each.out and takes_part(state, each.id)]
            people = tuple(each.id for each in there if not each.hidden or each.id == who.id)
            return [Field("spell", known), Field("target", people)]
        case "attendre":
            fields = [Field("waits", WAITS if foes else WAITS[:2])]
            if partial.get("waits") == "reaction":
                fields += _reaction(state, who, partial)
            return fields
        case "deplacement":
            # Towards somebody who broke off, or just somewhere (PCT-DEF-014).
            apart = tuple(each.id for each in foes if each.has("desengage"))
            return [Field("target", (NOTHING, *apart))] if apart else []
        case "parade" | "rompre" | "fuir" | "degager" | "autre" | "rien":
            pass
    return []


def _reaction(state: PercentileState, who: Fighter, partial: Choice) -> list[Field]:
    """What a reaction waits for, and the action that it is (PCT-POS-007)."""
    others = tuple(e.id for e in state.fighters.values() if e.id != who.id and not e.out and not e.hidden)
    anybody = ("enemy", "ally") if allies(state, who) else ("enemy",)
    fields = [Field("on", (*anybody, *others)), Field("deed", WHATS)]
    if partial.get("deed") == "attaque":
        fields.append(Field("whom", (ANYBODY, who.id, *others)))
    possible = tuple(each for each in legal.kinds(state, who) if each in legal.REACTIONS)
    fields.append(Field("reaction", possible))
    kind = next((each for each in possible if each == partial.get("reaction")), None)
    # What was chosen before may have become impossible since: then it is chosen anew.
    return fields if kind is None else [*fields, *_objects(state, who, kind, partial)]


def _arm(state: PercentileState, who: Fighter, partial: Choice) -> Arm:
    """What an attack is made with: what was said, else the first thing that can be used."""
    found = legal.arms(state, who)
    given = partial.get("with")
    return next((each for each in found if each == given), found[0] if found else "main")


def options(state: PercentileState, who: Fighter, partial: Choice | None = None) -> list[str]:
    """The manners of an attack that may be added to it, one or several joined by `+`."""
    chosen = _arm(state, who, partial or {})
    arm = legal.arm_of(who, chosen)
    single = ["aim", "vital", "discreet"]
    if legal.has_pair(who, chosen) and who.usable("second", state.round):
        single.append("two")
    if legal.knocks_out(arm):
        single.append("knock_out")
    if who.mounted and not arm.ranged:
        single.append("charge")
    if who.soldiers is not None:
        single.append("single")
    barred = [{"aim", "vital"}]
    if who.second is not None and not legal.knocks_out(who.second):
        barred.append({"two", "knock_out"})
    pairs = [f"{a}+{b}" for at, a in enumerate(single) for b in single[at + 1 :] if {a, b} not in barred]
    found = [*single, *pairs]
    if state.settings.aim == "back_or_opportunity_only":
        found = [each for each in found if "discreet" in each or not {"aim", "vital"} & set(each.split("+"))]
    return found


def made(choice: Choice) -> Declaration:
    """The declaration that a complete *choice* of the form makes."""
    how = set((choice.get("how") or "").split("+")) - {""}
    posture = choice.get("posture", NONE)
    waits = choice.get("waits")
    kind = cast(ActionKind, "attaque" if choice["action"] == SPECIAL else choice["action"])
    if kind == "attendre":
        posture = "anticipatif"
    trigger = None
    if waits == "reaction":
        whom = choice.get("whom", ANYBODY)
        trigger = Trigger(choice["on"], choice["deed"], None if whom == ANYBODY else whom)
    target = choice.get("target")
    return Declaration(
        kind=kind,
        target=None if target == NOTHING else target,
        posture=None if posture == NONE else cast(Posture, posture),
        two="two" in how,
        aim="vital" if "vital" in how else "precise" if "aim" in how else "none",
        knock_out="knock_out" in how,
        charge="charge" in how,
        discreet="discreet" in how,
        single="single" in how,
        arm=cast(Arm, choice.get("with", "main")),
        hold=cast("None", choice.get("hold")),
        spell=choice.get("spell"),
        waits=cast("None", waits),
        trigger=trigger,
        reaction=cast("ActionKind", choice["reaction"]) if trigger is not None else None,
    )


def completed(state: PercentileState, who: Fighter, said: Declaration) -> Declaration:
    """*said*, which the form has found legal; where only one posture goes with it, that one is taken with it, and where
    the main weapon cannot be used, whatever else there is (PCT-FUM-003)."""
    arms = legal.arms(state, who)
    if "attaque" in (said.kind, said.reaction) and arms and said.arm not in arms:
        said = evolve(said, arm=arms[0])
    allowed = _postures(state, who, said.kind, {} if said.spell is None else {"spell": said.spell})
    return said if said.posture in allowed else evolve(said, posture=allowed[0])
