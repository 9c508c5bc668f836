# RPG 2.0 : ce à quoi mène chaque réponse, dit avant qu’on la choisisse. La chance se met devant (`means-chance`).

means-rpg20-declare-action-strike = au contact ; la posture dit combien de coups et de défenses
means-rpg20-declare-action-move_strike = un déplacement et un coup, si le MJ l’admet ; chances de moitié
means-rpg20-declare-action-charge = dégâts doublés, imparable ; vous n’aurez plus de défense
means-rpg20-declare-action-shoot = le mode dit les projectiles et l’ordre ; la cible peut esquiver
means-rpg20-declare-action-move_shoot = un déplacement et un tir, si le MJ l’admet ; chances de moitié
means-rpg20-declare-action-throw = l’arme quitte votre main ; la cible peut esquiver ou parer
means-rpg20-declare-action-grenade = elle explose où se tient quelqu’un ; manquée, le MJ dit où
means-rpg20-declare-action-move = c’est toute votre action ; initiative −2
means-rpg20-declare-action-draw = ce que vous teniez est rangé ; initiative −2
means-rpg20-declare-action-load = toute la séquence ; vous pouvez encore esquiver
means-rpg20-declare-action-rise = debout, à initiative −2
means-rpg20-declare-action-treat = Habilité et Médecine : un succès met fin à un état
means-rpg20-declare-action-other = le MJ dit quand cela vient, et si cela réussit
means-rpg20-declare-action-defend = deux défenses au corps à corps, et aucun coup
means-rpg20-declare-action-pass = ni coup ni défense au corps à corps ; esquiver un tir reste possible
means-rpg20-declare-target-spot = dites au MJ lequel ; il dit à quelle distance, et qui s’y trouve
means-rpg20-declare-target = { $metres ->
        [none] distance inconnue
        [0] à bout portant
        [1] au contact
       *[other] à { $metres_shown } m
    }{ $beyond ->
        [yes] , au-delà du tableau : le MJ dira le modificateur
       *[no] { "" }
    }{ $aloof ->
        [yes] , trop loin tant que personne n’approche
       *[no] { "" }
    } ; état : { $health_word }{ $covered ->
        [yes] , à couvert
       *[no] { "" }
    }{ $ally ->
        [yes] , de votre camp
       *[no] { "" }
    }
means-rpg20-declare-with = { $count ->
        [none] { $rounds ->
            [none] { $chosen ->
                [draw] { $beside ->
                    [none] { $lost ->
                        [yes] à terre, à l’écart : vous vous éloignez
                       *[no] ce que vous tenez sera rangé
                    }
                   *[other] à terre près { DE($beside_shown) } : vous y allez
                }
                [load] une séquence au moins
               *[other] { $harm ->
                    [none] la marge et le bonus font les dégâts
                   *[other] { $held ->
                        [carried] à tirer d’abord, dégâts : { $harm_shown }
                       *[other] dégâts : { $harm_shown }
                    }
                }
            }
            [0] vide
           *[other] { $chosen ->
                [load] il y reste { $rounds_shown } ; une séquence au moins
                [draw] il y reste { $rounds_shown } ; ce que vous tenez sera rangé
               *[other] il y reste { $rounds_shown } ; dégâts : { $harm_shown }
            }
        }
       *[other] il vous en reste { $count_shown } ; { $zone } m à la ronde
    }
