# Règles au pourcentage : ce qui est demandé, à qui, et les mots de chaque réponse. Celles du MJ nomment { $author }.

## Que faites-vous ce round ?
question-percentile-declare = **{ $who }**, round { $round } : que faites-vous ?{ $chokes ->
        [yes] {" "}Une prise vous étrangle : votre jet de Physique pour vous en dégager viendra à votre tour, avant cette action.
       *[no] { "" }
    }
private-percentile-declare = 🤫 **{ $who }**, round { $round } : le choix se fait en privé.
default-percentile-declare = Ne rien faire
option-percentile-declare-action-attack = Attaquer
option-percentile-declare-action-special = Attaque particulière…
option-percentile-declare-action-wrestling = Lutter
option-percentile-declare-action-parry = Parer seulement
option-percentile-declare-action-dodge = Esquiver
option-percentile-declare-action-disengage = Rompre le combat
option-percentile-declare-action-flee = Fuir le combat
option-percentile-declare-action-cast = Lancer un sort
option-percentile-declare-action-wait = Attendre
option-percentile-declare-action-move = Se déplacer
option-percentile-declare-action-get_free = Se dégager
option-percentile-declare-action-draw = Dégainer
option-percentile-declare-action-other = Autre action
option-percentile-declare-action-nothing = Ne rien faire{ $suggested_posture ->
        [focus] {" "}(Focus)
        [offensive] {" "}(Offensif)
        [defensive] {" "}(Défensif)
       *[other] { "" }
    }
option-percentile-declare-action-again = Comme avant : { $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }{ $manners ->
        [none] { $target ->
            [none] { "" }
           *[other] {" "}({ $target })
        }
       *[other] {" "}({ $manners_words }{ $target ->
            [none] { "" }
           *[other] , { $target }
        })
    }{ $posture ->
        [none] { "" }
       *[other] , { $posture_word }
    }
option-percentile-declare-action-feint = Feindre…
option-percentile-declare-seems-attack = Sembler attaquer
option-percentile-declare-seems-cast = Sembler incanter
option-percentile-declare-seems-move = Sembler bouger
option-percentile-declare-seems-wait = Sembler attendre
option-percentile-declare-seems-other = Sembler préparer quelque chose
option-percentile-declare-really-attack = Attaquer
option-percentile-declare-really-special = Attaque particulière…
option-percentile-declare-really-wrestling = Lutter
option-percentile-declare-really-parry = Parer seulement
option-percentile-declare-really-dodge = Esquiver
option-percentile-declare-really-disengage = Rompre le combat
option-percentile-declare-really-flee = Fuir le combat
option-percentile-declare-really-cast = Lancer un sort
option-percentile-declare-really-wait = Attendre
option-percentile-declare-really-move = Se déplacer
option-percentile-declare-really-get_free = Se dégager
option-percentile-declare-really-draw = Dégainer
option-percentile-declare-really-other = Autre action
option-percentile-declare-really-nothing = Ne rien faire{ $suggested_posture ->
        [focus] {" "}(Focus)
        [offensive] {" "}(Offensif)
        [defensive] {" "}(Défensif)
       *[other] { "" }
    }
option-percentile-declare-hold-pin = Immobiliser
option-percentile-declare-hold-throw_down = Jeter à terre
option-percentile-declare-hold-strangle = Étrangler
option-percentile-declare-spell = { $spell_word } ({ $cost ->
        [0] sans psy
        [one] un point de psy
       *[other] { $cost } points de psy
    }{ $focused ->
        [none] { "" }
       *[other] , { $focused } en Focus
    })
