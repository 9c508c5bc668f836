# D&D 5: what happens. A key that ends in `-more` tells how a line goes on (see bot/render/rulings.py).

## Before the first round
event-dnd5-sneak_said = { $on ->
        [yes] 🤫 **{ $combatant }** will try to take the enemy by surprise.
       *[no] 🤫 **{ $combatant }** no longer tries to surprise anybody.
    }
event-dnd5-sneak_rolled = 🤫 Stealth of **{ $combatant }**: **{ $total }**{ $unnoticed_by_count ->
        [0] , noticed by all.
       *[other] , unnoticed by { $unnoticed_by }.
    }
why-dnd5-sneak_rolled = Stealth: { $terms } = **{ $total }**
event-dnd5-surprise_judged = { $taken ->
        [yes] { "" }
       *[no] 🤫 The GM sees no surprise for anybody.
    }
event-dnd5-surprise_said = { $on ->
        [yes] 😮 **{ $combatant }** is surprised: neither movement nor action in the first turn.
       *[no] **{ $combatant }** is not surprised.
    }
event-dnd5-initiative_rolled = 🎲 Initiative: { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
event-dnd5-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
why-dnd5-initiative_rolled = { $terms } = **{ $initiative }**
event-dnd5-tie_settled = 🧭 Of equals, **{ $combatant }**{ $band_count ->
        [0] { "" }
       *[other] {" "}(with { $band })
    } acts before { $others }.
event-dnd5-players_agreed = 🧭 Among the players, **{ $combatant }** acts before { $others }.
event-dnd5-came_late = ⏳ The place of **{ $combatant }** has gone by: the first turn comes next round.

## The turn
event-dnd5-turn_begun = { $idle ->
        [yes] 😮 **{ $combatant }**, still surprised, does nothing this turn.
       *[no] { "" }
    }
event-dnd5-turn_lapsed = ⏭️ **{ $combatant }**: the turn is over.{ $unused_count ->
        [0] { "" }
       *[other] {" "}Left unused: { $unused_words }{ $metres ->
            [0] { "" }
           *[other] {" "}({ $metres_decimal } m)
        }.
    }
event-dnd5-turn_opened = { "" }
    .manner = quiet
event-dnd5-reactions_opened = { "" }
    .manner = quiet
event-dnd5-reaction_declined = { "" }
    .manner = quiet
event-dnd5-action_taken = { $what ->
        [dash] 💨 **{ $combatant }** dashes.
        [rush] 💨 **{ $combatant }** rushes forward.
        [reckless] 🔥 **{ $combatant }** strikes recklessly, and is easier to hit until its next turn.
        [ready] 👂 **{ $combatant }** gets ready.
        [dodge] 🛡️ **{ $combatant }** dodges until the next turn.
       *[disengage] ↔️ **{ $combatant }** disengages.
    }

## Moving
event-dnd5-move_begun = { $metres ->
        [0] 🚶 **{ $combatant }** looks for a way and finds none.
       *[other] { $towards ->
            [none] { $cell ->
                [none] { $height ->
                    [none] { $contested ->
                        [yes] 🚶 **{ $combatant }** means to move away.
                       *[no] { "" }
                    }
                   *[other] { "" }
                }
               *[other] 🚶 **{ $combatant }** heads for { $cell_shown } ({ $metres_decimal } m{ $dear ->
                    [none] { "" }
                   *[other] , at a cost of { $dear_decimal }
                }).
            }
           *[other] { $cell ->
                [none] { $contested ->
                    [yes] 🚶 **{ $combatant }** means to approach { $towards_shown }.
                   *[no] { "" }
                }
               *[other] 🚶 **{ $combatant }** heads for { $towards_shown }, towards { $cell_shown } ({ $metres_decimal } m{ $dear ->
                    [none] { "" }
                   *[other] , at a cost of { $dear_decimal }
                }).
            }
        }
    }
event-dnd5-stepped = { "" }
    .manner = quiet
event-dnd5-walked = { $towards ->
        [none] 🚶 **{ $combatant }** moves away
       *[other] 🚶 **{ $combatant }** approaches { $towards_shown }
    } ({ $metres_decimal } m{ $dear ->
        [none] { "" }
       *[other] , at a cost of { $dear_decimal }
    }).
event-dnd5-move_ended = { $stopped ->
        [yes] ✋ **{ $combatant }** { $cell ->
            [none] stays put
           *[other] gets no farther than { $cell_shown }
        }.
       *[no] { $short ->
            [none] { "" }
           *[other] 📏 **{ $combatant }** is not yet within reach of **{ $short }**: { $metres_decimal } m.
        }
    }
event-dnd5-placed_at = { $reason ->
        [opening] { "" }
        [forced] 💨 **{ $combatant }** ends up at { $cell }.
       *[gm] 📍 The GM puts **{ $combatant }** at { $cell }.
    }
event-dnd5-distance_said = 📏 From **{ $combatant }** to **{ $other }**: { $metres_decimal } m.
event-dnd5-went_prone = { $prone ->
        [yes] ⤵️ **{ $combatant }** drops prone.
       *[no] ⤴️ **{ $combatant }** stands up.
    }
event-dnd5-ground_said = { $kinds_count ->
        [0] 🗺️ Clear ground: { $cells }.
       *[other] 🗺️ Ground ({ $kinds_words }): { $cells }.
    }

## Attacking
event-dnd5-attack_begun = { $occasion ->
        [opportunity] ⚡ **{ $combatant }** takes the opportunity against **{ $target }**.
       *[other] { "" }
    }
event-dnd5-attack_rolled = ⚔️ **{ $combatant }** attacks **{ $target }** ({ $weapon }): { $outcome ->
        [critical] **critical hit**{ $total_against }
        [hit] **hit**{ $total_against }
        [fumble] missed, on a 1
       *[miss] missed{ $total_against }
    }.{ $revealed ->
        [yes] {" "}The attack gives **{ $combatant }** away.
       *[no] { "" }
    }{ $lies ->
        [none] { "" }
        [here] {" "}The weapon has fallen beside { $target }.
       *[other] {" "}The weapon has fallen on { $lies_shown }.
    }
why-dnd5-attack_rolled = { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for it: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against it: { $down_words }
    }{ $faces_count ->
        [2] ; dice: { $faces }
       *[other] { "" }
    }
event-dnd5-attack_ended = { $reason ->
        [unable] **{ $combatant }** can no longer attack.
        [no_target] The attack of **{ $combatant }** has no target within reach any more.
       *[done] { "" }
    }
event-dnd5-blow_settled = { "" }
    .manner = quiet
event-dnd5-damage_dealt = { $gm ->
        [yes] 🔧 By the GM’s word:
       *[no] 💥
    } **{ $target }** { $lost ->
        [none] reels
        [0] { $excess ->
            [0] { $absorbed ->
                [0] loses nothing
               *[other] loses temporary hit points alone ({ $absorbed_shown })
            }
           *[other] is at 0 already and takes **{ $excess_shown }** damage more{ $absorbed ->
                [0] { "" }
               *[other] ; temporary points: −{ $absorbed_shown }
            }
        }
        [one] loses { $excess ->
            [0] **one hit point**
           *[other] **the last hit point** for { $dealt_shown } damage
        }{ $absorbed ->
            [0] { "" }
           *[other] ; temporary points: −{ $absorbed_shown }
        }
       *[other] loses { $excess ->
            [0] **{ $lost } hit points**
           *[other] **the last { $lost } hit points** for { $dealt_shown } damage
        }{ $absorbed ->
            [0] { "" }
           *[other] ; temporary points: −{ $absorbed_shown }
        }
    }{ $types_count ->
        [0] { "" }
       *[other] {" "}({ $types_words }{ $excess ->
            [none] {" damage"}
            [0] {" damage"}
           *[other] { "" }
        }{ $wards_count ->
            [none] { "" }
            [0] { "" }
           *[other] , { $wards_words }
        })
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}– { $reason }
    }.
