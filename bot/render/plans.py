"""The private panel of a plan: its steps, and buttons that add one or say what becomes of it.

`pl|<encounter>|<who>` shows the plan, `pl|<encounter>|<who>|<places>|<check>` goes on in its form, a select's value
being one more place: see `bot.table.saying.plans`.
"""

from __future__ import annotations

from typing import Any

from bot.kernel.decisions import Decision
from bot.kernel.ruleset import Ruleset
from bot.render.acting import Way
from bot.render.cards import IN_ROW, IN_SELECT, LABEL, OPTION, Button, Card, Item, Option, Select
from bot.render.choices import Choices
from bot.render.names import Ready, shorten, slug
from bot.render.words import Words

_SELECTS, _LONGEST = 4, 1900
_KEEPING = ("follow", "suspend", "take_back", "clear")


class Plans(Choices):
    """*form*: a game's form of a plan (see `Ruleset.form`)."""

    def plan_panel(self, game: Ruleset[Any], state: Any, form: Decision, at: Way, locale: str, encounter: str) -> Card:
        """The plan, and the next thing to choose: a deed or what becomes of the plan, then whom, when, how much."""
        words = Words(self.texts, locale, game=game.id, people=game.people(state))
        labels = words.as_labels()
        assert at.field is not None
        lines = [self._plan(words, form) if form.about["steps"] else words.say("plan-none", who=form.who)]
        if at.choice:
            lines.append(words.say("plan-so-far", step=Ready(self.choice(words, form, at.choice))))
        begin = not at.choice
        options = [each for each in at.field.options if not (begin and each in _KEEPING)]
        rows: list[tuple[Item, ...]] = []
        spans = [options[first : first + IN_SELECT] for first in range(0, len(options), IN_SELECT)][:_SELECTS]
        hint = labels.say(f"plan-choose-{at.field.name}")
        for number, span in enumerate(spans):
            place = f"{hint} ({number + 1}/{len(spans)})" if len(spans) > 1 else hint
            made = tuple(self._chosen(labels, form, at, each) for each in span)
            parts = ("pl", encounter, form.who, at.places, at.check, *([str(number)] if number else []))
            rows.append((Select(id="|".join(parts), placeholder=place, options=made),))
        kept = [each for each in at.field.options if begin and each in _KEEPING]
        buttons: list[Item] = [self._keeping(labels, form, at, encounter, each) for each in kept]
        if not begin:
            buttons.append(Button(id=f"pl|{encounter}|{form.who}", label=labels.say("button-orders-back")))
        rows.append(tuple(buttons[:IN_ROW]))
        return Card(text=shorten("\n".join(lines), _LONGEST), rows=tuple(row for row in rows if row))

    def plan_lines(self, game: Ruleset[Any], state: Any, form: Decision, locale: str) -> str:
        """The plan in words."""
        return self._plan(Words(self.texts, locale, game=game.id, people=game.people(state)), form)

    def _plan(self, words: Words, form: Decision) -> str:
        about = form.about
        manner = "followed" if about["followed"] else about["ended"] or "waiting"
        lines = [words.say("plan-head", who=form.who, manner=manner)]
        for at in range(int(about["steps"] or 0)):
            facts = {name: about[f"{at}.{name}"] for name in ("foe", "amount", "now", "done")}
            deed = self.option(words, form, "deed", str(about[f"{at}.deed"]))
            when = str(about[f"{at}.when"])
            key = words.first(words.key("plan-when", when), f"plan-when-{when}")
            condition = None if key is None else Ready(words.say(key, facts))
            whom = about[f"{at}.foe"]
            meant = Ready(self.option(words, form, "foe", str(whom))) if whom else None
            said = words.say("plan-step", facts, number=at + 1, deed=Ready(deed), meant=meant, when=condition)
            lines.append(said)
        return "\n".join(lines)

    def _chosen(self, labels: Words, form: Decision, at: Way, value: str) -> Option:
        assert at.field is not None
        label = shorten(self.option(labels, form, at.field.name, value), OPTION)
        about = labels.first(labels.key("about-plan", slug(value)), f"about-plan-{slug(value)}")
        told = shorten(labels.say(about), OPTION) if about is not None else None
        return Option(label=label, value=str(at.field.options.index(value)), description=told)

    def _keeping(self, labels: Words, form: Decision, at: Way, encounter: str, value: str) -> Button:
        assert at.field is not None
        place = at.field.options.index(value)
        places = str(place) if at.places == "-" else f"{at.places}.{place}"
        return Button(
            id=f"pl|{encounter}|{form.who}|{places}|{at.check}",
            label=shorten(self.option(labels, form, at.field.name, value), LABEL),
            style="success" if value == "follow" else "secondary",
        )
