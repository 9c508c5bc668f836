# D&D Alternatif, CTR: counter-attacks.

rule-ALT-CTR-001 = which actions
    .summary =
        Breakthrough, disarm, weapon capture and engaging in wrestling can also be counter-attacks.

rule-ALT-CTR-002 = announce and wait
    .summary =
        It is announced with its kind before the reaction; at its initiative nothing happens: it is armed and waits.

rule-ALT-CTR-003 = what sets it off
    .summary =
        Any regular attack of the designated enemy on its author, at or after the armed segment, sets it off at
        once.

rule-ALT-CTR-004 = opposed, without a free action
    .summary =
        The two totals are opposed; it offers no free action. The attack hits if it reaches the AC, and the weapon
        cannot parry.

rule-ALT-CTR-005 = afterwards
    .summary =
        The next reaction counts from the segment in which it was set off.

rule-ALT-CTR-006 = giving it up
    .summary =
        It may be dropped for another action: a new reaction from that segment.

rule-ALT-CTR-007 = parrying meanwhile
    .summary =
        Parrying with its weapon postpones it; an armed one is armed again after the postponement (reading kept).

rule-ALT-CTR-008 = natural results
    .summary =
        As any special action: the enemy’s natural 20 makes it fail; all his attacks of the segment must be beaten.
