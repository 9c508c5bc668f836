"""Mishaps, and what kills slowly (PCT-FUM, PCT-ATK-008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import battle
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile.rounds import StatusSet, TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState, Term, Turn, Weapon, allies
from bot.rulesets.percentile.state.conditions import StatusKind
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.naming import CombatantId

# ---- What a fumble has brought (PCT-FUM).

_RULES = {
    "hits_wall": "PCT-FUM-002",
    "breaks": "PCT-FUM-003",
    "stuck": "PCT-FUM-004",
    "off_balance": "PCT-FUM-005",
    "hits_friend": "PCT-FUM-006",
    "ricochet": "PCT-FUM-007",
    "string_breaks": "PCT-FUM-008",
    "noise": "PCT-FUM-009",
}


@happens("PCT-FUM-001", to=PUBLIC)
class MishapChosen:
    """What a fumble brings; *friend*: whom it strikes; *faces*: its dice."""

    combatant: CombatantId
    mishap: str
    friend: CombatantId | None = None
    faces: tuple[int, ...] = ()

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(pending="", mishap=None)

    def why(self) -> tuple[str, ...]:
        return (_RULES[self.mishap],) if self.mishap in _RULES else ()


# ---- What a fumbled attack brings, by the game master's choice (PCT-FUM).

D6 = dice("d6")
RANDOM, OTHER, NOTHING_MORE = "random", "other", "nothing"
ARMED = ("breaks", "stuck", "off_balance", "hits_friend")
SHOT = ("string_breaks", "ricochet", "noise")
LISTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("brawling", "wrestling"), ("hits_wall", "off_balance")),
    **dict.fromkeys(("melee", "pole_weapon"), ARMED),
    "shooting": (*SHOT, *ARMED),
}
_FRIENDLY = ("hits_friend", "ricochet")
_NEEDS = {"noise": "powder", "string_breaks": "arrow"}
"""The kind of weapon that a mishap needs: powder has no string, nor has what is thrown."""
_SPOILS: Mapping[str, StatusKind] = {
    "breaks": "broken_weapon",
    "stuck": "stuck_weapon",
    "string_breaks": "broken_string",
}
"""What is the matter with the weapon afterwards."""
HARMS = ("1d4", "nothing", "1d6", "1d8", "1d10")
"""What running into a wall costs, the suggestion first (PCT-FUM-002)."""


def bearer(turn: Turn) -> str:
    """Whose mishap it is: the attacker's, or that of the target who fumbled his defence (PCT-DEF-017)."""
    return turn.hits[0].target if turn.hits else turn.actor


def weapon_of(state: PercentileState, turn: Turn) -> Weapon:
    """The weapon with which it happens."""
    who = state.fighters[bearer(turn)]
    return who.main if turn.hits else striking.arms(who, turn)


def hand_of(state: PercentileState) -> Literal["main", "second"]:
    """Which hand's weapon breaks or gets stuck."""
    turn = state.acting
    return "second" if not turn.hits and turn.declaration.arm == "second" else "main"


def offered(state: PercentileState, turn: Turn) -> list[str]:
    """The mishaps of the weapon's family; those that strike a friend need one."""
    friends = allies(state, state.fighters[bearer(turn)])
    weapon = weapon_of(state, turn)
    family = "wrestling" if turn.declaration.kind == "wrestling" and not turn.hits else weapon.skill
    if turn.mishap is not None:
        # The die has drawn it: only its particulars are still to be said.
        return [turn.mishap]
    found = [each for each in LISTS[family] if friends or each not in _FRIENDLY]
    if weapon.kind == "powder":
        # A detonation is what one thinks of first (PCT-ATK-014).
        found.sort(key=lambda each: each != "noise")
    return [each for each in found if _NEEDS.get(each, weapon.kind) == weapon.kind]


