# RPG 2.0: what is asked, of whom, and the words of each answer.

## Intentions
question-rpg20-declare = **{ $who }**, sequence { $round }: what do you do?
secret-rpg20-declare = Everybody says in secret what to do: { $who }.
default-rpg20-declare = Do nothing
usual-rpg20-declare = Do nothing
option-rpg20-declare-action-strike = Strike
option-rpg20-declare-action-move_strike = Go and strike
option-rpg20-declare-action-charge = Charge
option-rpg20-declare-action-shoot = Shoot
option-rpg20-declare-action-move_shoot = Move and shoot
option-rpg20-declare-action-throw = Throw a weapon
option-rpg20-declare-action-grenade = Throw an explosive
option-rpg20-declare-target-spot = At a place
option-rpg20-declare-action-move = Move
option-rpg20-declare-action-draw = Take a weapon
option-rpg20-declare-action-load = Reload
option-rpg20-declare-action-rise = Get up
option-rpg20-declare-action-treat = Treat somebody
option-rpg20-declare-action-other = Something else
option-rpg20-declare-action-defend = Defend
option-rpg20-declare-action-pass = Do nothing
option-rpg20-declare-with = { $value_word }
option-rpg20-declare-how-normal = Normal posture
option-rpg20-declare-how-offensive = Offensive posture
option-rpg20-declare-how-aim = Aim at a place
option-rpg20-declare-how-stun = Stun
option-rpg20-declare-how-stun-offensive = Stun, offensive posture
option-rpg20-declare-how-disarm = Disarm
option-rpg20-declare-how-disarm-offensive = Disarm, offensive posture
option-rpg20-declare-how-bare = Bare hands
option-rpg20-declare-how-club = With the butt
option-rpg20-declare-posture-normal = Normal posture
option-rpg20-declare-posture-offensive = Offensive posture
option-rpg20-declare-how-words = In your own words
option-rpg20-declare-how-fatal = Fatal blow
option-rpg20-declare-how-single = Single
option-rpg20-declare-how-rapid = In haste
option-rpg20-declare-how-short = Short burst
option-rpg20-declare-how-long = Long burst
option-rpg20-declare-how-precision = With precision
option-rpg20-declare-how-aim-precision = Aimed, with precision
option-rpg20-declare-place-anywhere = Anywhere
option-rpg20-declare-goal-approach = Close with somebody
option-rpg20-declare-goal-away = Get away
option-rpg20-declare-goal-cover = Take cover
option-rpg20-declare-none = Nobody else
choose-rpg20-with = With what?
choose-rpg20-how = In what way?
choose-rpg20-posture = In which posture?
choose-rpg20-place = Aim where?
choose-rpg20-goal = Where to?
choose-rpg20-ill = For what?
choose-rpg20-second = Who is next in line?
choose-rpg20-third = Who is next in line?
choose-rpg20-fourth = Who is next in line?
choose-rpg20-fifth = Who is next in line?
choose-rpg20-sixth = Who is next in line?

## When the moment comes
question-rpg20-slot = **{ $who }**, it is your moment, total { $total }: { $words_raw ->
        [none] { $target ->
            [none] { $deed_word }
           *[other] { $deed ->
                [strike] { $purpose ->
                    [stun] stun
                    [disarm] disarm
                    [fatal] finish
                   *[other] strike
                } { $target_shown }
                [charge] charge { $target_shown }
                [shoot] shoot at { $target_shown }
                [throw] throw { $weapon_the } at { $target_shown }
                [grenade] throw { $weapon_the } at { $target_shown }
                [treat] treat { $target_shown }
                [help] help { $target_shown } up
               *[other] { $deed_word } ({ $target_shown })
            }
        }
       *[other] { $words }
    }{ $posture ->
        [offensive] , offensive posture
       *[other] { "" }
    }{ $mode ->
        [rapid] , in haste
        [short] , a short burst
        [long] , a long burst
        [precision] , with precision
       *[other] { "" }
    }{ $moving ->
        [yes] , on the move
       *[no] { "" }
    }?{ $gone ->
        [yes] {" "}The target is gone.
       *[no] { $far ->
            [yes] {" "}Not possible yet: { $target_shown } is out of reach.
           *[no] { "" }
        }
    }
option-rpg20-slot-act = Now
option-rpg20-slot-hold = Wait
option-rpg20-slot-give_up = Give it up
question-rpg20-release = **{ $who }**, you are waiting ({ $words_raw ->
        [none] { $target ->
            [none] { $deed_word }
           *[other] { $deed ->
                [strike] { $purpose ->
                    [stun] stun
                    [disarm] disarm
                    [fatal] finish
                   *[other] strike
                } { $target_shown }
                [charge] charge { $target_shown }
                [shoot] shoot at { $target_shown }
                [throw] throw { $weapon_the } at { $target_shown }
                [grenade] throw { $weapon_the } at { $target_shown }
                [treat] treat { $target_shown }
                [help] help { $target_shown } up
               *[other] { $deed_word } ({ $target_shown })
            }
        }
       *[other] { $words }
    }{ $posture ->
        [offensive] , offensive posture
       *[other] { "" }
    }{ $mode ->
        [rapid] , in haste
        [short] , a short burst
        [long] , a long burst
        [precision] , with precision
       *[other] { "" }
    }{ $moving ->
        [yes] , on the move
       *[no] { "" }
    }){ $last ->
        [yes] , the last chance
       *[no] { "" }
    }: now?
