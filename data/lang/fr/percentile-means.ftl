# Règles au pourcentage : ce à quoi mène chaque réponse, dit avant qu’on la choisisse. La chance se met devant (`means-chance`).
means-percentile-declare-action-attack = à votre tour, { $used_word } ({ $dice } de dégâts) ; la cible peut encore se défendre
means-percentile-declare-really-attack = à son tour, { $used_word } ({ $dice } de dégâts) ; la cible peut encore se défendre
means-percentile-declare-reaction-attack = sitôt déclenché, { $used_word } ({ $dice } de dégâts) ; la cible peut encore se défendre
means-percentile-declare-action-special = un coup visé, à deux armes, discret… dont la manière fixe la chance
means-percentile-declare-really-special = un coup visé, à deux armes, discret… dont la manière fixe la chance
means-percentile-declare-action-wrestling = à votre tour, { $wrestling_roll ->
        [first] un jet de Lutte, puis la prise choisie
       *[other] la prise choisie, sans jet de Lutte ni défense
    }
means-percentile-declare-really-wrestling = à son tour, { $wrestling_roll ->
        [first] un jet de Lutte, puis la prise choisie
       *[other] la prise choisie, sans jet de Lutte ni défense
    }
means-percentile-declare-reaction-wrestling = sitôt déclenché, { $wrestling_roll ->
        [first] un jet de Lutte, puis la prise choisie
       *[other] la prise choisie, sans jet de Lutte ni défense
    }
means-percentile-declare-action-parry = aucune attaque ; une parade ce round, si un coup touche
means-percentile-declare-really-parry = aucune attaque ; une parade ce round, si un coup touche
means-percentile-declare-action-dodge = aucune attaque ; une esquive, si l’adversaire désigné touche
means-percentile-declare-really-dodge = aucune attaque ; une esquive, si l’adversaire désigné touche
means-percentile-declare-action-disengage = un jet d’Esquive avant toute action ; réussi, { $disengaged_spells ->
        [yes] seuls tirs et sorts atteignent
       *[no] seuls les tirs atteignent
    } encore
means-percentile-declare-really-disengage = un jet d’Esquive avant toute action ; réussi, { $disengaged_spells ->
        [yes] seuls tirs et sorts atteignent
       *[no] seuls les tirs atteignent
    } encore
means-percentile-declare-action-flee = à votre tour, un jet de Physique ; réussi, loin du combat, manqué, le dos tourné
means-percentile-declare-really-flee = à son tour, un jet de Physique ; réussi, loin du combat, manqué, le dos tourné
means-percentile-declare-reaction-flee = sitôt déclenché, un jet de Physique ; réussi, loin du combat, manqué, le dos tourné
means-percentile-declare-action-cast = à votre tour, un jet de Magie, et les points de psy du sort
means-percentile-declare-really-cast = à son tour, un jet de Magie, et les points de psy du sort
means-percentile-declare-reaction-cast = sitôt déclenché, un jet de Magie, et les points de psy du sort
means-percentile-declare-action-wait = pas d’action à ce tour : un bonus, de l’énergie ou une réaction ; aucune défense
means-percentile-declare-really-wait = pas d’action à ce tour : un bonus, de l’énergie ou une réaction ; aucune défense
means-percentile-declare-action-move = à votre tour, un déplacement ; le MJ dit s’il aboutit
means-percentile-declare-really-move = à son tour, un déplacement ; le MJ dit s’il aboutit
means-percentile-declare-reaction-move = sitôt déclenché, un déplacement ; le MJ dit s’il aboutit
means-percentile-declare-action-get_free = un jet de Physique pour vous défaire de la prise
means-percentile-declare-action-draw = l’arme choisie prend la place de celle que vous tenez, pour le round entier
means-percentile-declare-really-get_free = un jet de Physique pour vous défaire de la prise
means-percentile-declare-really-draw = l’arme choisie prend la place de celle que vous tenez, pour le round entier
means-percentile-declare-action-other = dites-la en vos mots : le MJ juge si elle réussit
means-percentile-declare-really-other = dites-la en vos mots : le MJ juge si elle réussit
means-percentile-declare-reaction-other = sitôt déclenché ; le MJ juge si elle réussit
means-percentile-declare-action-nothing = vous ne faites rien ce round{ $suggested_posture ->
        [offensive] , sans défense
        [defensive] { $guard ->
            [magic] , une parade magique si un sort touche
            [none] , sans rien pour parer
           *[parry] , une parade si un coup touche
        }
       *[other] { $postures ->
            [defensive] , sans défense
           *[other] , une défense si un coup touche
        }
    }
