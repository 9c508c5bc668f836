# D&D 5 : les sorts, ce qui s’en dit.

## Lancer un sort
event-dnd5-spell_begun = { $how ->
        [held] ✨ **{ $combatant }** lance *{ $spell_word }* et en retient l’énergie
        [released] ✨ **{ $combatant }** libère *{ $spell_word }*
        [again] ✨ **{ $combatant }** fait encore frapper *{ $spell_word }*, d’une action bonus
        [reaction] ⚡ **{ $combatant }** lance *{ $spell_word }* en réaction
        [bonus] ✨ **{ $combatant }** lance *{ $spell_word }*, d’une action bonus
       *[action] ✨ **{ $combatant }** lance *{ $spell_word }*
    }{ $target ->
        [none] { $aim ->
            [none] { "" }
            [away] { "" }
           *[other] {" "}vers { $aim_shown }
        }
       *[other] { $own ->
            [only] { "" }
            [chosen] {" "}sur sa propre personne
           *[none] {" "}sur **{ $target_shown }**
        }
    }{ $how ->
        [again] { "" }
       *[other] { $slot ->
            [0] { "" }
           *[other] , niveau { $slot_shown }
        }
    }.
event-dnd5-spell_aimed = { $targets_count ->
        [0] { "" }
       *[other] { $missiles ->
            [0] 🎯 *Aussi* : { $targets }.
            [one] 🎯 Encore un projectile sur **{ $target }**.
           *[other] 🎯 Encore { $missiles } projectiles sur **{ $target }**.
        }
    }
event-dnd5-spell_held = 🧠 **{ $combatant }** garde *{ $spell_word }* en réserve jusqu’au déclencheur{ $former ->
        [none] { "" }
       *[other] {" "}et cesse de se concentrer sur *{ $former_word }*
    }.
event-dnd5-spell_goes_on = { "" }
    .manner = quiet
event-dnd5-caught_said = { "" }
    .manner = quiet
event-dnd5-spell_countered = 🚫 **{ $combatant }** annule *{ $spell_word }* { DE($target) }.
event-dnd5-spell_ended = { $reason ->
        [unable] 💨 **{ $combatant }** n’est plus en état d’achever *{ $spell_word }*, qui se perd.
        [countered] { "" }
       *[done] { "" }
    }
event-dnd5-darts_warded = 🛡️ Le bouclier { DE($combatant) } arrête *{ $spell_word }*.
event-dnd5-spell_checked = 🎲 Test { DE($combatant) } ({ $ability_word }) pour *{ $spell_word }* : { $success ->
        [yes] réussi
       *[no] raté
    }{ $total_against }.
why-dnd5-spell_checked = { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }

## Sauvegardes
event-dnd5-harm_rolled = { $total ->
        [none] { "" }
       *[other] 🎲 *{ $spell_word }* : **{ $total_shown }** de dégâts.
    }
why-dnd5-harm_rolled = Dégâts : { $terms } = **{ $total }**
event-dnd5-save_rolled = 🎲 **{ $combatant }** { $success ->
        [yes] résiste
       *[no] ne résiste pas
    } à *{ $spell_word }* ({ $ability_word }){ $automatic ->
        [yes] , sans défense
       *[no] { $total_against }
    }.
