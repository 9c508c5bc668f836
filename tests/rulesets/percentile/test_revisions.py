"""What was recorded while codes were French words is read as today's (form 2 to 3), and under other readings goes on so
(form 3 to 4)."""

from __future__ import annotations

import json

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.dice import Fed
from bot.kernel.upgrades import KERNEL, Form
from bot.rulesets import rulesets_of
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import SetField
from bot.rulesets.percentile.revisions import FORMERLY, REVISIONS
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.state import Declaration, Status, Trigger
from bot.rulesets.shared.people import CombatantRenamed
from bot.table.base.session import Opening
from tests.rulesets.percentile.brawl import GM, Brawl, fighter

THEN = Form(2, KERNEL)
GAME = rulesets_of(load_library())["percentile"]
CODEC = Codec(GAME)


def test_what_was_said_is_what_it_is_called_today() -> None:
    waits = {"kind": "attendre", "posture": "anticipatif", "waits": "reaction", "reaction": "sort"}
    waits["trigger"] = {"who": "parade", "what": "attaque"}  # type: ignore[assignment]
    told = {"type": "declare", "by": 1, "who": "sort", "declaration": waits}
    # Who is called by such a word keeps his name.
    meant = Declaration(
        "wait", posture="anticipating", waits="reaction", trigger=Trigger("parade", "attack"), reaction="cast"
    )
    assert CODEC.load_input(json.dumps(told), THEN) == Declare(1, "sort", meant)
    chosen = {"action": "special", "how": "focus+defensif", "target": "rien", "defence": "parade/main"}
    answer = CODEC.load_input(json.dumps({"type": "answer", "by": 1, "question": "3.1", "choice": chosen}), THEN)
    assert answer.choice == {
        "action": "special",
        "how": "focus+defensive",
        "target": "rien",
        "defence": "parry/main",
    }
    feed = {"type": "feed", "by": 1, "faces": [{"face": 7, "who": "ana", "why": "esquive"}]}
    assert CODEC.load_input(json.dumps(feed), THEN) == inputs.Feed(1, (Fed(7, None, "ana", "dodge"),))
    setting = {"type": "set_setting", "by": 1, "name": "charge_force", "value": "score"}
    assert CODEC.load_input(json.dumps(setting), THEN) == SetSetting(1, "charge_strength", "score")
    figure = {"type": "set_field", "by": 1, "who": "ana", "field": "pv", "value": 3, "reason": "rien"}
    assert CODEC.load_input(json.dumps(figure), THEN) == SetField(1, "ana", "hit_points", 3, "rien")


def test_what_was_told_is_what_it_is_called_today() -> None:
    roll = {"type": "d100_rolled", "combatant": "ana", "purpose": "esquive", "face": 7, "score": 45}
    roll |= {"terms": [{"name": "score_esquive", "value": 45}], "degree": "success", "critical_to": 5}
    (told,) = CODEC.load_events(json.dumps(roll | {"fumble_from": 96}), THEN)
    assert isinstance(told, D100Rolled)
    assert (told.purpose, told.terms[0].name) == ("dodge", "score_dodge")
    renamed = {"type": "combatant_renamed", "combatant": "esquive", "before": "Esquive", "after": "sort"}
    assert CODEC.load_events(json.dumps(renamed), THEN) == (CombatantRenamed("esquive", "Esquive", "sort"),)
    # The dice of then fell for what they were called then.
    assert CODEC.dice_then(THEN)["dodge"] == "esquive"
    assert CODEC.dice_then(Form(GAME.schema, KERNEL)) == {}


