# D&D Alternatif : la lutte, de l’annonce à ce que laissent les prises.

## Ce qui se passe
event-alternatif-wrestling_announced = 🤼 **{ $combatant }** se lance dans la lutte contre **{ $target }**.
    .manner = quiet
event-alternatif-wrestling_reacted = ⏱️ { $combatant } : { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , ajusté de { $adjust_signed }
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } de report
    } : son action de lutte viendra au segment **{ $segment }**.
    .manner = quiet
why-alternatif-wrestling_reacted = Réaction : { $die } = { $faces }{ $initial ->
        [yes] , Dextérité { $adjust_signed }
       *[no] { "" }
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $postponed ->
        [0] { "" }
       *[other] , report de { $postponed }
    }, depuis le segment { $stamp } : segment **{ $segment }**{ $suffered ->
        [0] { "" }
       *[other] . Dés de plus pour les clés subies : { $suffered }
    }{ $held ->
        [0] { "" }
       *[other] . Un dé de plus pour les clés maintenues
    }
event-alternatif-wrestling_came_up = { $free ->
        [yes] 🤼 **{ $combatant }** a une action de lutte gratuite.
       *[no] { "" }
    }
    .manner = quiet
event-alternatif-wrestling_lost = { $reason ->
        [given_up] **{ $combatant }** laisse passer son action de lutte.
        [no_target] **{ $combatant }** n’a plus de prise possible : l’action de lutte est perdue.
       *[interrupted] L’action de lutte { DE($combatant) } est perdue.
    }
event-alternatif-wrestling_faced = ⚡ **Simultané !** { $combatant } et { $enemies }, en lutte.
    .manner = once
event-alternatif-wrestling_revealed = { $acts ->
        [yes] ⚡ **{ $combatant }** agit.
       *[no] { $anew ->
            [yes] ⚡ **{ $combatant }** passe sur la défensive, comme l’adversaire : tout est à reprendre.
           *[no] ⚡ **{ $combatant }** passe sur la défensive.
        }
    }
event-alternatif-wrestling_postponed = ⏱️ { $combatant } : { $segment ->
        [none] la prochaine action de lutte attendra { $by ->
            [one] un segment
           *[other] { $by } segments
        } de plus.
       *[other] action de lutte reportée { $by ->
            [one] d’un segment
           *[other] de { $by } segments
        }, au segment **{ $segment }**.
    }
event-alternatif-hold_chosen = { "" }
    .manner = quiet
event-alternatif-hold_rolled = { $face ->
        [0] { $action ->
            [twist] 🤼 **{ $combatant }** tord ce qui est tenu ({ $part_word }) : rien ne peut l’empêcher.
            [strangle] 🤼 **{ $combatant }** serre le cou { DE($target) } : rien ne peut l’empêcher.
           *[other] { "" }
        }
       *[other] 🤼 **{ $combatant }** tente { $action ->
            [pass_guard] de passer la garde
            [key] une clé ({ $part_word })
            [batter] de rosser { $target ->
                [none] l’adversaire
               *[other] **{ $target }**
            }
            [close_attack] une attaque assimilée mêlée ({ $weapon })
            [bring_down] de renverser { $target ->
                [none] l’adversaire
               *[other] **{ $target }**
            }
            [turn_over] de retourner { $target ->
                [none] l’adversaire
               *[other] **{ $target }**
            }
            [push] de repousser { $target ->
                [none] l’adversaire
               *[other] **{ $target }**
            }
            [disarm] de faire lâcher { $weapon_the }
            [draw] de dégainer ({ $weapon })
            [use_object] d’utiliser un objet
            [escape] une évasion ({ $part_word })
           *[other] autre chose{ $own_name ->
                [none] { "" }
               *[other] {" "}({ $own_name_shown })
            }
        }{ $action ->
            [batter] { "" }
            [bring_down] { "" }
            [turn_over] { "" }
            [push] { "" }
           *[other] { $target ->
                [none] { "" }
               *[other] , face à **{ $target }**
            }
        } : { $natural ->
            [20] **20 pur{ $outcome ->
                [success] , réussi !**
               *[failure] , mais en vain.**
            }
            [1] **1 pur, raté !**
           *[other] { $outcome ->
                [success] { $critical ->
                    [yes] **réussi, coup critique**
                   *[no] **réussi**
                }
               *[failure] raté
            }{ $against ->
                [none] .
               *[other]{ $total_against }.
            }
        }
    }
