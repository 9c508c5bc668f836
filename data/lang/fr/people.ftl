# Les gens du MJ : qui mène qui, de quel camp, sous quel nom ; ce que le MJ est seul à voir.

## Dans les mots de quelqu’un, et dans un fichier, à la place du numéro de Discord
somebody = un joueur

## Ce que tout jeu raconte ; un jeu peut le dire autrement (event-<jeu>-…)
event-combatant_recorded = { "" }
    .manner = quiet
event-combatant_joined = 🛡️ **{ $name }** entre dans le combat ({ $weapon }).
event-combatant_joined-all = 🛡️ { $names } entrent dans le combat ({ $weapon }).
event-line_taken = { $reason ->
        [forward] ⚔️ **{ $combatant }** passe devant.
        [swap] { "" }
       *[said] { $behind ->
            [yes] 🏹 **{ $combatant }** se tient derrière.
           *[no] ⚔️ **{ $combatant }** se tient devant.
        }
    }
event-combatant_left = { $reason ->
        [removed] 🚪 Le MJ retire **{ $name }** du combat.
       *[left] 🚪 **{ $name }** quitte le combat.
    }
event-combatant_hidden = 🌫️ Le MJ met **{ $combatant }** hors de vue.
event-combatant_hidden-all = 🌫️ Le MJ met hors de vue { $names }.
event-combatant_revealed = 👁️ **{ $name }** apparaît ({ $weapon }).
event-handed_over = { $temperament ->
        [none] { $player ->
            [none] 🎭 Le MJ mène désormais **{ $combatant }**.
           *[other] 🎭 { $player_user } mène désormais **{ $combatant }**.
        }
       *[other] 🎭 **{ $combatant }** décide désormais par tempérament ({ $temperament_word }).
    }
event-side_changed = 🔀 **{ $combatant }** passe { $after ->
        [players] du côté des joueurs.
       *[other] du côté adverse.
    }
event-combatant_renamed = 🏷️ { $before } s’appelle désormais **{ $after }**.
event-combatant_renamed-more = { $before } → **{ $after }**
event-plan_changed = 📜 Le plan { DE($combatant) } change.
    .manner = quiet
event-plan_followed = 📜 **{ $combatant }** suit son plan.
    .manner = quiet
event-plan_ended = 📜 { $reason ->
        [done] Le plan { DE($combatant) } est accompli : la suite est à dire.
       *[impossible] Le plan { DE($combatant) } ne peut plus suivre son cours : la suite est à dire.
    }
