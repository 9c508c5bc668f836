"""Why somebody cannot do what he has named: the first thing that stands in the way, as the refusal says it.

What is offered is found by the actions themselves (`repertoire`); here stands, for each of them, what may be missing,
in the order in which it is said (`lacking`, `lacking_things`). An action without its reasons fails when this module is
imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import lacking, lacking_things, lacking_unlisted
from bot.rulesets.dnd35.acting import TIMID
from bot.rulesets.dnd35.attack import guesses as guessing
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import CANNOT_ACT, HELPLESS, SQUEEZED, Outlook, unable
from bot.rulesets.dnd35.base.gaps import AWAY, on_grid
from bot.rulesets.dnd35.base.saddles import rider, unguided
from bot.rulesets.dnd35.grapple import circumstances as casting
from bot.rulesets.dnd35.mounts.saddle import MIDWAY, WILD, unmastered
from bot.rulesets.dnd35.objects.things import COSTS, IMMEDIATE
from bot.rulesets.dnd35.repertoire import ACTIONS, BETWEEN, MENU, REPERTOIRE
from bot.rulesets.dnd35.rounds import actions as delaying
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.state import Fighter, State, enemies
from bot.rulesets.shared.actions import ACTION, Form
from bot.rulesets.shared.d20.lurking import lies_in_wait
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of
from bot.rulesets.shared.lacking import Lack, Reason, Reasons, Said, always, foe, named, seen_by, unless, when

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
AIMED: Final = frozenset(
    {"cast", "go", "step", "guess", "drag", "run", "gallop", "ride_fast", "withdraw_to", "unsqueeze"}
)
"""What may be aimed at a square."""


BOUND: Final = frozenset({"step", "drag", "run", "gallop", "ride_fast"})
"""What may go away from all where there is no grid."""


def form(state: State, who: Fighter) -> Decision:
    """All that *who* could ever name, for what is not offered is refused by its name."""
    people = seen_by(state, who)
    cells = tuple(name_of((x, y)) for x in range(COLUMNS) for y in range(ROWS))
    weapons = tuple(dict.fromkeys(each.weapon for each in who.weapons))
    spells = tuple(dict.fromkeys(each.spell for each in (*who.spells, *who.potions)))
    held = holds.grappling(state, who.id)
    namesakes = {*(IN_GRAPPLE if held else IN_GRAPPLE.values())}

    def blanks(partial: Choice) -> dict[str, tuple[str, ...]]:
        chosen = partial.get(ACTION, "")
        if chosen == UNLISTED:
            return {"what": tuple(COSTS)}
        thing = {"spell": spells} if chosen in CASTS else {"with": weapons}
        if "to" in partial:
            return {"to": cells, **thing}
        whither = (*people, AWAY) if chosen in BOUND and not on_grid(state) else people
        return {"target": whither, "to": cells if chosen in AIMED and "target" not in partial else (), **thing}

    every = dict.fromkeys((*MENU.codes, *BETWEEN.codes))
    return named(who.id, [each for each in every if each not in namesakes], blanks, "pass")


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
    # Of what is said out of turn nothing but an immediate action is possible (D35-ACT-006).
    fits = said.get("what") in (None, IMMEDIATE)
    if fits and action in BETWEEN.codes and REPERTOIRE.named(at, str(action)).said(at) is not None:
        return REPERTOIRE.named(at, str(action)).note(at, by, said)
    raise refusal(state, said)


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
    if said.get(ACTION) in BETWEEN.codes and not (mine and said.get(ACTION) == UNLISTED):
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
    mount, action = lacking.steed_name(at), said.get(ACTION)
    if turn.ahead and action not in MIDWAY:
        return "midway", {"mount": mount}
    if unmastered(state, who) and action not in WILD:
        return "unmastered", {"mount": mount}
    return ("unguided", {}) if unguided(state, who) and action not in TIMID else None


# ---- action by action

_TO: Final[tuple[Reason[Outlook], ...]] = (lacking.is_there, foe, lacking.uncovered)
_IN_REACH: Final = (lacking.too_near, lacking.within(lacking.reach))
_INSTEAD: Final = (lacking.apart, lacking.attacks, lacking.saddle, *_TO)
_HELD: Final = (lacking.contends, lacking.fists, lacking.rival)
_STANCE: Final = (lacking.apart, lacking.standard)
_UNMOUNTED: Final = (lacking.apart, lacking.afoot, lacking.legs)
_GOES: Final = (lacking.goes,)
_MOVES: Final = (lacking.apart, lacking.move)
_STANDS: Final = (lacking.apart, lacking.standard)
REASONS: Final[Mapping[str, tuple[Reason[Outlook], ...]]] = {
    "attack": (
        *(lacking.grips_attack, lacking.attacks, lacking.saddle, *_TO, lacking.any_ready, lacking.in_hand),
        *(lacking_things.bare_hands, lacking.too_near, lacking.within(lacking.farthest), lacking.nobody_near),
    ),
    "unarmed": (
        *(lacking.grips_attack, when("bare_handed", lacking_things.fists_usual), lacking.fists, *_TO),
        *(lacking.within(lacking.bare_reach), lacking.nobody_near),
    ),
    "guess": (
        *(unless("no_suspect", lambda at: guessing.suspects(at.state, at.who)), lacking.apart, lacking.attacks),
        *(lacking.any_ready, always("no_guess")),
    ),
    "coup": (lacking.apart, lacking.full, *_TO, lacking_things.at_mercy, lacking.within(lacking.reach)),
    "guard": (*_STANCE, lacking_things.unguarded),
    "two_weapons": (*_STANCE, lacking.full, lacking.rode_far, lacking_things.two_armed),
    "defend": (*_STANCE, lacking_things.no_stance),
    "other_kind": (lacking.apart, lacking_things.blow_left, when("kind_already", lambda at: at.who.sparing)),
    "usual_kind": (lacking.apart, lacking_things.blow_left, unless("kind_already", lambda at: at.who.sparing)),
    "first_aid": (*_STANDS, lacking_things.dying),
    "grapple": (
        *(lacking.apart, lacking.fists, lacking.afoot, *_TO, lacking_things.graspable),
        *(lacking.within(lacking.bare_reach), lacking.nobody),
    ),
    "crush": _HELD,
    "turn_weapon": (*_HELD, always("no_light_rival")),
    "pin": (*_HELD, always("pinned_other")),
    "escape": (lacking.held, lacking.standard),
    "break_free": (unless("not_pinned", lambda at: holds.pinned_by(at.state, at.who.id)), lacking.standard),
    "free_ally": (lacking.held, lacking.fists, always("no_ally_pinned")),
    "drag": (lacking.contends, lacking.standard, lacking.hemmed),
    "draw_light": (lacking.held, lacking.move, always("no_light")),
    "cast_held": (
        *(unless("no_spells", lambda at: at.who.spells), lacking.held, lacking.standard),
        unless("no_held_spell", lambda at: casting.possible(at.state, at.who)),
        always("no_aim"),
    ),
    "use_item": (lacking.held, lacking.standard),
    "fetch": (lacking.held, unless("no_component", lacking_things.needs_component), lacking.full),
    "silence": (unless("pins_nobody", lacking_things.pinning), always("silenced")),
    "release": (unless("pins_nobody", lacking_things.pinning),),
    "charge": (
        *(lacking.apart, lacking.upright, lacking.untouched, lacking_things.unhampered),
        *(lacking_things.legs_or_steed, *_TO),
        *(lacking_things.melee, lacking_things.in_sight, always("no_line")),
    ),
    "trip": (*_INSTEAD, lacking_things.trippable, *_IN_REACH, lacking.nobody),
    "disarm": (*_INSTEAD, lacking_things.armed, *_IN_REACH, lacking.nobody),
    "snatch": (
        *(lacking.apart, lacking.fists, lacking.saddle, *_TO, lacking_things.has_things),
        *(lacking.within(lacking.bare_reach), lacking.nobody),
    ),
    "sunder": (*_INSTEAD, lacking_things.breakable, *_IN_REACH, lacking_things.breaks, lacking.nobody),
    "smash": (*_INSTEAD, lacking_things.has_things, *_IN_REACH, lacking_things.breaks, lacking.nobody),
    "bull_rush": (
        *(*_UNMOUNTED, lacking.standard, lacking_things.unstepped, *_TO, lacking_things.pushable),
        *(lacking.within(lacking.beside), lacking.nobody),
    ),
    "overrun": (
        *(
            lacking.apart,
            lacking_things.legs_or_steed,
            lacking_things.once,
        ),
        *(lacking.standard, lacking_things.unstepped, lacking_things.in_a_move, lacking.steed_fresh, *_TO),
        *(lacking_things.pushable, always("no_line")),
    ),
    "charge_into": (
        *(*_UNMOUNTED, lacking.untouched, lacking_things.unhampered, *_TO, lacking_things.pushable),
        always("no_line"),
    ),
    "feint": (lacking.apart, lacking_things.quickly, *_TO, lacking_things.mindful, *_IN_REACH, lacking.nobody),
    "aid": (
        *(*_STANDS, unless("no_companion", lacking_things.companions), *_TO),
        *(*_IN_REACH, lacking.nobody),
    ),
    "turn_undead": (*lacking_things.turning("positive"), always("no_undead")),
    "dispel_turning": (*lacking_things.turning("negative"), always("no_turned")),
    "bolster": (*lacking_things.turning("negative"), always("no_own_undead")),
    "cast": (lacking_things.casts,),
    "deliver": (
        unless("no_touch", lambda at: at.who.charged),
        *_STANDS,
        lacking.within(lacking.beside),
        lacking.nobody,
    ),
    "wake": (*_STANDS, always("nobody_asleep")),
    "draw": (lacking.apart, lacking_things.draws),
    "sheathe": (*_MOVES, unless("empty_hands", lacking_things.holds_any)),
    "let_fall": (lacking.apart, lacking.free, unless("empty_hands", lacking_things.holds_any)),
    "load": (lacking.apart, lacking_things.loads),
    "drink": (unless("no_potion", lambda at: at.who.potions), *_STANDS),
    UNLISTED: (lacking_unlisted.interjects, lacking_unlisted.unlisted),
    "struggle": (unless("no_bonds", lacking_things.bound), lacking.standard),
    "stand": (unless("standing", lambda at: at.who.has("prone")), *_MOVES),
    "drop_prone": (when("lying", lambda at: at.who.has("prone")), lacking.apart, lacking.afoot, lacking.free),
    "squeeze": (
        *(lacking.apart, when("squeezed", lambda at: at.who.has(SQUEEZED)), lacking.afoot),
        *(unless("slim", lambda at: at.who.width > 1), when("ridden", lambda at: at.who.ridden)),
    ),
    "unsqueeze": (unless("at_ease", lambda at: at.who.has(SQUEEZED)), always("no_room")),
    "pick_up": (lacking.afoot, *_MOVES, lacking_things.lies_here),
    "approach": (*_GOES, lacking.is_there, lacking_things.far_enough, lacking.hemmed),
    "go": (*_GOES, lacking.cell),
    "leave": (*_GOES, unless("no_foe", lambda at: enemies(at.state, at.who)), lacking.hemmed),
    "withdraw": (
        *(unless("no_foe", lambda at: enemies(at.state, at.who)), lacking.apart, lacking.upright),
        lacking.untouched,
        *(lacking_things.unwinded, lacking_things.legs_or_steed, lacking.steed_fresh, lacking.hemmed),
    ),
    "withdraw_to": (
        *(unless("no_foe", lambda at: enemies(at.state, at.who)), lacking.apart, lacking.untouched),
        *(lacking_things.unwinded, lacking_things.legs_or_steed, lacking.steed_fresh, lacking.safe_cell),
    ),
    "run": (
        *(
            lacking.apart,
            lacking.afoot,
            lacking.upright,
            lacking.full,
            lacking_things.unstepped,
            lacking_things.unhampered,
        ),
        *(lacking_things.unwinded, lacking.legs, always("no_line")),
    ),
    "gallop": (
        *(lacking.astride, lacking.apart, unless("nothing_midway", lacking_things.acts_midway), lacking.standard),
        *(lacking.steed_fresh, always("no_line")),
    ),
    "ride_fast": (lacking.astride, lacking.apart, lacking.steed_fresh, always("no_line")),
    "step": (lacking.steps, lacking.cell),
    "spot": (lacking.move, always("nobody_unseen")),
    "mount": (
        *_UNMOUNTED[:2],
        when("carries", lambda at: rider(at.state, at.who)),
        when("prone", lambda at: at.who.has("prone")),
        lacking.move,
        lacking_things.mounts,
    ),
    "dismount": (lacking.astride, lacking.apart, lacking.move),
    "control_mount": (lacking.astride, lacking_things.masters, lacking.move),
    "ride_on": (always("no_ride"),),
    "ready": _STANDS,
    "delay": (
        lacking_things.in_time,
        when("delayed", lambda at: at.who.waited == at.state.lap),
        always("nobody_later"),
    ),
    "come_in": (
        unless("not_delaying", lambda at: delaying.may_come_in(at.state, at.who)),
        when("comes_already", lambda at: at.who.delays == delaying.COMING),
    ),
    "pass": (),
    "finish_alone": (always("by_order"),),
}
"""What may be missing for each action, in the order in which it is said."""
WHY: Final = Reasons("dnd35-cannot", ACTIONS, REASONS, first=_present, facts=FACTS)