option-percentile-declare-waits-energy = Accumuler de l’énergie
option-percentile-declare-waits-bonus = Préparer la suite
option-percentile-declare-waits-strike_attacker = Frapper qui m’attaque
option-percentile-declare-waits-strike_caster = Frapper qui incante
option-percentile-declare-waits-strike_first = Frapper le premier qui agit
option-percentile-declare-waits-reaction = Réagir à autre chose…
option-percentile-declare-on-enemy = N’importe quel ennemi
option-percentile-declare-on-ally = N’importe quel allié
option-percentile-declare-deed-attack = Attaque
option-percentile-declare-deed-cast = Lance un sort
option-percentile-declare-deed-move = Se déplace
option-percentile-declare-deed-flee = Fuit
option-percentile-declare-deed-anything = Agit, quoi que ce soit
option-percentile-declare-deed-word = Au signal du MJ
option-percentile-declare-whom-anybody = Qui que ce soit
option-percentile-declare-reaction-attack = Attaquer
option-percentile-declare-reaction-wrestling = Lutter
option-percentile-declare-reaction-cast = Lancer un sort
option-percentile-declare-reaction-flee = Fuir le combat
option-percentile-declare-reaction-move = Se déplacer
option-percentile-declare-reaction-other = Autre action
option-percentile-declare-target-trigger = Qui déclenche la réaction
option-percentile-declare-target-none = Ailleurs
option-percentile-declare-posture-none = Sans posture
option-percentile-declare-posture-focus = Focus
option-percentile-declare-posture-anticipating = Anticipatif (attendre)
option-percentile-declare-posture-offensive = Offensif{ $chosen ->
        [attack] {" "}(dégâts maximum)
        [special] {" "}(dégâts maximum)
        [wrestling] { $grips ->
            [yes] { "" }
           *[no] {" "}(critique jusqu’à 10)
        }
       *[other] { "" }
    }
option-percentile-declare-posture-defensive = Défensif{ $chosen ->
        [dodge] {" "}(peut esquiver)
        [draw] { "" }
       *[other] { $guard ->
            [parry] {" "}(peut parer)
            [magic] {" "}(parade magique seule)
           *[none] {" "}(rien pour parer)
        }
    }
option-percentile-declare-how = { $manners_words }
option-percentile-declare-with = { $drawn ->
        [none] { $spell_word } ({ $cost ->
                [0] sans psy
                [one] un point de psy
               *[other] { $cost } points de psy
            }{ $focused ->
                [none] { "" }
               *[other] , { $focused } en Focus
            })
       *[other] { $drawn_word }
    }
option-percentile-declare-weapon = { $value_word }
option-percentile-declare-with-main = { $weapon_word }
option-percentile-declare-with-second = { $second_word }
option-percentile-declare-with-fists = Poings et pieds (Bagarre)
option-percentile-declare-with-grip = Mains nues (Lutte)
word-percentile-manners-aim = viser une partie précise
word-percentile-manners-vital = viser une partie vitale
word-percentile-manners-discreet = discrètement
word-percentile-manners-two = à deux armes
word-percentile-manners-knock_out = pour assommer
word-percentile-manners-charge = en chargeant
word-percentile-manners-single = cette cible seule
word-percentile-manners-focus = Focus
word-percentile-manners-offensive = Offensif
word-percentile-manners-defensive = Défensif
word-percentile-manners-none = aucune posture
word-percentile-how-none = aucune posture
    .short = sans posture
word-percentile-manners-energy = accumuler de l’énergie
word-percentile-manners-bonus = préparer la suite
word-percentile-how-bonus = préparer la suite
    .short = bonus, un bonus, +10, un bonus de 10, préparer la prochaine action
word-percentile-manners-strike_attacker = frapper qui m’attaque
word-percentile-manners-strike_caster = frapper qui incante
word-percentile-manners-strike_first = frapper le premier qui agit
word-percentile-with-fists = poings et pieds
    .short = mains nues, poings
choose-percentile-seems = Que doit-on croire ?
choose-percentile-really = Et en vérité ?
word-percentile-manners-pin = immobiliser
word-percentile-manners-throw_down = jeter à terre
word-percentile-manners-strangle = étrangler
word-percentile-manners-fists = à mains nues
word-percentile-manners-grip = en prise
word-percentile-manners-second = de la seconde arme
word-percentile-manners-anticipating = Anticipatif
choose-percentile-hold = Choisir une prise…
choose-percentile-with = Avec quoi ?
choose-percentile-spell = Choisir un sort…
choose-percentile-waits = Attendre quoi ?
choose-percentile-on = Réagir à qui ?
choose-percentile-deed = Réagir à quoi ?
choose-percentile-whom = Attaque contre qui ?
choose-percentile-reaction = Réagir comment ?
choose-percentile-posture = Choisir une posture…

## Le tour est venu
question-percentile-strangled = **{ $who }**, une prise vous étrangle. Vous dégager, ou faire ce que vous aviez annoncé ({ $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }{ $manners ->
        [none] { "" }
       *[other] {"\u00A0"}: { $manners_words }
    }) ?
option-percentile-strangled-get_free = Me dégager
option-percentile-strangled-act = Agir quand même
question-percentile-react = **{ $who }**, { $actor } va agir ({ $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }) : réagir maintenant ?{ $distant ->
        [yes] { " " }{ $actor } est hors de votre portée : il faudra viser quelqu’un d’autre.
       *[no] { "" }
    }