def particulars(state: PercentileState, turn: Turn, mishap: str) -> tuple[Field, ...]:
    """What the game master has still to say of *mishap*: which friend, or how hard the wall is."""
    friends = tuple(each.id for each in allies(state, state.fighters[bearer(turn)]))
    if mishap in _FRIENDLY and friends:
        return (Field("friend", friends),)
    return (Field("harm", HARMS),) if mishap == "hits_wall" else ()


def questions(state: PercentileState) -> list[Decision]:
    """The game master chooses; nobody's word is the family's plainest mishap (PCT-FUM-001), after a defence nothing
    more (PCT-DEF-017). What the die has drawn is asked about only where something is left to choose (PCT-SYS-003)."""
    turn = state.turn
    if turn is None or turn.pending != "mishap" or bearer(turn) not in state.fighters:
        return []
    who = state.fighters[bearer(turn)]
    about: dict[str, Scalar] = {"author": who.id, "weapon": weapon_of(state, turn).weapon, "face": turn.face}
    key = f"{who.id}:mishap:{state.round}:{turn.occasion}:{len(turn.hits)}:{len(who.defences)}"
    if turn.mishap is not None:
        left = particulars(state, turn, turn.mishap)
        if not left or len(left[0].options) == 1:
            return []
        return [one_of(f"{key}:{turn.mishap}", "mishap", GM, left[0].options, about, blank=left[0].name)]
    found = offered(state, turn)
    mishap = Field("mishap", (*((NOTHING_MORE,) if turn.hits else ()), *found, RANDOM, OTHER))
    usual = next((each for each in ("noise", "string_breaks") if each in found), "off_balance")
    default = NOTHING_MORE if turn.hits else usual

    def form(partial: Choice) -> tuple[Field, ...]:
        return (mishap, *particulars(state, turn, partial.get("mishap", "")))

    return [Decision(key, "mishap", GM, (mishap,), {"mishap": default}, about, form)]


def mishap(scene: Scene[PercentileState]) -> Action:
    """The chosen mishap happens; after an attack the action is over, after a defence the blow lands."""
    turn = scene.now.acting
    if bearer(turn) not in scene.now.fighters:
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    said: Choice = {}
    if turn.mishap is None or questions(scene.now):
        answer = yield from answered(questions)
        if answer is None:
            return
        said, turn = answer, scene.now.acting
    ident = bearer(turn)
    chosen = said.get("mishap", turn.mishap)
    if chosen == RANDOM:
        yield from _draw(scene, ident)
        return
    if chosen is not None and chosen != NOTHING_MORE:
        left = particulars(scene.now, turn, chosen)
        meant = said.get(left[0].name, left[0].options[0]) if left else None
        yield from _happens(scene, ident, chosen, meant)
    # A fumbled attack has no hits left to settle; a fumbled defence has the one that it did not stop.
    yield from tell(TurnStepped(turn.actor, step="held", pending=""))


def _draw(scene: Scene[PercentileState], ident: str) -> Action:
    """Equal chances, one die of the list's size (PCT-FUM-001); one mishap alone needs no die."""
    turn = scene.now.acting
    found = offered(scene.now, turn)
    at = 1
    if len(found) > 1:
        (at,) = yield from roll(Dice(1, len(found)), who=ident, why="mishap")
    yield from tell(TurnStepped(turn.actor, mishap=found[at - 1]))


