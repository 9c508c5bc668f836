"""Why somebody cannot do what he has named: the first thing that stands in the way, as the refusal says it.

What each action needs it says itself (`repertoire`); here stands what keeps somebody from anything at all, and the form
of all that can be named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.rulesets.d20 import spoken as spoken_of
from bot.rulesets.d20.lurking import lies_in_wait
from bot.rulesets.dnd35 import remaining
from bot.rulesets.dnd35.base.budget import CANNOT_ACT, HELPLESS, Outlook, unable
from bot.rulesets.dnd35.base.gaps import AWAY, on_grid
from bot.rulesets.dnd35.base.needs import LEFT, steed_name
from bot.rulesets.dnd35.base.saddles import grappling, unguided
from bot.rulesets.dnd35.mounts.saddle import unmastered
from bot.rulesets.dnd35.objects.things import COSTS, IMMEDIATE
from bot.rulesets.dnd35.repertoire import ACTIONS, BETWEEN, DEEDS, MENU, MIDWAY, REPERTOIRE, TIMID, WILD
from bot.rulesets.dnd35.rounds import actions as delaying
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of
from bot.rulesets.shared.lacking import Lack, Reasons, Said, named, seen_by

SPOKEN: Final[Mapping[str, str]] = {
    **dict.fromkeys(("spell", "item", "response", "friend"), "with"),
    **dict.fromkeys(("manner", "harm", "skill", "aimed", "heading", "on", "what"), "how"),
    **dict.fromkeys(("at", "to", "whom"), "target"),
}
"""The option of a command that says a field of the question which is named otherwise."""

FACTS: Final = (
    *("left", "metres", "most", "needed", "target", "status", "by"),
    *("up", "mount", "cell", "weapon", "spell", "spells"),
)
"""What the sentences name, beside who it is and what he would do."""


def refusal(state: State, said: Said) -> Refused:
    """Why `who` cannot do what *said* names, its words resolved as far as they are known (`form`)."""
    who = state.combatants[said["who"]]
    return WHY.refusal(Outlook(state, who), said)


# ---- the form of all that can be named

IN_GRAPPLE: Final = {"draw": "draw_light", "cast": "cast_held"}
"""What is called alike outside of a grapple and in it (D35-GRA-012, -014)."""
CASTS: Final = frozenset({"cast", "cast_held", "drink"})
UNLISTED: Final = "other"
AIMED: Final = frozenset(each.code for each in ACTIONS if each.aimed)
"""What may be aimed at a square."""
AWAY_FROM_ALL: Final = frozenset(each.code for each in DEEDS if each.away)


def form(state: State, who: Fighter) -> Decision:
    """All that *who* could ever name, for what is not offered is refused by its name."""
    people = seen_by(state, who)
    cells = tuple(name_of((x, y)) for x in range(COLUMNS) for y in range(ROWS))
    weapons = tuple(dict.fromkeys(each.weapon for each in who.weapons))
    spells = tuple(dict.fromkeys(each.spell for each in (*who.spells, *who.potions)))
    held = grappling(state, who.id)
    namesakes = {*(IN_GRAPPLE if held else IN_GRAPPLE.values())}

    def blanks(partial: Choice) -> dict[str, tuple[str, ...]]:
        chosen = partial.get(ACTION, "")
        if chosen == UNLISTED:
            return {"what": tuple(COSTS)}
        thing = {"spell": spells} if chosen in CASTS else {"with": weapons}
        if "to" in partial:
            return {"to": cells, **thing}
        whither = (*people, AWAY) if chosen in AWAY_FROM_ALL and not on_grid(state) else people
        return {"target": whither, "to": cells if chosen in AIMED and "target" not in partial else (), **thing}

    every = dict.fromkeys((*MENU.codes, *BETWEEN.codes))
    return named(who.id, [each for each in every if each not in namesakes], blanks, "pass")


def between(state: State, who: Fighter) -> Decision | None:
    """What *who* may say now, whosever turn it is; None: nothing."""
    return spoken_of.between(REPERTOIRE, BETWEEN, Outlook(state, who))


def spoken(state: State, by: int, said: Said) -> Any:
    """The word that *said* says, its words resolved as far as they are known. Raises `Refused`."""
    at = Outlook(state, state.combatants[said["who"]])
    # Of what is said out of turn nothing but an immediate action is possible (D35-ACT-006).
    fits = said.get("what") in (None, IMMEDIATE)
    return spoken_of.spoken(REPERTOIRE, BETWEEN, at, by, said, fits=fits, refusal=lambda: refusal(state, said))


# ---- who could do anything at all


def _present(at: Outlook, said: Said) -> Lack | None:
    state, who, turn = at.state, at.who, at.state.turn
    if who.died:
        return "left", {}
    if unable(who):
        return "unable", {"status": HELPLESS.by(who) or CANNOT_ACT.by(who) or ""}
    if turns.rests(state):
        return "rests", {}
    if lies_in_wait(who):
        return "lurks", {}
    if state.ambush == "on" and who.unaware:
        return "surprised", {}
    mine = turn is not None and turn.who == who.id
    if said.get(ACTION) in BETWEEN.codes and not ((mine or who.hidden) and said.get(ACTION) == UNLISTED):
        # Whosever turn it is.
        return None
    up = None if turn is None else state.combatants[turn.who]
    if delaying.may_come_in(state, who):
        return "delays", {}
    if state.deeds and not (up is not None and up.hidden):
        # Something is being asked or rolled: that is what he waits for, whosever turn it is.
        return "busy", {"up": "" if up is None or up is who else up.name}
    if turn is None or turn.who != who.id:
        return "turn", {"up": "" if up is None or up.hidden else up.name}
    mount, action = steed_name(at), said.get(ACTION)
    if turn.ahead and action not in MIDWAY:
        return "midway", {"mount": mount}
    if unmastered(state, who) and action not in WILD:
        return "unmastered", {"mount": mount}
    return ("unguided", {}) if unguided(state, who) and action not in TIMID else None


def _left(at: Outlook) -> Mapping[str, str | int]:
    """What of his turn is still there."""
    found = {} if at.turn is None else remaining.left(at.state, at.who, at.turn)
    left = ", ".join(each for each in ("standard", "move", "attacks", "step") if found.get(each))
    return {"left": left, "metres": str(found.get("metres") or "")}


LEFT.told_by(_left)
WHY: Final = Reasons("dnd35-cannot", ACTIONS, first=_present, facts=FACTS)