option-percentile-react-now = Réagir
option-percentile-react-wait = Attendre encore
question-percentile-opportunity = ⚡ **{ $who }**, une attaque d’opportunité contre { $target } vous est offerte, avec un bonus de 10 au score{ $aim ->
        [precise] , pour viser une partie précise
        [vital] , pour viser une partie vitale
       *[none] { "" }
    }. Frapper, et avec quoi ?
option-percentile-opportunity-opportunity = Frapper : { $weapon }
option-percentile-opportunity-none = Laisser passer
choose-percentile-opportunity = Frapper avec quoi ?
question-percentile-retarget = **{ $who }**, { $gone ->
        [dead] { $before } a trouvé la mort
        [fled] { $before } a fui
        [knocked_out] { $before } a perdu connaissance
        [out_of_action] { $before } est hors de combat
       *[none] { $before ->
            [none] votre cible n’est plus à portée
           *[other] { $before } n’est pas à votre portée
        }
    }. Qui viser à la place ?
option-percentile-retarget-none = Renoncer
question-percentile-ride = **{ $who }**, guider d’abord votre monture ? Un jet d’équitation réussi aide l’attaque.
option-percentile-ride-try = Équitation
option-percentile-ride-no = Attaquer sans
question-percentile-fall = 🐎 **{ $author }** fait une maladresse au jet d’équitation : chute ?
option-percentile-fall-stays = Reste en selle
option-percentile-fall-falls = Tombe

## Relancer ?
question-percentile-advantage = **{ $who }**, jet manqué ({ $purpose_word }, { $face ->
        [none] sans dire le dé
       *[other] d100 de { $face_shown }{ $score ->
            [none] { "" }
           *[other] {" "}contre un score de { $score_shown }
        }
    }). { $by ->
        [riding] Votre monture vous permet de le relancer.
       *[advantage] { $held ->
            [1] Votre avantage vous permet de le relancer.
           *[other] L’un de vos avantages ({ $held_shown }) permet de le relancer.
        }
    }
option-percentile-advantage-reroll = Relancer
option-percentile-advantage-keep = Garder le jet
question-percentile-disadvantage = 🎲 **{ $roller }** réussit ({ $purpose_word }, { $face ->
        [none] sans dire le dé
       *[other] d100 de { $face_shown }{ $score ->
            [none] { "" }
           *[other] {" "}contre un score de { $score_shown }
        }
    }). Un désavantage permet d’imposer un autre jet.
option-percentile-disadvantage-reroll = Faire relancer
option-percentile-disadvantage-keep = Laisser le jet

## La défense
question-percentile-defence = **{ $who }**, { $hand ->
        [spell] le sort { DE($attacker) } vous atteint
        [hold] la prise { DE($attacker) } vous saisit{ $hold ->
            [pin] {" "}(vous immobiliser)
            [throw_down] {" "}(vous jeter à terre)
            [strangle] {" "}(vous étrangler)
           *[none] { "" }
        }
        [volley] la volée { DE($attacker) } vous atteint
        [second] la seconde arme { DE($attacker) }{ $used ->
            [none] { "" }
           *[other] {" "}({ $used_word })
        } vous touche
       *[main] le coup { DE($attacker) } vous touche
    }{ $critical ->
        [yes] , coup critique : seule une défense critique l’arrête. Votre défense ?
       *[no] . Votre défense ?
    }
option-percentile-defence-parry-main = Parer : { $weapon }
option-percentile-defence-parry-second = Parer : { $second_word }
option-percentile-defence-parry-shield = Parer : bouclier
option-percentile-defence-dodge = Esquiver
option-percentile-defence-magic_parry = Parade magique
option-percentile-defence-none = Encaisser

## Au MJ
question-percentile-discreet = 🗝️ **{ $author }** demande une attaque discrète{ $target ->
        [none] { "" }
       *[other] {" "}contre **{ $target }**
    } : l’accordez-vous ?
option-percentile-discreet-grant = Accorder
option-percentile-discreet-refuse = Refuser
question-percentile-vital = 🎯 **{ $author }** vise une partie vitale{ $target ->
        [none] { "" }
       *[other] {" "}{ DE($target) }
    } : quel malus ?
