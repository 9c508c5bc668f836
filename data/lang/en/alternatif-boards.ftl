# D&D Alternatif: the tracker in thirty columns, sheets and fighters.

moment-alternatif = { $segment ->
        [0] Opening
       *[other] Segment { $segment } (round { $round })
    }
hint-alternatif = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Nobody is left standing: the GM may end the fight (`/encounter end`).
           *[no] 🏁 Only one side is still standing: the GM may end the fight (`/encounter end`).
        }
       *[no] { $stalled ->
            [yes] ⌛ Everybody is standing by: one can wait until a given segment (`/standby until:`), or the GM can lead there (`/gm next until:`).
           *[no] { "" }
        }
    }
cell-alternatif-1 = { $health ->
        [unhurt] unhurt
        [scratched] scratched
        [wounded] wounded
        [badly_wounded] bad shape
        [out] down
       *[none] { "" }
    }
    .width = 9
cell-alternatif-2 = { $next ->
        [none] { $task_last ->
            [none] { $status ->
                [defensive] def.
               *[other] { $second_status ->
                    [defensive] def.
                   *[other] { "" }
                }
            }
           *[other] { $task_waits ->
                [yes] hold
               *[no] →{ $task_last }
            }
        }
       *[other] →{ $next }
    }
    .width = 4
    .legend = →: the segment in which the action comes
mark-alternatif = { $out ->
        [yes] { "" }
       *[no] { $clinched ->
            [none] { $guard_down ->
                [yes] 🔓 { $who }: guard down{ $prone ->
                    [yes] , on the ground
                   *[no] { "" }
                }
               *[no] { $prone ->
                    [yes] ⤵️ { $who }: on the ground{ $standby_since ->
                        [none] { "" }
                        [0] , standing by since the opening
                       *[other] , standing by since segment { $standby_since }
                    }
                   *[no] { $standby_since ->
                        [none] { $behind ->
                            [yes] 🏹 { $who }: behind
                           *[no] { "" }
                        }
                        [0] ⌛ { $who }: standing by since the opening{ $behind ->
                            [yes] , behind
                           *[no] { "" }
                        }
                       *[other] ⌛ { $who }: standing by since segment { $standby_since }{ $behind ->
                            [yes] , behind
                           *[no] { "" }
                        }
                    }
                }
            }
           *[other] 🤼 { $who }: wrestling with { $clinched_listed }{ $keys ->
                [none] { "" }
               *[other] {" "}(keys suffered: { $keys_words })
            }{ $underneath ->
                [yes] , underneath
               *[no] { "" }
            }{ $gagged ->
                [yes] , gagged
               *[no] { "" }
            }
        }
    }
