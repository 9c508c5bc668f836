# D&D Alternatif: shooting, from the announcement to the parry or dodge; the GM's words that rule it.

## From the announcement to the moment the projectile leaves
event-alternatif-shot_proposed = { $repeated ->
        [yes] { "" }
       *[no] 🏹 **{ $combatant }** announces a shot at **{ $target }** ({ $weapon }).
    }
    .manner = quiet
event-alternatif-shot_begun = 🏹 **{ $combatant }** { $segment ->
        [0] has a shot ready
       *[other] prepares a shot
    } at **{ $target }** ({ $weapon }){ $cadence ->
        [0] { "" }
        [-6] , very rapid cadence
       *[other] , rapid cadence
    }{ $aim ->
        [0] { "" }
       *[other] , aim { $aim_signed }
    }{ $segment ->
        [0] .
       *[other] , in segment **{ $segment }**.
    }
why-alternatif-shot_begun = Reaction: { $faces_count ->
        [0] { $ready ->
            [yes] the weapon was ready, one segment
           *[no] too many archers for dice, { $fixed ->
                [one] one segment
               *[other] { $fixed } segments
            }
        }
       *[other] { $die } = { $faces }{ $fixed ->
            [0] { "" }
           *[other] {" "}+ { $fixed }
        }
    }{ $aim ->
        [0] { "" }
       *[other] {" "}+ { $aim } (aim)
    }, counted from segment { $stamp }
event-alternatif-shot_aimed = { $aim ->
        [0] { "" }
        [one] 🎯 **{ $combatant }** aims for one more segment: the shot leaves in segment **{ $segment }**.
       *[other] 🎯 **{ $combatant }** aims for { $aim } more segments: the shot leaves in segment **{ $segment }**.
    }
event-alternatif-shot_moved = ⏱️ The shot of **{ $combatant }** will leave in segment **{ $segment }**.
event-alternatif-target_changed = 🎯 **{ $combatant }** will shoot at **{ $target }**{ $aim_lost ->
        [yes] , without the benefit of aiming.
       *[no] .
    }
event-alternatif-aim_lost = 🎯 The target of **{ $combatant }** is out of sight or of range: the shot stays ready, without the benefit of aiming.
event-alternatif-shot_kept = ⏸️ **{ $combatant }** keeps the shot ready ({ $weapon }){ $reason ->
        [no_target] , for want of a target: `/release` lets it go.
       *[chosen] . `/release` lets it go.
    }
event-alternatif-volley_appointed = 🏹 Volley at **{ $target }**, { $members_count ->
        [one] one archer
       *[other] { $members_count } archers
    }, in segment **{ $segment }**.
event-alternatif-order_settled = { "" }
event-alternatif-prevention_asked = { "" }
event-alternatif-prevention_settled = { $prevented ->
        [yes] ✋ The spell of **{ $other }** keeps **{ $combatant }** from acting.
       *[no] { "" }
    }
event-alternatif-melee_judged = { $how ->
        [plain] 🎯 The shot of **{ $combatant }** is meant for **{ $target }**, at grips with { $friends }: it is resolved as usual.
        [malus_2] 🎯 The shot of **{ $combatant }** into the melee has −2.
        [malus_4] 🎯 The shot of **{ $combatant }** into the melee has −4.
       *[percent] 🎯 The shot of **{ $combatant }** into the melee may hit { $friends }.
    }
event-alternatif-shot_strayed = { $companion ->
        [none] 🎯 In the melee, the shot does go for **{ $target }**.
       *[other] 🎯 In the melee, the shot goes for **{ $companion }**!
    }
why-alternatif-shot_strayed = Risk: { $chance }%; d100 = { $face }