def test_a_fight_stands_where_it_stood() -> None:
    body = {
        "kernel": KERNEL,
        "next_seq": 9,
        "standing": {
            "begun": True,
            "moment": "1",
            "questions": [
                {"id": "3.1", "key": "esquive:score:esquive", "kind": "score", "who": "@gm", "offered": []},
                {
                    "id": "3.2",
                    "key": "esquive:declare:1",
                    "kind": "declare",
                    "who": "esquive",
                    "offered": [["action", ["attaque", "rien"]], ["target", ["rien"]]],
                    "partial": {"action": "attaque"},
                },
            ],
            "fed": [{"face": 3, "who": "esquive", "why": "parade"}],
        },
        "state": {
            "round": 1,
            "settings": {"charge_force": "score", "pit_end": "zero_pv", "defence_postures": "defensif"},
            "order": ["esquive"],
            "fighters": {
                "esquive": {
                    "id": "esquive",
                    "name": "esquive",
                    "side": "a_terre",
                    "pv": 3,
                    "pv_max": 9,
                    "pj": True,
                    "scores": {"esquive": 40, "force": 50, "jonglage": 5},
                    "statuses": [{"kind": "a_terre"}],
                    "posture": "defensif",
                    "defences": ["parade"],
                    "modifiers": [{"value": 5, "skill": "lutte"}],
                    "main": {"weapon": "tir", "skill": "tir", "dice": "1d6"},
                }
            },
        },
    }
    snapshot = CODEC.load_snapshot(4, 0, json.dumps(body), THEN.schema)
    state, standing = snapshot.frame.state, snapshot.frame.standing
    who = state.fighters["esquive"]
    assert (who.name, who.side, who.hit_points, who.hit_points_max, who.pc) == ("esquive", "a_terre", 3, 9, True)
    assert who.scores == {"dodge": 40, "strength": 50, "jonglage": 5}
    assert who.statuses == (Status("prone"),)
    assert (who.posture, who.defences, who.modifiers[0].skill) == ("defensive", ("parry",), "wrestling")
    assert (who.main.weapon, who.main.skill) == ("tir", "shooting")
    assert (state.settings.charge_strength, state.settings.pit_end) == ("score", "zero_hit_points")
    assert [each.key for each in standing.questions] == ["esquive:score:dodge", "esquive:declare:1"]
    assert standing.questions[1].partial == {"action": "attack"}
    assert standing.questions[1].offered == (("action", ("attack", "nothing")), ("target", ("rien",)))
    assert standing.fed == (Fed(3, None, "esquive", "parry"),)


def test_an_encounter_is_opened_by_the_settings_of_then() -> None:
    settings = GAME.opening({"charge_force": "score", "parry_score": "force", "pit_end": "zero_pv"}).settings
    assert (settings.charge_strength, settings.parry_score, settings.pit_end) == (
        "score",
        "strength",
        "zero_hit_points",
    )


def test_what_is_written_today_is_read_as_it_is() -> None:
    scene = Brawl(fighter("Ana", melee=60, initiative=4), fighter("Orc", "foes", initiative=2))
    declared = Declare(GM, "ana", Declaration("attack", "orc", posture="defensive"))
    assert CODEC.load_input(CODEC.dump_input(declared), Form(GAME.schema, KERNEL)) == declared
    assert scene.state.fighters["ana"].scores == {"melee": 60}


@pytest.mark.rule("PCT-UNA-002", "PCT-UNA-009", "PCT-DEF-010", "PCT-DEF-013", "PCT-POS-009")
def test_an_encounter_of_before_keeps_the_readings_of_before() -> None:
    body = {"settings": {"wrestling_roll": "text"}}
    (raised,) = (REVISIONS[3].state,)
    assert raised is not None
    assert raised({"round": 1})["settings"] == dict(FORMERLY)
    assert raised(body)["settings"] == {**FORMERLY, "wrestling_roll": "text"}
    # So does one whose opening does not name them; one of today is by the text.
    opened, today = Opening().state(GAME).settings, GAME.opening({}).settings
    assert {name: getattr(opened, name) for name in FORMERLY} == dict(FORMERLY)
    assert [name for name in FORMERLY if getattr(today, name) == FORMERLY[name]] == []
