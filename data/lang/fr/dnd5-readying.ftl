# D&D 5 : ce qu’on tient prêt, son déclencheur et la réponse.
event-dnd5-ready_said = 👂 **{ $combatant }** guette { $on ->
        [near] { $whom ->
            [enemy] l’ennemi qui viendra à portée
           *[other] l’approche { DE($whom_shown) }
        }
        [moves] { $whom ->
            [enemy] l’ennemi qui bougera
           *[other] le mouvement { DE($whom_shown) }
        }
        [attacks] { $whom ->
            [enemy] l’ennemi qui attaquera
           *[other] l’attaque { DE($whom_shown) }
        }
        [casts] { $whom ->
            [enemy] l’ennemi qui lancera un sort
           *[other] le sort { DE($whom_shown) }
        }
        [place] { $whom ->
            [enemy] l’ennemi qui viendra en { $cell_shown }
           *[other] l’arrivée { DE($whom_shown) } en { $cell_shown }
        }
       *[word] le moment dit
    }, pour { $course ->
        [withdraw] s’éloigner
        [approach] s’approcher { DE($towards_shown) }
       *[none] { $response_word }
    }{ $far ->
        [none] { "" }
       *[other] { "," } de { $far_decimal } m au plus
    }.
event-dnd5-ready_released = ⚡ **{ $combatant }** réagit : { $response_word }.
event-dnd5-ready_signalled = 👂 Vous donnez le signal à **{ $combatant }**.
event-dnd5-signal_ended = { "" }
    .manner = quiet
option-dnd5-declare-action-ready = Se tenir prêt
option-dnd5-declare-on-near = Si on vient à ma portée
option-dnd5-declare-on-moves = Si on bouge
option-dnd5-declare-on-attacks = Si on attaque
option-dnd5-declare-on-casts = Si on lance un sort
option-dnd5-declare-on-place = Si on vient à un endroit
option-dnd5-declare-on-word = Au signal du MJ
option-dnd5-declare-whom-enemy = N’importe quel ennemi
option-dnd5-declare-response-attack = Attaquer
option-dnd5-declare-response-spell = Lancer un sort
option-dnd5-declare-response-move = Me déplacer
option-dnd5-declare-response-said = Autre chose, dite en mots
option-dnd5-declare-cell = { $value }
option-dnd5-declare-where = { $value }
means-dnd5-declare-cell = la case que vous surveillez
means-dnd5-declare-where = les cases de cette colonne
means-dnd5-ready-response = c’est ce que vous faites maintenant
choose-dnd5-where = Quelle colonne guetter ?
choose-dnd5-cell = Quelle case guetter ?
choose-dnd5-on = Guetter quoi ?
choose-dnd5-whom = De qui ?
choose-dnd5-response = Et alors ?
option-dnd5-declare-course-withdraw = M’éloigner
option-dnd5-declare-course-approach = M’approcher
option-dnd5-declare-far = { $value_decimal } m
choose-dnd5-course = Où aller ?
choose-dnd5-towards = Vers qui ?
choose-dnd5-far = De combien de mètres ?
means-dnd5-declare-course-withdraw = loin de tous, en réaction
means-dnd5-declare-course-approach = vers quelqu’un, en réaction
means-dnd5-declare-towards = la personne que vous rejoindrez
means-dnd5-declare-far = au plus ; quitter une allonge lui offre une attaque
choose-dnd5-react = Maintenant ?
means-dnd5-declare-action-ready = votre action ; ce que vous dites se fait en réaction, avant votre prochain tour
means-dnd5-declare-on = c’est ce que vous guettez
means-dnd5-declare-whom = la personne que vous guettez
means-dnd5-declare-response-attack = une attaque, avec ce que vous tiendrez alors
means-dnd5-declare-response-spell = lancé maintenant, retenu en vous concentrant, libéré en réaction
means-dnd5-declare-response-move = un déplacement, jusqu’à votre vitesse
means-dnd5-declare-response-said = vous choisirez alors un acte qui convient, ou le direz ; le MJ dit ce qu’il en résulte
question-dnd5-ready = **{ $who }**, { $target ->
        [none] le moment est venu
       *[other] { $on ->
            [near] { $target_shown } vient à votre portée
            [moves] { $target_shown } a bougé
            [attacks] { $target_shown } a attaqué
            [casts] { $target_shown } a lancé un sort
            [place] { $target_shown } est en { $cell_shown }
           *[word] le moment est venu
        }
    } : { $spell ->
        [none] { $course ->
            [withdraw] s’éloigner
            [approach] s’approcher { DE($towards_shown) }
           *[none] { $response_word }
        }{ $far ->
            [none] { "" }
           *[other] { "," } de { $far_decimal } m au plus
        }
       *[other] libérer *{ $spell_word }*
    } ?
option-dnd5-ready-react-now = Maintenant
option-dnd5-ready-react-none = Attendre encore
option-dnd5-ready-how-withdraw = M’éloigner
option-dnd5-ready-how-approach = M’approcher
option-dnd5-ready-with = { $value_word }
means-dnd5-ready-react-now = votre réaction
means-dnd5-ready-react-none = la réaction reste entière, et ce que vous guettez aussi
means-dnd5-ready-how-withdraw = loin de tous ; quitter une allonge lui offre une attaque
means-dnd5-ready-how-approach = aussi près que possible
means-dnd5-ready-target = la cible de votre réaction
means-dnd5-ready-with = de quoi frapper cette cible
word-dnd5-response-attack = attaquer
word-dnd5-response-spell = libérer un sort
word-dnd5-response-move = se déplacer
word-dnd5-response-said = faire ce qui était dit
word-dnd5-action-ready = se tenir prêt
word-dnd5-matter-ready = ce qui est tenu prêt
word-dnd5-tool-trigger = signal à qui se tient prêt
refused-dnd5-nothing-ready = { $why ->
        [reacted] { $name } n’a plus de réaction avant son prochain tour : ce qui était tenu prêt est perdu.
        [surprised] { $name } est encore sous la surprise : pas de réaction avant la fin de son premier tour.
        [unable] { $name } n’est pas en état de réagir.
        [spell] { $name } ne peut pas réagir, sous l’effet de *{ $spell_word }*.
       *[nothing] { $name } ne tient rien de prêt : on se tient prêt à son tour, par `/declarer action:se tenir prêt`.
    }
