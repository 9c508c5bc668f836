# D&D Alternatif: what each answer leads to, told before it is chosen. The chance stands before it (`means-chance`).

## What do you do?
means-alternatif-declare-action = { $most ->
        [none] { $value ->
            [cast] it takes as long as the spell chosen
            [use] it takes as long as the item chosen
           *[other] the GM says how long it takes
        }
        [0] done at once
       *[other] { $uncertain_time ->
            [yes] { $least } to { $most } segments
           *[no] { $most ->
                [one] one segment
               *[other] { $most } segments
            }
        }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}without being able to parry; { $exposed_listed } { $exposed_count ->
            [one] may strike
           *[other] may all strike
        }
    }
means-alternatif-declare-action-attack = { $most ->
        [none] a blow ({ $weapon }) at the end of the reaction
       *[other] a blow ({ $weapon }) in { $uncertain_time ->
            [yes] { $least } to { $most } segments
           *[no] { $most ->
                [one] one segment
               *[other] { $most } segments
            }
        }
    }{ $second ->
            [none] { "" }
           *[other] { $second_most ->
                [none] ; { $second_word } besides
               *[other] ; { $second_word }: { $second_least } to { $second_most }
            }
        }
means-alternatif-declare-target = { $action ->
        [attack] { $most ->
            [none] a blow ({ $weapon }) at the end of the reaction
           *[other] a blow ({ $weapon }) in { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }{ $second ->
            [none] { "" }
           *[other] { $second_most ->
                [none] ; { $second_word } besides
               *[other] ; { $second_word }: { $second_least } to { $second_most }
            }
        }
        [shoot] { $most ->
            [none] the missile flies at the end of the reaction
           *[other] the missile flies in { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }
        [shoot_so] { $most ->
            [none] the missile flies at the end of the reaction
           *[other] the missile flies in { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }
        [turn] you face that one, and no longer the others
        [charge] { $run ->
            [none] the game master will say how far it is, and so how long you run
           *[other] { $run_metres } m to run, { $time ->
                [one] one segment
               *[other] { $time } segments
            }; { $impetus ->
                [yes] a blow with a bonus of 2; you may be received
               *[no] too short to gather speed, so without a blow
            }
        }
        [approach] { $run ->
            [none] the time hangs on the distance between you
           *[other] { $time ->
                [0] a step of { $run_metres } m, done at once
               *[other] { $run_metres } m to run, { $time ->
                    [one] one segment
                   *[other] { $time } segments
                }; { $impetus ->
                    [yes] it is a charge, with its blow at the end
                   *[no] without striking yet
                }
            }
        }
        [wrestle] once past that guard, you wrestle with that one
        [join] you act together, at that one’s moment
        [coordinate] your action and theirs will be done at the same moment
       *[other] { $most ->
            [none] the GM says how long it takes
            [0] done at once
           *[other] { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }{ $ally ->
            [yes] , on your side
           *[no] { "" }
        }
    }
means-alternatif-declare-action-standby = nothing is prepared; you keep your parry and may announce at any time
means-alternatif-declare-action-shoot = { $most ->
        [none] the missile flies at the end of the reaction
       *[other] the missile flies in { $uncertain_time ->
            [yes] { $least } to { $most } segments
           *[no] { $most ->
                [one] one segment
               *[other] { $most } segments
            }
        }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}with no parry; { $exposed_listed } { $exposed_count ->
            [one] may strike
           *[other] may all strike
        }
    }
means-alternatif-declare-action-shoot_so = you choose rate, aim and target; the missile flies at the end of the reaction
means-alternatif-declare-action-charge = { $runs ->
        [none] you run into contact and strike with a bonus of 2; the game master will say how far
       *[other] { $runs_each }; from { $least_run_metres } m on, a blow with a bonus of 2
    }
means-alternatif-declare-action-approach = { $runs ->
        [none] you close with the enemy, step by step or at a run
       *[other] you close with the enemy: { $runs_each }
    }
each-alternatif-runs = { $target }, { $run_metres } m away ({ $time ->
        [0] one step
        [one] one segment
       *[other] { $time } segments
    })
means-alternatif-declare-action-switch = you change weapons{ $gives_up ->
        [yes] : the action in preparation is given up
       *[no] { "" }
    }
means-alternatif-declare-action-drop = done at once; what you let go of falls to the ground
means-alternatif-declare-action-flee = you turn your back and run: every enemy in contact may strike
means-alternatif-declare-action-counter = you lie in wait for the next attack and answer it; ready after the reaction
means-alternatif-declare-action-wrestle = you seek to grapple: once past the guard, you wrestle
means-alternatif-declare-action-other = say it in your words: the GM sets reaction and duration
means-alternatif-declare-with = { $most ->
        [none] the GM says how long it takes
        [0] done at once
       *[other] { $uncertain_time ->
            [yes] { $least } to { $most } segments
           *[no] { $most ->
                [one] one segment
               *[other] { $most } segments
            }
        }
    }{ $ready ->
        [none] { "" }
       *[other] , not before segment { $ready }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}without being able to parry; { $exposed_listed } { $exposed_count ->
            [one] may strike
           *[other] may all strike
        }
    }
means-alternatif-declare-weapon = { $most ->
        [none] the GM says how long it takes
        [0] done at once
       *[other] { $uncertain_time ->
            [yes] { $least } to { $most } segments
           *[no] { $most ->
                [one] one segment
               *[other] { $most } segments
            }
        }
    }{ $ready ->
        [none] { "" }
       *[other] , not before segment { $ready }
    }{ $exposed ->
        [none] { "" }
       *[other] {" "}without being able to parry; { $exposed_listed } { $exposed_count ->
            [one] may strike
           *[other] may all strike
        }
    }
means-alternatif-move-target = that is whom you join, follow or change places with
means-alternatif-declare-how = { $action ->
        [shoot] { $most ->
            [none] the missile flies at the end of the reaction
           *[other] the missile flies in { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }
        [shoot_so] { $most ->
            [none] the missile flies at the end of the reaction
           *[other] the missile flies in { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }
       *[other] { $most ->
            [none] the GM says how long it takes
            [0] done at once
           *[other] { $uncertain_time ->
                [yes] { $least } to { $most } segments
               *[no] { $most ->
                    [one] one segment
                   *[other] { $most } segments
                }
            }
        }
    }
means-alternatif-declare-to = that is where you go
means-alternatif-hold-until = the action stays ready until then
means-alternatif-standby-until = { $deed ->
        [none] you are asked at that segment
       *[other] you are asked as soon as it happens, within a round at the latest
    }
means-alternatif-release-target = the missile flies at that target
means-alternatif-release-none = the missile stays ready; `/release` lets it go

## Striking
means-alternatif-strike-target = the blow ({ $weapon }) falls { $together ->
        [yes] when all have chosen
       *[no] at once
    }
means-alternatif-strike-equipment = if the blow ({ $weapon }) hits, the weapon aimed at is damaged; nobody takes damage
means-alternatif-strike-piece = if the blow ({ $weapon }) hits, that weapon is damaged; nobody takes damage
means-alternatif-strike-special = you choose a special action instead of the blow
means-alternatif-strike-none = this action is lost; you announce the next one
means-alternatif-strike-else = the blow is lost; you choose something else, counted from now
means-alternatif-instead-none = you keep the blow and choose its target
means-alternatif-changed-none = { $anew ->
        [yes] you begin the same action again, with a new reaction die
       *[no] you go on as announced
    }
means-alternatif-struck-target = the blow falls at once
means-alternatif-struck-target-none = this chance is lost
means-alternatif-struck-with = that is the weapon of the blow
means-alternatif-struck-how = that is how the blow is struck
means-alternatif-confirm-yes = you attempt the special action that the GM proposes
means-alternatif-confirm-no = you strike or choose something else

## Parrying
means-alternatif-parry-parry = { $cost ->
        [0] the parry delays nothing
       *[other] { $costs ->
            [none] { $pending ->
            [yes] { $cost ->
                [one] your action comes one segment later
               *[other] your action comes { $cost } segments later
            }
           *[no] { $cost ->
                [one] your next action will come one segment later
               *[other] your next action will come { $cost } segments later
            }
        }
           *[other] { $pending ->
                [yes] your actions are delayed: { $costs_each }
               *[no] your next actions will be delayed: { $costs_each }
            }
        }
    }
each-alternatif-costs = { $weapon } { $cost ->
        [0] by nothing
        [one] by one segment
       *[other] by { $cost } segments
    }
means-alternatif-parry-none = you take the damage of the blow; { $busy ->
        [yes] your action stays where it is
       *[no] nothing is delayed
    }
means-alternatif-defend-parry = { $meets ->
        [none] { "" }
       *[other] the chance told is that against { $attacker };{" "}
    }{ $way ->
        [dodge] { $busy ->
            [yes] you give up what you were doing
           *[no] the dodge delays nothing
        }
       *[other] { $interrupts ->
            [yes] { $busy ->
                [yes] you give up what you were doing
               *[no] the parry delays nothing
            }
           *[no] { $cost ->
                [0] the parry delays nothing
               *[other] { $pending ->
            [yes] { $cost ->
                [one] your action comes one segment later
               *[other] your action comes { $cost } segments later
            }
           *[no] { $cost ->
                [one] your next action will come one segment later
               *[other] your next action will come { $cost } segments later
            }
        }
            }
        }
    }
means-alternatif-defend-none = nothing is stopped: you take the damage; { $busy ->
        [yes] your action stays where it is
       *[no] nothing is delayed
    }

## Simultaneous
means-alternatif-simultaneous-attack = the blow falls, and so may the other one’s
means-alternatif-simultaneous-return_to_guard = no blow, but you may parry; { $cost ->
        [0] your action stays where it is
        [one] your action comes one segment later
       *[other] your action comes { $cost } segments later
    }
means-alternatif-simultaneous-equipment = if the blow hits, the weapon aimed at is damaged; nobody takes damage
means-alternatif-simultaneous-special = you choose a special action instead of the blow
means-alternatif-simultaneous-target = the blow goes to that one
means-alternatif-simultaneous-piece = if the blow hits, that weapon is damaged; nobody takes damage

## Free actions
means-alternatif-free-free = { $manner ->
        [seize] you grapple without a roll and have a hold at once{ $with ->
            [none] { "" }
           *[other] ; { $with_the } falls at your feet
        }
        [pair] both daggers strike by stealth, as one attack
       *[strike] an extra blow ({ $weapon }){ $frank ->
            [yes] { " " }that cannot be parried
           *[no] { "" }
        }; { $lost ->
            [yes] the action that has come up is lost
           *[no] your action stays where it is
        }
    }
means-alternatif-free-equipment = if the blow hits, the weapon aimed at is damaged; nobody takes damage
means-alternatif-free-piece = if the blow hits, that weapon is damaged; nobody takes damage
means-alternatif-free-special = you choose a special action instead of the blow
means-alternatif-free-none = the chance is lost; your action stays where it is

## Lowering one’s guard
means-alternatif-expose-yes = { $most ->
        [0] one segment
        [one] one segment
       *[other] { $uncertain ->
            [yes] { $least } to { $most } segments
           *[no] { $most } segments
        }
    } without being able to parry; { $enemies_listed } { $count ->
        [0] may strike
        [one] may strike
       *[other] may all strike
    }
means-alternatif-expose-no = you keep your parry and announce something else

## To the GM
means-alternatif-figures-reaction = the action begins after that reaction, in segments
means-alternatif-figures-duration = the action then takes so many segments
means-alternatif-figures-refuse = this action is not allowed: the player announces another one
means-alternatif-companion-companion = that companion is hit by the blow
means-alternatif-companion-chance = a die names the companion who is hit
means-alternatif-companion-none = the blow is lost and hits nobody
means-alternatif-magic_break-holds = the weapon stays in hand, unharmed
means-alternatif-magic_break-broken = the weapon is lost for good
means-alternatif-fate-unconscious = out of the fight, and in no danger of death
means-alternatif-fate-dying = out of the fight, and will die without care
means-alternatif-fate-dead = dead on the spot
means-alternatif-fate-open = nothing is decided: you will be asked again
means-alternatif-daggers-yes = both daggers strike, as one sneak attack
means-alternatif-daggers-no = only one dagger will strike: the player chooses which
means-alternatif-complicate-delay = the action ends so many segments later
means-alternatif-complicate-none = the action ends now, as planned
means-alternatif-hold_spell-yes = the spell stays ready until its author lets it go
means-alternatif-hold_spell-no = the spell goes off now or is lost
means-alternatif-companions-yes = the others go on with the action without the missing one
means-alternatif-companions-no = everybody’s action stops
means-alternatif-incantation-goes_on = the incantation goes on, and ends when planned
means-alternatif-incantation-kept = the incantation stops; the spell is not spent
means-alternatif-incantation-lost = the incantation stops; the spell is spent
means-alternatif-effect-target = all of it is for this target{ $ally ->
        [yes] , on the side of whoever acts
       *[no] { "" }
    }
means-alternatif-effect-none = the effect reaches nobody else
means-alternatif-effect-half = somebody has only half of it
means-alternatif-effect-halved = this target has only half of it{ $ally ->
        [yes] , on the side of whoever acts
       *[no] { "" }
    }

## Shooting
means-alternatif-aim-aim = the missile flies so many segments later, with an equal bonus
means-alternatif-aim-none = the missile flies when planned, without aim
means-alternatif-order-together = everything takes effect at the same instant
means-alternatif-order-order = the effects follow in that order
means-alternatif-race-blow = the blow falls first, and may prevent the rest
means-alternatif-race-race = one action comes before the other, in that order
means-alternatif-prevented-yes = the victim’s action is lost
means-alternatif-prevented-no = both actions take effect
means-alternatif-into-plain = the shot is resolved as usual, without risk for the others
means-alternatif-into-malus_2 = a penalty of 2 to the roll, without risk for the others
means-alternatif-into-malus_4 = a penalty of 4 to the roll, without risk for the others
means-alternatif-into-percent = a d100 says whether the missile flies at another than its target

## Charges
means-alternatif-charge-charge = a blow ({ $weapon }) in the rush, with a bonus of 2
means-alternatif-charge-special = you choose a special action carried by the rush
means-alternatif-charge-none = the rush is lost; you are in contact
means-alternatif-reception-reception = a blow ({ $weapon }) at who charges you{ $lost ->
        [yes] ; the action that has come up is lost
       *[no] { "" }
    }
means-alternatif-reception-special = you receive the charge with a special action
means-alternatif-reception-none = you do not strike; your weapon may still parry
means-alternatif-charge_distance-cells = the charge runs that far before contact
means-alternatif-charge_distance-refuse = the charge is not possible here: the player announces something else

## Moving
means-alternatif-keep_up-follow = you follow and stay in contact
means-alternatif-keep_up-none = contact is broken
means-alternatif-sidestep-cell = you go to that cell
means-alternatif-sidestep-none = you stay where you are
means-alternatif-swap-yes = you exchange places at the end of the segment
means-alternatif-swap-no = everybody keeps his place
means-alternatif-shove-shove = that is the way the other is pushed
means-alternatif-move-to = that is where you go
means-alternatif-move-how-step = a cell each segment, without lowering the guard
means-alternatif-move-how-back = a cell back, without lowering the guard
means-alternatif-move-how-walk = you walk without being able to parry; who is next to you may strike
means-alternatif-move-how-run = you run without being able to parry; who is next to you may strike
means-alternatif-move-how-sprint = you run at your fastest, without being able to parry, and tire
means-alternatif-move-how-flee = you turn your back: every enemy in contact may strike
means-alternatif-move-how-swap = you propose to an ally to exchange places
means-alternatif-move-how-stop = you stay where you are: no more steps are planned

## Special actions
means-alternatif-whom = that is whom it is attempted against
means-alternatif-hand = that is the weapon that it is done with
means-alternatif-flank-right = you pass on the right: only the weapon on that side opposes it
means-alternatif-flank-left = you pass on the left: only the weapon on that side opposes it
means-alternatif-flank = you pass between the two: both may oppose it
means-alternatif-thing = that is the weapon aimed at
means-alternatif-oppose-oppose = { $cost ->
        [none] a blow ({ $weapon }) at once; higher than the roll against you, it stops it
        [0] a parry that delays nothing; it stops it if it equals that roll
       *[other] { $pending ->
            [yes] { $cost ->
                [one] a parry that stops it if it equals that roll; your action comes one segment later
               *[other] a parry that stops it if it equals that roll; your action comes { $cost } segments later
            }
           *[no] { $cost ->
                [one] a parry that stops it if it equals that roll; your next action will come one segment later
               *[other] a parry that stops it if it equals that roll; your next action will come { $cost } segments later
            }
        }
    }
means-alternatif-oppose-special = you answer with a special action: the higher one wins
means-alternatif-oppose-none = your reflexes alone oppose it; { $busy ->
        [yes] your action stays where it is
       *[no] nothing is delayed
    }
means-alternatif-oppose-also = { $cost ->
        [0] this parry comes on top and delays nothing
       *[other] { $pending ->
            [yes] { $cost ->
                [one] your action comes one segment later
               *[other] your action comes { $cost } segments later
            }
           *[no] { $cost ->
                [one] your next action will come one segment later
               *[other] your next action will come { $cost } segments later
            }
        }
    }
means-alternatif-oppose-also-none = the other weapon does nothing
means-alternatif-follow-follow = you step forward and stay in contact
means-alternatif-follow-stay = contact is broken
means-alternatif-grab-one_hand = one die to pull with; you keep your weapon
means-alternatif-grab-both_hands = two dice to pull with; your weapon falls
means-alternatif-pull-pull = both pull: the stronger one keeps the weapon
means-alternatif-pull-let_go = the foe keeps the weapon

## Wrestling
means-alternatif-wrestle-action-pass_guard = past the guard, wrestling begins; the other strikes first if possible
means-alternatif-wrestle-action-grab = you hold the other, who cannot leave
means-alternatif-wrestle-action-key = a key holds the limb chosen and hampers the other’s rolls
means-alternatif-wrestle-action-twist = the limb held suffers, without a roll
means-alternatif-wrestle-action-strangle = the neck held is squeezed, without a roll
means-alternatif-wrestle-action-batter = punches and knees: 1d4 damage
means-alternatif-wrestle-action-close_attack = a blow with a short weapon or a fist
means-alternatif-wrestle-action-bring_down = the foe falls to the ground
means-alternatif-wrestle-action-turn_over = you get on top; the other’s rolls suffer
means-alternatif-wrestle-action-push = the foe is pushed back and the wrestling may end
means-alternatif-wrestle-action-disarm = the foe lets go of what is held
means-alternatif-wrestle-action-draw = you take a short weapon in hand
means-alternatif-wrestle-action-use_object = you use an object
means-alternatif-wrestle-action-escape = a key that you suffer is undone
means-alternatif-wrestle-action-get_up = you get up and leave the wrestling
means-alternatif-wrestle-action-release = you let go of a key, at once
means-alternatif-declare-action-release = you let go of a key, at once
means-alternatif-wrestle-action-gag = the foe whom you hold can no longer speak
means-alternatif-declare-action-gag = the foe whom you hold can no longer speak
means-alternatif-wrestle-action-ungag = the foe whom you hold can speak again
means-alternatif-declare-action-ungag = the foe whom you hold can speak again
means-alternatif-wrestle-action-step_out = you leave the wrestling
means-alternatif-declare-action-step_out = you leave the wrestling
means-alternatif-wrestle-action = a hold of this wrestler’s own
means-alternatif-wrestle-target = that is whom the hold is against
means-alternatif-wrestle-part = that is what the key holds
means-alternatif-wrestle-key = that is the key concerned
means-alternatif-wrestle-weapon = that is what the hold is about
means-alternatif-wrestle-follow-follow = you go down too and keep your holds
means-alternatif-wrestle-follow-stay = you stay on your feet
means-alternatif-wrestle-none = this action is lost
means-alternatif-wrestle_choice-act = your hold comes, and so may the other one’s
means-alternatif-wrestle_choice-guard = no hold, but you may counter; { $cost ->
        [0] your action stays where it is
        [one] your action comes one segment later
       *[other] your action comes { $cost } segments later
    }
means-alternatif-counter-counter = { $cost ->
        [0] the counter delays nothing
       *[other] { $pending ->
            [yes] { $cost ->
                [one] your action comes one segment later
               *[other] your action comes { $cost } segments later
            }
           *[no] { $cost ->
                [one] your next action will come one segment later
               *[other] your next action will come { $cost } segments later
            }
        }
    }
means-alternatif-counter-none = the hold takes effect; { $pending ->
        [yes] your action stays where it is
       *[no] nothing is delayed
    }
