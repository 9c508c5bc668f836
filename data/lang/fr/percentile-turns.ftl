# Règles au pourcentage : les tours, les jets, les défenses, les dégâts, les états, la fosse.

## Le tour vient
event-percentile-turn_begun = { $occasion ->
        [opportunity] ⚡ **{ $combatant }** saisit l’occasion contre **{ $target }**.
        [reaction] ⚡ **{ $combatant }** réagit.
        [extra] ➕ **{ $combatant }** agit encore.
       *[action] { "" }
    }
event-percentile-turn_stepped = { "" }
    .manner = quiet
event-percentile-turn_ended = { $reason ->
        [lost] **{ $combatant }** { $hold ->
            [pinned] est sous une prise
            [strangled] étouffe sous une prise
           *[none] ne peut pas agir
        } : l’action est perdue.
        [no_target] **{ $combatant }** n’a plus personne à atteindre : l’action est perdue.
        [given_up] **{ $combatant }** renonce à son action.
        [unpaid] **{ $combatant }** n’a plus de quoi payer son sort.
        [refused] Le MJ refuse l’action { DE($combatant) }.
       *[other] { "" }
    }

## Les jets
event-percentile-d100_rolled = { $again ->
        [advantage] 🔁 **{ $combatant }** relance (avantage)
        [disadvantage] 🔁 **{ $combatant }** doit relancer (désavantage)
        [riding] 🔁 **{ $combatant }** relance (monture)
       *[none] { $purpose ->
            [attack] ⚔️ **{ $combatant }** { $hold ->
                [pin] tente d’immobiliser
                [throw_down] tente de jeter à terre
                [strangle] tente d’étrangler
               *[none] attaque
            }{ $target ->
                [none] { "" }
               *[other] {" "}**{ $target }**
            }{ $weapon ->
                [none] { "" }
               *[other] {" "}({ $weapon })
            }
            [cast] ✨ **{ $combatant }** incante{ $target ->
                [none] { "" }
               *[other] {" "}contre **{ $target }**
            }
            [riding] 🐎 **{ $combatant }** guide sa monture
            [parry] 🛡️ **{ $combatant }** pare
            [dodge] 🛡️ **{ $combatant }** esquive
            [magic_parry] 🛡️ **{ $combatant }** oppose sa magie
            [resist] 💫 **{ $combatant }** résiste au coup
            [opposed] 🤼 **{ $combatant }** { $hold ->
                [pin] tente d’immobiliser
               *[none] force
            }{ $target ->
                [none] { "" }
               *[other] { $hold ->
                    [pin] {" "}**{ $target }**
                   *[none] {" "}contre **{ $target }**
                }
            }
            [opposing] 🤼 **{ $combatant }** résiste
            [disengage] ↔️ **{ $combatant }** tente de rompre le combat
            [flee] 🏃 **{ $combatant }** tente de fuir
           *[get_free] 🤼 **{ $combatant }** tente de se dégager
        }
    } : { $purpose ->
        [attack] { $degree ->
            [critical] **touché, coup critique !**
            [success] **touché**{ $tale ->
                [yes] .
               *[no] ,
            }
            [failure] manqué{ $tale ->
                [yes] .
               *[no] ,
            }
           *[fumble] **maladresse !**
        }
       *[other] { $degree ->
            [critical] **réussite critique !**
            [success] **réussite**{ $tale ->
                [yes] .
               *[no] ,
            }
            [failure] échec{ $tale ->
                [yes] .
               *[no] ,
            }
           *[fumble] **maladresse !**
        }
    }{ $face ->
        [none] { $tale ->
            [yes] { "" }
           *[no] {" "}dé et score secrets.
        }
       *[other] { $score ->
            [none] {" "}dé de { $face_shown }.
           *[other] {" "}{ $face_shown } (il fallait { $score_shown } ou moins).
        }
    }
why-percentile-d100_rolled = Score : { $terms } = **{ $score }** ; dé : **{ $face }** ({ $critical_to ->
        [0] sans critique
       *[other] critique jusqu’à { $critical_to_shown }
    }, maladresse dès { $fumble_from })
event-percentile-roll_settled = { "" }
    .manner = quiet
event-percentile-volley_lost = 🏹 Volée { DE($combatant) } sur **{ $target }** : **{ $arrows_shown }** { $arrows ->
        [1] flèche, qui se perd
       *[other] flèches, qui se perdent toutes
    }.