## The shot
event-alternatif-shot_rolled = 🏹 **{ $combatant }** { $sneak ->
        [yes] makes a sneak shot
       *[no] shoots
    } at **{ $target }** ({ $weapon }{ $range ->
        [point_blank] , point-blank
        [long] , from afar
       *[other] { "" }
    }): { $natural ->
        [20] **{ $face ->
            [none] a natural
           *[other] natural { $face_shown }
        }, a hit!**
        [1] **natural 1, a miss!**
       *[other] { $outcome ->
            [hit] { $critical ->
                [yes] **a critical hit**
               *[no] **a hit**
            }{ $total_against }.
           *[miss] a miss{ $total_against }.
        }
    }
why-alternatif-shot_rolled = Shot: { $terms } = **{ $total }**
    Against: { $against_sum }
    Distance: { $metres ->
        [none] { $range_word }
       *[other] { $metres } m ({ $range_word })
    }

## Defending oneself
event-alternatif-shot_defended = { $way ->
        [dodge] 💨 **{ $combatant }** dodges: { $outcome ->
            [parried] **the shot of { $attacker } goes past**{ $total_against }.
           *[failed] too late{ $alone ->
                [yes] {" "}for the shot of { $attacker }
               *[no] { "" }
            }{ $total_against }.
        }
       *[parry] 🛡️ **{ $combatant }** parries the shot ({ $weapon }): { $outcome ->
            [parried] { $critical ->
                [yes] **{ $face ->
                    [none] a natural
                   *[other] natural { $face_shown }
                }, the shot of { $attacker } is turned aside!**
               *[no] **the shot of { $attacker } is stopped**{ $total_against }.
            }
           *[failed] { $only_critical ->
                [yes] { $face ->
                    [none] { "" }
                   *[other] natural { $face_shown },{" "}
                }it took a critical parry.
               *[no] the parry fails{ $alone ->
                        [yes] {" "}against the shot of { $attacker }
                       *[no] { "" }
                    }{ $total_against }.
            }
        }
    }
why-alternatif-shot_defended = { $way ->
        [dodge] Dodge
       *[parry] Parry
    }: { $terms } = **{ $total }**, against the shot’s **{ $against_kept }**{ $needed ->
        [none] { "" }
       *[other] . To stop it takes { $needed ->
            [20] 20
           *[other] { $needed } or more
        } on the die
    }{ $interrupts ->
        [yes] . What was under way is broken off.
       *[no] { "" }
    }
event-alternatif-shot_also_met = { $outcome ->
        [parried] 🛡️ The same roll stops the shot of { $attacker }{ $total_against }.
       *[failed] 🛡️ The same roll does not stop the shot of { $attacker }{ $total_against }.
    }

## The GM's words
event-alternatif-distance_said = 📏 **{ $combatant }** and **{ $other }**: { $metres ->
        [none] { $range ->
            [none] distance to be said.
           *[other] { $range_word }.
        }
       *[other] { $metres_decimal } m.
    }
event-alternatif-cover_said = 🪨 **{ $combatant }** is { $percent }% under cover{ $other ->
        [none] { "" }
       *[other] {" "}from **{ $other }**
    }: { $percent ->
        [100] no shot can hit.
       *[other] { $bonus ->
            [0] too little to hinder shots.
           *[other] { $bonus_signed } to AC against shots.
        }
    }
event-alternatif-speed_said = 💨 **{ $combatant }**: { $malus ->
        [0] too slow now to trouble archers.
       *[other] { $malus_signed } to shots at such a fast target.
    }
event-alternatif-weapon_readied = 🏹 **{ $combatant }** has a weapon ready ({ $weapon }): the first shot needs no reaction die.
event-alternatif-walked = 👣 **{ $combatant }** { $cells ->
        [0] stays in place.
        [one] takes a step of one cell, which does not disturb shooting.
       *[other] moves by { $cells } cells: a full move.
    }
event-alternatif-shield_granted = 🛡️ **{ $combatant }** uses an improvised shield{ $defence ->
        [0] .
       *[other] {" "}(defence factor { $defence_signed }).
    }