means-percentile-declare-really-nothing = vous ne faites rien ce round{ $suggested_posture ->
        [offensive] , sans défense
        [defensive] { $guard ->
            [magic] , une parade magique si un sort touche
            [none] , sans rien pour parer
           *[parry] , une parade si un coup touche
        }
       *[other] { $postures ->
            [defensive] , sans défense
           *[other] , une défense si un coup touche
        }
    }
means-percentile-declare-action-again = la même déclaration qu’au round précédent
means-percentile-declare-action-feint = vous choisissez ce que les autres croient voir, puis la vérité
means-percentile-declare-seems = c’est ce que les autres croient voir jusqu’à son tour
means-percentile-declare-hold-pin = { $wrestling_roll ->
        [first] puis une
       *[other] une
    } opposition de Physique{ $physique ->
        [none] { "" }
       *[other] {" "}(la vôtre : { $physique })
    } ; gagnée, l’adversaire ne peut plus agir
means-percentile-declare-hold-throw_down = { $wrestling_roll ->
        [first] l’adversaire touché tombe à terre
       *[other] l’adversaire tombe à terre, d’office
    }
means-percentile-declare-hold-strangle = { $wrestling_roll ->
        [first] l’adversaire touché étouffe à chaque fin de round
       *[other] l’adversaire étouffe, d’office, jusqu’à un jet de Physique réussi
    }
means-percentile-declare-spell = { $cost ->
        [0] aucun point de psy
        [one] un point de psy
       *[other] { $cost } points de psy
    } ; { $spell_dice ->
        [none] le MJ dit son effet
       *[other] { $spell_dice_shown } de dégâts
    }
means-percentile-declare-with = { $magic ->
        [yes] { $spell_dice ->
                [none] le MJ dit son effet
               *[other] { $spell_dice_shown } de dégâts
            }
       *[other] { $dice } de dégâts
    }
means-percentile-declare-weapon = l’arme que vous prendrez en main
means-percentile-declare-waits-energy = votre prochain sort coûte 2 points de psy de moins
means-percentile-declare-waits-bonus = bonus de { $prepared_bonus } à votre prochaine action
means-percentile-declare-waits-strike_attacker = votre coup part avant celui de l’ennemi qui vous attaque ; aucune défense
means-percentile-declare-waits-strike_caster = votre coup part avant le sort d’un ennemi ; aucune défense
means-percentile-declare-waits-strike_first = votre coup part avant l’action du premier ennemi ; aucune défense
means-percentile-declare-waits-reaction = votre action part quand ce que vous guettez arrive
means-percentile-declare-on = vous guettez ce qu’il fait
means-percentile-declare-deed = c’est ce qui déclenche votre réaction
means-percentile-declare-whom = la réaction vient si c’est lui qui est visé
means-percentile-declare-target = { $health ->
        [none] l’action va de ce côté
       *[other] état : { $health_word } ; arme : { $target_weapon_word }{ $ally ->
            [yes] , de votre camp
           *[no] { "" }
        }
    }
means-percentile-declare-target-trigger = la réaction vise quiconque la déclenche
means-percentile-declare-target-none = l’action ne s’adresse à personne
means-percentile-declare-posture-none = { $postures ->
        [defensive] ni bonus ni défense ce round
       *[other] pas de bonus, et une défense ce round
    }
