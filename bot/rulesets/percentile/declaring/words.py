"""What people say of their declarations (`/declare`, `/hold`, `/standby`, …), and the game master of those of his
people."""

from __future__ import annotations

from typing import Any, Final, cast, get_args

from bot.kernel.decisions import NOTHING
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import evolve, fold
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.declaring.actions import (
    DOINGS,
    HOLDS,
    READY,
    SPECIAL,
    TRIGGER,
    WAITS,
    WHATS,
    Outlook,
    check,
    check_usable,
    drawable,
    spelt_out,
)
from bot.rulesets.percentile.declaring.declarations import IntentionShown
from bot.rulesets.percentile.declaring.forms import MANNERS, awaited, kind_of, manners
from bot.rulesets.percentile.people import able, known, unless_watching
from bot.rulesets.percentile.rounds import RESTS, FightProlonged, RoundStarted
from bot.rulesets.percentile.state import (
    ActionKind,
    Arm,
    Declaration,
    Fighter,
    PercentileState,
    Posture,
    Trigger,
    enemies,
)
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_text, optional, text
from bot.rulesets.shared.people import opened

PLACED = ("declaring", "breaking", "acting")
"""The steps of a round in which whoever has no place in its order does nothing (PCT-INI-010)."""
LONGEST_DETAIL, LONGEST_HINT = 120, 200
"""Characters of free words that are kept as flavour, or shown as what somebody seems to be doing."""
HINT = "hint"
DEFENCELESS: Final = ("offensive", "anticipating")
"""Postures in which one has no defence (PCT-POS-008, -010)."""
POSTURES = ("none", *get_args(Posture))


@word()
class Declare(Word):
    """What *who* does this round; changeable until the declarations are locked (PCT-DEC-001). *gm*: the game master
    replaces a locked one, as long as nothing of it is resolved (PCT-DEC-006)."""

    who: CombatantId
    declaration: Declaration
    gm: bool = False

    def check(self, state: PercentileState) -> None:
        opened(state)
        who = able(state, self.who)
        unless_watching(state, who)
        if state.phase in PLACED and who.id not in state.order:
            raise Refused("percentile-next-round", name=who.name)
        if state.phase != "declaring" and not self.gm and not opens(state):
            raise Refused("percentile-locked", name=who.name, why=_locked(state, who))
        if self.gm and who.acted and not _at_the_beginning(state, who):
            raise Refused("percentile-has-acted", name=who.name)
        if who.declaration is not None and _once_more(who.declaration, self._posed(state)):
            raise Refused("percentile-said-already", name=who.name)
        check(state, who, self._posed(state))

    def _posed(self, state: PercentileState) -> Declaration:
        """What is done, in the posture that holds (PCT-POS-001)."""
        who = state.fighters[self.who]
        return evolve(self.declaration, posture=who.posture) if Outlook(state, who).posed else self.declaration

    def take(self, scene: Scene[PercentileState]) -> Action:
        if opens(scene.now):
            yield from tell(FightProlonged(scene.now.round + 1))
            yield from tell(RoundStarted(scene.now.round + 1))
        yield from forms.declare(scene, self.who, self._posed(scene.now), "gm" if self.gm else "player")


def _locked(state: PercentileState, who: Fighter) -> str:
    """Why *who* can declare nothing now, as the refusal says it."""
    if state.phase in ("initiative", "ending"):
        return state.phase
    if state.phase in ("opening", "between"):
        return "between"
    if any(each.actor == who.id and each.occasion == "action" for each in state.turns):
        return "acting"
    return "acted" if who.acted else "declared"


def opens(state: PercentileState) -> bool:
    """Whether the next round opens with what somebody declares: none does by itself (PCT-RND-007)."""
    return RESTS(state) and state.settings.variant != "pit"


def _once_more(before: Declaration, said: Declaration) -> bool:
    """Whether *said* is what was declared *before*, whatever the game master has granted of it since: a button pressed
    twice, a command sent twice."""
    return evolve(before, granted=said.granted, penalty=said.penalty) == said


