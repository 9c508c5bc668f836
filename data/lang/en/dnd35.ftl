# D&D 3.5: what happens. A key that ends in `-more` tells how a line goes on (see bot/render/rulings.py).

## The order and the turns
event-dnd35-unaware_said = { $on ->
        [yes] 🤫 **{ $combatant }** knows nothing of the enemy.
       *[no] 🤫 **{ $combatant }** knows of the enemy.
    }
event-dnd35-surprise_begun = 😮 Surprise round: { $members_count ->
        [0] one standard or move action each.
       *[other] { $members } will not act in it; the others have one standard or move action.
    }
event-dnd35-initiative_rolled = 🎲 Initiative: { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
event-dnd35-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
why-dnd35-initiative_rolled = { $terms } = **{ $initiative }**
event-dnd35-turn_begun = { $restricted ->
        [yes] ⏳ **{ $combatant }** has one action only, standard or move.
       *[no] { "" }
    }
    .manner = quiet
event-dnd35-turn_opened = { "" }
    .manner = quiet

## Moving
event-dnd35-move_begun = { $careful ->
        [yes] { $cell ->
            [none] { $towards ->
                [none] 👣 **{ $combatant }** takes a short step back.
               *[other] 👣 **{ $combatant }** takes a short step towards { $towards_shown }.
            }
           *[other] 👣 **{ $combatant }** takes a short step, towards { $cell_shown }.
        }
       *[no] { $cause ->
            [enter] 🤼 **{ $combatant }** wants to enter { $towards_shown }’s space{ $cell ->
                [none] { "" }
               *[other] , towards { $cell_shown }
            }.
            [drag] { $cell ->
                [none] { $towards ->
                    [none] 🪢 **{ $combatant }** drags the whole grapple away ({ $metres_decimal } m).
                   *[other] 🪢 **{ $combatant }** drags the whole grapple towards { $towards_shown } ({ $metres_decimal } m).
                }
               *[other] 🪢 **{ $combatant }** drags the whole grapple towards { $cell_shown } ({ $metres_decimal } m).
            }
           *[turn] { $towards ->
                [none] { $steed ->
                    [none] { $cell ->
                        [none] 🚶 **{ $combatant }** wants to get away (by { $metres_decimal } m).
                       *[other] 🚶 **{ $combatant }** heads for { $cell_shown } ({ $metres_decimal } m).
                    }
                   *[other] { $cell ->
                        [none] 🐎 **{ $combatant }** wants to ride away (by { $metres_decimal } m).
                       *[other] 🐎 **{ $combatant }** rides towards { $cell_shown } ({ $metres_decimal } m).
                    }
                }
               *[other] 🚶 **{ $combatant }** { $cell ->
                    [none] wants to approach { $towards_shown }
                   *[other] heads for { $towards_shown }, towards { $cell_shown }
                } ({ $metres_decimal } m).
            }
        }
    }
event-dnd35-stepped = { "" }
    .manner = quiet
event-dnd35-paced = { "" }
    .manner = quiet
event-dnd35-move_ended = { $stopped ->
        [yes] ✋ **{ $combatant }** gets no farther{ $cell ->
            [none] { "" }
           *[other] {" "}than { $cell_shown }
        }{ $distances_count ->
            [0] .
           *[other] : { $distances_each }.
        }
       *[no] { $distances_count ->
            [0] { $short ->
                [none] { "" }
               *[other] 📏 **{ $combatant }** is not yet within reach of **{ $short }**: { $metres_decimal } m.
            }
           *[other] 📏 **{ $combatant }**: { $distances_each }.
        }
    }
each-dnd35-gaps = { $who } at { $metres_decimal } m
each-dnd35-distances = { $who } at { $value_decimal } m
event-dnd35-spaced = { "" }
    .manner = quiet
event-dnd35-distance_said = 📏 From **{ $combatant }** to **{ $other }**: { $metres_decimal } m.
event-dnd35-stretch_said = { $kinds_count ->
        [0] 🧭 Nothing hinders **{ $combatant }** on the way.
       *[other] 🧭 On the way of **{ $combatant }**: { $kinds_words }.
    }
event-dnd35-placed_at = { $reason ->
        [opening] { "" }
       *[gm] 📍 The GM places **{ $combatant }** on { $cell }.
    }

event-dnd35-came_late = ⏳ **{ $combatant }**’s place has gone by: the first turn comes next round.
event-dnd35-turn_delayed = ⏳ **{ $combatant }** delays.
event-dnd35-entry_called = 👌 **{ $combatant }** comes in as soon as nobody’s turn is under way.
event-dnd35-came_in = ▶️ **{ $combatant }** comes in { $behind ->
        [none] { $ahead ->
            [none] now
           *[other] before { $ahead }
        }
       *[other] after { $behind }
    }, and keeps that place.
event-dnd35-delay_lost = ⌛ The delayed turn of { $combatant } is lost: the next one begins.

## Attacks of opportunity
event-dnd35-trip_followed = ⚡ **{ $combatant }** follows up at once on **{ $target }**, who is down.
event-dnd35-opportunity_taken = ⚡ **{ $combatant }** takes the opportunity against **{ $target }**.
event-dnd35-opportunity_left = { "" }
    .manner = quiet
event-dnd35-opportunity_held = { "" }
    .manner = quiet

## Attacking
event-dnd35-attack_begun = { $later ->
        [0] { $two ->
            [off] ⚔️ **{ $combatant }** makes a full attack.
            [main] { "" }
           *[none] { "" }
        }
        [1] { $two ->
            [off] ⚔️ **{ $combatant }** makes a full attack.
            [main] { "" }
           *[none] ⚔️ **{ $combatant }** makes a full attack.
        }
       *[other] { "" }
    }
event-dnd35-attack_rolled = ⚔️ **{ $combatant }** attacks **{ $target }** ({ $weapon }): { $outcome ->
        [threat] { $veiled ->
            [yes] enough to hit, perhaps critical{ $total_against }; concealment decides
           *[no] **hit**, perhaps critical{ $total_against }
        }
        [hit] { $veiled ->
            [yes] enough to hit{ $total_against }; concealment decides
           *[no] **hit**{ $total_against }
        }
        [fumble] missed, on a 1
       *[miss] missed{ $total_against }
    }.
why-dnd35-attack_rolled = { $terms } = **{ $total }** against { $against_terms } = **{ $against }**
event-dnd35-threat_rolled = 🎯 { $confirmed ->
        [yes] { $combatant }’s second roll confirms it: **critical hit**{ $total_against }.
       *[no] { $combatant }’s second roll does not confirm it{ $total_against }.
    }
why-dnd35-threat_rolled = { $terms } = **{ $total }** against { $against_terms } = **{ $against }**
event-dnd35-attack_ended = { $reason ->
        [unable] **{ $combatant }** can no longer attack.
        [no_target] { $combatant }’s attack has no target within reach any more.
       *[done] { "" }
    }

## Damage
event-dnd35-damage_dealt = 💥 **{ $target }** { $dealt ->
        [none] takes the blow
        [0] loses nothing
        [1] { $lethal ->
            [yes] loses **one hit point**
           *[no] takes **1 nonlethal point**
        }
       *[other] { $lethal ->
            [yes] loses **{ $dealt } hit points**
           *[no] takes **{ $dealt } nonlethal points**
        }
    }{ $sneak ->
        [yes] { $sneak_points ->
            [none] , a sneak attack
           *[other] , sneak attack +{ $sneak_points }
        }
       *[no] { "" }
    }{ $times ->
        [1] { "" }
       *[other] {" "}(damage × { $times }{ $couched ->
            [yes] , a lance in a charge
           *[no] { "" }
        }{ $braced ->
            [yes] , a weapon set against a charge
           *[no] { "" }
        })
    }{ $kept_off ->
        [none] { "" }
       *[other] , { $kept_off_each }
    }{ $mended ->
        [none] { "" }
        [0] { "" }
       *[other] , { $mended_shown } of which will regenerate
    }.
why-dnd35-damage_dealt = Damage: { $terms } = **{ $dealt }**
event-dnd35-damage_said = 🔧 By the GM’s word: **{ $combatant }** { $dealt ->
        [none] takes the blow
        [0] loses nothing
        [1] { $lethal ->
            [yes] loses **one hit point**
           *[no] takes **one nonlethal point**
        }
       *[other] { $lethal ->
            [yes] loses **{ $dealt } hit points**
           *[no] takes **{ $dealt } nonlethal points**
        }
    }{ $kind ->
        [none] { "" }
        [nonlethal] { "" }
       *[other] {" "}({ $kind_word })
    }{ $kept_off ->
        [none] { "" }
       *[other] , { $kept_off_each }
    }{ $mended ->
        [none] { "" }
        [0] { "" }
       *[other] , { $mended_shown } of which will regenerate
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}– { $reason }
    }.
