# D&D 3.5 : l’abri, le terrain, les jets de Réflexes demandés par le MJ.

event-dnd35-cover_said = 🧱 { $attacker ->
        [none] { $degree ->
            [map] Le MJ ne dit plus l’abri { DE($combatant) } : le plan en décide, s’il y en a un.
           *[other] **{ $combatant }** : { $degree_word }.
        }
       *[other] { $degree ->
            [map] Le MJ ne dit plus l’abri { DE($combatant) } face à { $attacker_shown } : le plan en décide, s’il y en a un.
           *[other] **{ $combatant }** face à { $attacker_shown } : { $degree_word }.
        }
    }
event-dnd35-cover_judged = { $degree ->
        [none] { "" }
       *[other] 🧱 **{ $target }** face à { $combatant } : { $degree_word }.
    }
event-dnd35-ground_said = { $kinds_count ->
        [0] 🗺️ Terrain dégagé : { $cells }.
       *[other] 🗺️ Terrain ({ $kinds_words }) : { $cells }.
    }
event-dnd35-reflex_rolled = 🤸 **{ $combatant }**, Réflexes{ $attacker ->
        [none] { "" }
       *[other] {" "}contre { $attacker_shown }
    } : { $success ->
        [yes] **réussi**
       *[no] manqué
    }{ $total ->
        [none] { "" }
       *[other] {" "}(**{ $total_shown }**)
    }, { $suffers ->
        [nothing] aucun dégât
        [half] la moitié des dégâts
       *[all] tous les dégâts
    }.
why-dnd35-reflex_rolled = Réflexes : { $terms } = **{ $total }** contre **{ $against }**
question-dnd35-cover = 🧱 { $attacker } attaque { $target } : quel abri ?
option-dnd35-cover-none = Aucun
option-dnd35-cover-soft = Une créature
option-dnd35-cover-cover = Abri
option-dnd35-cover-improved = Abri supérieur
option-dnd35-cover-total = Abri total
means-dnd35-cover-none = rien ne couvre la cible
means-dnd35-cover-soft = quelqu’un est sur la ligne : +4 à la CA
means-dnd35-cover-cover = mur, arbre, muret : +4 à la CA
means-dnd35-cover-improved = une meurtrière, par exemple : +8 à la CA
means-dnd35-cover-total = rien n’atteint la cible : l’attaque tombe
word-dnd35-degree-none = sans abri
word-dnd35-degree-soft = derrière une créature
word-dnd35-degree-cover = abri
word-dnd35-degree-improved = abri supérieur
word-dnd35-degree-total = abri total
word-dnd35-words-none = aucun
    .short = aucun abri, aucun camouflage
word-dnd35-words-soft = derrière une créature
word-dnd35-words-cover = abri
word-dnd35-words-improved = abri supérieur
word-dnd35-words-total = total
    .short = abri total, camouflage total
word-dnd35-words-map = selon le plan
word-dnd35-words-burst = qui éclate
word-dnd35-words-spread = étendue, qui contourne les angles
word-dnd35-tool-cover = abri (mots : lequel ; cible : face à qui, sinon à tous)
word-dnd35-tool-reflex = jet de Réflexes (valeur : DD ; cible : l’origine)
word-dnd35-question-cover = abri de la cible
word-dnd35-why-reflex = jet de Réflexes
word-dnd35-field-against = DD
word-dnd35-ground-obstacle = mur
word-dnd35-ground-low_wall = muret
    .look = outline
word-dnd35-ground-loophole = meurtrière
    .look = outline
word-dnd35-ground-fog = brouillard
    .look = dotted
word-dnd35-ground-darkness = noir complet
    .look = striped
word-dnd35-ground-plain = terrain dégagé
word-dnd35-kinds-obstacle = mur
word-dnd35-kinds-low_wall = muret
word-dnd35-kinds-loophole = meurtrière
word-dnd35-kinds-fog = brouillard
word-dnd35-kinds-darkness = noir complet
word-dnd35-value-map = lu sur le plan, sauf avis du MJ
word-dnd35-value-judge = le MJ en juge à chaque attaque
word-dnd35-value-said = seulement ce qu’en dit le MJ
word-setting-soft_cover = abri mou
word-setting-soft_cover_melee = abri mou au corps à corps
setting-dnd35-cover = L’abri et le camouflage se lisent sur le plan (sans plan, il y a ce que dit le MJ), le MJ en juge à chaque attaque, ou lui seul les dit.
setting-dnd35-soft_cover = Une créature entre deux autres couvre la cible, ou non.
setting-dnd35-soft_cover_melee = Une créature placée entre les deux couvre aussi des coups, ou seulement des tirs et de l’allonge.
refused-dnd35-too-many-cells = Trop de cases d’un coup ({ $count }) : au plus { $most }.
refused-dnd35-dead = { $name } ne fait plus de jets.