option-percentile-vital--20 = Malus de 20
option-percentile-vital--25 = Malus de 25
option-percentile-vital--30 = Malus de 30
option-percentile-vital--35 = Malus de 35
option-percentile-vital--40 = Malus de 40
option-percentile-vital--45 = Malus de 45
option-percentile-vital--50 = Malus de 50
option-percentile-vital--55 = Malus de 55
option-percentile-vital--60 = Malus de 60
option-percentile-vital--65 = Malus de 65
option-percentile-vital--70 = Malus de 70
option-percentile-vital--75 = Malus de 75
option-percentile-vital--80 = Malus de 80
option-percentile-vital--85 = Malus de 85
option-percentile-vital--90 = Malus de 90
option-percentile-vital--95 = Malus de 95
option-percentile-vital--100 = Malus de 100
choose-percentile-penalty = Choisir un malus…
question-percentile-score = 🎯 **{ $author }** n’a pas de score en { $skill_word } : combien ?
option-percentile-score-5 = Score de 5
option-percentile-score-10 = Score de 10
option-percentile-score-15 = Score de 15
option-percentile-score-20 = Score de 20
option-percentile-score-25 = Score de 25
option-percentile-score-30 = Score de 30
option-percentile-score-35 = Score de 35
option-percentile-score-40 = Score de 40
option-percentile-score-45 = Score de 45
option-percentile-score-50 = Score de 50
option-percentile-score-55 = Score de 55
option-percentile-score-60 = Score de 60
option-percentile-score-65 = Score de 65
option-percentile-score-70 = Score de 70
option-percentile-score-75 = Score de 75
option-percentile-score-80 = Score de 80
option-percentile-score-85 = Score de 85
option-percentile-score-90 = Score de 90
option-percentile-score-95 = Score de 95
option-percentile-score-100 = Score de 100
private-percentile-mishap = 💢 Maladresse { DE($author) } ({ $weapon }) : le MJ décide en privé de ce qui se passe.
question-percentile-mishap = 💢 Maladresse { DE($author) } ({ $weapon }) : que se passe-t-il ?
option-percentile-mishap-nothing = Rien de plus
option-percentile-mishap-hits_wall = Fonce dans le mur
option-percentile-mishap-breaks = L’arme se brise
option-percentile-mishap-stuck = L’arme reste coincée
option-percentile-mishap-off_balance = Perd l’équilibre
option-percentile-mishap-hits_friend = Touche un ami
option-percentile-mishap-string_breaks = La corde casse
option-percentile-mishap-ricochet = Ricoche sur un ami
option-percentile-mishap-noise = La garde est alertée
option-percentile-mishap-random = Au hasard
option-percentile-mishap-other = Autre chose
choose-percentile-mishap = Choisir une maladresse…
choose-percentile-friend = Quel ami est touché ?
choose-percentile-harm = Que coûte le mur ?
option-percentile-harm-1d4 = 1d4 dégâts
option-percentile-harm-nothing = Aucun dégât
option-percentile-harm-1d6 = 1d6 dégâts
option-percentile-harm-1d8 = 1d8 dégâts
option-percentile-harm-1d10 = 1d10 dégâts
private-percentile-lethal = 🩸 Le coup reçu par **{ $victim }** est mortel : le MJ décide en privé quand survient la mort.
question-percentile-lethal = 🩸 Le coup reçu par **{ $victim }** est mortel : quand survient la mort ?
option-percentile-lethal-at_once = Sur-le-champ
option-percentile-lethal-d4 = Après 1d4 rounds
option-percentile-lethal-d6 = Après 1d6 rounds
option-percentile-lethal-d8 = Après 1d8 rounds
option-percentile-lethal-d10 = Après 1d10 rounds
option-percentile-lethal-later = Plus tard, au MJ de dire
question-percentile-flight = 🏃 **{ $author }** n’a pas réussi à fuir et tourne le dos : qui reçoit une attaque d’opportunité (bonus de 10) ?
default-percentile-flight = Personne
option-percentile-flight-none = Personne
question-percentile-outcome = ❔ **{ $author }** { $detail_raw ->
        [none] { $action ->
            [move] se déplace{ $target ->
                [none] { "" }
               *[other] {" "}vers **{ $target }**
            }
           *[other] tente autre chose
        }
       *[other] tente ceci : { $detail }
    }. Est-ce que cela réussit ?
option-percentile-outcome-done = C’est fait
option-percentile-outcome-freed = L’arme est dégagée
option-percentile-outcome-failed = C’est manqué
question-percentile-area = ✨ Le sort { DE($author) } couvre une zone{ $target ->
        [none] { "" }
       *[other] {" "}autour { DE($target) }
    } : qui d’autre est atteint ?
