"""D&D Alternatif, "Action et combat": one action scene, segment by segment.

`chapters` is the table of contents: the chapters in the text's order, a package each, in the same few files. `events`
says what can happen there, `words` what can be said, `actions` what can be announced; the other modules are its rules,
by subject. All of them stand on `state`, the nouns, and on `base`, which knows no chapter. What a chapter adds to what
an earlier one rolls stands in `roll_table`.

The modules beside the packages are the game's frame, and know every chapter. Read `encounter` first, the order of work
in a segment. `announcements` asks people what they do, `striking` whom they strike, `facing` those whose actions meet,
`occasions` who may act at once; `repertoire` lists all that can be done, `declaring` reads it from commands, `orders`
and `autopilot` answer for whoever does not. `recruit` and `sheets` bring combatants; `secrecy` is who may read what,
`view` what everybody sees, `timeline` what comes.

French words of the text and their names here:

    scène d'action        encounter             à l'offensive         offensive
    segment, round        segment, round        sur la défensive      defensive
    réaction              reaction              report d'initiative   postponement
    initiative            due (segment)         simultané !           simultaneous
    stand by, indécis     standby               revenir en garde      return_to_guard
    segment de battement  beat                  désengagement         disengaged
    action répétitive     repeated              force de frappe       total (of a strike)
    engagé, au contact    in contact            résultat pur          natural
    bonus martial (BM)    martial_bonus, bm     dégât d'usure         wear damage
    classe d'armure       armour class, ac      points d'endurance    stamina
    facteur d'attaque     attack_factor         points de coup        body
    facteur de défense    defence_factor        critique d'usure      wear_critical
    parade                parry                 maître de donjon      gm
"""

from bot.rulesets.alternatif.ruleset import Alternatif

__all__ = ["Alternatif"]
