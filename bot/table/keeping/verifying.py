"""Checking an export: that every die comes from the seed, and that nothing is altered, left out or added.

What is checked, and against whom it proves what, is in `docs/proof.md`. The game master's export is run again from its
opening; of a player's each roll that he may know is compared with the seed. Of both the chain of digests is followed
to the last line, whose digest stands in the channel. A line that another build wrote, by other rules or data, may be
ruled otherwise today: nobody altered it, and the chain alone covers what it tells.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot import __version__
from bot.kernel import chain
from bot.kernel import inputs as said
from bot.kernel.codec import Codec
from bot.kernel.dice import commitment, dice, draw, mixed
from bot.kernel.errors import Refused, ReplayMismatch, RulingFailed
from bot.kernel.frame import Recorded
from bot.kernel.journal import set_aside
from bot.kernel.persons import PersonKept, Persons, TextKept, is_reference, reference, seal_of
from bot.kernel.retracing import retracing
from bot.kernel.ruleset import Ruleset
from bot.kernel.upgrades import Form
from bot.table.base.session import Opening
from bot.table.keeping.document import (
    AnyExport,
    HiddenLine,
    SeenExport,
    ShownLine,
    Unverified,
    WholeExport,
    event_part,
    parts_from,
    referred,
    unreadable,
    why_unreadable,
)

LEAST_DIGEST = 16
"""So many hex digits of a digest are enough to compare."""
LOBBY = "lobby/"
"""How the addresses of dice begin that were rolled before anybody contributed to them."""


class Verified(NamedTuple):
    """What was proven: so many *lines* and *events*; so many *rolls* come from the seed, and so many were *laid* down
    by hand; *ruled*: lines of which rules and data, asked again, say the same. *withheld*: parts that are there by
    their digests alone; *partly*: events told in part, unproven. *set_aside*: lines that were not played again, because
    a restart could not. *unchained*: lines of before there were digests. *retold*: lines of another build that today's
    rules tell otherwise, and those after one that they cannot even follow: their faces are compared with the seed,
    their events taken as they are. *commitment* and *digest* are those to compare with the channel's (empty: there is
    none); *mix* is what was contributed to the dice, of which the channel shows a digest.
    """

    lines: int
    events: int
    rolls: int
    laid: int
    withheld: int
    partly: int
    set_aside: int
    unchained: int
    commitment: str
    digest: str
    retold: tuple[int, ...] = ()
    mix: str = ""
    ruled: int = 0


def shows(rolled: Sequence[Any], events: Sequence[Mapping[str, Any]]) -> bool:
    """Whether one of *events* names who rolled and shows the faces."""
    who, faces = str(rolled[0]).split("/")[-4], list(rolled[1])
    for event in events:
        if who not in [each for each in event.values() if isinstance(each, str)]:
            continue
        for name, value in event.items():
            if "face" in name and (value == faces or (len(faces) == 1 and value == faces[0])):
                return True
    return False


def verify(
    document: Mapping[str, Any], rulesets: Mapping[str, Ruleset[Any]], digest: str | None = None, *, build: str = ""
) -> Verified:
    """Check an export; *digest*: the last line's, or its beginning, as it stands in the channel. *build*: which rules
    and data *rulesets* are (`bot.build`); a line of any other may be ruled otherwise, without being altered.

    Raises `Unverified`: `export-unreadable`, `export-empty`, `export-no-seed`, `export-wrong-seed`, `export-broken` (a
    line's digest does not hold), `export-person` (a person or a text is not the one meant), `export-cut` (it does not
    go on to the end), `export-other-digest`, `export-differs` (a line does not replay), `export-wrong-face`.
    """
    try:
        return _verified(document, rulesets, digest, build)
    except (KeyError, TypeError, ValueError, RecursionError, OverflowError) as error:
        raise why_unreadable(error) from error


def _verified(
    document: Mapping[str, Any], rulesets: Mapping[str, Ruleset[Any]], digest: str | None, build: str
) -> Verified:
    found: WholeExport | SeenExport
    if document.get("whole") is False:
        found = SeenExport.model_validate(document)
    else:
        found = WholeExport.model_validate(document)
    about = found.encounter
    if not found.lines:
        raise Unverified("export-empty")
    if about.ruleset not in rulesets:
        raise unreadable("game", about.ruleset)
    if about.seed is None:
        raise Unverified("export-no-seed")
    secret = bytes.fromhex(about.seed)
    if commitment(secret) != about.commitment:
        raise Unverified("export-wrong-seed")
    _check_people(document, found)
    if isinstance(found, WholeExport):
        done = _check_whole(document, found, secret, rulesets[about.ruleset], build)
    else:
        done = _check_seen(document, found, secret)
    if digest is not None:
        wanted = digest.strip().casefold()
        if len(wanted) < LEAST_DIGEST or not done.digest.startswith(wanted):
            raise Unverified("export-other-digest", digest=done.digest or "–")
    return done


def _check_people(document: Mapping[str, Any], found: AnyExport) -> None:
    """Whoever is named is who was meant, and every text is the one that was typed."""
    users: set[int] = set()
    for number, each in found.persons.items():
        if not number.isdecimal() or str(int(number)) != number or int(number) < 1:
            raise Unverified("export-person", what=number[:20])
        if each.user is None:
            continue
        if each.user in users or each.salt is None or seal_of(bytes.fromhex(each.salt), each.user) != each.seal:
            raise Unverified("export-person", what=number[:20])
        users.add(each.user)
    for ref, text in found.texts.items():
        if not is_reference(ref) or reference(bytes.fromhex(text.salt), text.text) != ref:
            raise Unverified("export-person", what=text.text[:40])
    if unused := set(found.texts) - referred(document["lines"]):
        raise Unverified("export-person", what=found.texts[min(unused)].text[:40])


def _seals(found: AnyExport) -> dict[int, list[tuple[int, str]]]:
    """By line, number and seal of the people whom it covers."""
    by_line: dict[int, list[tuple[int, str]]] = {}
    for number, each in sorted(found.persons.items(), key=lambda pair: int(pair[0])):
        by_line.setdefault(each.line, []).append((int(number), each.seal))
    return by_line


def _begins(found: AnyExport, seals: Mapping[int, chain.Seals]) -> bytes:
    about = found.encounter
    opening = about.opening
    return chain.begins(about.id, about.ruleset, about.opened_at, about.commitment, opening, seals.get(0, ()))


def _check_face(secret: bytes, mix: str, rolled: Sequence[Any], line: int) -> None:
    """Raise `Unverified` unless the faces of a roll come from the seed."""
    where, faces = str(rolled[0]), list(rolled[1])
    key = mixed(secret, "" if where.startswith(LOBBY) else mix)
    if list(draw(key, where, dice(where.rpartition("/")[2]))) != faces:
        raise Unverified("export-wrong-face", line=line)


def _check_whole(
    document: Mapping[str, Any], found: WholeExport, secret: bytes, ruleset: Ruleset[Any], build: str
) -> Verified:
    about, seals = found.encounter, _seals(found)
    if about.veil is None:
        raise unreadable("missing", "encounter.veil")
    veil, before, unchained = bytes.fromhex(about.veil), _begins(found, seals), 0
    raw: Sequence[Mapping[str, Any]] = document["lines"]
    for number, (each, line) in enumerate(zip(found.lines, raw, strict=True), start=1):
        if each.line != number:
            raise Unverified("export-broken", line=each.line)
        if each.digest is None:
            if unchained != number - 1:
                raise Unverified("export-broken", line=number)
            unchained += 1
            continue
        head, given, rolls, events = parts_from(
            line, line["input"], line["input"]["type"], line["dice"], line["events"], seals.get(number, ())
        )
        before = chain.line_digest(before, veil, number, head, given, rolls, events)
        if before.hex() != each.digest:
            raise Unverified("export-broken", line=number)
    last = len(found.lines)
    covered = range(-1 if unchained else 0, last + 1)
    if about.digest != found.lines[-1].digest or any(each.line not in covered for each in found.persons.values()):
        raise Unverified("export-broken", line=last)
    skipped, mix, retold = _replayed(found, secret, ruleset, build)
    rolls_seen = laid = 0
    for each in found.lines:
        for rolled in each.dice:
            if rolled[2]:
                laid += 1
            else:
                _check_face(secret, mix, rolled, each.line)
                rolls_seen += 1
    return Verified(
        lines=last,
        events=sum(len(each.events) for each in found.lines),
        rolls=rolls_seen,
        laid=laid,
        withheld=0,
        partly=0,
        set_aside=len(skipped),
        unchained=unchained,
        commitment=about.commitment,
        digest=about.digest or "",
        retold=retold,
        mix=mix,
        ruled=last - len(skipped.union(retold)),
    )


def _replayed(
    found: WholeExport, secret: bytes, ruleset: Ruleset[Any], build: str
) -> tuple[set[int], str, tuple[int, ...]]:
    """The journal is run again to its end, or to where no rule of this build leads on: the lines that recoveries set
    aside, what the dice are mixed with, and the lines that are not ruled as they are written."""
    others = {each.line for each in found.lines if (each.program, each.build) != (__version__, build)}
    journal, stopped = _loaded(found, ruleset, others)
    skipped, _ = set_aside(journal)
    opening = Opening.model_validate(found.encounter.opening)
    retold: list[int] = []
    try:
        steps = retracing(ruleset, opening.state(ruleset), secret, journal, others=others)
        engine, _, _ = next(steps)
        for _, number, replayed in steps:
            if not replayed:
                retold.append(number)
    except ReplayMismatch as mismatch:
        if mismatch.line not in others:
            raise Unverified("export-differs", line=mismatch.line) from mismatch
        stopped = mismatch.line
    except (Refused, RulingFailed) as error:
        raise why_unreadable(error) from error
    for each, line in zip(journal, found.lines, strict=False):
        if not isinstance(each.given, said.Begin) or line.digest is None:
            continue
        mark = engine.mark(line.parent)
        if mark is not None and mark.frame.standing.contributed != each.given.mix:
            # What the dice are mixed with is what those who joined contributed, and nothing else.
            raise Unverified("export-differs", line=line.line)
    last, mix = found.lines[-1], engine.standing.mix
    if stopped is None:
        ended = engine.standing.ended
    else:
        # From there on its chain alone tells what it says, as with a player's.
        ended = last.input["type"] == "end"
        mix = next((str(each.input["mix"]) for each in found.lines if each.input["type"] == "begin"), "")
        retold += [each.line for each in found.lines if each.line >= stopped and each.line not in skipped]
    if not ended:
        raise Unverified("export-cut", line=last.line)
    return skipped, mix, tuple(retold)


def _loaded(found: WholeExport, ruleset: Ruleset[Any], others: Collection[int]) -> tuple[list[Recorded], int | None]:
    """The journal as today's program reads it, up to the first line of *others*, another build's, that it cannot read:
    that one's number."""
    users = (PersonKept(int(n), each.user, each.line, None, each.seal) for n, each in found.persons.items())
    texts = (TextKept(ref, 0, False, b"", each.text) for ref, each in found.texts.items())
    codec: Codec[Any] = Codec(ruleset, Persons(bytes, users, texts))
    journal: list[Recorded] = []
    for each in found.lines:
        form = Form(*each.form)
        try:
            given = codec.load_input(json.dumps(each.input), form)
            told = (json.dumps({k: v for k, v in event.items() if k != "seq"}) for event in each.events)
            events = tuple(today for event in told for today in codec.load_events(event, form))
        except (KeyError, TypeError, ValueError):
            if each.line not in others:
                raise
            return journal, each.line
        faces = {where: shown for where, shown, _ in each.dice}
        laid = frozenset(where for where, _, fed in each.dice if fed)
        journal.append(Recorded(each.line, given, faces, events, laid, codec.dice_then(form)))
    return journal, None