why-dnd5-damage_dealt = Damage: { $terms } = **{ $dealt }**{ $absorbed ->
        [0] { "" }
       *[other] ; absorbed by temporary points: { $absorbed_shown }
    }

## Falling, dying, healing
event-dnd5-fell = { $how ->
        [dead] { $massive ->
            [yes] ☠️ **{ $combatant }** dies at once{ $excess ->
                [none] .
               *[other] : { $excess_shown } damage beyond 0{ $most ->
                    [none] .
                   *[other] , with { $most_shown } hit points at most.
                }
            }
           *[no] ☠️ No hit points left: **{ $combatant }** dies.
        }
        [knocked_out] 💫 No hit points left: **{ $combatant }** falls, knocked out and out of danger.
       *[unconscious] 🩸 No hit points left: **{ $combatant }** falls unconscious.
    }
event-dnd5-came_to = 💪 **{ $combatant }** comes to.
event-dnd5-death_saved = 🎲 Death save of **{ $combatant }**{ $face ->
        [none] { "" }
       *[other] : **{ $outcome ->
            [wakes] a natural { $face_shown }
            [two_failures] a natural { $face_shown }
           *[other] { $total ->
                [none] { $face_shown }
               *[other] { $total_shown }
            }
        }**{ $outcome ->
            [wakes] { "" }
            [two_failures] { "" }
           *[other] {" "}against { $against }
        }
    }, { $outcome ->
        [wakes] a start, one hit point
        [two_failures] two failures at once
        [success] success
       *[failure] failure
    }{ $outcome ->
        [wakes] { "" }
       *[other] { $successes ->
            [none] { "" }
            [3] , **out of danger**
           *[other] { $failures ->
                [3] , **this is the end**
               *[other] {" "}(successes: { $successes_shown }, failures: { $failures_shown })
            }
        }
    }.
