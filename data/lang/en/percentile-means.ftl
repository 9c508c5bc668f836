# Percentile rules: what each answer leads to, told before it is chosen. The chance stands before it (`means-chance`).
means-percentile-declare-action-attack = in your turn, { $used_word } ({ $dice } damage); the target may still defend itself
means-percentile-declare-really-attack = in its turn, { $used_word } ({ $dice } damage); the target may still defend itself
means-percentile-declare-reaction-attack = once set off, { $used_word } ({ $dice } damage); the target may still defend itself
means-percentile-declare-action-special = a blow aimed, with two weapons, by stealth…: the manner makes the chance
means-percentile-declare-really-special = a blow aimed, with two weapons, by stealth…: the manner makes the chance
means-percentile-declare-action-wrestling = in your turn, { $wrestling_roll ->
        [first] a Wrestling roll, then the hold chosen
       *[other] the hold chosen, without a Wrestling roll or a defence
    }
means-percentile-declare-really-wrestling = in its turn, { $wrestling_roll ->
        [first] a Wrestling roll, then the hold chosen
       *[other] the hold chosen, without a Wrestling roll or a defence
    }
means-percentile-declare-reaction-wrestling = once set off, { $wrestling_roll ->
        [first] a Wrestling roll, then the hold chosen
       *[other] the hold chosen, without a Wrestling roll or a defence
    }
means-percentile-declare-action-parry = no attack; one parry this round, if a blow hits
means-percentile-declare-really-parry = no attack; one parry this round, if a blow hits
means-percentile-declare-action-dodge = no attack; one dodge, if the foe named hits
means-percentile-declare-really-dodge = no attack; one dodge, if the foe named hits
means-percentile-declare-action-disengage = a Dodge roll before all actions; on a success { $disengaged_spells ->
        [yes] only shots and spells
       *[no] only shots
    } still reach
means-percentile-declare-really-disengage = a Dodge roll before all actions; on a success { $disengaged_spells ->
        [yes] only shots and spells
       *[no] only shots
    } still reach
means-percentile-declare-action-flee = in your turn, a Physique roll; out of the fight on a success, else the back is turned
means-percentile-declare-really-flee = in its turn, a Physique roll; out of the fight on a success, else the back is turned
means-percentile-declare-reaction-flee = once set off, a Physique roll; out of the fight on a success, else the back is turned
means-percentile-declare-action-cast = in your turn, a Magic roll, and the spell’s psy points
means-percentile-declare-really-cast = in its turn, a Magic roll, and the spell’s psy points
means-percentile-declare-reaction-cast = once set off, a Magic roll, and the spell’s psy points
means-percentile-declare-action-wait = no action in this turn: a bonus, energy or a reaction; no defence
means-percentile-declare-really-wait = no action in this turn: a bonus, energy or a reaction; no defence
means-percentile-declare-action-move = in your turn, a move; the GM says whether it succeeds
means-percentile-declare-really-move = in its turn, a move; the GM says whether it succeeds
means-percentile-declare-reaction-move = once set off, a move; the GM says whether it succeeds
means-percentile-declare-action-get_free = a Physique roll to free yourself from the hold
means-percentile-declare-action-draw = the weapon chosen takes the place of the one you hold, for the whole round
means-percentile-declare-really-get_free = a Physique roll to free yourself from the hold
means-percentile-declare-really-draw = the weapon chosen takes the place of the one you hold, for the whole round
means-percentile-declare-action-other = say it in your words: the GM judges whether it succeeds
means-percentile-declare-really-other = say it in your words: the GM judges whether it succeeds
means-percentile-declare-reaction-other = once set off; the GM judges whether it succeeds
means-percentile-declare-action-nothing = you do nothing this round{ $suggested_posture ->
        [offensive] , with no defence
        [defensive] { $guard ->
            [magic] , with a magic parry if a spell strikes
            [none] , with nothing to parry with
           *[parry] , with a parry if a blow hits
        }
       *[other] { $postures ->
            [defensive] , with no defence
           *[other] , with a defence if a blow hits
        }
    }
means-percentile-declare-really-nothing = you do nothing this round{ $suggested_posture ->
        [offensive] , with no defence
        [defensive] { $guard ->
            [magic] , with a magic parry if a spell strikes
            [none] , with nothing to parry with
           *[parry] , with a parry if a blow hits
        }
       *[other] { $postures ->
            [defensive] , with no defence
           *[other] , with a defence if a blow hits
        }
    }
means-percentile-declare-action-again = the same declaration as last round
means-percentile-declare-action-feint = you choose what others believe they see, then the truth
means-percentile-declare-seems = that is what others believe they see until that turn comes
means-percentile-declare-hold-pin = { $wrestling_roll ->
        [first] then a
       *[other] a
    } contest of Physique{ $physique ->
        [none] { "" }
       *[other] {" "}(yours: { $physique })
    }; once it is won, the foe can no longer act
