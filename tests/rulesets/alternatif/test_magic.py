"""Spells: reaction by components, incantation by level, the pause between two, what breaks them (ALT-MAG)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.render.questions import Questions
from bot.render.words import Words
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.magic import recruits as magic
from bot.rulesets.alternatif.magic.casting import (
    EffectRolled,
    HoldAsked,
    HoldRefused,
    IncantationDisturbed,
    IncantationSettled,
    SpellCast,
)
from bot.rulesets.alternatif.ordinary import words as said
from bot.rulesets.alternatif.ordinary.events import TaskRetimed
from bot.rulesets.alternatif.ordinary.listed import ActionHeld, TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import KeepReady, LetGo, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt, SetInitiative
from bot.rulesets.alternatif.state import Combatant, Magic, Spell
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.text import Texts
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter, game
from tests.rulesets.alternatif.waiting import comes_to, goes_on, waiting

MASTER = "@gm"
WORD = Spell("power_word_stun", 7, "V", left=9)
CANTRIP = Spell("light_cantrip", 0, left=None)


def spell(level: int, components: str, **more: Any) -> Spell:
    return Spell("s", level, components, **more)


def caster(*spells: Spell, **figures: Any) -> Combatant:
    """Teluard, who has *spells* in mind."""
    return fighter("Teluard", magic=Magic(spells), **figures)


def casts(fight: Exchange, thing: str = "s", *faces: int, target: str | None = None) -> None:
    fight.notes(Undertake(GM, "teluard", "cast", thing, "", target), *faces)


def span(fight: Exchange) -> tuple[int, int, int, int]:
    begun = fight.one(TaskBegun)
    return begun.stamp, begun.prepared, begun.first, begun.last


def in_the_middle(*, contact: bool = True, stamina: int = 30, **settings: Any) -> Exchange:
    """Teluard casts from 13 to 15 a spell that he has once; Bor is due in 14."""
    fight = Exchange(
        caster(spell(3, "VSM"), stamina=stamina), fighter("Bor", "others"), fighter("Orc", "orcs", ac=40), **settings
    )
    for each in ("teluard", "bor", "orc"):
        fight.stands_by(each)
    comes_to(fight, 12)
    casts(fight)
    goes_on(fight, 1)
    if contact:
        fight.notes(Engage(GM, "teluard", "bor"))
    fight.notes(SetInitiative(GM, "orc", 14))
    while ("bor", "free") in fight.asked and fight.segment < 14:
        fight.answers("bor", free="-")
    return fight


@pytest.mark.rule("ALT-MAG-001", "ALT-MAG-002", "ALT-MAG-006")
def test_a_spell_of_level_4_with_components() -> None:
    """From stamp 6, d8 = 7: prepares 7-13, casts 14-17."""
    fight = waiting(caster(spell(4, "VSM")))
    comes_to(fight, 6)
    casts(fight)
    goes_on(fight, 7)
    begun = fight.one(TaskBegun)
    assert (begun.reaction_die, begun.reaction_faces) == ("1d8", (7,))
    assert span(fight) == (6, 13, 14, 17)
    fight.stands_by("orc")
    assert fight.one(SpellCast).segment == 17


@pytest.mark.example("EX-A-15")
@pytest.mark.rule("ALT-MAG-001", "ALT-MAG-008")
@pytest.mark.parametrize(
    ("components", "die", "duration"),
    [
        ("VSM", "1d8", 3),
        ("VM", "1d8", 3),
        ("SM", "1d8", 3),
        ("M", "1d8", 3),
        ("VS", "1d3", 3),
        ("S", "1d3", 3),
        ("V", "0", 1),
    ],
)
def test_reaction_and_incantation_follow_from_the_components(components: str, die: str, duration: int) -> None:
    assert (times.reaction(spell(3, components)), times.incantation(spell(3, components))) == (die, duration)


@pytest.mark.example("EX-A-15")
@pytest.mark.rule("ALT-MAG-002", "ALT-MAG-003", "ALT-MAG-008")
@pytest.mark.parametrize(
    ("level", "components", "stamp", "face", "expected"),
    [(2, "VM", 0, 1, (0, 1, 2, 3)), (3, "VS", 10, 2, (10, 12, 13, 15)), (5, "VS", 20, 3, (20, 23, 24, 28))],
)
def test_the_examples_of_the_components(
    level: int, components: str, stamp: int, face: int, expected: tuple[int, ...]
) -> None:
    fight = waiting(caster(spell(level, components)))
    if stamp:
        comes_to(fight, stamp)
        casts(fight)
        goes_on(fight, face)
    else:
        casts(fight, "s", face)
    assert span(fight) == expected


@pytest.mark.rule("ALT-MAG-004")
@pytest.mark.parametrize(("acted", "effect"), [(True, 10), (False, 9)])
def test_a_word_of_power_takes_effect_in_the_segment_of_the_decision(acted: bool, effect: int) -> None:
    """After acting in 9: in 10; by somebody idle during 9: in 9."""
    fight = waiting(caster(WORD))
    comes_to(fight, 9)
    if acted:
        fight.notes(Undertake(GM, "teluard", "jump"))
        goes_on(fight)
        assert fight.one(TaskEnded).segment == 9
        casts(fight, "power_word_stun")
        fight.stands_by("orc")
    else:
        casts(fight, "power_word_stun")
        goes_on(fight)
    assert fight.one(SpellCast).segment == effect
    assert fight.who("teluard").magic.last == effect


@pytest.mark.rule("ALT-MAG-004")
def test_a_long_verbal_spell_is_not_instantaneous() -> None:
    assert times.reaction(spell(2, "V", casting=4)) == "1d3"
    assert times.incantation(spell(2, "V", casting=4)) == 4


@pytest.mark.rule("ALT-MAG-005", "ALT-MAG-011")
def test_cantrips_need_nothing_but_the_pause() -> None:
    """In 1 and, announced at once again, in 3: not in 2. They are never used up."""
    fight = waiting(caster(CANTRIP))
    casts(fight, "light_cantrip")
    assert (fight.one(TaskBegun).reaction_die, fight.one(SpellCast).segment) == ("0", 1)
    casts(fight, "light_cantrip")
    assert fight.one(SpellCast).segment == 3


@pytest.mark.example("EX-A-15")
@pytest.mark.rule("ALT-MAG-006", "ALT-MAG-008")
@pytest.mark.parametrize(("ident", "die", "duration"), [("fireball", "1d8", 3), ("mirror_image", "1d3", 2)])
def test_ex_a_15_casting_times(ident: str, die: str, duration: int) -> None:
    """Fireball: 3 segments after 1d8; mirror image: 2 after 1d3."""
    (made,) = game().recruiter.player(game().opening({}), {"sheet": _teluard(), "player": 7})
    found = made.magic.spell(ident)
    assert found is not None
    assert (times.reaction(found), times.incantation(found)) == (die, duration)


def _teluard() -> str:
    sheets = game().sheets
    return sheets.propose({"ready": next(ident for ident, _ in sheets.ready("fr") if ident == "teluard")})[1]


@pytest.mark.rule("ALT-MAG-007")
def test_an_official_round_is_ten_segments() -> None:
    """V, S, M from stamp 2, d8 = 4: casts 7-16."""
    fight = waiting(caster(spell(3, "VSM", casting=10)))
    comes_to(fight, 2)
    casts(fight)
    goes_on(fight, 4)
    assert span(fight) == (2, 6, 7, 16)


@pytest.mark.rule("ALT-MAG-009")
def test_an_interrupted_preparation_starts_again_and_the_spell_stays_in_mind() -> None:
    """d8 = 6 from stamp 0, interrupted in 4, starts again in 5 with 2: the incantation fills 8 and following."""
    fight = waiting(caster(spell(3, "VSM")))
    fight.notes(SetInitiative(GM, "orc", 4))
    casts(fight, "s")
    fight.answers("orc", 6, target="-")
    fight.notes(Interrupt(GM, "teluard"))
    assert fight.said(IncantationDisturbed) == []
    fight.stands_by("orc")
    fight.notes(Beat(GM, "teluard", 1))
    casts(fight, "s", 2)
    assert span(fight) == (5, 7, 8, 10)
    assert fight.one(SpellCast).segment == 10


@pytest.mark.rule("ALT-MAG-010", "ALT-FRE-014", "ALT-GEN-016")
@pytest.mark.parametrize(("how", "left"), [("goes_on", 0), ("kept", 1), ("lost", 0)])
def test_a_wound_in_mid_incantation_is_for_the_game_master(how: str, left: int) -> None:
    """Casting 14-16, hit in 14: goes on, or broken and the spell kept, or lost."""
    fight = in_the_middle()
    assert fight.segment == 14
    fight.answers("bor", 15, 4, free="teluard/right")
    assert fight.one(IncantationDisturbed).cause == "wound"
    assert fight.question(MASTER).default == {"incantation": "lost"}
    fight.answers(MASTER, incantation=how)
    settled = fight.one(IncantationSettled)
    assert settled.how == how
    broken = fight.said(TaskBroken)
    assert len(broken) == (0 if how == "goes_on" else 1)
    if how == "goes_on":
        while fight.who("teluard").task is not None:
            _passes(fight)
    (known,) = fight.who("teluard").magic.spells
    assert known.left == left


def _passes(fight: Exchange) -> None:
    who, kind = next(iter(fight.asked))
    fight.answers(who, **{"free": {"free": "-"}, "strike": {"target": "-"}, "declare": {"action": "standby"}}[kind])


@pytest.mark.rule("ALT-MAG-010")
@pytest.mark.parametrize(("setting", "left"), [("lost", 0), ("kept", 1)])
def test_a_table_may_settle_interrupted_spells_beforehand(setting: str, left: int) -> None:
    fight = in_the_middle(interrupted_spell=setting)
    fight.answers("bor", 15, 4, free="teluard/right")
    assert fight.one(IncantationSettled).how == setting
    assert (MASTER, "incantation") not in fight.asked
    assert fight.who("teluard").magic.spells[0].left == left
    assert fight.who("teluard").task is None


@pytest.mark.rule("ALT-ACT-009", "ALT-MAG-010")
def test_a_mere_cry_may_break_an_incantation() -> None:
    fight = in_the_middle(contact=False)
    fight.notes(said.TakeAside(GM, "teluard", "shout", "Attention !"))
    assert fight.one(IncantationDisturbed).cause == "cry"
    assert (MASTER, "incantation") in fight.asked


@pytest.mark.rule("ALT-REA-016", "ALT-MAG-010")
def test_the_game_masters_interruption_keeps_no_part_of_an_incantation() -> None:
    fight = in_the_middle(contact=False)
    fight.notes(Interrupt(GM, "teluard", 2))
    fight.answers(MASTER, incantation="kept")
    assert fight.one(TaskBroken).left == 0
    assert fight.who("teluard").unfinished is None


@pytest.mark.rule("ALT-MAG-010", "ALT-REA-015")
def test_whoever_gives_his_own_incantation_up_loses_the_spell() -> None:
    fight = in_the_middle(contact=False)
    fight.notes(Standby(GM, "teluard"))
    assert fight.one(IncantationSettled).how == "lost"
    with pytest.raises(Refused, match="alternatif-no-spells"):
        fight.says(Undertake(GM, "teluard", "cast", "s"))


@pytest.mark.example("EX-A-16")
@pytest.mark.rule("ALT-MAG-011", "ALT-MAG-004")
def test_ex_a_16_words_of_power_in_1_3_5_7_and_9() -> None:
    """Five in the first round, whoever hurries: the sixth falls in the next one."""
    fight = waiting(caster(WORD))
    ends = []
    for _ in range(6):
        casts(fight, "power_word_stun")
        ends.append(fight.one(SpellCast).segment)
    assert ends == [1, 3, 5, 7, 9, 11]


@pytest.mark.rule("ALT-MAG-011")
@pytest.mark.parametrize(("thing", "faces", "first"), [("power_word_stun", (), 10), ("mirror", (1,), 10)])
def test_the_pause_may_serve_as_reaction(thing: str, faces: tuple[int, ...], first: int) -> None:
    """A fireball ends in 8: a word in 10 at the earliest; V, S with d3 = 1 prepares in 9 and casts from 10."""
    fight = waiting(caster(spell(3, "VSM"), WORD, Spell("mirror", 2, "VS")))
    casts(fight, "s", 5)
    assert fight.one(SpellCast).segment == 8
    casts(fight, thing, *faces)
    assert fight.one(TaskBegun).first == first


@pytest.mark.rule("ALT-MAG-012")
def test_only_an_ambush_spares_the_reaction() -> None:
    """Level 3 from the opening, prepared beforehand: casts 1-3 without a die; the next one rolls again."""
    fight = waiting(caster(spell(3, "VSM", left=2)))
    fight.notes(magic.PrepareAmbush(GM, "teluard"))
    casts(fight)
    assert span(fight) == (0, 0, 1, 3)
    assert fight.one(TaskBegun).reaction_faces == ()
    assert fight.one(SpellCast).segment == 3
    casts(fight, "s", 2)
    assert span(fight) == (3, 5, 6, 8)


@pytest.mark.rule("ALT-MAG-012", "ALT-ACT-018")
def test_spells_and_items_are_never_rushed() -> None:
    fight = waiting(caster(spell(3, "VSM")))
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 5)
    for value in ("1/3", "2"):
        with pytest.raises(Refused, match="alternatif-never-rushed"):
            fight.says(
                fight.game.compose(fight.state, "gm-tool", GM, {"tool": "rush", "who": "teluard", "value": value})
            )
    shorter = (
        said.Retime(GM, "teluard", "1"),
        said.Retime(GM, "teluard", None, "2"),
        said.Retime(GM, "teluard", more=-1),
    )
    for each in shorter:
        with pytest.raises(Refused, match="alternatif-never-rushed"):
            fight.says(each)
    fight.notes(said.Retime(GM, "teluard", more=2))
    assert fight.one(TaskRetimed).last == 1 + 5 + 3 + 2, "longer it may take"


@pytest.mark.rule("ALT-MAG-013", "ALT-REA-021")
@pytest.mark.parametrize("allowed", ["yes", "no"])
def test_a_spell_is_kept_ready_only_with_the_game_masters_leave(allowed: str) -> None:
    """Preparation over at 6; the incantation begins in 9 on the caster's word."""
    fight = waiting(caster(spell(3, "VSM")))
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 5)
    fight.notes(KeepReady(GM, "teluard"))
    assert fight.one(HoldAsked).combatant == "teluard"
    fight.answers(MASTER, hold=allowed)
    if allowed == "no":
        assert fight.one(HoldRefused).combatant == "teluard"
        fight.stands_by("orc")
        assert fight.one(SpellCast).segment == 9
        return
    assert fight.one(ActionHeld).action == "cast"
    fight.stands_by("orc")
    comes_to(fight, 9)
    fight.notes(LetGo(GM, "teluard"))
    goes_on(fight)
    fight.stands_by("orc")
    assert fight.one(SpellCast).segment == 11


