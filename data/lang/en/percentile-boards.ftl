# Percentile rules: the tracker in thirty columns, in the order of initiative, fighters and the timeline.

moment-percentile = { $round ->
        [0] Opening
       *[other] { $bout ->
            [none] { $phase ->
                [initiative] Round { $round_shown }, initiative
                [declaring] Round { $round_shown } (about { $seconds } s), announcements
               *[other] Round { $round_shown } (about { $seconds } s)
            }
           *[other] Bout { $bout }, round { $round_shown }
        }
    }
hint-percentile = { $decided ->
        [yes] { $variant ->
            [pit] 🏁 The pit is over: the GM may end the fight (`/encounter end`).
           *[other] { $nobody ->
               [yes] 🏁 Nobody is left standing: the GM may end the fight (`/encounter end`).
              *[no] 🏁 Only one side is still standing: the GM may end the fight (`/encounter end`).
           }
        }
       *[no] { "" }
    }
cell-percentile-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2…: the order of initiative
cell-percentile-1 = { $out ->
        [yes] { $end ->
            [dead] dead
            [fled] fled
           *[out_of_action] out
        }
       *[no] { $soldiers ->
            [none] { $health ->
                [unhurt] unhurt
                [scratched] scratched
                [wounded] wounded
                [badly_wounded] bad shape
               *[none] { "" }
            }
           *[other] { $soldiers } men
        }
    }
    .width = 9
cell-percentile-2 = { $posture ->
        [focus] Foc.
        [anticipating] Ant.
        [offensive] Off.
        [defensive] Def.
       *[none] { "" }
    }
    .width = 4
mark-percentile = { $status ->
        [none] { $fighting ->
            [yes] { $wins ->
                [none] { $behind ->
                    [yes] 🏹 { $who }: behind
                   *[no] { "" }
                }
                [0] { "" }
               *[other] 🏆 Victories of { $who }: { $wins }
            }
           *[no] 💺 { $who } is waiting
        }
       *[other] ❕ { $who }: { $status_words }{ $spoilt ->
            [none] { "" }
           *[other] {" "}({ $spoilt_word })
        }
    }
fighter-percentile = { $out ->
        [yes] { $end ->
            [dead] ☠️ Dead.
            [fled] 🏃 Has fled the fight.
            [knocked_out] 💫 Unconscious.
           *[out_of_action] 🤕 Out of the fight.
        }
       *[no] { $declared ->
            [yes] 📣 { $spell ->
                [none] { $action_word }
               *[other] { $spell_word }
            }{ $waits ->
                [energy] : gather energy
                [bonus] : prepare what comes next
                [reaction] : if { $trigger_who_word } { $trigger_what_word }{ $trigger_whom ->
                    [none] { "" }
                   *[other] {" "}{ $trigger_whom }
                }, { $reaction ->
                    [attack] attack
                    [wrestling] wrestle
                    [cast] cast
                    [flee] flee
                    [move] move
                   *[other] act
                }
               *[none] { "" }
            }{ $manners ->
                [none] { "" }
               *[other] {" "}({ $manners_words })
            }{ $target ->
                [none] { "" }
               *[other] , { $target }
            }{ $declared_posture ->
                [focus] {" "}· Focus
                [anticipating] {" "}· Anticipating
                [offensive] {" "}· Offensive
                [defensive] {" "}· Defensive
               *[none] { "" }
            }
           *[no] 📣 Nothing announced for this round: `/declare`.
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 From the GM: { $given_each }
    }
    ❤️ Hit points { $hit_points }/{ $hit_points_max }{ $psy_max ->
        [0] { "" }
       *[other] {" "}· Psy { $psy }/{ $psy_max_shown }
    }
    ⚔️ { $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}and { $second_word }
    }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }{ $mounted ->
        [yes] {" "}· mounted
       *[no] { "" }
    }
    { $carried ->
        [none] { "" }
       *[other] 🎒 Carried: { $carried_words }
    }
    { $soldiers ->
        [none] { "" }
       *[other] 👥 Soldiers standing: { $soldiers }
    }
    { $advantages ->
        [0] { $disadvantages ->
            [0] { "" }
           *[other] 🎲 Disadvantages: { $disadvantages_shown }
        }
       *[other] { $disadvantages ->
            [0] 🎲 Advantages: { $advantages_shown }
           *[other] 🎲 Advantages: { $advantages_shown } · Disadvantages: { $disadvantages_shown }
        }
    }
    { $holds ->
        [none] { "" }
       *[other] 🤼 Holding { $holds_listed } (`/release` lets go)
    }
    { $prepared ->
        [yes] ⌛ Next action: +10
       *[no] { "" }
    }
    { $energy ->
        [yes] ⌛ Next spell: 2 psy less
       *[no] { "" }
    }
    { $defences ->
        [0] { "" }
       *[other] 🛡️ Defences made this round: { $defences_shown }
    }
    { $cover ->
        [0] { "" }
       *[other] 🧱 In cover: { $cover_signed } to whoever shoots
    }
    { $wins ->
        [none] { "" }
        [0] { "" }
       *[other] 🏆 Victories: { $wins_shown }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }{ $spoilt ->
            [none] { "" }
           *[other] {" "}({ $spoilt_word })
        }
    }
