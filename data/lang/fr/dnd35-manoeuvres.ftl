# D&D 3.5 : à terre et debout, aider et feinter, les manœuvres, les choses que l’on brise.

## À terre, debout, par terre
event-dnd35-went_prone = { $free ->
        [yes] ⤵️ **{ $combatant }** se jette à terre.
       *[no] ⤵️ **{ $combatant }** tombe à terre.
    }
event-dnd35-act_begun = { $what ->
        [stand] ⤴️ **{ $combatant }** commence à se relever.
       *[pick_up] 🤲 **{ $combatant }** se penche pour ramasser : { $item_word }.
    }
event-dnd35-act_ended = { $outcome ->
        [unable] { $what ->
            [stand] **{ $combatant }** ne se relève pas.
           *[pick_up] **{ $combatant }** ne ramasse rien.
        }
        [gone] Il n’y a plus rien à ramasser pour **{ $combatant }**.
       *[done] { $what ->
            [stand] ⤴️ **{ $combatant }** est debout.
           *[pick_up] 🤲 **{ $combatant }** a en main : { $item_word }.
        }
    }
event-dnd35-widened = { $gm ->
        [yes] 🔧 Par le MJ :
       *[no] ↔️
    } **{ $combatant }** reprend toute sa place{ $cell ->
        [none] { "" }
       *[other] , à partir de { $cell }
    }.
event-dnd35-condition_set = { $status ->
        [feinted] { "" }
        [cowering] { "" }
        [turned] { $on ->
            [yes] ❕ **{ $combatant }** : { $status_word }.
           *[no] ❕ Le renvoi ne pèse plus sur **{ $combatant }**.
        }
       *[other] { $on ->
            [yes] { $gm ->
                [yes] 🔧 Par le MJ :
               *[no] ❕
            } **{ $combatant }** : { $status_word }.
           *[no] { $gm ->
                [yes] 🔧 Par le MJ :
               *[no] ❕
            } Fini pour **{ $combatant }** : { $status_word }.
        }
    }

## Aider, feinter
event-dnd35-aid_rolled = 🤝 **{ $combatant }** aide **{ $companion }** contre { $target } : { $succeeds ->
        [yes] **réussi**{ $total ->
            [none] { "" }
           *[other] , { $total_shown } contre { $against_shown }
        } ; { $how ->
            [attack] +2 à sa prochaine attaque
           *[defence] +2 à sa CA contre la prochaine attaque
        }
       *[no] manqué{ $total ->
            [none] { "" }
           *[other] , { $total_shown } contre { $against_shown }
        }
    }.
why-dnd35-aid_rolled = { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-aid_lapsed = 🤝 L’aide { DE($combatant) } n’a pas servi à temps.
event-dnd35-feint_rolled = 🎭 **{ $combatant }** feinte **{ $target }** : { $won ->
        [yes] **réussi**
       *[no] manqué
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other] {" "}({ $total_shown } contre { $other_total_shown })
        }
    }.{ $won ->
        [yes] {" "}**{ $target }** n’a pas son bonus de Dextérité contre la prochaine attaque au corps à corps { DE($combatant) }.
       *[no] { "" }
    }
why-dnd35-feint_rolled = { $terms } = **{ $total }** contre { $other_terms } = **{ $other_total }**

## Les manœuvres
event-dnd35-went_astray = { $gone ->
        [yes] 🎲 L’attaque dévie vers **{ $other }**{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown })
        }.
       *[no] { "" }
    }
event-dnd35-manoeuvre_begun = { $kind ->
        [bull_rush] { $charging ->
            [yes] 🐂 **{ $combatant }** charge **{ $target }** pour bousculer, vers { $back }.
           *[no] 🐂 **{ $combatant }** bouscule **{ $target }**.
        }
        [trip] 🦵 **{ $combatant }** tente un croc-en-jambe sur **{ $target }** ({ $weapon }).
        [disarm] 🗡️ **{ $combatant }** cherche à désarmer **{ $target }** ({ $item_word }).
        [snatch] ✋ **{ $combatant }** cherche à prendre à **{ $target }** : { $item_word }.
        [sunder] 🔨 **{ $combatant }** frappe ce que tient **{ $target }** ({ $item_word }).
        [smash] 🔨 **{ $combatant }** frappe ce que porte **{ $target }** ({ $item_word }).
       *[overrun] { $charging ->
            [yes] 🏃 **{ $combatant }** charge **{ $target }** pour renverser, vers { $back }.
           *[no] 🏃 **{ $combatant }** fonce pour renverser **{ $target }**.
        }
    }