why-alternatif-hold_rolled = { $face ->
        [0] Réussite automatique.
       *[other] Force de frappe : { $terms } = **{ $total }**
            { $opposed_by ->
                [class] Classe de lutte : { $against_sum }
                [strike] L’attaque franche oppose **{ $against ->
                    [none] rien
                   *[other] { $against }
                }**
                [save] La sauvegarde oppose **{ $against }**
               *[push] L’adversaire oppose **{ $against }**
            }
    }
event-alternatif-resistance_rolled = { $kind ->
        [save] 🎲 **{ $combatant }**, sans arme prête, oppose un jet de réflexes : **{ $total_kept }**.
       *[push] 🎲 **{ $combatant }** résiste : **{ $total_kept }**.
    }
why-alternatif-resistance_rolled = { $terms } = **{ $total }**
event-alternatif-counter_rolled = 🛡️ **{ $combatant }** contre : { $natural ->
        [1] 1 pur, en vain.
       *[other] { $outcome ->
            [success] **la prise { DE($opponent) } est annulée**{ $total_against }.
           *[failure] en vain{ $total_against }{ $needed ->
                [none] { "" }
               *[other]  : à un 20 pur, il faut { $needed ->
                    [20] un 20
                   *[other] { $needed } ou plus
                } au dé
            }.
        }
    }
why-alternatif-counter_rolled = Contrer : { $terms } = **{ $total }**
    Contre : { $against_sum }{ $needed ->
        [none] { "" }
       *[other] . Pour l’arrêter, il faut { $needed ->
            [20] un 20
           *[other] { $needed } ou plus
        } au dé
    }
event-alternatif-counter_declined = **{ $combatant }** ne contre pas.
event-alternatif-hold_aimed = { "" }
    .manner = quiet
event-alternatif-hold_settled = { $how ->
        [void] La prise { DE($combatant) } ne trouve plus personne.
       *[other] { "" }
    }
event-alternatif-clinch_begun = 🤼 { $how ->
        [pass_guard] **{ $combatant }** a passé la garde : le corps à corps s’engage avec **{ $target }**.
        [joined] **{ $combatant }** se jette dans la lutte et saisit **{ $target }**.
        [guard_down] **{ $combatant }** profite de la garde baissée et saisit **{ $target }**.
        [sneak] **{ $combatant }** saisit **{ $target }** sans se faire remarquer.
        [gm] Le MJ met **{ $combatant }** et **{ $target }** en lutte.
       *[other] **{ $combatant }** et **{ $target }** sont en lutte.
    }
event-alternatif-clinch_ended = { $reason ->
        [gm] ↔️ Le MJ sépare **{ $combatant }** et **{ $target }** : la lutte est rompue.
        [brought_down] ↔️ **{ $combatant }** reste debout : la lutte avec **{ $target }** est rompue.
        [got_up] ↔️ **{ $combatant }** se relève et quitte **{ $target }**.
        [stepped_out] ↔️ **{ $combatant }** laisse **{ $target }** aux autres et sort de la lutte.
        [pushed] ↔️ **{ $combatant }** et **{ $target }** ne se tiennent plus.
       *[other] { "" }
    }
event-alternatif-key_set = 🔒 **{ $target }** subit une clé : { $part_word }.
event-alternatif-key_ended = 🔓 { $how ->
        [escaped] **{ $other }** rompt la clé { DE($combatant) } ({ $part_word }).
        [given_up] **{ $combatant }** renonce à sa clé ({ $part_word }).
       *[released] **{ $combatant }** lâche sa clé ({ $part_word }).
    }
event-alternatif-gag_changed = { $on ->
        [yes] 🤐 **{ $combatant }** bâillonne **{ $target }** de la main : ni parole, ni cri, ni sort qui se prononce.
       *[no] **{ $target }** peut de nouveau parler.
    }
