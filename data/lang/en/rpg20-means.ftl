# RPG 2.0: what each answer leads to, told before it is chosen. The chance stands in front (`means-chance`).

means-rpg20-declare-action-strike = hand to hand; the posture says how many blows and defences
means-rpg20-declare-action-move_strike = a move and a blow, if the GM allows it; half chances
means-rpg20-declare-action-charge = double damage, no parry against it; you will have no defence
means-rpg20-declare-action-shoot = the mode says how many rounds and when; the target may dodge
means-rpg20-declare-action-move_shoot = a move and a shot, if the GM allows it; half chances
means-rpg20-declare-action-throw = the weapon leaves your hand; the target may dodge or parry
means-rpg20-declare-action-grenade = it goes off where somebody stands, or at a place; missed, the GM says where
means-rpg20-declare-action-move = it is all your action; initiative −2
means-rpg20-declare-action-draw = what you held is put away; initiative −2
means-rpg20-declare-action-load = the whole sequence; you may still dodge
means-rpg20-declare-action-rise = on your feet, at initiative −2
means-rpg20-declare-action-treat = Skill and Medicine: a success ends one state
means-rpg20-declare-action-other = the GM says when it comes, and whether it works
means-rpg20-declare-action-defend = two defences hand to hand, and no blow
means-rpg20-declare-action-pass = neither blow nor defence hand to hand; a shot may still be dodged
means-rpg20-declare-target-spot = tell the GM which; the GM says how far it is, and who is there
means-rpg20-declare-target = { $metres ->
        [none] distance unknown
        [0] point-blank
        [1] hand to hand
       *[other] { $metres_shown } m
    }{ $beyond ->
        [yes] , beyond the table: the GM says what it takes
       *[no] { "" }
    }{ $aloof ->
        [yes] , too far unless somebody closes in
       *[no] { "" }
    }; state: { $health_word }{ $covered ->
        [yes] , under cover
       *[no] { "" }
    }{ $ally ->
        [yes] , on your side
       *[no] { "" }
    }
means-rpg20-declare-with = { $count ->
        [none] { $rounds ->
            [none] { $chosen ->
                [draw] { $beside ->
                    [none] { $lost ->
                        [yes] on the ground, away from everybody: you move off
                       *[no] what you hold will be put away
                    }
                   *[other] on the ground near { $beside_shown }: you go there
                }
                [load] a sequence at least
               *[other] { $harm ->
                    [none] margin and bonus make the damage
                   *[other] { $held ->
                        [carried] drawn first; damage: { $harm_shown }
                       *[other] damage: { $harm_shown }
                    }
                }
            }
            [0] empty
           *[other] { $chosen ->
                [load] { $rounds_shown } left in it; a sequence at least
                [draw] { $rounds_shown } left in it; what you hold will be put away
               *[other] { $rounds_shown } left in it; damage: { $harm_shown }
            }
        }
       *[other] you have { $count_shown } left; { $zone } m all around
    }
