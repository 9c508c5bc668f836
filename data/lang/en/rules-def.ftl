# D&D Alternatif, DEF: defending against shots. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-DEF-001 = parry or dodge a shot
    .summary =
        When hit, before damage, one may try one of them, once for each projectile. Without an answer one takes it.

rule-ALT-DEF-002 = parrying a shot
    .summary =
        With a shield in hand, or what serves as one (`/gm tool`); other weapons have their critical parry alone.

rule-ALT-DEF-003 = total of the parry
    .summary =
        As in melee; it must equal or exceed the strike total of the shot.

rule-ALT-DEF-004 = parrying out of melee
    .summary =
        Successful or not it breaks everything off; the reaction is rolled again from that segment.

rule-ALT-DEF-005 = parrying a shot in melee
    .summary =
        Nothing is broken off: the shield goes on the defensive, postponed by half its die.

rule-ALT-DEF-006 = shield and pavise
    .summary =
        A shield stops one projectile; a pavise compares one roll with all of the segment (setting “projectiles stopped at once”).

rule-ALT-DEF-007 = slipping a shield on
    .summary =
        A simple action of one segment. Until then there is the dodge.

rule-ALT-DEF-008 = dodging a shot
    .summary =
        A reflex save (plus dodging and cover) against the strike total of the shot; one projectile.

rule-ALT-DEF-009 = natural 20 and critical parry
    .summary =
        A critical parry, with any weapon, annuls any shot; nothing else annuls a natural 20 (setting
        `nat20_shot_dodge`).

rule-ALT-DEF-010 = a dodge breaks everything off
    .summary =
        Even in melee, successful or not: each weapon rolls its reaction again from that segment, without Dexterity.

rule-ALT-DEF-011 = neither parry nor dodge
    .summary =
        No dodge in wrestling; neither when surprised, when one cannot see it coming, or when the segment’s action is
        used.

rule-ALT-DEF-012 = cover against shots
    .summary =
        One point of AC against shots for each 10% of the body hidden, on top of the shield.

rule-ALT-DEF-013 = cover: bounds
    .summary =
        Nothing below 30%; one more point for each % above 90; at 100% no shot is possible.

rule-ALT-DEF-014 = cover and defence
    .summary =
        The same bonus helps a dodge and a shield’s parry.

rule-ALT-DEF-015 = half covered
    .summary =
        At 50% or more one defence counts against several shots of the segment.

rule-ALT-DEF-016 = cover: the GM’s estimate
    .summary =
        The GM says the percentage, for each shooter if need be (`/gm tool`).
