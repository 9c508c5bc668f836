# Percentile rules: what is asked, of whom, and the words of each answer. Those to the GM name { $author }.

## What do you do this round?
question-percentile-declare = **{ $who }**, round { $round }: what do you do?{ $chokes ->
        [yes] {" "}You are being strangled: your Physique roll to get free comes in your turn, before this action.
       *[no] { "" }
    }
private-percentile-declare = 🤫 **{ $who }**, round { $round }: the choice is made in private.
default-percentile-declare = Do nothing
option-percentile-declare-action-attack = Attack
option-percentile-declare-action-special = Special attack…
option-percentile-declare-action-wrestling = Wrestle
option-percentile-declare-action-parry = Parry only
option-percentile-declare-action-dodge = Dodge
option-percentile-declare-action-disengage = Break off
option-percentile-declare-action-flee = Flee the fight
option-percentile-declare-action-cast = Cast a spell
option-percentile-declare-action-wait = Wait
option-percentile-declare-action-move = Move
option-percentile-declare-action-get_free = Get free
option-percentile-declare-action-draw = Draw
option-percentile-declare-action-other = Another action
option-percentile-declare-action-nothing = Do nothing{ $suggested_posture ->
        [focus] {" "}(Focus)
        [offensive] {" "}(Offensive)
        [defensive] {" "}(Defensive)
       *[other] { "" }
    }
option-percentile-declare-action-again = As before: { $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }{ $manners ->
        [none] { $target ->
            [none] { "" }
           *[other] {" "}({ $target })
        }
       *[other] {" "}({ $manners_words }{ $target ->
            [none] { "" }
           *[other] , { $target }
        })
    }{ $posture ->
        [none] { "" }
       *[other] , { $posture_word }
    }
option-percentile-declare-action-feint = Feign…
option-percentile-declare-seems-attack = Seem to attack
option-percentile-declare-seems-cast = Seem to cast
option-percentile-declare-seems-move = Seem to move
option-percentile-declare-seems-wait = Seem to wait
option-percentile-declare-seems-other = Seem to prepare something
option-percentile-declare-really-attack = Attack
option-percentile-declare-really-special = Special attack…
option-percentile-declare-really-wrestling = Wrestle
option-percentile-declare-really-parry = Parry only
option-percentile-declare-really-dodge = Dodge
option-percentile-declare-really-disengage = Break off
option-percentile-declare-really-flee = Flee the fight
option-percentile-declare-really-cast = Cast a spell
option-percentile-declare-really-wait = Wait
option-percentile-declare-really-move = Move
option-percentile-declare-really-get_free = Get free
option-percentile-declare-really-draw = Draw
option-percentile-declare-really-other = Another action
option-percentile-declare-really-nothing = Do nothing{ $suggested_posture ->
        [focus] {" "}(Focus)
        [offensive] {" "}(Offensive)
        [defensive] {" "}(Defensive)
       *[other] { "" }
    }
option-percentile-declare-hold-pin = Immobilise
option-percentile-declare-hold-throw_down = Throw down
option-percentile-declare-hold-strangle = Strangle
option-percentile-declare-spell = { $spell_word } ({ $cost ->
        [0] no psy
        [one] one psy point
       *[other] { $cost } psy points
    }{ $focused ->
        [none] { "" }
       *[other] , { $focused } in Focus
    })
