# RPG 2.0 : ce qui est demandé, à qui, et les mots de chaque réponse.

## Les intentions
question-rpg20-declare = **{ $who }**, séquence { $round } : que faites-vous ?
secret-rpg20-declare = Chacun dit en secret ce qu’il fait : { $who }.
default-rpg20-declare = Ne rien faire
usual-rpg20-declare = Ne rien faire
option-rpg20-declare-action-strike = Frapper
option-rpg20-declare-action-move_strike = Aller frapper
option-rpg20-declare-action-charge = Charger
option-rpg20-declare-action-shoot = Tirer
option-rpg20-declare-action-move_shoot = Bouger et tirer
option-rpg20-declare-action-throw = Lancer une arme
option-rpg20-declare-action-grenade = Lancer un explosif
option-rpg20-declare-target-spot = À un endroit
option-rpg20-declare-action-move = Se déplacer
option-rpg20-declare-action-draw = Prendre une arme
option-rpg20-declare-action-load = Recharger
option-rpg20-declare-action-rise = Se relever
option-rpg20-declare-action-treat = Soigner
option-rpg20-declare-action-other = Autre chose
option-rpg20-declare-action-defend = Se défendre
option-rpg20-declare-action-pass = Ne rien faire
option-rpg20-declare-with = { $value_word }
option-rpg20-declare-how-normal = Posture normale
option-rpg20-declare-how-offensive = Posture offensive
option-rpg20-declare-how-aim = Viser un endroit
option-rpg20-declare-how-stun = Étourdir
option-rpg20-declare-how-stun-offensive = Étourdir, posture offensive
option-rpg20-declare-how-disarm = Désarmer
option-rpg20-declare-how-disarm-offensive = Désarmer, posture offensive
option-rpg20-declare-how-bare = Mains nues
option-rpg20-declare-how-club = À coups de crosse
option-rpg20-declare-posture-normal = Posture normale
option-rpg20-declare-posture-offensive = Posture offensive
option-rpg20-declare-how-words = En vos mots
option-rpg20-declare-how-fatal = Coup fatal
option-rpg20-declare-how-single = Coup simple
option-rpg20-declare-how-rapid = Rapide
option-rpg20-declare-how-short = Rafale courte
option-rpg20-declare-how-long = Rafale longue
option-rpg20-declare-how-precision = De précision
option-rpg20-declare-how-aim-precision = Viser, de précision
option-rpg20-declare-place-anywhere = N’importe où
option-rpg20-declare-goal-approach = Rejoindre quelqu’un
option-rpg20-declare-goal-away = S’éloigner
option-rpg20-declare-goal-cover = Se mettre à couvert
option-rpg20-declare-none = Personne d’autre
choose-rpg20-with = Avec quoi ?
choose-rpg20-how = De quelle façon ?
choose-rpg20-posture = Dans quelle posture ?
choose-rpg20-place = Où viser ?
choose-rpg20-goal = Vers où ?
choose-rpg20-ill = De quoi ?
choose-rpg20-second = Qui ensuite, dans la ligne ?
choose-rpg20-third = Qui ensuite, dans la ligne ?
choose-rpg20-fourth = Qui ensuite, dans la ligne ?
choose-rpg20-fifth = Qui ensuite, dans la ligne ?
choose-rpg20-sixth = Qui ensuite, dans la ligne ?

