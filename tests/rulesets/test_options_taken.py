"""Which options of the rules with turns autopilots take: one that none takes is named here, or found."""

from __future__ import annotations

from typing import Final

import pytest

from bot.kernel.events import DecisionClosed
from bot.rulesets.dnd5.repertoire import REPERTOIRE as FIFTH
from bot.rulesets.dnd35.repertoire import REPERTOIRE as OLDER
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.test_random_play import GAMES, letter, played, under

MOST: Final = 300
"""So many fights are played in search of what those of the seeds that are named have not come to."""
PLAYED: Final = {"dnd5": FIFTH, "dnd35": OLDER}
PEOPLE: Final = {
    "dnd5": frozenset(
        {
            *("altitude", "land", "jump", "mount", "dismount", "release", "let_go", "drop", "take_reins", "give_reins"),
            *("steed_dash", "steed_disengage", "steed_dodge", "quick_dash", "quick_hide", "hide", "search", "guess"),
            *("help", "wake", "grapple", "shove", "unarmed", "improvise", "finish_alone"),
        }
    ),
    "dnd35": frozenset(
        {
            *("aid", "feint", "bull_rush", "overrun", "charge_into", "sunder", "smash", "coup", "guess", "guard"),
            *("delay", "come_in", "go", "withdraw_to", "run", "gallop", "ride_fast", "mount", "dismount"),
            *("drop_prone", "let_fall", "draw", "sheathe", "drink", "use_item", "fetch", "draw_light", "unarmed"),
            *("other_kind", "usual_kind", "release", "silence", "drag", "cast_held", "first_aid", "wake"),
            *("bolster", "dispel_turning", "other", "finish_alone"),
        }
    ),
}
"""What is left to people: what is said in words or is the game master's to judge, what only a plan gives a use (a ruse,
a place, somebody else's turn to come), and what costs more than it brings to whoever just fights. Chance takes them all
(`test_random_play`, `test_out_of_turn`)."""
ELSEWHERE: Final = {
    "dnd5": frozenset({"escape"}),
    "dnd35": frozenset({"deliver", "disarm", "free_ally", "ride_on", "snatch", "squeeze", "turn_weapon"}),
}
"""What an autopilot takes where it helps, which fights at random seldom come to: tests of those chapters do."""
SEEDS: Final = {"dnd5": (635, 401, 632, 388, 389), "dnd35": (150, 349, 131, 161, 126, 186, 299)}


def known(name: str) -> set[str]:
    """All that can be done in a game."""
    return {code for each in PLAYED[name] for code in (each.code, *each.also)}


def taken(fight: AnyPlay) -> set[str]:  # type: ignore[type-arg]
    """The actions that autopilots have chosen in *fight*."""
    told = (each for line in fight.journal for each in line.events)
    closed = (each for each in told if isinstance(each, DecisionClosed) and each.how == "autopilot")
    return {each.choice["action"] for each in closed if "action" in each.choice}


@pytest.mark.parametrize("name", PLAYED)
def test_what_autopilots_leave_to_people_can_be_done(name: str) -> None:
    assert known(name) >= PEOPLE[name] | ELSEWHERE[name]
    assert not PEOPLE[name] & ELSEWHERE[name]


@pytest.mark.seldom
@pytest.mark.parametrize("name", PLAYED)
def test_all_other_options_are_taken_by_autopilots(name: str) -> None:
    left, fight = known(name) - PEOPLE[name] - ELSEWHERE[name], under(GAMES[name].fight, letter(name))
    for seed in dict.fromkeys((*SEEDS[name], *range(MOST))):
        if not left:
            break
        found = taken(played(fight, seed)) & known(name)
        assert not found & PEOPLE[name], "an autopilot takes what is said to be left to people"
        left -= found
    assert left == set()