option-percentile-declare-waits-energy = Gather energy
option-percentile-declare-waits-bonus = Prepare
option-percentile-declare-waits-strike_attacker = Strike who attacks me
option-percentile-declare-waits-strike_caster = Strike who casts
option-percentile-declare-waits-strike_first = Strike the first who acts
option-percentile-declare-waits-reaction = React to something else…
option-percentile-declare-on-enemy = Any enemy
option-percentile-declare-on-ally = Any ally
option-percentile-declare-deed-attack = Attacks
option-percentile-declare-deed-cast = Casts a spell
option-percentile-declare-deed-move = Moves
option-percentile-declare-deed-flee = Flees
option-percentile-declare-deed-anything = Acts at all
option-percentile-declare-deed-word = When the GM says so
option-percentile-declare-whom-anybody = Anybody
option-percentile-declare-reaction-attack = Attack
option-percentile-declare-reaction-wrestling = Wrestle
option-percentile-declare-reaction-cast = Cast a spell
option-percentile-declare-reaction-flee = Flee the fight
option-percentile-declare-reaction-move = Move
option-percentile-declare-reaction-other = Another action
option-percentile-declare-target-trigger = Whoever triggers it
option-percentile-declare-target-none = Elsewhere
option-percentile-declare-posture-none = No posture
option-percentile-declare-posture-focus = Focus
option-percentile-declare-posture-anticipating = Anticipating (wait)
option-percentile-declare-posture-offensive = Offensive{ $chosen ->
        [attack] {" "}(full damage)
        [special] {" "}(full damage)
        [wrestling] { $grips ->
            [yes] { "" }
           *[no] {" "}(critical up to 10)
        }
       *[other] { "" }
    }
option-percentile-declare-posture-defensive = Defensive{ $chosen ->
        [dodge] {" "}(may dodge)
        [draw] { "" }
       *[other] { $guard ->
            [parry] {" "}(may parry)
            [magic] {" "}(magic parry only)
           *[none] {" "}(nothing to parry with)
        }
    }
option-percentile-declare-how = { $manners_words }
option-percentile-declare-with = { $drawn ->
        [none] { $spell_word } ({ $cost ->
                [0] no psy
                [one] one psy point
               *[other] { $cost } psy points
            }{ $focused ->
                [none] { "" }
               *[other] , { $focused } in Focus
            })
       *[other] { $drawn_word }
    }
option-percentile-declare-weapon = { $value_word }
option-percentile-declare-with-main = { $weapon_word }
option-percentile-declare-with-second = { $second_word }
option-percentile-declare-with-fists = Fists and feet (Brawling)
option-percentile-declare-with-grip = Bare hands (Wrestling)
word-percentile-manners-aim = at a precise part
word-percentile-manners-vital = at a vital part
word-percentile-manners-discreet = discreetly
word-percentile-manners-two = with two weapons
word-percentile-manners-knock_out = to knock out
word-percentile-manners-charge = charging
word-percentile-manners-single = this target alone
word-percentile-manners-focus = Focus
word-percentile-manners-offensive = Offensive
word-percentile-manners-defensive = Defensive
word-percentile-manners-none = no posture
word-percentile-how-none = no posture
    .short = without a posture
word-percentile-manners-energy = gather energy
word-percentile-manners-bonus = prepare what comes next
word-percentile-how-bonus = prepare what comes next
    .short = bonus, a bonus, +10, a bonus of 10, prepare
word-percentile-manners-strike_attacker = strike my attacker
word-percentile-manners-strike_caster = strike whoever casts
word-percentile-manners-strike_first = strike the first to act
word-percentile-with-fists = fists and feet
    .short = bare hands, fists
choose-percentile-seems = What are they to believe?
choose-percentile-really = And in truth?
word-percentile-manners-pin = immobilise
word-percentile-manners-throw_down = throw down
word-percentile-manners-strangle = strangle
word-percentile-manners-fists = bare-handed
word-percentile-manners-grip = in a grip
word-percentile-manners-second = with the second weapon
word-percentile-manners-anticipating = Anticipating
choose-percentile-hold = Choose a hold…
choose-percentile-with = With what?
choose-percentile-spell = Choose a spell…
choose-percentile-waits = Wait for what?
choose-percentile-on = React to whom?
choose-percentile-deed = React to what?
choose-percentile-whom = An attack on whom?
choose-percentile-reaction = React how?
choose-percentile-posture = Choose a posture…

## The turn has come
question-percentile-strangled = **{ $who }**, a hold is strangling you. Get free, or do what you announced ({ $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }{ $manners ->
        [none] { "" }
       *[other] : { $manners_words }
    })?
option-percentile-strangled-get_free = Get free
option-percentile-strangled-act = Act all the same
question-percentile-react = **{ $who }**, { $actor } is about to act ({ $cast ->
        [none] { $action_word }
       *[other] { $cast_word }
    }): react now?{ $distant ->
        [yes] { " " }{ $actor } is out of your reach: you would have to go for somebody else.
       *[no] { "" }
    }