def _check_seen(document: Mapping[str, Any], found: SeenExport, secret: bytes) -> Verified:
    about, seals = found.encounter, _seals(found)
    before, number, chained = _begins(found, seals), 0, False
    tally = dict.fromkeys(("events", "rolls", "laid", "withheld", "partly", "unchained"), 0)
    raw: Sequence[Mapping[str, Any]] = document["lines"]
    mix: str | None = None
    for each, line in zip(found.lines, raw, strict=True):
        if isinstance(each, HiddenLine):
            number, chained = number + 1, True
            tally["withheld"] += 1
            before = chain.linked(before, bytes.fromhex(each.parts))
            continue
        if each.salt is None:
            # Of before there were digests.
            if chained or each.line <= number:
                raise Unverified("export-broken", line=each.line)
            tally["unchained"] += 1
            number = each.line
        else:
            if chained and each.line != number + 1:
                raise Unverified("export-broken", line=each.line)
            number, chained = each.line, True
            before = chain.linked(before, _parts_of(line, each, seals.get(number, ()), tally))
        if each.input.get("type") == "begin" and mix is None:
            mix = str(each.input.get("mix", ""))
        told = [event for event in each.events if "type" in event]
        for rolled in each.dice:
            if isinstance(rolled, list):
                if rolled[2] is True:
                    tally["laid"] += 1
                else:
                    _check_face(secret, about.mix or "", rolled, number)
                    tally["rolls"] += 1
                if not shows(rolled, told):
                    raise Unverified("export-wrong-face", line=number)
    last = found.lines[-1]
    if (about.digest or "") != (before.hex() if chained else ""):
        raise Unverified("export-broken", line=number)
    if isinstance(last, HiddenLine) or last.kind != "end":
        raise Unverified("export-cut", line=number)
    if (about.mix or "") != (mix or ""):
        raise Unverified("export-differs", line=number)
    return Verified(
        lines=number,
        events=tally["events"],
        rolls=tally["rolls"],
        laid=tally["laid"],
        withheld=tally["withheld"],
        partly=tally["partly"],
        set_aside=0,
        unchained=tally["unchained"],
        commitment=about.commitment,
        digest=about.digest or "",
        mix=mix or "",
    )