event-dnd35-space_entered = { "" }
    .manner = quiet
event-dnd35-resist_chosen = { "" }
    .manner = quiet
event-dnd35-touch_rolled = 🦵 **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] a de quoi accrocher **{ $target }**{ $total_against } ; reste le camouflage
           *[no] accroche **{ $target }**{ $total_against }
        }
       *[no] n’accroche pas **{ $target }**{ $total_against }
    }.
why-dnd35-touch_rolled = { $terms } = **{ $total }** contre { $against_terms } = **{ $against }**
event-dnd35-contest_rolled = 🤼 { $mount ->
        [none] **{ $combatant }**
       *[other] **{ $mount }**, la monture,
    } { $won ->
        [yes] **l’emporte** sur **{ $target }**
       *[no] ne l’emporte pas sur **{ $target }**
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other] , { $total_shown } contre { $other_total_shown }
        }
    }.
why-dnd35-contest_rolled = { $terms } = **{ $total }** contre { $other_terms } = **{ $other_total }**{ $again ->
        [0] { "" }
       *[other] {" "}(égalité parfaite, relances : { $again_shown })
    }
event-dnd35-toppled = { $unhorsed ->
        [yes] ⤵️ **{ $target }** est à terre, hors de selle.
       *[no] ⤵️ **{ $target }** est à terre.
    }
event-dnd35-retorted = { $kind ->
        [trip] ↩️ **{ $combatant }** réplique par un croc-en-jambe à **{ $target }**.
        [disarm] ↩️ **{ $combatant }** cherche à désarmer **{ $target }** en retour ({ $item_word }).
       *[overrun] ↩️ **{ $combatant }** repousse **{ $target }**.
    }
event-dnd35-manoeuvre_ended = { $reason ->
        [unable] **{ $combatant }** { $kind ->
            [trip] n’est plus en état de faire tomber personne
            [disarm] n’est plus en état de désarmer personne
            [snatch] n’est plus en état de rien arracher
            [sunder] n’est plus en état de frapper une arme
            [smash] n’est plus en état de rien briser
            [bull_rush] n’est plus en état de repousser personne
           *[overrun] n’est plus en état de renverser personne
        }.
        [no_target] **{ $combatant }** n’a plus personne à portée.
        [hurt] 💢 Sous ce coup, **{ $combatant }** manque son désarmement.
        [gone] **{ $combatant }** ne trouve plus ce qui était visé.
        [no_room] **{ $combatant }** n’a pas la place de passer.
       *[done] { "" }
    }
event-dnd35-pushed = ↗️ **{ $combatant }** repousse **{ $target }** de { $metres_decimal } m.
event-dnd35-goes_along = { $cell ->
        [none] { $through ->
            [none] { "" }
           *[other] 🏃 **{ $combatant }** traverse l’espace { DE($through_shown) }.
        }
       *[other] { $through ->
            [none] 🚶 **{ $combatant }** part vers { $cell_shown }.
           *[other] 🏃 **{ $combatant }** traverse l’espace { DE($through_shown) }, vers { $cell_shown }.
        }
    }
event-dnd35-thrown_back = { $fallen ->
        [yes] ↩️ **{ $combatant }** recule{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        } et tombe à terre.
       *[no] ↩️ **{ $combatant }** recule{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        }.
    }
event-dnd35-way_given = { $blocks ->
        [yes] 🛡️ **{ $combatant }** barre le passage à **{ $target }**.
       *[no] 💨 **{ $combatant }** s’écarte : **{ $target }** passe.
    }

## Les choses
event-dnd35-disarmed = { $held ->
        [none] 🗡️ **{ $target }** lâche son arme ({ $item_word }), qui tombe à ses pieds.
       *[other] 🗡️ **{ $combatant }** arrache son arme à **{ $target }** ({ $item_word }).
    }
