# D&D Alternatif, GMX: the GM’s monsters. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-GMX-001 = reaction of natural attacks
    .summary =
        Claws, fangs, tails and tentacles react on 1d12, each weapon with a die and an initiative of its own.

rule-ALT-GMX-002 = grouped attacks
    .summary =
        Like attacks of one creature may share a die: two a d6, three a d4, four a d3, five a d2. Each time it comes up
        one of them is made (setting “grouped attacks”; `/gm tool regroup`).

rule-ALT-GMX-003 = weapons alike
    .summary =
        Only weapons of the same factors and damage are grouped. Setting “only weapons alike”: without it the GM may mix
        others, which strike by turns.

rule-ALT-GMX-004 = two dice for simultaneity
    .summary =
        One die never gives two attacks in a segment: from four like limbs on the bot proposes two groups, as even as
        possible. The GM may decide otherwise.

rule-ALT-GMX-005 = lost limb
    .summary =
        The die of a group follows the number of limbs that are left, from the next roll on; the action in preparation
        stays (setting “lost limb”; `/gm tool limb`).

rule-ALT-GMX-006 = fast natural weapons, slow reaction
    .summary =
        Exceptional monsters have a smaller die (dragon: fangs d8, two claws d4), sluggish ones a slower one, such as
        2d6. A parry then postpones by half the maximum.

rule-ALT-GMX-007 = grouping manufactured weapons
    .summary =
        Whoever wields more than two weapons may have them grouped in the same way: two swords a d6, three a d4, four a
        d3 (setting “grouped attacks”).

rule-ALT-GMX-008 = several monsters on one die
    .summary =
        Two to four minor monsters share a die: two a d6, three a d4, four a d3. Each time one of them strikes, by
        turns; the die follows the number of those left (setting “one die for several monsters”; `/gm tool one_die`).

rule-ALT-GMX-009 = forgetting shields
    .summary =
        The shield of small fry parries at will, one blow a segment, and postpones nothing; the weapon stays on the
        offensive and does not parry (setting “forgotten shields”). A stray blow of the shield: `/gm tool shield_strike`.

rule-ALT-GMX-010 = flat-rate initiative
    .summary =
        Instead of the die a fixed pace: d6 at segments 3, 6 and 9 of each round, d10 at 5 and 10, d12 at 7, 14 and 20
        of two rounds. A parry still postpones (setting “flat rate”; `/gm tool flat`).

rule-ALT-GMX-011 = behind the screen
    .summary =
        Dice, groups and paces of monsters are shown to the GM alone.

rule-ALT-GMX-012 = default speeds
    .summary =
        2 and 6 cells a segment are about 2.4 and 7.2 km/h: a segment is six seconds only on average, and one does not
        spend it running alone.
