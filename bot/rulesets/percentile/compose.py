"""Commands with their arguments as notes. Names of people are ids already; what is wrong is said with what is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol, TypeAlias, cast, get_args

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.ruleset import only
from bot.kernel.values import fold
from bot.rulesets.percentile import checks, declaring, legal, notes
from bot.rulesets.percentile.checks import known
from bot.rulesets.percentile.settings import setting_value
from bot.rulesets.percentile.sheets import BELONGINGS
from bot.rulesets.percentile.state import (
    ActionKind,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Purpose,
    StatusKind,
    Temperament,
    Trigger,
    enemies,
    takes_part,
)
from bot.rulesets.shared import following, mustering

Args: TypeAlias = Mapping[str, Scalar]
LONGEST_DETAIL, LONGEST_HINT = 120, 200
POSTURES = ("none", *get_args(Posture))
TOOLS: Mapping[str, tuple[str, ...]] = {
    "surprise": ("who",),
    "advantage": ("who", "value"),
    "disadvantage": ("who", "value"),
    "modifier": ("value",),
    "once": ("who", "value"),
    "cover": ("who", "value"),
    "opportunity": ("who", "target"),
    "action": ("who",),
    "distance": ("who", "target", "value"),
    "swap": ("who", "target"),
    "mount": ("who",),
    "dismount": ("who",),
    "fall": ("who",),
    "hint": ("who", "words"),
    "shuffle": (),
    "close": (),
    "react": ("who",),
}
"""The game master's tools and the arguments that each of them needs."""
FATES: Mapping[str, StatusKind] = {"dead": "mort", "dying": "hors_combat", "unconscious": "assomme"}
STILL_UP = "up"
"""What may become of somebody at 0 hit points (PCT-DMG-010), each by its status; still up has none."""


UNTIL = ("used", "round", "combat")
"""How long an advantage or a disadvantage is kept."""
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("open", "variant"): ("combat", "battle", "pit"),
    ("npc-give", "temperament"): get_args(Temperament),
    ("npc-autopilot", "temperament"): get_args(Temperament),
    ("fix-status", "status"): get_args(StatusKind),
    ("fix-modifier", "skill"): (*checks.SCORES, "parade"),
    ("fix-fate", "fate"): (*FATES, STILL_UP),
    ("gm-tool", "tool"): tuple(TOOLS),
    ("gm-tool-advantage", "words"): UNTIL,
    ("gm-tool-disadvantage", "words"): UNTIL,
    ("gm-tool-modifier", "words"): (*checks.SCORES, "parade"),
    ("gm-tool-once", "words"): (*checks.SCORES, "parade"),
    ("gm-tool-opportunity", "words"): ("aim", "vital"),
    ("gm-tool-cover", "words"): ("all",),
    ("gm-dice", "why"): (
        *("initiative", "tie", *get_args(Purpose), "damage", "bonus", "arrows", "friend", "wall", "string", "mishap"),
        *("lethal", "asphyxia", "hours", "fall"),
    ),
}
"""What an option of a command may say, where it is one of a few codes."""


class Recruiter(Protocol):
    """Makes combatants of sheets and creatures (`recruit` does, from the catalogue)."""

    def player(self, state: PercentileState, args: Args) -> tuple[Fighter, ...]:
        """The character that *args* describes."""
        ...

    def renewed(self, state: PercentileState, args: Args) -> Fighter:
        """The character `who` made anew of his sheet."""
        ...

    def creatures(self, state: PercentileState, args: Args) -> tuple[Fighter, ...]:
        """The creatures that *args* names, numbered."""
        ...


def compose(state: PercentileState, command: str, by: int, args: Args, recruiter: Recruiter) -> Any:
    """The note for *command*.

    Raises `UnknownCommand`, and `Refused`: `argument-missing`, `not-a-number`,
    `not-among`, and what the particular command refuses.
    """
    if command == "join":
        return notes.Join(by, recruiter.player(state, args), gift=str(args.get("gift") or ""))
    if command == "renew":
        return notes.Renew(by, recruiter.renewed(state, args))
    if command == "fix-sheet" and recruiter is not None:
        fields = following.fields_of(args, BELONGINGS)
        record = recruiter.renewed(state, args) if fields else None
        return notes.FollowSheet(by, text(args, "who"), following.figures_of(args), fields=fields, record=record)
    if command == "npc-add":
        return notes.Join(by, recruiter.creatures(state, args), named=bool(args.get("name")))
    make = _COMMANDS.get(command)
    if make is None:
        raise UnknownCommand(command)
    return make(state, by, args)


def text(args: Args, name: str) -> str:
    """The argument *name* as text."""
    value = args.get(name)
    if value is None or value == "":
        raise Refused("argument-missing", argument=name)
    return str(value)


