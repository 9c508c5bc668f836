# D&D Alternatif : ce à quoi mène chaque réponse, dit avant qu’on la choisisse. La chance se met devant (`means-chance`).

## Que faites-vous ?
means-alternatif-declare-action = { $most ->
        [none] { $value ->
            [cast] la durée est celle du sort choisi
            [use] la durée est celle de l’objet choisi
           *[other] le MJ en fixe la durée
        }
        [0] fait aussitôt
       *[other] { $uncertain_time ->
            [yes] { $least } à { $most } segments
           *[no] { $most ->
                [one] un segment
               *[other] { $most } segments
            }
        }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}sans pouvoir parer ; { $exposed_listed } { $exposed_count ->
            [one] pourra frapper
           *[other] pourront frapper
        }
    }
means-alternatif-declare-action-attack = { $most ->
        [none] coup ({ $weapon }) à la fin de la réaction
       *[other] coup ({ $weapon }) porté dans { $uncertain_time ->
            [yes] { $least } à { $most } segments
           *[no] { $most ->
                [one] un segment
               *[other] { $most } segments
            }
        }
    }{ $second ->
            [none] { "" }
           *[other] { $second_most ->
                [none]  ; { $second_word } ensuite
               *[other]  ; { $second_word } : { $second_least } à { $second_most }
            }
        }