means-percentile-declare-hold-throw_down = { $wrestling_roll ->
        [first] the foe who is hit falls to the ground
       *[other] the foe falls to the ground without a roll
    }
means-percentile-declare-hold-strangle = { $wrestling_roll ->
        [first] the foe who is hit chokes at the end of each round
       *[other] the foe chokes without a roll, until a Physique roll succeeds
    }
means-percentile-declare-spell = { $cost ->
        [0] no psy points
        [one] one psy point
       *[other] { $cost } psy points
    }; { $spell_dice ->
        [none] the GM says what it does
       *[other] { $spell_dice_shown } damage
    }
means-percentile-declare-with = { $magic ->
        [yes] { $spell_dice ->
                [none] the GM says what it does
               *[other] { $spell_dice_shown } damage
            }
       *[other] { $dice } damage
    }
means-percentile-declare-weapon = the weapon that you will hold
means-percentile-declare-waits-energy = your next spell costs 2 psy points less
means-percentile-declare-waits-bonus = a bonus of { $prepared_bonus } to your next action
means-percentile-declare-waits-strike_attacker = your blow comes before that of the enemy who attacks you; no defence
means-percentile-declare-waits-strike_caster = your blow comes before an enemy’s spell; no defence
means-percentile-declare-waits-strike_first = your blow comes before the first enemy’s action; no defence
means-percentile-declare-waits-reaction = your action comes when what you watch for happens
means-percentile-declare-on = you watch what that one does
means-percentile-declare-deed = that is what sets your reaction off
means-percentile-declare-whom = the reaction comes if that one is the target
means-percentile-declare-target = { $health ->
        [none] the action goes that way
       *[other] condition: { $health_word }; weapon: { $target_weapon_word }{ $ally ->
            [yes] , on your side
           *[no] { "" }
        }
    }
means-percentile-declare-target-trigger = the reaction is aimed at whoever sets it off
means-percentile-declare-target-none = the action is meant for nobody
means-percentile-declare-posture-none = { $postures ->
        [defensive] neither a bonus nor a defence this round
       *[other] no bonus, and a defence this round
    }
means-percentile-declare-posture-focus = { $focused ->
        [yes] a bonus of { $focus_bonus } to the roll
       *[other] no bonus to this roll
    }, { $postures ->
        [defensive] no defence this round
       *[other] and a defence this round
    }
means-percentile-declare-posture-anticipating = you wait, with no defence this round
means-percentile-declare-posture-offensive = { $acts ->
        [attack] maximum damage, critical hits up to 10
        [harmful] maximum damage, critical hits up to 10
        [grip] no bonus to this hold
        [wrestling] critical hits up to 10
       *[other] no bonus to this action
    }, no defence this round
means-percentile-declare-posture-defensive = { $guard ->
        [dodge] a defence this round: a dodge or, with something to parry with, a parry
        [magic] a magic parry this round; nothing to parry a blow with
        [none] no defence even so: neither a weapon that parries nor a shield
       *[parry] a defence this round{ $parry_chance ->
            [none] { "" }
           *[other] {" "}(parry: { $parry_chance_shown }% to succeed)
        }
    }
means-percentile-declare-how = { $effects_words }{ $second ->
        [none] { "" }
       *[other] {" "}({ $second_word })
    }
word-percentile-effects-aim = a penalty of 10 but worn armour does not count
word-percentile-effects-vital = a penalty of 20 at least and a lethal wound
word-percentile-effects-discreet = a score of 95 if the GM grants it
word-percentile-effects-two = the second weapon strikes at 20 less
word-percentile-effects-knock_out = the target is stunned if its roll fails
word-percentile-effects-charge = the charge adds 2 to the damage
word-percentile-effects-charge_score = the charge adds 2 to the score
word-percentile-effects-single = that target alone is struck
word-percentile-effects-focus = a bonus of 5 to the roll
word-percentile-effects-offensive = maximum damage and no defence
word-percentile-effects-offensive_grip = no bonus and no defence
word-percentile-effects-offensive_hold = critical hits up to 10 and no defence
word-percentile-effects-magic_guard = a magic parry this round
word-percentile-effects-no_guard = no defence for want of something to parry with
word-percentile-effects-defensive = a defence this round
word-percentile-effects-anticipating = no defence this round
word-percentile-effects-pin = a contest of Physique may pin
word-percentile-effects-throw_down = the target falls to the ground
word-percentile-effects-strangle = the target chokes at the end of each round
word-percentile-effects-none = neither a defence nor the bonus of a posture
word-percentile-effects-energy = the next spell costs 2 psy less
word-percentile-effects-bonus = a bonus of 10 to the next action
word-percentile-effects-strike_attacker = your blow comes before that of whoever attacks you
word-percentile-effects-strike_caster = your blow comes before an enemy’s spell
word-percentile-effects-strike_first = your blow comes before the action of the first enemy
word-percentile-effects-several = all of that at once
means-percentile-strangled-get_free = a Physique roll; on a failure you go on choking
means-percentile-strangled-act = you do what was announced, and go on choking
means-percentile-react-now = your action comes now
means-percentile-react-wait = you go on waiting: the other’s action takes place
means-percentile-opportunity-opportunity = at once, with a bonus of { $opportunity_bonus } ({ $harm } damage); your action of the round is not spent
means-percentile-opportunity-none = the chance is lost; the round goes on
means-percentile-retarget-target = the attack goes to that target
means-percentile-retarget-none = this round’s action is lost
means-percentile-ride-try = on a success { $riding ->
        [gate] the attack has its bonus of { $riding_bonus }
       *[other] you may reroll the attack
    }; a fumble may throw you