ally-percentile = { $out ->
        [yes] **{ $who }**: { $end ->
            [dead] dead
            [fled] has fled the fight
            [knocked_out] unconscious
           *[out_of_action] out of the fight
        }.
       *[no] { $declared ->
            [yes] **{ $who }**: { $hit_points }/{ $hit_points_max } hit points, { $action ->
                [none] action announced
               *[other] { $spell ->
                    [none] { $action_word }
                   *[other] { $spell_word }
                }{ $manners ->
                    [none] { "" }
                   *[other] {" "}({ $manners_words })
                }
            }.
           *[no] **{ $who }**: { $hit_points }/{ $hit_points_max } hit points, nothing announced.
        }
    }
    .needs = hit_points

## The timeline
timeline-percentile = Round { $moment }
    .now = round
slot-percentile-acts = { $place }. { $who }{ $action ->
        [none] { $hint ->
            [none] { "" }
           *[other] : { $seems_raw ->
                [none] { $hint_word }
               *[other] { $seems }
            }
        }
       *[other] : { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }{ $manners ->
            [none] { $target ->
                [none] { "" }
               *[other] {" "}({ $target })
            }
           *[other] {" "}({ $manners_words }{ $target ->
                [none] { "" }
               *[other] , { $target }
            })
        }
    }
slot-percentile-status = { $until ->
        [none] { $who }: { $status_word }
       *[other] { $who }: { $status_word }, until round { $until }
    }

## Values that the GM corrects
word-percentile-field-hit_points = hit points
    .short = HP, PV
word-percentile-field-hit_points_max = maximum hit points
    .short = HP max, PV max
word-percentile-field-psy = psy
    .short = PSY
word-percentile-field-psy_max = maximum psy
    .short = PSY max
word-percentile-field-initiative = initiative
word-percentile-field-soldiers = soldiers
word-percentile-field-physique = Physique
word-percentile-field-strength = Strength
word-percentile-field-agility = Agility
word-percentile-field-luck = Luck
word-percentile-field-brawling = Brawling
word-percentile-field-wrestling = Wrestling
word-percentile-field-melee = Melee
word-percentile-field-pole_weapon = Pole arms
word-percentile-field-shooting = Shooting
word-percentile-field-dodge = Dodge
word-percentile-field-riding = Riding
word-percentile-field-magic = Magic
word-percentile-field-magic_parry = Magic parry
word-percentile-field-amount = amount
word-percentile-field-until = round
word-percentile-field-count = number
word-percentile-field-value = value
word-percentile-field-penalty = penalty
word-percentile-field-distance = distance

## The GM’s tools
word-percentile-tool-surprise = surprise (initiative 7)
word-percentile-tool-advantage = advantage (how many)
word-percentile-tool-disadvantage = disadvantage (how many)
word-percentile-tool-modifier = lasting modifier
word-percentile-tool-once = modifier for one roll
word-percentile-tool-cover = cover (penalty of shooters)
word-percentile-tool-opportunity = attack of opportunity
word-percentile-tool-action = one more action
word-percentile-tool-distance = distance, in cm
word-percentile-tool-swap = swap two places
word-percentile-tool-mount = put in the saddle
word-percentile-tool-dismount = have dismount
word-percentile-tool-fall = fall from the mount
word-percentile-tool-hint = what somebody seems to do
word-percentile-tool-shuffle = shuffle the bear pit
word-percentile-tool-close = close the announcements
word-percentile-tool-go_on = let the fight go on
word-percentile-tool-react = let a reaction go
