# D&D 3.5 : les sorts, ce qui s’en dit ; les chutes.

## Lancer un sort
event-dnd35-spell_begun = { $how ->
        [held] { "" }
        [immediate] ⚡ **{ $combatant }** lance *{ $spell_word }*, d’une action immédiate
        [charge] ✋ **{ $combatant }** libère *{ $spell_word }*
        [potion] { "" }
       *[turn] ✨ **{ $combatant }** lance *{ $spell_word }*{ $casting ->
            [swift] , d’une action rapide
            [immediate] , d’une action immédiate
            [full] , de tout son tour
            [round] {"\u00A0"}: l’incantation dure un round
           *[standard] { "" }
        }{ $defensive ->
            [yes] , sur la défensive
           *[no] { "" }
        }
    }{ $how ->
        [held] { "" }
        [potion] { "" }
        [immediate] {" "}({ $target_shown }).
        [charge] {" "}({ $target_shown }).
       *[turn] { $target ->
            [none] { $aim ->
                [none] .
               *[other] {" "}({ $aim_shown }).
            }
           *[other] {" "}({ $target_shown }).
        }
    }
event-dnd35-spell_strained = { $strain ->
        [deaf] 🔇 Sans s’entendre, **{ $combatant }** dit les mots (*{ $spell_word }*) : { $success ->
            [yes] **justes**
           *[no] **manqués**
        }{ $total_against }.
       *[other] 🧠 Concentration { DE($combatant) } (*{ $spell_word }*){ $strain ->
            [hurt] , malgré la blessure
            [defensive] , sur la défensive
            [entangled] , malgré les entraves
            [ridden] , en pleine chevauchée
           *[other] { "" }
        } : { $success ->
            [yes] **tenue**
           *[no] **perdue**
        }{ $total_against }.
    }
why-dnd35-spell_strained = { $strain ->
        [deaf] Faute de s’entendre, le sort échoue sur 20 ou moins au d100 : **{ $total }**
       *[other] Concentration : { $terms } = **{ $total }** contre **{ $against }**
    }
event-dnd35-casting_goes_on = ⏳ **{ $combatant }** incante jusqu’à son prochain tour.
event-dnd35-casting_ended = { $lost ->
        [yes] 💨 *{ $spell_word }* se perd : **{ $combatant }** n’est plus en état de l’achever.
       *[no] ✨ **{ $combatant }** achève *{ $spell_word }*.
    }
event-dnd35-spell_pointed = { $target ->
        [none] { $aim ->
            [none] { "" }
           *[other] 🎯 Le sort { DE($combatant) } vise { $aim_shown }.
        }
       *[other] 🎯 Le sort { DE($combatant) } vise **{ $target_shown }**.
    }
event-dnd35-spell_aimed = { $targets_count ->
        [0] { "" }
       *[other] { $missiles ->
            [0] 🎯 *Aussi* : { $targets }.
            [one] 🎯 Encore un trait sur **{ $target }**.
           *[other] 🎯 Encore { $missiles } traits sur **{ $target }**.
        }
    }
event-dnd35-spell_goes_on = { "" }
    .manner = quiet
event-dnd35-caught_said = { "" }
    .manner = quiet
event-dnd35-ray_loosed = { "" }
    .manner = quiet
event-dnd35-touch_held = ✋ **{ $combatant }** garde *{ $spell_word }* au bout des doigts.
event-dnd35-spell_identified = 🧠 **{ $combatant }** { $success ->
        [yes] reconnaît *{ $spell_word }*
       *[no] ne reconnaît pas le sort
    }{ $total_against }{ $success ->
        [yes] { $able ->
            [yes] {" "}et lance le même : **contresort**
           *[no] , sans pouvoir le lancer
        }
       *[no] { "" }
    }.
