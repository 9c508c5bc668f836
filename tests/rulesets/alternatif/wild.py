"""People, settings and words at random for fights under D&D Alternatif."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_args

from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.alternatif import notes, orders, tasks
from bot.rulesets.alternatif.checks import FIELDS
from bot.rulesets.alternatif.settings import OPTIONS
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Exceptional,
    Injury,
    Temperament,
    Wielded,
)
from bot.rulesets.mustering import ChangeSide, Rename
from tests.rulesets.alternatif.exchange import AXE, CLAWS, DAGGER, GM, SHIELD, SPEAR, SWORD, game
from tests.rulesets.anyplay import PLAYER, likely

BUCKLER = evolve(SHIELD, weapon="buckler", haft_ac=12, structure=5)
HAFTED = evolve(AXE, haft_ac=13, structure=6, left_rank=2)
PIKE = evolve(SPEAR, weapon="pike", haft_ac=12, structure=8, wound="puncture")
BLADE = evolve(SWORD, weapon="blade", magic=1, left_rank=2)
MACE = Arm("mace", "right", attack=2, defence=1, damage="1d6", wound="blunt", left_rank=2, specialised=True)
FANGS = evolve(CLAWS, weapon="fangs", exceptional=(Exceptional((19, 20), {"fr": "avale", "en": "swallows"}),))
LEFT_DAGGER = evolve(DAGGER, left_rank=1)
MAIN = (SPEAR, PIKE, SWORD, AXE, HAFTED, BLADE, MACE, CLAWS, FANGS, FIST)
OFF = (
    SHIELD,
    BUCKLER,
    LEFT_DAGGER,
    DAGGER,
    evolve(CLAWS, hand="left"),
    evolve(MACE, hand="left"),
    evolve(FIST, hand="left"),
)
SPARE = (SWORD, PIKE, BLADE, LEFT_DAGGER, BUCKLER, MACE)
TEMPERAMENTS: tuple[Temperament | None, ...] = (None, None, None, None, *get_args(Temperament))
AMOUNTS = ("0", "1", "2", "1d6", "2d6", "12")
WORDS = ("lire", "fouiller", "allumer une torche")


def settings(chance: random.Random) -> dict[str, Any]:
    """Any values; the clock's separators and open initiative as often as not."""
    return {name: chance.choice(values) for name, values in OPTIONS.items() if chance.random() < 0.6}


def made_up(chance: random.Random, name: str, side: str) -> Combatant:
    """Somebody with figures and weapons at random: one, two, or both hands', and perhaps others in store."""
    main = chance.choice(MAIN)
    held = [main]
    if main.hand != "both" and chance.random() < 0.45:
        held.append(chance.choice(OFF))
    elif chance.random() < 0.08:
        held = [chance.choice((SHIELD, LEFT_DAGGER))]
    hurt = [Injury("torso", "cut", 3, -2, "minor"), Injury("head", "cut", 1, -4, "serious")]
    stamina, body = chance.choice((0, 3, 9, 25, 900)), chance.randint(1, 6)
    return Combatant(
        id=name.lower(),
        name=name,
        side=side,
        bm=chance.randint(0, 20),
        ac=chance.randint(6, 20),
        stamina=stamina,
        stamina_max=chance.choice((stamina, 25)),
        body=body,
        body_max=chance.choice((body, 6)),
        hands=tuple(Wielded(arm) for arm in held),
        carried=tuple(chance.sample(SPARE, chance.choice((0, 1, 2)))),
        dropped=tuple(chance.sample(SPARE, chance.choice((0, 0, 1)))),
        str_hit=chance.randint(-1, 2),
        str_damage=chance.randint(-2, 3),
        dex_std=chance.randint(-2, 3),
        left_hand_rank=chance.randint(0, 3),
        level=chance.randint(0, 20),
        family=chance.choice(("", "fighter", "rogue", "priest", "mage")),
        critical_parry=chance.choice((None, None, 17)),
        injuries=tuple(chance.sample(hurt, chance.choice((0, 0, 0, 1, 2)))),
        temperament=chance.choice(TEMPERAMENTS),
        player=chance.choice((None, PLAYER)),
        hidden=chance.random() < 0.06,
        prone=chance.random() < 0.06,
        surprised=chance.random() < 0.04,
    )


@cache
def _bodies() -> tuple[str, ...]:
    sheets = game().sheets
    return tuple(sheets.propose({"ready": ident})[1] for ident, _ in sheets.ready("fr"))


def recruited(chance: random.Random, side: str) -> Combatant:
    """A creature or a ready-made character from the packaged data, as the recruiter makes it."""
    alternatif = game()
    empty = AlternatifState()
    if chance.random() < 0.6:
        kind = chance.choice([str(ident) for ident in alternatif.catalogue.creatures])
        (found,) = alternatif.recruiter.creatures(empty, {"creature": kind})
        if chance.random() < 0.3:
            found = evolve(found, temperament=None)
    else:
        (found,) = alternatif.recruiter.player(empty, {"sheet": chance.choice(_bodies()), "player": PLAYER})
    return evolve(found, side=side)


