# D&D Alternatif, TAC: tactical circumstances. The title is what "Why?" adds to the number, `.summary` what `/rule` says.

rule-ALT-TAC-001 = outnumbering
    .summary =
        Every adversary in contact has +2 for each adversary beyond the first, on all combat actions against you: two +2,
        three +4, four +6. In melee and in wrestling.

rule-ALT-TAC-002 = who counts for outnumbering
    .summary =
        Every adversary in contact and turned against you, even on the defensive. Not one who has lowered his guard, who
        flees, is surprised or wrestles with another; nor does he gain by it.

rule-ALT-TAC-003 = who faces whom
    .summary =
        One adversary counts against one person at a time: whom he strikes, or whom the GM gives him, who may change it at
        any time (`/gm tool`). A player chooses by attacking or turning.

rule-ALT-TAC-004 = high ground
    .summary =
        Higher than the adversary (a rampart): +2 on all actions against him, and −2 on all of his. A horse is no high
        ground.

rule-ALT-TAC-005 = on the ground
    .summary =
        As long as you lie on the ground: −3 on all your combat actions, and +3 for your adversaries against you, archers
        included.

rule-ALT-TAC-006 = getting up
    .summary =
        A simple action of one segment: in contact, an opportunity attack from each adversary, who still has his +3.

rule-ALT-TAC-007 = an adversary that is not seen
    .summary =
        Nobody can strike at someone whose presence he does not know; the first blow reveals its author and counts as a
        sneak attack. From then on one knows roughly where he is.

rule-ALT-TAC-008 = 50% of blows go astray
    .summary =
        Before every combat action against somebody who is not seen, a d100: at 50 or less it fails, without another die.
        Opportunity attacks included.

rule-ALT-TAC-009 = −4 in the dark
    .summary =
        An action that went the right way still has −4, whatever it is.

rule-ALT-TAC-010 = seeing without being seen
    .summary =
        +4 on all actions against who cannot see you, if you see him clearly. On the first blow only the sneak bonus counts
        (setting “unseen and sneaking”).

rule-ALT-TAC-011 = blind-sense
    .summary =
        A successful check pins the adversary down: no more chance of failure, until his next full move. A high rank makes
        the malus −3 (rank 3) or −2 (rank 5).

rule-ALT-TAC-012 = gloom
    .summary =
        By the light that the GM says: 25% and −3, 10% and −2, or −2 alone; for everybody or for somebody.

rule-ALT-TAC-013 = narrow spaces
    .summary =
        In less than 2 m of width weapon factors are lost, except for light weapons and pole weapons; at 1 m or less the GM
        may turn them round (setting “factors inverted in a narrow place”).

rule-ALT-TAC-014 = low ceilings
    .summary =
        Under 3 m (3.50 m for both hands) weapon factors are lost; under 2.50 m they turn round. A dwarf needs 50 cm less, a
        gnome 1 m. Light weapons and pole weapons are exempt.

rule-ALT-TAC-015 = inverted factors
    .summary =
        Lost or inverted, factors are so in attacks, parries and the melee armour class.

rule-ALT-TAC-016 = rank of pikes
    .summary =
        Two fighters to a cell, pole weapons in hand: whoever faces them alone is outnumbered; pushing them or breaking
        through costs −4 more.

rule-ALT-TAC-017 = double rank of pikes
    .summary =
        The second rank strikes over the shoulders of the first; only a pole weapon reaches it. It does not count for
        outnumbering (setting “outnumbering by the second rank”).

rule-ALT-TAC-018 = circumstances add up
    .summary =
        Each circumstance is added by its name to each adversary’s own roll, never to the armour class.
