# D&D 3.5 : le renvoi des morts-vivants.

event-dnd35-turning_rolled = ☀️ **{ $combatant }** { $use ->
        [dispel] { $won ->
            [yes] dissipe le renvoi { DE($target) }
           *[no] ne peut dissiper le renvoi { DE($target) }
        }
        [bolster] { $won ->
            [yes] affermit ses morts-vivants
           *[no] n’affermit aucun mort-vivant
        }
       *[turn] { $won ->
            [yes] repousse les morts-vivants
           *[no] n’impressionne aucun mort-vivant
        }
    }{ $total ->
        [none] { "" }
       *[other] {"\u00A0"}: **{ $total_shown }**{ $against ->
            [none] { $most ->
                [none] { "" }
               *[other] , jusqu’à { $most_shown } DV
            }
           *[other] {" "}contre { $against_shown }
        }
    }.{ $resisting_count ->
        [0] { "" }
       *[other] {" "}Résiste au renvoi plus que ses dés de vie ne le disent : { $resisting }.
    }{ $distant_count ->
        [0] { "" }
       *[other] {" "}Hors de portée (plus de 18 m) : { $distant }.
    }
why-dnd35-turning_rolled = { $terms } = **{ $total }**{ $against ->
        [none] , soit jusqu’à { $most_shown } DV
       *[other] {" "}contre **{ $against_shown }**
    }
event-dnd35-strength_rolled = ☀️ { $freed ->
        [yes] Libère { $total ->
            [none] quelques dés de vie
           *[other] jusqu’à **{ $total_shown } DV**
        } de morts-vivants.
       *[no] { $total ->
            [none] Quelques dés de vie de morts-vivants sont à sa merci.
           *[other] Jusqu’à **{ $total_shown } DV** de morts-vivants sont à sa merci.
        }
    }{ $passed_count ->
        [0] { "" }
       *[other] {" "}Pas assez pour : { $passed }.
    }
why-dnd35-strength_rolled = { $terms } = **{ $total }** DV
event-dnd35-undead_turned = { $destroyed ->
        [yes] 💀 **{ $combatant }** tombe en poussière devant { $by }.
       *[no] 🏃 **{ $combatant }** fuit devant { $by } pendant une minute.
    }
event-dnd35-undead_turned-all = { $destroyed ->
        [yes] 💀 { $names } tombent en poussière devant { $by }.
       *[no] 🏃 { $names } fuient devant { $by } pendant une minute.
    }
event-dnd35-cowered = 😱 **{ $combatant }** ne peut fuir et se recroqueville : +2 pour qui l’attaque.
event-dnd35-turning_ended = { $reason ->
        [near] ❕ { $by } s’approche trop : le renvoi ne pèse plus sur **{ $combatant }**.
       *[freed] ❕ **{ $combatant }** se libère de l’emprise { DE($by) }.
    }
event-dnd35-got_away = { "" }
    .manner = quiet
event-dnd35-undead_bolstered = 🦴 **{ $combatant }** tiendra mieux contre le renvoi{ $hit_dice ->
        [none] { "" }
       *[other] {" "}(compte { $hit_dice_shown } DV)
    } pendant une minute.

option-dnd35-declare-action-turn_undead = Renvoyer les morts-vivants
option-dnd35-declare-action-dispel_turning = Dissiper un renvoi
option-dnd35-declare-action-bolster = Affermir des morts-vivants
option-dnd35-declare-target-all = Tous ceux à portée
means-dnd35-declare-action-turn_undead = une action simple, une de vos utilisations du jour, à 18 m
means-dnd35-declare-action-dispel_turning = une action simple, une de vos utilisations : battre le test de l’autre prêtre
means-dnd35-declare-action-bolster = une action simple, une de vos utilisations : ils comptent plus de DV contre le renvoi
means-dnd35-declare-target-all = tous les morts-vivants de votre camp à 18 m
word-dnd35-target-all = tous
word-dnd35-action-turn_undead = renvoyer les morts-vivants
word-dnd35-action-dispel_turning = dissiper un renvoi
word-dnd35-action-bolster = affermir des morts-vivants
word-dnd35-status-turned = en fuite (renvoi)
    .short = repoussé, repoussée
word-dnd35-status-cowering = se recroqueville
    .short = recroquevillé, recroquevillée
word-dnd35-status-bolstered = résiste mieux au renvoi
word-dnd35-why-turning = test de renvoi
word-dnd35-why-turned = efficacité du renvoi
term-turning_level = niveau de prêtre
term-target_cowering = cible recroquevillée