def _at_the_beginning(state: PercentileState, who: Fighter) -> bool:
    """Whether the turn of *who* has come and nothing of it is resolved yet (PCT-DEC-006)."""
    turn = state.turn
    return turn is not None and (turn.actor, turn.occasion, turn.step) == (who.id, "action", "begin")


@composed(command="declare")
def declare(state: PercentileState, by: int, args: Args) -> Declare:
    who = able(state, text(args, "who"))
    unless_watching(state, who)
    if args.get("waits") in READY:
        args = spelt_out(who.id, args)
    kind = kind_of(among(args, "action", (*DOINGS, SPECIAL), "attack"))
    how = set(str(args.get("how") or "").replace(" ", "").split("+")) - {""}
    meant = sorted(how.intersection(POSTURES))
    if kind == "wait" and "waits" not in args and (waits := how & {*WAITS[:2], *READY}):
        how -= waits
        kept = {name: args.get(name) for name in ("action", "posture", "presiding")}
        args = {**kept, **spelt_out(who.id, {"waits": waits.pop()})}
    hold = next((each for each in HOLDS if kind == "wrestling" and each in how), None)
    how -= {*meant, hold}
    unknown = how - {*MANNERS} if kind == "attack" else how
    if args.get("action") == SPECIAL and not how:
        raise Refused("percentile-which-manner", name=who.name)
    if len(meant) > 1:
        raise Refused("percentile-one-posture", postures=", ".join(meant), argument="posture")
    detail = hint = ""
    if unknown and not who.pc and not DOINGS[kind].in_words:
        # Of the game master's people they say what others see meanwhile (PCT-DEC-004).
        hint = str(args.get("how"))[:LONGEST_HINT]
    elif unknown and (kind == "attack" or DOINGS[kind].in_words):
        # Free words are kept as flavour and change nothing (PCT-DEC-003).
        detail = str(args.get("how"))[:LONGEST_DETAIL]
    elif unknown:
        raise Refused("percentile-no-manner", value=", ".join(sorted(unknown))[:60])
    if args.get(HINT) and not who.pc:
        hint = str(args[HINT])[:LONGEST_HINT]
    late = (
        state.phase not in ("declaring", "opening")
        and not opens(state)
        and (who.player != by or bool(args.get("presiding")))
    )
    allowed = DOINGS[kind].postures(state)
    # What was said of it this round, else last round's, where the action allows that; else the first that goes with it.
    # Of last round's none that costs the defence: whoever types does not see it.
    last = None if who.last_posture in DEFENCELESS else who.last_posture
    before = last if who.declaration is None else who.declaration.posture
    usual = next((each for each in (before, last) if each in allowed), allowed[0])
    posture = among(args, "posture", POSTURES, next(iter(meant), usual or "none"))
    if late and (meant or args.get("posture")) and posture != (who.posture or "none"):
        raise Refused("percentile-posture-holds", name=who.name, posture=who.posture or "none")
    trigger = reaction = None
    if args.get("waits") == "reaction":
        trigger = Trigger(text(args, "on"), among(args, "deed", WHATS), optional(args, "whom"))
        answers = tuple(code for code, each in DOINGS.items() if each.reacts)
        reaction = cast(ActionKind, among(args, "reaction", answers, "attack"))
    spell = _spell(who, args) if "cast" in (kind, args.get("reaction")) else None
    named = optional(args, "target") if reaction is not None or _aims(state, who, kind) else None
    said = Declaration(
        kind=kind,
        target=(None if named in (NOTHING, TRIGGER) else named) or _only_target(state, who, kind, spell),
        posture=None if posture == "none" else cast(Posture, posture),
        arm=_arm(state, who, args) if "attack" in (kind, args.get("reaction")) else "main",
        hold=cast(Any, args.get("hold") or hold),
        spell=spell,
        drawn=_drawn(who, args) if kind == "draw" else None,
        waits=cast(Any, args.get("waits")),
        trigger=trigger,
        reaction=reaction,
        detail=detail,
        hint=hint,
        **manners(how),
    )
    return Declare(by, who.id, said, gm=late)