sheet-alternatif = 📜 **{ $name }**{ $class ->
        [none] { "" }
       *[other] , { $class_shown } of level { $level }
    }{ $other_classes ->
        [none] { "" }
       *[other] {" "}(and { $other_classes })
    }
    Martial bonus { $bm_signed } · AC { $ac } ({ $threshold ->
        [none] { $armour }
       *[other] armour threshold { $threshold }
    })
    Stamina { $stamina }{ $stamina_max ->
        [none] { "" }
       *[other] { " " }of { $stamina_max_shown }
    } · Body points { $body }{ $body_max ->
        [none] { "" }
       *[other] { " " }of { $body_max_shown }
    }
    Strength to hit { $str_hit_signed }, to damage { $str_damage_signed }{ $str_std ->
        [none] { "" }
       *[other] , standard { $str_std_signed }
    } · Dexterity { $dex_std_signed }{ $left_hand_rank ->
        [0] { "" }
       *[other] { " " }· Left-hand fighting: rank { $left_hand_rank }
    }{ $wrestling_rank ->
        [0] { "" }
       *[other] { " " }· Wrestling: rank { $wrestling_rank }
    }{ $riding ->
        [0] { "" }
       *[other] { " " }· Riding: rank { $riding }
    }{ $blind_sense ->
        [0] { "" }
       *[other] { " " }· Blind-sense: rank { $blind_sense }
    }{ $sneak_rank ->
        [0] { "" }
       *[other] { " " }· Sneak attacks: rank { $sneak_rank }
    }{ $endurance_rank ->
        [0] { "" }
       *[other] { " " }· Endurance: rank { $endurance_rank }
    }{ $dodge ->
        [0] { "" }
       *[other] { " " }· Dodge { $dodge_signed }
    }{ $max_speed ->
        [none] { "" }
       *[other] { " " }· Speed { $max_speed_shown }
    }{ $size ->
        [none] { "" }
       *[other] { " " }· Size: { $size_word }
    }
    { $weapons ->
        [none] No weapon
       *[other] Weapons: { $weapons_shown }
    }{ $injuries ->
        [none] { $bleeding ->
            [none] { "" }
           *[other] { " " }· 🩸 { $bleeding_word }
        }
       *[other] { " " }· 🩹 { $injuries_shown }{ $bleeding ->
            [none] { "" }
           *[other] , { $bleeding_word }
        }
    }
    { $spells ->
        [none] { "" }
       *[other] Spells: { $spells_shown }
    }
    { $items_hand ->
        [none] { "" }
       *[other] Magic items in hand: { $items_hand_shown }
    }
    { $items_worn ->
        [none] { "" }
       *[other] Worn: { $items_worn_shown }
    }
    { $items_belt ->
        [none] { "" }
       *[other] At the belt: { $items_belt_shown }
    }
    { $items_pocket ->
        [none] { "" }
       *[other] In a pocket: { $items_pocket_shown }
    }
    { $items_bag ->
        [none] { "" }
       *[other] At the bottom of a bag: { $items_bag_shown }
    }
