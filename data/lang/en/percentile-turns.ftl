# Percentile rules: turns, rolls, defences, damage, statuses, the pit.

## The turn comes
event-percentile-turn_begun = { $occasion ->
        [opportunity] ⚡ **{ $combatant }** takes the opportunity against **{ $target }**.
        [reaction] ⚡ **{ $combatant }** reacts.
        [extra] ➕ **{ $combatant }** acts again.
       *[action] { "" }
    }
event-percentile-turn_stepped = { "" }
    .manner = quiet
event-percentile-turn_ended = { $reason ->
        [lost] **{ $combatant }** { $hold ->
            [pinned] is held fast
            [strangled] is being strangled
           *[none] cannot act
        }: the action is lost.
        [no_target] **{ $combatant }** has nobody left to reach: the action is lost.
        [given_up] **{ $combatant }** gives the action up.
        [unpaid] **{ $combatant }** cannot pay for the spell any more.
        [refused] The GM refuses { $combatant }’s action.
       *[other] { "" }
    }

## Rolls
event-percentile-d100_rolled = { $again ->
        [advantage] 🔁 **{ $combatant }** rerolls (advantage)
        [disadvantage] 🔁 **{ $combatant }** must reroll (disadvantage)
        [riding] 🔁 **{ $combatant }** rerolls (mount)
       *[none] { $purpose ->
            [attack] ⚔️ **{ $combatant }** { $hold ->
                [pin] tries to immobilise
                [throw_down] tries to throw down
                [strangle] tries to strangle
               *[none] attacks
            }{ $target ->
                [none] { "" }
               *[other] {" "}**{ $target }**
            }{ $weapon ->
                [none] { "" }
               *[other] {" "}({ $weapon })
            }
            [cast] ✨ **{ $combatant }** casts a spell{ $target ->
                [none] { "" }
               *[other] {" "}on **{ $target }**
            }
            [riding] 🐎 **{ $combatant }** guides the mount
            [parry] 🛡️ **{ $combatant }** parries
            [dodge] 🛡️ **{ $combatant }** dodges
            [magic_parry] 🛡️ **{ $combatant }** parries by magic
            [resist] 💫 **{ $combatant }** resists the blow
            [opposed] 🤼 **{ $combatant }** { $hold ->
                [pin] tries to pin
               *[none] strains
            }{ $target ->
                [none] { "" }
               *[other] { $hold ->
                    [pin] {" "}**{ $target }**
                   *[none] {" "}against **{ $target }**
                }
            }
            [opposing] 🤼 **{ $combatant }** resists
            [disengage] ↔️ **{ $combatant }** tries to break off
            [flee] 🏃 **{ $combatant }** tries to flee
           *[get_free] 🤼 **{ $combatant }** tries to get free
        }
    }: { $purpose ->
        [attack] { $degree ->
            [critical] **a critical hit!**
            [success] **a hit**{ $tale ->
                [yes] .
               *[no] ,
            }
            [failure] a miss{ $tale ->
                [yes] .
               *[no] ,
            }
           *[fumble] **a fumble!**
        }
       *[other] { $degree ->
            [critical] **a critical success!**
            [success] **a success**{ $tale ->
                [yes] .
               *[no] ,
            }
            [failure] a failure{ $tale ->
                [yes] .
               *[no] ,
            }
           *[fumble] **a fumble!**
        }
    }{ $face ->
        [none] { $tale ->
            [yes] { "" }
           *[no] {" "}die and score are secret.
        }
       *[other] { $score ->
            [none] {" "}a roll of { $face_shown }.
           *[other] {" "}{ $face_shown } ({ $score_shown } or less needed).
        }
    }
why-percentile-d100_rolled = Score: { $terms } = **{ $score }**; die: **{ $face }** ({ $critical_to ->
        [0] no critical
       *[other] critical up to { $critical_to_shown }
    }, fumble from { $fumble_from })
event-percentile-roll_settled = { "" }
    .manner = quiet
event-percentile-volley_lost = 🏹 Volley of **{ $combatant }** at **{ $target }**: **{ $arrows_shown }** { $arrows ->
        [1] arrow, which goes astray
       *[other] arrows, which all go astray
    }.