def _aims(state: PercentileState, who: Fighter, kind: ActionKind) -> bool:
    """Whether somebody may be named with the action; what cannot be done at all is refused with another reason."""
    at, doing = Outlook(state, who), DOINGS[kind]
    return doing.hostile or at.lack(kind) is not None or any(each.name == "target" for each in doing.asks(at, {}))


def _only_target(state: PercentileState, who: Fighter, kind: ActionKind, spell: str | None) -> str | None:
    """Whom an action against somebody is meant for when nobody is named: the last target, or the only enemy."""
    if not DOINGS[kind].hostile and not (kind == "cast" and legal.does_damage(who, spell)):
        return None
    foes = enemies(state, who)
    if any(each.id == who.last_target for each in foes):
        return who.last_target
    return foes[0].id if len(foes) == 1 else None


def _drawn(who: Fighter, args: Args) -> str | None:
    """What is drawn: what was named, by its id or its name, else the only weapon that could be."""
    given = optional(args, "weapon") or optional(args, "with")
    if given is None:
        found = drawable(who)
        return found[0] if len(found) == 1 else None
    named = (each.weapon for each in who.carried if fold(given) in map(fold, (each.weapon, *each.names.values())))
    return next(named, given)


def _spell(who: Fighter, args: Args) -> str | None:
    given = args.get("spell") or args.get("with")
    if given is None:
        return who.spells[0].spell if len(who.spells) == 1 else None
    wanted = fold(str(given))
    for each in who.spells:
        if wanted in {each.spell, *(fold(name) for name in each.names.values())}:
            return each.spell
    return str(given)[:40]


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


@composed(command="hold")
def hold(state: PercentileState, by: int, args: Args) -> Declare:
    """Waiting in Anticipating, for the +10 or for energy (PCT-POS-004)."""
    who = known(state, text(args, "who"))
    waits = among(args, "until", ("energy", "bonus"), "bonus")
    return Declare(by, who.id, Declaration("wait", posture="anticipating", waits=cast(Any, waits)))


@composed(command="standby")
def standby(state: PercentileState, by: int, args: Args) -> Declare:
    """He does nothing, and stands as he stood."""
    who = known(state, text(args, "who"))
    return Declare(by, who.id, forms.announced(state, who, {"action": "nothing"}))


@composed(command="means")
def means(state: PercentileState, by: int, args: Args) -> None:
    """No word at all: an attack is made with what is in hand; its manners are options of the declaration."""
    who = known(state, text(args, "who"))
    check_usable(state, who, _arm(state, who, args))


@composed(command="strike")
def strike(state: PercentileState, by: int, args: Args) -> None:
    """Nobody strikes by a word of his: the order of the round does it, once everybody has spoken (PCT-RND-002)."""
    who = known(state, text(args, "who"))
    if state.phase == "declaring" and (missing := awaited(state)):
        names = ", ".join(each.name for each in missing if not each.hidden)
        raise Refused("percentile-not-all-declared", names=names or "–")
    raise Refused("percentile-by-itself", name=who.name)


# ---- the game master's words


@word(tool="hint")
class ShowIntention(Word):
    """What a character of the game master's seems to be about to do, in *words* of his (PCT-DEC-004)."""

    who: CombatantId = from_text("who")
    words: Typed = from_text("words", LONGEST_HINT)

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        if who.pc:
            raise Refused("percentile-no-hint", name=who.name)
        if who.declaration is None:
            raise Refused("percentile-declare-first", name=who.name)
        if who.acted:
            raise Refused("percentile-has-acted", name=who.name)

    def take(self, scene: Scene[PercentileState]) -> Action:
        said = scene.now.fighters[self.who].declaration
        if said is not None:
            yield from tell(IntentionShown(self.who, forms.seeming(said), self.words))


@word(tool="close")
class CloseDeclarations(Word):
    """Whoever has not declared does nothing this round (PCT-DEC-007)."""

    def check(self, state: PercentileState) -> None:
        if state.phase != "declaring":
            raise Refused("percentile-not-declaring")

    def take(self, scene: Scene[PercentileState]) -> Action:
        for who in awaited(scene.now):
            yield from forms.declare(scene, who.id, Declaration("nothing"))
