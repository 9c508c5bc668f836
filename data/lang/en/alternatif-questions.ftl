# D&D Alternatif: what is asked, of whom, and the words of every answer. The GM's own name { $author }.

## What do you do?
question-alternatif-declare = **{ $who }**, what do you do?{ $segment ->
        [0] { "" }
       *[other] {" "}*(segment { $segment })*
    }{ $hindered ->
        [none] { "" }
       *[other] {" "}What you had planned is not possible any more. { $hindered_refusal }
    }
option-alternatif-declare-action-attack = Attack
option-alternatif-declare-action-standby = Stand by
option-alternatif-declare-action-draw = Draw
option-alternatif-declare-action-sheathe = Sheathe
option-alternatif-declare-action-pick_up = Pick up
option-alternatif-declare-action-drop = Drop
option-alternatif-declare-action-stand_up = Get up
option-alternatif-declare-action-drink = Drink
option-alternatif-declare-action-bandage = Bandage
option-alternatif-declare-action-other = Other
option-alternatif-declare-target = { $chosen ->
        [cast] On { $value }
        [use] On { $value }
        [shoot] Shoot at { $value }
        [shoot_so] Shoot at { $value }
        [charge] Charge { $value }
        [attack] Attack { $value }
        [none] { $aims ->
            [both] { $value }
            [shoot] Shoot at { $value }
            [attack] Attack { $value }
           *[none] Attack { $value }
        }
       *[other] { $value }
    }
option-alternatif-standby-until = { $deed ->
        [acts] { $whom } acts
        [moves] { $whom } moves
        [hurt] { $whom } takes damage
       *[none] Segment { $value }
    }
choose-alternatif-with = Choose a weapon…
choose-alternatif-with-cast = Choose a spell…
choose-alternatif-with-use = Choose a magic item…
choose-alternatif-weapon-cast = Choose a spell…
choose-alternatif-weapon-use = Choose a magic item…
choose-alternatif-weapon = With what?

## Whom do you strike?
question-alternatif-strike = **{ $who }**, segment { $segment }: your action has come up{ $several ->
        [yes] {" "}({ $weapon }{ $twin ->
            [left] , left hand
            [right] , right hand
            [third] , third limb
            [fourth] , fourth limb
            [fifth] , fifth limb
            [sixth] , sixth limb
           *[none] { "" }
        })
       *[no] { "" }
    }. Whom do you strike?
option-alternatif-strike-target = Strike { $value }
option-alternatif-strike-equipment = { $piece_owner ->
        [none] Aim at a weapon…
       *[other] Aim at { $piece_weapon_the } of { $piece_owner_shown }
    }
option-alternatif-strike-piece = Aim at { $weapon_the } of { $owner }
option-alternatif-strike-none = Give up the blow
option-alternatif-strike-else = Do something else…

## What do you do instead of striking?
question-alternatif-instead = **{ $who }**, segment { $segment }: what do you do instead of striking? Your blow will be lost, and everything counts from this segment.
option-alternatif-instead-none = Back to the blow

## Something has changed: what do you do?
question-alternatif-changed = **{ $who }**, segment { $segment }: { $news ->
        [weapon] your weapon is gone.
        [prone] you are on the ground.
        [target] your opponent is out of the fight.
        [contact] your opponent is within reach no more.
        [enemy] a new enemy is upon you.
        [passed] an enemy has run past you.
        [broken] what you were doing was broken off.
        [missed] your projectile has missed.
        [plan] your plan needs it.
        [next] what you had planned is not possible any more. { $hindered_refusal }
       *[acted] your action is done.
    } What do you do? Anything else counts from this segment{ $pending ->
        [yes] {" "}and loses what you are preparing
       *[no] { "" }
    }.
default-alternatif-changed = { $action ->
        [standby] Stand by
       *[other] { $goes ->
            [melee] { $anew ->
                [yes] Start over
               *[no] Go on
            }: strike { $foe }
            [shot] { $anew ->
                [yes] Start over
               *[no] Go on
            }: shoot at { $foe }
            [task] Go on: { $doing_word }
           *[none] Go on
        }
    }
option-alternatif-changed-none = { $anew ->
        [yes] Start over
       *[no] Go on
    }
choose-alternatif-piece = Aim at which weapon?

## The same, typed (`/strike`)
option-alternatif-struck-target = { $owner ->
        [none] Strike { $value }
       *[other] Aim at { $weapon_the } of { $owner }
    }
option-alternatif-struck-target-none = { $asked ->
        [free] Let it pass
        [charge] Do nothing
        [reception] Keep the parry
       *[strike] Give up the blow
    }
option-alternatif-struck-with = { $hand ->
        [none] { $weapon }
       *[other] { $weapon } ({ $hand_word })
    }
option-alternatif-struck-how-pair = With both daggers
option-alternatif-struck-how-seize = Seize

