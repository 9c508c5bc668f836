# Les plans : ce qu’un combattant fera, étape par étape, pour qui joue par messages. Le panneau est privé.

plan-none = 📜 **{ $who }** n’a pas de plan. Ajoutez-lui des étapes, puis `Suivre ce plan` : il répondra pour votre combattant, et vous pourrez parler à tout moment. Personne d’autre ne le lit.
plan-head = 📜 { $manner ->
        [followed] Plan { DE($who) }, suivi :
        [done] Plan { DE($who) }, accompli :
        [impossible] Plan { DE($who) }, arrêté : l’étape en cours ne peut plus se faire.
       *[waiting] Plan { DE($who) }, pas encore suivi :
    }
plan-step = { $number }. { $when ->
        [none] { "" }
       *[other] { $when },{" "}
    }{ $deed }{ $meant ->
        [none] { "" }
       *[other] {" "}→ { $meant }
    }{ $done ->
        [yes] {" "}(fait)
       *[no] { "" }
    }{ $now ->
        [yes] {" "}◀
       *[no] { "" }
    }
plan-so-far = Étape à ajouter : { $step }…
plan-choose-deed = Ajouter une étape…
plan-choose-foe = Contre qui ?
plan-choose-when = Quand ?
plan-choose-amount = Combien ?
button-plan = Plan…
note-button-plan = Plan
told-by-plan = { $said } *(par son plan)*

plan-when-alternatif-below = sous { $amount ->
        [1] un point d’endurance
       *[other] { $amount } points d’endurance
    }
plan-when-percentile-below = sous { $amount ->
        [1] un point de vie
       *[other] { $amount } points de vie
    }
plan-when-alternatif-from = dès le segment { $amount }
plan-when-percentile-from = dès le round { $amount }
plan-when-crowded = en infériorité numérique
plan-when-alone = sans compagnon debout
plan-when-likely = à { $amount } % de chances au moins

word-deed-attack = attaquer
word-deed-guarded = attaquer sur la défensive
word-deed-fierce = attaquer sur l’offensive
word-deed-cast = lancer un sort
word-deed-withdraw = se replier
word-deed-flee = fuir
word-deed-stand_by = temporiser
word-deed-defend = se défendre
word-deed-ask_me = me demander
word-deed-follow = Suivre ce plan
word-deed-suspend = Suspendre
word-deed-take_back = Retirer la dernière étape
word-deed-clear = Effacer
word-percentile-deed-stand_by = ne rien faire
word-foe-nearest = le plus proche
word-percentile-foe-nearest = le premier à portée
word-when-always = à son tour
word-when-below = sous tant de points
word-alternatif-when-from = dès un segment
word-percentile-when-from = dès un round
word-when-crowded = en infériorité numérique
word-when-alone = sans compagnon debout
word-when-likely = à tant de chances au moins

about-plan-attack = Jusqu’à ce que la cible tombe ; puis l’étape suivante
about-plan-guarded = En posture défensive, jusqu’à ce que la cible tombe
about-plan-fierce = En posture offensive, jusqu’à ce que la cible tombe
about-plan-cast = Le premier de vos sorts qui blesse, tant qu’il en reste
about-plan-alternatif-withdraw = Temporiser ; sur un plan, reculer aussi d’une case par round
about-plan-percentile-withdraw = Rompre le combat, puis ne rien faire
about-plan-flee = Fuir ceux qui sont au contact
about-plan-stand_by = Attendre en se défendant
about-plan-defend = Parer ou esquiver dans ce cas seulement ; sans cette étape, toujours
about-plan-ask_me = Le choix vous revient, le plan reste
about-plan-below = L’étape passe avant les autres dès que vous êtes sous ce seuil
about-plan-always = L’une après l’autre, dans l’ordre
