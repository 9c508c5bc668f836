"""Fumbles: what a natural 1 costs (ALT-CRI-010 to -012).

The die of the table falls when all have struck (`strikes_of_1`), for free attacks and parries at once. A lost or broken
weapon is gone with it; the opponent's free action is offered, and what the text leaves open (which companion, a magic
weapon) is the game master's word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from bot.kernel.decisions import NOTHING, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import rolls, story
from bot.rulesets.alternatif.base.checks import GM, asked_in, kind_in
from bot.rulesets.alternatif.base.needs import About
from bot.rulesets.alternatif.combatants.figures import GmOverrode
from bot.rulesets.alternatif.combatants.words import WHY, override
from bot.rulesets.alternatif.state import FIST, AlternatifState, Arm, Bleeding, Combatant, Hand, Mishap
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled, InjuryAmended, MishapSettled, WeaponChanged
from bot.rulesets.shared.book import word
from bot.rulesets.shared.check import term
from bot.rulesets.shared.options import (
    from_codes,
    from_flag,
    from_number,
    from_optional_codes,
    from_optional_number,
    from_words,
)
from bot.rulesets.shared.secrecy import secret_figures

# ---- The game master's hand on wounds: points lost and given back, injuries (ALT-GEN-013). While a question stands: a
# strike or a parry that was rolled stands as it was rolled; stamina 0, or body 0, voids nothing, and who is
# brought to 0 body points falls when the segment's blows have landed (ALT-GEN-016).

State = AlternatifState
_KINDS: Final = ("wear", "body")


@word(command="fix-damage")
class Damage(About):
    """*kind* `wear`: stamina first, then body; `body`: body points alone. At least 1 point."""

    amount: int = from_number("amount", 1, 999)
    kind: Literal["wear", "body"] = from_codes("kind", _KINDS, "wear")
    reason: Typed = from_words("reason", WHY)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        stamina, body = wounding.wear(who, self.amount) if self.kind == "wear" else (0, self.amount)
        secret = secret_figures(scene.now, who)
        yield from tell(
            DamageDealt(
                combatant=None,
                blow=None,
                target=who.id,
                weapon=None,
                faces=(),
                total=self.amount,
                terms=(term("gm", self.amount),),
                stamina=stamina,
                body=body,
                critical="wear" if self.kind == "wear" and body > 0 else "none",
                reason=self.reason,
            )
        )
        for what, before, lost in (("stamina", who.stamina, stamina), ("body", who.body, body)):
            if lost:
                yield from tell(GmOverrode(what, who.id, before, before - lost, "", secret))
        yield from story.disturb(scene, who.id, "wound")


@word(command="fix-heal")
class Heal(About):
    """*kind* `wear`: stamina; `body`: body points. Never above the usual maximum."""

    amount: int = from_number("amount", 1, 999)
    kind: Literal["wear", "body"] = from_codes("kind", _KINDS, "wear")
    reason: Typed = from_words("reason", WHY)

    def refuse(self, state: State, who: Combatant) -> None:
        have, most = (who.stamina, who.stamina_max) if self.kind == "wear" else (who.body, who.body_max)
        if have >= most:
            raise Refused("alternatif-not-hurt", name=who.name, kind=self.kind)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if self.kind == "wear":
            yield from override(scene, who.id, "stamina", min(who.stamina + self.amount, who.stamina_max), self.reason)
        else:
            yield from override(scene, who.id, "body", min(who.body + self.amount, who.body_max), self.reason)


@word(command="fix-injury")
class AmendInjury(About):
    """The game master's word on the last injury of *who*: its *malus* (0 or less), its *bleeding*, his own *text*; None
    leaves a figure as it is. *healed*: it is gone."""

    malus: int | None = from_optional_number("malus", -20, 0)
    bleeding: Bleeding | None = from_optional_codes("bleeding", get_args(Bleeding))
    text: Typed = from_words("text", WHY)
    healed: bool = from_flag("change", "healed", "amend", "amend")

    def refuse(self, state: State, who: Combatant) -> None:
        if self.healed and not who.injuries:
            raise Refused("alternatif-no-injury", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        last = who.injuries[-1] if who.injuries else None
        malus = self.malus if self.malus is not None else (0 if last is None else last.malus)
        bleeding = self.bleeding if self.bleeding is not None else ("none" if last is None else last.bleeding)
        staunched = self.bleeding == "none" and not self.healed
        yield from tell(InjuryAmended(self.who, malus, bleeding, self.text, self.healed, staunched))


D6 = dice("d6")
CHANCE = "chance"
"""The option that leaves it to a die."""
Result = Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
TABLE: Mapping[int, Result] = {
    1: "free_action",
    2: "free_action",
    3: "free_action",
    4: "weapon_lost",
    5: "weapon_broken",
    6: "companion_wounded",
}


def strikes_of_1(scene: Scene[AlternatifState]) -> Action:
    """The fumbles of the segment's strikes, in their order, when all of them have been rolled (ALT-GEN-016)."""
    for each in scene.now.fumbles:
        yield from fumble(scene, each.combatant, each.hand, each.opponent, each.weapon)


