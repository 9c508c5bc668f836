word-ruleset-brawl = Bagarre de taverne
moment-brawl = Round { $round }
cell-brawl-1 = { $out ->
        [yes] hors
       *[no] debout
    }
    .width = 6
mark-brawl = { $status ->
        [none] { "" }
       *[other] ❕ { $who } : { $status_words }
    }
fighter-brawl = ❤️ Points : { $points }/{ $points_max }
sheet-brawl = **{ $name }** · adresse { $skill }, agilité { $nimble }, points { $points }
question-brawl-declare = **{ $who }**, que faites-vous ?
option-brawl-declare-action-strike = Frapper
option-brawl-declare-action-delay = Laisser passer
option-brawl-declare-action-pass = Souffler
question-brawl-duck = **{ $who }**, { $by } vous atteint ({ $total }) : vous baissez-vous ?
option-brawl-duck-duck = Se baisser
option-brawl-duck-none = Encaisser
event-brawl-struck = 👊 **{ $combatant }** frappe { $target } : { $total } contre { $against }{ $degree ->
        [critical] , à toute volée !
        [success] , touché.
       *[failure] , manqué.
    }
why-brawl-struck = { $terms } = { $total }
event-brawl-ducked = { $success ->
        [yes] ↩️ **{ $combatant }** se baisse : { $total }.
       *[no] { $total ->
            [0] { "" }
           *[other] **{ $combatant }** se baisse trop tard : { $total }.
        }
    }
event-brawl-landed = { $lost ->
        [0] { "" }
       *[other] 💥 **{ $combatant }** perd { $lost } points.
    }
word-brawl-status-dazed = sonné
word-brawl-matter-duck = se baisser
word-brawl-why-strike = coup
word-brawl-why-duck = esquive
word-brawl-field-points = points
word-brawl-field-skill = adresse
term-skill = adresse
term-nimble = agilité
term-dazed = sonné
weapon-brawl-fists = poings