why-dnd35-damage_said = Damage: { $terms } = **{ $dealt }**
event-dnd35-touched = ✨ **{ $combatant }** reaches **{ $target }** ({ $weapon }); what comes of it is the GM’s.
event-dnd35-massive_resisted = { $success ->
        [yes] 💪 **{ $combatant }** survives the shock{ $dealt ->
            [none] { "" }
           *[other] {" "}({ $dealt_shown } at once)
        }{ $total ->
            [none] { "" }
           *[other]: Fortitude{ $total_against }
        }.
       *[no] 🎲 **{ $combatant }** does not withstand the shock{ $dealt ->
            [none] { "" }
           *[other] {" "}({ $dealt_shown } at once)
        }{ $total ->
            [none] { "" }
           *[other]: Fortitude{ $total_against }
        }.
    }
why-dnd35-massive_resisted = Fortitude: { $terms } = **{ $total }** against **{ $against }**

## Falling, dying, healing
event-dnd35-fell = { $how ->
        [dead] ☠️ { $died_at ->
            [none] **{ $combatant }** dies
           *[other] { $died_at_signed } hit points or fewer: **{ $combatant }** dies
        }.
        [destroyed] 💀 No hit points left: **{ $combatant }** falls to pieces.
        [dying] 🩸 Below 0 hit points: { $was ->
            [unconscious] **{ $combatant }**, already unconscious, is dying
           *[other] **{ $combatant }** falls unconscious and is dying
        }.
        [unconscious] 💫 More nonlethal damage than hit points: { $was ->
            [dying] **{ $combatant }** stays unconscious
           *[other] **{ $combatant }** falls unconscious
        }.
        [disabled] 🤕 No hit points left: **{ $combatant }** is disabled, one standard or move action a round.
        [staggered] 😵 As much nonlethal damage as hit points: **{ $combatant }** staggers, one standard or move action a round.
       *[up] 💪 { $was ->
            [dying] **{ $combatant }** comes to
            [unconscious] **{ $combatant }** comes to
            [disabled] **{ $combatant }** has the use of whole turns again
            [staggered] **{ $combatant }** has the use of whole turns again
            [up] **{ $combatant }** is up again
           *[other] **{ $combatant }** lives again
        }{ $lies ->
            [yes] , on the ground
           *[no] { "" }
        }.
    }
