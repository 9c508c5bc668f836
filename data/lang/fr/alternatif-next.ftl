# D&D Alternatif : ce qui vient ensuite (`/ensuite`), et ses mots.

word-alternatif-action-attack = attaquer
word-alternatif-action-melee = attaquer
word-alternatif-action-standby = temporiser
word-alternatif-action-flee = fuir
word-alternatif-action-wrestle = lutter
word-alternatif-how-aim = viser, après le dé
word-alternatif-how-aim_1 = viser un segment (bonus de 1)
word-alternatif-how-aim_2 = viser 2 segments (bonus de 2)
word-alternatif-how-aim_3 = viser 3 segments (bonus de 3)
word-alternatif-how-rapid_aim = accélérée (malus de 3), viser après le dé
word-alternatif-how-rapid_aim_1 = accélérée (malus de 3), viser (bonus de 1)
word-alternatif-how-rapid_aim_2 = accélérée (malus de 3), viser (bonus de 2)
word-alternatif-how-rapid_aim_3 = accélérée (malus de 3), viser (bonus de 3)
word-alternatif-how-fast_aim = très rapide (malus de 6), viser après le dé
word-alternatif-how-fast_aim_1 = très rapide (malus de 6), viser (bonus de 1)
word-alternatif-how-fast_aim_2 = très rapide (malus de 6), viser (bonus de 2)
word-alternatif-how-fast_aim_3 = très rapide (malus de 6), viser (bonus de 3)
word-alternatif-how-volley_rapid = en volée, accélérée (malus de 3)
word-alternatif-how-volley_fast = en volée, très rapide (malus de 6)
event-alternatif-intention_said = 🔜 **{ $combatant }**, { $soon ->
        [yes] dès que possible
       *[no] ensuite
    } : { $action_word }{ $weapon ->
        [none] { "" }
       *[other] {" "}({ $weapon })
    }{ $target ->
        [none] { "" }
       *[other] {" "}— { $target }
    }{ $how ->
        [none] { "" }
       *[other] , { $how_word }
    }.
    .manner = quiet
event-alternatif-intention_settled = { $how ->
        [back] **{ $combatant }** revient sur ce qui devait suivre ({ $action_word }).
        [impossible] **{ $combatant }** ne peut plus faire ce qui devait suivre ({ $action_word }).
       *[announced] { "" }
    }
    .manner = quiet
refused-alternatif-nothing-next = { $name } n’a rien prévu ensuite : il n’y a rien à reprendre.
refused-alternatif-next-already = C’est déjà ce { QUE($name) } fera ensuite.
refused-alternatif-next-is-now = { $name } peut le dire tout de suite : `/declarer`.
refused-alternatif-next-weapon-gone = { $name } n’a plus l’arme avec laquelle attaquer.
word-alternatif-when-after = après l’action en cours
word-alternatif-when-soon = dès que possible, à la place
option-alternatif-next-action-none = Finalement rien de prévu
option-alternatif-next-when-after = Après l’action en cours
option-alternatif-next-when-soon = Dès que possible, à la place
means-alternatif-next-action-none = on vous demandera ce que vous faites
means-alternatif-next-when-after = annoncé pour vous quand votre action est faite
means-alternatif-next-when-soon = annoncé pour vous dès ce segment ; ce que vous préparez est perdu
choose-alternatif-when = Quand ?
each-alternatif-then = { $action_word }{ $weapon ->
        [none] { "" }
       *[other] {" "}({ $weapon })
    }{ $target ->
        [none] { "" }
       *[other] {" "}— { $target }
    }{ $how ->
        [none] { "" }
       *[other] , { $how_word }
    }