option-percentile-react-now = React
option-percentile-react-wait = Keep waiting
question-percentile-opportunity = ⚡ **{ $who }**, you are given an attack of opportunity on { $target }, with a bonus of 10 to the score{ $aim ->
        [precise] , to aim at a precise part
        [vital] , to aim at a vital part
       *[none] { "" }
    }. Do you strike, and with what?
option-percentile-opportunity-opportunity = Strike: { $weapon }
option-percentile-opportunity-none = Let it pass
choose-percentile-opportunity = Strike with what?
question-percentile-retarget = **{ $who }**, { $gone ->
        [dead] { $before } is dead
        [fled] { $before } has fled
        [knocked_out] { $before } is unconscious
        [out_of_action] { $before } is out of the fight
       *[none] { $before ->
            [none] your target is out of reach
           *[other] { $before } is out of your reach
        }
    }. Whom do you go for instead?
option-percentile-retarget-none = Give up
question-percentile-ride = **{ $who }**, guide your mount first? A riding roll that succeeds helps the attack.
option-percentile-ride-try = Riding
option-percentile-ride-no = Attack without
question-percentile-fall = 🐎 **{ $author }** fumbles the riding roll: a fall?
option-percentile-fall-stays = Stays in the saddle
option-percentile-fall-falls = Falls

## Reroll?
question-percentile-advantage = **{ $who }**, your roll failed ({ $purpose_word }, { $face ->
        [none] the die is not told
       *[other] a d100 of { $face_shown }{ $score ->
            [none] { "" }
           *[other] {" "}against a score of { $score_shown }
        }
    }). { $by ->
        [riding] Your mount lets you reroll it.
       *[advantage] { $held ->
            [1] Your advantage lets you reroll it.
           *[other] One of your advantages ({ $held_shown }) lets you reroll it.
        }
    }
option-percentile-advantage-reroll = Reroll
option-percentile-advantage-keep = Keep the roll
question-percentile-disadvantage = 🎲 **{ $roller }** succeeds ({ $purpose_word }, { $face ->
        [none] the die is not told
       *[other] a d100 of { $face_shown }{ $score ->
            [none] { "" }
           *[other] {" "}against a score of { $score_shown }
        }
    }). A disadvantage lets you have it rolled again.
option-percentile-disadvantage-reroll = Have it rerolled
option-percentile-disadvantage-keep = Let it stand

## Defence
question-percentile-defence = **{ $who }**, { $hand ->
        [spell] { $attacker }’s spell reaches you
        [hold] { $attacker } lays hold of you{ $hold ->
            [pin] {" "}(to immobilise you)
            [throw_down] {" "}(to throw you down)
            [strangle] {" "}(to strangle you)
           *[none] { "" }
        }
        [volley] { $attacker }’s volley reaches you
        [second] { $attacker }’s second weapon{ $used ->
            [none] { "" }
           *[other] {" "}({ $used_word })
        } hits you
       *[main] { $attacker }’s blow hits you
    }{ $critical ->
        [yes] , a critical: only a critical defence stops it. Your defence?
       *[no] . Your defence?
    }
option-percentile-defence-parry-main = Parry: { $weapon }
option-percentile-defence-parry-second = Parry: { $second_word }
option-percentile-defence-parry-shield = Parry: shield
option-percentile-defence-dodge = Dodge
option-percentile-defence-magic_parry = Magic parry
option-percentile-defence-none = Take the hit

## To the GM
question-percentile-discreet = 🗝️ **{ $author }** asks for a discreet attack{ $target ->
        [none] { "" }
       *[other] {" "}on **{ $target }**
    }: do you grant it?
option-percentile-discreet-grant = Grant
option-percentile-discreet-refuse = Refuse
question-percentile-vital = 🎯 **{ $author }** aims at a vital part{ $target ->
        [none] { "" }
       *[other] {" "}of { $target }
    }: what penalty?
