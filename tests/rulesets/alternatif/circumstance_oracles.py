"""What must hold of circumstances in every fight: the rules said again in their own way (ALT-TAC)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.alternatif.tactics.blind import GropedInTheDark
from bot.rulesets.shared.check import Term


def strike(state: AlternatifState, event: StrikeRolled) -> None:
    """Nobody strikes at whom he knows nothing of, nor into the second rank with anything but a pole weapon."""
    author, target = state.combatants[event.combatant], state.combatants[event.target]
    summed(state, event.combatant, event.target, event.terms)
    if target.side == author.side:
        return
    if not target.wrestling.locked:
        assert target.id not in author.unaware or _light(state, author.id, target.id)[0] < 50
        behind = target.footing.rank == 2 and not target.prone and _pole(target)
        assert not behind or _pole(author), "a short weapon reaches the second rank"


def groped(state: AlternatifState, event: GropedInTheDark) -> None:
    """The die falls against who is not well seen alone."""
    author = state.combatants[event.combatant]
    assert event.chance == _light(state, author.id, event.target)[0] > 0
    assert event.target not in author.footing.pinned
    assert (event.outcome == "astray") == (event.face <= event.chance)


def summed(state: AlternatifState, ident: str, against: str, terms: Sequence[Term]) -> None:
    """Every circumstance stands in the sum, once."""
    who, other = state.combatants[ident], state.combatants[against]
    found = {each.name: each.value for each in terms}
    assert len(found) == len(terms), "a term stands twice"
    assert found.get("prone_self", 0) == (-3 if who.prone else 0)
    assert found.get("prone_target", 0) == (3 if other.prone else 0)
    assert abs(found.get("high_ground", 0)) in (0, 2)
    light, malus = _light(state, ident, against)
    if malus:
        rank = who.footing.blind_sense
        assert found["blind"] == max(malus, -4 if rank < 3 else -3 if rank < 5 else -2)
    else:
        assert "blind" not in found
    if "unseen" in found:
        assert (light, malus) == (0, 0)
        assert _light(state, against, ident)[0] >= 50
    assert found.get("outnumbered", 0) in _bonuses(state, who, other)


def _bonuses(state: AlternatifState, who: Combatant, other: Combatant) -> range:
    """At most +2 for each of the other adversaries in contact."""
    near = [state.combatants[each] for each in other.contacts if each != who.id]
    return range(0, 2 * sum(each.side != other.side and not each.out and not each.hidden for each in near) + 1, 2)


def _light(state: AlternatifState, who: str, other: str) -> tuple[int, int]:
    lights = state.ground.lights
    if (said := lights.get(f"{who}>{other}")) is not None:
        return said.chance, said.malus
    some = [lights[key] for key in (f"{who}>", f">{other}") if key in lights]
    if some:
        worst = max(some, key=lambda each: (each.chance, -each.malus))
        return worst.chance, worst.malus
    scene = lights.get("")
    return (0, 0) if scene is None else (scene.chance, scene.malus)


def _pole(who: Combatant) -> bool:
    return any("pole_weapon" in each.arm.tags for each in who.hands)