option-rpg20-release-act = Now
option-rpg20-release-hold = Wait on
question-rpg20-retarget = **{ $who }**, { $target ->
        [none] your target
       *[other] { $target_shown }
    } is gone or out of reach: who else?
option-rpg20-retarget-none = Nobody, give it up
question-rpg20-again = **{ $who }**, your second blow: at whom?
option-rpg20-again-stop = Leave it at that
question-rpg20-follow = **{ $who }**, the blow has landed: one more?
option-rpg20-follow-stop = Leave it at that

## Defending
question-rpg20-defend = **{ $who }**, { $way ->
        [shot] a shot
        [throw] a throw
       *[strike] a blow
    } from { $attacker } ({ $weapon }): what do you do?{ $left ->
        [1] {" "}You have one defence left.
        [2] {" "}You have two defences left.
       *[other] { "" }
    }
option-rpg20-defend-dodge = Dodge
option-rpg20-defend-parry = Parry
option-rpg20-defend-none = Take it
question-rpg20-shield = **{ $who }**, where does your shield go against { $attacker }?
option-rpg20-shield-high = High
option-rpg20-shield-middle = In the middle
option-rpg20-shield-low = Low
option-rpg20-shield-high-middle = High and middle
option-rpg20-shield-middle-low = Middle and low
option-rpg20-shield-high-middle-low = Everywhere
question-rpg20-place = **{ $who }**, { $target } cannot move: where to strike?
option-rpg20-place-random = Wherever it falls

## For the GM
question-rpg20-first = **{ $who }**, equal at { $total }: who acts first?
choose-rpg20-first = Who first?
question-rpg20-adds = **{ $who }**, { $author } { $words_raw ->
        [none] does something else
       *[other] tries this: “{ $words }”
    }. How much more initiative?
option-rpg20-adds = { $value }
option-rpg20-adds--2 = −2 to the initiative
option-rpg20-adds--1 = −1 to the initiative
option-rpg20-adds-0 = Initiative unchanged
option-rpg20-adds-1 = +1 to the initiative
option-rpg20-adds-2 = +2 to the initiative
question-rpg20-moving = **{ $who }**, { $author } would like to move and { $deed_word }{ $target ->
        [none] { "" }
       *[other] {" "}({ $target_shown })
    }: granted?
option-rpg20-moving-grant = Granted
option-rpg20-moving-refuse = One or the other
question-rpg20-apart = **{ $who }**, how far apart are the sides?
option-rpg20-apart = { $value } m
option-rpg20-apart-0 = Point-blank
option-rpg20-apart-1 = Hand to hand
question-rpg20-metres = **{ $who }**, { $deed_word }: how far is { $author } from { $target ->
        [none] the place it is meant for
       *[other] { $target_shown }
    }?
option-rpg20-metres = { $value } m
option-rpg20-metres-0 = Point-blank
option-rpg20-metres-1 = Hand to hand
question-rpg20-far = **{ $who }**, { $author } shoots at { $target } at { $metres } m, farther than the table: which modifier?
option-rpg20-far-0 = No modifier
option-rpg20-far--5 = −5 to the test
option-rpg20-far--10 = −10 to the test
option-rpg20-far--15 = −15 to the test
option-rpg20-far--20 = −20 to the test
option-rpg20-far--25 = −25 to the test
option-rpg20-far--30 = −30 to the test
question-rpg20-outcome = **{ $who }**, { $author } { $words_raw ->
        [none] does something else
       *[other] tries this: “{ $words }”
    }. Does it work?
option-rpg20-outcome-done = It is done
option-rpg20-outcome-failed = It fails
question-rpg20-fatal = **{ $who }**, { $author } strikes a fatal blow at { $target } ({ $weapon }): what do you say?
option-rpg20-fatal-test = A test
option-rpg20-fatal-death = Death
option-rpg20-fatal-refuse = An ordinary blow
question-rpg20-lands = **{ $who }**, { $author } has missed ({ $explosive_word }): where does it go off?
option-rpg20-lands-none = Far from everybody

## What is asked, in a word: for the GM and for `/help`
word-rpg20-question-adds = initiative to tell
word-rpg20-question-again = second blow to strike
word-rpg20-question-far = modifier to set
word-rpg20-question-fatal = fatal blow to judge
word-rpg20-question-first = tie to settle
word-rpg20-question-lands = place of an explosion to tell
word-rpg20-question-apart = distance between the sides to tell
word-rpg20-question-metres = distance to tell
word-rpg20-question-moving = move to grant
word-rpg20-question-outcome = outcome to tell
word-rpg20-question-place = place to strike
word-rpg20-question-retarget = another target to choose
word-rpg20-question-shield = shield to place
word-rpg20-question-slot = moment to act
question-rpg20-caught = **{ $who }**, { $author ->
        [none] an explosion beside { $at }
       *[other] { $explosive_word } of { $author } { $at ->
            [none] where it was meant
           *[other] beside { $at }
        }
    }, { $zone } m all around{ $named ->
        [none] { "" }
       *[other] , with { $named_listed }
    }: { $first ->
        [yes] who is there?
       *[no] who else is there?
    }
option-rpg20-caught-none = { $first ->
        [yes] Nobody
       *[no] Nobody else
    }
word-rpg20-question-caught = who is caught by an explosion
