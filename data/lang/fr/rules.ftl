# Les règles résumées : ce que dit `/regle`. Chaque chapitre a son fichier (`rules-….ftl`).
# `rulebook-<jeu>` : les lettres par lesquelles commencent les numéros des règles de ce jeu.

rulebook-alternatif = ALT
rulebook-percentile = PCT
rulebook-dnd5 = DN5
rulebook-dnd35 = D35
rulebook-rpg20 = R20

shown-rule = **{ $title }** (`{ $id }`)
    { $summary }