option-percentile-area-enemies = Tout le camp visé
option-percentile-area-target = La cible seule
option-percentile-area-everybody = Tout le monde
option-percentile-area-without = Tous sauf…
choose-percentile-spared = Qui y échappe ?
question-percentile-opposed = 🤼 **{ $author }** et **{ $other }** s’opposent : qui l’emporte ?
option-percentile-opposed-none = Personne
private-percentile-asphyxia = 🫁 **{ $victim }** étouffe : le MJ décide en privé de ce qui se passe.
question-percentile-asphyxia = 🫁 **{ $victim }** étouffe : que se passe-t-il à la fin de ce round ?
option-percentile-asphyxia-nothing = Rien
option-percentile-asphyxia = { $value } de dégâts
option-percentile-asphyxia-knocked_out = Perd connaissance
option-percentile-asphyxia-dead = Meurt
choose-percentile-asphyxia = Choisir…

## Ce qui est attendu
word-percentile-question-declare = action à annoncer
word-percentile-question-strangled = se dégager ou agir
word-percentile-question-react = réaction à décider
word-percentile-question-opportunity = attaque d’opportunité à décider
word-percentile-question-retarget = nouvelle cible à choisir
word-percentile-question-ride = monture à guider
word-percentile-question-fall = chute à juger
word-percentile-question-advantage = jet à relancer
word-percentile-question-disadvantage = jet à faire relancer
word-percentile-question-defence = défense à choisir
word-percentile-question-discreet = attaque discrète à accorder
word-percentile-question-vital = malus à fixer
word-percentile-question-score = score à fixer
word-percentile-question-mishap = maladresse à trancher
word-percentile-question-lethal = blessure létale à trancher
word-percentile-question-flight = attaque d’opportunité
word-percentile-question-outcome = issue à dire
word-percentile-question-area = zone à dire
word-percentile-question-opposed = opposition à trancher
word-percentile-question-asphyxia = étranglement à trancher

## Consignes
word-percentile-matter-declare = annonce
word-percentile-matter-defence = défense
word-percentile-matter-advantage = avantage
word-percentile-matter-ride = équitation
word-percentile-matter-react = réaction
word-percentile-matter-opportunity = attaque d’opportunité
word-percentile-matter-retarget = cible disparue
word-percentile-matter-strangled = étranglement
word-percentile-order-attack = attaquer la même cible
word-percentile-order-defend = l’attaquer en Défensif
word-percentile-order-parry = parer, jamais esquiver
word-percentile-order-dodge = esquiver, jamais parer
word-percentile-order-get_free = me dégager
word-percentile-order-act = agir quand même
# La même consigne porte, pour chaque sujet, le nom de ce qu’elle répond.
option-percentile-orders-order-always = { $chosen ->
        [defence] parer, sinon esquiver
        [advantage] relancer
        [ride] tenter le jet
        [react] réagir
        [opportunity] frapper avec la première arme possible
        [retarget] attaquer la première autre cible
       *[other] toujours
    }
option-percentile-orders-order-never = { $chosen ->
        [defence] encaisser
        [advantage] garder le jet
        [ride] attaquer sans ce jet
        [react] attendre encore
        [opportunity] laisser passer
        [retarget] renoncer
       *[other] jamais
    }

# Ce que chaque sujet règle d’avance.
about-percentile-matter-declare = Au début du round : attaquer la dernière cible, ou le seul ennemi à portée, sans posture ou en Défensif. Si plusieurs cibles restent possibles, on vous demande laquelle.
about-percentile-matter-defence = Un coup vous touche : parer avec la première arme possible ou le bouclier, esquiver si vous l’aviez annoncé, ou encaisser et garder votre défense. Contre un sort, seule la parade magique compte comme parade.
about-percentile-matter-advantage = Votre jet est manqué et vous avez de quoi le relancer : relancer, ou garder le jet et l’avantage.
about-percentile-matter-ride = Vous attaquez à cheval : tenter d’abord le jet d’équitation, ou attaquer sans l’aide de la monture.
about-percentile-matter-react = En Anticipatif, ce que vous attendiez arrive : réagir aussitôt, ou attendre encore.
about-percentile-matter-opportunity = Le MJ vous offre une attaque d’opportunité : frapper avec la première arme qui atteint, ou laisser passer.
about-percentile-matter-retarget = Votre cible ne peut plus être attaquée : passer à la première autre possible, ou renoncer à l’action de ce round.
about-percentile-matter-strangled = Une prise vous étrangle quand vient votre tour : vous dégager, ou faire ce que vous aviez annoncé.
