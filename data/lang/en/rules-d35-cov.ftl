# D&D 3.5: cover and concealment.

rule-D35-COV-001 = cover
    .summary =
        4 more to the AC against that attack. A low wall covers only who is at least as near to it as the attacker.

rule-D35-COV-002 = cover from afar, or from a reach weapon
    .summary =
        The attacker looks for a corner of their square from which all lines to the corners of the target’s square are
        free: with one there is no cover. To run along a wall is free. The GM may always say otherwise.

rule-D35-COV-003 = cover in melee
    .summary =
        A single line from corner to corner through a wall or an obstacle is enough.

rule-D35-COV-004 = cover and attacks of opportunity
    .summary =
        Whoever has cover from a foe is not exposed to that foe’s attacks of opportunity; nor behind a creature, from a
        reach weapon.

rule-D35-COV-005 = cover and Reflex saves
    .summary =
        2 more against what comes, or bursts, from the other side. Nothing against a spread, which turns corners.

rule-D35-COV-006 = soft cover
    .summary =
        A creature in the way, friend or not, is worth 4 to the AC against shots and reach weapons; nothing to Reflex.

rule-D35-COV-007 = cover and big creatures
    .summary =
        The attacker chooses which square counts, of their own and of the target’s: the bot takes the best for them.

rule-D35-COV-008 = total cover
    .summary =
        All lines are cut: no attack is possible.

rule-D35-COV-009 = degrees of cover
    .summary =
        Improved cover counts twice: 8 to the AC, 4 to Reflex, and improved evasion: no damage on a save, half on a
        failure. The GM says so, or the map (an arrow slit).

rule-D35-CAM-001 = concealment from afar, or from a reach weapon
    .summary =
        As for cover: with one corner from which no line goes through the fog the target is not concealed.

rule-D35-CAM-002 = concealment in melee
    .summary =
        The target is concealed if all of its square is in the fog.

rule-D35-CAM-003 = miss chance
    .summary =
        An attack that hits still misses on 1 to 20 of a d100. The d100 comes after the d20, before the confirmation.

rule-D35-CAM-004 = miss chances do not add up
    .summary =
        Of several concealments only the greatest percentage counts.

rule-D35-CAM-005 = total concealment
    .summary =
        Invisible, or in complete darkness. The square must be guessed first; an attack that hits misses on 1 to 50. No
        attacks of opportunity, even when the square is known.

rule-D35-CAM-006 = spotting the invisible
    .summary =
        Spot against Hide, which gains 20, or 40 without moving. One free check a round when they move, a move action to
        look for them. It gives the square; total concealment stays.

rule-D35-CAM-007 = degrees of concealment
    .summary =
        The GM says the percentage, from 0 to 100: of somebody, of a place, of an attack.

rule-D35-AOO-007 = no attack of opportunity
    .summary =
        There is none against who has cover, or total concealment, from the attacker.
