"""Somebody hidden who acts: he announces, prepares, waits for his moment. Until the rules show him, nobody can tell."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Person
from tests.secrecy.watching import SCENES, Watched, differences, named, until_named, watched, watching

SHADOW = "Vesper"
ADDED = f"/npc add creature:orc name:{SHADOW} hidden:true"
LONGEST = 14


def by_himself(play: Watched) -> Sequence[str]:
    """The autopilot fights for him, as for any orc."""
    if not play.faced or play.added:
        return ()
    play.added = True
    return (ADDED,)


def by_the_master(play: Watched) -> Sequence[str]:
    """The game master plays him: he announces an attack and strikes as soon as he may."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (ADDED, f"/npc give who:{SHADOW}")
    return (f"/declare action:attaquer who:{SHADOW}", f"/strike who:{SHADOW}")


def in_waiting(play: Watched) -> Sequence[str]:
    """The game master has him keep a blow ready, and lets it go much later."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (ADDED, f"/npc give who:{SHADOW}")
    play.notes["step"] = play.notes.get("step", 0) + 1
    if play.notes["step"] == LONGEST:
        return (f"/release who:{SHADOW}",)
    return (f"/hold who:{SHADOW} until:MJ", f"/declare action:attendre who:{SHADOW}")


def standing(play: Watched) -> Sequence[str]:
    """He stands by, as long as the fight goes on."""
    if not play.faced:
        return ()
    if not play.added:
        play.added = True
        return (ADDED, f"/npc give who:{SHADOW}")
    return (f"/standby who:{SHADOW}",)


BY_HAND = "autopilot"
WAYS = {"autopilot": by_himself, "master": by_the_master, "waiting": in_waiting, "standing": standing}


@pytest.mark.parametrize(
    ("stem", "way"),
    [
        ("jurl_fr", "autopilot"),
        ("jurl_fr", "master"),
        ("jurl_fr", "waiting"),
        ("bagarre_fr", "autopilot"),
        pytest.param("bagarre_fr", "master", marks=pytest.mark.seldom),
        pytest.param("bagarre_fr", "waiting", marks=pytest.mark.seldom),
    ],
)
async def test_nobody_sees_an_ambush_coming(stem: str, way: str, tmp_path: Path) -> None:
    scene = SCENES / f"{stem}.txt"
    without = await watched(scene, tmp_path / "without.db", WAYS[way], hidden=False)
    hidden = await watched(scene, tmp_path / "with.db", WAYS[way], hidden=True)
    found = differences(*until_named(without, hidden, SHADOW))
    assert not found, "\n\n".join(found[:3])
    assert way == "waiting" or named(hidden, SHADOW), "he never struck"


# ---- fights that nobody has written

HEROES = {"alternatif": ("Jurl", "Conrath"), "percentile": ("Barnabé", "Gontran")}


@pytest.mark.parametrize("game", HEROES)
@pytest.mark.parametrize(("seed", "way"), [(1, "autopilot"), (2, "master"), (3, "standing"), (4, "by hand")])
async def test_nobody_can_tell_in_any_fight(game: str, seed: int, way: str, tmp_path: Path) -> None:
    without = await fought(game, seed, tmp_path / "without.db", way, hidden=False)
    hidden = await fought(game, seed, tmp_path / "with.db", way, hidden=True)
    found = differences(*until_named(without, hidden, SHADOW))
    assert not found, "\n\n".join(found[:3])
    assert way != "standing" or not named(hidden, SHADOW)


async def fought(game: str, seed: int, database: Path, way: str, *, hidden: bool) -> Watched:
    """A small fight in which the players do whatever they are offered, by lot. *way*: what the hidden one does; by
    hand: as the autopilot does, but everybody rolls real dice."""
    chance = random.Random(f"{game} {seed}")
    secretly = WAYS[BY_HAND if way == "by hand" else way]
    async with watching(database, secretly, hidden=hidden, steps=LONGEST) as play:
        people = tuple(play.table.person(name) for name in ("Alice", "Bob"))
        heroes = zip(people, HEROES[game], strict=True)
        sheets = [(who, f"/fiche creer modele:{hero} regles:{game}") for who, hero in heroes]
        begun = [
            (play.master, f"/combat ouvrir regles:{game}"),
            *sheets,
            *((who, "/combat rejoindre") for who in people),
            (play.master, f"/pnj ajouter creature:orc {chance.choice(('nom:Grok', 'nombre:2', 'nombre:3'))}"),
            *([(play.master, "/mj reglages reglage:dice valeur:table")] if way == "by hand" else ()),
            (play.master, "/combat commencer"),
        ]
        for play.step, (who, typed) in enumerate(begun):
            await who.type(typed)
            await play.table.settled()
            play.opened = True
            play.faced = "commencer" in typed
            await play.go_on(typed)
        for play.step in range(len(begun), len(begun) + LONGEST):
            what = await _anything(play, chance, chance.choice((*people, play.master)))
            await play.table.settled()
            await play.go_on(what)
        await play.exported()
    return play


async def _anything(play: Watched, chance: random.Random, who: Person) -> str:
    """Something that *who* is offered, by lot; the game master no more than the dice of his own people."""
    if chance.random() < 0.15:
        await play.table.wait(90)
        return "wait"
    own = who is not play.master
    offered = [
        each
        for message, text in who.messages()[-6:]
        for each in controls(message)
        if not each.disabled and (own or "d'un dé" in text)
    ]
    if not offered:
        return "nothing"
    chosen = chance.choice(offered)
    if chosen.is_button:
        await who.press(chosen.label, chosen.message)
        return f"{who.name} [{chosen.label}]"
    option = str(chance.choice(chosen.options)["label"])
    await who.choose(chosen.label, option, of=chosen.message)
    return f"{who.name} {chosen.label}: {option}"