def anybody(chance: random.Random, name: str, side: str) -> Combatant:
    return recruited(chance, side) if chance.random() < 0.35 else made_up(chance, name, side)


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Natural results of blows and parries, and the rarer effects of fumbles and wounds."""
    face = chance.choice((1, 1, 17, 19, 20, 20))
    return (
        Fed(face, 20, why="strike"),
        Fed(face, 20, why="parry"),
        Fed(chance.choice((1, 17, 18, 19, 20)), 20, why=chance.choice(("frank", "free"))),
        Fed(chance.randint(1, 6), 6, why="fumble"),
        Fed(chance.choice((5, 15, 30, 65, 85)), 100, why="effect"),
        Fed(chance.randint(1, 6), 6, why="body"),
    )


def word(chance: random.Random, state: AlternatifState, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


def _any_word(chance: random.Random, state: AlternatifState, asked: Sequence[str]) -> Any:
    """A note at random, mostly about those who are *asked*, those who have a blow in the air, and those in contact."""
    people = list(state.combatants) or ["nobody"]
    busy = [each for each in asked if each in state.combatants]
    busy += [name for blow in state.blows for name in (blow.attacker, blow.target)]
    doing = [each for each in state.combatants.values() if each.task is not None]
    busy += [each.id for each in doing] * 2
    busy += [each.id for each in state.combatants.values() if each.contacts]

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(people)

    def weapon() -> str | None:
        one = state.combatants.get(who())
        has = [] if one is None else [*(each.arm.weapon for each in one.hands), *(a.weapon for a in one.carried)]
        return chance.choice([None, None, *has])

    def keep() -> notes.KeepReady:
        one = chance.choice(doing) if doing else None
        until = None if one is None or one.task is None else one.task.prepared + number
        return notes.KeepReady(GM, who() if one is None else one.id, chance.choice((None, until)))

    def enemies() -> tuple[str, str]:
        near = [(each.id, other) for each in state.combatants.values() for other in each.contacts]
        return chance.choice(near) if near else (who(), who())

    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    at_hand: list[Callable[[], Any]] = [
        lambda: notes.Undertake(GM, who(), chance.choice(tasks.ACTIONS), weapon(), chance.choice(WORDS), who()),
        lambda: notes.Undertake(GM, who(), chance.choice(("draw", "pick_up", "sheathe", "bandage", "stand_up"))),
        lambda: notes.Grant(GM, who(), chance.choice(WORDS), chance.choice(AMOUNTS), chance.choice(AMOUNTS[1:])),
        lambda: notes.Drop(GM, who(), weapon()),
        lambda: _order(chance, who()),
        lambda: notes.OfferFree(GM, *enemies(), chance.random() < 0.2),
        lambda: notes.SetFlag(GM, who(), chance.choice(("surprised", "prone", "unaware")), yes, who()),
        lambda: notes.AmendInjury(
            GM, who(), chance.choice((None, -3)), chance.choice((None, "none", "minor", "serious")), "", number > 27
        ),
        lambda: notes.CallTest(GM, who(), who(), chance.choice((None, 3))),
        lambda: notes.Declare(GM, who(), "melee", chance.choice((None, who())), chance.random() < 0.4),
        lambda: notes.Declare(GM, who(), "melee", who()),
        lambda: notes.Standby(GM, who()),
    ]
    in_task: list[Callable[[], Any]] = [
        keep,
        keep,
        lambda: notes.Interrupt(GM, chance.choice(doing).id, chance.choice((0, 1, number))),
        lambda: notes.Declare(GM, chance.choice(doing).id),
        lambda: notes.OfferFree(GM, chance.choice(doing[0].contacts or (who(),)), doing[0].id),
    ]
    masters: list[Callable[[], Any]] = [
        lambda: notes.Join(GM, (anybody(chance, f"F{number}", chance.choice(("heroes", "others"))),)),
        lambda: (notes.Remove if yes else notes.Leave)(GM, who()),
        lambda: notes.Back(GM, who()),
        lambda: notes.Engage(GM, who(), who()),
        lambda: notes.Engage(GM, who(), who()),
        lambda: notes.Separate(GM, *enemies()),
        lambda: notes.SetField(GM, who(), chance.choice(list(FIELDS)), number - 3),
        lambda: notes.SetField(GM, who(), "stamina", 0),
        lambda: notes.Damage(GM, who(), max(1, number), chance.choice(("wear", "body"))),
        lambda: notes.Heal(GM, who(), max(1, number), chance.choice(("wear", "body"))),
        lambda: notes.Heal(GM, who(), 99, "body"),
        lambda: notes.SetInitiative(
            GM, who(), chance.choice((None, state.segment + number)), "", chance.choice((None, "right", "left", "both"))
        ),
        lambda: notes.Beat(GM, who(), chance.randint(1, 4)),
        lambda: notes.Interrupt(GM, who(), number),
        lambda: notes.SetSetting(GM, *_setting(chance)),
        lambda: notes.HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: notes.HandOver(GM, who(), PLAYER),
        lambda: ChangeSide(GM, who(), chance.choice(("players", "foes", "others"))),
        lambda: Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: notes.Hide(GM, who()),
        lambda: notes.Reveal(GM, who()),
        lambda: notes.SayFate(GM, who(), "dying"),
    ]
    waiting = [each.id for each in doing if each.task is not None and each.task.waits]
    if waiting and chance.random() < 0.2:
        return notes.LetGo(GM, chance.choice(waiting))
    if doing and chance.random() < 0.4:
        return chance.choice(in_task)()
    return chance.choice(at_hand if chance.random() < 0.6 else masters)()


def _order(chance: random.Random, who: str) -> notes.Order:
    matter = chance.choice(list(orders.MATTERS))
    return notes.Order(GM, who, matter, chance.choice(orders.MATTERS[matter]))


def _setting(chance: random.Random) -> tuple[str, Any]:
    name = chance.choice(list(OPTIONS))
    return name, chance.choice(OPTIONS[name])


__all__ = ["anybody", "faces_worth", "settings", "word"]