means-rpg20-declare-how-normal = one blow, one defence
means-rpg20-declare-how-offensive = two blows, one more for each that lands; no defence
means-rpg20-declare-how-aim = −2 to the test, and you choose where the blow falls
means-rpg20-declare-how-stun = one point of damage; whoever fails the test of Body falls unconscious
means-rpg20-declare-how-stun-offensive = two blows that stun; no defence
means-rpg20-declare-how-disarm = at the arm; whoever fails the test drops the weapon
means-rpg20-declare-how-disarm-offensive = the first blow disarms, the second wounds; no defence
means-rpg20-declare-how-bare = without a weapon; +1 to the initiative
means-rpg20-declare-how-club = with the gun or bow, 1d6 damage
means-rpg20-declare-posture-normal = one blow, one defence
means-rpg20-declare-posture-offensive = two blows, one more for each that lands; no defence
means-rpg20-declare-how-words = the GM says when it comes, and whether it succeeds
means-rpg20-declare-how-fatal = the GM decides: death, a test, or an ordinary blow
means-rpg20-declare-how-single = one projectile, nothing added
means-rpg20-declare-how-rapid = −1 to the test, +1 to the initiative
means-rpg20-declare-how-short = several shots at one target, each harder; −3 to a dodge
means-rpg20-declare-how-long = ten rounds: one test, then 1d10 projectiles; −3 to a dodge
means-rpg20-declare-how-precision = +3 to the test, last in the sequence; −2 to a dodge
means-rpg20-declare-how-aim-precision = +1 to the test, last, where you like
means-rpg20-declare-place = the blow falls there; nearly missed, it falls elsewhere
means-rpg20-declare-goal-approach = hand to hand, unless the GM says otherwise
means-rpg20-declare-goal-away = five metres from whoever is at hand, unless the GM says otherwise
means-rpg20-declare-goal-cover = −2 to whoever shoots at you, until you move again
means-rpg20-declare-ill = a success ends it
means-rpg20-declare-second = the projectiles are shared out; those in the middle get more
means-rpg20-declare-third = the projectiles are shared out; those in the middle get more
means-rpg20-declare-fourth = the projectiles are shared out; those in the middle get more
means-rpg20-declare-fifth = the projectiles are shared out; those in the middle get more
means-rpg20-declare-sixth = the projectiles are shared out; those in the middle get more
means-rpg20-declare-none = the line ends there
means-rpg20-slot-act = what you said is done
means-rpg20-slot-hold = later in the sequence; lost if the moment never comes
means-rpg20-slot-give_up = nothing more in this sequence
means-rpg20-release-act = right after what has just happened
means-rpg20-release-hold = { $last ->
        [yes] your action is lost
       *[no] you are asked again after the next action
    }
means-rpg20-retarget-target = the same action, at this target
means-rpg20-retarget-none = your action is lost
means-rpg20-again-target = your second blow of the offensive posture
means-rpg20-again-stop = your action ends there
means-rpg20-follow-target = one more blow; if it lands, yet another
means-rpg20-follow-stop = { $left ->
        [0] your action ends there
       *[other] you have a blow of your posture left
    }
means-rpg20-defend-dodge = { $costs ->
        [yes] **your action of this sequence is lost**
       *[no] Skill and movement, less the margin of the attack
    }
means-rpg20-defend-parry = it has to beat the margin of the attack
means-rpg20-defend-none = the blow falls
means-rpg20-shield-high = covers head, arms and torso
means-rpg20-shield-middle = covers arms, torso, pelvis and thighs
means-rpg20-shield-low = covers pelvis, legs, and the arm of the shield
means-rpg20-shield-high-middle = covers all but the lower legs
means-rpg20-shield-middle-low = covers all but the head
means-rpg20-shield-high-middle-low = covers the whole body
means-rpg20-place = the blow falls there
means-rpg20-place-random = a d20 says where
means-rpg20-first = for this sequence
means-rpg20-adds-0 = the initiative stays as it is
means-rpg20-adds = added to the initiative of this sequence
means-rpg20-moving-grant = both, at half chances, initiative −2
means-rpg20-moving-refuse = something else has to be said
means-rpg20-apart-1 = blows reach from the first sequence on, without any approach
means-rpg20-apart = holds for each of them until they move
means-rpg20-metres = { $target ->
        [none] holds for this throw alone
       *[other] holds until one of them moves
    }
means-rpg20-far = beyond 120 m it is yours to say; holds until one of them moves
means-rpg20-outcome-done = it is done; the action is taken
means-rpg20-outcome-failed = nothing comes of it; the action is taken
means-rpg20-fatal-test = with success the target dies; else the most damage there can be
means-rpg20-fatal-death = the target dies
means-rpg20-fatal-refuse = it cannot miss, ordinary damage
means-rpg20-lands-target = the explosion takes whoever stands there, and around
means-rpg20-lands-none = the explosion reaches nobody
means-rpg20-caught-none = { $first ->
        [yes] the explosion takes nobody
       *[no] the explosion takes nobody else
    }
means-rpg20-caught-target = the explosion takes whoever is there
option-rpg20-friends = Throw it all the same
choose-rpg20-friends = Your own side is in the area: throw it all the same?
means-rpg20-friends = { $companions ->
        [none] somebody of your side is in the area
       *[other] of your side, in the area: { $companions_listed }
    }