event-dnd35-strained = 🤕 The effort costs **{ $combatant }** a hit point.
event-dnd35-bled = { $stable ->
        [yes] 🩹 **{ $combatant }** bleeds no more{ $face ->
            [none] { "" }
           *[other] {" "}(d100 to stabilise: { $face_shown }, 10 or less needed)
        }.
       *[no] 🩸 **{ $combatant }** loses a hit point{ $face ->
            [none] { "" }
           *[other] {" "}(d100 to stabilise: { $face_shown }, 10 or less needed)
        }.
    }
event-dnd35-recalled = ✨ **{ $combatant }** is back from the dead, as the GM decides.
event-dnd35-stabilised = 🩹 **{ $combatant }** gets no worse.

## What is asked
question-dnd35-declare = **{ $who }**, { $free ->
        [yes] only what costs nothing is left to you. Are you done?
       *[no] your turn: { $standard ->
            [yes] standard action
           *[no] { $attacks ->
                [0] no standard action left
                [one] one more attack
               *[other] { $attacks } more attacks
            }
        }{ $either ->
            [yes] {" "}or{" "}
           *[no] ,{" "}
        }{ $move ->
            [yes] { $metres ->
                [none] move action
               *[other] move ({ $metres_decimal } m)
            }
           *[no] no move left
        }{ $step ->
            [yes] , short step
           *[no] { "" }
        }. What do you do?
    }
