# D&D Alternatif, REA: reaction and initiative. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-REA-001 = announce, then roll
    .summary =
        Reaction is the number of segments of preparation. Announce the action, then roll its die: the action, weapon
        or spell says which, usually d12 to d3 (smaller is better). In melee, announcing the weapon is enough.

rule-ALT-REA-002 = due segment
    .summary =
        The segment of the announcement plus the reaction die, with any stated adjustment. After an action, count from
        the segment where it took place or ended; at the opening, from 0. A 6, then a 7: actions in segments 6 and 13.

rule-ALT-REA-003 = first announcements
    .summary =
        At the opening everyone announces an action and rolls its reaction, waiting for nobody; then the segments pass
        and each acts when due. Once the result is known, the next action is announced and rolled in the same segment.

rule-ALT-REA-004 = instantaneous action
    .summary =
        Combat actions and simple actions fit into one segment. With a reaction, the effect comes at the very end of
        the due segment, with no segment more; the next reaction counts from there. A 3 at the opening: the arrow
        leaves at the end of 3; a 4 after that leads to 7.

rule-ALT-REA-005 = action with a duration
    .summary =
        Announced in segment T, reaction r, duration d: preparation from T+1 to T+r, action from T+r+1 to T+r+d, effect
        at the end of T+r+d, from which the next one counts. Announced in 7, reaction 5, duration 3: casting in 13, 14
        and 15, effect at the end of 15.

rule-ALT-REA-006 = busy segments
    .summary =
        An action with a duration keeps its author fully busy in its own segments: 13 to 15 if announced in 7 with
        reaction 5 and duration 3 (chosen reading: the text contradicts itself). Within an enemy’s reach the reaction
        segments, 8 to 12, count as guard lowered too.

rule-ALT-REA-007 = instantaneous non-combat action
    .summary =
        Activating a wand, staff or other quick item is instantaneous: the effect comes at the end of the reaction
        (setting: “when a wand acts”). Spells and complex actions always add their duration to the reaction, even a single
        segment (chosen reading).

rule-ALT-REA-008 = action without reaction
    .summary =
        Reaction 0: the action starts in the segment of the announcement if you have not acted in it yet, else in the
        next, and ends with its duration. Setting for those of several segments: “start of an action without reaction” (or always the
        next segment).

rule-ALT-REA-009 = one action per segment
    .summary =
        One action per segment at most, without exception; in melee with a weapon in each hand, one per weapon.
        Attacks, parries, free, opportunity and special actions all count. An opportunity that this limit forbids is lost.

rule-ALT-REA-010 = a single preparation
    .summary =
        Only one pending initiative at a time; in melee with a weapon in each hand, one per weapon. A new announcement
        replaces the one before, it does not queue behind it.

rule-ALT-REA-011 = standing by
    .summary =
        Reaction counts from the segment where the action is clearly announced. As long as nothing is, the GM may treat
        you as standing by: those segments are lost. Acted in 9, announced in 11, die 4: the next action comes in 15.

rule-ALT-REA-012 = repeated action
    .summary =
        In melee, shooting and wrestling, whoever announces nothing does the same again: same mode, same kind of
        action, reaction counted from the last one. In melee it is always an attack. Chosen reading: if the target is
        out, you are asked for the next; with no enemy in reach you stand by.

rule-ALT-REA-013 = spells and magic items
    .summary =
        Casting a spell or using a magic item is never repeated without an announcement. Without one you stand by from
        the end of the last.

rule-ALT-REA-014 = interrupted preparation
    .summary =
        A preparation interrupted even for a single segment is lost altogether. To act after all, roll again and add
        the die to the segment where preparation starts again: starting again in 11, die 6, the action comes in 17.

rule-ALT-REA-015 = changing your mind
    .summary =
        Dropping the prepared action for another loses all preparation. The new die is added to the segment where the
        change is announced: the one being played, unless the GM says otherwise.

rule-ALT-REA-016 = interrupted action
    .summary =
        An action of more than one segment may also be interrupted while it runs. The GM says whether part of it is
        kept, or everything starts again, preparation included. An incantation always starts again from nothing.

rule-ALT-REA-017 = simultaneous test
    .summary =
        When the order of two events in one segment matters, the GM may call a simultaneous test; otherwise none is
        rolled. Never between two melee actions. It is good for all else: common actions, incantations, shots,
        wrestling, even against a melee action.