def fumble(scene: Scene[AlternatifState], ident: str, hand: Hand, opponent: str, weapon: str | None = None) -> Action:
    """*ident* has rolled a natural 1 with *hand* against *opponent* (ALT-CRI-011). *weapon*: what he struck with, if he
    may have let it go meanwhile; then only the opponent can profit by it."""
    (face,) = yield from roll(D6, who=ident, why=f"fumble-{hand}")
    state = scene.now
    who = state.combatants[ident]
    held = who.holds(hand)
    if held is None or weapon not in (None, held.arm.weapon):
        result: Result = "free_action" if TABLE[face] == "free_action" else "nothing"
        ready = _in_time(state, ident, opponent)
        yield from tell(FumbleRolled(ident, hand, weapon or FIST.weapon, opponent, face, result, in_time=ready))
        if result == "free_action":
            yield from tell(story.fumbled(opponent, ident, state.segment))
        return
    result = TABLE[face]
    natural = result in ("weapon_lost", "weapon_broken") and held.arm.is_natural
    if natural or (result == "companion_wounded" and not companions(state, ident, opponent)):
        result = "nothing"
    yield from costs(ident, held.arm, opponent, face, result, in_time=_in_time(state, ident, opponent))
    if result == "free_action":
        yield from tell(story.fumbled(opponent, ident, state.segment))


def _in_time(state: AlternatifState, ident: str, opponent: str) -> bool:
    """Whether *opponent* can take a free action against *ident* in this segment: a weapon that has acted or parried in
    it does not (ALT-FRE-003)."""
    people = state.combatants
    return opponent in people and story.may_take(state, people[opponent], people[ident])


def costs(ident: str, arm: Arm, opponent: str, face: int, result: Result, *, in_time: bool = True) -> Action:
    """What a fumble costs *ident*, who fought with *arm*; whether something magic breaks is the game master's to say
    (ALT-CRI-012). *in_time*: the opponent can take a free action that it gives him."""
    magic = result == "weapon_broken" and arm.magic != 0
    yield from tell(FumbleRolled(ident, arm.hand, arm.weapon, opponent, face, result, magic, in_time))
    if result == "weapon_lost":
        yield from tell(WeaponChanged(ident, arm.hand, arm.weapon, "dropped"))
    elif result == "weapon_broken" and not magic:
        yield from tell(WeaponChanged(ident, arm.hand, arm.weapon, "broken"))


def companions(state: AlternatifState, ident: str, opponent: str) -> list[str]:
    """The allies of *ident* who are in contact with *opponent* and so within reach of a stray blow (ALT-CRI-012)."""
    who, other = state.combatants[ident], state.combatants.get(opponent)
    near = () if other is None else other.contacts
    return [
        each.id
        for each in state.combatants.values()
        if each.id != ident and each.side == who.side and not each.out and (each.id in near or each.id in who.contacts)
    ]


def mishaps(scene: Scene[AlternatifState]) -> Action:
    """Ask the game master about the fumbles that are his to judge, and let them happen."""
    # Who was near may be gone by now; then there is nothing to judge.
    for each in scene.now.mishaps:
        if each.kind == "companion" and not companions(scene.now, each.combatant, each.against):
            yield from tell(MishapSettled(each.combatant, "companion"))
            return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    if kind_in(key) == "magic_break":
        yield from _magic(scene, ident, broken=choice["magic"] == "broken")
        return
    found = next(each for each in scene.now.mishaps if each.combatant == ident and each.kind == "companion")
    chosen = choice["companion"]
    if chosen == CHANCE:
        chosen = yield from rolls.one_of(ident, companions(scene.now, ident, found.against), why="companion")
    yield from tell(MishapSettled(ident, "companion", None if chosen == NOTHING else chosen))
    if chosen != NOTHING:
        # The weapon's normal damage: no strike roll, no parry.
        yield from wounding.stray_blow(scene, ident, found.arm, chosen)


def _magic(scene: Scene[AlternatifState], ident: str, *, broken: bool) -> Action:
    found = next(each for each in scene.now.mishaps if each.combatant == ident and each.kind == "magic")
    yield from tell(MishapSettled(ident, "magic", broken=broken))
    held = scene.now.combatants[ident].holds(found.arm.hand)
    if broken and held is not None and held.arm.weapon == found.arm.weapon:
        yield from tell(WeaponChanged(ident, found.arm.hand, found.arm.weapon, "broken"))


def questions(state: AlternatifState) -> list[Decision]:
    """What the game master is asked about fumbles; at most one of a kind about one author."""
    found: dict[str, Decision] = {}
    for each in state.mishaps:
        made = _question(state, each)
        found.setdefault(made.key, made)
    return list(found.values())


def _question(state: AlternatifState, mishap: Mishap) -> Decision:
    about: dict[str, Scalar] = {"author": mishap.combatant, "weapon": mishap.arm.weapon, "against": mishap.against}
    if mishap.kind == "magic":
        key = f"{mishap.combatant}:magic_break:{state.segment}"
        fields = (Field("magic", ("holds", "broken")),)
        return Decision(key, "magic_break", GM, fields, {"magic": "holds"}, about)
    key = f"{mishap.combatant}:companion:{state.segment}"
    near = companions(state, mishap.combatant, mishap.against)
    fields = (Field("companion", (*near, CHANCE, NOTHING)),)
    return Decision(key, "companion", GM, fields, {"companion": CHANCE}, about)
