# RPG 2.0: battles, which the chapter leaves to the GM.

event-rpg20-battle_advised = ⚔️ There are { $count } of you: such a battle would better be told. Nothing is barred.
event-rpg20-lot_drawn = 🎲 The lot falls on: **{ $outcome }** (one outcome of { $of }).
event-rpg20-tactic_noted = 🧭 Tactics: “{ $words }”.
event-rpg20-waves_reckoned = 🌊 At { $own } to { $foes }, { $characters ->
        [1] one character faces
       *[other] { $characters } characters face
    } **{ $total } enemies**, who come in waves.
event-rpg20-battle_tallied = 📊 Enemies out of the fight: { $beaten } of { $of }; in your ranks: { $fallen } of { $count }.
word-rpg20-tool-lot = draw an outcome by lot
word-rpg20-tool-tactic = note a tactic
word-rpg20-tool-waves = reckon the waves
word-rpg20-tool-tally = tally of the fights
