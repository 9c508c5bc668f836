# RPG 2.0: the rules that the game applies. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-R20-GEN-001 = d20 test
    .summary =
        A d20 at most attribute, domain and modifiers together succeeds.

rule-R20-GEN-002 = margin of success
    .summary =
        The final value less the die, never negative; only a success has one.

rule-R20-GEN-003 = no automatic results
    .summary =
        No face succeeds or fails by itself, unless the table wants it so.

rule-R20-GEN-004 = modifiers
    .summary =
        The numbers of the tables are added to the value: negative ones make it harder.

rule-R20-GEN-005 = adding up
    .summary =
        All modifiers add up; of one group only one counts.

rule-R20-GEN-006 = half the chance
    .summary =
        The value is halved last of all, rounded down.

rule-R20-GEN-007 = words of the chapter
    .summary =
        Sequence, phase and turn mean the same; what the text shortens alike has two names here.

rule-R20-GEN-008 = the sheet
    .summary =
        Attributes, domains, global and local points, damage bonus, armour, weapons: all is written in, nothing is
        worked out.

rule-R20-GEN-009 = beyond the tables
    .summary =
        Above 10 the last column is read; a part of a metre counts as a metre.

rule-R20-GEN-010 = order of dice
    .summary =
        Attack, defence, place, damage, armour, shield, wound, Body: always in that order.

rule-R20-GEN-011 = steps of an attack
    .summary =
        Attack test, defence, shield, place, damage, protection, wound, consequences, following blow.

rule-R20-GEN-012 = the GM’s latitude
    .summary =
        The GM adds what he likes to a test, and decides.

rule-R20-SEQ-001 = when there is a fight
    .summary =
        As soon as somebody acts against another to hurt him, and can reach him.

rule-R20-SEQ-002 = opening situation
    .summary =
        The GM says where everybody is, what they hold, what is in the way.

rule-R20-SEQ-003 = sequence
    .summary =
        The time of one simple action each, the fastest first.

rule-R20-SEQ-004 = phases of a sequence
    .summary =
        Intentions, totals, order, actions, then what ends it.

rule-R20-SEQ-005 = initiative
    .summary =
        Skill and 1d6, rolled once for the whole fight.

rule-R20-SEQ-006 = initiative modifier
    .summary =
        Move −2, shoot +2, throw 0, strike bare-handed +1, with a weapon −1.

rule-R20-SEQ-007 = order and ties
    .summary =
        From the highest total down; equals by initiative, then by Skill.

rule-R20-SEQ-008 = actions beyond the table
    .summary =
        The GM says what they add to the initiative, and what comes of them.

rule-R20-SEQ-009 = slow weapons
    .summary =
        The GM may slow an unwieldy weapon down.

rule-R20-SEQ-010 = an intention binds
    .summary =
        Once the order is told one does what was said; where the target is gone, the same action takes another.

rule-R20-SEQ-011 = putting off
    .summary =
        When it is one’s moment one may wait for a better one of the same sequence.

rule-R20-SEQ-012 = waiting in vain
    .summary =
        What was awaited has not come: the action is lost.

rule-R20-SEQ-013 = fallen before acting
    .summary =
        Whoever is out before his moment does not act.

rule-R20-SEQ-014 = newcomers
    .summary =
        They roll initiative as they arrive, and declare in the next sequence.

rule-R20-SEQ-015 = end of a sequence
    .summary =
        Bleeding, loading and postures are settled; the fight ends when the GM says so.

rule-R20-ACT-001 = moving
    .summary =
        An action of its own; whoever moves has no posture.

rule-R20-ACT-002 = striking in passing
    .summary =
        An ordinary blow, declared, at its own moment.

rule-R20-ACT-003 = moving and acting
    .summary =
        With the GM’s leave both at once: tests have half the chance.

rule-R20-ACT-004 = shooting
    .summary =
        Firearm, bow or crossbow: +2 to the initiative.

rule-R20-ACT-005 = weapons to make ready
    .summary =
        What is not ready takes a whole sequence of loading.

