# Règles au pourcentage : les gens, les rounds, les annonces et la main du MJ. Une clé qui finit par `-more` dit la suite
# d’une ligne quand plusieurs événements du même genre se suivent (voir bot/render/rulings.py).

## La scène et ses gens
event-percentile-scene_opened = Les rounds peuvent commencer.
    .manner = quiet
event-percentile-combatant_joined = 🛡️ **{ $name }** entre dans le combat ({ $weapon }{ $soldiers ->
        [none] { "" }
       *[other] , soldats : { $soldiers_shown }
    }){ $behind ->
        [yes] { ", " }derrière
       *[no] { "" }
    }.
event-percentile-combatant_joined-all = 🛡️ { $names } entrent dans le combat ({ $weapon }{ $soldiers ->
        [none] { "" }
       *[other] , soldats : { $soldiers_shown } par bataillon
    }){ $behind ->
        [yes] { ", " }derrière
       *[no] { "" }
    }.

## Rounds et initiative
event-percentile-round_ended = Fin du round { $round }.
    .manner = quiet
event-percentile-phase_reached = { "" }
    .manner = quiet
event-percentile-initiative_rolled = 🎲 Initiative : { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**{ $face ->
            [none] {" "}(surprise)
           *[other] { "" }
        }
    }
event-percentile-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**{ $face ->
            [none] {" "}(surprise)
           *[other] { "" }
        }
    }
why-percentile-initiative_rolled = { $face ->
        [none] Surprise : sans dé, **{ $initiative }**
       *[other] Dé : **{ $face_shown }**
    }
event-percentile-places_swapped = 🔧 Le MJ échange dans l’ordre les places { DE($combatant) } et { DE($other) }.

## Annonces et postures
event-percentile-action_declared = 📣 **{ $combatant }** annonce : { $kind ->
        [attack] { $discreet ->
            [yes] attaque discrète contre
           *[no] attaquer
        } **{ $target }**{ $two ->
            [yes] , à deux armes
           *[no] { "" }
        }{ $arm ->
            [second] , de la seconde arme{ $second ->
                [none] { "" }
               *[other] {" "}({ $second_word })
            }
            [fists] , à mains nues
            [grip] , en prise
           *[main] { "" }
        }{ $single ->
            [yes] , cette cible seule
           *[no] { "" }
        }{ $aim ->
            [precise] , une partie précise
            [vital] , une partie vitale
           *[none] { "" }
        }{ $knock_out ->
            [yes] , pour assommer
           *[no] { "" }
        }{ $charge ->
            [yes] , en chargeant
           *[no] { "" }
        }
        [wrestling] { $hold ->
            [pin] immobiliser
            [throw_down] jeter à terre
            [none] lutter contre
           *[strangle] étrangler
        } **{ $target }**
        [parry] parer
        [dodge] esquiver **{ $target }**
        [disengage] rompre le combat
        [flee] fuir le combat
        [draw] dégainer { $drawn_the }
        [cast] { $spell_word }{ $target ->
            [none] { "" }
           *[other] {" "}sur **{ $target }**
        }
        [wait] { $waits ->
            [energy] accumuler de l’énergie
            [bonus] préparer la prochaine action
           *[reaction] réagir si { $trigger_who_word } { $trigger_what_word }{ $trigger_whom ->
                [none] { "" }
               *[other] {" "}**{ $trigger_whom }**
            } : { $reaction ->
                [attack] attaquer { $target ->
                    [none] qui le fait
                   *[other] **{ $target }**
                }{ $arm ->
                    [second] , de la seconde arme{ $second ->
                        [none] { "" }
                       *[other] {" "}({ $second_word })
                    }
                    [fists] , à mains nues
                    [grip] , en prise
                   *[main] { "" }
                }
                [wrestling] { $hold ->
                    [pin] immobiliser
                    [throw_down] jeter à terre
                    [strangle] étrangler
                   *[none] lutter contre
                } { $target ->
                    [none] qui le fait
                   *[other] **{ $target }**
                }
                [cast] { $spell_word }{ $target ->
                    [none] { "" }
                   *[other] {" "}sur **{ $target }**
                }
                [flee] fuir le combat
                [move] se déplacer
               *[other] autre action
            }
        }
        [move] se déplacer{ $target ->
            [none] { "" }
           *[other] {" "}vers **{ $target }**
        }
        [get_free] se dégager
        [other] autre action
       *[nothing] ne rien faire
    }{ $posture ->
        [none] { "" }
       *[other] , posture { $posture_word }
    }{ $detail_raw ->
        [none] .
       *[other] {" "}({ $detail }).
    }