event-percentile-attack_judged = { $arrows ->
        [none] { $hands_count ->
            [2] Les deux armes { DE($combatant) } touchent{ $second_score ->
                [none] { "" }
               *[other] {" "}(seconde{ $second_weapon ->
                    [none] { "" }
                   *[other] {"\u00A0"}: { $second_weapon_word }
                }, il fallait { $second_score_shown } ou moins)
            }.
           *[other] { $second_score ->
                [none] { "" }
               *[other] { $main ->
                    [yes] La seconde arme { DE($combatant) }{ $second_weapon ->
                        [none] { "" }
                       *[other] {" "}({ $second_weapon_word })
                    } manque (il fallait { $second_score_shown } ou moins).
                   *[no] Seule la seconde arme { DE($combatant) }{ $second_weapon ->
                        [none] { "" }
                       *[other] {" "}({ $second_weapon_word })
                    } touche (il fallait { $second_score_shown } ou moins).
                }
            }
        }
       *[other] 🏹 Volée { DE($combatant) } sur **{ $target }** : **{ $arrows_shown }** { $arrows ->
            [one] flèche
           *[other] flèches
        } au but.
    }
    .manner = join
event-percentile-seized = { "" }
    .manner = quiet
event-percentile-contest_rolled = { "" }
    .manner = quiet
event-percentile-contest_judged = { $winner ->
        [none] Personne ne l’emporte.
       *[other] **{ $winner }** l’emporte.
    }
    .manner = join

## La défense
event-percentile-defence_chosen = { $how ->
        [none] **{ $combatant }** ne { $helpless ->
            [held] peut pas se défendre, tenu par une prise.
            [posture] se défend pas : sa posture{ $posture ->
                [none] { "" }
               *[other] {" "}({ $posture_word })
            } ne le permet pas.
            [unguarded] se défend pas : il faudrait pour cela la posture Défensif.
            [unseen] peut pas se défendre d’une attaque discrète.
            [spell] peut rien contre un sort, faute de parade magique.
            [shot] peut rien contre un tir, faute de bouclier.
            [spent] peut plus se défendre ce round.
            [unarmed] peut pas se défendre, n’ayant rien pour parer.
           *[none] se défend pas.
        }
       *[other] { "" }
    }
    .manner = join
event-percentile-defence_judged = { $stopped ->
        [yes] **L’attaque { DE($attacker) } est arrêtée.**
       *[no] L’attaque { DE($attacker) } passe{ $outdone ->
            [yes]  : critique, elle ne cède qu’à une défense critique.
           *[no] .
        }
    }
    .manner = join
event-percentile-hit_spent = { $reason ->
        [fallen] Le second coup frappe dans le vide.
       *[held] { "" }
    }

## Les dégâts
event-percentile-damage_rolled = { $waits ->
        [yes] 💥 **{ $target }** doit résister au coup qui assomme ({ $dealt_kept } de dégâts).
       *[no] 💥 **{ $target }** { $dealt ->
            [none] accuse le coup
            [0] ne perd rien{ $protection ->
                [none] { "" }
                [0]{"\u00A0"}: le coup ne fait aucun dégât
               *[other]{"\u00A0"}: la protection de { $protection_shown } arrête { $rolled ->
                    [0] tout
                    [1] le seul point de dégâts
                   *[other] les { $rolled } points de dégâts
                }{ $each ->
                    [1] { "" }
                   *[other] {" "}de chaque coup
                }
            }
           *[other] { $how ->
                [soldiers] encaisse **{ $dealt_shown }** de dégâts
                [spent] est déjà à 0 et encaisse encore **{ $dealt_shown }** de dégâts
                [touch] perd **tous ses points de vie** : la première touche suffit
                [last] { $lost ->
                    [1] perd **son dernier point de vie**
                   *[other] perd **ses { $lost } derniers points de vie**
                }
                [part] { $lost ->
                    [1] perd **son dernier point de vie** pour { $dealt_shown } de dégâts
                   *[other] perd **ses { $lost } derniers points de vie** pour { $dealt_shown } de dégâts
                }
               *[none] { $dealt ->
                    [one] perd **un point de vie**
                   *[other] perd **{ $dealt } points de vie**
                }
            }
        }{ $reason_raw ->
            [none] { "" }
           *[other] {" "}({ $reason })
        }{ $each ->
            [1] .
           *[other] {" "}({ $each } coups).
        }
    }