rule-R20-ACT-006 = loading again
    .summary =
        A crossbow is loaded again for a sequence.

rule-R20-ACT-007 = throwing
    .summary =
        What is thrown leaves the hand; it has to be picked up to be used again.

rule-R20-ACT-008 = bare hands
    .summary =
        Fists, feet, claws: +1 to the initiative.

rule-R20-ACT-009 = melee weapon
    .summary =
        −1 to the initiative; a firearm used as a club is one.

rule-R20-ACT-010 = defending or passing
    .summary =
        Whoever defends or does nothing has no moment of their own in the sequence.

rule-R20-ACT-011 = picking a weapon up
    .summary =
        Picking a weapon up, or drawing one, takes as long as a move.

rule-R20-RNG-001 = distance of a shot
    .summary =
        Perception and the metres to the target give a modifier of the shot.

rule-R20-RNG-002 = beyond 120 m
    .summary =
        The GM says how much; the table gone on is proposed.

rule-R20-RNG-003 = sight
    .summary =
        A sight is read as a better column of Perception.

rule-R20-RNG-004 = distance of a throw
    .summary =
        Body and weight say how far; each metre more costs 1.

rule-R20-RNG-005 = weight
    .summary =
        Light, medium, heavy or very heavy, as the GM judges.

rule-R20-RNG-006 = greatest range
    .summary =
        Beyond the greatest range of a weapon nobody can shoot.

rule-R20-RNG-007 = conditions of a shot
    .summary =
        Cover, motion, light, size: as the GM ticks them.

rule-R20-RNG-008 = value of a shot
    .summary =
        Skill, domain, distance, conditions, mode and aim.

rule-R20-RNG-009 = the GM fixes the distance
    .summary =
        The GM says the distance when it matters; it is kept until somebody moves.

rule-R20-RNG-010 = value of a throw
    .summary =
        Body and throwing, with distance and conditions.

rule-R20-RNG-011 = ammunition
    .summary =
        One round a shot, three a short burst, ten a long one.

rule-R20-FIR-001 = mode of fire
    .summary =
        The mode of fire is chosen together with the intention.

rule-R20-FIR-002 = single shot
    .summary =
        One pull of the trigger, one round, and no modifier for it.

rule-R20-FIR-003 = rapid shot
    .summary =
        Shooting in haste gives +1 to the initiative and −1 to the test.

rule-R20-FIR-004 = short burst
    .summary =
        Three shots at the same target, at 0, −1 and −2, each with its own damage.

rule-R20-FIR-005 = long burst
    .summary =
        One test; a d10 says how many rounds tell.

rule-R20-FIR-006 = sharing out
    .summary =
        The rounds are shared among the targets, the middle takes more.

rule-R20-FIR-007 = stray bullets
    .summary =
        What is left is lost behind the targets.

rule-R20-FIR-008 = precision shot
    .summary =
        A precision shot comes last in the sequence, with +3 to the test.

rule-R20-FIR-009 = one mode
    .summary =
        One shoots in one mode at a time: modes do not go together.

rule-R20-FIR-010 = weapons that fire bursts
    .summary =
        Only some weapons fire bursts; the others shoot round by round.

rule-R20-FIR-011 = modes of a throw
    .summary =
        A weapon is thrown simply, in haste or with precision, never in a burst.

rule-R20-EVD-001 = being aware
    .summary =
        Only what one sees coming can be avoided.

rule-R20-EVD-002 = avoiding a missile
    .summary =
        All can be dodged; only what is thrown is parried.

rule-R20-EVD-003 = price of a dodge
    .summary =
        Dodging a missile costs the action still to come; one that is done is not lost.

rule-R20-EVD-004 = value of a dodge
    .summary =
        Skill and Movement, less the shooter’s margin and what hinders.

rule-R20-EVD-005 = the shooter’s margin
    .summary =
        It comes off the defence; equalling is enough.