why-dnd35-spell_identified = Art de la magie : { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-spell_ended = { $reason ->
        [lost] 💨 *{ $spell_word }* est perdu.
        [countered] 🚫 *{ $spell_word }* { DE($combatant) } n’a aucun effet.
        [unable] 💨 *{ $spell_word }* se perd : **{ $combatant }** n’est plus en état de l’achever.
        [no_target] 💨 *{ $spell_word }* { DE($combatant) } n’a plus de cible.
       *[done] { "" }
    }
event-dnd35-spell_noted = 📝 *{ $spell_word }* { DE($combatant) } : une part de l’effet est à votre charge.

## Ce que font les sorts
event-dnd35-harm_rolled = { $total ->
        [none] { "" }
       *[other] 🎲 *{ $spell_word }* : **{ $total_shown }** de dégâts.
    }
why-dnd35-harm_rolled = Dégâts : { $terms } = **{ $total }**
event-dnd35-save_rolled = 🎲 **{ $combatant }** { $success ->
        [yes] résiste
       *[no] ne résiste pas
    } à *{ $spell_word }* ({ $save_word }){ $total_against }.
why-dnd35-save_rolled = { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-resistance_rolled = 🛡️ *{ $spell_word }* { $success ->
        [yes] passe
       *[no] **ne passe pas**
    } la résistance { DE($target) }{ $total_against }.
why-dnd35-resistance_rolled = { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-spell_hurt = 💥 *{ $spell_word }* : **{ $target }** { $dealt ->
        [none] accuse le choc
        [0] ne perd rien
        [1] perd **un point de vie**
       *[other] perd **{ $dealt } points de vie**
    }{ $halved ->
        [yes] {" "}(moitié)
       *[no] { "" }
    }{ $kept_off ->
        [none] { "" }
       *[other] {" "}({ $kept_off_each })
    }.
why-dnd35-spell_hurt = Dégâts : { $terms } = **{ $dealt }**
event-dnd35-spell_healed = 💚 *{ $spell_word }* : **{ $target }** reçoit { $given ->
        [none] des points de vie
        [0] aucun point de vie
        [1] **un point de vie**
       *[other] **{ $given } points de vie**
    }.
why-dnd35-spell_healed = { $terms_count ->
        [0] Dés : { $faces }.
       *[other] Soins : { $terms } = **{ $given }**
    }
event-dnd35-effect_put = ✨ *{ $spell_word }* agit sur **{ $combatant }**{ $status ->
        [none] { "" }
       *[other] {"\u00A0"}: { $status_word }
    }.
event-dnd35-effect_put-all = ✨ *{ $spell_word }* agit sur { $names }{ $status ->
        [none] { "" }
       *[other] {"\u00A0"}: { $status_word }
    }.
event-dnd35-effect_ended = { $reason ->
        [saved] 💪 **{ $combatant }** se défait de *{ $spell_word }*.
        [broken] 💨 *{ $spell_word }* prend fin pour **{ $combatant }**.
        [gm] 💨 Le MJ met fin à *{ $spell_word }* pour **{ $combatant }**.
       *[over] ⏳ *{ $spell_word }* n’agit plus sur **{ $combatant }**.
    }
event-dnd35-effect_ended-all = { $reason ->
        [saved] 💪 { $names } se défont de *{ $spell_word }*.
        [broken] 💨 *{ $spell_word }* prend fin pour { $names }.
        [gm] 💨 Le MJ met fin à *{ $spell_word }* pour { $names }.
       *[over] ⏳ *{ $spell_word }* n’agit plus sur { $names }.
    }
event-dnd35-tried_anew = { "" }
    .manner = quiet
event-dnd35-unaffected = 🛡️ *{ $spell_word }* est sans effet sur **{ $combatant }**.
event-dnd35-spell_struck = { "" }
    .manner = quiet
event-dnd35-woken = 👋 **{ $combatant }** secoue **{ $target }**.

## Tomber de haut
event-dnd35-fall_begun = 🕳️ **{ $combatant }** tombe de { $metres } m.
event-dnd35-fall_left = { "" }
    .manner = quiet
event-dnd35-fall_ended = { $softly ->
        [yes] 🪶 **{ $combatant }** se pose sans mal.
       *[no] 💥 **{ $combatant }** touche le sol : { $dealt ->
            [none] le choc est rude
            [0] sans mal
            [1] **un point de vie** perdu
           *[other] **{ $dealt } points de vie** perdus
        }.
    }
why-dnd35-fall_ended = { $faces_count ->
        [0] { "" }
       *[other] Dés : { $faces } = **{ $dealt }**
    }

## Ce qui est demandé
question-dnd35-also = **{ $who }**, *{ $spell_word }* : { $left ->
        [1] encore un trait
       *[other] encore { $left } traits
    } à répartir (déjà { $upon }). Sur qui ?
option-dnd35-also-none = Tout le reste sur { $last }
means-dnd35-also-target = un trait de plus ; état : { $health_word }
means-dnd35-also-none = traits pour { $last } : { $left } de plus
question-dnd35-point = **{ $who }**, *{ $spell_word }* prend effet : où, ou sur qui ?
option-dnd35-point-at = { $value }
means-dnd35-point-target = état : { $health_word }
means-dnd35-point-at = { $caught ->
        [none] personne de connu n’y serait pris
       *[other] y seraient pris : { $caught_shown }
    }{ $friends ->
        [yes] , dont quelqu’un de votre camp
       *[no] { "" }
    }
question-dnd35-caught = ✨ *{ $spell_word }* { DE($caster) } : { $count ->
        [0] personne n’est pris dans la zone.
        [one] une personne est prise dans la zone : { $names }.
       *[other] sont pris dans la zone : { $names_listed }.
    } Qu’en dites-vous ?
option-dnd35-caught-take = C’est bien cela
option-dnd35-caught-person = { $within ->
        [yes] Sans { $value }
       *[no] Avec { $value }
    }
means-dnd35-caught-take = le sort agit sur ces personnes
means-dnd35-caught-person = la liste change, et vous est soumise de nouveau
question-dnd35-immediate = **{ $who }**, { $target } tombe de { $metres } m : *{ $spell_word }*, d’une action immédiate ?
option-dnd35-immediate = { $value_word }
option-dnd35-immediate-none = Laisser tomber
means-dnd35-immediate = votre action immédiate : il n’y en a pas d’autre avant votre prochain tour
means-dnd35-immediate-none = rien n’est dépensé
option-dnd35-declare-action-cast = Lancer un sort
option-dnd35-declare-action-deliver = Libérer un contact
option-dnd35-declare-action-wake = Réveiller
means-dnd35-declare-action-cast = selon le sort ; à portée d’un ennemi, cela vous expose, sauf sur la défensive
means-dnd35-declare-action-deliver = une action simple : le sort au bout de vos doigts, par un contact
means-dnd35-declare-action-wake = une action simple ; la cible ne dort plus
option-dnd35-declare-spell = { $value_word }
option-dnd35-declare-at = { $value }
option-dnd35-declare-manner-defensive = Sur la défensive
option-dnd35-declare-manner-openly = Sans précaution
choose-dnd35-spell = Quel sort ?
choose-dnd35-at = Où, ou autour de qui ?
choose-dnd35-manner = Comment ?
choose-dnd35-person = Qui prendre, ou épargner ?
choose-dnd35-immediate = Un sort ?
means-dnd35-declare-spell = { $chosen ->
        [drink] une potion que vous portez
       *[cast] { $costs ->
            [swift] action rapide
            [immediate] action immédiate
            [full] action complexe
            [round] un round entier
           *[standard] action simple
        }{ $level ->
            [none] { "" }
           *[other] , niveau { $level_shown }
        }{ $slots ->
            [none] { "" }
           *[other] , encore { $slots_shown }{ $taken ->
                [none] { "" }
               *[other] {" "}de niveau { $taken_shown }
            }
        }{ $harm ->
            [none] { "" }
           *[other] , dégâts { $harm_shown }
        }{ $missiles ->
            [none] { "" }
           *[other] , traits : { $missiles_shown }
        }{ $mends ->
            [none] { "" }
           *[other] , points de vie { $mends_shown }
        }{ $strikes ->
            [none] { "" }
           *[other] , attaque de contact
        }{ $save ->
            [none] { "" }
           *[other] , { $save_word } DD { $dc }
        }
    }
means-dnd35-declare-at = { $caught ->
        [none] personne de connu n’y serait pris
       *[other] y seraient pris : { $caught_shown }
    }{ $friends ->
        [yes] , dont quelqu’un de votre camp
       *[no] { "" }
    }
option-dnd35-friends = Lancer quand même
choose-dnd35-friends = Les vôtres sont dans la zone : lancer quand même ?
means-dnd35-friends = { $companions ->
        [none] quelqu’un de votre camp est dans la zone
       *[other] de votre camp, dans la zone : { $companions_listed }
    }
means-dnd35-declare-manner = { $value ->
        [defensive] personne ne peut en profiter ; Concentration DD { $strain } ou le sort est perdu
       *[openly] qui vous menace peut frapper d’abord ; une blessure peut perdre le sort
    }

## Les mots
word-dnd35-action-cast = lancer un sort
    .short = sort
word-dnd35-action-deliver = libérer un contact
word-dnd35-action-wake = réveiller
word-dnd35-question-also = traits d’un sort à répartir
word-dnd35-question-point = cible d’un sort
word-dnd35-question-caught = qui est pris dans la zone d’un sort
word-dnd35-question-immediate = sort d’une action immédiate
word-dnd35-matter-immediate = sorts d’une action immédiate
word-dnd35-why-spell = effet d’un sort
word-dnd35-why-save = jet de sauvegarde
word-dnd35-why-resistance = résistance à la magie
word-dnd35-why-spellcraft = art de la magie
word-dnd35-why-fall = chute
word-dnd35-why-muffled = sort lancé sans s’entendre
word-dnd35-tool-fall = chute
word-dnd35-tool-end_spells = fin des sorts sur quelqu’un
word-dnd35-status-dazed = sans réaction
    .short = hébété, hébétée
word-dnd35-status-stunned = sous le choc
    .short = étourdi, étourdie
word-dnd35-status-sleeping = sommeil magique
    .short = endormi, endormie
word-dnd35-status-paralysed = paralysie
    .short = paralysé, paralysée
word-dnd35-status-entangled = entraves
    .short = enchevêtré, enchevêtrée, entravé, entravée
word-dnd35-status-blinded = cécité
    .short = aveuglé, aveuglée, aveugle
word-dnd35-status-dazzled = éblouissement
    .short = ébloui, éblouie
word-dnd35-status-deafened = surdité
    .short = assourdi, assourdie, sourd, sourde
word-dnd35-status-exhausted = épuisement
    .short = épuisé, épuisée
word-dnd35-status-fatigued = fatigue
    .short = fatigué, fatiguée
word-dnd35-status-frightened = effroi
    .short = effrayé, effrayée
word-dnd35-status-nauseated = nausées
    .short = nauséeux, nauséeuse
word-dnd35-status-panicked = panique
    .short = paniqué, paniquée
word-dnd35-status-shaken = peur
    .short = secoué, secouée
word-dnd35-status-sickened = malaise
    .short = fiévreux, fiévreuse, malade
term-spell_armour = armure d’un sort
term-spell_shield = bouclier d’un sort
term-spell_deflection = parade d’un sort
term-altered = caractéristique changée
term-entangled = entraves
term-blinded = cécité
term-stunned = sous le choc
term-dazzled = éblouissement
term-deafened = surdité
term-frightened = effroi
term-panicked = panique
term-shaken = peur
term-sickened = malaise
term-negative_levels = niveaux négatifs
term-caster_level = niveau de lanceur de sorts
term-combat_casting = magie de guerre
term-saved = sauvegarde réussie
term-spellcraft = Art de la magie
refused-dnd35-cannot-fall = { $name } ne peut pas tomber maintenant.
refused-dnd35-no-spells = Aucun sort n’agit sur { $name }.

## Combien de temps un état dure, dit par le MJ
event-dnd35-status_timed = ⏳ { $status_word }, pour **{ $combatant }**, { $edge ->
        [begin] jusqu’au début { $of ->
            [none] d’un tour du round { $round }
           *[other] du tour { DE($of_shown) } au round { $round }
        }
       *[end] jusqu’à la fin { $of ->
            [none] d’un tour du round { $round }
           *[other] du tour { DE($of_shown) } au round { $round }
        }
    }.
word-dnd35-until-turn = fin du tour en cours
word-dnd35-until-end = fin du prochain tour
word-dnd35-until-begin = début du prochain tour
word-dnd35-until-1 = 1 round
word-dnd35-until-2 = 2 rounds
word-dnd35-until-3 = 3 rounds
word-dnd35-until-5 = 5 rounds
word-dnd35-until-10 = 10 rounds
word-dnd35-status-grappled = en lutte
word-dnd35-status-pinned = sous une prise
