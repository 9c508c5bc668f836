"""D&D Alternatif, "Action et combat": one action scene, segment by segment.

Read `encounter` first (the order of work in a segment), then the chapters it calls: `reaction`, `simultaneous`,
`melee`, `parry`, `wounds`. `throws` is what dice are thrown for, `sums` the table of what each throw adds up and of
what it meets. `chapters` lists the others in the text's order, a package each: `events` says what can happen there,
`words` what can be said, the other modules are its rules, by subject. `state` and melee's own `events` are the nouns
and the verbs; its `words`, `checks` and `forms` are what people may say; `secrecy` is who may read what, `people` what
everybody sees; `autopilot` decides for creatures.

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
