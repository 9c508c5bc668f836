"""Notices: refusals, and what the table itself has to say (opening, end, undo, pause, somebody joins …)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.render.boards import lobby_buttons, place_buttons
from bot.render.cards import Button, Card
from bot.render.names import shorten, user
from bot.render.words import Words
from bot.text import Texts

_LONGEST = 1950


class Notices:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def refusal(
        self, locale: str, refused: Refused, names: Mapping[str, str] | None = None, *, bare: bool = False
    ) -> str:
        """One sentence: what is wrong and what would be right. *names*: combatants' names by id, for the facts.
        *bare*: for a terminal, without escapes against markdown."""
        # The key of a refusal of a game begins with the game's id: its words are that game's.
        game = refused.key.partition("-")[0]
        game = game if self.texts.has(f"word-ruleset-{game}") else ""
        words = Words(self.texts, locale, game=game, names=names or {}, labels=bare)
        key = f"refused-{refused.key}"
        if not self.texts.has(key, words.locale):
            key = "refused-other"
        said = words.say(key, {**refused.facts, "key": refused.key})
        # A list that was cut ends in an ellipsis already.
        return shorten(said.replace("….", "…"), _LONGEST)

    def opening(
        self,
        locale: str,
        *,
        ruleset: str,
        tempo: str,
        commitment: str,
        gm: int,
        encounter: str,
        variant: Scalar = None,
        lines: bool = False,
    ) -> Card:
        """The first post: who opened what (and in which of the game's variants), the commitment of the dice (hex), and
        how to take part; *lines*: people stand in front or behind."""
        words = Words(self.texts, locale, game=ruleset)
        text = words.say(
            "opening",
            ruleset=ruleset,
            variant=variant,
            tempo=tempo,
            commitment=commitment,
            gm=user(gm),
        )
        rows = (lobby_buttons(words, encounter), *((place_buttons(words, encounter),) if lines else ()))
        return Card(text=text, rows=rows)

    def ruleset(self, locale: str, ruleset: str) -> str:
        """The name of a ruleset."""
        return Words(self.texts, locale).word("ruleset", ruleset)

    def ended(self, locale: str, *, by: int, seed: str, commitment: str, digest: str) -> str:
        """The last post: the seed (hex) that proves the dice, and the digest (hex) of the journal's last line."""
        return self._tell(locale, "ended", by=user(by), seed=seed, commitment=commitment, digest=digest)

    def undo_preview(self, locale: str, rulings: Sequence[str]) -> str:
        """What an undo would take back, newest last."""
        quoted = [f"> {each}".replace("\n", "\n> ") for each in rulings]
        head = self._tell(locale, "undo-preview", count=len(rulings))
        return shorten("\n".join([head, *quoted]), _LONGEST)

    def undone(self, locale: str, *, by: int, count: int) -> str:
        return self._tell(locale, "undone", by=user(by), count=count)

    def undone_by(self, locale: str, *, by: int) -> str:
        """The line below a ruling that was struck out."""
        return self._tell(locale, "undone-by", by=user(by))

    def redone(self, locale: str, *, by: int) -> str:
        return self._tell(locale, "redone", by=user(by))

    def paused(self, locale: str, *, by: int) -> str:
        return self._tell(locale, "paused", by=user(by))

    def waits(self, locale: str, *, by: int) -> str:
        """*by* has time wait before its next step."""
        return self._tell(locale, "waits", by=user(by))

    def resumed(self, locale: str, *, by: int) -> str:
        return self._tell(locale, "resumed", by=user(by))

    def failed(self, locale: str, *, gm: int, error: str) -> str:
        """The encounter is held because a ruling could not be made; *error* is the number under which it was logged."""
        return self._tell(locale, "ruling-failed", gm=user(gm), error=error)

    def begun(self, locale: str, *, by: int) -> str:
        return self._tell(locale, "begun", by=user(by))

    def joined(self, locale: str, *, by: int, name: str) -> str:
        return self._tell(locale, "joined", by=user(by), name=name)

    def left(self, locale: str, *, name: str) -> str:
        return self._tell(locale, "left", name=name)

    def breather(self, locale: str) -> str:
        return self._tell(locale, "breather")

    def dice_fed(self, locale: str, *, count: int) -> str:
        """For the game master alone: nobody else may know."""
        return self._tell(locale, "dice-fed", count=count)

    def note(self, locale: str, key: str, /, **facts: str | int | Sequence[str]) -> str:
        """Any other sentence of the table or the shelf: `note-<key>`; names in *facts* are made harmless."""
        return self._tell(locale, f"note-{key}", **facts)

    def why_button(self, locale: str, encounter: str, lines: Sequence[int]) -> Button:
        """The button below the rulings of *lines* that opens their sums."""
        told = ".".join(map(str, lines))
        return Button(id=f"w|{encounter}|{told}", label=self._tell(locale, "button-why"))

    def _tell(self, locale: str, key: str, **facts: object) -> str:
        return Words(self.texts, locale).say(key, facts)