def _parts_of(line: Mapping[str, Any], each: ShownLine, people: chain.Seals, tally: dict[str, int]) -> bytes:
    """The digest of the parts of a line of which something may be read; what is there is counted in *tally*."""
    head, *_ = parts_from(line, None, each.kind, (), (), people)
    digests = [chain.part_digest(_hex(line["salt"]), head)]

    def given_digest() -> bytes:
        given = dict(line["input"])
        if "salt" not in given:
            tally["withheld"] += 1
            return _only_digest(given, ("digest",))
        salt = _hex(given.pop("salt"))
        if given.get("type") != each.kind:
            raise Unverified("export-broken", line=each.line)
        return chain.part_digest(salt, chain.canonical(given))

    digests.append(given_digest())
    for rolled in line["dice"]:
        if isinstance(rolled, dict):
            tally["withheld"] += 1
            digests.append(_only_digest(rolled, ("digest",)))
        else:
            *roll, salt = rolled
            if len(roll) != 3 or not isinstance(roll[2], bool):
                raise ValueError("dice")
            digests.append(chain.part_digest(_hex(salt), chain.canonical(roll)))
    for told in line["events"]:
        event = dict(told)
        if "salt" in event:
            tally["events"] += 1
            digests.append(chain.part_digest(_hex(event.pop("salt")), event_part(event)))
        else:
            tally["partly" if "type" in event else "withheld"] += 1
            digests.append(_only_digest(event, ("digest",) if "type" not in event else None))
    return chain.parts_digest(len(line["dice"]), digests)


def _hex(text: Any) -> bytes:
    if not isinstance(text, str) or len(text) != 2 * chain.SALT_BYTES:
        raise ValueError("salt")
    return bytes.fromhex(text)


def _only_digest(part: Mapping[str, Any], names: Sequence[str] | None) -> bytes:
    """The digest that stands for *part*, of which nothing but *names* is there (None: part of it is told)."""
    digest = part["digest"]
    if not isinstance(digest, str) or len(digest) != 2 * chain.DIGEST_BYTES or "seq" in part:
        raise ValueError("digest")
    if names is not None and set(part) != set(names):
        raise ValueError("withheld")
    return bytes.fromhex(digest)
