# D&D Alternatif, GEN: time, numbers, the GM. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-GEN-001 = segment
    .summary =
        In an action scene time is counted in whole, numbered segments of about 6 seconds. Most actions, and all combat
        actions, fit into one. The six seconds of a segment matter only in a simultaneous test.

rule-ALT-GEN-002 = round
    .summary =
        10 segments make a round (about a minute), 5 make a phase. They only express durations: nothing is rerolled or
        reordered when one ends. Segment 46 is the sixth of round 5.

rule-ALT-GEN-003 = opening and counting
    .summary =
        The GM opens and closes the scene. The count starts at segment 1 and never goes back before the end. What is
        announced at the opening counts from 0: a face of 3 puts it at the end of segment 3.

rule-ALT-GEN-004 = combat mode
    .summary =
        There are three modes, melee, shooting and wrestling, and you are in one at most. You enter a mode by
        announcing an action of it, if its conditions hold, even when the action itself comes later; you leave it by
        preparing something else.

rule-ALT-GEN-005 = changing combat mode
    .summary =
        Possible in any segment; it is a change of action: the preparation under way is lost and the new reaction die
        is added to the segment of the announcement. If somebody forces the change on you, by dragging you into
        wrestling say, your pending action is lost all the same.

rule-ALT-GEN-006 = martial bonus
    .summary =
        Fighters (warrior, ranger, barbarian): level + 1. Priests (also druid, sorcerer, bard) and rogues (thief,
        assassin, mountebank, courtesan, journeyman): (2 × level + 1) ÷ 3. Mages: (2 × level − 1) ÷ 5. Round down: 8, 5
        and 2 at level 7. These families are a chosen reading. It is added to the d20 and gives the melee reaction die.

rule-ALT-GEN-007 = martial bonus outside the table
    .summary =
        Creatures and the GM’s characters carry their martial bonus on their sheet. House rule: above level 20 the same
        sums go on; with several classes the best one counts. A value written on the sheet wins.

rule-ALT-GEN-008 = armour class
    .summary =
        AC = 10 + threshold of the armour + standard Dexterity bonus (chosen reading: a negative one lowers it). It is
        the usual difficulty in melee and shooting. In melee the weapon’s defence factor may come on top. Wrestling has
        a sum of its own.

rule-ALT-GEN-009 = success of an action
    .summary =
        Roll 1d20 and add the bonuses: that is the strike total. The action succeeds if it is at least the difficulty:
        the target’s AC, or the strike total of the blow to parry or of the opposing action. Natural 20 and natural 1
        override this.

rule-ALT-GEN-010 = damage
    .summary =
        A blow that wounds rolls the damage dice of the weapon or action and adds its bonuses: Strength to damage,
        magic, specialisation… Chosen reading: never less than 1 point. A successful action wounds only if its rule
        says so.

rule-ALT-GEN-011 = stamina, then body points
    .summary =
        Ordinary damage (attrition damage) is taken from stamina first; only what exceeds it reaches body points: that is a
        attrition critical. With 6 stamina and 3 body points, 8 points of damage leave 0 and 1.

rule-ALT-GEN-012 = natural result
    .summary =
        It is the face of the d20 before any bonus; it alone triggers exceptional strikes. 20: succeeds; 1: fails.
        Critical: on a natural 20 for an attack, 19-20 for a free attack, 17-20 for an opportunity attack. Weapons and
        creatures may have others.

rule-ALT-GEN-013 = the GM rules
    .summary =
        Durations, reactions of actions not listed, beat segments, free actions granted or not, and all that the text
        leaves open: the GM decides, before or after the dice. Corrections are logged and can be undone.

rule-ALT-GEN-014 = the table’s settings
    .summary =
        The text makes optional the weapon factors (“weapon factors”), adding them to AC (“defence factor in the AC”) and
        the special actions (“special melee actions”). The other settings settle an ambiguity or a choice left to the GM.
        Each fight has its own, which the GM may change.

rule-ALT-GEN-015 = 0 body points
    .summary =
        House rule, as this chapter does not say: at 0 body points or below you are out of the fight. You fall and drop
        everything; pending actions and engagement end. The GM says whether this is death, dying or unconsciousness.
        The total may go below 0.

rule-ALT-GEN-016 = the order of a segment
    .summary =
        In this order: announcements and simultaneous choices; opportunity attacks; simultaneous tests if needed; all
        strikes, then parries, then damage, which counts even for those who fall; free actions; last, new announcements
        and reaction dice. Chosen reading: the text gives no such order.