## What is asked
question-alternatif-defend = **{ $who }**, { $count ->
        [one] the shot of { $attacker } hits you ({ $natural ->
            [yes] natural 20, which only { $score ->
                [20] 20
               *[other] { $score } or more
            } on the die stops
           *[no] { $total ->
                [none] total unknown
               *[other] total { $total }
            }
        }). What do you do?
       *[other] { $count } attacks hit you. What do you do?
    }{ $busy ->
        [yes] { $interrupts ->
            [yes] {" "}Any defence breaks off what you are preparing.
           *[no] {" "}Dodging breaks off what you are preparing.
        }
       *[no] { "" }
    }
option-alternatif-defend-parry = { $way ->
        [dodge] { $count ->
            [one] Dodge
           *[other] { $meets ->
                [none] Dodge { $attacker } ({ $total ->
                    [none] total unknown
                   *[other] total { $total }
                })
               *[other] Dodge in one roll { $meets_each }
            }
        }
        [critical] { $count ->
            [one] Parry: { $weapon } (critical parry only: { $score ->
                [20] 20
               *[other] { $score } or more
            } on the die)
           *[other] { $meets ->
                [none] Parry { $attacker } ({ $total ->
                    [none] total unknown
                   *[other] total { $total }
                })
               *[other] Parry in one roll { $meets_each }
            }: { $weapon } (critical only: { $score ->
                [20] 20
               *[other] { $score } or more
            } on the die)
        }
       *[parry] { $count ->
            [one] Parry: { $weapon }
           *[other] { $meets ->
                [none] Parry { $attacker } ({ $total ->
                    [none] total unknown
                   *[other] total { $total }
                })
               *[other] Parry in one roll { $meets_each }
            }: { $weapon }
        }
    }
each-alternatif-meets = { $attacker }{ $total ->
        [none] { "" }
       *[other] {" "}(total { $total })
    }
option-alternatif-defend-none = Take it
question-alternatif-release = **{ $who }**, segment { $segment }: your shot is ready ({ $weapon }){ $lost ->
        [none] { "" }
       *[other] , but { $lost_shown } is out of reach
    }. Whom do you shoot at?
option-alternatif-release-target = Shoot at { $value }
option-alternatif-release-none = Keep it ready
question-alternatif-aim = **{ $who }**, your shot leaves in segment { $due }. For how many more segments do you aim?
option-alternatif-aim-aim = Aim: +{ $value }
option-alternatif-aim-none = Do not aim
question-alternatif-order = ⏱️ **{ $one }** and **{ $other }** both act in segment { $segment }, and the shot of { $one } could prevent the action of { $other }. A simultaneous test?
option-alternatif-order-together = Both together
option-alternatif-order-order = { $value ->
        [1] Test, a gap of one second
       *[other] Test, a gap of { $value } seconds
    }
question-alternatif-race = ⏱️ { $deed ->
        [special] The special action of { $one }
        [hold] The wrestling of { $one }
       *[blow] The blow of { $one }
    } and the action of { $other } both take effect in segment { $segment }, and one could prevent the other. A simultaneous test?
option-alternatif-race-blow = { $deed ->
        [special] No, that one first
        [hold] No, the wrestling first
       *[blow] No, the blow first
    }
option-alternatif-race-race = { $value ->
        [1] Test, a gap of one second
       *[other] Test, a gap of { $value } seconds
    }
question-alternatif-prevented = ⏱️ { $weapon ->
        [none] The action of { $author }
       *[other] The spell of { $author } ({ $weapon_shown })
    } took effect in time. Does it keep **{ $target }** from acting?
