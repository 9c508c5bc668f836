# D&D 5 : ce à quoi mène chaque réponse, dit avant qu’on la choisisse. La chance se met devant (`means-chance`).
means-dnd5-declare-action-attack = une attaque ; au-delà de la première, celles de la même action
means-dnd5-declare-action-approach = { $far ->
        [none] aussi près que votre arme le demande et que le déplacement le permet
       *[other] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m de déplacement)
           *[no] { "" }
        }{ $provoked ->
            [0] , sans provoquer d’attaque
            [1]{"\u00A0"}; peut vous frapper au passage : { $strikers_listed }
           *[other]{"\u00A0"}; peuvent vous frapper au passage : { $strikers_listed }
        }
    }
means-dnd5-declare-action-go = quitter l’allonge d’un ennemi lui offre une attaque
means-dnd5-declare-action-withdraw = loin des ennemis : { $far_decimal } m{ $dear ->
        [yes] {" "}({ $price_decimal } m de déplacement)
       *[no] { "" }
    }{ $provoked ->
        [0] , sans provoquer d’attaque
        [1]{"\u00A0"}; peut vous frapper au passage : { $strikers_listed }
       *[other]{"\u00A0"}; peuvent vous frapper au passage : { $strikers_listed }
    }
means-dnd5-declare-action-dash = votre vitesse une fois de plus, ce tour
means-dnd5-declare-action-dodge = jusqu’à votre prochain tour, vos assaillants sont désavantagés
means-dnd5-declare-action-disengage = jusqu’à la fin du tour, votre déplacement ne provoque pas d’attaque
means-dnd5-declare-action-stand = { $price_decimal } m de déplacement, la moitié de votre vitesse
means-dnd5-declare-action-drop = ne coûte rien ; de près, on vous frappe plus aisément, de loin moins
means-dnd5-declare-action-pass = { $free ->
        [yes] au suivant ; la réaction demeure
       *[no] ce qui reste de votre tour est perdu ; la réaction demeure
    }
means-dnd5-declare-action-finish_alone = maintenant et chaque fois qu’il ne vous reste que ce qui ne coûte rien ; /consignes le change
means-dnd5-declare-unused = l’attaque qui vous reste est perdue
means-dnd5-declare-target = { $chosen ->
        [approach] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m de déplacement)
           *[no] { "" }
        }{ $provoked ->
            [0] , sans provoquer d’attaque
            [1]{"\u00A0"}; peut vous frapper au passage : { $strikers_listed }
           *[other]{"\u00A0"}; peuvent vous frapper au passage : { $strikers_listed }
        }
       *[other] état : { $health_word }{ $covered ->
            [half] , abri partiel
            [three_quarters] , abri supérieur
           *[other] { "" }
        }{ $ally ->
            [yes] , de votre camp
           *[no] { "" }
        }{ $missiles ->
            [none] { "" }
           *[other] ; le premier de { $missiles } projectiles, un par un
        }
    }
means-dnd5-declare-with = de quoi frapper cette cible
means-dnd5-declare-to = { $chosen ->
        [guess] une case à portée de vos coups, pour une attaque
        [dismount] la case où vous serez debout
       *[other] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m de déplacement)
           *[no] { "" }
        }{ $provoked ->
            [0] , sans provoquer d’attaque
            [1]{"\u00A0"}; peut vous frapper au passage : { $strikers_listed }
           *[other]{"\u00A0"}; peuvent vous frapper au passage : { $strikers_listed }
        }
    }
means-dnd5-opportunity-with = votre réaction, pour une attaque avant que la cible ne s’éloigne{ $forfeits ->
        [yes]{"\u00A0"}; ce que vous tenez prêt est perdu
       *[no] { "" }
    }
means-dnd5-opportunity-none = votre réaction reste entière
means-dnd5-spare-kill = la cible meurt, ou glisse vers la mort
means-dnd5-spare-spare = sans connaissance à 0 point de vie, et hors de danger
means-dnd5-first = ce rang vaut pour tout le combat
means-dnd5-surprise-take = ces combattants ne font rien à leur premier tour
means-dnd5-surprise-nobody = chacun joue son premier tour
