"""What can be announced with `/declare` and `/move`, and the tools that change what is under way."""

from __future__ import annotations

from collections.abc import Iterator

from .steps import EVE, Step, press, say
from .tools import tool


def declared(who: str, name: str, *actions: str) -> Iterator[Step]:
    """*who* announces each of *actions* for the combatant *name*; the first is refused to Eve beforehand."""
    for number, action in enumerate(actions):
        yield say(who, f"/declare action:{action} who:{name}", wrong=None if number else EVE)


CHANGED = (
    say("GM", "/encounter open tempo:post", wrong=None),
    say("Alice", "/encounter join sheet:Jurl side:players"),
    say("Bob", "/encounter join sheet:Teluard"),
    say("GM", "/npc add creature:guard name:Otto side:players"),
    say("Carol", "/encounter join sheet:Ysolde side:foes"),
    say("GM", "/encounter start"),
    say("GM", "/gm separate a:Otto b:Ysolde", wrong=None),
    *tool("pause", "value:2"),
    *tool("hesitate", "who:Jurl value:1d4"),
    *declared("Alice", "Jurl", "drink"),
    *tool("times", "who:Jurl value:+2", "who:Jurl value:9/2", "who:Jurl value:4"),
    *tool("rush", "who:Jurl value:8/1 words:30 %"),
    *tool("complicate", "who:Jurl value:1d4 words:x"),
    *tool("together", "who:Otto target:Jurl"),
    *declared("Bob", "Teluard", "drink"),
    *tool("times", "who:Teluard value:9/3"),
    *tool("coordinate", "who:Teluard target:Jurl"),
    *tool("hasty", "who:Teluard value:-2 words:x"),
    *declared("Alice", "Jurl", "attack target:Ysolde", "other how:x", "standby"),
    say("GM", "/encounter end"),
)

LISTED = (
    *declared("Alice", "Jurl", "jump", "take", "throw", "close_door", "command_word", "strap_shield", "full_move"),
    *declared("Alice", "Jurl", "search_bag", "torch", "pick_lock", "disarm_device", "running_jump", "break_door"),
    *declared("Alice", "Jurl", "tie_rope", "unpack_rope", "dress", "together how:x"),
    *declared("Alice", "Jurl", "shout how:x", "step how:x", "turn how:x", "relax how:x"),
    *declared("Alice", "Jurl", "charge target:Grok", "counter target:Grok how:disarm|désarmer"),
    *declared("Alice", "Jurl", "sheathe with:spear|lance", "drop with:spear|lance", "wrestle target:Grok"),
    *declared("Alice", "Jurl", "pick_up with:spear|lance", "draw with:dagger|dague"),
)

DOINGS = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Teluard"),
    say("GM", "/npc add creature:guard name:Otto side:players"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/encounter start"),
    *LISTED,
    say("GM", "/encounter end"),
)

OTHERS = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Teluard"),
    say("Carol", "/encounter join sheet:Ysolde"),
    say("GM", "/npc add creature:guard name:Otto side:players"),
    say("GM", "/npc add creature:bandit name:Rik"),
    say("GM", "/npc give who:Rik", wrong=None),
    say("GM", "/encounter start"),
    say("GM", "/gm settings setting:pace|marche du temps value:moment by moment|moment par moment"),
    *tool("mount", "who:Rik value:horse"),
    *declared("GM", "Rik", "steer how:x"),
    say("GM", "/fix status who:Jurl status:prone state:on", wrong=None),
    *declared("Alice", "Jurl", "stand_up"),
    say("GM", "/fix injury who:Otto malus:0 bleeding:minor", wrong=None),
    *declared("Alice", "Jurl", "bandage target:Otto"),
    *declared("Alice", "Jurl", "open_door"),
    *tool("times", "who:Jurl value:9/9"),
    *declared("Bob", "Teluard", "join target:Jurl"),
    *declared("Bob", "Teluard", "drink"),
    *tool("times", "who:Teluard value:9/3"),
    *declared("Bob", "Teluard", "coordinate target:Jurl"),
    say("GM", "/npc add creature:orc name:Grok"),
    *declared("Carol", "Ysolde", "shoot target:Grok how:rapid cadence|cadence accélérée"),
    *declared("Bob", "Teluard", "use with:wand_of_bolts"),
    say("GM", "/gm tool tool:ambush_spell who:Teluard", wrong=None),
    *declared("Bob", "Teluard", "cast with:fireball target:Grok"),
    say("GM", "/gm answer question:?GM|?MJ choice:Go on|Continuer"),
    say("GM", "/gm next"),
    *tool("disturb", "who:Teluard"),
    say("GM", "/encounter end"),
)