@pytest.mark.rule("ALT-MAG-013")
@pytest.mark.parametrize("setting", ["always", "never"])
def test_a_table_may_say_beforehand_whether_spells_wait(setting: str) -> None:
    fight = waiting(caster(spell(3, "VSM")), spells_may_be_held=setting)
    comes_to(fight, 1)
    casts(fight)
    goes_on(fight, 5)
    if setting == "never":
        with pytest.raises(Refused, match="alternatif-spells-not-held"):
            fight.says(KeepReady(GM, "teluard"))
    else:
        fight.notes(KeepReady(GM, "teluard"))
        assert fight.one(ActionHeld).action == "cast"


@pytest.mark.rule("ALT-MAG-014")
def test_a_summoning_that_builds_up_is_complete_at_its_end() -> None:
    """Cast 4-7: the creature acts from stamp 7."""
    fight = waiting(caster(spell(4, "VSM", builds_up=True)))
    casts(fight, "s", 3)
    done = fight.one(SpellCast)
    assert (done.segment, done.builds_up) == (7, True)
    assert ("teluard", "declare") in fight.asked


def reads(fight: Exchange, decision: Any, locale: str, **choice: str) -> str:
    """What the last word of *choice* leads to."""
    texts = Texts(strict=True)
    words = Words(texts, locale, game=fight.game.id, people=fight.game.people(fight.state))
    field, value = list(choice.items())[-1]
    partial = {name: each for name, each in choice.items() if name != field}
    prospect = fight.game.prospect(fight.state, decision, partial, field, value, EVERYBODY)
    return Questions(texts).means(words, decision, field, value, partial, prospect)