event-percentile-attack_judged = { $arrows ->
        [none] { $hands_count ->
            [2] Both weapons of { $combatant } hit{ $second_score ->
                [none] { "" }
               *[other] {" "}(the second{ $second_weapon ->
                    [none] { "" }
                   *[other] , { $second_weapon_word }
                }: { $second_score_shown } or less needed)
            }.
           *[other] { $second_score ->
                [none] { "" }
               *[other] { $main ->
                    [yes] The second weapon of { $combatant }{ $second_weapon ->
                        [none] { "" }
                       *[other] {" "}({ $second_weapon_word })
                    } misses ({ $second_score_shown } or less needed).
                   *[no] Only the second weapon of { $combatant }{ $second_weapon ->
                        [none] { "" }
                       *[other] {" "}({ $second_weapon_word })
                    } hits ({ $second_score_shown } or less needed).
                }
            }
        }
       *[other] 🏹 A volley from **{ $combatant }** on **{ $target }**: **{ $arrows_shown }** { $arrows ->
            [one] arrow
           *[other] arrows
        } on target.
    }
    .manner = join
event-percentile-seized = { "" }
    .manner = quiet
event-percentile-contest_rolled = { "" }
    .manner = quiet
event-percentile-contest_judged = { $winner ->
        [none] Nobody prevails.
       *[other] **{ $winner }** prevails.
    }
    .manner = join

## Defence
event-percentile-defence_chosen = { $how ->
        [none] **{ $combatant }** { $helpless ->
            [held] cannot defend, held fast.
            [posture] does not defend: the posture{ $posture ->
                [none] { "" }
               *[other] {" "}({ $posture_word })
            } does not allow it.
            [unguarded] does not defend: that would take the Defensive posture.
            [unseen] cannot defend against an attack by stealth.
            [spell] can do nothing against a spell, having no magic parry.
            [shot] can do nothing against a shot, having no shield.
            [spent] cannot defend any more this round.
            [unarmed] cannot defend, having nothing to parry with.
           *[none] does not defend.
        }
       *[other] { "" }
    }
    .manner = join
event-percentile-defence_judged = { $stopped ->
        [yes] **{ $attacker }’s attack is stopped.**
       *[no] { $attacker }’s attack gets through{ $outdone ->
            [yes] : it is critical, and only a critical defence stops it.
           *[no] .
        }
    }
    .manner = join
event-percentile-hit_spent = { $reason ->
        [fallen] The second blow finds nobody.
       *[held] { "" }
    }

## Damage
event-percentile-damage_rolled = { $waits ->
        [yes] 💥 **{ $target }** must resist the knock-out ({ $dealt_kept } damage).
       *[no] 💥 **{ $target }** { $dealt ->
            [none] is shaken by it
            [0] loses nothing{ $protection ->
                [none] { "" }
                [0] : the blow does no damage
               *[other] : the protection of { $protection_shown } stops { $rolled ->
                    [0] it all
                    [1] the one point of damage
                   *[other] all { $rolled } points of damage
                }{ $each ->
                    [1] { "" }
                   *[other] {" "}of each blow
                }
            }
           *[other] { $how ->
                [soldiers] takes **{ $dealt_shown }** damage
                [spent] is at 0 already and takes **{ $dealt_shown }** damage more
                [touch] loses **all hit points**: the first touch is enough
                [last] { $lost ->
                    [1] loses **the last hit point**
                   *[other] loses **the last { $lost } hit points**
                }
                [part] { $lost ->
                    [1] loses **the last hit point** for { $dealt_shown } damage
                   *[other] loses **the last { $lost } hit points** for { $dealt_shown } damage
                }
               *[none] { $dealt ->
                    [one] loses **one hit point**
                   *[other] loses **{ $dealt } hit points**
                }
            }
        }{ $reason_raw ->
            [none] { "" }
           *[other] {" "}({ $reason })
        }{ $each ->
            [1] .
           *[other] {" "}({ $each } blows).
        }
    }
why-percentile-damage_rolled = Damage: { $each ->
        [1] { $terms }
       *[other] [{ $terms }] × { $each }
    } = **{ $dealt }**{ $others_count ->
        [0] { "" }
       *[other] {" "}(percussive weapon: { $faces } kept, { $others } left)
    }