option-dnd35-declare-action-attack = Attack
option-dnd35-declare-action-unarmed = Bare hands
option-dnd35-declare-action-approach = Approach
option-dnd35-declare-action-go = Go to a cell
option-dnd35-declare-action-leave = Get away
option-dnd35-declare-action-step = Short step
option-dnd35-declare-action-delay = Delay
option-dnd35-declare-action-come_in = Come in now
option-dnd35-declare-target-none = When I like
option-dnd35-declare-action-pass = End my turn
option-dnd35-declare-action-finish_alone = End by itself from now on
option-dnd35-declare-unused = End it all the same
choose-dnd35-unused = An attack is left to you: end your turn all the same?
default-dnd35-declare = { $action ->
        [ride_on] Ride on
       *[pass] End my turn
    }
option-dnd35-declare-with = { $value_word }
option-dnd35-declare-to = { $value }
option-dnd35-declare-column = { $value }
choose-dnd35-with = With what?
choose-dnd35-to = Which cell?
choose-dnd35-column = Which column?
question-dnd35-opportunity = **{ $who }**, { $target } is exposed: an attack of opportunity?
option-dnd35-opportunity-strike = Strike
option-dnd35-opportunity-later = Not yet
option-dnd35-opportunity-none = Let it pass
means-dnd35-declare-action-attack = one attack; with the second it becomes a full attack, which takes the move action, too
means-dnd35-declare-action-unarmed = in the place of an attack: nonlethal damage; whoever is armed may strike at you first
means-dnd35-declare-action-approach = a move action, to where your weapon reaches
means-dnd35-declare-action-go = a move action; leaving a threatened square exposes you
means-dnd35-declare-action-leave = far from the foes: { $far_decimal } m{ $provoked ->
        [0] , without exposing yourself
       *[other]; may strike at you: { $strikers_listed }
    }
means-dnd35-declare-action-step = 1.5 m without exposing yourself, if you do not move otherwise this round
means-dnd35-declare-action-delay = until you come in, between two turns; that place holds for the whole fight
means-dnd35-declare-action-come_in = as soon as nobody’s turn is under way; that place holds for the whole fight
means-dnd35-declare-action-pass = { $free ->
        [yes] on to the next
       *[no] what is left of your turn is lost
    }
means-dnd35-declare-action-finish_alone = now, and whenever only what costs nothing is left to you; /orders changes it
means-dnd35-declare-unused = the attack that is left to you is lost
means-dnd35-declare-target-none = you come in yourself, between two turns; if your next turn comes first, this one is lost
means-dnd35-declare-target = { $chosen ->
        [approach] { $far_decimal } m{ $provoked ->
            [0] , without exposing yourself
           *[other]; may strike at you: { $strikers_listed }
        }
        [withdraw_to] { $far_decimal } m{ $provoked ->
            [0] , without exposing yourself
           *[other]; may strike at you: { $strikers_listed }
        }
        [step] { $gap ->
            [none] 1.5 m that way
           *[other] at { $gap_decimal } m: 1.5 m less
        }
        [charge] { $health_word }; { $far_decimal } m{ $provoked ->
            [0] , without exposing yourself
           *[other]; may strike at you: { $strikers_listed }
        }
        [delay] right after that turn, or before if you say so
       *[other] { $health ->
            [none] { "" }
           *[other] { $health_word }{ $ally ->
                [yes] , on your side
               *[no] { "" }
            }
        }{ $gap ->
            [none] { "" }
           *[other] , at { $gap_decimal } m
        }{ $covered ->
            [soft] , behind a creature
            [cover] , cover
            [improved] , improved cover
            [total] , out of reach
           *[none] { "" }
        }{ $misses ->
            [none] { "" }
            [0] { "" }
           *[other] , { $misses_shown }% miss chance
        }{ $provoked ->
            [none] { "" }
            [0] { "" }
           *[other]; may strike at you first: { $strikers_listed }
        }
    }
