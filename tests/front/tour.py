"""How every command and every button is reached, by whom, and who must not: fights, step by step.

`say` types a line (`attack|attaquer`: English and French; names of commands and options are translated by the
registered definitions; `?Otto` is the first value offered whose label contains that). `press` uses the newest component
whose id begins so, `fill` sends the form that is open. Each step names who must be refused first: a person, `elsewhere`
(the same person in a channel where nobody plays), or nobody, where everybody may.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

ELSEWHERE = "elsewhere"
OFFERED = "?"
"""How a value begins that is the first offered while one types (with this in its label)."""
WRONG = "zork"
"""What no form takes."""
EVE = "Eve"
"""She has no part in the fight."""


@dataclass(frozen=True)
class Step:
    """*line*: what is typed; *press*: how the id of what is pressed begins; *fill*: what is filled in, by field ids.
    *wrong*: who is refused first; *refused*: the right person is refused as well (a wrong line); *looks*: it changes
    neither a fight nor a sheet, though others like it do. *value*: what is chosen in a select; of a button, what its
    label contains."""

    who: str
    line: str = ""
    press: str = ""
    value: str | None = None
    fill: Mapping[str, str] | None = None
    wrong: str | None = EVE
    refused: bool = False
    wait: float = 0.0
    deaf: bool = False
    looks: bool = False


def say(who: str, line: str, *, wrong: str | None = EVE, refused: bool = False, looks: bool = False) -> Step:
    return Step(who, line=line, wrong=wrong, refused=refused, looks=looks)


def press(who: str, begins: str, value: str | None = None, *, wrong: str | None = EVE) -> Step:
    return Step(who, press=begins, value=value, wrong=wrong)


def fill(who: str, wrong: str | None = EVE, **said: str) -> Step:
    return Step(who, fill=said, wrong=wrong)


def step(each: Step, **more: bool) -> Step:
    """The same step with *more*."""
    return replace(each, **more)


def deaf(who: str) -> Step:
    """From now on *who* takes no direct messages."""
    return Step(who, deaf=True)


def until(who: str, begins: str) -> Step:
    """Deadlines pass until *who* sees something to press whose id begins so."""
    return Step(who, press=begins, wait=200)


def wait(seconds: float) -> Step:
    return Step("", wait=seconds)


SHEET = """name = "Aldo"
class = "warrior"
level = 3
stamina = 20
body = 5
"""

DUEL = (
    say("GM", "/encounter open tempo:live quiet:1-2 zone:Europe/Paris rules:alternatif", wrong=None),
    say("Eve", "/encounter open", wrong=None, refused=True),
    say("Eve", "/help", wrong=None),
    say("Eve", "/roll dice:999999d9", wrong=None, refused=True),
    say("Eve", "/roll dice:2d6+3", wrong=None),
    say("Eve", "/rule rule:zork", wrong=None, refused=True),
    say("Eve", "/rule rule:?", wrong=None),
    say("GM", "/doctor"),
    # Sheets: nobody else has them.
    say("Alice", "/sheet create class:zork", wrong=None, refused=True),
    say("Alice", "/sheet create ready:jurl", wrong=None),
    say("Bob", "/sheet create name:Aldo class:? level:3 weapon:? left:dagger|dague rules:alternatif", wrong=None),
    say("Alice", "/sheet show name:Jurl"),
    press("Alice", "sheet|edit|"),
    fill("Alice"),
    say("Alice", "/sheet edit name:Jurl"),
    press("Alice", "sheet|edit|points|"),
    fill("Alice", stamina=WRONG),
    press("Alice", "sheet|again|"),
    fill("Alice", stamina="24"),
    say("Alice", "/sheet equip name:Jurl weapon:spear|lance d'infanterie left:- armour:leather|cuir"),
    say("Alice", "/sheet share person:@Bob name:Jurl change:share"),
    say("Bob", "/sheet show name:Jurl"),
    press("Bob", "sheet|copy|"),
    say("Bob", "/sheet delete name:Jurl"),
    press("Bob", "sheet|drop|"),
    say("Alice", "/sheet share person:@Bob name:Jurl change:withdraw"),
    say("Alice", "/sheet export name:Jurl"),
    say("Alice", "/sheet import file:@zork.toml rules:alternatif", wrong=None, refused=True),
    say("Alice", "/sheet import file:@aldo.toml rules:alternatif", wrong=None),
    say("Alice", "/sheet delete name:Aldo"),
    press("Alice", "sheet|keep|"),
    say("Alice", "/sheet import", wrong=None),
    fill("Alice", text=WRONG, wrong=None),
    press("Alice", "sheet|retext|", wrong=None),
    fill("Alice", text=SHEET.replace("3", "4"), wrong=None),
    # The lobby.
    press("Bob", "j|"),
    press("Bob", "sheet|new|", wrong=None),
    fill("Bob", name="Otto", level=WRONG, wrong=None, **{"class": "warrior"}),
    press("Bob", "sheet|anew|", wrong=None),
    fill("Bob", name="Otto", level="3", wrong=None, **{"class": "warrior"}),
    press("Bob", "k|"),
    say("Alice", "/encounter join sheet:Jurl side:players"),
    press("GM", "n|"),
    press("GM", "f|", "orc"),
    say("GM", "/npc add creature:orc name:Grok count:2 side:foes hidden:no|non"),
    say("GM", "/npc add creature:orc name:Umbra hidden:yes|oui"),
    say("GM", "/npc give who:Umbra"),
    say("Bob", "/encounter leave who:Otto how:remove"),
    say("Bob", "/encounter join sheet:Otto"),
    say("GM", "/gm dice faces:reaction Jurl 3"),
    press("GM", "b|"),
    # Announcing, waiting, striking.
    say("Bob", "/declare action:other|autre how:prier who:Otto"),
    say("Alice", "/declare action:attack|attaquer target:Grok 1 with:? who:Jurl"),
    say("Alice", "/orders matter:? order:? who:Jurl"),
    say("Alice", "/orders"),
    press("Alice", "v|"),
    press("Alice", "v|"),
    press("GM", "g|"),
    press("GM", "p|"),
    press("Alice", "m|"),
    wait(5),
    say("Alice", "/encounter status", wrong=EVE),
    say("Alice", "/encounter timeline", wrong=ELSEWHERE),
    say("Alice", "/encounter log page:1", wrong=ELSEWHERE),
    say("GM", "/encounter hours quiet:22-7 zone:Europe/Paris"),
    say("GM", "/encounter export format:?"),
    # The GM's hand on people.
    say("GM", "/gm separate a:Jurl b:Grok 1"),
    say("GM", "/gm engage a:Jurl b:Grok 1"),
    say("GM", "/gm free who:Jurl target:Grok 1 change:give"),
    say("GM", "/gm free who:Jurl target:Grok 1 change:withdraw"),
    say("GM", "/gm interrupt who:Jurl keep:2"),
    say("GM", "/npc hide who:Grok 2"),
    say("GM", "/npc reveal who:Grok 2"),
    say("GM", "/npc side who:Grok 2 side:players"),
    say("GM", "/npc group who:Grok 2 name:Brok"),
    say("GM", "/npc autopilot who:Brok temperament:?"),
    say("GM", "/npc give who:Brok to:@Bob temperament:?", refused=True),
    say("GM", "/npc give who:Brok to:@Bob"),
    say("GM", "/npc remove who:Brok"),
    say("GM", "/fix set who:Jurl field:? value:7 reason:x"),
    say("GM", "/fix damage who:Grok 1 amount:2 kind:? reason:x"),
    say("GM", "/fix heal who:Grok 1 amount:1 kind:? reason:x"),
    say("GM", "/fix initiative who:Jurl segment:9 with:spear|lance d'infanterie reason:x"),
    say("GM", "/fix status who:Grok 1 status:? state:on other:?"),
    say("GM", "/gm action who:Otto label:prier reaction:2 duration:2"),
    say("GM", "/fix damage who:Grok 1 amount:40"),
    say("GM", "/fix injury who:Grok 1 malus:-2 bleeding:? text:x change:amend"),
    say("GM", "/fix fate who:Grok 1 fate:?"),
    say("GM", "/fix back who:Grok 1 reason:x"),
    say("GM", "/fix modifier who:Jurl value:2"),
    say("GM", "/gm test a:Jurl b:Grok 1 gap:1"),
    # A map, and moves on it.
    say("GM", "/gm settings setting:map value:square"),
    say("GM", "/fix place who:Grok 1 cell:D4"),
    say("GM", "/fix terrain ground:? cells:D5 state:on"),
    say("GM", "/fix terrain ground:high ground|hauteur who:Grok 1 state:on"),
    say("Alice", "/move to:? who:Jurl"),
    say("Alice", "/move how:give up|renoncer"),
    say("Alice", "/move target:Grok 1 how:take a step|faire un pas"),
    say("Alice", "/move how:give up|renoncer"),
    say("Alice", "/encounter map", wrong=ELSEWHERE),
    wait(2),
    press("Alice", "mp|"),
    press("Alice", "tl|"),
    say("GM", "/gm settings setting:map value:none"),
    # The GM's hand on time, the chair, the settings.
    say("GM", "/gm pause"),
    say("GM", "/gm resume"),
    say("GM", "/gm panel"),
    press("GM", "gp|"),
    press("GM", "gh|"),
    press("GM", "gh|"),
    press("GM", "gs|"),
    press("GM", "gs|", "clock"),
    press("GM", "gv|", "moment"),
    say("GM", "/gm settings setting:? value:evening|une soirée"),
    say("GM", "/gm undo count:1"),
    press("GM", "gl|"),
    say("GM", "/gm undo"),
    press("GM", "gu|"),
    say("GM", "/gm redo"),
    say("GM", "/gm panel"),
    press("GM", "gb|"),
    press("GM", "gl|"),
    say("GM", "/gm delegate player:@Bob change:give"),
    say("GM", "/gm delegate player:@Bob change:withdraw"),
    say("GM", "/gm note player:@Bob text:psst"),
    say("Alice", "/why line:9", wrong=ELSEWHERE),
    say("GM", "/encounter end"),
    press("Alice", "ww|"),
)

WAITS = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Aldo"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/gm dice faces:reaction Jurl 3; reaction Aldo 2; reaction Grok 9"),
    say("GM", "/encounter start"),
    say("GM", "/gm settings setting:pace|marche du temps value:moment by moment|moment par moment"),
    say("Alice", "/standby who:Jurl"),
    say("Bob", "/answer who:Aldo question:? choice:?"),
    say("GM", "/gm next"),
    press("Bob", "q|"),
    say("GM", "/gm panel"),
    press("GM", "gn|"),
    say("GM", "/gm settings setting:pace|marche du temps value:straight|d’un trait"),
    # A sheet changes in the fight: the game master decides.
    say("Alice", "/sheet edit name:Jurl"),
    press("Alice", "sheet|edit|abilities|"),
    fill("Alice", str_hit="3"),
    press("GM", "sc|"),
    press("GM", "sl|"),
    press("Alice", "sheet|edit|abilities|"),
    fill("Alice", str_hit="2"),
    press("GM", "sc|"),
    press("GM", "sa|"),
    deaf("Bob"),
    say("GM", "/gm note player:@Bob text:psst"),
    press("Bob", "gt|"),
    press("Alice", "h|"),
    press("GM", "c|"),
    say("Bob", "/encounter leave who:Aldo", looks=True),
    press("Bob", "lv|"),
    say("Alice", "/encounter leave who:Jurl to:@Bob"),
    say("GM", "/encounter end"),
)

TABLE = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/encounter start"),
    # Dice rolled by hand.
    say("GM", "/gm settings setting:dice|dés value:rolled at the table|lancés à la table"),
    say("Alice", "/declare action:attack|attaquer target:Grok who:Jurl"),
    press("Alice", "gd|", "3"),
    say("Alice", "/strike who:Jurl target:? how:zork", refused=True),
    say("Alice", "/strike who:Jurl target:? with:spear|lance"),
    press("GM", "gx|"),
    press("Alice", "w|"),
    say("GM", "/encounter end"),
)

READY = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Aldo side:foes"),
    say("GM", "/encounter start"),
    say("Alice", "/declare action:other|autre how:prier who:Jurl"),
    say("GM", "/gm answer question:?GM|?MJ choice:Reaction: 2|Réaction : 2"),
    say("GM", "/gm answer question:?GM|?MJ choice:Duration: 2|Durée : 2"),
    say("Alice", "/hold who:Jurl until:20"),
    say("Alice", "/release who:Jurl target:Aldo", refused=True),
    say("GM", "/fix beat who:Aldo segments:1"),
    say("GM", "/gm dice faces:reaction Aldo 8"),
    say("Bob", "/declare action:attack|attaquer target:Jurl"),
    press("Bob", "q|", "L"),
    say("Alice", "/release who:Jurl"),
    say("GM", "/encounter end"),
)

TOGETHER = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Aldo side:foes"),
    say("GM", "/gm dice faces:reaction Jurl 5; reaction Aldo 4"),
    say("GM", "/encounter start"),
    say("Alice", "/declare action:attack|attaquer target:Aldo"),
    say("Bob", "/declare action:attack|attaquer target:Jurl"),
    press("Alice", "x|"),
    press("Alice", "p|"),
    say("GM", "/encounter end"),
)

HIDDEN = (
    say("GM", "/encounter open rules:percentile", wrong=None),
    say("Alice", "/encounter join sheet:?Ambre", wrong=None),
    say("GM", "/npc add creature:mage name:Umbra hidden:yes|oui"),
    say("GM", "/npc give who:Umbra"),
    say("GM", "/npc add creature:mage name:Odo"),
    say("GM", "/gm dice faces:initiative Ambre 1; initiative Umbra 6; initiative Odo 2"),
    say("GM", "/encounter start"),
    press("GM", "g|"),
    press("GM", "o|"),
    say("GM", "/encounter end"),
)

AWAY = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/fix set who:Jurl field:stamina|endurance value:999"),
    say("GM", "/gm dice faces:strike Grok 15; strike Grok 16; strike Grok 17; strike Grok 18"),
    say("GM", "/encounter start"),
    until("GM", "ab|"),
    step(press("GM", "ab|", "Give|Confier"), looks=True),
    press("GM", "ab|"),
    say("GM", "/encounter end"),
)

ROUNDS = (
    say("GM", "/encounter open rules:percentile variant:battle|la bataille screen:#screen", wrong=None),
    say("Alice", "/sheet create ready:? rules:percentile", wrong=None),
    press("Alice", "k|"),
    say("GM", "/npc add creature:archer name:Archers size:25"),
    say("GM", "/npc add creature:mage name:Odo"),
    say("GM", "/gm dice faces:initiative Ambre 6; initiative Archers 2; initiative Odo 1"),
    say("GM", "/encounter start"),
    say("GM", "/gm tool tool:distance|distance, en cm who:? target:Odo value:300"),
    say("GM", "/gm tool tool:hint|ce que quelqu’un semble faire who:Odo words:guette"),
    say("GM", "/fix modifier value:5 who:Odo skill:? target:? lasting:once"),
    say("GM", "/gm settings setting:dice|dés value:rolled at the table|lancés à la table"),
    press("Alice", "s|"),
    press("Alice", "q|"),
    press("Alice", "q|"),
    press("GM", "gr|"),
    fill("GM", faces="3"),
    say("GM", "/encounter end"),
)

STORIES = {
    "duel": DUEL,
    "waits": WAITS,
    "table": TABLE,
    "ready": READY,
    "together": TOGETHER,
    "hidden": HIDDEN,
    "away": AWAY,
    "rounds": ROUNDS,
}
NOBODY_IS_WRONG: Mapping[str, str] = {"help": "it says something to everybody"}
LOOKS = frozenset(
    {
        *("help", "roll", "rule", "why", "doctor", "sheet show", "sheet edit", "sheet export", "sheet delete"),
        *(
            "encounter status",
            "encounter timeline",
            "encounter map",
            "encounter log",
            "encounter export",
            "gm panel",
            "gm undo",
            "gm note",
            "orders",
        ),
        *("j", "n", "m", "mp", "tl", "g", "w", "v", "x", "gp", "gl", "gs", "gb", "sc", "gt"),
        *("sheet|keep", "sheet share"),
    }
)
"""What changes neither a fight nor a sheet."""
ANYBODYS: Mapping[str, str] = {
    "sheet|new": "everybody may make a character",
    "sheet|made": "everybody may make a character",
    "mp": "everybody may look at what everybody sees",
    "tl": "everybody may look at what everybody sees",
    "sheet|anew": "it opens what one has typed oneself",
    "sheet|read": "everybody may paste a sheet",
    "sheet|retext": "it opens what one has typed oneself",
}