rule-ALT-REA-018 = simultaneous test: the roll
    .summary =
        Each rolls 1d6: the second when the action takes effect, lowest first. If the GM allows (setting:
        “Dexterity in simultaneous tests”), subtract the standard Dexterity bonus, minimum 1; a negative one follows
        “negative Dexterity on reactions”. Without a test the effect comes in the last second.

rule-ALT-REA-019 = simultaneous test: the gap
    .summary =
        Being earlier stops the other event only with at least 2 seconds to spare; at 0 or 1 second both happen. The GM
        may ask for 3 or 4 seconds when the effect takes time to arrive (setting: “gap needed in simultaneous tests”).

rule-ALT-REA-020 = held action
    .summary =
        An action whose reaction has run out may be held: you stay ready, doing nothing else, then let it go without a
        roll in the segment you like; the next one counts from there. Doing or preparing anything else gives it up; a
        slow move does not (chosen reading).

rule-ALT-REA-021 = what cannot be held
    .summary =
        Melee and wrestling are never held, a spell only if the GM allows it (setting: “spells kept ready”);
        everything else may be. A postponed action is something else: a fixed delay, in melee or wrestling, caused by a
        parry or a return to guard.

rule-ALT-REA-022 = imposed moment
    .summary =
        A parry, a free action and a surprise attack answer an event and belong to its segment. They can never be
        delayed: not taken on the spot, they are lost.

rule-ALT-REA-023 = beat segment
    .summary =
        After an action the GM may impose one or more segments of doing nothing; the next reaction counts from their
        end. Reasons: taking stock, looking for a target (1 or 2 segments), a dramatic event, long talk at the table.
        Not in melee nor before a simple action; not needed between two similar actions.

rule-ALT-REA-024 = a contested beat
    .summary =
        If a player refuses the beat, the GM may give in, but put a penalty on the action or give misleading facts
        (wrong distances for an area spell, say).

rule-ALT-REA-025 = hesitating creatures
    .summary =
        The GM may let creatures hesitate in the same way, according to their morale, for a length chosen or rolled.

rule-ALT-REA-026 = melee reaction die
    .summary =
        By martial bonus, right / left / two-handed: up to 6 (0 included, chosen reading), d10 / d10 / d8; 7 to 12, d8
        / d10 / d6; 13 to 18, d6 / d8 / d4; from 19, d4 / d8 / d3 (specialised d3 / d6 / d2). The kind of action
        changes nothing. Shield: d12, d10 from 13.

rule-ALT-REA-027 = which column
    .summary =
        Two-handed weapon: the last column. Main hand (“right”): the first. Off hand (“left”): the middle one. A shield
        has a die of its own. A change of grip counts from the next reaction roll (chosen reading).

rule-ALT-REA-028 = a weapon in each hand
    .summary =
        Each hand acts on its own: its reaction die, its initiative, its offensive or defensive. If both come due in
        one segment, you may strike twice, or strike with one and parry with the other, which is then postponed.

rule-ALT-REA-029 = the specialist’s reaction
    .summary =
        With a weapon of your specialisation, read the row below. Martial bonus up to 6, 7 to 12, 13 to 18, from 19:
        right d8, d6, d4, d3; left d10, d8, d8, d6; two-handed d6, d4, d3, d2. Setting: “specialists’ reactions” (or the next
        smaller die).

rule-ALT-REA-030 = specialist with two weapons
    .summary =
        With a weapon in each hand only one has the specialist’s reaction: the right one. A dagger in the left hand has
        it if, and only if, the right hand does not. Chosen reading: no other left-hand weapon (setting:
        “left-hand specialist”).

rule-ALT-REA-031 = initial reaction
    .summary =
        The first reaction roll after becoming engaged is lowered by the standard Dexterity bonus, minimum 1; later
        ones are not. Your opponents get the same; nobody does after a segment of surprise. A negative bonus has no
        effect (setting: “negative Dexterity on reactions”).

rule-ALT-REA-032 = initial reaction with two weapons
    .summary =
        With a weapon in each hand, only the right hand’s initial reaction is adjusted by Dexterity. Dexterity +3, a 6
        on each die: sword in segment 3, shield in 6.

rule-ALT-REA-033 = renewed engagement
    .summary =
        An engagement broken even for a single segment gives a new initial reaction at the next contact. Whoever joins
        a melee has one; this gives none to those already engaged.