event-percentile-hit_points_lost = { $waited ->
        [yes] 💥 **{ $combatant }** { $lost ->
            [none] is shaken by it.
            [0] { $dealt ->
                [0] loses nothing.
               *[other] has nothing left to lose: { $dealt_shown } damage.
            }
            [one] loses **one hit point**.
           *[other] loses **{ $lost } hit points**.
        }
       *[no] { "" }
    }
event-percentile-hit_points_counted = ❤️ { $combatant }, hit points: { $hit_points }.
    .manner = quiet
event-percentile-soldiers_lost = ⚰️ **{ $combatant }**: { $lost ->
        [0] no soldier falls
        [one] one soldier falls
       *[other] { $lost } soldiers fall
    }, { $left ->
        [0] none is left.
        [one] one is left.
       *[other] { $left } are left.
    }
event-percentile-unhorsed = 🐎 **{ $combatant }** falls from the mount and { $lost ->
        [none] is shaken by it
        [0] has nothing left to lose{ $face ->
            [none] { "" }
           *[other] {" "}({ $face_shown } damage)
        }
        [one] loses **one hit point**
       *[other] loses **{ $lost } hit points**
    }: no protection counts.
why-percentile-unhorsed = Fall: { $face_kept } (d6), no protection counts
event-percentile-asphyxia_judged = { $outcome ->
        [nothing] 🫁 **{ $combatant }** chokes, without further harm this round.
        [knocked_out] { "" }
        [dead] { "" }
       *[other] 🫁 **{ $combatant }** chokes ({ $outcome_shown }).
    }

## Statuses
event-percentile-status_set = { $gm ->
        [yes] 🔧 By the GM’s word:{" "}
       *[no] { "" }
    }{ $status ->
        [knocked_out] { $on ->
            [yes] { $hours ->
                [none] 💫 **{ $combatant }** loses consciousness.
                [0] 💫 **{ $combatant }** loses consciousness.
                [one] 💫 **{ $combatant }** loses consciousness for an hour.
               *[other] 💫 **{ $combatant }** loses consciousness for { $hours } hours.
            }
           *[no] **{ $combatant }** comes round.
        }
        [pinned] { $on ->
            [yes] { $by ->
                [none] 🤼 **{ $combatant }** is in a hold.
               *[other] 🤼 **{ $by }** holds **{ $combatant }** fast.
            }
           *[no] { $by ->
                [none] 🤼 **{ $combatant }** is free of the hold.
               *[other] 🤼 **{ $by }** lets go of **{ $combatant }**.
            }
        }
        [prone] { $on ->
            [yes] { $thrower ->
                [none] ⤵️ **{ $combatant }** is on the ground.
               *[other] ⤵️ **{ $thrower }** throws **{ $combatant }** to the ground.
            }
           *[no] ⤴️ **{ $combatant }** gets up.
        }
        [strangled] { $on ->
            [yes] { $by ->
                [none] 🤼 **{ $combatant }** chokes in a hold.
               *[other] 🤼 **{ $by }** strangles **{ $combatant }**.
            }
           *[no] { $by ->
                [none] 🤼 **{ $combatant }** breathes again.
               *[other] 🤼 **{ $by }** lets go of **{ $combatant }**.
            }
        }
        [disengaged] { $on ->
            [yes] ↔️ **{ $combatant }** is out of contact: { $reached ->
                [shots] only a shot can reach them.
               *[none] only a shot or a spell can reach them.
            }
           *[no] ⚔️ **{ $combatant }** is in contact again.
        }
        [fled] { $on ->
            [yes] 🏃 **{ $combatant }** flees the fight.
           *[no] **{ $combatant }** comes back to the fight.
        }
        [off_balance] { $on ->
            [yes] 💢 **{ $combatant }** loses balance{ $until ->
                [none] { "" }
               *[other] : no attack until the end of round { $until_shown }
            }.
           *[no] **{ $combatant }** regains balance.
        }
        [lethal_wound] { $on ->
            [yes] 🩸 { $combatant }’s wound is lethal.
           *[no] **{ $combatant }** will survive the wound.
        }
        [out_of_action] { $on ->
            [yes] 🤕 **{ $combatant } is out of the fight.**
           *[no] 💪 **{ $combatant }** rejoins the fight.
        }
        [dead] { $on ->
            [yes] ☠️ **{ $combatant } is dead.**
           *[no] 💪 **{ $combatant }** still lives.
        }
        [broken_weapon] { $on ->
            [yes] 💢 { $combatant }’s weapon{ $item ->
                [none] { "" }
               *[other] {" "}({ $item_word })
            } breaks.
           *[no] { $combatant }’s weapon{ $item ->
                [none] { "" }
               *[other] {" "}({ $item_word })
            } can be used again.
        }
        [stuck_weapon] { $on ->
            [yes] { $until ->
                [none] 💢 { $combatant }’s weapon{ $item ->
                    [none] { "" }
                   *[other] {" "}({ $item_word })
                } is stuck.
               *[other] **{ $combatant }** pulls the weapon free: it serves again after round { $until_shown }.
            }
           *[no] **{ $combatant }** pulls the weapon free.
        }
       *[broken_string] { $on ->
            [yes] 💢 { $combatant }’s string breaks{ $until ->
                [none] { "" }
               *[other] : no shot until the end of round { $until_shown }
            }.
           *[no] **{ $combatant }** has a new string.
        }
    }