@pytest.mark.rule("ALT-MAG-014")
def test_friends_among_those_whom_a_spell_may_harm_are_marked() -> None:
    friend = fighter("Ana", caster(spell(1, "V")).side, stamina=60)
    fight = waiting(caster(spell(3, "VS", dice="6d6", area=True)), friend)
    typed = fight.game.form_of(fight.state, "declare", "teluard")
    assert typed is not None
    for locale, yours in (("fr", "de votre camp"), ("en", "on your side")):
        assert yours in reads(fight, typed, locale, action="cast", **{"with": "s"}, target="ana")
        assert yours not in reads(fight, typed, locale, action="cast", **{"with": "s"}, target="orc")
    casts(fight, "s", 2, target="orc")
    asked = fight.question(MASTER, "effect")
    for locale, own in (("fr", "du camp de qui agit"), ("en", "on the side of whoever acts")):
        for partial in ({}, {"target": "half"}):
            name = "halved" if partial else "target"
            assert own in reads(fight, asked, locale, **partial, **{name: "ana"})
            assert own in reads(fight, asked, locale, **partial, **{name: "teluard"})
            assert own not in reads(fight, asked, locale, **partial, **{name: "orc"})
    # Whoever is healed, or only spoken to, is harmed by nothing.
    kind = waiting(caster(spell(3, "VS", dice="")), fighter("Ana", friend.side, stamina=60))
    typed = kind.game.form_of(kind.state, "declare", "teluard")
    assert "camp" not in reads(kind, typed, "fr", action="cast", **{"with": "s"}, target="ana")