means-dnd35-declare-with = { $chosen ->
        [cast_held] a spell without gestures, its component in hand
        [draw_light] a light weapon that you carry
        [turn_weapon] a light weapon that your opponent holds
        [guess] a weapon to strike there with
        [coup] it reaches this target
        [charge] it reaches this target
        [trip] it reaches this target
        [disarm] it reaches this target
        [sunder] it reaches this target
        [smash] it reaches this target
        [pick_up] a weapon that lies at your feet
        [draw] a weapon that you carry
        [sheathe] a weapon that you hold
        [let_fall] a weapon that you hold
        [load] a weapon to load
       *[attack] it reaches this target
    }
means-dnd35-declare-to = { $chosen ->
        [ready] where you will go, if the cell is still free
        [drag] all of them come along
        [unsqueeze] the whole of your space, from that cell on (its corner towards A1)
        [guess] a square within your reach, for one attack
        [step] { $near ->
            [0] nobody within your reach
           *[other] within your reach: { $reached_listed }
        }
       *[other] { $far_decimal } m{ $past ->
            [none] { "" }
           *[other] , squeezed past { $past_listed } (attacks and AC at −4)
        }{ $via ->
            [none] { "" }
           *[other] , by { $via }
        }{ $provoked ->
            [0] , without exposing yourself
           *[other]; may strike at you: { $strikers_listed }
        }{ $near ->
            [0] { "" }
           *[other]; within reach: { $reached_listed }
        }
    }
means-dnd35-declare-column = the cells within reach in this column
means-dnd35-opportunity-strike = one blow before the target acts; { $left ->
        [1] your last before your turn
       *[other] you have { $left } left before your turn
    }
means-dnd35-opportunity-later = asked again at the next step, if the chance holds
means-dnd35-opportunity-none = the opportunity passes

## The tracker
moment-dnd35 = { $surprise ->
        [yes] Surprise round
       *[no] { $round ->
            [0] Opening
           *[other] { $up ->
                [none] Round { $round_shown } (about { $seconds } s)
               *[other] Round { $round_shown }, turn of { $up_shown }
            }
        }
    }
hint-dnd35 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Nobody is left standing: the GM may end the fight (`/encounter end`).
           *[no] 🏁 One side alone is left standing: the GM may end the fight (`/encounter end`).
        }
       *[no] { $gaps ->
            [none] { "" }
           *[other] 📏 { $up_shown }: { $gaps_each }
        }
    }
cell-dnd35-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2…: the order of initiative · !: flat-footed
cell-dnd35-1 = { $points ->
        [none] { $health ->
            [unhurt] unhurt
            [scratched] scratched
            [wounded] wounded
            [badly_wounded] battered
            [staggered] staggers
            [disabled] at 0
            [dying] dying
            [stable] stable
            [dead] dead
            [destroyed] in pieces
           *[unconscious] senseless
        }
       *[other] { $health ->
            [destroyed] in pieces
           *[other] { $points } hp
        }
    }
    .width = 9
cell-dnd35-2 = { $up ->
        [yes] ◀
       *[no] { $acted ->
            [yes] ✓
           *[no] { $delaying ->
                [yes] …
               *[no] { $flat ->
                    [yes] !
                   *[no] { "" }
                }
            }
        }
    }
    .width = 2
    .legend = ◀: whose turn it is · ✓: has acted this round · …: delays
mark-dnd35 = { $health ->
        [dead] { "" }
        [destroyed] { "" }
       *[other] { $pinner ->
            [none] { $grapples ->
                [none] { $status ->
                    [none] { "" }
                   *[other] ❕ { $who }: { $status_words }
                }
               *[other] 🤼 { $who }: grappling with { $grapples_listed }
            }
           *[other] 📌 { $who }: pinned by { $pinner_shown }{ $silenced ->
                [yes] , kept from speaking
               *[no] { "" }
            }
        }
    }