event-order_given = 📋 Consigne { DE($combatant) } : { $matter_word } → { $order_word }.
event-gm_overrode = 🔧 Le MJ corrige **{ $combatant }**, { $what_field } : { $before ->
        [none] rien
       *[other] { $before }
    } → **{ $after ->
        [none] rien
       *[other] { $after }
    }**{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-setting_changed = 🔧 Le MJ change un réglage, { $setting_word } : { $before_value } → **{ $after_value }**.
event-settings_changed = 🔧 Le MJ applique le profil { $which ->
        [letter] « à la lettre »
        [reference] « comme la référence »
       *[none] « { $called } »
    } : { $changes_each }.
each-changes = { $setting_word } ({ $before_value } → **{ $after_value }**)
each-more = et { $count } de plus

## Ce qui est refusé
refused-unknown-side = « { $typed } » n’est pas un camp : `players` (avec les joueurs) ou `foes` (avec les adversaires).
refused-already-on-side = { $name } est déjà de ce camp.
refused-two-sides = { $other } joue déjà pour la même personne dans l’autre camp, et on ne joue que d’un côté : `/pnj camp` fait passer { $name } de l’autre.
refused-already-led = C’est déjà ainsi que l’on mène { $name } : rien n’a changé.
refused-bad-name = « { $typed } » n’est pas un nom : il en faut un de 40 caractères au plus.
refused-object-figures = « { $value } » ne dit pas ce que l’objet encaisse : donnez sa CA, puis ses points de vie{ $parts ->
        [3] , puis sa solidité, comme 15/18/5
       *[other] , comme 15/18
    }.
refused-no-object = { $name } n’est pas un objet : choisissez-en un que vous avez placé.
refused-name-taken = { $name } est déjà pris : choisissez un autre nom.
refused-percentile-pit-sides = Dans la fosse, chacun se bat pour soi : { $name } n’a pas de camp.
refused-no-bot-plays = { $name } est un bot : confiez le combattant à une personne.
refused-not-a-players = { $name } est au MJ : `/pnj retirer` ou `/pnj confier`.

note-reveal-panel = 👁️ Montrer { $name } par surprise ? Ses ennemis ne pourraient rien opposer à ce premier assaut{ $begun ->
        [yes] .
       *[no]  ; jusqu’au premier segment, personne ne verrait rien.
    }
note-reveal-surprise = Par surprise
note-reveal-plain = Sans surprise
note-leaves = 🚪 { $player } quitte la partie.
note-leave-panel = Vous partez. Que devient { $name } ? Pour le laisser à quelqu’un, `/combat quitter a:@…`.
note-leave-gm = Au MJ
note-leave-autopilot = À l’automate
note-leave-remove = Retirer

note-button-screen = Pour le MJ
note-screen-hidden = { $count ->
        [0] Personne n’est caché.
       *[other] 🌫️ Cachés : { $names }.
    }
note-screen-unasked = { $count ->
        [1] 🤫 { $names } se cache sous vos ordres : rien ne lui est demandé, l’attendre trahirait sa présence.
       *[other] 🤫 { $names } se cachent sous vos ordres : rien ne leur est demandé, les attendre trahirait leur présence.
    } `/pnj montrer`, et l’on vous demande ce qu’il fait dès son prochain tour ; `/pnj automate`, et il guette son occasion.
note-screen-nothing = Rien ne vous attend ici.
note-screen-elsewhere = { $count ->
        [1] Une question vous attend dans le salon.
       *[other] { $count } questions vous attendent dans le salon.
    }
note-screen-lost = ⚠️ L’écran du MJ n’est plus accessible : ce qui s’y écrivait se lit derrière le bouton « Pour le MJ ».
note-letter-closed =
    ⚠️ Une permission a été retirée à Arbitre dans { $channel }, où se joue votre combat ({ $names }) : { $what ->
        [view_channel] « Voir le salon »
        [send_messages] « Envoyer des messages »
        [send_messages_in_threads] « Envoyer des messages dans les fils »
        [read_message_history] « Voir les anciens messages »
       *[other] le bot ne peut plus y écrire
    }. Le combat est arrêté, aucun délai n’y court ; il reprend dès qu’elle est rendue.
note-letter-gone =
    ⚠️ Le salon où se jouait votre combat ({ $names }) n’existe plus, ou Arbitre en a été retiré. Le combat est arrêté, et tout ce qui s’y est joué est gardé.
    Qui héberge Arbitre peut vous en donner le journal : `python -m bot export { $encounter }`. Pour jouer à nouveau, ouvrez un combat dans un autre salon.
refused-unknown-combatant = Personne ne s’appelle « { $who } » ici. En vue : { $names }.
refused-two-people = Il faut deux combattants différents, pas deux fois { $name }.
refused-one-decider = { $name } ne peut suivre qu’une volonté : un joueur ou un tempérament, pas les deux.
refused-too-many = { $count ->
        [0] Il faut au moins un combattant.
       *[other] C’est trop de monde : { $room ->
            [0] toutes les places sont prises
            [one] il reste une place
           *[other] il reste { $room } places
        }.
    }
refused-already-so = Rien à changer : c’est déjà le cas pour { $name }.
refused-already-hidden = { $name } est déjà hors de vue.
refused-not-hidden = { $name } est déjà en vue.
refused-not-hurt = { $name } n’a rien perdu : il n’y a rien à soigner.
