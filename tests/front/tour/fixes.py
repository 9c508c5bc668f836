"""Every word that the game master's commands take: what is corrected, who belongs where, who decides how."""

from __future__ import annotations

from .steps import say

TEMPERAMENTS = ("never_guard", "furious", "steady", "cautious", "desperate")
FIELDS = (
    *(
        "stamina",
        "stamina_max",
        "body",
        "body_max",
        "ac",
        "bm",
        "str_hit",
        "str_damage",
        "dex_std",
        "str_std",
        "reflex",
    ),
    *("left_hand_rank", "wrestling_rank", "wrestling_dice", "dodge", "sneak_rank", "fatigue", "fatigue_threshold"),
    *("encumbrance", "fortitude", "level", "hit_bonus", "damage_bonus", "attack", "defence", "max_speed"),
    *("next_strike", "blind_sense", "riding"),
)
UPON = ("ac", "all", "attack", "check", "contest", "damage", "defence", "save", "taken", "taken")
"""Upon what a modifier of the game master's may be; the last one is taken off again."""

FIXES = (
    say("GM", "/encounter open tempo:live", wrong=None),
    say("Alice", "/encounter join sheet:Jurl side:players"),
    say("Bob", "/sheet create ready:teluard", wrong=None),
    say("Bob", "/encounter join sheet:Teluard side:foes"),
    say("GM", "/npc add creature:orc name:Grok count:2 side:foes"),
    say("GM", "/npc add creature:guard name:Otto side:players", wrong=None),
    say("GM", "/encounter start"),
    *(
        say("GM", f"/fix status who:Grok 1 status:{status} state:{state}", wrong=None)
        for status in ("prone", "surprised", "unaware other:Jurl")
        for state in ("on", "off")
    ),
    *(say("GM", f"/fix status who:Grok 1 status:prone until:{until}", wrong=None) for until in (1, 2, 3, 5, 10, 20)),
    *(
        say("GM", f"/fix status who:Grok 1 status:defensive state:{state} with:axe|hache", wrong=None)
        for state in ("on", "off")
    ),
    *(
        say("GM", f"/fix modifier who:Grok 1 value:{value} skill:{skill}", wrong=None)
        for value, skill in zip((-2, -5, 2, 2, 2, 2, 2, 2, 2, 0), UPON, strict=True)
    ),
    say("GM", "/fix set who:Jurl field:attack value:1 with:spear|lance", wrong=None),
    *(say("GM", f"/fix set who:Otto field:{field} value:3", wrong=None) for field in FIELDS),
    *(
        say("GM", f"/fix injury who:Grok 2 malus:-2 bleeding:{bleeding} change:amend", wrong=None)
        for bleeding in ("minor", "serious", "none")
    ),
    say("GM", "/fix injury who:Grok 2 malus:-2 bleeding:none change:healed", wrong=None),
    *(say("GM", f"/npc autopilot who:Otto temperament:{each}", wrong=None) for each in TEMPERAMENTS),
    *(say("GM", f"/npc give who:Grok 1 temperament:{each}", wrong=None) for each in TEMPERAMENTS),
    say("GM", "/npc side who:Otto side:foes"),
    say("GM", "/npc side who:Otto side:players"),
    say("GM", "/fix damage who:Grok 2 amount:1 kind:body", wrong=None),
    say("GM", "/fix damage who:Grok 2 amount:2 kind:wear", wrong=None),
    say("GM", "/fix heal who:Grok 2 amount:1 kind:body", wrong=None),
    say("GM", "/fix heal who:Grok 2 amount:1 kind:wear", wrong=None),
    say("GM", "/fix damage who:Grok 2 amount:60 kind:wear", wrong=None),
    *(say("GM", f"/fix fate who:Grok 2 fate:{fate}", wrong=None) for fate in ("unconscious", "dying", "dead", "open")),
    say("GM", "/gm engage a:Jurl b:Teluard", wrong=None),
    say("GM", "/gm free who:Jurl target:Teluard change:give", wrong=None),
    say("GM", "/gm free who:Jurl target:Teluard change:withdraw", wrong=None),
    say("GM", "/encounter export format:story", wrong=None),
    say("GM", "/encounter export format:journal"),
    say("Alice", "/encounter leave who:Jurl how:gm"),
    say("Bob", "/encounter leave who:Teluard how:autopilot"),
    say("GM", "/encounter end"),
)