fighter-alternatif = { $out ->
        [yes] ☠️ Out of the fight.
       *[no] { $task ->
            [none] { $up ->
                [yes] ⏱️ The action has come up: it is now.
               *[no] { $next ->
                    [none] { $standby ->
                        [yes] ⏱️ Standing by{ $standby_since ->
                            [none] { "" }
                            [0] {" "}since the opening
                           *[other] {" "}since segment { $standby_since }
                        }{ $standby_until ->
                            [none] { "" }
                           *[other] , until segment { $standby_until }
                        }{ $standby_deed ->
                            [none] { "" }
                            [acts] , until { $standby_whom } acts
                            [moves] , until { $standby_whom } moves
                           *[hurt] , until { $standby_whom } takes damage
                        }.
                       *[no] { $proposed ->
                            [none] { $counters ->
                                [none] ⏱️ Nothing announced: `/declare`.
                               *[other] ⏱️ Watching for the enemy.
                            }
                           *[other] 📣 Announced: { $task_label ->
                                [none] { $action_word }
                               *[other] { $task_label_shown }
                            }.
                        }
                    }
                   *[other] ⏱️ Next action at segment **{ $next }**{ $target ->
                        [none] { "" }
                       *[other] , against { $target }
                    }.
                }
            }
           *[other] ⏳ { $task_label ->
                [none] { $action_word }{ $task_spell ->
                    [none] { "" }
                   *[other] {" "}({ $task_spell_word })
                }
               *[other] { $task_label_shown }
            }{ $task_waits ->
                [yes] , kept ready: `/release`.
               *[no] , done at the end of segment **{ $task_last }**.
            }{ $guard_down ->
                [yes] {" "}🔓 Guard down.
               *[no] { "" }
            }
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 From the GM: { $given_each }
    }
    { $then ->
        [none] { "" }
       *[other] 🔜 { $then_soon ->
            [yes] As soon as possible
           *[no] Next
        }: { $then_each }.
    }
    ❤️ Stamina { $stamina }/{ $stamina_max } · Body points { $body }/{ $body_max }
    { $malus ->
        [0] { $bleeding ->
            [none] { "" }
           *[other] 🩸 { $bleeding_word }
        }
       *[other] 🩸 { $malus_signed } on combat rolls{ $bleeding ->
            [none] { "" }
           *[other] , { $bleeding_word }
        }
    }
    ⚔️ { $weapon } (damage { $damage }){ $second ->
        [none] { "" }
       *[other] { $due ->
            [none] { "" }
           *[other] {" "}· segment { $due }
        }
    } · AC { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] {" "}({ $ac_melee } in melee)
        } · Martial bonus { $bm_signed }{ $status ->
        [defensive] {" "}· on the defensive
       *[other] { "" }
    }
    { $second ->
        [none] { "" }
       *[other] 🤺 { $second_word } (damage { $second_damage }){ $second_due ->
            [none] { "" }
           *[other] {" "}· segment { $second_due }
        }{ $second_status ->
            [defensive] {" "}· on the defensive
           *[other] { "" }
        }
    }
    { $limbs ->
        [none] { "" }
       *[other] 🦴 Also: { $limbs_words }
    }
    { $carried ->
        [none] { "" }
       *[other] 🎒 Not in hand: { $carried_words }
    }
    { $captured ->
        [none] { "" }
       *[other] 🏴 Captured: { $captured_words }
    }
    { $items ->
        [none] { "" }
       *[other] 🪄 Magic items: { $items_each }
    }
    { $counters ->
        [none] { "" }
       *[other] 🤫 Counter-attack: { $counters_each }
    }
    { $dropped ->
        [none] { "" }
       *[other] 🫳 On the ground: { $dropped_words }
    }
    { $clinched ->
        [none] { "" }
       *[other] 🤼 Wrestling with { $clinched_listed }{ $keys_held ->
            [none] .
           *[other] ; keys held: { $keys_held_words }.
        }
    }
    { $prone ->
        [yes] ⤵️ On the ground: getting up takes a segment.
       *[no] { "" }
    }
    { $behind ->
        [yes] 🏹 Behind the others.
       *[no] { "" }
    }
    { $surprised ->
        [yes] ❗ Surprised: no parry, no free action.
       *[no] { "" }
    }
    { $surprised_by ->
        [none] { "" }
       *[other] ❗ Surprised: nothing to be done in this segment against { $surprised_by_listed }.
    }
    { $fatigue ->
        [none] { "" }
       *[other] 🫁 Fatigue: { $fatigue } out of { $fatigue_threshold }{ $fatigue_malus ->
            [0] .
           *[other] , { $fatigue_malus_signed } on rolls.
        }
    }
each-alternatif-items = { $weapon } ({ $place ->
        [hand] in hand
        [worn] worn
        [belt] at the belt
        [pocket] in a pocket
        [ground] on the ground
       *[bag] at the bottom of a bag
    }{ $ready ->
        [0] { "" }
       *[other] , rests: next use in segment { $ready }
    })
each-alternatif-counters = { $special_word } ({ $weapon }) against { $target }, { $due ->
        [0] ready
       *[other] ready in segment { $due }
    }
ally-alternatif = { $out ->
        [yes] **{ $who }**: out of the fight.
       *[no] { $next ->
            [none] { $task_last ->
                [none] **{ $who }**: { $stamina }/{ $stamina_max } stamina, nothing in preparation.
               *[other] **{ $who }**: { $stamina }/{ $stamina_max } stamina, { $task_label ->
                    [none] { $action_word }{ $task_spell ->
                        [none] { "" }
                       *[other] {" "}({ $task_spell_word })
                    }
                   *[other] { $task_label_shown }
                }.
            }
           *[other] { $up ->
                [yes] **{ $who }**: { $stamina }/{ $stamina_max } stamina, the action has come up.
               *[no] **{ $who }**: { $stamina }/{ $stamina_max } stamina, next action at segment { $next }.
            }
        }
    }
    .needs = stamina