means-percentile-declare-posture-focus = { $focused ->
        [yes] bonus de { $focus_bonus } au jet
       *[other] aucun bonus à ce jet
    }, { $postures ->
        [defensive] sans défense ce round
       *[other] et une défense ce round
    }
means-percentile-declare-posture-anticipating = vous attendez, sans défense ce round
means-percentile-declare-posture-offensive = { $acts ->
        [attack] dégâts maximum, coup critique jusqu’à 10
        [harmful] dégâts maximum, coup critique jusqu’à 10
        [grip] aucun bonus à cette prise
        [wrestling] coup critique jusqu’à 10
       *[other] aucun bonus à cette action
    }, sans défense ce round
means-percentile-declare-posture-defensive = { $guard ->
        [dodge] une défense ce round : esquive ou, avec de quoi, parade
        [magic] une parade magique ce round ; rien pour parer un coup
        [none] aucune défense pour autant : ni arme qui pare ni bouclier
       *[parry] une défense ce round{ $parry_chance ->
            [none] { "" }
           *[other] {" "}(parade : { $parry_chance_shown } % de réussite)
        }
    }
means-percentile-declare-how = { $effects_words }{ $second ->
        [none] { "" }
       *[other] {" "}({ $second_word })
    }
word-percentile-effects-aim = malus de 10 mais l’armure portée ne compte pas
word-percentile-effects-vital = malus d’au moins 20 et blessure mortelle
word-percentile-effects-discreet = score de 95 si le MJ l’accorde
word-percentile-effects-two = la seconde arme frappe à 20 de moins
word-percentile-effects-knock_out = la cible perd connaissance si elle rate son jet
word-percentile-effects-charge = la charge ajoute 2 aux dégâts
word-percentile-effects-charge_score = la charge ajoute 2 au score
word-percentile-effects-single = cette cible seule est frappée
word-percentile-effects-focus = bonus de 5 au jet
word-percentile-effects-offensive = dégâts maximum sans défense
word-percentile-effects-offensive_grip = aucun bonus et aucune défense
word-percentile-effects-offensive_hold = coup critique jusqu’à 10 sans défense
word-percentile-effects-magic_guard = une parade magique ce round
word-percentile-effects-no_guard = aucune défense faute de quoi parer
word-percentile-effects-defensive = une défense ce round
word-percentile-effects-anticipating = aucune défense ce round
word-percentile-effects-pin = une opposition de Physique peut immobiliser
word-percentile-effects-throw_down = la cible tombe à terre
word-percentile-effects-strangle = la cible étouffe à chaque fin de round
word-percentile-effects-none = ni défense ni bonus de posture
word-percentile-effects-energy = le prochain sort coûte 2 points de psy de moins
word-percentile-effects-bonus = bonus de 10 à la prochaine action
word-percentile-effects-strike_attacker = votre coup part avant celui de qui vous attaque
word-percentile-effects-strike_caster = votre coup part avant le sort d’un ennemi
word-percentile-effects-strike_first = votre coup part avant l’action du premier ennemi
word-percentile-effects-several = tout cela à la fois
means-percentile-strangled-get_free = un jet de Physique ; manqué, vous étouffez encore
means-percentile-strangled-act = vous faites ce qui était annoncé, et étouffez encore
means-percentile-react-now = votre action part maintenant
means-percentile-react-wait = vous attendez encore : l’action d’en face a lieu
means-percentile-opportunity-opportunity = aussitôt, avec un bonus de { $opportunity_bonus } ({ $harm } de dégâts) ; votre action du round n’est pas dépensée
means-percentile-opportunity-none = l’occasion est perdue ; le round continue
means-percentile-retarget-target = l’attaque va à cette cible
means-percentile-retarget-none = l’action de ce round est perdue
means-percentile-ride-try = { $riding ->
        [gate] réussi, l’attaque a son bonus de { $riding_bonus }
       *[other] réussi, vous pourrez relancer l’attaque
    } ; une maladresse peut vous jeter à terre
means-percentile-ride-no = { $riding ->
        [gate] vous attaquez sans le bonus de { $riding_bonus }
       *[other] vous attaquez sans pouvoir relancer
    }