why-percentile-damage_rolled = Dégâts : { $each ->
        [1] { $terms }
       *[other] [{ $terms }] × { $each }
    } = **{ $dealt }**{ $others_count ->
        [0] { "" }
       *[other] {" "}(arme percutante : { $faces } gardé, { $others } laissé)
    }
event-percentile-hit_points_lost = { $waited ->
        [yes] 💥 **{ $combatant }** { $lost ->
            [none] accuse le coup.
            [0] { $dealt ->
                [0] ne perd rien.
               *[other] n’a plus rien à perdre : { $dealt_shown } de dégâts.
            }
            [one] perd **un point de vie**.
           *[other] perd **{ $lost } points de vie**.
        }
       *[no] { "" }
    }
event-percentile-hit_points_counted = ❤️ { $combatant }, points de vie : { $hit_points }.
    .manner = quiet
event-percentile-soldiers_lost = ⚰️ **{ $combatant }** : { $lost ->
        [0] aucun soldat ne tombe
        [one] un soldat tombe
       *[other] { $lost } soldats tombent
    }, { $left ->
        [0] il n’en reste aucun.
        [one] il en reste un.
       *[other] il en reste { $left }.
    }
event-percentile-unhorsed = 🐎 **{ $combatant }** tombe de sa monture et { $lost ->
        [none] accuse le coup
        [0] n’a plus rien à perdre{ $face ->
            [none] { "" }
           *[other] {" "}({ $face_shown } de dégâts)
        }
        [one] perd **un point de vie**
       *[other] perd **{ $lost } points de vie**
    } : aucune protection ne compte.
why-percentile-unhorsed = Chute : { $face_kept } (d6), sans protection
event-percentile-asphyxia_judged = { $outcome ->
        [nothing] 🫁 **{ $combatant }** étouffe, sans plus de mal ce round.
        [knocked_out] { "" }
        [dead] { "" }
       *[other] 🫁 **{ $combatant }** étouffe ({ $outcome_shown }).
    }

## Les états
event-percentile-status_set = { $gm ->
        [yes] 🔧 Par le MJ :{" "}
       *[no] { "" }
    }{ $status ->
        [knocked_out] { $on ->
            [yes] { $hours ->
                [none] 💫 **{ $combatant }** perd connaissance.
                [0] 💫 **{ $combatant }** perd connaissance.
                [one] 💫 **{ $combatant }** perd connaissance pour une heure.
               *[other] 💫 **{ $combatant }** perd connaissance pour { $hours } heures.
            }
           *[no] **{ $combatant }** reprend connaissance.
        }
        [pinned] { $on ->
            [yes] { $by ->
                [none] 🤼 **{ $combatant }** est sous une prise.
               *[other] 🤼 **{ $by }** tient **{ $combatant }** sous sa prise.
            }
           *[no] { $by ->
                [none] 🤼 **{ $combatant }** se libère de la prise.
               *[other] 🤼 **{ $by }** relâche **{ $combatant }**.
            }
        }
        [prone] { $on ->
            [yes] { $thrower ->
                [none] ⤵️ **{ $combatant }** est à terre.
               *[other] ⤵️ **{ $thrower }** jette **{ $combatant }** à terre.
            }
           *[no] ⤴️ **{ $combatant }** se relève.
        }
        [strangled] { $on ->
            [yes] { $by ->
                [none] 🤼 **{ $combatant }** étouffe sous une prise.
               *[other] 🤼 **{ $by }** étrangle **{ $combatant }**.
            }
           *[no] { $by ->
                [none] 🤼 **{ $combatant }** respire de nouveau.
               *[other] 🤼 **{ $by }** relâche **{ $combatant }**.
            }
        }
        [disengaged] { $on ->
            [yes] ↔️ **{ $combatant }** est hors du contact : { $reached ->
                [shots] seul un tir peut l’atteindre.
               *[none] seul un tir ou un sort peut l’atteindre.
            }
           *[no] ⚔️ **{ $combatant }** est de nouveau au contact.
        }
        [fled] { $on ->
            [yes] 🏃 **{ $combatant }** fuit le combat.
           *[no] **{ $combatant }** revient au combat.
        }
        [off_balance] { $on ->
            [yes] 💢 **{ $combatant }** perd l’équilibre{ $until ->
                [none] { "" }
               *[other] {"\u00A0"}: pas d’attaque jusqu’à la fin du round { $until_shown }
            }.
           *[no] **{ $combatant }** retrouve l’équilibre.
        }
        [lethal_wound] { $on ->
            [yes] 🩸 La blessure { DE($combatant) } est létale.
           *[no] **{ $combatant }** survivra à sa blessure.
        }
        [out_of_action] { $on ->
            [yes] 🤕 **{ $combatant } est hors de combat.**
           *[no] 💪 **{ $combatant }** reprend le combat.
        }
        [dead] { $on ->
            [yes] ☠️ **{ $combatant } a péri.**
           *[no] 💪 **{ $combatant }** vit encore.
        }
        [broken_weapon] { $on ->
            [yes] 💢 L’arme { DE($combatant) }{ $item ->
                [none] { "" }
               *[other] {" "}({ $item_word })
            } se brise.
           *[no] L’arme { DE($combatant) }{ $item ->
                [none] { "" }
               *[other] {" "}({ $item_word })
            } est de nouveau utilisable.
        }
        [stuck_weapon] { $on ->
            [yes] { $until ->
                [none] 💢 L’arme { DE($combatant) }{ $item ->
                    [none] { "" }
                   *[other] {" "}({ $item_word })
                } reste coincée.
               *[other] **{ $combatant }** dégage son arme : elle sert de nouveau après le round { $until_shown }.
            }
           *[no] **{ $combatant }** dégage son arme.
        }
       *[broken_string] { $on ->
            [yes] 💢 La corde { DE($combatant) } casse{ $until ->
                [none] { "" }
               *[other] {"\u00A0"}: pas de tir jusqu’à la fin du round { $until_shown }
            }.
           *[no] **{ $combatant }** a une nouvelle corde.
        }
    }

