# D&D Alternatif, CRI: criticals and fumbles. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-CRI-001 = natural 20: succeeds
    .summary =
        A natural 20 makes any combat action succeed, even if the total is not enough. Besides: an exceptional critical
        for an attack, always a critical parry for a parry; a special action follows its own rule, and the opponent’s
        natural 20 may beat yours.

rule-ALT-CRI-002 = only a critical parry stops a natural 20
    .summary =
        An action that succeeded on a natural 20 yields to no ordinary parry, however high its total: only a critical
        parry cancels it.

rule-ALT-CRI-003 = exceptional critical
    .summary =
        Attack: natural 20. Free attack: 19-20. Opportunity attack: 17-20. Only the 20 hits by itself and resists ordinary
        parries; with the other faces the AC must still be reached and a parry, where allowed, may cancel the blow
        (setting: “a critical natural result always hits”).

rule-ALT-CRI-004 = effect of an exceptional critical
    .summary =
        The victim loses 1d6−1 body points, whatever stamina is left, and the attrition damage, bonuses included, is
        doubled. Then a critical effect is drawn by kind of wound and body points left. Order of the dice: damage, d6,
        d100.

rule-ALT-CRI-005 = critical without loss of body
    .summary =
        If no body point is lost (a 1 on the d6 and nothing beyond stamina), no critical effect is drawn; the doubled
        attrition damage stands.

rule-ALT-CRI-006 = critical effect
    .summary =
        Body points lost to a critical draw an effect (d100) on the table of cuts, punctures or blunt trauma, in the
        column of the body points left: lasting penalties, bleeding. Tables and bleeding are house data; the GM may
        change the effect.

rule-ALT-CRI-007 = attrition critical
    .summary =
        Ordinary damage beyond stamina goes over to body points: this is a critical, with an effect in the column of
        the points left, but nothing is doubled and no 1d6−1 is added. 6 stamina, 3 body points, 8 damage: 0 and 1.

rule-ALT-CRI-008 = never a double critical
    .summary =
        When the doubled damage exceeds stamina already, that excess and the 1d6−1 are not added up: the larger of the
        two losses counts, with a single critical effect. Stamina is lost in any case. An excess of 3, a 6 on the d6: 5
        body points lost.

rule-ALT-CRI-009 = the example of Galaad
    .summary =
        114 stamina, 6 body points, natural 20, 7 damage doubled to 14, a 4 on the d6: 100 and 3 are left, effect in
        column 3. Later 6 and 3, 8 damage from an ordinary hit: 0 and 1 are left, effect in column 1.

rule-ALT-CRI-010 = natural 1: fails
    .summary =
        A natural 1 makes any combat action fail, parries included, even if the total would do, and leads to the fumble
        table. Chosen reading: an opposing action with a natural 1 opposes nothing.

rule-ALT-CRI-011 = fumble table
    .summary =
        d6. 1 to 3: the opponent gets a free action. 4: the weapon is lost, it drops. 5: the weapon breaks. 6: the
        weapon wounds a companion.

rule-ALT-CRI-012 = details of a fumble
    .summary =
        The free action goes to the opponent aimed at or facing you, in the same segment, with a weapon that has not
        acted. House rule: the companion takes the weapon’s normal damage, no roll to hit, no parry; natural weapons
        are neither lost nor broken. The GM decides.

rule-ALT-CRI-013 = critical parry of creatures
    .summary =
        The table is by class and level; creatures have neither. The face noted on their sheet wins; otherwise their
        hit dice serve as level, not lowered: 19-20 with 4 hit dice (setting: “monsters’ critical parry”).

rule-ALT-CRI-014 = critical parry
    .summary =
        It is a parry whose natural result reaches the score of the level. Priests and mages, level 1 to 4: 19; 5 to 8:
        18; 9 to 12: 17; 13 to 16: 16; from 17: 15.

rule-ALT-CRI-015 = critical parry: fighters and rogues
    .summary =
        One point lower: level 1 to 4, 18; 5 to 8, 17; 9 to 12, 16; 13 to 16, 15; from 17, 14. With several classes a
        single level of fighter or rogue is enough, on the row of the total level: mage 8 and thief 1, 16.

rule-ALT-CRI-016 = effect of a critical parry
    .summary =
        It cancels for certain the combat action that it opposes, whatever its kind and total, natural 20 included,
        with all its exceptional effects. It does not work against an opportunity attack.

rule-ALT-CRI-017 = critical parry against a shot
    .summary =
        With any melee weapon a critical parry can even stop a shot. Chosen reading: without a shield the parry may be
        tried at its usual price, but only a critical parry counts.