def _happens(scene: Scene[PercentileState], actor: str, chosen: str, meant: str | None) -> Action:
    """*meant*: the friend who is hit, or the dice that the wall costs."""
    now = scene.now.round
    faces: tuple[int, ...] = ()
    if chosen == "hits_wall" and meant not in (None, "nothing"):
        faces = yield from roll(dice(meant), who=actor, why="wall")
    elif chosen == "string_breaks":
        faces = yield from roll(D6, who=actor, why="string")
    friend = meant if chosen in _FRIENDLY else None
    yield from tell(MishapChosen(actor, chosen, friend, faces))
    if friend is not None:
        yield from _friend(scene, actor, friend, ricochet=chosen == "ricochet")
    elif chosen == "hits_wall" and faces:
        yield from _self_harm(scene, actor, faces)
    elif chosen == "off_balance":
        yield from tell(StatusSet(actor, "off_balance", on=True, since=now + 1, until=now + 1))
    elif chosen in _SPOILS:
        until = now + faces[0] if faces else None
        hand = hand_of(scene.now)
        who = scene.now.fighters[actor]
        item = who.main if hand == "main" else who.second
        named = None if item is None else item.weapon
        yield from tell(StatusSet(actor, _SPOILS[chosen], on=True, until=until, weapon=hand, item=named))


def _self_harm(scene: Scene[PercentileState], ident: str, faces: tuple[int, ...]) -> Action:
    worn = terms(("protection", -dealing.protection_of(scene.now.fighters[ident])))
    yield from dealing.suffer(scene, ident, (Term("dice", sum(faces)), *worn), faces)


def _friend(scene: Scene[PercentileState], actor: str, friend: str, *, ricochet: bool) -> Action:
    """Damage as for a plain hit, by the weapon of the mishap; a ricochet's is halved (PCT-FUM-006, -007), and in a
    battle that of the heroes' enemies (PCT-BAT-003)."""
    who, arm = scene.now.fighters[actor], weapon_of(scene.now, scene.now.acting)
    faces, others = yield from dealing.rolled(actor, dice(arm.dice), "friend", arm)
    found = [Term("dice", sum(faces))]
    if not arm.ranged:
        found += terms(("bonus", (yield from dealing.bonus_of(who, maximum=False))))
    if ricochet:
        found.append(dealing.halved(found, "ricochet"))
    if battle.halves(scene.now, who):
        found.append(dealing.halved(found))
    found += terms(("protection", -dealing.protection_of(scene.now.fighters[friend])))
    yield from dealing.suffer(scene, friend, found, faces, others, arm.weapon)


# ---- lethal wounds

DELAYS = ("at_once", "d4", "d6", "d8", "d10")
LATER = "later"


def lethal_question(state: PercentileState) -> list[Decision]:
    """The game master says how long somebody survives (PCT-ATK-008). Nobody's word: others die at once, while the hour
    of a player's character stays open until the game master settles it."""
    turn = state.turn
    if turn is None or turn.pending != "lethal" or turn.victim not in state.fighters:
        return []
    victim = turn.victim
    about: dict[str, Scalar] = {"author": turn.actor, "victim": victim}
    pc = state.fighters[victim].pc
    key = f"{turn.actor}:lethal:{state.round}:{turn.occasion}:{victim}:{len(turn.hits)}"
    options, usual = ((*DELAYS, LATER), LATER) if pc else (DELAYS, "at_once")
    return [one_of(key, "lethal", GM, options, about, usual=usual, blank="delay")]


def lethal(scene: Scene[PercentileState]) -> Action:
    """He dies at once, or at the end of the Nth round after this one."""
    state, turn = scene.now, scene.now.acting
    victim = state.fighters.get(turn.victim or "")
    if victim is None or victim.has("dead"):
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    answer = yield from answered(lethal_question)
    if answer is None:
        return
    turn = scene.now.acting
    chosen, ident = answer["delay"], turn.victim
    assert ident is not None
    yield from tell(TurnStepped(turn.actor, pending=""))
    if chosen == "at_once":
        yield from dealing.put_out(scene, ident, "dead")
        return
    until = None
    if chosen != LATER:
        (rounds,) = yield from roll(dice(chosen), who=ident, why="lethal")
        until = scene.now.round + rounds
    before = scene.now.fighters[ident].status("lethal_wound")
    if before is not None and before.until is not None:
        # A second lethal wound gives nobody more time.
        until = before.until if until is None else min(until, before.until)
    yield from tell(StatusSet(ident, "lethal_wound", on=True, until=until))
