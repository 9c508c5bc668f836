"""Every tool of `/gm tool` with every word that it takes, once refused to somebody else and each time with an effect.

Tools and words are given by their codes, as Discord sends them when an offer is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

from .steps import EVE, Step, say


def tool(name: str, *uses: str) -> Iterator[Step]:
    """The tool *name*, used with each of *uses*: the first is refused to Eve beforehand."""
    for number, use in enumerate(uses):
        yield say("GM", f"/gm tool tool:{name} {use}".strip(), wrong=None if number else EVE)


VOLLEYS = (("Bo 1", "normal"), ("Bo 2", "rapid"), ("Bo 3", "fast"))
FACES = ((1, 2), (1, 3), (2, 9), (2, 8), (3, 9), (3, 8), (4, 9), (4, 8))
"""Of each orc, for the axe and for the shield: the first comes first."""
MUSTERING = (
    say("GM", "/encounter open", wrong=None),
    say("Alice", "/encounter join sheet:Jurl"),
    say("Bob", "/encounter join sheet:Teluard"),
    say("Carol", "/sheet create ready:ysolde", wrong=None),
    say("Carol", "/encounter join sheet:?Ysolde"),
    say("GM", "/npc add creature:orc name:Grok count:4"),
    say("GM", "/npc add creature:bowman name:Bo count:4"),
    say("GM", "/npc add creature:bandit name:Otto"),
    say("GM", "/npc add creature:four_armed_warrior name:Quad"),
    say("GM", "/npc add creature:marilith name:Mara"),
    say("GM", "/npc add creature:wolf name:Loup count:2 side:players"),
)

FIGHTING = (
    *tool("licence", "who:Jurl words:breakthrough", "who:Jurl words:none", "who:Jurl words:all"),
    *tool("light", "words:dark", "words:gloom", "words:dim", "words:faint", "words:clear", "words:unsaid"),
    *tool("facing", "who:Jurl target:Grok 1"),
    *tool("higher", "who:Jurl target:Grok 1 words:on", "who:Jurl target:Grok 1 words:off"),
    *tool("width", "value:1 words:lost", "value:1 words:inverted", ""),
    *tool("ceiling", "value:1.5", ""),
    *tool("blind_sense", "who:Jurl target:Grok 1 words:on", "who:Jurl target:Grok 1 words:off"),
    *tool("pike_rank", "who:Jurl words:second", "who:Jurl words:first", "who:Jurl words:none"),
    *tool("surprise", *(f"who:Jurl target:Grok 1 words:{each}" for each in ("late", "unnoticed", "noticed"))),
    *tool("sneak", "who:Jurl target:Grok 1 words:x"),
    *tool("notice", *(f"who:Ysolde target:Grok 2 value:5/3 words:{each}" for each in ("group", "each", "unnoticed"))),
    *tool("surprise", "who:Teluard target:Grok 2 value:5"),
    *tool("relaxed", "who:Grok 2 words:relaxed", "who:Grok 2 value:-3", "who:Grok 2 words:no_heavy"),
    *tool("cornered", "who:Jurl words:on", "who:Jurl words:off"),
    *tool("screen", "who:Grok 1 target:Grok 2 words:on", "who:Grok 1 target:Grok 2 words:off"),
    *tool("hold", "who:Jurl value:10"),
)

CROWDS = (
    *tool("one_die", "who:Grok 1 value:2", "who:Grok 1 value:off", "who:Grok 1 value:3", "who:Grok 1 value:off"),
    *tool("one_die", "who:Grok 1 value:4"),
    *tool("next_striker", "who:Grok 3"),
    *tool("simple_shield", "who:Grok 1 value:on words:one", "who:Grok 1 value:on words:kind"),
    *tool("shield_strike", "who:Grok 1"),
    *tool("simple_shield", "who:Grok 1 value:off words:kind"),
    *tool("flat", *(f"who:Quad value:{each} words:one" for each in ("flat", "mixed", "dice"))),
    *tool("flat", "who:Quad value:3, 6, 9 words:kind", "who:Quad value:2, 5, 8 words:one"),
    *tool("limb", "who:Quad value:-1", "who:Quad value:+1", "who:Quad value:-2"),
    *tool("regroup", "who:Quad value:1+1"),
    *tool("limb", "who:Quad value:+2 words:longsword|épée longue"),
    *tool("regroup", "who:Quad value:2+2", "who:Quad value:1+3", "who:Quad value:2+1+1"),
    *tool("regroup", "who:Mara value:3+3"),
)

RIDING = (
    *tool("mount", "who:Otto value:horse words:strict", "who:Teluard value:pony words:both_hands"),
    *tool("dismount", "who:Otto", "who:Teluard"),
    *tool("fatigue", *(f"who:Jurl words:{each}" for each in ("tiring", "restful", "neutral", "mounted", "on_foot"))),
    *tool("fatigue", "words:remind"),
    *tool("breath", "who:Grok 1 target:Jurl"),
)

SHOOTING = (
    *tool(
        "distance",
        *(f"who:Ysolde target:Grok 2 words:{each}" for each in ("point_blank", "short", "medium", "long", "beyond")),
        "who:Ysolde target:Grok 2 words:unsaid",
        "who:Ysolde target:Grok 2 value:12",
    ),
    *tool("cover", "who:Grok 2 value:25 words:open", "who:Grok 2 value:50 target:Ysolde words:secret"),
    *tool("fast", "who:Grok 2 value:-2"),
    *tool("ready", "who:Ysolde"),
    *tool("walk", "who:Ysolde value:2"),
    *tool("shield", "who:Otto value:1"),
    *tool("volley", *(f"who:{who} target:Loup 1 value:1 words:{how}" for who, how in VOLLEYS)),
    *tool("ambush", "who:Ysolde target:Bo 4"),
)

WRESTLING = (
    *tool("clinch", "who:Grok 4 target:Loup 1"),
    *tool("unclinch", "who:Grok 4 target:Loup 1"),
    *tool("own_hold", "who:Grok 4 words:coup de tête value:1d4"),
    *tool(
        "closed_hold",
        *(
            f"who:Grok 4 value:{each}"
            for each in (
                *("escape", "twist", "strangle", "key", "batter", "close_attack"),
                *("bring_down", "turn_over", "push", "disarm", "draw", "use_object"),
            )
        ),
    ),
    *tool("wrestling_die", "who:Grok 4 value:d8"),
)

MAGIC = (
    *tool(
        "stow",
        *(f"who:Teluard value:wand_of_bolts words:{each}" for each in ("bag", "pocket", "worn", "ground", "hand")),
    ),
    *tool("stow", "who:Teluard value:wand_of_bolts words:belt"),
    *tool("familiar", "who:Teluard value:wand_of_bolts words:unknown", "who:Teluard value:wand_of_bolts words:known"),
    *tool("ambush_spell", "who:Teluard"),
)

TOOLS = (
    *MUSTERING,
    say("GM", "/gm dice faces:" + "; ".join(f"reaction Grok {each} {face}" for each, face in FACES)),
    say("GM", "/encounter start"),
    *CROWDS,
    *FIGHTING,
    *RIDING,
    *SHOOTING,
    *WRESTLING,
    *MAGIC,
    say("GM", "/encounter end"),
)
