"""The game master's private panel: what the bot waits for, the last rulings, what is hidden, which faces are laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.kernel.dice import DRAWN, Fed
from bot.render.boards import go_on, resting
from bot.render.cards import Button, Card, Item
from bot.render.names import Ready, shorten, user
from bot.render.words import Words

LONGEST = 1_950
MOST_WAITING, MOST_FED = 8, 12
_RULING = 110


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question as the panel tells it: whose it is, who is asked (a user), its kind, its default in words (empty where
    nobody knows it now), and since and until when, in seconds since 1970."""

    who: str
    asked: int
    kind: str
    default: str
    since: float | None
    until: float | None
    secret: bool


@dataclass(frozen=True, slots=True)
class PanelContents:
    """All that the panel shows. *rulings*: (line, line before it, words), the newest first. *pace*: `moment` where the
    game master moves time on. *roll*: the dice that are awaited: who rolls, who is asked (a user), and which.
    *rests*: see `boards.Boards.tracker`; *unasked*: why some of the hidden ones are not asked."""

    moment: str
    tempo: str
    held: str | None
    breath: bool
    begun: bool
    pace: str
    waiting: Sequence[Waiting]
    rulings: Sequence[tuple[int, int, str]]
    hidden: Sequence[str]
    fed: Sequence[Fed]
    gms: Sequence[int]
    roll: tuple[str, int, str] | None = None
    rests: str | None = None
    unasked: Sequence[str] = ()


def panel(words: Words, encounter: str, shown: PanelContents) -> Card:
    """The panel as a card: at most 1,950 characters, whatever there is to tell."""
    lines = [words.say("panel-title", moment=Ready(shown.moment), tempo=shown.tempo)]
    if shown.held is not None:
        lines.append(words.say("tracker-held", reason=shown.held))
    elif not shown.begun:
        lines.append(words.say("panel-lobby"))
    elif shown.breath:
        lines.append(words.say("panel-breath", pace=shown.pace))
    elif shown.rests is not None:
        lines.append(resting(words))
    else:
        lines.append(words.say("panel-runs", pace=shown.pace))
    if shown.roll is not None:
        who, asked, dice = shown.roll
        lines.append(words.say("panel-roll", who=who, asked=user(asked), dice=Ready(dice)))
    for each in shown.waiting[:MOST_WAITING]:
        lines.append(_waiting(words, each))
    if len(shown.waiting) > MOST_WAITING:
        lines.append(words.say("tracker-awaited-more", count=len(shown.waiting) - MOST_WAITING))
    if not shown.waiting and shown.begun and shown.held is None and not shown.breath and shown.rests is None:
        lines.append(words.say("tracker-nobody-awaited"))
    if shown.hidden:
        lines.append(words.say("panel-hidden", names=tuple(shown.hidden)))
    lines += shown.unasked
    if shown.fed:
        lines.append(words.say("panel-fed", faces=Ready(faces(words, shown.fed))))
    lines.append(words.say("panel-gms", gms=Ready(" ".join(user(each) for each in shown.gms)), count=len(shown.gms)))
    if shown.rulings:
        lines.append(words.say("panel-rulings"))
        lines += [f"`{line}` {_first(text)}" for line, _, text in shown.rulings]
    return Card(text=shorten("\n".join(lines), LONGEST), rows=_rows(words, encounter, shown))


def _rows(words: Words, encounter: str, shown: PanelContents) -> tuple[tuple[Item, ...], ...]:
    first: list[Item] = [Button(id=f"gp|{encounter}", label=words.say("button-refresh"))]
    if shown.begun and shown.held is not None:
        first.append(Button(id=f"gh|{encounter}|run", label=words.say("button-resume"), style="success"))
    elif shown.begun:
        first.append(Button(id=f"gh|{encounter}|hold", label=words.say("button-pause"), style="danger"))
        if shown.breath:
            first.append(Button(id=f"gn|{encounter}", label=words.say("button-next"), style="success"))
    if shown.rests is not None:
        first.append(go_on(words, encounter, shown.rests))
        first.append(Button(id=f"e|{encounter}", label=words.say("button-end"), style="danger"))
    first.append(Button(id=f"gs|{encounter}|0", label=words.say("button-settings")))
    rows: list[tuple[Item, ...]] = [tuple(first)]
    undo = [
        Button(id=f"gb|{encounter}|{before}", label=words.say("button-undo-to", line=line))
        for line, before, _ in shown.rulings[:5]
    ]
    if undo:
        rows.append(tuple(undo))
    return tuple(rows)


def _waiting(words: Words, each: Waiting) -> str:
    return words.say(
        "panel-waiting",
        who=each.who,
        asked=user(each.asked),
        kind=Ready(words.word("question", each.kind)),
        since=None if each.since is None else Ready(f"<t:{int(each.since)}:R>"),
        until=None if each.until is None else Ready(f"<t:{int(each.until)}:R>"),
        default=Ready(each.default) if each.default else None,
        secret="secret" if each.secret else None,
    )


def faces(words: Words, laid: Sequence[Fed]) -> str:
    """Faces laid down, as they were typed: `13, d20=5, parry Jurl 15`."""
    told = []
    for each in laid[:MOST_FED]:
        face = words.say("panel-drawn") if each.face == DRAWN else str(each.face)
        if each.sides is not None:
            face = f"d{each.sides}={face}"
        parts = [purpose(words, each.why) if each.why else "", words.name(each.who) if each.who else "", face]
        told.append(" ".join(part for part in parts if part))
    return ", ".join(told) + (" …" if len(laid) > MOST_FED else "")


def purpose(words: Words, why: str) -> str:
    """What a die is rolled for, as people type it: the first of the words for it."""
    at = why
    while at:
        code = at.replace("/", "-").replace(":", "-")
        found = words.first(words.key("word", "why", code), f"word-why-{code}")
        if found is not None:
            return words.say(found).split(",")[0]
        at = at[: max(at.rfind("/"), at.rfind(":"), at.rfind("-"), 0)]
    return words.shown(why.replace("_", " "))


def _first(text: str) -> str:
    """The first line of a ruling, short enough for a phone."""
    line = next((each for each in text.split("\n") if each.strip()), "")
    # A cut may not leave half of a bold name.
    return shorten(line.replace("**", ""), _RULING)
