# RPG 2.0 : les batailles, que le chapitre laisse au MJ.

event-rpg20-battle_advised = ⚔️ Vous voilà { $count } : mieux vaudrait raconter une telle bataille. Rien n’est interdit.
event-rpg20-lot_drawn = 🎲 Le sort désigne : **{ $outcome }** (une issue sur { $of }).
event-rpg20-tactic_noted = 🧭 Tactique : « { $words } ».
event-rpg20-waves_reckoned = 🌊 À { $own } contre { $foes }, { $characters ->
        [1] un personnage a
       *[other] { $characters } personnages ont
    } en face, par vagues : **{ $total }**.
event-rpg20-battle_tallied = 📊 Adversaires hors de combat : { $beaten } sur { $of } ; dans vos rangs : { $fallen } sur { $count }.
word-rpg20-tool-lot = tirer une issue au sort
word-rpg20-tool-tactic = noter une tactique
word-rpg20-tool-waves = compter les vagues
word-rpg20-tool-tally = bilan des combats