option-percentile-vital--20 = Penalty of 20
option-percentile-vital--25 = Penalty of 25
option-percentile-vital--30 = Penalty of 30
option-percentile-vital--35 = Penalty of 35
option-percentile-vital--40 = Penalty of 40
option-percentile-vital--45 = Penalty of 45
option-percentile-vital--50 = Penalty of 50
option-percentile-vital--55 = Penalty of 55
option-percentile-vital--60 = Penalty of 60
option-percentile-vital--65 = Penalty of 65
option-percentile-vital--70 = Penalty of 70
option-percentile-vital--75 = Penalty of 75
option-percentile-vital--80 = Penalty of 80
option-percentile-vital--85 = Penalty of 85
option-percentile-vital--90 = Penalty of 90
option-percentile-vital--95 = Penalty of 95
option-percentile-vital--100 = Penalty of 100
choose-percentile-penalty = Choose a penalty…
question-percentile-score = 🎯 **{ $author }** has no score in { $skill_word }: how much?
option-percentile-score-5 = A score of 5
option-percentile-score-10 = A score of 10
option-percentile-score-15 = A score of 15
option-percentile-score-20 = A score of 20
option-percentile-score-25 = A score of 25
option-percentile-score-30 = A score of 30
option-percentile-score-35 = A score of 35
option-percentile-score-40 = A score of 40
option-percentile-score-45 = A score of 45
option-percentile-score-50 = A score of 50
option-percentile-score-55 = A score of 55
option-percentile-score-60 = A score of 60
option-percentile-score-65 = A score of 65
option-percentile-score-70 = A score of 70
option-percentile-score-75 = A score of 75
option-percentile-score-80 = A score of 80
option-percentile-score-85 = A score of 85
option-percentile-score-90 = A score of 90
option-percentile-score-95 = A score of 95
option-percentile-score-100 = A score of 100
private-percentile-mishap = 💢 { $author }’s fumble ({ $weapon }): the GM decides in private what happens.
question-percentile-mishap = 💢 { $author }’s fumble ({ $weapon }): what happens?
option-percentile-mishap-nothing = Nothing more
option-percentile-mishap-hits_wall = Runs into the wall
option-percentile-mishap-breaks = The weapon breaks
option-percentile-mishap-stuck = The weapon is stuck
option-percentile-mishap-off_balance = Loses balance
option-percentile-mishap-hits_friend = Hits a friend
option-percentile-mishap-string_breaks = The string breaks
option-percentile-mishap-ricochet = Glances off into a friend
option-percentile-mishap-noise = The watch is alerted
option-percentile-mishap-random = At random
option-percentile-mishap-other = Something else
choose-percentile-mishap = Choose a mishap…
choose-percentile-friend = Which friend is hit?
choose-percentile-harm = What does the wall cost?
option-percentile-harm-1d4 = 1d4 damage
option-percentile-harm-nothing = No damage
option-percentile-harm-1d6 = 1d6 damage
option-percentile-harm-1d8 = 1d8 damage
option-percentile-harm-1d10 = 1d10 damage
private-percentile-lethal = 🩸 **{ $victim }** is hit in a vital part: the GM decides in private when death comes.
question-percentile-lethal = 🩸 **{ $victim }** is hit in a vital part: when does death come?
option-percentile-lethal-at_once = At once
option-percentile-lethal-d4 = After 1d4 rounds
option-percentile-lethal-d6 = After 1d6 rounds
option-percentile-lethal-d8 = After 1d8 rounds
option-percentile-lethal-d10 = After 1d10 rounds
option-percentile-lethal-later = Later, at the GM’s word
question-percentile-flight = 🏃 **{ $author }** has failed to flee and turns the back: who gets an attack of opportunity (bonus of 10)?
default-percentile-flight = Nobody
option-percentile-flight-none = Nobody
question-percentile-outcome = ❔ **{ $author }** { $detail_raw ->
        [none] { $action ->
            [move] moves{ $target ->
                [none] { "" }
               *[other] {" "}towards **{ $target }**
            }
           *[other] tries something else
        }
       *[other] tries this: { $detail }
    }. Does it succeed?
option-percentile-outcome-done = It is done
option-percentile-outcome-freed = The weapon is free
option-percentile-outcome-failed = It fails
question-percentile-area = ✨ { $author }’s spell covers an area{ $target ->
        [none] { "" }
       *[other] {" "}around { $target }
    }: who else is reached?