@pytest.mark.rule("ALT-MAG-014", "ALT-REA-013")
def test_damage_is_proposed_to_the_game_master_and_rolled_once_for_an_area() -> None:
    """6d6 = 21 on the orc in full, half of it on Bor; nothing is repeated by itself afterwards."""
    fight = waiting(caster(spell(3, "VS", dice="6d6", area=True)), fighter("Bor", "others", stamina=60))
    casts(fight, "s", 2, target="orc")
    question = fight.question(MASTER, "effect")
    assert (question.fields[0].options[0], question.default) == ("orc", {"target": "orc"})
    fight.answers(MASTER, 1, 2, 3, 4, 5, 6, target="orc")
    assert fight.one(EffectRolled).total == 21
    assert fight.one(DamageDealt).total == 21
    fight.answers(MASTER, target="half", halved="bor")
    assert fight.said(EffectRolled) == []
    assert (fight.one(DamageDealt).target, fight.one(DamageDealt).total) == ("bor", 10)
    fight.answers(MASTER, target="-")
    assert fight.said(DamageDealt) == []
    assert ("teluard", "declare") in fight.asked


@pytest.mark.rule("ALT-MAG-001")
def test_a_mage_among_the_creatures_casts_by_himself() -> None:
    (mage,) = game().recruiter.creatures(game().opening({}), {"creature": "mage"})
    fight = Exchange(fighter("Ana"), mage)
    assert fight.who("mage").task is not None
    begun = fight.one(TaskBegun) if fight.said(TaskBegun) else fight.who("mage").task
    assert begun is not None
    assert (begun.action, begun.weapon, begun.target) == ("cast", "magic_missile", "ana")


@pytest.mark.rule("ALT-MAG-001")
def test_spells_are_announced_by_name() -> None:
    fight = waiting(caster(Spell("fireball", 3, "VSM", names={"fr": "boule de feu", "en": "fireball"}), WORD))
    said = {"who": "teluard", "action": "cast", "with": "boule", "target": "orc"}
    note = fight.game.compose(fight.state, "declare", GM, said)
    assert note == Undertake(GM, "teluard", "cast", "fireball", "", "orc")
    form = fight.game.form(fight.state, "declare", "teluard")
    assert form is not None
    assert "cast" in form.fields[0].options
    with pytest.raises(Refused, match="alternatif-which-spell"):
        fight.says(Undertake(GM, "teluard", "cast", None))