event-dnd35-snatched = ✋ **{ $combatant }** prend à **{ $target }** : { $item_word }.
event-dnd35-weapon_let_go = 🤲 **{ $combatant }** lâche son arme ({ $item_word }) pour ne pas tomber.
event-dnd35-thing_struck = 🔨 **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] a de quoi toucher ce que porte **{ $target }** ({ $item_word }){ $total_against } ; reste le camouflage
           *[no] **touche** ce que porte **{ $target }** ({ $item_word }){ $total_against }
        }
       *[no] manque ce que porte **{ $target }** ({ $item_word }){ $total_against }
    }.
why-dnd35-thing_struck = { $terms } = **{ $total }** contre { $against_terms } = **{ $against }**
event-dnd35-thing_damaged = 🔨 { $item_word } { DE($target) } : { $rolled ->
        [none] { "" }
       *[other] { $hardness ->
            [none] { "" }
           *[other] { $rolled_shown } de dégâts moins { $hardness_shown } de solidité,{" "}
        }
    }{ $left ->
        [0] { $dealt ->
            [none] **hors d’usage**
           *[other] résistance −{ $dealt }, il ne reste rien des { $whole_shown } : **hors d’usage**
        }
       *[other] { $dealt ->
            [none] une atteinte
            [0] pas une entaille
           *[other] { $left ->
                [none] résistance −{ $dealt }
               *[other] résistance −{ $dealt }, il en reste { $left_shown } sur { $whole_shown }
            }
        }
    }.
why-dnd35-thing_damaged = Dégâts : { $terms } = **{ $dealt }**
event-dnd35-thing_given = { $gone ->
        [yes] 🎒 **{ $combatant }** n’a plus : { $item_word }.
       *[no] 🎒 **{ $combatant }** porte : { $item_word }.
    }

## Ce qui est demandé
question-dnd35-resist = **{ $who }**, { $feat ->
        [overrun] { $reply ->
            [yes] second test { DE($against) }
           *[no] { $against } veut vous renverser
        }
       *[trip] { $reply ->
            [yes] croc-en-jambe en retour { DE($against) }
           *[no] { $against } veut vous faire tomber
        }
    } : comment résistez-vous ?
option-dnd35-resist-strength = Force
option-dnd35-resist-dexterity = Dextérité
option-dnd35-resist-ride = Équitation
means-dnd35-resist-strength = un test opposé de Force
means-dnd35-resist-dexterity = un test opposé de Dextérité
means-dnd35-resist-ride = un test opposé d’Équitation
question-dnd35-counter = **{ $who }**, { $feat ->
        [disarm] le désarmement { DE($against) } a échoué : désarmer en retour ?
       *[trip] le croc-en-jambe { DE($against) } a échoué : le lui rendre ?
    }
option-dnd35-counter-retort = Répliquer
option-dnd35-counter-none = En rester là
means-dnd35-counter-retort = vous tentez la même chose, rôles échangés ; rien ne suit si vous échouez
means-dnd35-counter-none = la manœuvre est finie
question-dnd35-topple = **{ $who }**, vous perdez l’équilibre : tomber, ou lâcher votre arme ?
option-dnd35-topple-fall = Tomber
option-dnd35-topple-let_go = Lâcher l’arme
means-dnd35-topple-fall = vous êtes à terre
means-dnd35-topple-let_go = l’arme tombe à vos pieds, vous restez debout
question-dnd35-push = **{ $who }**, jusqu’où poussez-vous { $target } ?
option-dnd35-push-push = Jusqu’en { $value }
option-dnd35-push-far = De { $value_decimal } m
means-dnd35-push-far = la cible recule d’autant ; plus loin que 1,50 m, vous l’accompagnez
means-dnd35-push-push = { $value ->
       *[other] la cible y recule ; plus loin qu’une case, vous l’accompagnez
    }
