# D&D 3.5: manoeuvres, turning, feints and aid.

rule-D35-BAS-015 = opposed checks
    .summary =
        Each rolls a d20 and adds modifiers; the higher total wins. On a tie the greater modifier does; if that is
        equal, both roll again.

rule-D35-BAS-017 = prone
    .summary =
        Prone: −4 on own melee attacks, no bow; AC −4 in melee, +4 from afar. Standing up is a move action, and exposes.

rule-D35-BAS-023 = how much things stand
    .summary =
        A thing takes its hardness off the damage and loses the rest of its points; at zero it is broken. Twice the
        points for each size above M, half for each below.

rule-D35-ATK-001 = aid another
    .summary =
        A standard action: hitting an AC of 10 gives a companion +2 on the next attack at that foe, or +2 to AC against
        its next attack.

rule-D35-ATK-006 = feint
    .summary =
        Bluff against Sense Motive, to which the target adds its base attack bonus. More is needed.

rule-D35-ATK-007 = effect of a feint
    .summary =
        The target has no Dexterity bonus against the next melee attack, before the end of the next turn.

rule-D35-ATK-008 = targets that are hard to feint
    .summary =
        −4 against whoever is no humanoid, −8 against the wits of an animal; without Intelligence no feint.

rule-D35-MAN-001 = bull rush
    .summary =
        A standard action, or within a charge: enter the space of a foe, at most one size larger, to push it back.

rule-D35-MAN-002 = attacks of opportunity at a bull rush
    .summary =
        The target and all who threaten the attacker may strike. An attack of anybody else goes astray up to 25 in 100,
        with the same total.

rule-D35-MAN-003 = check of a bull rush
    .summary =
        Strength against Strength, with the special modifier of size; +2 within a charge, +4 to a stable defender.

rule-D35-MAN-004 = a bull rush that succeeds
    .summary =
        The defender goes back 1.5 m, and 1.5 m more for each 5 points if the attacker goes along. A tie is a failure.

rule-D35-MAN-005 = being pushed exposes
    .summary =
        Whoever is pushed back, and whoever goes along, are exposed to all, but not to each other.

rule-D35-MAN-006 = a bull rush that fails
    .summary =
        The attacker goes back 1.5 m; where that square is taken, he falls prone in it.

rule-D35-MAN-007 = size limit of a trip
    .summary =
        The target is at most one size category larger.

rule-D35-MAN-008 = attack of a trip
    .summary =
        A touch attack in the place of an attack; with bare hands it exposes to the target. A weapon made for it does
        not.

rule-D35-MAN-009 = check of a trip
    .summary =
        Strength against Strength or Dexterity, as the defender likes, with the special modifier of size; +4 to whoever
        is stable.

rule-D35-MAN-010 = a trip that succeeds
    .summary =
        The defender falls prone, whatever the margin.

rule-D35-MAN-011 = trip in return
    .summary =
        A defender who wins may try the same check at once, roles exchanged. Nothing follows.

rule-D35-MAN-012 = tripping a rider
    .summary =
        A rider may oppose Ride to Strength. Whoever loses is pulled out of the saddle.

rule-D35-MAN-013 = disarm
    .summary =
        In the place of an attack. It exposes to the target; if that hurts the attacker, the attempt fails.

rule-D35-MAN-014 = opposed rolls of a disarm
    .summary =
        Opposed attack rolls: +4 for a two-handed weapon, −4 for a light one, +4 per size category to the larger, −4 to
        whoever defends no melee weapon.

rule-D35-MAN-015 = a weapon lost
    .summary =
        The weapon falls in the square of the target; bare hands hold it.

rule-D35-MAN-016 = disarm in return
    .summary =
        A defender who wins may disarm in turn without exposing himself. Nothing follows.

rule-D35-MAN-017 = snatching things
    .summary =
        A disarm with bare hands: +4 if the thing is easily taken. One well secured is taken only from somebody pinned,
        who has +4.

rule-D35-MAN-018 = sunder
    .summary =
        Strike a weapon in hand or a shield, with a slashing or bludgeoning weapon. It exposes to the target; opposed
        attack rolls follow.

rule-D35-MAN-019 = opposed rolls of a sunder
    .summary =
        The same modifiers as to disarm. Whoever wins deals damage to the thing, less its hardness.

rule-D35-MAN-020 = things carried or worn
    .summary =
        No opposed roll: an attack against 10, the size of the thing and the Dexterity of its bearer. It exposes as
        well.

rule-D35-MAN-021 = overrun
    .summary =
        A standard action during a move or a charge: cross the space of a foe at most one size larger. One attempt a
        round.

rule-D35-MAN-022 = avoid or block
    .summary =
        The target may strike first, then steps aside or blocks the way. If it steps aside, the attempt costs nothing.

rule-D35-MAN-023 = check of an overrun
    .summary =
        Strength against Strength or Dexterity, with the special modifier of size; +2 within a charge, +4 to whoever is
        stable.

rule-D35-MAN-024 = what an overrun leads to
    .summary =
        Success: the target falls and the way is free. Else the same check, roles exchanged, says whether the attacker
        falls; he goes back 1.5 m in any case.

rule-D35-MAN-025 = overrun in the saddle
    .summary =
        In the saddle it is the mount that makes the Strength check.

rule-D35-TUR-001 = turning undead
    .summary =
        A standard action, 3 times a day plus the Charisma modifier, within 18 m.

rule-D35-TUR-002 = turning check
    .summary =
        A Charisma check says of how many hit dice an undead may be: the level of the cleric, from four less to four
        more.

rule-D35-TUR-003 = turning damage
    .summary =
        2d6, level and Charisma: so many hit dice in all, the nearest first.

rule-D35-TUR-004 = flight
    .summary =
        Turned undead flee for a minute. Those that cannot flee cower: +2 for whoever attacks them.

rule-D35-TUR-005 = coming near breaks it
    .summary =
        If the cleric comes nearer than 3 m, the effect ends for those undead.

rule-D35-TUR-006 = destruction
    .summary =
        A cleric of at least twice the level destroys what he would turn.

rule-D35-TUR-007 = dispelling a turning
    .summary =
        An evil cleric who beats the check of a good one frees undead, as many hit dice as the turning damage says.

rule-D35-TUR-008 = bolstering undead
    .summary =
        An evil cleric makes his check: it says as how many hit dice they count against turning, for a minute, if that
        is more.
