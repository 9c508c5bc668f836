# Percentile rules, SYS: the bot’s conventions. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-SYS-001 = order of the dice
    .summary =
        Convention of the bot. Initiative and ties, then rolls to break off. For each action: riding, attack, mishap;
        for each hit: defence, weapon, bonus; last resistance and durations. A reroll comes at once. Opposed: who
        attempts, then who resists. Battalion: attack (volley: 1d10), defence, damage.

rule-PCT-SYS-002 = what a sheet contains
    .summary =
        Convention of the bot: name, hit points, characteristics (Physique, Strength, Agility, Luck), skills in
        percent, damage bonus, psy, two weapons, protections, shield, mount, spells. Name, hit points and Physique are
        enough; a score that is missing is asked of the GM.

rule-PCT-SYS-003 = questions that are put
    .summary =
        Convention of the bot. To the target: defence. To whoever acts: reroll, riding, reaction, getting free,
        another target. To the GM: disadvantage, fumble, vital part, delay of a lethal wound, 0 hit points, asphyxia,
        discretion. A question with a single answer is not put.

rule-PCT-SYS-004 = refused declarations
    .summary =
        A defence without a posture that gives it; a dodge without an opponent; breaking off or a discreet attack in
        Offensive; Anticipating without waiting, or the reverse; knocking out with an unfit weapon; an unmounted
        charge; a two-handed weapon plus another, an unusable one; an attack while off balance; an unpaid spell. The
        GM may overrule.
