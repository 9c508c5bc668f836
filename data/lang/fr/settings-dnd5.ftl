# Les réglages du jeu dnd5, chacun en une ligne : ce que ses valeurs veulent dire.

setting-dnd5-foe_numbers = Ce que les joueurs lisent des adversaires : tous leurs nombres, leurs totaux (ni bonus ni CA), ou des mots.
setting-dnd5-map = Sans plan, le MJ dit les distances et les déplacements les changent ; avec un plan, chacun a sa case de 1,50 m.
setting-dnd5-diagonals = Sur le plan, une diagonale compte 1,50 m, ou bien une sur deux en compte 3.
setting-dnd5-gap = À combien de mètres des joueurs leurs adversaires commencent, tant que le MJ n’en dit rien.
setting-dnd5-ties = Les ex æquo se départagent par leurs joueurs et le MJ, ou par un d20.
setting-dnd5-groups = Les créatures identiques du MJ lancent une seule initiative, ou chacune la sienne.
setting-dnd5-upon_hidden = Sur un plan, qui arrive sur la case d’un adversaire caché passe sans le voir, et l’autre fait place, ou s’arrête avant et le voit.
setting-dnd5-undecided = Qui laisse passer son délai esquive ou se tient prêt (à frapper qui viendra à sa portée), s’il le peut encore, ou finit son tour.
setting-dnd5-switching = Quand on change de vitesse, on en soustrait la distance déjà parcourue (3 m de décombres comptent 3), ou tout ce qu’elle a coûté (6).
setting-dnd5-doorway_bars = Sur un plan, qui occupe toute une embrasure la barre à tout adversaire, quelle qu’en soit la taille, ou pas à deux tailles d’écart.
setting-dnd5-mount_goes_twice = Une monture qu’on enfourche et dirige bouge et agit encore ce tour-ci, même si elle a déjà eu son tour dans le round, ou non.
setting-dnd5-absorbed_fails = À 0 pv, des dégâts entièrement absorbés par des pv temporaires comptent quand même un échec, ou non.
setting-dnd5-dropping = Lâcher ce que l’on tient ne coûte rien, ou compte comme manipuler un objet.
