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
from bot.rulesets.dnd5.base.budget import CANNOT_ACT, Outlook, incapacitated
from bot.rulesets.dnd5.base.needs import LEFT
from bot.rulesets.dnd5.objects.actions import PRICES, REACTION
from bot.rulesets.dnd5.repertoire import ACTIONS, BESIDES, BETWEEN, MENU, REPERTOIRE
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.actions import ACTION
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of
from bot.rulesets.shared.lacking import (
    Lack,
    Reasons,
    Said,
    named,
    seen_by,
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
    return spoken_of.between(REPERTOIRE, BETWEEN, Outlook(state, who))


def spoken(state: State, by: int, said: Said) -> Any:
    """The word that *said* says, its words resolved as far as they are known. Raises `Refused`."""
    at = Outlook(state, state.combatants[said["who"]])
    # Out of one's turn nothing but a reaction is possible (DN5-REA-001).
    fits = said.get("price") in (None, REACTION)
    return spoken_of.spoken(REPERTOIRE, BETWEEN, at, by, said, fits=fits, refusal=lambda: refusal(state, said))


IMPROVISE: Final = "improvise"
AIMED: Final = frozenset(each.code for each in ACTIONS if each.aimed)
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


WHY: Final = Reasons("dnd5-cannot", ACTIONS, first=_present, facts=FACTS)