means-rpg20-declare-how-normal = un coup, une défense
means-rpg20-declare-how-offensive = deux coups, un de plus à chaque coup porté ; aucune défense
means-rpg20-declare-how-aim = −2 au test, et vous choisissez où tombe le coup
means-rpg20-declare-how-stun = un point de dégâts ; qui rate son test de Corps perd connaissance
means-rpg20-declare-how-stun-offensive = deux coups qui étourdissent ; aucune défense
means-rpg20-declare-how-disarm = vise le bras ; qui rate son test lâche son arme
means-rpg20-declare-how-disarm-offensive = le premier coup désarme, le second blesse ; aucune défense
means-rpg20-declare-how-bare = sans arme ; +1 à l’initiative
means-rpg20-declare-how-club = avec l’arme de tir, 1d6 de dégâts
means-rpg20-declare-posture-normal = un coup, une défense
means-rpg20-declare-posture-offensive = deux coups, un de plus à chaque coup porté ; aucune défense
means-rpg20-declare-how-words = le MJ dit quand cela vient, et si cela réussit
means-rpg20-declare-how-fatal = le MJ décide : la mort, un test, ou un coup ordinaire
means-rpg20-declare-how-single = un projectile, sans bonus ni malus
means-rpg20-declare-how-rapid = −1 au test, +1 à l’initiative
means-rpg20-declare-how-short = plusieurs coups sur une cible, chacun plus difficile ; esquive à −3
means-rpg20-declare-how-long = dix coups : un test, puis 1d10 projectiles ; esquive à −3
means-rpg20-declare-how-precision = +3 au test, en dernier de la séquence ; esquive à −2
means-rpg20-declare-how-aim-precision = +1 au test, en dernier, où vous voulez
means-rpg20-declare-place = le coup y tombe ; manqué de peu, il tombe ailleurs
means-rpg20-declare-goal-approach = au contact, sauf avis du MJ
means-rpg20-declare-goal-away = à cinq mètres de qui est au contact, sauf avis du MJ
means-rpg20-declare-goal-cover = −2 à qui vous tire dessus, tant que vous ne bougez plus
means-rpg20-declare-ill = un succès y met fin
means-rpg20-declare-second = les projectiles se partagent ; ceux du milieu en ont plus
means-rpg20-declare-third = les projectiles se partagent ; ceux du milieu en ont plus
means-rpg20-declare-fourth = les projectiles se partagent ; ceux du milieu en ont plus
means-rpg20-declare-fifth = les projectiles se partagent ; ceux du milieu en ont plus
means-rpg20-declare-sixth = les projectiles se partagent ; ceux du milieu en ont plus
means-rpg20-declare-none = la ligne s’arrête là
means-rpg20-slot-act = ce que vous avez dit se fait
means-rpg20-slot-hold = plus tard dans la séquence ; perdu si le moment ne vient pas
means-rpg20-slot-give_up = plus rien de cette séquence
means-rpg20-release-act = juste après ce qui vient de se passer
means-rpg20-release-hold = { $last ->
        [yes] votre action est perdue
       *[no] on vous redemande après l’action suivante
    }
means-rpg20-retarget-target = la même action, contre cette cible
means-rpg20-retarget-none = votre action est perdue
means-rpg20-again-target = votre second coup de la posture offensive
means-rpg20-again-stop = votre action s’arrête là
means-rpg20-follow-target = un coup de plus ; s’il porte, encore un
means-rpg20-follow-stop = { $left ->
        [0] votre action s’arrête là
       *[other] il vous reste un coup de la posture
    }
means-rpg20-defend-dodge = { $costs ->
        [yes] **votre action de la séquence est perdue**
       *[no] Habilité et mouvements, moins la marge de l’attaque
    }
means-rpg20-defend-parry = il faut battre la marge de l’attaque
means-rpg20-defend-none = le coup tombe
means-rpg20-shield-high = couvre tête, bras et torse
means-rpg20-shield-middle = couvre bras, torse, bassin et cuisses
means-rpg20-shield-low = couvre bassin, jambes, et le bras du bouclier
means-rpg20-shield-high-middle = couvre tout, sauf le bas des jambes
means-rpg20-shield-middle-low = couvre tout, sauf la tête
means-rpg20-shield-high-middle-low = couvre tout le corps
means-rpg20-place = le coup tombe là
means-rpg20-place-random = un d20 dit où
means-rpg20-first = pour cette séquence
means-rpg20-adds-0 = l’initiative reste ce qu’elle est
means-rpg20-adds = s’ajoute à l’initiative de cette séquence
means-rpg20-moving-grant = les deux, à la moitié des chances, initiative −2
means-rpg20-moving-refuse = il faudra dire autre chose
means-rpg20-apart-1 = on se frappe dès la première séquence, sans avoir à s’approcher
means-rpg20-apart = vaut pour chacun jusqu’à ce qu’il bouge
means-rpg20-metres = { $target ->
        [none] cela ne vaut que pour ce lancer
       *[other] vaut jusqu’à ce que l’un des deux bouge
    }
means-rpg20-far = au-delà de 120 m, à vous de dire ; vaut jusqu’à ce que l’un des deux bouge
means-rpg20-outcome-done = c’est fait ; l’action est prise
means-rpg20-outcome-failed = rien n’en résulte ; l’action est prise
means-rpg20-fatal-test = réussi, la cible meurt ; manqué, le plus de dégâts possible
means-rpg20-fatal-death = la cible meurt
means-rpg20-fatal-refuse = touché d’office, dégâts ordinaires
means-rpg20-lands-target = l’explosion prend qui se tient là, et autour
means-rpg20-lands-none = l’explosion n’atteint personne
means-rpg20-caught-none = { $first ->
        [yes] l’explosion ne prend personne
       *[no] l’explosion ne prend plus personne
    }
means-rpg20-caught-target = l’explosion prend qui est là
option-rpg20-friends = Lancer quand même
choose-rpg20-friends = Les vôtres sont dans la zone : lancer quand même ?
means-rpg20-friends = { $companions ->
        [none] quelqu’un de votre camp est dans la zone
       *[other] de votre camp, dans la zone : { $companions_listed }
    }