CLINCH_DICE = (
    "wrestle-reaction Jurl 1; wrestle-reaction Teluard 8; wrestle Jurl 20; wrestle Teluard 1; "
    "wrestle-reaction Jurl 8; wrestle-reaction Teluard 8; wrestle-reaction Jurl 8; wrestle-reaction Teluard 8"
)
CLINCH = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Teluard side:foes"),
    say("GM", "/npc add creature:guard name:Otto side:players"),
    say("GM", "/encounter start"),
    say("GM", f"/gm dice faces:{CLINCH_DICE}"),
    *tool("clinch", "who:Jurl target:Teluard"),
    press("Alice", "q|", "Key|Clé"),
    press("Alice", "p|", "Head|Tête"),
    press("Bob", "q|", "Let|Laisser"),
    *declared("Alice", "Jurl", "gag", "ungag", "release"),
    *tool("clinch", "who:Otto target:Teluard"),
    *declared("Alice", "Jurl", "step_out"),
    say("GM", "/encounter end"),
)

MOVES = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/sheet create ready:galaad", wrong=None),
    say("Bob", "/encounter join sheet:Galaad"),
    say("GM", "/npc add creature:orc name:Grok"),
    say("GM", "/gm settings setting:map value:square"),
    say("GM", "/encounter start"),
    say("GM", "/fix place who:Jurl cell:D4"),
    say("GM", "/fix place who:Galaad cell:D5", wrong=None),
    say("GM", "/fix place who:Grok cell:K4", wrong=None),
    say("Alice", "/move to:D3 how:step"),
    say("Alice", "/move to:D12 how:walk", wrong=None),
    say("Alice", "/move to:D12 how:run", wrong=None),
    say("Alice", "/move how:stop", wrong=None),
    say("GM", "/fix set who:Galaad field:max_speed value:9", wrong=None),
    say("Bob", "/move to:D12 how:sprint"),
    say("Alice", "/move target:Galaad how:swap", wrong=None),
    say("GM", "/fix place who:Grok cell:E4", wrong=None),
    say("Alice", "/move how:back", wrong=None),
    say("Alice", "/move how:flee", wrong=None),
    *(
        say("GM", f"/fix terrain ground:{ground} cells:G7 state:on", wrong=None)
        for ground in ("obstacle", "difficult", "high_ground", "low_ceiling", "narrow")
    ),
    say("GM", "/fix terrain ground:narrow cells:G7 state:off"),
    say("GM", "/fix terrain ground:plain cells:G7"),
    say("GM", "/encounter end"),
)

GUARDS = range(1, 7)
KINDS = ("push", "knock_down", "engage_wrestling", "breakthrough", "disarm", "weapon_capture")
SPECIALS = (
    say("GM", "/encounter open tempo:evening", wrong=None),
    say("GM", "/npc add creature:guard name:Gus count:6 side:players"),
    say("GM", "/npc add creature:bandit name:Bors count:6"),
    *(say("GM", f"/npc give who:Gus {each}", wrong=None) for each in GUARDS),
    say("GM", "/gm dice faces:" + "; ".join(f"reaction Bors {each} 10" for each in GUARDS)),
    say("GM", "/encounter start"),
    say("GM", "/gm dice faces:" + "; ".join(f"reaction Gus {each} 4" for each in GUARDS)),
    *(say("GM", f"/declare action:attack target:Bors {each} who:Gus {each}", wrong=None) for each in GUARDS),
    *(
        say("GM", f"/gm tool tool:special who:Gus {number} target:Bors {number} words:{kind}")
        for number, kind in enumerate(KINDS, start=1)
    ),
    say("GM", "/encounter end"),
    # What only another game takes is refused by its name.
    say("GM", "/fix status who:Jurl status:prone until:2 save:strength dc:12", wrong=None, refused=True),
)