fighter-dnd35 = { $bearing ->
        [dead] ☠️ Dead.
        [destroyed] 💀 In pieces.
        [dying] 🩸 Unconscious, dying.
        [stable] 🩹 Unconscious, and getting no worse.
        [unconscious] 💫 Unconscious.
       *[up] { $up ->
            [yes] ▶️ Your turn: { $standard ->
                [yes] standard action
               *[no] { $attacks ->
                    [0] no standard action left
                    [one] one more attack
                   *[other] { $attacks } more attacks
                }
            }{ $either ->
                [yes] {" "}or{" "}
               *[no] ,{" "}
            }{ $move ->
                [yes] { $metres ->
                    [none] move action
                   *[other] move ({ $metres_decimal } m)
                }
               *[no] no move left
            }{ $step ->
                [yes] , short step
               *[no] { "" }
            }.
           *[no] { $acted ->
                [yes] ✓ You have acted this round.
               *[no] { $delaying ->
                    [yes] ⏳ You are delaying: come in when you like, between two turns (`Act…`).
                   *[no] ⏳ Your turn will come.
                }
            }
        }
    }
    ❤️ Hit points { $hit_points }/{ $hit_points_max }{ $nonlethal ->
        [0] { "" }
       *[other] {" "}· nonlethal damage { $nonlethal_shown }
    }
    🛡️ AC { $ac } (touch { $touch }) · ⚔️ { $weapon }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $opportunities ->
        [0] ⚡ No attack of opportunity for now
        [one] ⚡ One attack of opportunity at hand
       *[other] ⚡ Attacks of opportunity at hand: { $opportunities }
    }
    { $cell ->
        [none] { "" }
       *[other] 📍 { $cell_shown }
    }
    { $gaps ->
        [none] { "" }
       *[other] 📏 { $gaps_each }
    }
    { $pinner ->
        [none] { $grapples ->
            [none] { "" }
           *[other] 🤼 Grappling with { $grapples_listed }
        }
       *[other] 📌 Pinned by { $pinner_shown }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }
    }
    { $ready ->
        [none] { "" }
        [near] 👂 Holds ready: { $response_word }, if somebody comes within reach
        [moves] 👂 Holds ready: { $response_word }, if somebody sets out
        [attacks] 👂 Holds ready: { $response_word }, if somebody attacks
        [casts] 👂 Holds ready: { $response_word }, if somebody casts a spell
        [charges] 👂 Holds ready: { $response_word }, if somebody charges
       *[word] 👂 Holds ready: { $response_word }, at the GM’s signal
    }
    { $mount ->
        [none] { "" }
       *[other] 🐎 In the saddle: { $mount_shown }
    }
    { $damaged ->
        [none] { "" }
       *[other] 🔨 Damaged: { $damaged_each }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 From the GM: { $given_each }
    }
    { $things ->
        [none] { "" }
       *[other] 🎒 On you: { $things_words }
    }
    { $turns ->
        [none] { "" }
       *[other] ☀️ Turnings left today: { $turns }
    }
    { $slots ->
        [none] { $spent ->
            [yes] 🔮 No spell left to cast today
           *[no] { "" }
        }
       *[other] 🔮 Slots: { $slots_each }
    }
    { $spells ->
        [none] { "" }
       *[other] ✨ Under the effect of: { $spells_words }
    }
    { $holding ->
        [none] { "" }
       *[other] 🖐️ Holds a touch spell: { $holding_word }
    }
    { $potions ->
        [none] { "" }
       *[other] 🧪 Potions: { $potions_words }
    }
ally-dnd35 = { $out ->
        [yes] **{ $who }**: unconscious or dead.
       *[no] **{ $who }**: { $hit_points }/{ $hit_points_max } hit points.
    }
    .needs = hit_points
timeline-dnd35 = Round { $moment }
    .now = round
slot-dnd35-acts = { $place }. { $who }
cockpit-dnd35 = { $bearing ->
        [dead] dead
        [destroyed] in pieces
       *[other] hit points { $hit_points }/{ $hit_points_max } · AC { $ac } · { $weapon } · { $initiative ->
            [none] { $rider ->
                [none] initiative to come
               *[other] in { $rider_shown }’s turn
            }
           *[other] initiative { $initiative_shown }
        }{ $up ->
            [yes] , whose turn it is
           *[no] { "" }
        }
    }
axis-dnd35 = Round
bar-dnd35-acts = { $place }.
    .look = mark
    .legend = acts in this place
reach-dnd35 = Within a move: { $cells }
picture-reach-dnd35 = Ring: within a move.
tale-dnd35-placed_at = { "" }
tale-dnd35-unaware_said = { "" }
tale-dnd35-came_late = { "" }
tale-dnd35-initiative_rolled = { "" }