question-dnd35-give_way = **{ $who }**, { $against } fonce sur vous : barrer le passage, ou s’écarter ?
option-dnd35-give_way-block = Barrer le passage
option-dnd35-give_way-avoid = S’écarter
means-dnd35-give_way-block = test opposé ; qui perd tombe ou recule
means-dnd35-give_way-avoid = l’autre passe sans dépenser d’action
question-dnd35-onward = **{ $who }**, vous êtes de l’autre côté : poursuivre ?
option-dnd35-onward-stay = S’arrêter là
option-dnd35-onward-go = Aller plus loin
option-dnd35-onward-to = { $value }
option-dnd35-onward-column = { $value }
means-dnd35-onward-stay = votre déplacement finit ici
means-dnd35-onward-go = avec le mouvement qui reste
means-dnd35-onward-to = une case où s’arrêter
means-dnd35-onward-column = les cases à portée de cette colonne
option-dnd35-opportunity-trip = Croc-en-jambe
option-dnd35-opportunity-disarm = Désarmer
option-dnd35-opportunity-sunder = Frapper ce qui est tenu
means-dnd35-opportunity-trip = accrocher, puis un test opposé{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-opportunity-disarm = jets d’attaque opposés{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-opportunity-sunder = jets d’attaque opposés, puis des dégâts{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }

option-dnd35-declare-action-trip = Croc-en-jambe
option-dnd35-declare-action-disarm = Désarmer
option-dnd35-declare-action-snatch = Arracher un objet
option-dnd35-declare-action-sunder = Briser une arme
option-dnd35-declare-action-smash = Frapper un objet porté
option-dnd35-declare-action-bull_rush = Bousculer
option-dnd35-declare-action-overrun = Renverser
option-dnd35-declare-action-feint = Feinter
option-dnd35-declare-action-aid = Aider quelqu’un
option-dnd35-declare-action-stand = Se relever
option-dnd35-declare-action-drop_prone = Se jeter à terre
option-dnd35-declare-action-squeeze = Se serrer
option-dnd35-declare-action-unsqueeze = Reprendre sa place
option-dnd35-declare-action-pick_up = Ramasser
means-dnd35-declare-action-trip = à la place d’une attaque : accrocher, puis un test opposé ; qui échoue peut subir la pareille
means-dnd35-declare-action-disarm = à la place d’une attaque : jets d’attaque opposés ; cela expose à la cible
means-dnd35-declare-action-snatch = à mains nues, à la place d’une attaque ; cela expose à la cible
means-dnd35-declare-action-sunder = à la place d’une attaque : jets d’attaque opposés, puis des dégâts à la chose ; cela expose
means-dnd35-declare-action-smash = à la place d’une attaque, contre la CA de l’objet ; cela expose à la cible
means-dnd35-declare-action-bull_rush = une action simple : repousser quelqu’un d’au moins 1,50 m ; cela expose à tous
means-dnd35-declare-action-overrun = un déplacement à travers la cible, une action simple si elle barre le passage ; cela expose
means-dnd35-declare-action-feint = une action simple (de mouvement avec le don) : Bluff contre Psychologie
means-dnd35-declare-action-aid = une action simple : toucher une CA de 10 pour donner +2 à un allié
means-dnd35-declare-action-stand = une action de mouvement{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-action-drop_prone = ne coûte rien
means-dnd35-declare-action-squeeze = gratuit : la moitié de la place, chaque mètre compte double, 4 de moins aux attaques et à la CA
means-dnd35-declare-action-unsqueeze = ne coûte rien
means-dnd35-declare-action-pick_up = une action de mouvement{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
option-dnd35-declare-aimed = { $value_word }
option-dnd35-declare-aimed-shield = Bouclier
option-dnd35-declare-friend = { $value }
option-dnd35-declare-how-attack = À l’attaque
option-dnd35-declare-how-defence = En défense
means-dnd35-declare-aimed = ce qui est visé
means-dnd35-declare-aimed-shield = le bouclier de la cible
means-dnd35-declare-friend = qui reçoit l’aide
means-dnd35-declare-how-attack = +2 à sa prochaine attaque contre cet ennemi
means-dnd35-declare-how-defence = +2 à sa CA contre la prochaine attaque de cet ennemi
choose-dnd35-aimed = Quoi ?
choose-dnd35-friend = Qui aider ?
choose-dnd35-how = Comment ?
choose-dnd35-onward = Poursuivre ?
word-dnd35-action-trip = croc-en-jambe
word-dnd35-action-disarm = désarmer
word-dnd35-action-snatch = arracher un objet
word-dnd35-action-sunder = briser une arme
word-dnd35-action-smash = frapper un objet porté
word-dnd35-action-bull_rush = bousculer
word-dnd35-action-overrun = renverser
word-dnd35-action-feint = feinter
word-dnd35-action-aid = aider quelqu’un
word-dnd35-action-stand = se relever
word-dnd35-action-drop_prone = se jeter à terre
word-dnd35-action-squeeze = se serrer
word-dnd35-action-unsqueeze = reprendre toute sa place
word-dnd35-action-pick_up = ramasser

## Les mots
word-dnd35-item-shield = bouclier
word-dnd35-status-prone = à terre
    .short = au sol, allongé, allongée, couché, couchée
word-dnd35-status-feinted = sous le coup d’une feinte
word-dnd35-why-stray = attaque déviée
word-dnd35-why-touch = attaque de contact
word-dnd35-why-contest = test opposé
word-dnd35-why-feint = feinte
word-dnd35-matter-resist = résister à une manœuvre
about-dnd35-matter-resist = On veut vous faire tomber ou vous renverser : résister par ce que vous avez de mieux, sans rien demander.
word-dnd35-matter-counter = répliquer à une manœuvre
about-dnd35-matter-counter = Un croc-en-jambe ou un désarmement a échoué contre vous : toujours répliquer, ou jamais.
word-dnd35-question-resist = résister à une manœuvre
word-dnd35-question-counter = répliquer à une manœuvre
word-dnd35-tool-thing = dire ce que quelqu’un porte
word-dnd35-words-plain = simplement porté
word-dnd35-words-easy = facile à prendre
word-dnd35-words-secured = bien arrimé
word-dnd35-words-gone = ne l’a plus
word-dnd35-value-touch = de contact
word-dnd35-value-normal = ordinaire
word-dnd35-value-text = comme le texte
word-dnd35-value-srd = comme le document de référence
word-dnd35-value-any = toute arme tenue
word-dnd35-value-light_only = les armes légères
word-dnd35-value-whole = un croc-en-jambe entier
word-dnd35-value-check = le seul test
word-dnd35-value-always = toujours
word-dnd35-value-weapons = si une arme de corps à corps était visée
word-dnd35-value-apart = à part de l’action rapide
word-dnd35-value-swift = prise sur l’action rapide
word-dnd35-value-humanoid = les humanoïdes seuls
word-dnd35-value-alike = géants et humanoïdes monstrueux aussi
word-dnd35-value-shots_too = coups et tirs
word-dnd35-value-melee = coups seulement
word-setting-turned_weapons = arme retournée
word-setting-counter_trip = croc-en-jambe en retour
word-setting-disarm_counter = désarmement en retour
word-setting-immediate_action = action immédiate
word-setting-charge_line = ligne de la charge
word-setting-heavy_run = course en armure lourde
word-dnd35-value-offered = proposé à tous
word-setting-squeeze_past = passer chez l’adversaire
word-setting-flanking = prise en tenaille
word-setting-feint_kin = feinte sans malus
word-setting-high_ground = hauteur de la selle
word-setting-size_limits = limite de taille
word-setting-trip_attack = attaque du croc-en-jambe
word-setting-overrun_back = second test du renversement
setting-dnd35-size_limits = Si l’on ne bouscule et ne renverse que des adversaires plus grands d’une catégorie de taille au plus.
setting-dnd35-turned_weapons = Quelle arme d’un adversaire on retourne contre lui en lutte : toute arme tenue qui frappe d’aussi près, ou une légère.
setting-dnd35-counter_trip = Le croc-en-jambe de qui n’est pas tombé : une tentative entière, avec contact et attaque d’opportunité, ou le seul test.
setting-dnd35-disarm_counter = Qui garde son bien désarme à son tour : toujours, ou seulement si l’on visait une arme de corps à corps.
setting-dnd35-immediate_action = L’action immédiate du round : à part, même au dépourvu, ou prise sur l’action rapide du tour à venir.
setting-dnd35-charge_line = Sur la ligne d’une charge : comme le document de référence, ni compagnon ni terrain difficile ; comme le texte, la vue suffit.
setting-dnd35-heavy_run = Combien de fois sa vitesse on court en armure lourde.
setting-dnd35-squeeze_past = Se serrer à travers l’espace d’un adversaire, sans s’y arrêter : toujours proposé, ou seulement si le MJ le permet.
setting-dnd35-flanking = Prise en tenaille : comme le texte, deux alliés face à face, tirs compris ; comme la référence, coups seuls, l’autre menaçant.
setting-dnd35-feint_kin = Qui l’on feint sans malus : les seuls humanoïdes, ou aussi les géants et les humanoïdes monstrueux.
setting-dnd35-high_ground = Le +1 du cavalier contre qui est à pied et de taille M au plus : pour ses coups et ses tirs, ou ses seuls coups.
setting-dnd35-trip_attack = Contre quelle CA se joue l’attaque d’un croc-en-jambe : celle de contact, ou l’ordinaire.
setting-dnd35-overrun_back = Si la stabilité compte dans le second test d’un renversement : comme le texte, oui ; comme le document de référence, non.
refused-dnd35-has-no-such-thing = { $name } ne porte rien de tel.
term-firm = stabilité
term-feat_manoeuvre = don pour cette manœuvre
term-two_handed = arme à deux mains
term-light_weapon = arme légère
term-disarming = arme faite pour désarmer
term-larger = plus grande taille
term-no_melee_weapon = pas une arme de corps à corps
term-holds_on = s’y accroche
term-secured = bien arrimé
term-easily_taken = facile à prendre
term-thing_size = taille de l’objet
term-ride = Équitation
term-bluff = Bluff
term-sense_motive = Psychologie
term-hard_to_feint = cible difficile à feinter
term-aided = aide reçue
term-aided_defence = aide reçue en défense
term-prone = à terre
term-target_prone = cible à terre
term-hardness = solidité
each-dnd35-damaged = { $item_word } { $left }/{ $whole }
word-dnd35-state-on = oui
word-dnd35-state-off = non
word-dnd35-item-purse = bourse
word-dnd35-things-purse = bourse
word-dnd35-value-purse = bourse
word-dnd35-things-potion = potion
word-dnd35-value-potion = potion
word-dnd35-item-scroll = parchemin
word-dnd35-things-scroll = parchemin
word-dnd35-value-scroll = parchemin
word-dnd35-things-wand = baguette
word-dnd35-value-wand = baguette
word-dnd35-things-ring = anneau
word-dnd35-value-ring = anneau
word-dnd35-item-amulet = amulette
word-dnd35-things-amulet = amulette
word-dnd35-value-amulet = amulette
word-dnd35-item-holy_symbol = symbole sacré
word-dnd35-things-holy_symbol = symbole sacré
word-dnd35-value-holy_symbol = symbole sacré
word-dnd35-item-key = clé
word-dnd35-things-key = clé
word-dnd35-value-key = clé
word-dnd35-item-cloak = cape
word-dnd35-things-cloak = cape
word-dnd35-value-cloak = cape
word-dnd35-item-lantern = lanterne
word-dnd35-things-lantern = lanterne
word-dnd35-value-lantern = lanterne
word-dnd35-item-backpack = sac à dos
word-dnd35-things-backpack = sac à dos
word-dnd35-value-backpack = sac à dos
word-dnd35-item-book = livre
word-dnd35-things-book = livre
word-dnd35-value-book = livre
word-dnd35-value-on = oui
word-dnd35-value-off = non
option-dnd35-declare-action-charge_into = Charger et bousculer ou renverser
means-dnd35-declare-action-charge_into = une action complexe : une charge qui finit en bousculade ou en renversement ; +2 au test, −2 à la CA
word-dnd35-action-charge_into = charger et bousculer
option-dnd35-declare-how-bull_rush = Bousculade
option-dnd35-declare-how-overrun = Renversement
means-dnd35-declare-how-bull_rush = le repousser, avec +2 au test
means-dnd35-declare-how-overrun = le traverser, avec +2 au test
choose-dnd35-far = De combien ?
option-dnd35-onward-target-away = Loin de tous
means-dnd35-onward-target = vers là, avec le mouvement qui reste
means-dnd35-onward-target-away = on s’éloigne de chacun d’autant
