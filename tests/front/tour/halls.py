"""Small fights, each for something that needs a moment of its own."""

from __future__ import annotations

from .steps import deaf, fill, press, say, step, until, wait
from .tools import tool

WAITS = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Aldo"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/gm dice faces:reaction Jurl 3; reaction Aldo 2; reaction Grok 9"),
    say("GM", "/encounter start"),
    say("GM", "/gm settings setting:pace|marche du temps value:moment by moment|moment par moment"),
    say("Alice", "/standby who:Jurl until:4"),
    say("Bob", "/answer who:Aldo question:? choice:?"),
    say("GM", "/gm next until:3"),
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
    # Somebody comes too late, too: both await the game master behind one button.
    say("Carol", "/encounter join sheet:?Conrath", wrong=None),
    step(press("GM", "nt|"), looks=True),
    press("GM", "sc|"),
    press("GM", "sa|"),
    deaf("Bob"),
    say("GM", "/gm note player:@Bob text:psst"),
    press("Bob", "gt|"),
    press("Alice", "h|"),
    press("GM", "c|"),
    # The game master lets her in.
    press("GM", "nv|"),
    say("Bob", "/encounter leave who:Aldo", looks=True),
    press("Bob", "lv|"),
    say("Alice", "/encounter leave who:Jurl to:@Bob"),
    say("GM", "/encounter end"),
)

TABLE = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    # He comes later than the 3 that she lays: nothing is simultaneous.
    say("GM", "/gm dice faces:reaction Grok 9"),
    say("GM", "/encounter start"),
    # Dice rolled by hand.
    say("GM", "/gm settings setting:dice|dés value:rolled at the table|lancés à la table"),
    say("Alice", "/declare action:attack|attaquer target:Grok who:Jurl"),
    press("Alice", "gd|", "3"),
    say("Alice", "/strike who:Jurl target:? how:zork", refused=True),
    say("Alice", "/strike who:Jurl target:? with:spear|lance words:bondit"),
    press("GM", "gx|"),
    press("Alice", "w|"),
    say("GM", "/encounter end"),
)

FLEES = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/gm dice faces:reaction Jurl 3; reaction Grok 9"),
    say("GM", "/encounter start"),
    # A slip of the finger: what was meant is pressed.
    say("Alice", "/declare action:atack|ataquer target:Grok", refused=True),
    press("Alice", "mn|"),
    # Her blow has come, and she runs.
    say("Alice", "/declare action:flee"),
    say("GM", "/encounter end"),
)

NEXT = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/gm dice faces:reaction Jurl 5; reaction Grok 9"),
    say("GM", "/encounter start"),
    say("GM", "/gm pause", wrong=None),
    say("Alice", "/declare action:attack|attaquer target:Grok who:Jurl"),
    say("Alice", "/next action:attack|attaquer target:Grok with:spear|lance when:after|après who:Jurl"),
    say("Alice", "/next action:counter|contre target:Grok how:disarm|désarmer when:soon|dès who:Jurl"),
    say("GM", "/encounter end"),
)

PLANNED = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("Alice", "/plan deed:attack|attaquer foe:Grok who:Jurl"),
    say("Alice", "/plan deed:stand by|temporiser when:from a segment on|dès un segment amount:12 who:Jurl"),
    press("Alice", "pl|", "Follow this plan|Suivre ce plan"),
    say("GM", "/encounter start"),
    # Only one side is left: time may go on all the same, and one press ends the fight.
    say("GM", "/fix damage who:Grok amount:99 kind:body|points de coup", wrong=None),
    wait(10),
    press("GM", "q|", "Dead|Mort"),
    press("GM", "go|"),
    wait(10),
    *tool("go_on", ""),
    wait(10),
    press("GM", "e|"),
)

COCKPIT = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    press("GM", "g|"),
    step(press("GM", "cn|", "Add|Ajouter"), looks=True),
    press("GM", "cn|", "orc"),
    press("GM", "ck|", "Combatants|Combattants"),
    press("GM", "cp|", "?Orc"),
    press("GM", "ce|", "gm"),
    step(press("GM", "ce|", "else"), looks=True),
    press("GM", "cu|", "Bob"),
    press("GM", "ce|", "gm"),
    press("GM", "cd|", "−1"),
    say("GM", "/gm dice faces:reaction Jurl 2; strike Jurl 19"),
    say("GM", "/encounter start"),
    say("GM", "/standby who:Orc"),
    say("Alice", "/declare action:attack|attaquer target:Orc"),
    press("Alice", "q|"),
    # The last blow, whatever its die shows.
    say("GM", "/gm blow outcome:hit", refused=True),
    say("GM", "/gm blow outcome:miss"),
    say("GM", "/gm blow outcome:hit"),
    press("GM", "g|"),
    press("GM", "cb|"),
    press("GM", "ct|"),
    press("GM", "ct|"),
    press("GM", "cp|", "?Orc"),
    step(press("GM", "cd|", "Modif"), looks=True),
    fill("GM", value="-1", reason="smoke"),
    press("GM", "cs|"),
    say("GM", "/encounter end"),
)

IN_PLACE = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/encounter start"),
    step(say("GM", "/gm answer question:?Jurl choice:Stand by|Temporiser"), looks=True),
    press("GM", "il|"),
    step(say("GM", "/gm answer question:?Jurl choice:Stand by|Temporiser"), looks=True),
    press("GM", "iy|"),
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
    say("Alice", "/release who:Jurl words:enfin"),
    say("GM", "/encounter end"),
)

TOGETHER = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/sheet create ready:conrath", wrong=None),
    say("Bob", "/encounter join sheet:Conrath side:foes"),
    say("GM", "/encounter start"),
    say("GM", "/gm pause", wrong=None),
    say("Alice", "/declare action:attack|attaquer target:Conrath"),
    say("Bob", "/declare action:attack|attaquer target:Jurl"),
    say("GM", "/fix initiative who:Jurl segment:20", wrong=None),
    say("GM", "/fix initiative who:Conrath segment:20", wrong=None),
    say("GM", "/gm resume", wrong=None),
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

LESSON = (
    say("Alice", "/learn rules:?D&D", wrong=None),
    say("Bob", "/learn", wrong=None, refused=True),
    press("Alice", "le|", "No advice|Sans conseil"),
    press("Alice", "le|", "End the lesson|Finir la leçon"),
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
    say("GM", "/fix modifier value:5 who:Odo skill:? target:? lasting:once reason:fog|brume"),
    say("GM", "/fix modifier value:5 who:Odo lasting:lasts", wrong=None),
    say("GM", "/gm settings setting:dice|dés value:rolled at the table|lancés à la table"),
    press("Alice", "s|"),
    # What is left to choose is chosen in her own panel.
    press("Alice", "p|"),
    press("Alice", "p|"),
    press("GM", "gr|"),
    fill("GM", faces="3"),
    say("GM", "/encounter end"),
)