why-dnd5-save_rolled = { $automatic ->
        [yes] Sauvegarde ratée d’office
       *[no] { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
event-dnd5-unaffected = 🛡️ Aucun effet de *{ $spell_word }* sur **{ $combatant }** ({ $status_word }).

## Concentration
event-dnd5-concentrated = 🧠 **{ $combatant }** se concentre sur *{ $spell_word }*{ $former ->
        [none] { "" }
       *[other] {" "}et cesse de se concentrer sur *{ $former_word }*
    }.
event-dnd5-concentration_rolled = 🧠 Concentration { DE($combatant) } (*{ $spell_word }*) : { $success ->
        [yes] tenue
       *[no] **rompue**
    }{ $total_against }.
why-dnd5-concentration_rolled = Dégâts : { $damage }{"\u00A0"}; { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
event-dnd5-concentration_ended = { $held ->
        [yes] 💨 **{ $combatant }** retenait *{ $spell_word }*, qui se dissipe sans effet.
       *[no] { $reason ->
            [at_will] 🧠 **{ $combatant }** cesse de se concentrer sur *{ $spell_word }*.
            [gm] 🧠 Le MJ met fin à la concentration { DE($combatant) } (*{ $spell_word }*).
            [incapacitated] 🧠 **{ $combatant }** n’est plus en état de se concentrer (*{ $spell_word }*).
            [over] { "" }
           *[failed] { "" }
        }
    }

## Ce qui reste sur quelqu’un
event-dnd5-effect_put = { $status ->
        [none] { $hovers ->
            [first] ✨ Reste là : *{ $spell_word }*. Une action bonus { DE($combatant) } la déplace et la fait encore frapper.
            [again] { "" }
           *[none] ✨ **{ $combatant }** est sous l’effet de *{ $spell_word }*.
        }
       *[other] { "" }
    }
event-dnd5-effect_ended = { $reason ->
        [saved] 💪 **{ $combatant }** se défait de *{ $spell_word }*.
        [freed] { "" }
        [broken] 💨 Fin de *{ $spell_word }* pour **{ $combatant }**.
        [concentration] 💨 Plus de *{ $spell_word }* sur **{ $combatant }**.
       *[over] { $status ->
            [none] { $hovered ->
                [yes] ⏳ Fin de *{ $spell_word }* pour **{ $combatant }**.
               *[no] ⏳ **{ $combatant }** n’est plus sous l’effet de *{ $spell_word }*.
            }
           *[other] { "" }
        }
    }
event-dnd5-zone_made = 🗺️ *{ $spell_word }* rend le terrain difficile{ $said ->
        [yes] { $people_count ->
            [0] .
            [one] . S’y trouve : { $people }.
           *[other] . S’y trouvent : { $people }.
        } Le MJ dit qui y entre et qui en sort.
       *[no] {" "}(cases : { $cells_count }).
    }
event-dnd5-zone_entered = 🗺️ **{ $combatant }** entre dans *{ $spell_word }*.
event-dnd5-zone_left = 🗺️ **{ $combatant }** n’est plus dans *{ $spell_word }*.
event-dnd5-zone_said = { "" }
    .manner = quiet
event-dnd5-zone_ended = 🗺️ Le terrain est dégagé : *{ $spell_word }* se dissipe.
event-dnd5-steadied = 🩹 **{ $combatant }** est hors de danger (*{ $spell_word }*).
event-dnd5-revived = ✨ *{ $spell_word }* : **{ $combatant }** revient à la vie{ $hit_points ->
        [none] { "" }
       *[other] {" "}(points de vie : { $hit_points_shown })
    }.
event-dnd5-bolstered = 🫧 *{ $spell_word }* : { $rolled ->
        [none] **{ $combatant }** reçoit des points de vie temporaires
        [0] pas de points de vie temporaires pour **{ $combatant }**
        [one] **un point de vie temporaire** pour **{ $combatant }**
       *[other] **{ $rolled } points de vie temporaires** pour **{ $combatant }**
    }.
why-dnd5-bolstered = { $terms_count ->
        [0] Dés : { $faces }.
       *[other] { $terms } = **{ $rolled }**
    }
event-dnd5-carried = { $forced ->
        [yes] 💨 **{ $combatant }** recule sous *{ $spell_word }* ({ $metres_decimal } m){ $cell ->
            [none] { "" }
           *[other] , jusqu’en { $cell_shown }
        }.
       *[no] ✨ **{ $combatant }** disparaît et reparaît { $cell ->
            [none] ailleurs ({ $metres_decimal } m).
           *[other] en { $cell_shown }.
        }
    }
event-dnd5-pool_rolled = 🎲 *{ $spell_word }* { DE($combatant) }{ $points ->
        [none] { "" }
       *[other]{"\u00A0"}: { $points } points de vie de créatures
    }.
why-dnd5-pool_rolled = Dés : { $faces } = **{ $points }**
event-dnd5-recharged = { $on ->
        [yes] 🔄 **{ $combatant }** dispose de nouveau de *{ $spell_word }*.
       *[no] { "" }
    }
why-dnd5-recharged = Dé : { $face }.
event-dnd5-struggled = 💪 **{ $combatant }** se débat contre *{ $spell_word }* : { $success ->
        [yes] libre
       *[no] toujours pris
    }{ $total_against }.
why-dnd5-struggled = { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
event-dnd5-woken = 👋 **{ $combatant }** secoue **{ $target }**.
event-dnd5-attack_turned = 🛡️ L’attaque { DE($combatant) } est déviée{ $total_against } : elle ne touche plus **{ $target }**.

## Ce qui est demandé
question-dnd5-also = **{ $who }**, *{ $spell_word }* : { $each ->
        [yes] projectiles à répartir encore : { $left } (déjà { $upon }). Sur qui ?
       *[no] autres cibles possibles : { $left }. Qui ?
    }
option-dnd5-also-none = { $each ->
        [yes] Tout le reste sur { $last }
       *[no] Personne d’autre
    }
question-dnd5-caught = ✨ *{ $spell_word }* { DE($caster) } : { $count ->
        [0] personne n’est pris dans la zone.
        [one] une personne est prise dans la zone : { $names }.
       *[other] sont pris dans la zone : { $names_listed }.
    } Qu’en dites-vous ?
option-dnd5-caught-take = C’est bien cela
option-dnd5-caught-person = { $within ->
        [yes] Sans { $value }
       *[no] Avec { $value }
    }
question-dnd5-spell_hit = **{ $who }**, { $cast ->
        [none] l’attaque { DE($target) } vous touche
       *[other] *{ $cast_word }* { DE($target) } va vous toucher
    } : un sort en réaction ?
question-dnd5-spell_cast = **{ $who }**, { $target } lance *{ $cast_word }* : un sort en réaction ?
question-dnd5-spell_damaged = **{ $who }**, { $target } vient de vous blesser : un sort en réaction ?
question-dnd5-spell_falls = **{ $who }**, { $target } tombe : un sort en réaction ?
option-dnd5-spell_hit-none = Encaisser
option-dnd5-spell_cast-none = Laisser faire
option-dnd5-spell_damaged-none = Ne pas répliquer
option-dnd5-spell_falls-none = Laisser tomber
option-dnd5-spell = { $value_word }
option-dnd5-slot = Niveau { $value }
option-dnd5-at = { $value_word }
option-dnd5-at-away = Loin des ennemis
option-dnd5-declare-action-cast = Lancer un sort
option-dnd5-declare-action-let_go = Cesser de se concentrer
option-dnd5-declare-action-struggle = Se débattre
option-dnd5-declare-action-wake = Réveiller
choose-dnd5-spell = Quel sort ?
choose-dnd5-slot = À quel niveau ?
choose-dnd5-at = À quel endroit ?
choose-dnd5-person = Qui prendre, ou épargner ?

## Ce à quoi cela mène
means-dnd5-declare-action-cast = { $costs ->
        [action] votre action
        [bonus] votre action bonus
       *[other] selon le sort, votre action ou votre action bonus
    }
means-dnd5-declare-action-let_go = { $held ->
        [none] le sort que vous maintenez prend fin
       *[other] *{ $held_word }*, que vous tenez prêt, se dissipe sans effet
    }{"\u00A0"}; ne coûte rien
means-dnd5-declare-action-struggle = votre action, pour vous arracher à ce qui vous entrave
means-dnd5-declare-action-wake = votre action ; la cible ne dort plus
means-dnd5-spell = { $costs ->
        [bonus] action bonus
        [reaction] votre réaction
       *[action] action
    }{ $level ->
        [0] { "" }
       *[other] , niveau { $level_shown }
    }{ $harm ->
        [none] { "" }
       *[other] , dégâts { $harm_shown }
    }{ $missiles ->
        [none] { "" }
       *[other] , projectiles : { $missiles }, à répartir
    }{ $mends ->
        [none] { "" }
       *[other] , points de vie rendus : { $mends_shown }
    }{ $shields ->
        [none] { "" }
       *[other] , points de vie temporaires : { $shields_shown }
    }{ $fells ->
        [none] { "" }
       *[other] , points de vie vaincus : { $fells_shown }
    }{ $strikes ->
        [none] { "" }
       *[other] , jet d’attaque
    }{ $save ->
        [none] { "" }
       *[other] , sauvegarde { $save_word } DD { $dc }
    }{ $half ->
        [yes] {" pour moitié"}
       *[no] { "" }
    }{ $status ->
        [none] { "" }
       *[other] , { $save ->
            [none] { $status_word }
           *[other] sinon { $status_word }
        }
    }{ $adds ->
        [none] { "" }
       *[other] , +{ $adds_shown } (attaques, sauvegardes)
    }{ $takes ->
        [none] { "" }
       *[other] , −{ $takes_shown } (attaques, sauvegardes)
    }{ $hurts_more ->
        [none] { "" }
       *[other] , +{ $hurts_more_shown } de dégâts
    }{ $base ->
        [none] { "" }
        [0] { "" }
       *[other] , CA { $base_shown } + Dextérité
    }{ $leap ->
        [none] { "" }
       *[other] , { $leap_decimal } m au plus
    }{ $guards ->
        [none] { "" }
        [0] { "" }
       *[other] , { $guards_signed } à la CA
    }{ $again ->
        [yes] , sans emplacement
       *[no] { "" }
    }{ $ends ->
        [none] { $keeps ->
            [yes] , concentration
           *[no] { "" }
        }
       *[other] , fin de *{ $ends_word }*
    }{ $forfeits ->
        [yes]{"\u00A0"}; ce que vous tenez prêt est perdu
       *[no] { "" }
    }
means-dnd5-slot = un emplacement de ce niveau{ $harm ->
        [none] { "" }
       *[other] , dégâts { $harm_shown }
    }{ $missiles ->
        [none] { "" }
       *[other] , projectiles : { $missiles }
    }{ $mends ->
        [none] { "" }
       *[other] , points de vie rendus : { $mends_shown }
    }{ $shields ->
        [none] { "" }
       *[other] , points de vie temporaires : { $shields_shown }
    }{ $fells ->
        [none] { "" }
       *[other] , points de vie vaincus : { $fells_shown }
    }
means-dnd5-at = { $area ->
        [none] vous y reparaissez ; cela ne provoque personne
       *[other] { $caught ->
            [none] personne de connu n’y serait pris
           *[other] y seraient pris : { $caught_shown }
        }
    }{ $friends ->
        [yes] , dont quelqu’un de votre camp
       *[no] { "" }
    }
option-dnd5-friends = Lancer quand même
choose-dnd5-friends = Les vôtres sont dans la zone : lancer quand même ?
means-dnd5-friends = { $companions ->
        [none] quelqu’un de votre camp est dans la zone
       *[other] de votre camp, dans la zone : { $companions_listed }
    }
means-dnd5-also-target = { $each ->
        [yes] un projectile de plus ; état : { $health_word }
       *[no] état : { $health_word }
    }
means-dnd5-also-none = { $each ->
        [yes] projectiles pour { $last } : { $left } de plus
       *[no] le sort s’en tient là
    }
means-dnd5-caught-take = le sort agit sur ces personnes
means-dnd5-caught-person = la liste change, et vous est soumise de nouveau
means-dnd5-spell_hit-none = votre réaction reste entière
means-dnd5-spell_cast-none = votre réaction reste entière
means-dnd5-spell_damaged-none = votre réaction reste entière
means-dnd5-spell_falls-none = votre réaction reste entière

## Les mots
word-dnd5-action-cast = lancer un sort
    .short = sort
word-dnd5-action-let_go = cesser de se concentrer
word-dnd5-action-struggle = se débattre
word-dnd5-action-wake = réveiller
word-dnd5-matter-spell_hit = sorts qui parent un coup
word-dnd5-matter-spell_cast = contresorts
word-dnd5-matter-spell_damaged = sorts de représailles
word-dnd5-matter-spell_falls = sorts contre une chute
word-dnd5-order-useful = si cela détourne le coup
word-dnd5-why-save = sauvegarde
word-dnd5-why-concentration = concentration
word-dnd5-why-added = dé d’un sort
word-dnd5-why-spell = effet d’un sort
word-dnd5-why-recharge = recharge
word-dnd5-up-glowing = cible qui luit
word-dnd5-up-marked = cible marquée
word-dnd5-up-magic_resistance = résistance à la magie
word-dnd5-down-hampered = moqué
word-dnd5-down-blurred = cible floue
word-dnd5-status-charmed = sous le charme
    .short = charmé, charmée
word-dnd5-status-deafened = surdité
    .short = assourdi, assourdie
word-dnd5-status-exhausted = épuisement
    .short = épuisé, épuisée
word-dnd5-status-petrified = pétrification
    .short = pétrifié, pétrifiée
word-dnd5-tool-concentration = mettre fin à une concentration
word-dnd5-tool-zone = entrer dans le terrain d’un sort, ou en sortir
slot-dnd5-spell = { $who } : { $spell_word }, jusqu’au round { $until }
term-mage_armour = armure du mage
term-shield_spell = bouclier magique
term-shield_of_faith = bouclier de la foi
term-bless = bénédiction
term-bane = fléau
term-spell = sort
term-modifier = caractéristique d’incantation
refused-dnd5-no-concentration = { $name } ne se concentre sur rien.
refused-dnd5-no-zone = Aucun sort n’a changé ce terrain.

## Ce que l’on attend
word-dnd5-question-also = autres cibles d’un sort
word-dnd5-question-caught = qui est pris dans la zone d’un sort
word-dnd5-question-spell_hit = sort en réaction à un coup
word-dnd5-question-spell_cast = sort en réaction à un sort
word-dnd5-question-spell_damaged = sort en réaction à des dégâts
word-dnd5-question-spell_falls = sort en réaction à une chute
