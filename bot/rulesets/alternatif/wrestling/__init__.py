"""Wrestling (ALT-WRE): very close combat, a mode of its own beside melee and shooting.

`looking` says the numbers (score, class, dice, handicaps) and who is locked with whom; `entering` how a clinch begins
(`clinch` is the one door) and how actions are prepared; `holds` the catalogue of actions and who may do what;
`questions` what is asked; `contests` the rolls and counters, `outcomes` what they bring about; `order` the order of
work in a segment; `words` what people say of their own accord.

    lutte, corps à corps      wrestling, clinch     contrer               counter
    score de lutte            score                 évasion               escape
    classe de lutte (CL)      wrestling class       rosser                batter
    clé                       key                   renverser             bring_down
    torsion, étranglement     twist, strangle       retourner             turn_over
    passer la garde           pass_guard            repousser             push
    attaque assimilée mêlée   close_attack          démembrer             dismember (a creature's own)
"""
