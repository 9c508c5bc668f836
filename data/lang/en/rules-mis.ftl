# D&D Alternatif, MIS: shooting. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-MIS-001 = one action, the shot
    .summary =
        Bow, crossbow, sling, thrown weapons, any object: the only action of this mode is the shot, one projectile
        each. The reaction goes into taking and aiming it. Whoever begins is in missile mode at once.

rule-ALT-MIS-002 = reaction dice of shots
    .summary =
        The weapon alone gives the die: object d4; bows, sling, knife, axe and javelin d6; bolas d8; crossbow d6+2,
        heavy d6+4; culverin d6+6. The fixed part never shrinks.

rule-ALT-MIS-003 = specialists
    .summary =
        Bows, sling and throwing knife: d4; crossbows: d3 and their fixed part. Other weapons gain nothing.

rule-ALT-MIS-004 = rapid cadence
    .summary =
        With a bow, a sling or a throwing knife one may roll the next smaller die: that shot has −3.

rule-ALT-MIS-005 = very rapid cadence
    .summary =
        With a bow only one may go down by two dice: that shot has −6.

rule-ALT-MIS-006 = cadence, shot by shot
    .summary =
        Cadence is chosen before the die, for one projectile; its malus stays with it, also when it is held (our
        reading).

rule-ALT-MIS-007 = careful aim
    .summary =
        Add 1 to 3 segments to the reaction for as much to hit. Setting “choice of aim”: said before the die (by
        default) or after.

rule-ALT-MIS-008 = aim: no adding up
    .summary =
        Aim adds nothing to a surprise or sneak shot, and does not go with rapid cadence (setting “aiming at rapid cadence”).

rule-ALT-MIS-009 = holding an aimed shot
    .summary =
        Its target must stay in sight and in range. If not the bonus is lost, or the whole shot (setting “aimed target lost”).

rule-ALT-MIS-010 = strike total of a shot
    .summary =
        d20 + martial bonus + Dexterity + the adjustments of the chapter. No Strength, no weapon factor; any other
        bonus to hit is a term of its own.

rule-ALT-MIS-011 = AC against shots
    .summary =
        The AC must be reached. Only a shield in hand adds its defence factor (with weapon factors), and cover.

rule-ALT-MIS-012 = damage of a shot
    .summary =
        The weapon’s dice without Strength, plus expertise, specialisation or enchantment. It is attrition damage.

rule-ALT-MIS-013 = critical of a shot
    .summary =
        With a true missile weapon, natural 19 or 20: attrition damage doubled and 1d6−1 body points. Range changes these faces.

rule-ALT-MIS-014 = natural 20 of a shot
    .summary =
        It always hits and yields to a critical parry only. Other critical faces do not hit by themselves (setting
        “a critical natural result always hits”).

rule-ALT-MIS-015 = thrown object
    .summary =
        Critical on 20 only, and 1d4−1 body points.

rule-ALT-MIS-016 = table of a shot’s effects
    .summary =
        Punctures for arrows and the like, blunt for stones, cuts for an axe: each weapon names its own.

rule-ALT-MIS-017 = holding a shot
    .summary =
        Once ready it waits while one does nothing else, and leaves without a die when one says so: `/hold`,
        `/release`.

rule-ALT-MIS-018 = natural 1 of a shot
    .summary =
        Always a miss. A plain one, or the table of fumbles (setting “natural 1 of a shot”).

rule-ALT-MIS-019 = no Dexterity on the reaction
    .summary =
        A shooter’s first reaction is taken as rolled.

rule-ALT-MIS-020 = weapon ready at once
    .summary =
        The GM may say that the weapon is ready (`/gm tool`): the first shot is a simple action then, without a die.

rule-ALT-MIS-021 = shooting in contact
    .summary =
        The guard is down for the whole reaction and the shot: one opportunity attack by each enemy in each segment.

rule-ALT-MIS-022 = shooting on the move
    .summary =
        One cell a segment does not disturb. A full move breaks the shot off, even a held one.

rule-ALT-MIS-023 = shots of one segment
    .summary =
        They leave together, unless one could prevent the other: then the GM may call a simultaneous test (a gap of 2,
        3 or 4 seconds).

rule-ALT-MIS-024 = repeated shots
    .summary =
        Without a word one goes on in the same way. Another target is free until the shot leaves, but aim is lost. The
        GM may impose a beat.

rule-ALT-MIS-025 = shooting into a melee
    .summary =
        The text is silent. Setting “shooting into a melee”: as usual, as the GM says, or 30% + 10% per person to hit a
        friend.
