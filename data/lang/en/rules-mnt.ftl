# D&D Alternatif, MNT: fighting on horseback. The title is what "Why?" adds to the number, `.summary` what `/rule` says.

rule-ALT-MNT-001 = fighting on horseback
    .summary =
        All depends on the rank in riding, for every combat action, against anybody: rank 0 −4, 1 −2, 2 −1, 3 nothing, then
        half the rank. It replaces the bonus for height.

rule-ALT-MNT-002 = one hand available
    .summary =
        Below rank 4 one hand holds the bridle: a single one-handed weapon; no two-handed one, no second weapon, no shield.

rule-ALT-MNT-003 = malus of a poor rider
    .summary =
        Rank 0: −4 on all combat actions; rank 1: −2; rank 2: −1.

rule-ALT-MNT-004 = advantages of a good rider
    .summary =
        From rank 4 on both hands are free, and every combat action gains half the rank.

rule-ALT-MNT-005 = moving on horseback, good rider
    .summary =
        It is the mount that moves: the rider directs it and fights in the same segment, his guard up (setting
        “riding past an enemy”).

rule-ALT-MNT-006 = moving on horseback, poor rider
    .summary =
        Below rank 4 directing the mount is a simple action of one segment, with the guard down in contact; and a charge gives
        no free action.

rule-ALT-MNT-007 = heavy cavalry lance
    .summary =
        Only in the saddle, on a mount with stirrups.

rule-ALT-MNT-008 = mounted charge
    .summary =
        From rank 4 on, at the speed of the mount: a free action at +2 and +2; the target has its reception, and the rider may
        parry with a hand that has not acted.