## Son tour venu
question-rpg20-slot = **{ $who }**, c’est à vous, total { $total } : { $words_raw ->
        [none] { $target ->
            [none] { $deed_word }
           *[other] { $deed ->
                [strike] { $purpose ->
                    [stun] étourdir
                    [disarm] désarmer
                    [fatal] achever
                   *[other] frapper
                } { $target_shown }
                [charge] charger { $target_shown }
                [shoot] tirer sur { $target_shown }
                [throw] lancer { $weapon_the } sur { $target_shown }
                [grenade] lancer { $weapon_the } sur { $target_shown }
                [treat] soigner { $target_shown }
                [help] aider { $target_shown } à se relever
               *[other] { $deed_word } ({ $target_shown })
            }
        }
       *[other] { $words }
    }{ $posture ->
        [offensive] , posture offensive
       *[other] { "" }
    }{ $mode ->
        [rapid] , en hâte
        [short] , rafale courte
        [long] , rafale longue
        [precision] , avec précision
       *[other] { "" }
    }{ $moving ->
        [yes] , tout en se déplaçant
       *[no] { "" }
    } ?{ $gone ->
        [yes] {" "}La cible n’est plus là.
       *[no] { $far ->
            [yes] {" "}Impossible pour l’instant : { $target_shown } n’est pas à portée.
           *[no] { "" }
        }
    }
option-rpg20-slot-act = Maintenant
option-rpg20-slot-hold = Attendre
option-rpg20-slot-give_up = Renoncer
question-rpg20-release = **{ $who }**, vous attendez ({ $words_raw ->
        [none] { $target ->
            [none] { $deed_word }
           *[other] { $deed ->
                [strike] { $purpose ->
                    [stun] étourdir
                    [disarm] désarmer
                    [fatal] achever
                   *[other] frapper
                } { $target_shown }
                [charge] charger { $target_shown }
                [shoot] tirer sur { $target_shown }
                [throw] lancer { $weapon_the } sur { $target_shown }
                [grenade] lancer { $weapon_the } sur { $target_shown }
                [treat] soigner { $target_shown }
                [help] aider { $target_shown } à se relever
               *[other] { $deed_word } ({ $target_shown })
            }
        }
       *[other] { $words }
    }{ $posture ->
        [offensive] , posture offensive
       *[other] { "" }
    }{ $mode ->
        [rapid] , en hâte
        [short] , rafale courte
        [long] , rafale longue
        [precision] , avec précision
       *[other] { "" }
    }{ $moving ->
        [yes] , tout en se déplaçant
       *[no] { "" }
    }){ $last ->
        [yes] , dernière occasion
       *[no] { "" }
    } : maintenant ?
option-rpg20-release-act = Maintenant
option-rpg20-release-hold = Attendre encore
question-rpg20-retarget = **{ $who }**, { $target ->
        [none] votre cible
       *[other] { $target_shown }
    } n’est plus là ou plus à portée : qui d’autre ?
option-rpg20-retarget-none = Personne, renoncer
question-rpg20-again = **{ $who }**, votre second coup : contre qui ?
option-rpg20-again-stop = En rester là
question-rpg20-follow = **{ $who }**, le coup a porté : en enchaîner un autre ?
option-rpg20-follow-stop = En rester là

## Se défendre
question-rpg20-defend = **{ $who }**, { $way ->
        [shot] tir
        [throw] lancer
       *[strike] coup
    } { DE($attacker) } ({ $weapon }) : que faites-vous ?{ $left ->
        [1] {" "}Il vous reste une défense.
        [2] {" "}Il vous reste deux défenses.
       *[other] { "" }
    }
option-rpg20-defend-dodge = Esquiver
option-rpg20-defend-parry = Parer
option-rpg20-defend-none = Encaisser
question-rpg20-shield = **{ $who }**, où placer votre bouclier contre { $attacker } ?
option-rpg20-shield-high = En haut
option-rpg20-shield-middle = Au milieu
option-rpg20-shield-low = En bas
option-rpg20-shield-high-middle = En haut et au milieu
option-rpg20-shield-middle-low = Au milieu et en bas
option-rpg20-shield-high-middle-low = Partout
question-rpg20-place = **{ $who }**, { $target } ne peut pas bouger : où frapper ?
option-rpg20-place-random = Au hasard

## Au MJ
question-rpg20-first = **{ $who }**, égalité à { $total } : qui agit d’abord ?
choose-rpg20-first = Qui d’abord ?
question-rpg20-adds = **{ $who }**, { $author } { $words_raw ->
        [none] fait autre chose
       *[other] tente ceci : « { $words } »
    }. Combien de plus à son initiative ?
