# Percentile rules, DEF: parrying, dodging, breaking off, fleeing. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-DEF-001 = who may defend
    .summary =
        Only the posture Defensive allows parrying or dodging; Offensive and Anticipating forbid it, Focus or no
        posture does not give it. Chosen reading; setting: “postures that allow a defence” (all but Offensive and Anticipating).

rule-PCT-DEF-002 = one defence a round
    .summary =
        One parry or dodge a round, in answer to an attack that has hit, before damage. You may decline and keep it
        for another attack of the round; once rolled it is spent, successful or not. Setting: “defences a round”.

rule-PCT-DEF-003 = dodge
    .summary =
        Dodging is a skill of its own, based on Agility. It is announced in the declaration, against one opponent;
        when that one hits, a successful Dodge roll makes the blow miss.

rule-PCT-DEF-004 = a dodger does not attack
    .summary =
        Declaring a dodge takes the action of the round: no attack, even if the named opponent never attacks.

rule-PCT-DEF-005 = parrying instead of dodging
    .summary =
        Whoever announced a dodge may parry instead: against the named opponent, either; against anybody else, parry
        only. Chosen reading: one defence in all; setting: “defences a round” (one parry and one dodge).

rule-PCT-DEF-006 = parry
    .summary =
        In close combat the target may parry with his weapon, unannounced: 1d100 against the skill of the parrying
        weapon, as for an attack. With two weapons you choose which. Setting: “parry score” (Strength).

rule-PCT-DEF-007 = a successful parry
    .summary =
        The weapon stops the blow: no damage, no damage die rolled. Margins are not compared; only a critical blow
        asks for more.

rule-PCT-DEF-008 = parry and attack
    .summary =
        A parry does not take the action of the round: you may parry a faster opponent and attack in your turn, or
        attack first and parry later.

rule-PCT-DEF-009 = never two parries
    .summary =
        Nobody parries more than once a round, whatever the number of weapons and shields.

rule-PCT-DEF-010 = parrying an arrow
    .summary =
        An arrow can be neither parried nor dodged, except with a shield: it is parried with the skill of the shield
        hand and the shield’s bonus, in Defensive, with the defence of the round, or dodged where that was announced
        (setting: “dodging arrows with a shield”). Chosen reading: this goes for all missiles, thrown weapons included
        (setting: “thrown weapons parried like arrows”).

rule-PCT-DEF-011 = defence against magic
    .summary =
        Magic can be neither parried nor dodged, except with a magic parry. Chosen reading: that is a score on the
        sheet, rolled like a parry, and takes the defence of the round.

rule-PCT-DEF-012 = against a critical attack
    .summary =
        Only a critical success of the parry or dodge, 01 to 05, stops a critical attack. A plain success is not
        enough, and the defence is spent.

rule-PCT-DEF-013 = breaking off
    .summary =
        Instead of acting, a Dodge roll at the start of the round: on a success you are out of danger, except from
        those who shoot (setting: “spells against whoever has broken off”). Chosen reading: on a failure you stay in
        contact without an attack this round; impossible in Offensive or Anticipating.

rule-PCT-DEF-014 = after breaking off
    .summary =
        No attack in close combat reaches a combatant who broke off, until he makes one himself or the GM says that a
        move has caught up with him. Chosen reading for the duration.

rule-PCT-DEF-015 = fleeing the fight
    .summary =
        A successful Physique roll takes you out of the fight; on a failure you stay, and the action is spent. Chosen
        reading: it is the action of the round, in its turn; the GM may require breaking off first.

rule-PCT-DEF-016 = weapons that parry
    .summary =
        You parry with a melee weapon, a pole arm or a shield; not with bare hands or a shooting weapon (chosen
        reading). Any attack in close combat can be parried, also brawling or wrestling.

rule-PCT-DEF-017 = critical and fumbled defence
    .summary =
        A critical defence only stops the blow, without a riposte; a fumbled one fails and no more, unless the GM adds
        a mishap. Chosen reading.