means-alternatif-declare-target = { $action ->
        [attack] { $most ->
            [none] coup ({ $weapon }) à la fin de la réaction
           *[other] coup ({ $weapon }) porté dans { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }{ $second ->
            [none] { "" }
           *[other] { $second_most ->
                [none]  ; { $second_word } ensuite
               *[other]  ; { $second_word } : { $second_least } à { $second_most }
            }
        }
        [shoot] { $most ->
            [none] le trait part à la fin de la réaction
           *[other] le trait part dans { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }
        [shoot_so] { $most ->
            [none] le trait part à la fin de la réaction
           *[other] le trait part dans { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }
        [turn] vous lui faites face, et non plus aux autres
        [charge] { $run ->
            [none] le MJ dira à quelle distance il est, donc combien de temps vous courez
           *[other] { $run_metres } m à courir, { $time ->
                [one] un segment
               *[other] { $time } segments
            } ; { $impetus ->
                [yes] coup avec un bonus de 2 ; on peut vous recevoir
               *[no] trop court pour prendre de l’élan, donc sans coup
            }
        }
        [approach] { $run ->
            [none] le temps dépend de la distance qui vous sépare de lui
           *[other] { $time ->
                [0] un pas de { $run_metres } m, fait aussitôt
               *[other] { $run_metres } m à courir, { $time ->
                    [one] un segment
                   *[other] { $time } segments
                } ; { $impetus ->
                    [yes] c’est une charge, avec son coup au bout
                   *[no] sans frapper encore
                }
            }
        }
        [wrestle] sa garde franchie, vous voilà en lutte avec lui
        [join] vous agissez avec lui, à son moment
        [coordinate] votre action et la sienne se feront au même moment
       *[other] { $most ->
            [none] le MJ en fixe la durée
            [0] fait aussitôt
           *[other] { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }{ $ally ->
            [yes] , de votre camp
           *[no] { "" }
        }
    }
means-alternatif-declare-action-standby = rien n’est préparé ; vous gardez la parade et pourrez annoncer à tout moment
means-alternatif-declare-action-shoot = { $most ->
        [none] le trait part à la fin de la réaction
       *[other] le trait part dans { $uncertain_time ->
            [yes] { $least } à { $most } segments
           *[no] { $most ->
                [one] un segment
               *[other] { $most } segments
            }
        }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}sans pouvoir parer ; { $exposed_listed } { $exposed_count ->
            [one] pourra frapper
           *[other] pourront frapper
        }
    }
means-alternatif-declare-action-shoot_so = vous choisissez cadence, visée et cible ; le trait part à la fin de la réaction
means-alternatif-declare-action-charge = { $runs ->
        [none] vous courez au contact et frappez avec un bonus de 2 ; le MJ dira à quelle distance
       *[other] { $runs_each } ; dès { $least_run_metres } m, coup avec un bonus de 2
    }
means-alternatif-declare-action-approach = { $runs ->
        [none] vous rejoignez l’ennemi pas à pas ou en courant
       *[other] vous rejoignez l’ennemi : { $runs_each }
    }
each-alternatif-runs = { $target } à { $run_metres } m ({ $time ->
        [0] un pas
        [one] un segment
       *[other] { $time } segments
    })
means-alternatif-declare-action-switch = vous changez d’arme{ $gives_up ->
        [yes] {"\u00A0"}: l’action préparée est abandonnée
       *[no] { "" }
    }
means-alternatif-declare-action-drop = fait aussitôt ; ce que vous lâchez tombe à terre
means-alternatif-declare-action-flee = vous tournez le dos et courez : chaque ennemi au contact peut frapper
means-alternatif-declare-action-counter = vous guettez sa prochaine attaque pour y répondre ; prêt après la réaction
means-alternatif-declare-action-wrestle = vous cherchez le corps à corps : sa garde franchie, vous voilà en lutte
means-alternatif-declare-action-other = dites-la en vos mots : le MJ en fixe la réaction et la durée
means-alternatif-declare-with = { $most ->
        [none] le MJ en fixe la durée
        [0] fait aussitôt
       *[other] { $uncertain_time ->
            [yes] { $least } à { $most } segments
           *[no] { $most ->
                [one] un segment
               *[other] { $most } segments
            }
        }
    }{ $ready ->
        [none] { "" }
       *[other] , pas avant le segment { $ready }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}sans pouvoir parer ; { $exposed_listed } { $exposed_count ->
            [one] pourra frapper
           *[other] pourront frapper
        }
    }
means-alternatif-declare-weapon = { $most ->
        [none] le MJ en fixe la durée
        [0] fait aussitôt
       *[other] { $uncertain_time ->
            [yes] { $least } à { $most } segments
           *[no] { $most ->
                [one] un segment
               *[other] { $most } segments
            }
        }
    }{ $ready ->
        [none] { "" }
       *[other] , pas avant le segment { $ready }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}sans pouvoir parer ; { $exposed_listed } { $exposed_count ->
            [one] pourra frapper
           *[other] pourront frapper
        }
    }
means-alternatif-move-target = c’est lui que vous rejoignez, suivez ou remplacez
means-alternatif-declare-how = { $action ->
        [shoot] { $most ->
            [none] le trait part à la fin de la réaction
           *[other] le trait part dans { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }
        [shoot_so] { $most ->
            [none] le trait part à la fin de la réaction
           *[other] le trait part dans { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }
       *[other] { $most ->
            [none] le MJ en fixe la durée
            [0] fait aussitôt
           *[other] { $uncertain_time ->
                [yes] { $least } à { $most } segments
               *[no] { $most ->
                    [one] un segment
                   *[other] { $most } segments
                }
            }
        }
    }
means-alternatif-declare-to = c’est là que vous allez
means-alternatif-hold-until = l’action prête attend jusque-là
means-alternatif-standby-until = { $deed ->
        [none] vous serez interrogé à ce segment
       *[other] vous serez interrogé dès que cela arrive, au plus tard dans un round
    }
means-alternatif-release-target = le trait part sur cette cible
means-alternatif-release-none = le trait reste prêt ; `/declencher` le lâchera

## Frapper
means-alternatif-strike-target = le coup ({ $weapon }) part { $together ->
        [yes] quand tous ont choisi
       *[no] aussitôt
    }
means-alternatif-strike-equipment = si le coup ({ $weapon }) touche, l’arme visée s’abîme ; personne ne prend de dégâts
means-alternatif-strike-piece = si le coup ({ $weapon }) touche, cette arme s’abîme ; personne ne prend de dégâts
means-alternatif-strike-special = vous choisissez une action spéciale au lieu du coup
means-alternatif-strike-none = cette action est perdue ; vous annoncerez la suivante
means-alternatif-strike-else = le coup est perdu ; vous choisissez autre chose, compté de maintenant
means-alternatif-instead-none = vous gardez le coup et choisissez sa cible
means-alternatif-changed-none = { $anew ->
        [yes] vous recommencez la même action, avec un nouveau dé de réaction
       *[no] vous continuez comme annoncé
    }
means-alternatif-struck-target = le coup part aussitôt
means-alternatif-struck-target-none = cette occasion est perdue
means-alternatif-struck-with = c’est l’arme du coup
means-alternatif-struck-how = c’est la manière du coup
means-alternatif-confirm-yes = vous tentez l’action spéciale que propose le MJ
means-alternatif-confirm-no = vous frappez ou choisissez autre chose

## Parer
means-alternatif-parry-parry = { $cost ->
        [0] parer ne retarde rien
       *[other] { $costs ->
            [none] { $pending ->
            [yes] { $cost ->
                [one] votre action vient un segment plus tard
               *[other] votre action vient { $cost } segments plus tard
            }
           *[no] { $cost ->
                [one] votre prochaine action viendra un segment plus tard
               *[other] votre prochaine action viendra { $cost } segments plus tard
            }
        }
           *[other] { $pending ->
                [yes] vos actions sont retardées : { $costs_each }
               *[no] vos prochaines actions seront retardées : { $costs_each }
            }
        }
    }
each-alternatif-costs = { $weapon } { $cost ->
        [0] de rien
        [one] d’un segment
       *[other] de { $cost } segments
    }
means-alternatif-parry-none = vous prenez les dégâts du coup ; { $busy ->
        [yes] votre action ne bouge pas
       *[no] rien n’en est retardé
    }
means-alternatif-defend-parry = { $meets ->
        [none] { "" }
       *[other] la chance dite est celle contre { $attacker } ;{" "}
    }{ $way ->
        [dodge] { $busy ->
            [yes] vous abandonnez ce que vous faisiez
           *[no] esquiver ne retarde rien
        }
       *[other] { $interrupts ->
            [yes] { $busy ->
                [yes] vous abandonnez ce que vous faisiez
               *[no] parer ne retarde rien
            }
           *[no] { $cost ->
                [0] parer ne retarde rien
               *[other] { $pending ->
            [yes] { $cost ->
                [one] votre action vient un segment plus tard
               *[other] votre action vient { $cost } segments plus tard
            }
           *[no] { $cost ->
                [one] votre prochaine action viendra un segment plus tard
               *[other] votre prochaine action viendra { $cost } segments plus tard
            }
        }
            }
        }
    }
means-alternatif-defend-none = rien n’est arrêté : vous prenez les dégâts ; { $busy ->
        [yes] votre action ne bouge pas
       *[no] rien n’en est retardé
    }

## Simultané
means-alternatif-simultaneous-attack = le coup part, et celui d’en face peut partir aussi
means-alternatif-simultaneous-return_to_guard = pas de coup, mais vous pouvez parer ; { $cost ->
        [0] votre action ne bouge pas
        [one] votre action vient un segment plus tard
       *[other] votre action vient { $cost } segments plus tard
    }
means-alternatif-simultaneous-equipment = si le coup touche, l’arme visée s’abîme ; personne ne prend de dégâts
means-alternatif-simultaneous-special = vous choisissez une action spéciale au lieu du coup
means-alternatif-simultaneous-target = c’est à lui que va le coup
means-alternatif-simultaneous-piece = si le coup touche, cette arme s’abîme ; personne ne prend de dégâts

## Actions gratuites
means-alternatif-free-free = { $manner ->
        [seize] vous l’engagez en lutte sans jet et portez aussitôt une prise{ $with ->
            [none] { "" }
           *[other]  ; { $with_the } tombe à vos pieds
        }
        [pair] les deux dagues frappent en traître, d’une seule attaque
       *[strike] coup en plus ({ $weapon }){ $frank ->
            [yes] , imparable
           *[no] { "" }
        } ; { $lost ->
            [yes] l’action venue est perdue
           *[no] votre action ne bouge pas
        }
    }
means-alternatif-free-equipment = si le coup touche, l’arme visée s’abîme ; personne ne prend de dégâts
means-alternatif-free-piece = si le coup touche, cette arme s’abîme ; personne ne prend de dégâts
means-alternatif-free-special = vous choisissez une action spéciale au lieu du coup
means-alternatif-free-none = l’occasion est perdue ; votre action ne bouge pas

## Baisser sa garde
means-alternatif-expose-yes = { $most ->
        [0] un segment
        [one] un segment
       *[other] { $uncertain ->
            [yes] { $least } à { $most } segments
           *[no] { $most } segments
        }
    } sans pouvoir parer ; { $enemies_listed } { $count ->
        [0] pourra frapper
        [one] pourra frapper
       *[other] pourront frapper
    }
means-alternatif-expose-no = vous gardez la parade et annoncez autre chose

## Au MJ
means-alternatif-figures-reaction = l’action commence au bout de cette réaction, en segments
means-alternatif-figures-duration = l’action dure ensuite autant de segments
means-alternatif-figures-refuse = cette action n’est pas admise : le joueur en annonce une autre
means-alternatif-companion-companion = c’est ce compagnon que le coup atteint
means-alternatif-companion-chance = un dé désigne le compagnon atteint
means-alternatif-companion-none = le coup se perd sans toucher personne
means-alternatif-magic_break-holds = l’arme reste en main, intacte
means-alternatif-magic_break-broken = l’arme est perdue pour de bon
means-alternatif-fate-unconscious = hors de combat, sans danger pour sa vie
means-alternatif-fate-dying = hors de combat, et mourra sans soins
means-alternatif-fate-dead = mort sur le coup
means-alternatif-fate-open = rien n’est décidé : on vous le redemandera
means-alternatif-daggers-yes = les deux dagues frappent, d’une seule attaque sournoise
means-alternatif-daggers-no = une seule dague frappera : le joueur choisit laquelle
means-alternatif-complicate-delay = l’action finit autant de segments plus tard
means-alternatif-complicate-none = l’action finit maintenant, comme prévu
means-alternatif-hold_spell-yes = le sort reste prêt jusqu’à ce que son auteur le lâche
means-alternatif-hold_spell-no = le sort part maintenant ou se perd
means-alternatif-companions-yes = les autres poursuivent l’action sans lui
means-alternatif-companions-no = l’action de tous s’arrête
means-alternatif-incantation-goes_on = l’incantation continue, et finit au moment prévu
means-alternatif-incantation-kept = l’incantation s’arrête ; le sort n’est pas dépensé
means-alternatif-incantation-lost = l’incantation s’arrête ; le sort est dépensé
means-alternatif-effect-target = tout l’effet est pour cette cible{ $ally ->
        [yes] , du camp de qui agit
       *[no] { "" }
    }
means-alternatif-effect-none = l’effet n’atteint personne d’autre
means-alternatif-effect-half = quelqu’un n’en subit que la moitié
means-alternatif-effect-halved = cette cible ne subit que la moitié{ $ally ->
        [yes] , du camp de qui agit
       *[no] { "" }
    }

## Tir
means-alternatif-aim-aim = le trait part autant de segments plus tard, avec un bonus égal
means-alternatif-aim-none = le trait part au moment prévu, sans visée
means-alternatif-order-together = tout prend effet au même instant
means-alternatif-order-order = les effets se suivent dans cet ordre
means-alternatif-race-blow = le coup tombe d’abord, et peut tout empêcher
means-alternatif-race-race = une action passe avant l’autre, dans cet ordre
means-alternatif-prevented-yes = l’action de la victime est perdue
means-alternatif-prevented-no = les deux actions prennent effet
means-alternatif-into-plain = le tir est résolu comme d’ordinaire, sans risque pour les autres
means-alternatif-into-malus_2 = malus de 2 au jet, sans risque pour les autres
means-alternatif-into-malus_4 = malus de 4 au jet, sans risque pour les autres
means-alternatif-into-percent = un d100 dit si le trait part vers un autre que sa cible

## Charge
means-alternatif-charge-charge = coup ({ $weapon }) porté dans l’élan, avec un bonus de 2
means-alternatif-charge-special = vous choisissez une action spéciale portée par l’élan
means-alternatif-charge-none = l’élan est perdu ; vous voilà au contact
means-alternatif-reception-reception = coup ({ $weapon }) porté à qui vous charge{ $lost ->
        [yes]  ; l’action venue est perdue
       *[no] { "" }
    }
means-alternatif-reception-special = vous recevez la charge par une action spéciale
means-alternatif-reception-none = vous ne frappez pas ; votre arme peut encore parer
means-alternatif-charge_distance-cells = la charge court cette distance avant le contact
means-alternatif-charge_distance-refuse = la charge n’est pas possible ici : le joueur annonce autre chose

## Mouvements
means-alternatif-keep_up-follow = vous suivez et restez au contact
means-alternatif-keep_up-none = le contact est rompu
means-alternatif-sidestep-cell = vous allez sur cette case
means-alternatif-sidestep-none = vous restez où vous êtes
means-alternatif-swap-yes = vous échangez vos places à la fin du segment
means-alternatif-swap-no = chacun garde sa place
means-alternatif-shove-shove = il recule de ce côté
means-alternatif-move-to = c’est là que vous allez
means-alternatif-move-how-step = une case par segment, sans baisser la garde
means-alternatif-move-how-back = une case en arrière, sans baisser la garde
means-alternatif-move-how-walk = vous marchez sans pouvoir parer ; qui vous touche peut frapper
means-alternatif-move-how-run = vous courez sans pouvoir parer ; qui vous touche peut frapper
means-alternatif-move-how-sprint = vous courez le plus vite, sans pouvoir parer, et vous fatiguez
means-alternatif-move-how-flee = vous tournez le dos : chaque ennemi au contact peut frapper
means-alternatif-move-how-swap = vous proposez à un allié d’échanger vos places
means-alternatif-move-how-stop = vous restez où vous êtes : plus aucun pas prévu

## Actions spéciales
means-alternatif-whom = c’est contre lui que l’action se tente
means-alternatif-hand = c’est l’arme que l’action emploie
means-alternatif-flank-right = vous passez à sa droite : seule l’arme de ce côté s’y oppose
means-alternatif-flank-left = vous passez à sa gauche : seule l’arme de ce côté s’y oppose
means-alternatif-flank = vous passez entre les deux : les deux peuvent s’y opposer
means-alternatif-thing = c’est cette arme qui est visée
means-alternatif-oppose-oppose = { $cost ->
        [none] coup ({ $weapon }) porté aussitôt ; plus haut que son jet, il l’arrête
        [0] parade qui ne retarde rien ; elle l’arrête si elle égale son jet
       *[other] { $pending ->
            [yes] { $cost ->
                [one] parade qui l’arrête si elle égale son jet ; votre action vient un segment plus tard
               *[other] parade qui l’arrête si elle égale son jet ; votre action vient { $cost } segments plus tard
            }
           *[no] { $cost ->
                [one] parade qui l’arrête si elle égale son jet ; votre prochaine action viendra un segment plus tard
               *[other] parade qui l’arrête si elle égale son jet ; votre prochaine action viendra { $cost } segments plus tard
            }
        }
    }
means-alternatif-oppose-special = vous répondez par une action spéciale : la plus haute l’emporte
means-alternatif-oppose-none = vos seuls réflexes s’y opposent ; { $busy ->
        [yes] votre action ne bouge pas
       *[no] rien n’en est retardé
    }
means-alternatif-oppose-also = { $cost ->
        [0] cette parade s’ajoute et ne retarde rien
       *[other] { $pending ->
            [yes] { $cost ->
                [one] votre action vient un segment plus tard
               *[other] votre action vient { $cost } segments plus tard
            }
           *[no] { $cost ->
                [one] votre prochaine action viendra un segment plus tard
               *[other] votre prochaine action viendra { $cost } segments plus tard
            }
        }
    }
means-alternatif-oppose-also-none = l’autre arme ne fait rien
means-alternatif-follow-follow = vous avancez d’une case et restez au contact
means-alternatif-follow-stay = le contact est rompu
means-alternatif-grab-one_hand = un dé pour tirer ; vous gardez votre arme
means-alternatif-grab-both_hands = deux dés pour tirer ; votre arme tombe
means-alternatif-pull-pull = chacun tire : le plus fort garde l’arme
means-alternatif-pull-let_go = l’adversaire garde l’arme

## Lutte
means-alternatif-wrestle-action-pass_guard = sa garde franchie, la lutte commence ; il vous frappe d’abord s’il le peut
means-alternatif-wrestle-action-grab = vous le tenez : il ne peut plus partir
means-alternatif-wrestle-action-key = une clé retient le membre choisi et gêne ses jets
means-alternatif-wrestle-action-twist = le membre tenu souffre, sans jet
means-alternatif-wrestle-action-strangle = le cou tenu est serré, sans jet
means-alternatif-wrestle-action-batter = des coups de poing et de genou : 1d4 de dégâts
means-alternatif-wrestle-action-close_attack = un coup d’arme courte ou de poing
means-alternatif-wrestle-action-bring_down = l’adversaire tombe à terre
means-alternatif-wrestle-action-turn_over = vous passez dessus ; ses jets en souffrent
means-alternatif-wrestle-action-push = l’adversaire recule et la lutte peut finir
means-alternatif-wrestle-action-disarm = l’adversaire lâche ce qu’il tient
means-alternatif-wrestle-action-draw = vous prenez en main une arme courte
means-alternatif-wrestle-action-use_object = vous vous servez d’un objet
means-alternatif-wrestle-action-escape = une clé subie est défaite
means-alternatif-wrestle-action-get_up = vous vous relevez et quittez la lutte
means-alternatif-wrestle-action-release = vous lâchez une clé, aussitôt
means-alternatif-declare-action-release = vous lâchez une clé, aussitôt
means-alternatif-wrestle-action-gag = l’adversaire tenu ne peut plus parler
means-alternatif-declare-action-gag = l’adversaire tenu ne peut plus parler
means-alternatif-wrestle-action-ungag = l’adversaire tenu peut de nouveau parler
means-alternatif-declare-action-ungag = l’adversaire tenu peut de nouveau parler
means-alternatif-wrestle-action-step_out = vous quittez la lutte
means-alternatif-declare-action-step_out = vous quittez la lutte
means-alternatif-wrestle-action = une prise qui est propre à ce lutteur
means-alternatif-wrestle-target = c’est contre lui que va la prise
means-alternatif-wrestle-part = c’est ce que la clé retient
means-alternatif-wrestle-key = c’est cette clé qui est concernée
means-alternatif-wrestle-weapon = c’est l’objet de la prise
means-alternatif-wrestle-follow-follow = vous tombez avec lui et gardez vos prises
means-alternatif-wrestle-follow-stay = vous restez debout
means-alternatif-wrestle-none = cette action est perdue
means-alternatif-wrestle_choice-act = votre prise part, et celle d’en face peut partir aussi
means-alternatif-wrestle_choice-guard = pas de prise, mais vous pouvez contrer ; { $cost ->
        [0] votre action ne bouge pas
        [one] votre action vient un segment plus tard
       *[other] votre action vient { $cost } segments plus tard
    }
means-alternatif-counter-counter = { $cost ->
        [0] contrer ne retarde rien
       *[other] { $pending ->
            [yes] { $cost ->
                [one] votre action vient un segment plus tard
               *[other] votre action vient { $cost } segments plus tard
            }
           *[no] { $cost ->
                [one] votre prochaine action viendra un segment plus tard
               *[other] votre prochaine action viendra { $cost } segments plus tard
            }
        }
    }
means-alternatif-counter-none = la prise fait son effet ; { $pending ->
        [yes] votre action ne bouge pas
       *[no] rien n’en est retardé
    }