means-percentile-ride-no = { $riding ->
        [gate] you attack without the bonus of { $riding_bonus }
       *[other] you attack without a reroll
    }
means-percentile-fall-stays = the fumble has no consequence
means-percentile-fall-falls = falls from the mount and loses 1d6 hit points, unprotected
means-percentile-advantage-reroll = the new roll counts{ $by ->
        [riding] { "" }
       *[advantage] ; an advantage is spent
    }
means-percentile-advantage-keep = the failed roll counts; { $by ->
        [riding] the help of the mount is lost
       *[advantage] nothing is spent
    }
means-percentile-disadvantage-reroll = the new roll counts; a disadvantage is spent
means-percentile-disadvantage-keep = the roll that succeeded counts; nothing is spent
means-percentile-defence-defence = on a success no { $hand ->
        [hold] hold
       *[other] damage
    }; it is your defence of this round
means-percentile-defence-none = you suffer the { $hand ->
        [hold] hold
       *[other] damage
    } and keep your defence
means-percentile-discreet-grant = the attack is rolled against a score of 95
means-percentile-discreet-refuse = the attack is rolled like any other
means-percentile-vital-penalty = the attack is rolled with that penalty
means-percentile-score-score = that is what the skill is worth from now on
means-percentile-mishap-nothing = the blow or defence fails, and no more
means-percentile-mishap-hits_wall = is hurt, or not, against the wall
means-percentile-mishap-breaks = the weapon no longer serves, neither to attack nor to parry
means-percentile-mishap-stuck = the weapon must be freed before it serves again
means-percentile-mishap-off_balance = may not attack in the next round; all else stays possible
means-percentile-mishap-hits_friend = the blow hits an ally, whom you name
means-percentile-mishap-string_breaks = it does not shoot for 1 to 6 rounds, rolled on a die
means-percentile-mishap-ricochet = the missile hits an ally, whom you name, for half the damage
means-percentile-mishap-noise = the neighbours hear it and call the watch; no number changes
means-percentile-mishap-random = a die chooses from this list
means-percentile-mishap-other = you say yourself what happens
means-percentile-mishap-friend = that ally is hit
means-percentile-harm = what the shock costs
means-percentile-lethal-at_once = dies now
means-percentile-lethal-d4 = dies in 1 to 4 rounds, by a die
means-percentile-lethal-d6 = dies in 1 to 6 rounds, by a die
means-percentile-lethal-d8 = dies in 1 to 8 rounds, by a die
means-percentile-lethal-d10 = dies in 1 to 10 rounds, by a die
means-percentile-lethal-later = you will say so with the GM’s tools
means-percentile-flight-target = may strike at the back, with a bonus of { $opportunity_bonus }
means-percentile-flight-none = nobody strikes at the back
means-percentile-outcome-done = the action succeeds
means-percentile-outcome-freed = the weapon that was stuck serves again
means-percentile-outcome-failed = the action fails
means-percentile-area-enemies = the spell reaches that whole side
means-percentile-area-target = the spell reaches its target alone
means-percentile-area-everybody = the spell reaches allies as well
means-percentile-area-without = you say who escapes it
means-percentile-area = escapes the spell
means-percentile-area-spared = escapes the spell
means-percentile-opposed-winner = that one wins
means-percentile-opposed-none = nothing changes
means-percentile-asphyxia-nothing = nothing this round; you will be asked again
means-percentile-asphyxia = no protection counts; you will be asked again
means-percentile-asphyxia-knocked_out = out of the fight, unconscious
means-percentile-asphyxia-dead = chokes to death
