"""Why somebody cannot do what he has named: the first thing that stands in the way, as the refusal says it.

What is offered is found by the actions themselves (`repertoire`); here stands, for each of them, what may be missing,
in the order in which it is said (`lacking`). An action without its reasons fails when this module is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import lacking
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base import needs
from bot.rulesets.dnd5.base.budget import CANNOT_ACT, Outlook, held_by, incapacitated
from bot.rulesets.dnd5.base.needs import LEFT, cell
from bot.rulesets.dnd5.objects.actions import PRICES, REACTION
from bot.rulesets.dnd5.repertoire import ACTIONS, BESIDES, BETWEEN, MENU, REPERTOIRE
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.state import Fighter, Spell, State, sees
from bot.rulesets.shared.actions import ACTION, Form
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.d20.lurking import lies_in_wait
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of
from bot.rulesets.shared.lacking import (
    Lack,
    Reason,
    Reasons,
    Said,
    always,
    foe,
    named,
    seen_by,
    target_of,
    unless,
)

SPOKEN: Final[Mapping[str, str]] = {
    **dict.fromkeys(("spell", "weapon", "response"), "with"),
    **dict.fromkeys(("slot", "do", "skill", "against", "height", "on", "price"), "how"),
    **dict.fromkeys(("at", "to", "whom"), "target"),
}
"""The option of a command that says a field of the question which is named otherwise."""

FACTS: Final = (
    *("left", "metres", "most", "needed", "target", "status", "by"),
    *("up", "mount", "cell", "weapon", "spell", "spells", "typed"),
)
"""What the sentences name, beside who it is and what he would do."""


def refusal(state: State, said: Said) -> Refused:
    """Why `who` cannot do what *said* names, its words resolved as far as they are known (`form`)."""
    who = state.combatants[said["who"]]
    return WHY.refusal(Outlook(state, who), said)


# ---- the form of all that can be named


def form(state: State, who: Fighter) -> Decision:
    """All that *who* could ever name, for what is not offered is refused by its name."""
    everybody = seen_by(state, who)
    cells = tuple(name_of((x, y)) for x in range(COLUMNS) for y in range(ROWS))
    weapons = tuple(dict.fromkeys(each.weapon for each in who.weapons))
    spells = tuple(each.spell for each in who.spells)

    def blanks(partial: Choice) -> dict[str, tuple[str, ...]]:
        chosen = partial.get(ACTION, "")
        if chosen == IMPROVISE:
            return {"price": PRICES}
        thing = {"spell": spells} if chosen in ("cast", "ready") else {"with": weapons}
        if "to" in partial:
            return {"to": cells, **thing}
        return {"target": everybody, "to": cells if chosen in AIMED and "target" not in partial else (), **thing}

    return named(who.id, MENU.codes, blanks, "pass")


def between(state: State, who: Fighter) -> Decision | None:
    """What *who* may say now, whosever turn it is; None: nothing."""
    found = REPERTOIRE.offered(BETWEEN, Outlook(state, who))
    if not found:
        return None
    form = Form(found)
    said = Decision(f"{who.id}:between", "declare", who.id, form({}), {}, {}, form)
    return evolve(said, default=said.filled({}))


def spoken(state: State, by: int, said: Said) -> Any:
    """The word that *said* says, its words resolved as far as they are known. Raises `Refused`."""
    at, action = Outlook(state, state.combatants[said["who"]]), said.get(ACTION)
    # Out of one's turn nothing but a reaction is possible (DN5-REA-001).
    fits = said.get("price") in (None, REACTION)
    if fits and action in BETWEEN.codes and REPERTOIRE.named(at, str(action)).said(at) is not None:
        return REPERTOIRE.named(at, str(action)).note(at, by, said)
    raise refusal(state, said)


IMPROVISE: Final = "improvise"
AIMED: Final = ("cast", "go", "guess", "jump", "dismount")
"""What may be aimed at a square."""


# ---- who could do anything at all


def _left(at: Outlook) -> str:
    """What of his turn is still there."""
    turn = at.turn
    besides = BESIDES & REPERTOIRE.offered(MENU, at).keys() or any(
        each.casting == "bonus" for each in castable.now(at.state, at.who)
    )
    found = {"action": at.acts, "attacks": turn is not None and turn.attacks, "bonus": besides, "movement": at.left}
    return ", ".join(what for what, there in found.items() if there)


LEFT.told_by(_left)


def _present(at: Outlook, said: Said) -> Lack | None:
    state, who, turn = at.state, at.who, at.state.turn
    if who.out:
        return "out", {"status": _status(who, ("dead", "fled", "unconscious"))}
    if incapacitated(who):
        return "incapacitated", {"status": CANNOT_ACT.by(who) or ""}
    if turns.rests(state):
        return "rests", {}
    if lies_in_wait(who):
        return "lurks", {}
    if who.surprised or (turn is not None and turn.who == who.id and turn.idle):
        return "surprised", {}
    up = None if turn is None else state.combatants[turn.who]
    if said.get(ACTION) in BETWEEN.codes and up is not who:
        # Whosever turn it is.
        return None
    if state.deeds and not (up is not None and up.hidden):
        # Something is being asked or rolled: that is what he waits for, whosever turn it is.
        return "busy", {"up": "" if up is None or up is who else up.name}
    if turn is None or turn.who != who.id:
        return "turn", {"up": "" if up is None or up.hidden else up.name}
    return None


def _status(who: Fighter, among: tuple[str, ...]) -> str:
    return next((each for each in among if who.has(each)), among[-1])


# ---- spells


def _casts(at: Outlook, said: Said) -> Lack | None:
    """What of the spell that is named, or of all of them, cannot be."""
    who, state, turn = at.who, at.state, at.turn
    if not who.spells:
        return "no_spells", {}
    spell = magic.spell_named(who, str(said.get("spell") or said.get("with") or ""))
    if spell is None:
        return _which(at, said)
    if spell.casting not in ("action", "bonus"):
        return "spell_time", {"spell": spell.spell, "casting": spell.casting}
    if (found := (needs.BONUS if spell.casting == "bonus" else needs.ACTION)(at, said)) is not None:
        return found
    casts = () if turn is None else turn.casts
    beside = (spell.level and "bonus" in casts) if spell.casting == "action" else "spell" in casts
    if beside and magic.staying(who, spell) is None:
        return "spell_beside", {"spell": spell.spell}
    if not magic.levels(who, spell):
        return ("slot" if spell.level and not spell.innate else "recharge"), {"spell": spell.spell}
    return _spell_target(state, who, spell, target_of(at, said), str(said.get("to") or ""))


def _which(at: Outlook, said: Said) -> Lack:
    """None is named, or what is typed is none of his: those that he can cast, or why there is none."""
    found, typed = castable.now(at.state, at.who), str(said.get("spell") or said.get("with") or "")
    if found:
        spells = ", ".join(each.spell for each in found)
        if typed:
            return "not_a_spell", {"typed": typed[:60], "spells": spells}
        return "which_spell", {"argument": "with", "spells": spells}
    for each in (needs.ACTION, needs.BONUS):
        if any(one.casting == ("action" if each is needs.ACTION else "bonus") for one in at.who.spells):
            lack = each(at, said)
            if lack is not None:
                return lack
    if all(each.level and not magic.levels(at.who, each) for each in at.who.spells):
        return "slots", {}
    return "no_aim", {}


def _spell_target(state: State, who: Fighter, spell: Spell, target: Fighter | None, cell: str = "") -> Lack | None:
    """Whom, or which *cell*, it cannot be aimed at."""
    if target is None or spell.area or spell.teleport:
        found = castable.aims(state, who, spell)
        if found == ():
            return "no_aim_spell", {"spell": spell.spell}
        return ("aim_there", {"spell": spell.spell, "cell": cell}) if cell and cell not in (found or ()) else None
    if not spell.range:
        return "for_oneself", {"spell": spell.spell}
    beyond = castable.beyond(state, who, target, spell)
    if target.id != who.id and beyond is not None:
        return "spell_far", {
            "spell": spell.spell,
            "target": target.name,
            "metres": metres(beyond[0]),
            "most": metres(beyond[1]),
        }
    if target.id != who.id and castable.BARRED(state, who, target):
        return "covered", {"target": target.name}
    if target.id != who.id and not (spell.attack or spell.touch) and not sees(state, who, target):
        return "not_seen", {"target": target.name}
    return "spell_no_use", {"spell": spell.spell, "target": target.name}


# ---- action by action

_STRIKE: Final = (lacking.attacks, needs.is_there, foe)
_SET_UPON: Final = (lacking.attacks, needs.is_there, lacking.within(lacking.own_reach, foes=False), lacking.size)
REASONS: Final[Mapping[str, tuple[Reason[Outlook], ...]]] = {
    "attack": (*_STRIKE, lacking.is_in_hand, lacking.covered, lacking.spent_shot, lacking.within(lacking.farthest)),
    "unarmed": (*_STRIKE, lacking.within(lacking.own_reach), lacking.bare_handed),
    "second_weapon": (needs.BONUS, lacking.second, needs.is_there, foe, lacking.within(lacking.own_reach)),
    "guess": (lacking.attacks, cell),
    "cast": (_casts,),
    "grapple": (lacking.attacks, lacking.hand, *_SET_UPON[1:], lacking.holds),
    "shove": _SET_UPON,
    "escape": (unless("not_held", lambda at: at.who.has("grappled")), needs.ACTION, always("held_by_none")),
    "release": (unless("holds_nobody", lambda at: held_by(at.state, at.who)),),
    "pass": (),
    "finish_alone": (always("by_order"),),
}
"""What may be missing for each action, in the order in which it is said."""
WHY: Final = Reasons("dnd5-cannot", ACTIONS, REASONS, first=_present, facts=FACTS)