def number(args: Args, name: str, otherwise: int | None = None) -> int:
    """The argument *name* as a whole number."""
    value = args.get(name)
    if value is None or value == "":
        if otherwise is not None:
            return otherwise
        raise Refused("argument-missing", argument=name)
    found = bounds.signed(str(value))
    if found is None:
        raise Refused("not-a-number", argument=name, value=str(value)[:40])
    return found


def among(args: Args, name: str, options: tuple[str, ...], otherwise: str | None = None) -> str:
    """The argument *name*, one of *options*."""
    value = args.get(name)
    if value is None and otherwise is not None:
        return otherwise
    found = text(args, name)
    if found not in options:
        raise Refused("not-among", argument=name, value=found[:40], options=", ".join(options))
    return found


def _reason(args: Args) -> str:
    return str(args.get("reason") or "")[:200]


# ---- what people do


def _declare(state: PercentileState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    if who.out:
        raise Refused("percentile-out", name=who.name)
    if not takes_part(state, who.id):
        raise Refused("percentile-pit-rests", name=who.name)
    action = among(args, "action", (*get_args(ActionKind), declaring.SPECIAL), "attaque")
    kind = cast(ActionKind, "attaque" if action == declaring.SPECIAL else action)
    how = set(str(args.get("how") or "").replace(" ", "").split("+")) - {""}
    meant = sorted(how.intersection(get_args(Posture)))[:1]
    how -= set(meant)
    unknown = how - {"aim", "vital", "discreet", "two", "knock_out", "charge", "single"}
    detail = hint = ""
    if unknown and not who.pj and kind not in ("autre", "deplacement"):
        # Of the game master's people they say what others see meanwhile (PCT-DEC-004).
        hint, how = str(args.get("how"))[:LONGEST_HINT], how - unknown
    elif unknown and kind in ("autre", "deplacement", "attaque"):
        # Free words are kept as flavour and change nothing (PCT-DEC-003).
        detail, how = str(args.get("how"))[:LONGEST_DETAIL], how - unknown
    elif unknown:
        raise Refused("percentile-no-manner", value=", ".join(sorted(unknown))[:60])
    posture = among(args, "posture", POSTURES, next(iter(meant), _default_posture(state, who, kind)))
    waits = args.get("waits")
    trigger = None
    if waits == "reaction":
        whom = None if args.get("whom") is None else str(args["whom"])
        trigger = Trigger(text(args, "on"), among(args, "deed", declaring.WHATS), whom)
    spell = _spell(who, args) if "sort" in (kind, args.get("reaction")) else None
    target = None if args.get("target") is None else str(args["target"])
    said = Declaration(
        kind=kind,
        target=target or _only_target(state, who, kind, spell),
        posture=None if posture == "none" else cast(Posture, posture),
        two="two" in how,
        aim="vital" if "vital" in how else "precise" if "aim" in how else "none",
        knock_out="knock_out" in how,
        charge="charge" in how,
        discreet="discreet" in how,
        single="single" in how,
        arm=_arm(state, who, args) if "attaque" in (kind, args.get("reaction")) else "main",
        hold=cast(Any, args.get("hold")),
        spell=spell,
        waits=cast(Any, waits),
        trigger=trigger,
        reaction=cast(ActionKind, among(args, "reaction", legal.REACTIONS, "attaque")) if trigger is not None else None,
        detail=detail,
        hint=hint,
    )
    late = state.phase not in ("declaring", "opening") and who.player != by
    return notes.Declare(by, who.id, said, gm=late)


def _default_posture(state: PercentileState, who: Fighter, kind: ActionKind) -> str:
    """Last round's posture where the action allows it, else the first that goes with it."""
    allowed = legal.postures_for(state, kind)
    found = who.last_posture if who.last_posture in allowed else allowed[0]
    return found or "none"


def _only_target(state: PercentileState, who: Fighter, kind: ActionKind, spell: str | None) -> str | None:
    """Whom an action against somebody is meant for when nobody is named: the last target, or the only enemy."""
    if kind not in ("attaque", "lutte", "esquive") and not (kind == "sort" and legal.does_damage(who, spell)):
        return None
    foes = enemies(state, who)
    if any(each.id == who.last_target for each in foes):
        return who.last_target
    return foes[0].id if len(foes) == 1 else None


def _spell(who: Fighter, args: Args) -> str | None:
    given = args.get("spell") or args.get("with")
    if given is None:
        return who.spells[0].spell if len(who.spells) == 1 else None
    wanted = fold(str(given))
    for each in who.spells:
        if wanted in {each.spell, *(fold(name) for name in each.names.values())}:
            return each.spell
    return str(given)[:40]


def _strike(state: PercentileState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    if state.phase == "declaring" and (awaited := declaring.awaited(state)):
        # Nothing is resolved before everybody has spoken (PCT-RND-002).
        names = ", ".join(each.name for each in awaited if not each.hidden)
        raise Refused("percentile-not-all-declared", names=names or "–")
    raise Refused("percentile-by-itself", name=who.name)


def _hold(state: PercentileState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    waits = among(args, "until", ("energie", "bonus"), "bonus")
    return notes.Declare(by, who.id, Declaration("attendre", posture="anticipatif", waits=cast(Any, waits)))


def _release(state: PercentileState, by: int, args: Args) -> Any:
    target = None if args.get("target") is None else str(args["target"])
    return notes.Fire(by, text(args, "who"), target)


def _standby(state: PercentileState, by: int, args: Args) -> Any:
    return notes.Declare(by, text(args, "who"), Declaration("rien"))


def _means(state: PercentileState, by: int, args: Args) -> None:
    """No note at all: an attack is made with what is in hand; its manners are options of the declaration."""
    _arm(state, known(state, text(args, "who")), args)


def _arm(state: PercentileState, who: Fighter, args: Args) -> Arm:
    """What `with` names: a hand, or its weapon by name."""
    given = args.get("with")
    if given is None:
        return "main"
    wanted = fold(str(given))
    arms = {each: legal.arm_of(who, each) for each in (*legal.arms(state, who), "main")}
    for arm, weapon in arms.items():
        if wanted in {arm, weapon.weapon, *(fold(name) for name in weapon.names.values())}:
            return arm
    weapons = ", ".join(dict.fromkeys(each.weapon for each in arms.values()))
    raise Refused("percentile-other-weapon", name=who.name, weapons=weapons)


# ---- the game master's hand


def _give(state: PercentileState, by: int, args: Args) -> Any:
    temperament = None
    if args.get("temperament") is not None:
        temperament = cast(Temperament, among(args, "temperament", get_args(Temperament)))
    player = None if args.get("player") is None else number(args, "player")
    return notes.HandOver(by, text(args, "who"), player, temperament)


def _autopilot(state: PercentileState, by: int, args: Args) -> Any:
    temperament = cast(Temperament, among(args, "temperament", get_args(Temperament), "steady"))
    return notes.HandOver(by, text(args, "who"), None, temperament)


def _status(state: PercentileState, by: int, args: Args) -> Any:
    status = cast(StatusKind, among(args, "status", get_args(StatusKind)))
    on = among(args, "state", ("on", "off"), "on") == "on"
    other = None if args.get("other") is None else str(args["other"])
    return notes.SetStatus(by, text(args, "who"), status, on, None, other)


def _fate(state: PercentileState, by: int, args: Args) -> Any:
    """What becomes of somebody at 0 hit points (PCT-DMG-010)."""
    fate = among(args, "fate", (*FATES, STILL_UP))
    if fate == STILL_UP:
        return notes.SetStatus(by, text(args, "who"), "hors_combat", on=False)
    return notes.SetStatus(by, text(args, "who"), FATES[fate])


def _setting(state: PercentileState, by: int, args: Args) -> Any:
    name = text(args, "name")
    return notes.SetSetting(by, name, setting_value(name, args.get("value")))


def _tool(state: PercentileState, by: int, args: Args) -> Any:
    tool = among(args, "tool", tuple(TOOLS))
    for each in TOOLS[tool]:
        if each not in ("value",):
            text(args, each)
    return _TOOLS[tool](state, by, args)


def _hint(state: PercentileState, by: int, args: Args) -> Any:
    """What a character of the game master's seems to be doing, in his own words (PCT-DEC-004)."""
    return notes.ShowIntention(by, text(args, "who"), text(args, "words")[:LONGEST_HINT])


def _rerolls(by: int, args: Args, kind: Literal["advantage", "disadvantage"]) -> Any:
    """`words` says how long it is kept; the end of the combat is the end of everything (PCT-ADV-001)."""
    brief = among(args, "words", UNTIL, UNTIL[0]) == "round"
    return notes.SetRerolls(by, text(args, "who"), kind, number(args, "value", 1), "round" if brief else "used")


def _modifier(state: PercentileState, by: int, args: Args, *, once: bool = False) -> Any:
    skill = None if args.get("words") in (None, "") else str(args["words"])
    against = None if args.get("target") is None else str(args["target"])
    who = text(args, "who") if once or args.get("who") is not None else None
    return notes.SetModifier(by, who, number(args, "value"), skill, against, once)


def _fix_modifier(state: PercentileState, by: int, args: Args) -> Any:
    """The tools `modifier` and `once` under one command: `skill` what it counts for, `target` against whom."""
    once = args.get("lasting") == "once"
    given = {**args, "words": args.get("skill")}
    if args.get("skill") is not None:
        among(args, "skill", (*checks.SCORES, "parade"))
    return _modifier(state, by, given, once=once)


def _opportunity(state: PercentileState, by: int, args: Args) -> Any:
    """`words` says whether it is aimed (`aim`, `vital`), the value how hard the vital part is to hit (PCT-ATK-007)."""
    how = among(args, "words", ("aim", "vital"), "-")
    penalty = None
    if how == "vital":
        penalty = -abs(number(args, "value", -legal.LEAST_VITAL))
    aim: Literal["none", "precise", "vital"] = "vital" if how == "vital" else "precise" if how == "aim" else "none"
    return notes.GiveOpportunity(by, text(args, "who"), text(args, "target"), aim, penalty)


def _cover(state: PercentileState, by: int, args: Args) -> Any:
    every = str(args.get("words") or "") in ("all", "toutes", "tout")
    return notes.SetCover(by, text(args, "who"), -abs(number(args, "value")), every)


def _distance(state: PercentileState, by: int, args: Args) -> Any:
    value = None if args.get("value") in (None, "") else number(args, "value")
    return notes.SetDistance(by, text(args, "who"), text(args, "target"), value)


_TOOLS: dict[str, Callable[[PercentileState, int, Args], Any]] = {
    "surprise": lambda state, by, args: notes.SaySurprise(by, text(args, "who"), number(args, "value", 1) != 0),
    "advantage": lambda state, by, args: _rerolls(by, args, "advantage"),
    "disadvantage": lambda state, by, args: _rerolls(by, args, "disadvantage"),
    "modifier": _modifier,
    "once": lambda state, by, args: _modifier(state, by, args, once=True),
    "cover": _cover,
    "opportunity": _opportunity,
    "action": lambda state, by, args: notes.GrantAction(by, text(args, "who")),
    "distance": _distance,
    "swap": lambda state, by, args: notes.SwapPlaces(by, text(args, "who"), text(args, "target")),
    "mount": lambda state, by, args: notes.SayMounted(
        by, text(args, "who"), on=True, mount=None if args.get("target") is None else str(args["target"])
    ),
    "dismount": lambda state, by, args: notes.SayMounted(by, text(args, "who"), on=False),
    "fall": lambda state, by, args: notes.SayMounted(by, text(args, "who"), on=False, fall=True),
    "hint": _hint,
    "shuffle": lambda state, by, args: notes.Shuffle(by),
    "close": lambda state, by, args: notes.CloseDeclarations(by),
    "react": _release,
}


def _reveal(state: PercentileState, by: int, args: Args) -> Any:
    only(args, "who")
    return notes.Reveal(by, text(args, "who"))


_COMMANDS: dict[str, Callable[[PercentileState, int, Args], Any]] = {
    "declare": _declare,
    "means": _means,
    "standby": _standby,
    "strike": _strike,
    "hold": _hold,
    "release": _release,
    "orders": lambda state, by, args: notes.Order(by, text(args, "who"), text(args, "matter"), text(args, "order")),
    "leave": lambda state, by, args: notes.Leave(by, text(args, "who")),
    "npc-remove": lambda state, by, args: notes.Remove(by, text(args, "who")),
    "npc-hide": lambda state, by, args: notes.Hide(by, text(args, "who")),
    "npc-reveal": _reveal,
    "npc-give": _give,
    "npc-side": lambda state, by, args: mustering.ChangeSide(by, text(args, "who"), text(args, "side")),
    "npc-group": lambda state, by, args: mustering.renamed(by, state.fighters.values(), args),
    "npc-autopilot": _autopilot,
    "fix-set": lambda state, by, args: notes.SetField(
        by, text(args, "who"), text(args, "field"), number(args, "value"), _reason(args)
    ),
    "fix-damage": lambda state, by, args: notes.Damage(by, text(args, "who"), number(args, "amount"), _reason(args)),
    "fix-heal": lambda state, by, args: notes.Heal(by, text(args, "who"), number(args, "amount"), _reason(args)),
    "fix-status": _status,
    "fix-fate": _fate,
    "fix-initiative": lambda state, by, args: notes.SetField(
        by, text(args, "who"), "initiative", number(args, "segment"), _reason(args)
    ),
    "fix-modifier": _fix_modifier,
    "fix-back": lambda state, by, args: notes.Heal(by, text(args, "who"), 1, _reason(args)),
    "gm-settings": _setting,
    "gm-tool": _tool,
}
