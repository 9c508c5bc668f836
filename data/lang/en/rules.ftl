# The rules in short: what `/rule` says. Each chapter has its file (`rules-….ftl`).
# `rulebook-<game>`: the letters with which the numbers of that game's rules begin.

rulebook-alternatif = ALT
rulebook-percentile = PCT
rulebook-dnd5 = DN5
rulebook-dnd35 = D35
rulebook-rpg20 = R20

shown-rule = **{ $title }** (`{ $id }`)
    { $summary }