event-alternatif-turned_over = ⤵️ **{ $combatant }** a le dessus sur **{ $target }**.
event-alternatif-hold_hurt = 💥 **{ $target }** { $stamina ->
        [none] accuse le coup
        [0] { $body ->
            [0] ne perd rien
            [one] perd **un point de coup**
           *[other] perd **{ $body } points de coup**
        }
        [one] { $body ->
            [0] perd **un point d’endurance**
            [one] perd **un point d’endurance et un point de coup**
           *[other] perd **un point d’endurance et { $body } points de coup**
        }
       *[other] { $body ->
            [0] perd **{ $stamina } points d’endurance**
            [one] perd **{ $stamina } points d’endurance et un point de coup**
           *[other] perd **{ $stamina } points d’endurance et { $body } points de coup**
        }
    }{ $broken ->
        [none] { $critical ->
            [wear] {"\u00A0"}: critique d’usure !
            [exceptional] {"\u00A0"}: critique exceptionnel !
            [sneak] {"\u00A0"}: critique sournois !
           *[none] .
        }
       *[other] {"\u00A0"}: fracture ({ $broken_word }) !
    }
why-alternatif-hold_hurt = Dégâts : { $terms } = **{ $total }**{ $doubled ->
        [yes] { $margin ->
            [none] , doublés ; points de coup : { $body_die } − { $body_less }, ou ce qui dépasse l’endurance
           *[other] , doublés ; points de coup : { $margin }, l’écart de la sauvegarde, ou ce qui dépasse l’endurance
        }
       *[no] { "" }
    }
event-alternatif-pushed_back = ↔️ **{ $target }** recule { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
    }{ $together ->
        [yes] , et **{ $combatant }** avec.
       *[no] .
    }
event-alternatif-object_used = ✨ **{ $combatant }** réussit à utiliser son objet : au MJ d’en dire l’effet.
event-alternatif-blow_strayed = { $victim ->
        [none] 🎯 Un coup dans une lutte, d100 = { $face } : il part bien sur **{ $target }**.
       *[other] 🎯 Un coup dans une lutte, d100 = { $face } : au lieu { DE($target) }, il part sur **{ $victim }** !
    }
why-alternatif-blow_strayed = Risque de toucher quelqu’un d’autre : { $chance } %
event-alternatif-wrestler_amended = 🔧 **{ $combatant }** en lutte : { $die ->
        [none] { $closed ->
            [none] { $opened ->
                [none] une action de plus, { $own }.
               *[other] { $opened_value } est de nouveau possible.
            }
           *[other] { $closed_value } n’est plus possible.
        }
       *[other] dé de réaction { $die }.
    }

## Ce qui est demandé
question-alternatif-wrestle = { $clinched ->
        [yes] 🤼 **{ $who }**, segment { $segment } : votre action de lutte { $free ->
            [yes] gratuite
           *[no] est venue
        }. Que faites-vous ?{ $suffered ->
            [0] { "" }
            [one] {" "}Vous subissez une clé.
           *[other] {" "}Vous subissez { $suffered } clés : évasion seulement.
        }{ $held ->
            [2] {" "}Deux clés maintenues : lâchez-en une pour agir.
           *[other] { "" }
        }
       *[no] 🤼 **{ $who }**, segment { $segment } : c’est le moment d’engager la lutte. Que faites-vous ?
    }
option-alternatif-wrestle-action-pass_guard = Passer la garde
option-alternatif-wrestle-action-grab = Saisir
option-alternatif-wrestle-action-key = Clé
option-alternatif-wrestle-action-twist = Torsion
option-alternatif-wrestle-action-strangle = Étrangler
option-alternatif-wrestle-action-batter = Rosser
option-alternatif-wrestle-action-close_attack = Frapper (dague, poing)
option-alternatif-wrestle-action-bring_down = Renverser
option-alternatif-wrestle-action-turn_over = Retourner
option-alternatif-wrestle-action-push = Repousser
option-alternatif-wrestle-action-disarm = Désarmer
option-alternatif-wrestle-action-draw = Dégainer
option-alternatif-wrestle-action-use_object = Utiliser un objet
option-alternatif-wrestle-action-escape = Évasion
option-alternatif-wrestle-action-get_up = Se relever et partir
option-alternatif-wrestle-action-release = Lâcher une clé
option-alternatif-wrestle-action-gag = Bâillonner
option-alternatif-wrestle-action-ungag = Laisser parler
option-alternatif-wrestle-action-step_out = Sortir de la lutte
option-alternatif-wrestle-action = { $own_fr ->
        [none] { $own_en ->
            [none] Autre prise
           *[other] { $own_en_shown }
        }
       *[other] { $own_fr_shown }
    }