option-alternatif-prevented-yes = Yes, the action is lost
option-alternatif-prevented-no = No, it takes place
question-alternatif-into = 🎯 **{ $author }** shoots at **{ $target }**, at grips with { $friends_listed }. How is this shot resolved?
option-alternatif-into-plain = As usual
option-alternatif-into-malus_2 = With a penalty of 2
option-alternatif-into-malus_4 = With a penalty of 4
option-alternatif-into-percent = { $chance }% to hit a friend
option-alternatif-declare-action-shoot = Shoot
option-alternatif-declare-action-shoot_so = Shoot otherwise…
option-alternatif-declare-action-switch = Let go and draw
option-alternatif-declare-how = { $value_raw ->
        [normal] Normal cadence
        [rapid] Rapid cadence (penalty of 3)
        [fast] Very rapid cadence (penalty of 6)
        [aim] Aim, after the die
        [aim_1] Aim for one segment (bonus of 1)
        [aim_2] Aim for 2 segments (bonus of 2)
        [aim_3] Aim for 3 segments (bonus of 3)
        [rapid_aim] Rapid (penalty of 3), aim after the die
        [rapid_aim_1] Rapid (penalty of 3), aim (bonus of 1)
        [rapid_aim_2] Rapid (penalty of 3), aim (bonus of 2)
        [rapid_aim_3] Rapid (penalty of 3), aim (bonus of 3)
        [fast_aim] Very rapid (penalty of 6), aim after the die
        [fast_aim_1] Very rapid (penalty of 6), aim (bonus of 1)
        [fast_aim_2] Very rapid (penalty of 6), aim (bonus of 2)
        [fast_aim_3] Very rapid (penalty of 6), aim (bonus of 3)
        [volley_rapid] In a volley, rapid (penalty of 3)
        [volley_fast] In a volley, very rapid (penalty of 6)
       *[volley] In a volley
    }
word-question-defend = shot to parry or dodge
word-question-release = target to choose
word-question-aim = aim to choose
word-question-order = order to settle
word-question-fate = what becomes of the fallen
word-question-race = order to settle
word-question-prevented = what becomes of an interrupted spell
word-question-into = shot into the melee to judge

## Words
word-action-shoot = shoot
word-action-shoot_so = shoot otherwise
word-action-switch = let go and draw
word-alternatif-action-shoot = shot
word-alternatif-range-point_blank = point-blank
word-alternatif-range-short = short range
word-alternatif-range-medium = medium range
word-alternatif-range-long = long range
word-alternatif-range-beyond = out of range
word-alternatif-tool-distance = distance or range (shooting)
word-alternatif-tool-cover = cover, in % (shooting)
word-alternatif-tool-fast = fast target, 0 to −4 (shooting)
word-alternatif-tool-ready = weapon ready at once (shooting)
word-alternatif-tool-walk = move, in cells
word-alternatif-tool-shield = improvised shield
word-alternatif-tool-volley = volley (how many archers, or their names)
word-alternatif-words-point_blank = point-blank
word-alternatif-words-short = short range
word-alternatif-words-medium = medium range
word-alternatif-words-long = long range
word-alternatif-words-beyond = out of range
word-alternatif-words-unsaid = to be said
word-alternatif-words-open = for all to know
word-alternatif-words-secret = secret
word-alternatif-words-normal = normal cadence
word-alternatif-words-rapid = rapid cadence (−3)
word-alternatif-words-fast = very rapid cadence (−6)
word-alternatif-how-normal = normal cadence
word-alternatif-how-rapid = rapid cadence
word-alternatif-how-fast = very rapid cadence
word-alternatif-how-volley = volley
word-alternatif-why-shot = shot
word-alternatif-why-dodge = dodge
word-alternatif-matter-dodge = dodging a shot
word-field-dodge = dodge
word-field-distance = distance in metres
word-field-cover = cover in percent
word-field-speed = malus for speed
word-field-cells = cells
word-field-count = number
word-field-limbs = limbs more or fewer
word-field-cadence = cadence
term-dexterity = Dexterity
term-speed = speed
term-into_melee = shot into a melee
term-reflex = reflexes
term-dodge = dodge

