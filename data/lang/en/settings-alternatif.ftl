# The settings of the game alternatif, one line each: what its values mean.

setting-alternatif-weapon_factors = Weapons have attack and defence factors; without them the off hand has its basic penalties.
setting-alternatif-defence_factor_in_ac = The defence factor counts in the armour class; if not, the basic armour class is 12 instead of 10.
setting-alternatif-negative_dex_on_reaction = Negative Dexterity has no effect on reactions, or makes them that much later.
setting-alternatif-specialist_shift = A specialist reads the next row of the reaction table, or rolls a smaller die.
setting-alternatif-left_hand_specialist = In the off hand, specialisation serves with a dagger only, or with any weapon if the right one has no use of it.
setting-alternatif-identical_pair_keeps_right_factor = With two weapons alike the right hand keeps its factor, or loses it as with two different ones.
setting-alternatif-lost_factors_also_leave_ac = A factor that is lost leaves the armour class as well, or still counts there.
setting-alternatif-mutual_guard = Returning to guard on both sides holds for all weapons, or only when each side holds a single one.
setting-alternatif-parry_no_answer = Who does not answer in time takes the hit, or parries if already on the defensive.
setting-alternatif-monster_critical_parry = A monster’s critical parry follows the basic score, that of fighters, or does not exist.
setting-alternatif-crit_faces_autohit = Every natural result that is critical always hits, or only the natural 20.
setting-alternatif-frank_ignores_defence_factor = An opportunity attack ignores the defence factor, or counts it.
setting-alternatif-frank_against_completion = Against an action that is ending the opportunity attack goes first, or a simultaneous test decides.
setting-alternatif-zero_reaction_start = An action without reaction starts in the same segment if it is unused, or in the next one.
setting-alternatif-ask_again = Before going on, people are asked after each action, when something has changed for them, or never.
setting-alternatif-simultaneous_test_dex = Dexterity helps in the simultaneous test, or does not count there.
setting-alternatif-simultaneous_test_gap = The seconds by which one must be ahead to strike first: 1 to 5.
setting-alternatif-open_initiative = The moment when somebody will act is shown to everybody, or to his own side only.
setting-alternatif-closed_choices = Those who act in one segment choose without seeing the others’ choices, and dice wait for the last; or in turn, seeing all.
setting-alternatif-round_separators = A line tells the end of each round of ten segments, or nothing does.
setting-alternatif-foe_numbers = Of their foes’ numbers players see all, the totals of their rolls alone, or words without any number.