option-alternatif-wrestle-target = { $value }
option-alternatif-wrestle-part-right_arm = Bras droit
option-alternatif-wrestle-part-left_arm = Bras gauche
option-alternatif-wrestle-part-head = Tête
option-alternatif-wrestle-part-neck = Cou
option-alternatif-wrestle-part-right_leg = Jambe droite
option-alternatif-wrestle-part-left_leg = Jambe gauche
option-alternatif-wrestle-key = { $part_word } ({ $holder } sur { $victim })
option-alternatif-wrestle-follow-follow = Suivre au sol
option-alternatif-wrestle-follow-stay = Rester debout
option-alternatif-wrestle-none = Ne rien faire
choose-alternatif-action = Choisir une action…
choose-alternatif-part = Quelle partie du corps ?
choose-alternatif-key = Quelle clé ?
question-alternatif-wrestle_choice = ⚡ **{ $who }**, votre action de lutte et celle de l’adversaire viennent ensemble : agir, ou passer sur la défensive pour pouvoir contrer ?
secret-alternatif-wrestle_choice = 🤫 **Choix secret** pour { $who } : agir, ou passer sur la défensive ? Tous les choix sont révélés ensemble.
secret-alternatif-wrestle = 🤫 **Choix secret** pour { $who } : quelle action de lutte ? Les dés tombent quand tous ont choisi.
default-alternatif-wrestle_choice = Passer sur la défensive
option-alternatif-wrestle_choice-act = Agir
option-alternatif-wrestle_choice-guard = Défensive
question-alternatif-counter = **{ $who }**, { $count ->
        [one] { $opponent } réussit une prise ({ $action_word }{ $part ->
            [none] { "" }
           *[other] {"\u00A0"}: { $part_word }
        }{ $natural ->
            [yes] {" "}(20 pur, que seul arrête { $score ->
                [20] un 20
               *[other] { $score } ou plus
            } au dé)
           *[no] { "" }
        }). Contrez-vous ?
       *[other] { $count } prises réussissent sur vous. Laquelle contrez-vous ?
    }{ $lines ->
        [yes] { "" }
       *[no] {" "}{ $free ->
            [yes] Sur la défensive, contrer ne coûte rien de plus.
           *[no] Contrer reporte votre action { $cost ->
                [one] d’un segment
               *[other] de { $cost } segments
            }.
        }
    }
option-alternatif-counter-counter = { $count ->
        [one] Contrer
       *[other] Contrer { $opponent } ({ $action_word })
    }
option-alternatif-counter-none = Laisser faire
option-alternatif-declare-action-wrestle = Lutter
option-alternatif-declare-action-release = Lâcher une clé
option-alternatif-declare-action-gag = Bâillonner
option-alternatif-declare-action-ungag = Laisser parler
option-alternatif-declare-action-step_out = Sortir de la lutte
option-alternatif-declare-with-right_arm = Bras droit
option-alternatif-declare-with-left_arm = Bras gauche
option-alternatif-declare-with-head = Tête
option-alternatif-declare-with-neck = Cou
option-alternatif-declare-with-right_leg = Jambe droite
option-alternatif-declare-with-left_leg = Jambe gauche
word-question-wrestle = action de lutte
word-question-wrestle_choice = choix secret
word-question-counter = prise à contrer

