"""A face belongs to its address, is equally likely, and was fixed before anybody could choose."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.kernel import inputs as said
from bot.kernel.dice import Dice, Fed, address, commitment, dice, draw, mixed
from bot.kernel.errors import ImpossibleFace
from bot.kernel.retracing import verify
from tests.kernel import sealed_bids as bids
from tests.kernel.conftest import auction
from tests.kernel.playing import GM, SECRET, Play, events

# The 99.9 % quantiles of chi-square.
QUANTILES = {3: 16.27, 5: 20.52, 7: 24.32, 9: 27.88, 19: 43.82, 99: 148.23}


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 20, 100])
def test_every_face_is_equally_likely(sides: int) -> None:
    key = mixed(SECRET, "")
    rolls = 200 * sides
    seen = Counter(draw(key, f"{at}/ana/strike/0/1d{sides}", Dice(1, sides))[0] for at in range(rolls))
    assert set(seen) == set(range(1, sides + 1))
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < QUANTILES[sides - 1]


def test_numbers_that_would_favour_low_faces_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2^32 is 4 more than a multiple of 6: the last four numbers must not count.
    numbers = [2**32 - 1, 2**32 - 4, 2**32 - 5, 0, 2**32 - 2, 1, 2**32 - 3, 2]
    block = b"".join(each.to_bytes(4, "big") for each in numbers)
    monkeypatch.setattr("bot.kernel.dice._authenticated", lambda *given: block)
    assert draw(b"", "somewhere", Dice(5, 6)) == (6, 1, 2, 3, 6)


@settings(derandomize=True, deadline=None)
@given(st.binary(max_size=100), st.text(max_size=40))
def test_a_face_is_a_keyed_digest_that_anybody_can_make(key: bytes, where: str) -> None:
    digest = hmac.digest(key, f"{where}#0".encode(), "sha256")
    number = int.from_bytes(digest[:4], "big")
    assume(number < 2**32 - 2**32 % 20)
    assert draw(key, where, Dice(1, 20)) == (number % 20 + 1,)


def test_the_dice_of_one_roll_are_independent() -> None:
    key = mixed(SECRET, "")
    pairs = Counter(draw(key, f"{at}/ana/strike/0/2d6", Dice(2, 6)) for at in range(7_200))
    assert len(pairs) == 36
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 66.62  # 99.9 % for 35


@settings(derandomize=True, deadline=None)
@given(st.integers(1, 20), st.integers(2, 1000), st.text(max_size=20))
def test_faces_are_in_range_and_depend_on_address_and_key_alone(count: int, sides: int, where: str) -> None:
    faces = draw(b"k" * 32, where, Dice(count, sides))
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)
    assert draw(b"k" * 32, where, Dice(count, sides)) == faces


def test_other_keys_and_addresses_give_other_faces() -> None:
    what = Dice(20, 1000)
    drawn = {draw(mixed(SECRET, mix), where, what) for mix in ("", "a", "b") for where in ("1/a", "1/b", "2/a")}
    assert len(drawn) == 9


@pytest.mark.parametrize(
    "text", ["", "d", "d1", "d0", "0d6", "21d6", "d1001", "999999d9", "2d6+1", "d-6", "dd6", "d6 d6"]
)
def test_other_than_dice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="dice"):
        dice(text)


@pytest.mark.parametrize(("text", "what"), [("d8", Dice(1, 8)), (" 2D6 ", Dice(2, 6)), ("20d1000", Dice(20, 1000))])
def test_dice_are_read_and_written(text: str, what: Dice) -> None:
    assert dice(text) == what
    assert dice(str(what)) == what


def test_the_commitment_hides_the_seed_and_fixes_it() -> None:
    assert commitment(SECRET) == commitment(bytes(range(32)))
    assert commitment(SECRET) != commitment(bytes(32))
    assert SECRET.hex() not in commitment(SECRET)
    # What is published at the opening is not the key that draws.
    assert commitment(SECRET) != mixed(SECRET, "").hex()


def test_the_players_contributions_change_every_face() -> None:
    plays = []
    for mix in ("ana:1", "ana:2"):
        play = Play(bids.SealedBids(), bids.Auction())
        play.say(bids.Join(GM, "ana"), bids.Join(GM, "bob"), said.Begin(GM, mix))
        play.default("ana")
        plays.append([each.faces for each in play.default("bob").drawn])
    assert plays[0] != plays[1]


def test_beginning_again_after_an_undo_gives_no_other_dice() -> None:
    play = Play(bids.SealedBids(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bob"))
    (in_lobby,) = play.say(bids.Nudge(GM, "ana")).drawn
    play.say(said.Begin(GM, "ana:1"))
    first = [each.faces for each in play.say(bids.Nudge(GM, "ana")).drawn]
    play.say(said.Undo(GM, 2))
    play.restart()
    play.say(said.Resume(GM))
    assert play.say(bids.Nudge(GM, "ana")).drawn == (in_lobby,)
    play.say(bids.Join(GM, "cid"), said.Begin(GM, "ana:1 cid:7"))
    play.restart()
    assert [each.faces for each in play.say(bids.Nudge(GM, "ana")).drawn] == first
    verify(play.game, play.opening, SECRET, play.recorded())


def _initiatives(play: Play[bids.Auction]) -> dict[str, int]:
    play.default("ana")
    play.default("bob")
    play.default("cid")
    return dict(play.state.initiative)


def test_a_face_keeps_its_address_whatever_came_between(three: Play[bids.Auction]) -> None:
    plain = _initiatives(three)
    for said_between in (
        [bids.Nudge(GM, "ana"), bids.Nudge(GM, "bob")],
        [bids.Leave(GM, "cid"), bids.Join(GM, "cid")],
        [said.Hold(GM), said.Resume(GM)],
    ):
        play = auction("ana", "bob", "cid")
        play.say(*said_between)
        assert _initiatives(play) == plain


def test_undo_and_changes_of_mind_never_give_new_dice(three: Play[bids.Auction]) -> None:
    start = three.line
    first = _initiatives(three)
    three.say(said.Undo(GM, start), said.Resume(GM))
    three.answer("ana", coins="2")
    three.answer("ana", coins="1")
    three.default("bob")
    three.default("cid")
    assert three.state.initiative == first
    assert three.state.bids["ana"] == 1


def test_the_same_roll_again_in_one_moment_has_an_ordinal_of_its_own(three: Play[bids.Auction]) -> None:
    drawn = [three.say(bids.Nudge(GM, "ana")).drawn[0] for _ in range(3)]
    assert [each.address for each in drawn] == [address("0-bids", "ana", "nudge", at, Dice(1, 20)) for at in range(3)]
    assert [each.faces for each in drawn] == [draw(mixed(SECRET, ""), each.address, Dice(1, 20)) for each in drawn]


def _nudged(play: Play[bids.Auction], who: str = "ana") -> int:
    progress = play.say(bids.Nudge(GM, who))
    return int(events(progress)[0].face)


def _feed(*faces: Fed) -> said.Feed:
    return said.Feed(GM, faces)


def test_fed_faces_come_in_order_and_are_marked(three: Play[bids.Auction]) -> None:
    natural = draw(mixed(SECRET, ""), "0-bids/ana/nudge/2/1d20", Dice(1, 20))[0]
    three.say(_feed(Fed(13), Fed(5)))
    progress = three.say(bids.Nudge(GM, "ana"))
    assert (events(progress)[0].face, progress.drawn[0].fed) == (13, True)
    assert _nudged(three, "ana") == 5
    progress = three.say(bids.Nudge(GM, "ana"))
    assert (events(progress)[0].face, progress.drawn[0].fed) == (natural, False)


def test_feeding_again_replaces_what_was_fed(three: Play[bids.Auction]) -> None:
    three.say(_feed(Fed(13), Fed(5)), _feed(Fed(7)))
    assert _nudged(three) == 7
    assert three.engine.standing.fed == ()


def test_addressed_faces_wait_for_their_roll(three: Play[bids.Auction]) -> None:
    three.say(_feed(Fed(3, who="bob"), Fed(4, who="ana", why="nu"), Fed(9, why="initiative"), Fed(8)))
    assert _nudged(three, "bob") == 3
    assert _nudged(three, "ana") == 4
    assert _nudged(three, "cid") == 8
    assert _initiatives(three)["ana"] == 9


@pytest.mark.parametrize("face", [Fed(21), Fed(0), Fed(13, sides=12), Fed(13, sides=100, who="ana")])
def test_an_impossible_face_stops_and_changes_nothing(three: Play[bids.Auction], face: Fed) -> None:
    three.say(_feed(face))
    before = three.engine.frame
    with pytest.raises(ImpossibleFace) as stopped:
        three.say(bids.Nudge(GM, "ana"))
    assert (stopped.value.face, stopped.value.sides) == (face.face, 20)
    assert three.engine.frame == before
    three.say(_feed(Fed(13, sides=20)))
    assert _nudged(three) == 13


def test_where_fewer_faces_are_fed_than_rolled_the_rest_is_what_the_address_shows(three: Play[bids.Auction]) -> None:
    _initiatives(three)
    who = three.awaited()[0]
    three.say(_feed(Fed(6, why="worth")))
    progress = three.answer(who, lot="lamp")
    (drawn,) = (each for each in progress.drawn if "worth" in each.address)
    natural = draw(mixed(SECRET, ""), drawn.address, Dice(2, 6))
    assert natural[0] != natural[1]
    assert drawn.faces == (6, natural[1])


def test_recorded_faces_win_over_drawn_ones(three: Play[bids.Auction]) -> None:
    progress = three.engine.submit(bids.Nudge(GM, "ana"), 99, recorded={"0-bids/ana/nudge/0/1d20": (20,)})
    assert events(progress)[0].face == 20