## Settings
word-setting-missile_adjustments = adjustments to shots
word-setting-point_blank_crit = point-blank critical
word-setting-missile_fumble = natural 1 of a shot
word-setting-aim_declared = choice of aim
word-setting-aim_with_rapid = aiming at rapid cadence
word-setting-aim_lost = aimed target lost
word-setting-shoot_into_melee = shooting into a melee
word-setting-shot_mastery = mastery to hit with shots
word-setting-nat20_shot_dodge = dodging a natural 20
word-setting-save_natural_20 = natural 20 of a dodge
word-setting-dodge_after_acting = dodging after acting
word-setting-pavise_limit = projectiles stopped at once
word-setting-volley_roll_limit = archers who roll their die
word-alternatif-value-all = all
word-alternatif-value-point_blank_only = point-blank only
word-alternatif-value-17-20 = 17 to 20
word-alternatif-value-17-19-20 = 17 or 19 or 20
word-alternatif-value-18-20 = 18 to 20
word-alternatif-value-miss = plain miss
word-alternatif-value-fumble_table = table of fumbles
word-alternatif-value-before = before the die
word-alternatif-value-after = after the die
word-alternatif-value-bonus = the bonus only
word-alternatif-value-shot = the whole preparation
word-alternatif-value-plain = as usual
word-alternatif-value-ask_gm = ask the GM
word-alternatif-value-wrestling_percent = percentage of wrestling
setting-alternatif-missile_adjustments = Range, size and speed count for shots, or point-blank only, or nothing.
setting-alternatif-point_blank_crit = The natural results that are critical at less than six metres.
setting-alternatif-missile_fumble = A natural 1 of a shot is a plain miss, or goes to the table of fumbles.
setting-alternatif-aim_declared = How long one aims is said before the reaction die, or after seeing it.
setting-alternatif-aim_with_rapid = One may aim carefully at rapid cadence, or at the normal one only.
setting-alternatif-aim_lost = Who loses sight of an aimed target loses the bonus, or the whole preparation.
setting-alternatif-shoot_into_melee = A shot into a melee is resolved as usual, as the GM likes, or with the percentage of wrestling.
setting-alternatif-shot_mastery = The strike total of a shot counts no mastery or specialisation, or counts them as in melee; for damage they always count.
setting-alternatif-nat20_shot_dodge = A shot of natural 20 can be dodged, or yields to a critical parry only.
setting-alternatif-save_natural_20 = A natural 20 of a dodge always succeeds, or the total alone counts.
setting-alternatif-dodge_after_acting = One may dodge in a segment in which one has acted, or not.
setting-alternatif-pavise_limit = How many projectiles one parry with a pavise stops at most; 0, no limit.
setting-alternatif-volley_roll_limit = Up to how many archers who shoot at one target together roll a reaction die each; above, the greatest result of the die.

## What is wrong
refused-alternatif-nothing-to-shoot = { $name } has nothing to shoot with like that{ $weapons ->
        [none] . It takes a missile weapon in hand, or a free hand to throw an object.
       *[other] . To choose from: { $weapons_words }.
    }
refused-alternatif-only-shoots = { $name } cannot strike with that ({ $weapon }): shoot, or take a melee weapon in hand.
refused-alternatif-out-of-range = { $target } is out of range: { $weapon } reaches { $longest } metres only.
refused-alternatif-wholly-covered = { $target } is wholly covered from { $name }: no shot can hit.
refused-alternatif-cannot-reach = { $name } cannot reach { $target }: out of sight, out of range or under cover.
refused-alternatif-already-shooting = { $name } is preparing that shot at { $target } already, for segment { $segment }.
refused-alternatif-not-metres = “{ $value }” is not a distance: give metres, such as `12` or `4.5`.
refused-alternatif-no-archer = { $name } cannot join this volley: it takes somebody of the same side whom the GM leads, a missile weapon in hand and nobody in contact.
refused-alternatif-in-a-volley = { $name } shoots in a volley ordered at this moment already: nobody counts twice in it.
refused-alternatif-no-archers = No archer like { $name } can join a volley: it takes a missile weapon in hand and nobody in contact.