event-dnd5-death_nearer = 🩸 **{ $combatant }**, unconscious, { $added ->
        [none] comes nearer to death.
        [1] comes nearer to death by one failure{ $failures ->
            [3] : **this is the end.**
           *[other] {" "}(failures: { $failures_shown } of 3).
        }
       *[other] comes nearer to death by two failures, the hit being critical{ $failures ->
            [3] : **this is the end.**
           *[other] {" "}(failures: { $failures_shown } of 3).
        }
    }
event-dnd5-healed = ❤️ **{ $combatant }** { $regained ->
        [none] feels better
        [0] cannot get any better
        [one] regains **one hit point**
       *[other] regains **{ $regained } hit points**
    }.
why-dnd5-healed = { $terms_count ->
        [0] { "" }
       *[other] Healing: { $terms } = **{ $rolled }**{ $regained ->
            [none] { "" }
           *[other] ; hit points regained: { $regained_shown }
        }
    }

## Conditions
event-dnd5-condition_set = { $status ->
        [dodging] { "" }
        [borne] { "" }
        [reckless] { "" }
        [disengaged] { "" }
       *[other] { $on ->
            [yes] { $gm ->
                [yes] 🔧 By the GM’s word:
               *[no] ❕
            } **{ $combatant }**: { $status_word }.
           *[no] { $gm ->
                [yes] 🔧 By the GM’s word:
               *[no] ❕
            } Over for **{ $combatant }**: { $status_word }.
        }
    }
event-dnd5-plight_said = { $plight ->
        [dead] { $on ->
            [yes] ☠️ **{ $combatant }** is dead, says the GM.
           *[no] 💪 **{ $combatant }** is not dead, says the GM.
        }
        [stable] { $on ->
            [yes] 🩹 **{ $combatant }** is out of danger, says the GM.
           *[no] 🩸 **{ $combatant }** is in danger again, says the GM.
        }
       *[fled] { $on ->
            [yes] 🏃 **{ $combatant }** leaves the field, says the GM.
           *[no] **{ $combatant }** is back in the fight, says the GM.
        }
    }