## Do you parry?
question-alternatif-parry = **{ $who }**, { $count ->
        [one] { $attacker }’s blow hits you ({ $natural ->
            [yes] natural 20, which only { $score ->
                [20] 20
               *[other] { $score } or more
            } on the die stops
           *[no] { $total ->
                [none] total unknown
               *[other] total { $total }
            }
        }). Do you parry?
       *[other] { $count } blows hit you. Which do you parry?
    }{ $lines ->
        [yes] { "" }
       *[no] { $weapons ->
            [2] { "" }
           *[other] {" "}{ $free ->
                [yes] On the defensive, parrying costs nothing more.
               *[no] { $pending ->
                    [yes] Parrying postpones your action by { $cost ->
                        [one] one segment
                       *[other] { $cost } segments
                    }.
                   *[no] Parrying will postpone your next action by { $cost ->
                        [one] one segment
                       *[other] { $cost } segments
                    }.
                }
            }
        }
    }{ $forfeits ->
        [none] { "" }
       *[other] {" "}Parrying would cost you your free action against { $forfeits_shown }.
    }
option-alternatif-parry-parry = { $count ->
        [one] { $double ->
            [yes] Parry with both
           *[no] Parry: { $weapon }{ $twin ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            }
        }
       *[other] { $double ->
            [yes] Parry { $attacker }{ $by ->
                [none] { "" }
               *[other] , { $by_word }
            }{ $by_hand ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            } ({ $natural ->
                [yes] natural 20: { $score ->
                    [20] 20
                   *[other] { $score } or more
                } on the die
               *[no] { $total ->
                    [none] total unknown
                   *[other] total { $total }
                }
            }) with both
           *[no] Parry { $attacker }{ $by ->
                [none] { "" }
               *[other] , { $by_word }
            }{ $by_hand ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            } ({ $natural ->
                [yes] natural 20: { $score ->
                    [20] 20
                   *[other] { $score } or more
                } on the die
               *[no] { $total ->
                    [none] total unknown
                   *[other] total { $total }
                }
            }): { $weapon }{ $twin ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            }
        }
    }
option-alternatif-parry-none = Take the hit
choose-alternatif-parry = Choose a parry…

## Simultaneous!
secret-alternatif-simultaneous = 🤫 **A secret choice** for { $who }: attack, or return to guard? All choices are revealed together.
secret-alternatif-strike = 🤫 **A secret choice** for { $who }: whom to strike, and how? Dice fall when all have chosen.
secret-alternatif-instead = 🤫 **A secret choice** for { $who }: what to do instead of striking? Nothing happens before all have chosen.
secret-alternatif-confirm = 🤫 **A secret choice** for { $who }: attempt what the GM proposes? Nothing happens before all have chosen.
secret-alternatif-oppose = 🤫 **A secret choice** for { $who }: what to do against the special action? Dice fall when all have chosen.
secret-alternatif-together = 🤫 **A secret choice** for { $who }, whose actions come in the same segment. All is revealed when all have chosen.
about-alternatif-strike = { $several ->
        [yes] **{ $who }**: { $weapon }{ $twin ->
            [left] , left hand
            [right] , right hand
           *[none] { "" }
        }.
       *[no] { "" }
    }
usual-alternatif-strike = Strike the last target
usual-alternatif-instead = Strike after all
usual-alternatif-oppose = The first answer that is possible
usual-alternatif-together = Strike the last target, or return to guard before somebody who acts, too
question-alternatif-simultaneous = { $second ->
        [none] ⚡ **{ $who }**, your action{ $several ->
            [yes] {" "}({ $weapon }{ $twin ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            })
           *[no] { "" }
        } and your enemy’s come up together: attack, or return to guard?
       *[other] ⚡ **{ $who }**, both your actions and your enemy’s come up together: with each weapon, attack, or return to guard?
    }
default-alternatif-simultaneous = Return to guard
option-alternatif-simultaneous-attack = { $second ->
        [none] Attack
       *[other] Attack: { $weapon }{ $twin ->
            [left] , left hand
            [right] , right hand
            [third] , third limb
            [fourth] , fourth limb
            [fifth] , fifth limb
            [sixth] , sixth limb
           *[none] { "" }
        }
    }
option-alternatif-simultaneous-return_to_guard = { $second ->
        [none] Return to guard
       *[other] On guard: { $weapon }{ $twin ->
            [left] , left hand
            [right] , right hand
            [third] , third limb
            [fourth] , fourth limb
            [fifth] , fifth limb
            [sixth] , sixth limb
           *[none] { "" }
        }
    }
option-alternatif-simultaneous-equipment = { $piece_owner ->
        [none] Aim at a weapon…
       *[other] Aim at { $piece_weapon_the } of { $piece_owner_shown }
    }
option-alternatif-simultaneous-choice_left-attack = Attack: { $second_word }{ $second_twin ->
        [left] , left hand
        [right] , right hand
        [third] , third limb
        [fourth] , fourth limb
        [fifth] , fifth limb
        [sixth] , sixth limb
       *[none] { "" }
    }
option-alternatif-simultaneous-choice_left-return_to_guard = On guard: { $second_word }{ $second_twin ->
        [left] , left hand
        [right] , right hand
        [third] , third limb
        [fourth] , fourth limb
        [fifth] , fifth limb
        [sixth] , sixth limb
       *[none] { "" }
    }