rule-R20-EVD-006 = parrying what is thrown
    .summary =
        What is thrown may be parried with the weapon in hand, at no price.

rule-R20-EVD-007 = bare hands against what is thrown
    .summary =
        Nobody parries bare-handed what is thrown, unless they have the gift.

rule-R20-EVD-008 = dodging a burst
    .summary =
        One choice; a test for each round of a short one, one for a long one.

rule-R20-EVD-009 = dodges and postures
    .summary =
        Avoiding a missile uses up no defence of the posture.

rule-R20-EVD-010 = explosions
    .summary =
        Nobody dodges an explosion: whoever stands in its zone suffers it.

rule-R20-MEL-001 = posture
    .summary =
        Offensive, normal or defensive, for the whole sequence.

rule-R20-MEL-002 = offensive posture
    .summary =
        Two blows in the sequence, and no defence hand to hand.

rule-R20-MEL-003 = following up
    .summary =
        In offensive posture each blow that lands gives another.

rule-R20-MEL-004 = normal posture
    .summary =
        One blow and one defence hand to hand, in the same sequence.

rule-R20-MEL-005 = defensive posture
    .summary =
        No blow, but two defences hand to hand in the sequence.

rule-R20-MEL-006 = without a posture
    .summary =
        Whoever has not chosen to fight hand to hand has no defence there.

rule-R20-MEL-007 = conditions of a blow
    .summary =
        Motion, darkness and the size of the target change the test of a blow.

rule-R20-MEL-008 = value of a blow
    .summary =
        Attribute of the weapon, domain, skill of the target, conditions.

rule-R20-MEL-009 = the defender’s skill
    .summary =
        The higher his domain, the harder he is to hit.

rule-R20-MEL-010 = when it counts
    .summary =
        If he fights hand to hand in this sequence.

rule-R20-MEL-011 = avoiding a blow
    .summary =
        Dodge, parry or nothing; each attempt uses a defence up.

rule-R20-MEL-012 = dodge in melee
    .summary =
        Skill and Movement, less the attacker’s margin.

rule-R20-MEL-013 = who may defend
    .summary =
        Neither the surprised, nor the helpless, nor who charges; a charge is not parried.

rule-R20-MEL-014 = value of a parry
    .summary =
        Attribute and domain of the parrying weapon.

rule-R20-MEL-015 = parrying better
    .summary =
        The margin of the parry must be above that of the blow.

rule-R20-MEL-016 = parrying bare-handed
    .summary =
        Possible in melee, even against a blade.

rule-R20-MEL-017 = within reach
    .summary =
        The GM says who is hand to hand with whom.

rule-R20-MEL-018 = order of blows
    .summary =
        Blows are settled one after the other, each to its very end.

rule-R20-SPE-001 = stunning: said before
    .summary =
        Before the roll, and hand to hand alone.

rule-R20-SPE-002 = stunning: its effect
    .summary =
        One point, then a test of Body; failing costs hours.

rule-R20-SPE-003 = disarming: said before
    .summary =
        Disarming is said with the intention, and holds for the first blow alone.

rule-R20-SPE-004 = disarming: its effect
    .summary =
        The blow goes to the arm; a test keeps the weapon.

rule-R20-SPE-005 = helpless target
    .summary =
        No test: the blow lands, wherever one likes.

rule-R20-SPE-006 = point-blank
    .summary =
        From less than a metre a shot at somebody helpless lands by itself.

rule-R20-SPE-007 = fatal blow
    .summary =
        The GM says whether the victim dies, or whether a test is needed.

rule-R20-SPE-008 = charging: conditions
    .summary =
        One charges from far enough: the distance hangs on the weapon.

rule-R20-SPE-009 = charging: its effect
    .summary =
        A charge gives +1 to the blow, cannot be parried and doubles the damage.

rule-R20-SPE-010 = several assailants
    .summary =
        Where the table wants it, each further defence has half the chance.

rule-R20-SPE-011 = surprise test
    .summary =
        Perception and Stealth against Perception and Investigation.