## Maladresses
event-percentile-mishap_chosen = { $mishap ->
        [hits_wall] 💢 **{ $combatant }** fonce dans le mur.
        [hits_friend] { $friend ->
            [none] 💢 Le coup perdu { DE($combatant) } ne touche personne.
           *[other] 💢 Le coup perdu { DE($combatant) } atteint **{ $friend }**.
        }
        [ricochet] { $friend ->
            [none] 💢 Le tir perdu { DE($combatant) } ne touche personne.
           *[other] 💢 Le tir perdu { DE($combatant) } ricoche sur **{ $friend }**.
        }
        [noise] 💢 La détonation alerte la garde.
       *[other] 💢 Maladresse { DE($combatant) } : au MJ d’en raconter la suite.
        [breaks] { "" }
        [stuck] { "" }
        [off_balance] { "" }
        [string_breaks] { "" }
    }

## Attendre, incanter, agir autrement
event-percentile-weapon_drawn = 🗡️ **{ $combatant }** prend en main { $weapon_the }.
event-percentile-waited = { $gained ->
        [energy] ⌛ **{ $combatant }** accumule de l’énergie : 2 points de psy en moins pour le prochain sort.
       *[bonus] ⌛ **{ $combatant }** prépare sa prochaine action : +10.
    }
event-percentile-bonus_spent = { "" }
    .manner = quiet
event-percentile-spell_cast = ✨ { $worked ->
        [yes] **{ $combatant }** lance **{ $spell_word }**
       *[no] **{ $combatant }** échoue à lancer **{ $spell_word }**
    }, pour { $cost } psy.
    .manner = join
event-percentile-other_resolved = { $kind ->
        [move] { $outcome ->
            [failed] ➡️ **{ $combatant }** n’y parvient pas
           *[done] ➡️ **{ $combatant }** se déplace{ $target ->
                [none] { "" }
               *[other] {" "}vers **{ $target }**
            }
        }
       *[other] { $outcome ->
            [failed] ❌ **{ $combatant }** échoue
           *[done] ✅ **{ $combatant }** y parvient
        }
    }{ $detail_raw ->
        [none] .
       *[other] {" "}({ $detail }).
    }

## La fosse à l’ours
event-percentile-pit_shuffled = 🎲 Le sort a parlé (d6 = { $face }) : ordre d’entrée { $order }.
event-percentile-bout_begun = 🐻 Duel { $bout } : **{ $first }** contre **{ $second }** ; **{ $rests }** attend son tour.{ $recovered ->
        [none] { "" }
        [0] { "" }
        [one] {" "}{ $second } revient avec un point de vie.
       *[other] {" "}{ $second } revient avec { $recovered } points de vie.
    }
event-percentile-bout_won = { $wins ->
        [2] 🏆 **{ $combatant }** bat **{ $other }** et **remporte la fosse** : deux victoires.
       *[other] 🏆 **{ $combatant }** bat **{ $other }** : une victoire.
    }
