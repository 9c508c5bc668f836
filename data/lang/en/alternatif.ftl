# D&D Alternatif: people, time, announcements and the GM's hand. One event, one sentence; `.manner`: see
# bot/render/rulings.py.

## The scene and its people
event-alternatif-scene_opened = Everybody announces a first action.
    .manner = quiet
event-alternatif-combatant_joined = 🛡️ **{ $name }** enters the fight ({ $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}and { $second_word }
    }){ $behind ->
        [yes] { ", " }behind
       *[no] { "" }
    }.
event-alternatif-combatant_joined-all = 🛡️ { $names } enter the fight ({ $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}and { $second_word }
    }){ $behind ->
        [yes] { ", " }behind
       *[no] { "" }
    }.

## Time and announcements
event-alternatif-segment_reached = — Segment { $segment } (round { $round }) —
    .manner = break
event-alternatif-clock_sent = { $segment ->
        [0] ▶️ Time goes on.
       *[other] ⏩ Time runs to segment { $segment }.
    }
event-alternatif-round_ended = — End of round { $round } —
    .manner = break
event-alternatif-action_declared = { $repeated ->
        [yes] { "" }
       *[no] { $target ->
            [none] 📣 **{ $combatant }** gets ready to fight ({ $weapon }{ $second ->
                [none] { "" }
               *[other] {" "}and { $second_word }
            }).
           *[other] { $kept ->
                [yes] 📣 **{ $combatant }** keeps the action under way and now aims at **{ $target }**.
               *[no] 📣 **{ $combatant }** gets ready to strike **{ $target }** ({ $weapon }{ $second ->
                    [none] { "" }
                   *[other] {" "}and { $second_word }
                }).
            }
        }
    }
event-alternatif-reaction_rolled = ⏱️ { $combatant }{ $hand ->
        [left] , off hand
       *[other] { "" }
    }: { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , { $adjust_signed } for Dexterity
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $fixed ->
        [0] { "" }
       *[other] , { $fixed_signed } of slowness
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } postponed
    }: the action will come at segment **{ $segment }**.
why-alternatif-reaction_rolled = { $die }: { $faces }{ $adjust ->
        [0] { "" }
       *[other] {" "}{ $adjust_signed } (Dexterity)
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] {" "}{ $raised_signed } (minimum)
    }{ $fixed ->
        [0] { "" }
       *[other] {" "}{ $fixed_signed } (slowness)
    }{ $postponed ->
        [0] { "" }
       *[other] {" "}{ $postponed_signed } (postponement)
    }, from segment { $stamp }: segment { $segment }.
    .manner = aside
event-alternatif-carried_on = { "" }
event-alternatif-stood_by = { $forced ->
        [yes] { "" }
       *[no] { $deed ->
            [acts] ⌛ **{ $combatant }** stands by until { $whom } acts.
            [moves] ⌛ **{ $combatant }** stands by until { $whom } moves.
            [hurt] ⌛ **{ $combatant }** stands by until { $whom } takes damage.
           *[none] { $until ->
                [none] ⌛ **{ $combatant }** stands by.
               *[other] ⌛ **{ $combatant }** stands by until segment { $until }.
            }
        }
    }
event-alternatif-beat_imposed = ⌛ **{ $combatant }** takes stock until the end of segment { $until }.
event-alternatif-action_came_up = { $combatant }’s action comes up.
    .manner = quiet
event-alternatif-action_lost = { $reason ->
        [given_up] **{ $combatant }** gives up the blow{ $hand ->
            [left] {" "}of the off hand
           *[other] { "" }
        }.
        [no_target] **{ $combatant }** has nobody left to strike: the action is lost.
        [contact_lost] **{ $combatant }** is no longer in contact: the action is lost.
        [free_action] **{ $combatant }** acts at once: the action that was due is lost.
       *[interrupted] { $combatant }’s preparation is interrupted: the action is lost.
    }
    .manner = once

## In contact
event-alternatif-engagement_changed = { $reason ->
        [gm] { $added_count ->
            [0] ↔️ The GM parts { $removed }.
           *[other] ⚔️ The GM brings into contact { $added }.
        }
       *[other] { "" }
    }

## The GM's hand
event-alternatif-stance_set = 🔧 The GM corrects **{ $combatant }**{ $wrestles ->
        [yes] {" "}in wrestling
       *[no] {" "}({ $weapon }{ $hand ->
            [left] , off hand
           *[other] { "" }
        })
    }: { $on ->
        [yes] on the defensive.
       *[no] on the offensive.
    }
event-alternatif-gm_overrode = 🔧 The GM corrects { $combatant ->
        [none] { $what_field }
       *[other] **{ $combatant }**, { $what_field }{ $hand ->
            [left] {" "}(off hand)
           *[other] { "" }
        }
    }: { $before ->
        [none] not set
       *[other] { $before }
    } → **{ $after ->
        [none] not set
       *[other] { $after }
    }**{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-alternatif-flag_set = { $gm ->
        [yes] 🔧 By the GM’s word:{" "}
       *[no] { "" }
    }{ $flag ->
        [prone] { $on ->
            [yes] ⤵️ **{ $combatant }** is on the ground.
           *[no] ⤴️ **{ $combatant }** stands up.
        }
        [surprised] { $on ->
            [yes] ❗ Surprise keeps **{ $combatant }** from parrying and from free actions.
           *[no] **{ $combatant }** gets over the surprise.
        }
       *[unaware] { $on ->
            [yes] 🙈 **{ $combatant }** does not see { $other }’s blows coming.
           *[no] 👁️ **{ $combatant }** now sees { $other }’s blows coming.
        }
    }{ $until ->
        [none] { "" }
       *[other] {" "}It ends in segment { $until }.
    }
event-alternatif-simultaneous_test_rolled = ⏱️ Simultaneous test: **{ $combatant }** at second { $second }, **{ $other }** at second { $other_second }. { $earlier ->
        [none] Both actions take place.
       *[other] **{ $earlier }** is quicker and forestalls the other.
    }
why-alternatif-simultaneous_test_rolled = Dice for the seconds: { $face } and { $other_face }; it takes a gap of at least { $gap }.
