"""The players: each lane is one channel with one fight (or the floor's command), and whoever acts in it.

A lane sees messages as they are posted and edited on the double, knows which question of the bot stands open, and does
the next thing there is to do: type `/strike`, press a parry, choose in secret, go on after a breather.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import COMMAND, COMPONENT, Channel, Interaction, Json, Message

PATIENCE_S = 5.0
MOST_REFUSED = 3
"""Refusals in a row that may be somebody else's doing."""
BODY = 99
ENDURANCE = 999
"""Stamina that the game master gives both fighters, again and again: as much as can be given."""


class Stuck(Exception):
    """The bot does not answer, refuses, or leaves nothing to do; the message says what was seen last."""


@dataclass(slots=True)
class Acts:
    """What was done so far. Times are seconds from the frame sent to the first answer received.

    *sent* counts all that was typed and pressed; *committed* the answers that were inputs; opening one's private panel
    is none, and going on after a breather is no attack.
    """

    times: list[float] = field(default_factory=list)
    committed: int = 0
    panels: int = 0
    edits: int = 0
    posts: int = 0
    commands: int = 0
    sent: int = 0


class Lane:
    """One channel. `step` does one thing and returns its answer's latency in seconds."""

    def __init__(self, double: Double, channel: Channel) -> None:
        self.double = double
        self.channel = channel
        self.acts = Acts()
        self._tracker: int | None = None
        self._edited = asyncio.Event()
        self._moved = asyncio.Event()

    def see(self, what: str, message: Message) -> None:
        """A message of this channel was posted or edited."""
        idents = [str(each.get("custom_id", "")) for each in _parts(message.payload["components"])]
        # What holds the present, and always has this button.
        if self._tracker == message.id or any(ident.startswith("m|") for ident in idents):
            # It is edited, or a new one takes its place.
            if what == "edited" or self._tracker is not None:
                self.acts.edits += 1
                self._edited.set()
            self._tracker = message.id
        elif what == "posted":
            self.acts.posts += 1
        self._note(message, idents)
        self._moved.set()

    def _note(self, message: Message, idents: Sequence[str]) -> None:
        """For lanes that press what they are shown."""

    async def step(self, *, edited: bool) -> float:
        """Do one thing. *edited*: return once the channel shows it."""
        raise NotImplementedError

    async def _send(self, kind: int, person: int, data: Json, source: Message | None = None) -> Interaction:
        self.acts.sent += 1
        interaction = await self.double.send(kind, person, self.channel, data, source)
        try:
            async with asyncio.timeout(PATIENCE_S):
                problem = await asyncio.shield(interaction.done)
        except TimeoutError:
            problem = "no answer"
        if problem is not None or interaction.answered_after is None:
            raise Stuck(f"{data.get('custom_id') or data.get('name')}: {problem}")
        self.acts.times.append(interaction.answered_after)
        return interaction

    async def _until_edited(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._edited.wait()
        except TimeoutError:
            raise Stuck("the channel does not show it") from None


class FloorLane(Lane):
    """The same command again and again."""

    def __init__(self, double: Double, channel: Channel, person: Person, name: str) -> None:
        super().__init__(double, channel)
        self._person = person.member.id
        command = next(each for each in double.commands if each["name"] == name)
        self._data: Json = {
            "id": command["id"],
            "name": name,
            "type": 1,
            "options": [
                {"type": 3, "name": "target", "value": "c07"},
                {"type": 3, "name": "weapon", "value": "long-sword"},
                {"type": 4, "name": "modifier", "value": 2},
            ],
        }

    async def step(self, *, edited: bool) -> float:
        self._edited.clear()
        interaction = await self._send(COMMAND, self._person, self._data)
        self.acts.committed += 1
        self.acts.commands += 1
        if edited and self._tracker is not None:
            await self._until_edited()
        return interaction.answered_after or 0.0


class DuelLane(Lane):
    """A duel between *player* and a creature on its autopilot."""

    rules: ClassVar[str] = "alternatif"
    points: ClassVar[Mapping[str, int]] = {
        "fatigue_threshold": 99,
        "fatigue": 0,
        "stamina_max": ENDURANCE,
        "stamina": ENDURANCE,
        "body_max": BODY,
        "body": BODY,
    }
    """What both have, again and again, in this order: the fight is not to end, nor anybody to tire to death."""

    def __init__(self, double: Double, channel: Channel, player: Person, gm: Person, foe: str) -> None:
        super().__init__(double, channel)
        self._player = player
        self._gm = gm
        self._foe = foe
        self._shown: dict[int, Message] = {}
        self._refused = 0
        self._used: set[str] = set()
        self._strike: Json = {}
        self.encounter = ""
        self.hero = ""

    # ---- getting there

    async def prepare(self, ready: str, creature: str, bystanders: Sequence[Person] = ()) -> None:
        """Open the encounter, join with the ready-made character, bring the foe, start. *bystanders* join with the
        same character and stand by: they weigh on state, views and tracker."""
        self.hero = ready
        await self._typed(self._gm, f"/encounter open rules:{self.rules} tempo:evening", public=True)
        await self._typed(self._player, f"/encounter join sheet:{ready}")
        await self._typed(self._gm, f"/npc add creature:{creature} name:{self._foe} count:1")
        for each in bystanders:
            await self._typed(each, f"/encounter join sheet:{ready}")
        await self._ready()
        await self._typed(self._gm, "/encounter start", public=True)
        for each in bystanders:
            await self._typed(each, "/standby")
        await self._declare()
        self._know_strike()

    async def _ready(self) -> None:
        """What the game master does before the start."""

    async def _declare(self) -> None:
        """What the player does first."""
        await self._typed(self._player, f"/declare action:attack target:{self._foe}")

    def _know_strike(self) -> None:
        """The `/strike` that the player types, as Discord sends it."""
        command = next(each for each in self.double.commands if each["name"] == "strike")
        option = {"type": 3, "name": "target", "value": self._foe}
        self._strike = {"id": command["id"], "name": "strike", "type": 1, "options": [option]}

    def adopt(self, other: DuelLane) -> None:
        """Take over a fight that stands as *other*'s does (a copy made in the file), whose messages are its own."""
        self._strike = other._strike
        self.encounter = other.encounter

    async def heal(self, names: Sequence[str]) -> None:
        """Give everybody their points back."""
        for name in names:
            for what, value in self.points.items():
                await self._typed(self._gm, f"/fix set who:{name} field:{what} value:{value}")

    async def _typed(self, person: Person, text: str, *, public: bool = False) -> None:
        answer = await person.type(text, channel=self.channel)
        if answer.problem is not None or (public and answer.private):
            raise Stuck(f"{text}: {answer.problem or answer.text}")

    # ---- playing

    def _note(self, message: Message, idents: Sequence[str]) -> None:
        if message.deleted:
            self._shown.pop(message.id, None)
            return
        if any(ident[:2] in ("q|", "p|", "s|", "x|", "c|") for ident in idents):
            self._shown.pop(message.id, None)  # the newest news comes last
            self._shown[message.id] = message
        else:
            self._shown.pop(message.id, None)

    async def step(self, *, edited: bool) -> float:
        """Do what there is to do; after a private panel is opened or a breather ended, what then is there."""
        before = len(self.acts.times)
        going_on = True
        while going_on:
            self._edited.clear()
            going_on = await self._act()
        if edited:
            await self._until_edited()
        return self.acts.times[before]

    async def _act(self) -> bool:
        """One interaction; whether there is more to do before anything is attacked."""
        message, component = await self._next()
        ident = str(component["custom_id"])
        verb, _, rest = ident.partition("|")
        fields = rest.split("|")
        self.encounter = fields[0].partition("~")[0]  # some name the message, too
        data: Json = {"custom_id": ident, "component_type": component["type"]}
        kind, source, chosen = COMPONENT, message, False
        if verb == "q" and fields[3] == "target" and message.reader is None:
            kind, data = COMMAND, self._strike
            self.acts.commands += 1
        elif verb == "s":
            data["values"] = [self._picked([str(each["value"]) for each in component["options"]])]
        interaction = await self._send(kind, self._player.member.id, data, source if kind == COMPONENT else None)
        answer = interaction.original
        if kind == COMMAND and answer is not None and answer.reader is not None:
            # What is to be chosen is no blow (a new action, say): pressed after all.
            # Its own die is told in private, so a private answer is no refusal here.
            data = {"custom_id": ident, "component_type": component["type"]}
            answer, chosen = (await self._send(COMPONENT, self._player.member.id, data, source)).original, True
        if verb == "x":
            self.acts.panels += 1
            return True
        if verb == "c":
            # Answered in private when there are no news; the breather may have ended by itself just before.
            return True
        if message.reader is not None:
            self._shown.pop(message.id, None)
        elif answer is not None and answer.reader is not None and fields[-1] != "-" and not chosen:
            # Declining something in silence is acknowledged in private; whatever else is, was refused: somebody else's
            # blow may have changed what is asked a moment before. Not over and over, though.
            self._refused += 1
            self._shown.pop(message.id, None)
            if self._refused > MOST_REFUSED:
                raise Stuck(f"{ident}: {answer.content}")
            return True
        self._refused = 0
        self.acts.committed += 1
        return False

    async def _next(self) -> tuple[Message, Json]:
        """The next thing to press; waits for it to appear."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while (found := self._found()) is None:
                    self._moved.clear()
                    await self._moved.wait()
                return found
        except TimeoutError:
            texts = [each.content for each in list(self.channel.messages.values())[-4:]]
            raise Stuck("nothing to do after:\n" + "\n---\n".join(texts)) from None

    def _found(self) -> tuple[Message, Json] | None:
        for message in reversed(self._shown.values()):
            for part in self._preferred(list(_parts(message.payload["components"]))):
                ident = str(part.get("custom_id", ""))
                once = _question(ident, f"{self.acts.committed} {message.payload['content']}")
                if once is not None and once not in self._used:
                    self._used.add(once)
                    return message, part
        return None

    def _picked(self, values: Sequence[str]) -> str:
        """What is chosen from a list."""
        return next(each for each in values if each != "-")

    def _preferred(self, parts: list[Json]) -> list[Json]:
        """The same buttons, those first that a fighter presses: he attacks, and lets one blow in four come."""
        lets = self.acts.committed % 4 == 0

        def rank(part: Json) -> int:
            fields = str(part.get("custom_id", "")).split("|")
            value = fields[-1]
            if fields[0] in ("q", "p", "s"):
                return 0 if value == "attack" else 3 if value == "standby" else 1 + ((value == "-") != lets)
            return 4

        return sorted(parts, key=rank)


class FifthLane(DuelLane):
    """The same under the fifth edition's rules, side by side: whoever is up strikes as often as he may."""

    rules = "dnd5"
    points: ClassVar[Mapping[str, int]] = {"hit_points_max": ENDURANCE, "hit_points": ENDURANCE}

    async def _ready(self) -> None:
        """Nobody is asked who of equals acts first."""
        await self._typed(self._gm, "/gm dice faces:18 3")

    async def _declare(self) -> None:
        """Whose turn it is, is asked."""

    def _picked(self, values: Sequence[str]) -> str:
        return next((each for each in _FIRST if each in values), super()._picked(values))

    def _preferred(self, parts: list[Json]) -> list[Json]:
        def rank(part: Json) -> int:
            value = str(part.get("custom_id", "")).rpartition("|")[2]
            return _FIRST.index(value) if value in _FIRST else len(_FIRST)

        return sorted(super()._preferred(parts), key=rank)


_FIRST = ("attack", "approach", "pass")
"""What whoever is up does, as soon as it is possible."""


def _question(ident: str, since: str) -> str | None:
    """What must not be pressed twice: a question's field, a secret question; [Continue] only once there are news."""
    verb, _, rest = ident.partition("|")
    fields = rest.split("|")
    if verb in ("q", "p", "s"):
        return "|".join(fields[1:4])
    return ident if verb == "x" else f"{ident}#{since}" if verb == "c" else None


def _parts(components: Sequence[Json]) -> list[dict[str, Any]]:
    """Every button and select of a message."""
    return [part for row in components for part in row.get("components") or ()]


class Room:
    """The double with its lanes: hands what happens in each channel to its lane."""

    def __init__(self, double: Double) -> None:
        self.double = double
        self.seats = Seats(double)
        self.lanes: dict[int, Lane] = {}
        double.world.watchers.append(self._see)

    def _see(self, what: str, message: Message) -> None:
        lane = self.lanes.get(message.channel.id)
        if lane is not None:
            lane.see(what, message)

    def add(self, lane: Lane) -> None:
        """Let *lane* hear of its channel."""
        self.lanes[lane.channel.id] = lane
