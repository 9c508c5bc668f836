# Percentile rules, PIT: the bear pit. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-PIT-001 = the bear pit
    .summary =
        Variant for exactly 3 fighters: successive single combats in sudden death, stopped at the touch. The first to
        win two bouts wins the pit.

rule-PCT-PIT-002 = sudden death
    .summary =
        A bout stops as soon as one has lost all hit points; he has lost, and is not killed. Chosen reading; setting:
        “end of a bout in the pit” (at the first wound). Fleeing, dying or losing consciousness also loses the bout.

rule-PCT-PIT-003 = the first two bouts
    .summary =
        The first two meet; the winner faces the third straight away, with the hit points he has left. Initiative is
        rolled anew for each bout (chosen reading).

rule-PCT-PIT-004 = winning the pit
    .summary =
        Each bout won is worth 1 point; the first with 2 points wins the pit. Winning the first two bouts is thus
        enough.

rule-PCT-PIT-005 = the third bout
    .summary =
        If the third fighter wins his first bout, he next faces the one who has been resting, the loser of the first
        bout (chosen reading), back with half of his maximum hit points, at least 1. He himself keeps what he has
        left.

rule-PCT-PIT-006 = when all have 1 point
    .summary =
        Chosen reading: if the rested fighter wins in turn, it goes on the same way: the winner keeps his hit points,
        the one who sat out comes back with half of his maximum, until one has 2 points. There are 4 bouts at most.
