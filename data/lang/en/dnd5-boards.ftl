# D&D 5: the tracker in thirty columns, in order of initiative, the combatants and the timeline.

moment-dnd5 = { $round ->
        [0] Opening
       *[other] { $up ->
            [none] Round { $round_shown } (about { $seconds } s)
           *[other] Round { $round_shown }, turn of { $up_shown }
        }
    }
hint-dnd5 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Nobody is left standing: the GM may close the fight (`/encounter end`).
           *[no] 🏁 One side alone is left standing: the GM may close the fight (`/encounter end`).
        }
       *[no] { "" }
    }
cell-dnd5-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2…: the order of initiative
cell-dnd5-1 = { $thing ->
        [yes] { $died ->
            [yes] broken
           *[no] { $points } HP
        }
       *[no] { $died ->
               [yes] dead
              *[no] { $fled ->
                   [yes] gone
                  *[no] { $health ->
                       [unhurt] unhurt
                       [scratched] scratched
                       [wounded] wounded
                       [badly_wounded] staggers
                      *[down] at 0
                   }
               }
           }
    }
    .width = 9
cell-dnd5-2 = { $up ->
        [yes] ◀
       *[no] { $acted ->
            [yes] ✓
           *[no] { "" }
        }
    }
    .width = 2
    .legend = ◀: whose turn it is · ✓: has had this round’s turn
mark-dnd5 = { $died ->
        [yes] { "" }
       *[no] { $status ->
            [none] { $surprised ->
                [yes] 😮 { $who }: surprised
               *[no] { "" }
            }
           *[other] ❕ { $who }: { $status_words }
        }
    }
fighter-dnd5 = { $died ->
        [yes] ☠️ Dead.
       *[no] { $fled ->
            [yes] 🏃 Far from the fight.
           *[no] { $dying ->
                [yes] 🩸 At 0 hit points · successes: { $successes }, failures: { $failures }
               *[no] { $stable ->
                    [yes] 🩹 At 0 hit points, out of danger.
                   *[no] { $up ->
                        [yes] ▶️ Your turn: { $has_action ->
                            [yes] an action
                           *[no] { $attacks ->
                                [0] no action
                               *[other] attacks left: { $attacks }
                            }
                        }, { $left_decimal } m.
                       *[no] { $acted ->
                            [yes] ✓ This round’s turn is over.
                           *[no] ⏳ Your turn will come.
                        }
                    }
                }
            }
        }
    }
    ❤️ Hit points { $hit_points }/{ $hit_points_max }{ $temporary ->
        [0] { "" }
       *[other] {" "}· temporary { $temporary_shown }
    }
    🛡️ AC { $ac } · ⚔️ { $weapon }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $reaction ->
        [yes] ⚡ Reaction available
        [no] ⚡ No reaction for now
       *[none] { "" }
    }
    { $cell ->
        [none] { "" }
       *[other] 📍 { $cell_shown }
    }
    { $rides ->
        [none] { "" }
       *[other] 🐎 In the saddle: { $rides_shown }
    }
    { $height ->
        [none] { "" }
       *[other] 🪽 { $height_decimal } m above the ground
    }
    { $squeezing ->
        [yes] ↔️ In a tight space
       *[no] { "" }
    }
    { $under_water ->
        [yes] 🌊 Under water
       *[no] { "" }
    }
    { $traits ->
        [none] { "" }
       *[other] 🐾 { $traits_words }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 From the GM: { $given_each }
    }
    { $slots ->
        [none] { "" }
       *[other] 🔮 Slots: { $slots_each }
    }
    { $concentrates ->
        [none] { "" }
       *[other] 🧠 Concentrates on { $concentrates_word }
    }
    { $ready ->
        [none] { "" }
       *[other] 👂 Holds ready: { $holding ->
            [none] { $response_word }
           *[other] { $holding_word }
        }, { $ready ->
            [near] if { $whom ->
                [enemy] a foe comes
               *[other] { $whom_shown } comes
            } within reach
            [moves] if { $whom ->
                [enemy] a foe moves
               *[other] { $whom_shown } moves
            }
            [attacks] if { $whom ->
                [enemy] a foe attacks
               *[other] { $whom_shown } attacks
            }
            [casts] if { $whom ->
                [enemy] a foe casts a spell
               *[other] { $whom_shown } casts a spell
            }
           *[word] at the GM’s signal
        }
    }
    { $spells ->
        [none] { "" }
       *[other] ✨ Under { $spells_words }
    }
ally-dnd5 = { $out ->
        [yes] **{ $who }**: out of the fight.
       *[no] **{ $who }**: { $hit_points }/{ $hit_points_max } hit points.
    }
    .needs = hit_points

## The timeline
timeline-dnd5 = Round { $moment }
    .now = round
slot-dnd5-acts = { $place }. { $who }
slot-dnd5-status = { $who }: { $status_word }, until round { $until }

## Values that the GM corrects
word-dnd5-field-hit_points = hit points
    .short = HP
word-dnd5-field-hit_points_max = hit point maximum
    .short = max HP
word-dnd5-field-temporary = temporary hit points
    .short = temp HP
word-dnd5-field-ac = armour class
    .short = AC
word-dnd5-field-proficiency = proficiency bonus
word-dnd5-field-initiative = initiative
word-dnd5-field-attacks = attacks per action
word-dnd5-field-amount = amount
word-dnd5-field-value = value
word-dnd5-field-distance = distance

## The GM’s tools
word-dnd5-tool-sneak = go unnoticed before the fight
word-dnd5-tool-surprise = surprise in the first turn
word-dnd5-tool-end_turn = end the turn under way
word-dnd5-tool-go_on = let the fight go on
word-dnd5-tool-modifier = lasting modifier
word-dnd5-tool-once = modifier for once
word-dnd5-tool-distance = distance, in metres