option-rpg20-adds = { $value }
option-rpg20-adds--2 = −2 à l’initiative
option-rpg20-adds--1 = −1 à l’initiative
option-rpg20-adds-0 = Initiative inchangée
option-rpg20-adds-1 = +1 à l’initiative
option-rpg20-adds-2 = +2 à l’initiative
question-rpg20-moving = **{ $who }**, { $author } voudrait se déplacer et { $deed_word }{ $target ->
        [none] { "" }
       *[other] {" "}({ $target_shown })
    } : accordé ?
option-rpg20-moving-grant = Accordé
option-rpg20-moving-refuse = L’un ou l’autre
question-rpg20-apart = **{ $who }**, quelle distance entre les camps ?
option-rpg20-apart = { $value } m
option-rpg20-apart-0 = À bout portant
option-rpg20-apart-1 = Au contact
question-rpg20-metres = **{ $who }**, { $deed_word } : quelle distance entre { $author } et { $target ->
        [none] l’endroit que cela doit atteindre
       *[other] { $target_shown }
    } ?
option-rpg20-metres = { $value } m
option-rpg20-metres-0 = À bout portant
option-rpg20-metres-1 = Au contact
question-rpg20-far = **{ $who }**, { $author } tire sur { $target } à { $metres } m, plus loin que le tableau : quel modificateur ?
option-rpg20-far-0 = Aucun modificateur
option-rpg20-far--5 = −5 au test
option-rpg20-far--10 = −10 au test
option-rpg20-far--15 = −15 au test
option-rpg20-far--20 = −20 au test
option-rpg20-far--25 = −25 au test
option-rpg20-far--30 = −30 au test
question-rpg20-outcome = **{ $who }**, { $author } { $words_raw ->
        [none] fait autre chose
       *[other] tente ceci : « { $words } »
    }. Avec succès ?
option-rpg20-outcome-done = C’est fait
option-rpg20-outcome-failed = C’est manqué
question-rpg20-fatal = **{ $who }**, { $author } porte un coup fatal à { $target } ({ $weapon }) : que dites-vous ?
option-rpg20-fatal-test = Un test
option-rpg20-fatal-death = La mort
option-rpg20-fatal-refuse = Un coup ordinaire
question-rpg20-lands = **{ $who }**, le jet { DE($author) } est manqué ({ $explosive_word }) : où cela explose-t-il ?
option-rpg20-lands-none = Loin de tous

## Ce qui est demandé, en un mot : pour le MJ et pour `/aide`
word-rpg20-question-adds = initiative à dire
word-rpg20-question-again = second coup à porter
word-rpg20-question-far = modificateur à fixer
word-rpg20-question-fatal = coup fatal à trancher
word-rpg20-question-first = égalité à trancher
word-rpg20-question-lands = lieu d’une explosion à dire
word-rpg20-question-apart = distance entre les camps à dire
word-rpg20-question-metres = distance à dire
word-rpg20-question-moving = déplacement à accorder
word-rpg20-question-outcome = issue à dire
word-rpg20-question-place = endroit à frapper
word-rpg20-question-retarget = nouvelle cible à choisir
word-rpg20-question-shield = bouclier à placer
word-rpg20-question-slot = moment d’agir
question-rpg20-caught = **{ $who }**, { $author ->
        [none] explosion auprès { DE($at) }
       *[other] { $explosive_word } { DE($author) } { $at ->
            [none] à l’endroit visé
           *[other] auprès { DE($at) }
        }
    }, { $zone } m à la ronde{ $named ->
        [none] { "" }
       *[other] , avec { $named_listed }
    } : { $first ->
        [yes] qui y est ?
       *[no] qui d’autre y est ?
    }
option-rpg20-caught-none = { $first ->
        [yes] Personne
       *[no] Personne d’autre
    }
word-rpg20-question-caught = qui est pris dans une explosion