## Fumbles
event-percentile-mishap_chosen = { $mishap ->
        [hits_wall] 💢 **{ $combatant }** runs into the wall.
        [hits_friend] { $friend ->
            [none] 💢 { $combatant }’s stray blow touches nobody.
           *[other] 💢 { $combatant }’s stray blow hits **{ $friend }**.
        }
        [ricochet] { $friend ->
            [none] 💢 { $combatant }’s stray shot touches nobody.
           *[other] 💢 { $combatant }’s stray shot glances off into **{ $friend }**.
        }
        [noise] 💢 The detonation draws the watch.
       *[other] 💢 { $combatant }’s fumble: the GM tells what comes of it.
        [breaks] { "" }
        [stuck] { "" }
        [off_balance] { "" }
        [string_breaks] { "" }
    }

## Waiting, casting, doing something else
event-percentile-weapon_drawn = 🗡️ **{ $combatant }** takes { $weapon_the } in hand.
event-percentile-waited = { $gained ->
        [energy] ⌛ **{ $combatant }** gathers energy: 2 psy points less for the next spell.
       *[bonus] ⌛ **{ $combatant }** prepares the next action: +10.
    }
event-percentile-bonus_spent = { "" }
    .manner = quiet
event-percentile-spell_cast = ✨ { $worked ->
        [yes] **{ $combatant }** casts **{ $spell_word }**
       *[no] **{ $combatant }** fails to cast **{ $spell_word }**
    }, for { $cost } psy.
    .manner = join
event-percentile-other_resolved = { $kind ->
        [move] { $outcome ->
            [failed] ➡️ **{ $combatant }** does not get there
           *[done] ➡️ **{ $combatant }** moves{ $target ->
                [none] { "" }
               *[other] {" "}towards **{ $target }**
            }
        }
       *[other] { $outcome ->
            [failed] ❌ **{ $combatant }** fails
           *[done] ✅ **{ $combatant }** succeeds
        }
    }{ $detail_raw ->
        [none] .
       *[other] {" "}({ $detail }).
    }

## The bear pit
event-percentile-pit_shuffled = 🎲 Chance has spoken (d6 = { $face }): order of entry { $order }.
event-percentile-bout_begun = 🐻 Bout { $bout }: **{ $first }** against **{ $second }**; **{ $rests }** waits.{ $recovered ->
        [none] { "" }
        [0] { "" }
        [one] {" "}{ $second } comes back with one hit point.
       *[other] {" "}{ $second } comes back with { $recovered } hit points.
    }
event-percentile-bout_won = { $wins ->
        [2] 🏆 **{ $combatant }** beats **{ $other }** and **wins the pit**: two victories.
       *[other] 🏆 **{ $combatant }** beats **{ $other }**: one victory.
    }
