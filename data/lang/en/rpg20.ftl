# RPG 2.0: the board, what everybody sees of themselves and of others, the tale.

moment-rpg20 = { $round ->
        [0] Before the fight
       *[other] Sequence { $round_shown }{ $phase ->
            [declaring] , intentions
            [acting] { $up ->
                [none] , resolution
               *[other] , { $up_shown } acts
            }
           *[between] { "" }
        }
    }{ $light ->
        [reduced] {" "}· hard to see
        [dark] {" "}· darkness
       *[none] { "" }
    }{ $confined ->
        [yes] {" "}· a narrow place
       *[no] { "" }
    }
hint-rpg20 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Nobody stands any more: the GM can close the fight (`/encounter end`).
           *[no] 🏁 One side alone still stands: the GM can close the fight (`/encounter end`).
        }
       *[no] { "" }
    }
cell-rpg20-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2…: the order of the sequence
cell-rpg20-1 = { $health ->
        [unhurt] unhurt
        [scratched] scratched
        [wounded] wounded
        [badly_wounded] staggers
        [pain] in pain
        [unconscious] out cold
        [stunned] stunned
        [coma] coma
       *[dead] dead
    }
    .width = 9
cell-rpg20-2 = { $up ->
        [yes] ◀
       *[no] { $held ->
            [yes] ⏸
           *[no] { $acted ->
                [yes] ✓
               *[no] { $declared ->
                    [yes] ·
                   *[no] { "" }
                }
            }
        }
    }
    .width = 2
    .legend = ◀: acting · ⏸: waits · ✓: has acted · “·”: has spoken
mark-rpg20 = { $surprised ->
        [yes] 😮 { $who }: surprised{ $status ->
            [none] { "" }
           *[other] , { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }
        }{ $limbs ->
            [none] { "" }
           *[other] , { $limbs_each }
        }
       *[no] { $status ->
            [none] { $limbs ->
                [none] { "" }
               *[other] 🦴 { $who }: { $limbs_each }
            }
           *[other] ❕ { $who }: { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }{ $limbs ->
                [none] { "" }
               *[other] , { $limbs_each }
            }
        }
    }
fighter-rpg20 = { $health ->
        [dead] ☠️ Dead.
        [coma] 💫 In a coma.
        [unconscious] 💫 Unconscious.
        [stunned] 💫 Unconscious.
        [pain] 😖 Paralysed by pain.
       *[other] { $up ->
            [yes] ▶️ Your moment.
           *[no] { $declared ->
                [yes] { $acted ->
                    [yes] ✓ You have acted.
                   *[no] 📣 { $deed ->
                        [none] You have spoken.
                       *[other] { $deed_word }{ $target ->
                            [none] { "" }
                           *[other] {" "}({ $target_shown }{ $more ->
                                [none] { "" }
                               *[other] {" "}and { $more_shown } more
                            })
                        }{ $posture ->
                            [offensive] , offensive posture
                           *[other] { "" }
                        }{ $mode ->
                            [rapid] , in haste
                            [short] , a short burst
                            [long] , a long burst
                            [precision] , with precision
                           *[other] { "" }
                        }{ $total ->
                            [none] { "" }
                           *[other] {" "}· total { $total_shown }
                        }
                    }
                }
               *[no] { $surprised ->
                    [yes] 😮 Surprised: nothing to do in this sequence.
                   *[no] ⏳ You have said nothing for this sequence.
                }
            }
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 From the GM: { $given_each }
    }
    ❤️ Total { $points }/{ $points_max }
    🧍 { $gauges_each }
    ⚔️ { $weapon }{ $rounds ->
        [none] { "" }
       *[other] {" "}· ammunition { $rounds_shown }/{ $magazine_shown }
    }{ $lacking ->
        [none] { "" }
       *[other] {" "}· to reload: { $lacking_shown } seq.
    }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $piece ->
        [none] { "" }
       *[other] 🛡️ { $piece_words }
    }
    { $shield ->
        [none] { "" }
       *[other] 🛡️ { $shield_word }, { $shield_left_shown } left
    }
    { $explosives ->
        [none] { "" }
       *[other] 💣 { $explosives_each }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }
    }
ally-rpg20 = { $out ->
        [yes] **{ $who }**: out of the fight.
       *[no] **{ $who }**: { $points }/{ $points_max } hit points.
    }
    .needs = points
timeline-rpg20 = Sequence { $moment }
    .now = round
slot-rpg20-acts = { $place }. { $who }{ $held ->
        [yes] {" "}(waits)
       *[no] { "" }
    }
slot-rpg20-loads = { $who } reloads ({ $weapon })
cockpit-rpg20 = { $health ->
        [dead] dead
       *[other] total { $points }/{ $points_max } · { $weapon }{ $deed ->
            [none] { "" }
           *[other] {" "}· { $deed_word }
        }{ $initiative ->
            [none] {" "}· initiative to come
           *[other] {" "}· initiative { $initiative_shown }
        }{ $limbs ->
            [none] { "" }
           *[other] {" "}· { $limbs_each }
        }{ $up ->
            [yes] , acting
           *[no] { "" }
        }
    }
axis-rpg20 = Sequence
bar-rpg20-acts = { $place }.
    .look = mark
    .legend = acts in this order
bar-rpg20-loads = { $weapon }
    .look = striped
    .legend = reloads a weapon
tale-rpg20-initiative_rolled = { "" }
tale-rpg20-intention_declared = { "" }
tale-rpg20-intention_shown = { "" }
tale-rpg20-total_set = { "" }
tale-rpg20-tie_settled = { "" }
tale-rpg20-move_judged = { "" }
tale-rpg20-out_of_reach = { "" }
tale-rpg20-initiative_given = { "" }
tale-rpg20-modifier_set = { "" }
tale-rpg20-awareness_set = { "" }
tale-rpg20-target_ticked = { "" }
tale-rpg20-distance_set = { "" }
tale-rpg20-sides_parted = { "" }
tale-rpg20-stock_set = { "" }
tale-rpg20-battle_advised = { "" }
tale-rpg20-waves_reckoned = { "" }
tale-rpg20-battle_tallied = { "" }