option-percentile-area-enemies = The whole side
option-percentile-area-target = The target alone
option-percentile-area-everybody = Everybody
option-percentile-area-without = All but…
choose-percentile-spared = Who is out of it?
question-percentile-opposed = 🤼 **{ $author }** and **{ $other }** strain against each other: who prevails?
option-percentile-opposed-none = Nobody
private-percentile-asphyxia = 🫁 **{ $victim }** is choking: the GM decides in private what happens.
question-percentile-asphyxia = 🫁 **{ $victim }** is choking: what happens at the end of this round?
option-percentile-asphyxia-nothing = Nothing
option-percentile-asphyxia = { $value } damage
option-percentile-asphyxia-knocked_out = Loses consciousness
option-percentile-asphyxia-dead = Dies
choose-percentile-asphyxia = Choose…

## What is awaited
word-percentile-question-declare = action to announce
word-percentile-question-strangled = to get free or to act
word-percentile-question-react = reaction to decide
word-percentile-question-opportunity = attack of opportunity to decide
word-percentile-question-retarget = another target to choose
word-percentile-question-ride = mount to guide
word-percentile-question-fall = fall to judge
word-percentile-question-advantage = roll to reroll
word-percentile-question-disadvantage = roll to have rerolled
word-percentile-question-defence = defence to choose
word-percentile-question-discreet = discreet attack to grant
word-percentile-question-vital = penalty to set
word-percentile-question-score = score to be set
word-percentile-question-mishap = fumble to judge
word-percentile-question-lethal = lethal wound to judge
word-percentile-question-flight = attack of opportunity
word-percentile-question-outcome = outcome to tell
word-percentile-question-area = area to tell
word-percentile-question-opposed = opposed roll to judge
word-percentile-question-asphyxia = strangling to judge

## Standing orders
word-percentile-matter-declare = announcement
word-percentile-matter-defence = defence
word-percentile-matter-advantage = advantage
word-percentile-matter-ride = riding
word-percentile-matter-react = reaction
word-percentile-matter-opportunity = attack of opportunity
word-percentile-matter-retarget = target gone
word-percentile-matter-strangled = strangling
word-percentile-order-attack = attack the same target
word-percentile-order-defend = attack it in Defensive
word-percentile-order-parry = parry, never dodge
word-percentile-order-dodge = dodge, never parry
word-percentile-order-get_free = get free
word-percentile-order-act = act all the same
# The same order is called, in each matter, by what it answers.
option-percentile-orders-order-always = { $chosen ->
        [defence] parry, else dodge
        [advantage] reroll
        [ride] try the roll
        [react] react
        [opportunity] strike with the first weapon that reaches
        [retarget] attack the first other target
       *[other] always
    }
option-percentile-orders-order-never = { $chosen ->
        [defence] take the hit
        [advantage] keep the roll
        [ride] attack without the roll
        [react] keep waiting
        [opportunity] let it pass
        [retarget] give up
       *[other] never
    }

# What each matter settles beforehand.
about-percentile-matter-declare = At the beginning of the round: attack the last target, or the only enemy within reach, in no posture or in Defensive. Where several targets are left, you are asked which.
about-percentile-matter-defence = A blow hits you: parry with the first weapon that can or the shield, dodge if you had announced it, or take the hit and keep your defence. Against a spell only the magic parry counts as a parry.
about-percentile-matter-advantage = Your roll fails and you have something to reroll it with: reroll, or keep the roll and the advantage.
about-percentile-matter-ride = You attack on horseback: try the riding roll first, or attack without the help of the mount.
about-percentile-matter-react = In Anticipating, what you were waiting for comes: react at once, or keep waiting.
about-percentile-matter-opportunity = The game master gives you an attack of opportunity: strike with the first weapon that reaches, or let it pass.
about-percentile-matter-retarget = Your target cannot be attacked any more: pass to the first other one possible, or give up this round’s action.
about-percentile-matter-strangled = A hold is strangling you when your turn comes: get free, or do what you had announced.
