# Les réglages du jeu dnd5, chacun en une ligne : ce que ses valeurs veulent dire.

setting-dnd5-foe_numbers = Ce que les joueurs lisent des adversaires : tous leurs nombres, leurs totaux (ni bonus ni CA), ou des mots.
setting-dnd5-map = Sans plan, le MJ dit les distances et les déplacements les changent ; avec un plan, chacun a sa case de 1,50 m.
setting-dnd5-diagonals = Sur le plan, une diagonale compte 1,50 m, ou bien une sur deux en compte 3.
setting-dnd5-gap = À combien de mètres des joueurs leurs adversaires commencent, tant que le MJ n’en dit rien.
setting-dnd5-ties = Les ex æquo se départagent par leurs joueurs et le MJ, ou par un d20.
setting-dnd5-groups = Les créatures identiques du MJ lancent une seule initiative, ou chacune la sienne.
setting-dnd5-undecided = Qui laisse passer son délai esquive, s’il le peut encore, ou finit son tour.
setting-dnd5-upon_hidden = Sur un plan, qui arrive sur la case d’un adversaire caché passe sans le voir, et l’autre fait place, ou s’arrête avant et le voit.