rule-R20-SPE-012 = effect of surprise
    .summary =
        Surprise costs a whole sequence, without action or defence.

rule-R20-SPE-013 = when to aim
    .summary =
        In normal posture, or with a single or precise shot.

rule-R20-SPE-014 = aiming
    .summary =
        −2; by a little, the blow lands elsewhere.

rule-R20-SPE-015 = motionless is not helpless
    .summary =
        +2 against whoever does not move, a sure blow against whoever cannot.

rule-R20-SPE-016 = one special purpose
    .summary =
        A blow has one special purpose: to stun, disarm, charge or finish off.

rule-R20-LOC-001 = location
    .summary =
        Each blow that lands unaimed has its place.

rule-R20-LOC-002 = table of parts
    .summary =
        A d20 gives the part, and the gauge that counts it.

rule-R20-LOC-003 = missing part
    .summary =
        A part that a body lacks is replaced by the nearest one towards the torso.

rule-R20-LOC-004 = other bodies
    .summary =
        A creature of another shape has a location table of its own.

rule-R20-WPN-001 = damage
    .summary =
        The dice of the weapon, and what is added.

rule-R20-WPN-002 = damage bonus
    .summary =
        The damage bonus counts in contact, never for what flies.

rule-R20-WPN-003 = ranged weapons
    .summary =
        Each ranged weapon has its damage dice and its range.

rule-R20-WPN-004 = melee weapons
    .summary =
        Each melee weapon has its attribute, its dice and its hands.

rule-R20-WPN-005 = one or two hands
    .summary =
        A two-handed weapon wants two sound hands.

rule-R20-WPN-006 = weapons to throw
    .summary =
        Daggers, javelins, axes and the like are thrown as well as struck with.

rule-R20-WPN-007 = optional data
    .summary =
        Least range, magazine, bursts: figures that the GM may add.

rule-R20-WPN-008 = breakdowns
    .summary =
        A weapon jams or breaks when the GM says so.

rule-R20-WPN-009 = half a die
    .summary =
        Rounded up, unless the table wants it otherwise.

rule-R20-WPN-010 = bare-handed damage
    .summary =
        Bare-handed, the damage is the bonus and the margin of success.

rule-R20-WPN-011 = natural weapons
    .summary =
        Dice of a weapon, initiative of bare hands.

rule-R20-WPN-012 = improvised weapons
    .summary =
        Of an improvised weapon the GM says the dice and the use.

rule-R20-EXP-001 = zone
    .summary =
        Everybody who stands in the zone of an explosion is caught in it.

rule-R20-EXP-002 = explosives
    .summary =
        Each explosive has its damage dice and its zone, in metres.

rule-R20-EXP-003 = damage of an explosion
    .summary =
        One roll for all, unless the table wants it otherwise.

rule-R20-EXP-004 = the total first
    .summary =
        The global total loses it all; below zero Body is tested.

rule-R20-EXP-005 = places touched
    .summary =
        As many places as dice, emptied in order.

rule-R20-EXP-006 = emptied gauge
    .summary =
        Emptied with points left over it reacts as if below zero.

rule-R20-EXP-007 = armour and explosions
    .summary =
        It protects not, unless the table wants it to.

rule-R20-EXP-008 = where it goes off
    .summary =
        At the target if the throw succeeds, else where the GM says.

rule-R20-EXP-009 = smoke
    .summary =
        A smoke grenade hurts nobody: it reduces visibility.

rule-R20-ARM-001 = protection die
    .summary =
        The die of the armour is rolled at each blow, and comes off the damage.

rule-R20-ARM-002 = covered parts
    .summary =
        Armour protects the lines that it covers; elsewhere it does nothing.

rule-R20-ARM-003 = layers
    .summary =
        Two materials at most, each with its die.

rule-R20-ARM-004 = never negative
    .summary =
        A layer never protects by less than nothing.

rule-R20-ARM-005 = movement penalty
    .summary =
        The penalties of the pieces worn add up and hinder dodges.