## Ce qui ne va pas
refused-alternatif-already-clinched = { $a } et { $b } sont déjà en lutte.
refused-alternatif-already-wrestling = { $name } lutte déjà : que faire avec { $target } se choisit quand l’action vient.
refused-alternatif-clinched = { $name } est en lutte et ne peut rien faire d’autre : une action de lutte quand elle vient, ou rompre d’abord (renverser, se relever, sortir).
refused-alternatif-gagged = { $name } a la bouche fermée par une clé à la tête et ne peut rien crier ni prononcer : rompre d’abord la clé, ou attendre que la main se retire.
refused-alternatif-no-such-hold = { $name } ne tient personne ainsi : rien à lâcher ni à changer.
refused-alternatif-not-clinched = { $a } et { $b } ne sont pas en lutte.
refused-alternatif-not-stepping-out = { $name } ne peut pas sortir de la lutte : il faut laisser un allié aux prises avec l’adversaire, et n’en subir aucune clé.
refused-alternatif-wrestle-bare = { $target } a une arme : pour passer sa garde, { $name } doit avoir les mains vides. Lâchez d’abord { $weapon_the }.
refused-alternatif-wrestle-hands = On ne lutte pas les mains pleines : { $name } doit d’abord lâcher { $weapon_the } (`/declarer action:Lâcher`).

## Les mots
word-action-wrestle = lutter
word-alternatif-action-release = lâcher une clé
word-alternatif-action-gag = bâillonner
word-alternatif-action-ungag = laisser parler
word-alternatif-action-step_out = sortir de la lutte
word-alternatif-action-pass_guard = passer la garde
word-alternatif-action-grab = saisir
word-alternatif-action-key = clé
word-alternatif-action-twist = torsion
word-alternatif-action-strangle = étranglement
word-alternatif-action-batter = rosser
word-alternatif-action-close_attack = attaque assimilée mêlée
word-alternatif-action-bring_down = renverser
word-alternatif-action-turn_over = retourner
word-alternatif-action-push = repousser
word-alternatif-action-disarm = désarmer
word-alternatif-action-use_object = utiliser un objet
word-alternatif-action-escape = évasion
word-alternatif-action-get_up = se relever et partir
word-alternatif-action-dismember = démembrer
word-alternatif-value-twist = torsion
word-alternatif-value-escape = évasion
word-alternatif-value-strangle = étranglement
word-alternatif-value-key = clé
word-alternatif-value-batter = rosser
word-alternatif-value-close_attack = attaque assimilée mêlée
word-alternatif-value-bring_down = renverser
word-alternatif-value-turn_over = retourner
word-alternatif-value-push = repousser
word-alternatif-value-disarm = désarmer
word-alternatif-value-draw = dégainer
word-alternatif-value-use_object = utiliser un objet
word-alternatif-part-right_arm = bras droit
word-alternatif-part-left_arm = bras gauche
word-alternatif-part-head = tête
word-alternatif-part-neck = cou
word-alternatif-part-right_leg = jambe droite
word-alternatif-part-left_leg = jambe gauche
word-alternatif-keys-right_arm = bras droit
word-alternatif-keys-left_arm = bras gauche
word-alternatif-keys-head = tête
word-alternatif-keys-neck = cou
word-alternatif-keys-right_leg = jambe droite
word-alternatif-keys-left_leg = jambe gauche
word-alternatif-keys_held-right_arm = bras droit
word-alternatif-keys_held-left_arm = bras gauche
word-alternatif-keys_held-head = tête
word-alternatif-keys_held-neck = cou
word-alternatif-keys_held-right_leg = jambe droite
word-alternatif-keys_held-left_leg = jambe gauche
word-alternatif-broken-right_arm = bras droit
word-alternatif-broken-left_arm = bras gauche
word-alternatif-broken-right_leg = jambe droite
word-alternatif-broken-left_leg = jambe gauche
weapon-alternatif-wrestling = lutte
    .the = la lutte