means-percentile-fall-stays = la maladresse n’a pas de suite
means-percentile-fall-falls = tombe de sa monture et perd 1d6 points de vie, sans protection
means-percentile-advantage-reroll = le nouveau jet compte{ $by ->
        [riding] { "" }
       *[advantage]  ; un avantage est dépensé
    }
means-percentile-advantage-keep = le jet manqué compte ; { $by ->
        [riding] l’aide de la monture est perdue
       *[advantage] rien n’est dépensé
    }
means-percentile-disadvantage-reroll = le nouveau jet compte ; un désavantage est dépensé
means-percentile-disadvantage-keep = le jet réussi compte ; rien n’est dépensé
means-percentile-defence-defence = réussi, { $hand ->
        [hold] aucune prise
       *[other] aucun dégât
    } ; c’est votre défense de ce round
means-percentile-defence-none = vous subissez { $hand ->
        [hold] la prise
       *[other] les dégâts
    } et gardez votre défense
means-percentile-discreet-grant = l’attaque est jouée contre un score de 95
means-percentile-discreet-refuse = l’attaque est jouée comme une autre
means-percentile-vital-penalty = le jet d’attaque est fait avec ce malus
means-percentile-score-score = c’est le score que vaut sa compétence dès maintenant
means-percentile-mishap-nothing = la défense ou le coup est manqué, sans plus
means-percentile-mishap-hits_wall = se blesse, ou non, contre le mur
means-percentile-mishap-breaks = l’arme ne sert plus, ni à attaquer ni à parer
means-percentile-mishap-stuck = l’arme est à dégager avant de servir
means-percentile-mishap-off_balance = n’attaque pas au prochain round ; le reste demeure possible
means-percentile-mishap-hits_friend = le coup atteint un allié, que vous désignez
means-percentile-mishap-string_breaks = l’arme ne tire plus pendant 1 à 6 rounds, tirés au dé
means-percentile-mishap-ricochet = le trait atteint un allié, que vous désignez, pour la moitié des dégâts
means-percentile-mishap-noise = le voisinage entend et prévient la garde ; aucun chiffre ne change
means-percentile-mishap-random = un dé choisit dans cette liste
means-percentile-mishap-other = vous dites vous-même ce qui arrive
means-percentile-mishap-friend = c’est cet allié qui est touché
means-percentile-harm = ce que coûte le choc
means-percentile-lethal-at_once = meurt maintenant
means-percentile-lethal-d4 = meurt dans 1 à 4 rounds, tirés au dé
means-percentile-lethal-d6 = meurt dans 1 à 6 rounds, tirés au dé
means-percentile-lethal-d8 = meurt dans 1 à 8 rounds, tirés au dé
means-percentile-lethal-d10 = meurt dans 1 à 10 rounds, tirés au dé
means-percentile-lethal-later = vous le direz avec les outils du MJ
means-percentile-flight-target = pourra frapper dans le dos, avec un bonus de { $opportunity_bonus }
means-percentile-flight-none = personne ne frappe dans le dos
means-percentile-outcome-done = l’action réussit
means-percentile-outcome-freed = l’arme coincée sert de nouveau
means-percentile-outcome-failed = l’action échoue
means-percentile-area-enemies = le sort atteint tout ce camp
means-percentile-area-target = le sort n’atteint que sa cible
means-percentile-area-everybody = le sort atteint aussi les alliés
means-percentile-area-without = vous dites qui y échappe
means-percentile-area = échappe au sort
means-percentile-area-spared = échappe au sort
means-percentile-opposed-winner = c’est lui qui l’emporte
means-percentile-opposed-none = rien ne change
means-percentile-asphyxia-nothing = rien ce round ; on vous le redemandera
means-percentile-asphyxia = aucune protection ne compte ; on vous le redemandera
means-percentile-asphyxia-knocked_out = hors de combat, sans connaissance
means-percentile-asphyxia-dead = meurt étouffé