rule-R20-ARM-006 = materials
    .summary =
        The die of each, for armour made to measure.

rule-R20-ARM-007 = sets
    .summary =
        Ready-made armour comes with its die, its penalty and what it covers.

rule-R20-ARM-008 = kevlar
    .summary =
        Kevlar protects from projectiles alone, never from a blow in contact.

rule-R20-ARM-009 = deflected blow
    .summary =
        All is absorbed: no wound, yet the blow has landed.

rule-R20-ARM-010 = left to the GM
    .summary =
        He may set a piece aside, or add to the protection.

rule-R20-SHD-001 = three parts
    .summary =
        For a shield a body has three parts: high, middle and low.

rule-R20-SHD-002 = placing the shield
    .summary =
        The bearer says what the shield covers before the place is known.

rule-R20-SHD-003 = size of the shield
    .summary =
        A shield covers one part, two that touch, or all of them.

rule-R20-SHD-004 = shield arm
    .summary =
        The arm that bears the shield, and its hand, are always covered.

rule-R20-SHD-005 = die of the shield
    .summary =
        The die of the shield is added to that of the armour where it covers.

rule-R20-SHD-006 = wear
    .summary =
        The shield loses as many points as its die has shown.

rule-R20-SHD-007 = broken shield
    .summary =
        At 0 it is useless from the next blow on.

rule-R20-SHD-008 = shield that is not placed
    .summary =
        Surprised or helpless: the arm alone is covered.

rule-R20-SHD-009 = shields
    .summary =
        Each shield has its die, its points and the parts that it covers.

rule-R20-WND-001 = local and global
    .summary =
        Points come off the gauge and the total.

rule-R20-WND-002 = limits
    .summary =
        An arm reacts at zero, all else below it.

rule-R20-WND-003 = total below zero
    .summary =
        When the total goes below zero, a test of Body says coma or death.

rule-R20-WND-004 = coma
    .summary =
        In a coma one does nothing and has no defence, until cared for.

rule-R20-WND-005 = head below zero
    .summary =
        When the head goes below zero it is death, without any test.

rule-R20-WND-006 = torso below zero
    .summary =
        When the torso goes below zero, a d10 says what follows.

rule-R20-WND-007 = haemorrhage
    .summary =
        One global point a sequence, until treated.

rule-R20-WND-008 = out of action
    .summary =
        Paralysed or unconscious: no action, no defence.

rule-R20-WND-009 = slow death
    .summary =
        A vital organ kills later; the delay is rolled at once.

rule-R20-WND-010 = arm at zero
    .summary =
        When an arm falls to zero, a d10 says what follows.

rule-R20-WND-011 = letting go
    .summary =
        What the arm held, or both hands together, falls at once.

rule-R20-WND-012 = wounded arm
    .summary =
        A broken or lost arm holds nothing; the other one does not suffer.

rule-R20-WND-013 = leg below zero
    .summary =
        When a leg goes below zero, a d10 says what follows.

rule-R20-WND-014 = on the ground
    .summary =
        One still fights there; getting up is a move.

rule-R20-WND-015 = order of consequences
    .summary =
        The local wound comes first, then the total; death stops all dice.

rule-R20-WND-016 = gauge already crossed
    .summary =
        A further wound rolls no more, unless the table wants it.

rule-R20-WND-017 = treating
    .summary =
        Skill and Medicine; one success ends one state.

rule-R20-MAS-001 = mass combat
    .summary =
        When a battle grows, the chapter would rather have it told than played.

rule-R20-MAS-002 = witnesses
    .summary =
        For whoever merely witnesses the battle the GM may draw the issue by lot.

rule-R20-MAS-003 = commanding
    .summary =
        The tactic of whoever commands is noted; no die says whether it is good.

rule-R20-MAS-004 = opponents in waves
    .summary =
        The odds say how many enemies come to the characters, in waves.

rule-R20-MAS-005 = issue of the battle
    .summary =
        The GM chooses the issue of the battle by how the characters fared.