word-alternatif-tool-clinch = mettre en lutte (qui, cible)
word-alternatif-tool-unclinch = rompre la lutte (qui, cible)
word-alternatif-tool-own_hold = action de lutte propre (texte : son nom ; valeur : 1d8)
word-alternatif-tool-closed_hold = fermer ou rouvrir une action de lutte
word-alternatif-tool-go_on = poursuivre le combat
word-alternatif-tool-wrestling_die = dé de réaction en lutte
word-alternatif-matter-counter = contrer en lutte
word-alternatif-matter-wrestle_choice = simultané en lutte
word-alternatif-order-act = agir
word-alternatif-order-guard = défensive
word-alternatif-why-wrestle = lutte
word-alternatif-why-wrestle-reaction = réaction en lutte
word-alternatif-why-wrestle-counter = contre
word-alternatif-why-wrestle-damage = dégâts en lutte
word-alternatif-why-stray-blow = coup égaré
word-field-wrestling_rank = rang en lutte
word-field-wrestling_dice = dés de lutte séparés
term-half_martial_bonus = moitié du bonus martial
term-str_std = Force
term-wrestling_rank = rang en lutte
term-wrestling_score = score de lutte
term-underneath = dessous
term-leg_key = jambe tenue
term-strike = force de frappe

## Réglages
word-setting-key_malus = malus d’une clé
word-setting-fists_keep_off = poings nus qui tiennent le lutteur à distance
word-setting-hold_sizes = tailles comptées en lutte
word-alternatif-value-pass_guard = pour passer la garde
word-alternatif-value-pass_guard_and_push = pour passer la garde et repousser
word-alternatif-value-neither = jamais
word-setting-wrestle_bm19_die = dé de lutte à partir d’un bonus martial de 19
word-setting-wrestle_fumble = 1 pur en lutte
word-setting-counter_against = difficulté pour contrer
word-setting-postpone_counts_extra_dice = le report compte les dés de plus
word-setting-pass_guard_tie = égalité en passant la garde
word-setting-join_clinch_free_action = action gratuite en rejoignant une lutte
word-setting-strangle_can_kill = l’étranglement peut tuer
word-setting-turned_scope = malus de qui est dessous
word-setting-prone_between_ground_wrestlers = au sol, les lutteurs ont aussi les malus du sol
word-setting-push_breaks_clinch = repousser rompt la lutte
word-alternatif-value-d3 = d3
word-alternatif-value-d4 = d4
word-alternatif-value-fail = échec simple
word-alternatif-value-wrestling_class = la classe de lutte
word-alternatif-value-strike_total = la force de frappe adverse
word-alternatif-value-success = réussite
word-alternatif-value-d20 = aux jets de d20
setting-alternatif-key_malus = Ce que chaque clé subie retire à tous les jets de d20 : 5 selon la règle, 6 selon l’exemple.
setting-alternatif-fists_keep_off = Qui se bat à poings nus tient un lutteur à distance comme avec une arme, ou se laisse saisir sans jet.
setting-alternatif-hold_sizes = Passer la garde de plus grand que soi coûte 8 par taille, comme une action spéciale ; le repousser en lutte aussi, ou ni l’un ni l’autre.
setting-alternatif-wrestle_bm19_die = À partir d’un bonus martial de 19 le dé de lutte est celui de la table (d3), ou reste un d4.
setting-alternatif-wrestle_fumble = Un 1 pur en lutte est un simple échec, ou fait jeter le dé des échecs critiques.
setting-alternatif-counter_against = On contre en atteignant la classe de lutte de l’adversaire, ou sa force de frappe.
setting-alternatif-postpone_counts_extra_dice = Le report d’une action compte la moitié de tous les dés, ou d’un seul.
setting-alternatif-pass_guard_tie = À égalité la garde est passée, ou ne l’est pas.
setting-alternatif-join_clinch_free_action = Qui rejoint une lutte a aussitôt une action gratuite, ou non.
setting-alternatif-strangle_can_kill = Un étranglement peut faire descendre sous zéro point de coup, ou s’arrête à zéro.
setting-alternatif-turned_scope = Qui est dessous a −2 aux jets de d20, ou à tous ses dés.
setting-alternatif-prone_between_ground_wrestlers = Deux lutteurs au sol ont aussi les malus du sol l’un contre l’autre, ou seulement celui de qui est dessous.
setting-alternatif-push_breaks_clinch = Repousser sans aucune clé rompt la lutte, ou les lutteurs bougent ensemble.
