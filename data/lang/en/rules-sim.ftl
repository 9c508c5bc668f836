# D&D Alternatif, SIM: simultaneous actions. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-SIM-001 = simultaneous!
    .summary =
        When two enemies in contact have an offensive melee action due in the same segment, each able to strike the
        other, “simultaneous!” is announced at the start of the segment. For the weapon concerned each chooses: attack,
        or return to guard.

rule-ALT-SIM-002 = attacking
    .summary =
        The weapon attacks (any offensive melee action). So it cannot parry in this segment: a hit goes through unless
        another weapon parries it.

rule-ALT-SIM-003 = returning to guard
    .summary =
        You give up the action due without knowing whether the enemy will hit. In every case the weapon goes on the
        defensive and its initiative moves to this segment plus the postponement of its die (due in 8, d8: 12). It may
        parry in this segment with no further postponement.

rule-ALT-SIM-004 = both attack
    .summary =
        Both blows are rolled and count in full: each may wound or kill the other. No simultaneous test, and neither
        weapon can parry.

rule-ALT-SIM-005 = drawing apart
    .summary =
        Both return to guard: nobody strikes, contact breaks for a moment. Instead of the postponement each rolls a new
        reaction from this segment, less the standard Dexterity bonus (minimum 1). Nobody is on the defensive any more
        (chosen reading).

rule-ALT-SIM-006 = no drawing apart
    .summary =
        With more than two in the engagement, or if one of the two keeps a second weapon on the offensive, contact is
        not broken: each weapon that returned to guard is postponed and on the defensive. Setting: “return to guard on both sides” (to
        the letter, or any second weapon prevents it).

rule-ALT-SIM-007 = attack against return to guard
    .summary =
        The attack is rolled; if it hits, the other may parry with the weapon that returned to guard. If it misses, the
        action was given up for nothing.

rule-ALT-SIM-008 = simultaneous with two weapons
    .summary =
        Decide for each weapon due. With one due, you may attack with it and parry with the other, which goes on the
        defensive and is postponed if it was not there already. If both are due, choose for each.

rule-ALT-SIM-009 = what the announcement tells
    .summary =
        Facing several enemies you are told which of them act at the same time as you, but not with which weapon. Of an
        attack that you cannot see coming you are told nothing; it could not be parried anyway.

rule-ALT-SIM-010 = secret choice
    .summary =
        Each chooses on the spot, without knowing the other’s choice. Whoever hesitates has returned to guard; this
        default is not a setting.

rule-ALT-SIM-011 = simultaneous and other actions
    .summary =
        “Attack” covers any offensive melee action; its kind and target are stated with the choice. A weapon that
        returned to guard has not acted: in this segment it may parry or take a free action that is offered, not both.

rule-ALT-SIM-012 = reading the opponent
    .summary =
        Before such a segment, never during it, you may ask the GM for hints about the enemy’s state (perception,
        empathy), or feign weakness (acting, empathy). A raging troll never parries; the more cautious, the more
        parries; who holds a shield seldom gives up a sword stroke.
