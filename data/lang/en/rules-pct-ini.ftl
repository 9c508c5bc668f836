# Percentile rules, INI: initiative. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-INI-001 = initiative die
    .summary =
        At the start of the fight everybody rolls 1d6 and adds nothing: one die per combatant, also for each of the
        GM’s characters (chosen reading). A battalion rolls only one.

rule-PCT-INI-002 = initiative order
    .summary =
        The highest total acts first, then the others in descending order down to the lowest.

rule-PCT-INI-003 = two players tie
    .summary =
        Two players who tie both roll another 1d6: the better one acts before the other. This second die only settles
        their order between themselves; their total, and their place among the rest, do not change.

rule-PCT-INI-004 = ties of several, ties again
    .summary =
        With several in a tie, all roll another 1d6 and are ranked by it; those who are still equal roll again among
        themselves only, until none are. Chosen reading beyond two players.

rule-PCT-INI-005 = player and GM tie
    .summary =
        On the same total a player’s character acts before a character of the GM’s, without another die. Chosen
        reading: a GM’s character that a player runs is still the GM’s.

rule-PCT-INI-006 = the GM’s characters tie
    .summary =
        They act in the order in which they joined the fight, without a die, and the GM may swap them. Chosen reading;
        setting: “tie between the GM’s characters” (roll off, as players do).

rule-PCT-INI-007 = surprise: initiative 7
    .summary =
        A player who attacks by surprise, or whom the scenario makes act first, does not roll: the initiative is 7.
        The GM decides, and may as an exception give it to his own characters. It lasts as long as initiative does
        (setting: “how long initiative lasts”).

rule-PCT-INI-008 = several sevens
    .summary =
        A tie on 7 is settled like any other (chosen reading): players roll off with 1d6 and come before the GM’s
        characters, who keep the order in which they joined (setting: “tie between the GM’s characters”).

rule-PCT-INI-009 = how long initiative lasts
    .summary =
        The order of the start holds for the whole fight: no posture, wound, lost or delayed action changes it. Chosen
        reading; setting: “how long initiative lasts” (a new roll every round).

rule-PCT-INI-010 = late arrivals
    .summary =
        Whoever joins the fight rolls 1d6 at the start of the next round and is put in the order; in a tie only those
        concerned roll off. Chosen reading: the GM may also let a newcomer act at once.
