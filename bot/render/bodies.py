"""Somebody's body, as a card and as the plan of a picture; both say the same.

Of each game's catalogue: `word-<game>-gauge-<code>` names a part, `word-<game>-place-<code>` a place of it,
`word-<game>-piece-<code>` what is worn. `body-state-<kind>` says what else there is, `body-limb-<state>` what has
become of a limb, `body-ill-<kind>` what ails it.
"""

from __future__ import annotations

from bot.kernel.ruleset import Body, BodyPart, Layer, View
from bot.pictures import BodyPart as Drawn
from bot.pictures import BodyPlan, BodyShield, Picture
from bot.pictures.plans import Harm, Limb, Theme
from bot.render.boards import fitting_lines
from bot.render.cards import Card
from bot.render.names import Ready, shorten, slug
from bot.render.picturing import LONGEST_ALT, Picturing
from bot.render.words import Words

_BAR = 6
_FULL, _EMPTY = "█", "░"
_LEGEND = ("layer", "layers", "bleeds", "broken", "lost")


class Bodies(Picturing):
    def body(self, view: View, body: Body, locale: str) -> Card:
        """The body in words: each part with its gauge, what protects it and what ails it. *view*: of the same
        reader."""
        words = self._view_words(view, locale)
        lines = [words.say("body-title", who=body.who, points=Ready(_points(words, body.left, body.most)))]
        lines.extend(words.say("body-state", state=Ready(each)) for each in _states(words, body))
        for part in body.parts:
            notes = _notes(words, part)
            lines.append(
                words.say(
                    "body-part",
                    bar=Ready(_bar(part.left, part.most)),
                    part=Ready(words.word("gauge", part.code)),
                    left=Ready(_number(part.left)),
                    most=part.most,
                    notes=Ready(" · ".join(notes)) if notes else None,
                )
            )
        if (shield := _shield(words, body)) is not None:
            lines.append(words.say("body-state", state=Ready(shield.words)))
        return Card(text=fitting_lines(lines))

    def body_picture(self, view: View, body: Body, locale: str, theme: Theme = "dark") -> Picture:
        """The same as a picture."""
        labels = self._view_words(view, locale).as_labels()
        places = {part.code: at for at, part in enumerate(body.parts)}
        zones = tuple((piece, places[code], layers) for piece, code, layers in body.zones)
        plan = BodyPlan(
            title=labels.name(body.who),
            points=_points(labels, body.left, body.most),
            left=body.left,
            most=body.most,
            parts=tuple(_drawn(labels, part) for part in body.parts),
            zones=zones,
            shield=_shield(labels, body),
            states=tuple(_states(labels, body)),
            legend=tuple((each, labels.say(f"body-legend-{each}")) for each in _LEGEND if _occurs(body, each)),
            harm=harm(body.left, body.most),
            theme=theme,
        )
        said = [f"{plan.title}, {plan.points}"]
        for each in plan.parts:
            said.append(", ".join((f"{each.name} {_number(each.left)}/{each.most}", *each.notes)))
        said.extend(plan.states)
        said.extend([plan.shield.words] if plan.shield is not None else [])
        return Picture(plan, labels.say("picture-body-file"), shorten("\n".join(said), LONGEST_ALT))


def harm(left: int, most: int) -> Harm:
    """How much of a gauge is left.

    >>> harm(9, 9), harm(5, 9), harm(4, 9), harm(0, 9)
    ('unhurt', 'hurt', 'grave', 'spent')
    """
    if left >= most:
        return "unhurt"
    if left <= 0:
        return "spent"
    return "hurt" if 2 * left > most else "grave"


def _number(number: int) -> str:
    return str(number).replace("-", "−")


def _points(words: Words, left: int, most: int) -> str:
    return words.say("body-points", left=Ready(_number(left)), most=most)


def _bar(left: int, most: int) -> str:
    """A gauge in letters.

    >>> _bar(9, 9), _bar(1, 9), _bar(-2, 9)
    ('██████', '█░░░░░', '░░░░░░')
    """
    full = 0 if left <= 0 else max(1, min(_BAR, _BAR * left // max(1, most)))
    return _FULL * full + _EMPTY * (_BAR - full)


def _drawn(labels: Words, part: BodyPart) -> Drawn:
    limb: Limb = part.limb if part.limb in ("broken", "lost") else "whole"  # type: ignore[assignment]
    return Drawn(
        *(labels.word("gauge", part.code), part.left, part.most, harm(part.left, part.most), limb),
        bleeds=part.ills.count("haemorrhage"),
        notes=tuple(_notes(labels, part)),
    )


def _notes(words: Words, part: BodyPart) -> list[str]:
    """What there is to say of a part beside its gauge: wounds first, then what protects it."""
    told = [] if part.limb == "whole" else [words.say(f"body-limb-{slug(part.limb)}")]
    told.extend(words.say(f"body-ill-{slug(each)}") for each in part.ills)
    if part.layers:
        told.append(" + ".join(_layer(words, each) for each in part.layers))
    if part.bare:
        places = words.listed([words.word("place", each) for each in part.bare])
        told.append(words.say("body-bare", places=Ready(places)))
    return told


def _layer(words: Words, layer: Layer) -> str:
    name = Ready(words.word("piece", layer.piece))
    return words.say("body-layer", piece=name, die=Ready(layer.die), projectiles=layer.projectiles)


def _states(words: Words, body: Body) -> list[str]:
    return [words.say(f"body-state-{slug(kind)}", facts) for kind, facts in body.states]


def _shield(words: Words, body: Body) -> BodyShield | None:
    told = body.shield
    if told is None:
        return None
    said = words.say("body-shield", told, name=Ready(words.word("shield", str(told["shield"]))))
    side = "right" if told["side"] == "right" else "left"
    return BodyShield(
        side,  # type: ignore[arg-type]
        f"{said[:1].upper()}{said[1:]}",
        int(told["left"] or 0),
        int(told["most"] or 0),
        bool(told["useless"]),
    )


def _occurs(body: Body, sign: str) -> bool:
    """Whether the figure shows what *sign* stands for."""
    match sign:
        case "layer":
            return any(layers == 1 for _, _, layers in body.zones)
        case "layers":
            return any(layers > 1 for _, _, layers in body.zones)
        case "bleeds":
            return bool(body.zones) and any("haemorrhage" in each.ills for each in body.parts)
        case _:
            return bool(body.zones) and any(each.limb == sign for each in body.parts)