option-alternatif-simultaneous-choice_left-equipment = Aim at a weapon: { $second_word }{ $second_twin ->
        [left] , left hand
        [right] , right hand
        [third] , third limb
        [fourth] , fourth limb
        [fifth] , fifth limb
        [sixth] , sixth limb
       *[none] { "" }
    }
option-alternatif-simultaneous-target = Attack { $value }
option-alternatif-simultaneous-target_left = Attack { $value }: { $second_word }{ $second_twin ->
        [left] , left hand
        [right] , right hand
        [third] , third limb
        [fourth] , fourth limb
        [fifth] , fifth limb
        [sixth] , sixth limb
       *[none] { "" }
    }
option-alternatif-simultaneous-piece = Aim at { $weapon_the } of { $owner }
option-alternatif-simultaneous-piece_left = Aim at { $weapon_the } of { $owner }: { $second_word }{ $second_twin ->
        [left] , left hand
        [right] , right hand
        [third] , third limb
        [fourth] , fourth limb
        [fifth] , fifth limb
        [sixth] , sixth limb
       *[none] { "" }
    }
choose-alternatif-target_left = Choose a target…
choose-alternatif-piece_left = Aim at which weapon?

## Free actions
question-alternatif-free = { $count ->
        [one] { $sneak ->
            [yes] **{ $who }**, segment { $segment }: { $target } does not see you coming: a sneak attack?
           *[no] { $surprise ->
                [yes] **{ $who }**, segment { $segment }: { $impetus ->
                    [yes] your charge (bonus of 2) surprises { $target }
                   *[no] { $target } is surprised
                }: { $frank ->
                    [yes] an opportunity attack?
                   *[no] a free action?
                }
               *[no] { $frank ->
                    [yes] **{ $who }**, segment { $segment }: { $target }’s guard is down: an opportunity attack, which cannot be parried?
                   *[no] **{ $who }**, segment { $segment }: { $target } is exposed: a free action?
                }
            }
        }
       *[other] **{ $who }**, segment { $segment }: { $count } enemies are exposed: whom do you strike?
    }
option-alternatif-free-free = { $manner ->
        [seize] Seize { $target }{ $with ->
            [none] { "" }
           *[other] , dropping { $with_the }
        }
        [pair] Strike { $target } with both daggers{ $asks ->
            [yes] {" "}(if the GM allows it)
           *[no] { "" }
        }
       *[strike] { $weapons ->
            [one] Strike { $target }
           *[other] Strike { $target }: { $weapon }{ $twin ->
                [left] , left hand
                [right] , right hand
                [third] , third limb
                [fourth] , fourth limb
                [fifth] , fifth limb
                [sixth] , sixth limb
               *[none] { "" }
            }
        }{ $lost ->
            [yes] {" "}(instead of the action due)
           *[no] { "" }
        }
    }
option-alternatif-free-equipment = Aim at a weapon…
option-alternatif-free-piece = { $weapons ->
        [one] Aim at { $weapon_the } of { $owner }
       *[other] Aim at { $weapon_the } of { $owner }: { $with_word }
    }
option-alternatif-free-none = Let it pass

## Lowering one’s guard
question-alternatif-expose = **{ $who }**, { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }: { $most ->
        [0] one segment
        [one] one segment
       *[other] { $uncertain ->
            [yes] { $least } to { $most } segments
           *[no] { $most } segments
        }
    } with the guard down against { $enemies_listed }, unable to parry. Do you do it?
option-alternatif-expose-yes = Lower the guard
option-alternatif-expose-no = Do not

## To the GM
question-alternatif-figures = ⏱️ **{ $author }** announces: { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }. Its times are yours to set, in segments.
option-alternatif-figures-reaction = Reaction: { $value }
option-alternatif-figures-reaction-1d6 = Objects to take out: 1d6
option-alternatif-figures-reaction-1d4 = Concentration, precision: 1d4
option-alternatif-figures-reaction-1d3 = Aiming or joining efforts: 1d3
option-alternatif-figures-reaction-0 = No reaction
option-alternatif-figures-duration = Duration: { $value }
option-alternatif-figures-duration-0 = No duration
option-alternatif-figures-duration-1d6-1d6 = Duration: 1d6, then 1d6
option-alternatif-figures-refuse = Refuse
choose-alternatif-reaction = Reaction…
choose-alternatif-duration = Duration…
question-alternatif-companion = 💢 { $author }’s fumble ({ $weapon }) endangers a companion. Who is hit?
option-alternatif-companion-chance = By chance
option-alternatif-companion-none = Nobody
question-alternatif-magic_break = 💢 { $author }’s fumble puts a magic weapon at risk ({ $weapon }). Does it break?
option-alternatif-magic_break-holds = It holds
option-alternatif-magic_break-broken = It breaks

## What is awaited
word-question-declare = an action to announce
word-question-strike = a blow to strike
word-question-instead = an action to announce instead of the blow
word-question-changed = a change to answer
word-question-parry = a parry to decide
word-question-simultaneous = a secret choice
word-question-free = an opening to use
word-question-expose = a guard to lower
word-question-figures = a duration to set
word-question-companion = a fumble to judge
word-question-magic_break = a fumble to judge
