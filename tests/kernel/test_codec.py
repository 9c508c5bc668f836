"""What goes into the journal comes out of it equal."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.catalogue import load_catalogue
from bot.kernel import codec as codecs
from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.codec import Codec
from bot.kernel.dice import Fed
from bot.kernel.frame import Frame, Open, Snapshot, Standing
from bot.kernel.values import evolve
from bot.rulesets.alternatif import Alternatif
from tests.coding import state_of, state_text
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.adapting import counted_adapters
from tests.kernel.playing import Play
from tests.kernel.test_history import busy_auction, mid_fight

CODECS: list[Codec[Any]] = [Codec(bids.SealedBids()), Codec(duel.DuelOfReactions())]
KERNEL = (*told.KernelEvent.__args__, *said.KernelInput.__args__)


def _made_of(kind: type) -> st.SearchStrategy[Any]:
    # A tag is a constant: what is drawn for the other fields must come back.
    return st.builds(kind, type=st.just(kind.type))  # type: ignore[attr-defined]


@pytest.mark.parametrize("codec", CODECS, ids=["bids", "duel"])
@settings(derandomize=True, deadline=None, max_examples=20)
@given(st.data())
def test_every_event_and_input_makes_the_round_trip(codec: Codec[Any], data: st.DataObject) -> None:
    game = bids.SealedBids() if codec is CODECS[0] else duel.DuelOfReactions()
    for kind in (*told.KernelEvent.__args__, *game.event_types):
        event = data.draw(_made_of(kind))
        text = codec.dump_event(event)
        assert codec.load_events(text)[0] == event
        assert type(codec.load_events(text)[0]) is kind
        assert json.loads(text)["type"] == kind.type
    for kind in (*said.KernelInput.__args__, *game.note_types):
        given_in = data.draw(_made_of(kind))
        again = codec.load_input(codec.dump_input(given_in))
        assert again == given_in
        assert type(again) is kind


def test_tags_are_unique_and_written_like_the_class() -> None:
    for kinds in (told.KernelEvent.__args__, said.KernelInput.__args__):
        tags = [kind.type for kind in kinds]
        assert len(set(tags)) == len(tags)
        for kind in kinds:
            assert kind.type.replace("_", "") == kind.__name__.lower()


@settings(derandomize=True, deadline=None)
@given(
    st.builds(
        Standing,
        questions=st.lists(st.builds(Open), max_size=3).map(tuple),
        fed=st.lists(st.builds(Fed, st.integers(1, 100)), max_size=3).map(tuple),
    )
)
def test_every_standing_makes_the_round_trip(standing: Standing) -> None:
    codec = CODECS[0]
    state = bids.Auction({"ana": bids.Bidder("ana")}, bids={"ana": 2}, served=("ana",))
    snapshot = Snapshot(7, 3, Frame(state, standing), 42)
    assert codec.load_snapshot(7, 3, codec.dump_snapshot(snapshot)) == snapshot


@pytest.mark.parametrize("make", [busy_auction, mid_fight])
def test_every_snapshot_of_a_play_makes_the_round_trip(make: Any) -> None:
    play: Play[Any] = make()
    play.run(20)
    codec = play.engine.codec
    for row in play.rows:
        mark = play.engine.mark(row.line)
        assert mark is not None
        base = mark.base
        assert codec.load_snapshot(base.line, base.position, codec.dump_snapshot(base)) == base
        assert state_of(codec, state_text(codec, mark.frame.state)) == mark.frame.state


@pytest.mark.parametrize(
    "text", ["", "{}", '{"type":"answer"}', '{"type":"unheard","by":1}', '{"type":"hold","by":"x"}']
)
def test_what_is_no_input_is_not_read(text: str) -> None:
    with pytest.raises(ValidationError):
        CODECS[0].load_input(text)


def test_the_other_games_words_are_not_read() -> None:
    text = CODECS[1].dump_input(duel.Wound(1, "ana", 3))
    with pytest.raises(ValidationError):
        CODECS[0].load_input(text)


def test_texts_of_a_state_are_written_anew_when_they_change() -> None:
    game = Alternatif(load_catalogue())
    codec = Codec(game)
    state = game.opening({})
    assert len(state.actions) > 100
    for made in (state, evolve(state, segment=3), evolve(state, actions="{}"), evolve(state, actions=""), state):
        snapshot = Snapshot(7, 3, Frame(made, Standing()), 12)
        text = codec.dump_snapshot(snapshot)
        assert json.loads(text)["state"] == json.loads(state_text(codec, made))
        assert codec.load_snapshot(7, 3, text) == snapshot


def test_whoever_plays_waits_for_no_large_adapter_and_for_a_small_one_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds a combatant is worked out in one go, with the codec; the rest when the first of its kind comes."""
    built = counted_adapters(monkeypatch)
    monkeypatch.setattr(codecs, "_SHARED", {})
    game = Alternatif(load_catalogue())
    codec = Codec(game)
    assert len(built) == 1
    snapshot = Snapshot(0, 0, Frame(game.opening({}), Standing()), 1)
    assert codec.load_snapshot(0, 0, codec.dump_snapshot(snapshot)) == snapshot
    for each in (*game.event_types, *game.note_types):
        if "Combatant" in str([field.type for field in fields(each)]).replace("CombatantId", ""):
            codec._singles[each]
    assert len(built) == 1
    assert codec.load_input(codec.dump_input(said.Begin(1))) == said.Begin(1)
    assert built[1:] == [said.Begin]
    assert codec.load_input(codec.dump_input(said.Begin(1))) == said.Begin(1)
    Codec(game)
    assert len(built) == 2


def written_by_pydantic(codec: Codec[Any], state: Any) -> str:
    """What pydantic writes of *state*, as it is read."""
    return str(codec._state.serializer.to_json(state, exclude_defaults=True, context=codec), "utf-8")


@pytest.mark.parametrize("make", [busy_auction, mid_fight])
def test_what_changed_is_written_as_pydantic_writes_all_of_it(make: Any) -> None:
    play: Play[Any] = make()
    play.run(20)
    codec = play.engine.codec
    lines = [row.line for row in play.rows]
    # There and back again: nothing of a later state is left in an earlier one.
    for line in (*lines, *reversed(lines), *lines[::3]):
        mark = play.engine.mark(line)
        assert mark is not None
        parts = json.loads(codec.dump_snapshot(mark.base))
        state, standing = mark.base.frame
        assert parts["state"] == json.loads(written_by_pydantic(codec, state))
        whole = codec._standing.serializer.to_json(standing, exclude_defaults=True, context=codec)
        assert parts["standing"] == json.loads(whole)