event-percentile-intention_shown = 👁️ **{ $combatant }** { $hint_raw ->
        [none] { $kind ->
            [attack] semble vouloir attaquer
            [cast] semble incanter
            [move] semble vouloir bouger
            [wait] semble attendre
           *[other] semble préparer quelque chose
        }
       *[other] ({ $hint })
    }
event-percentile-intention_shown-more = **{ $combatant }** { $hint_raw ->
        [none] { $kind ->
            [attack] semble vouloir attaquer
            [cast] semble incanter
            [move] semble vouloir bouger
            [wait] semble attendre
           *[other] semble préparer quelque chose
        }
       *[other] ({ $hint })
    }
event-percentile-declaration_amended = { $granted ->
        [yes] 🗝️ Le MJ accorde à **{ $combatant }** l’attaque discrète.
        [no] 🗝️ Le MJ refuse à **{ $combatant }** l’attaque discrète.
       *[none] { $penalty ->
            [none] { "" }
           *[other] 🎯 Viser une partie vitale : { $penalty_signed } pour **{ $combatant }**.
        }
    }
event-percentile-posture_taken = ♟️ { $combatant } : **{ $posture ->
        [none] aucune
       *[other] { $posture_word }
    }**
event-percentile-posture_taken-more = { $combatant } : **{ $posture ->
        [none] aucune
       *[other] { $posture_word }
    }**

## La main du MJ
event-percentile-rerolls_changed = { $reason ->
        [gm] 🎁 **{ $combatant }** : avantages { $advantages }{ $brief_advantages ->
            [0] { "" }
           *[other] {" "}(dont { $brief_advantages_shown } pour ce round)
        }, désavantages { $disadvantages }{ $brief_disadvantages ->
            [0] { "" }
           *[other] {" "}(dont { $brief_disadvantages_shown } pour ce round)
        }{ $why_so_raw ->
            [none] .
           *[other] {" "}({ $why_so }).
        }
        [expired] ⌛ **{ $combatant }** : avantages { $advantages }, désavantages { $disadvantages }.
       *[spent] { "" }
    }
event-percentile-modifier_set = { $value ->
        [0] 🔧 Le MJ retire le modificateur { DE($combatant) }{ $skill ->
            [none] { "" }
           *[other] {" "}({ $skill_word })
        }{ $against ->
            [none] { "" }
           *[other] {" "}contre **{ $against }**
        }.
       *[other] 🔧 Le MJ donne **{ $value_signed }** à **{ $combatant }**{ $skill ->
            [none] {" "}pour tous ses jets
           *[other] {" "}({ $skill_word })
        }{ $against ->
            [none] { "" }
           *[other] {" "}contre **{ $against }**
        }{ $once ->
            [yes] , pour une fois
           *[no] { "" }
        }{ $reason_raw ->
            [none] .
           *[other] {"\u00A0"}: { $reason }.
        }
    }
event-percentile-modifier_spent = { "" }
    .manner = quiet
event-percentile-cover_set = { $penalty ->
        [0] 🧱 **{ $combatant }** n’est plus à couvert.
       *[other] { $all ->
            [yes] 🧱 **{ $combatant }** est à couvert : { $penalty_signed } à toute attaque.
           *[no] 🧱 **{ $combatant }** est à couvert : { $penalty_signed } à qui lui tire dessus.
        }
    }
event-percentile-distance_set = { $distance ->
        [none] 📏 La distance entre **{ $combatant }** et **{ $other }** ne compte plus.
       *[other] 📏 **{ $combatant }** et **{ $other }** sont à { $distance_shown } cm.
    }
event-percentile-reach_warned = 📏 À { $distance } cm, l’arme { DE($combatant) } n’est pas à sa distance ; l’attaque a lieu quand même.
event-percentile-opportunity_given = ⚡ Le MJ offre à **{ $combatant }** une attaque d’opportunité contre **{ $target }**.
event-percentile-opportunity_passed = **{ $combatant }** laisse passer l’attaque d’opportunité contre **{ $target }**.
event-percentile-action_granted = ➕ Le MJ accorde à **{ $combatant }** une action de plus.
event-percentile-surprise_said = { $on ->
        [yes] ❗ **{ $combatant }** agit par surprise : initiative 7.
       *[no] **{ $combatant }** perd le bénéfice de la surprise.
    }
event-percentile-mounted_said = { $on ->
        [yes] 🐎 **{ $combatant }** monte en selle.
       *[no] 🐎 **{ $combatant }** met pied à terre.
    }
