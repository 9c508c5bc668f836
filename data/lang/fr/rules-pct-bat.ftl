# Règles au pourcentage, BAT : la bataille. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-BAT-001 = la bataille
    .summary =
        Variante : les héros attaquent ou défendent un point stratégique face à une armée. Ils sont plus forts que les
        bataillons, mais pas invincibles. Toute règle que la variante ne change pas reste en vigueur.

rule-PCT-BAT-002 = bataillon
    .summary =
        Plus de 20 personnes, donc 21 au moins. Un groupe plus petit se combat un par un, selon les règles ordinaires.

rule-PCT-BAT-003 = ennemis affaiblis
    .summary =
        Les ennemis des héros ont le quart de leurs points de vie, au moins 1, et font la moitié de leurs dégâts,
        bonus compris et avant la protection. Lecture retenue : un critique double avant cette moitié.

rule-PCT-BAT-004 = un jet par bataillon
    .summary =
        Un bataillon lance pour tous : un dé d’initiative, un jet d’attaque, un jet de dégâts. Lecture retenue : face
        à plusieurs héros, un jet d’attaque contre chacun, dans leur ordre d’arrivée ; le MJ peut le limiter à un
        seul.

rule-PCT-BAT-005 = ennemis au contact d’un héros
    .summary =
        2 au premier round, puis le double à chaque round (4, 8, 16…), sans dépasser les vivants. Lecture retenue : si
        l’attaque touche, la moitié des dégâts, moins la protection, se multiplie par leur nombre (réglage :
        « coups d’un bataillon ») ; une défense arrête le tout.

rule-PCT-BAT-006 = volée de flèches
    .summary =
        À distance, 1d10 flèches touchent le héros. Lecture retenue : sans jet d’attaque ni critique ; un seul jet de
        dégâts, dont chaque flèche fait la moitié, moins la protection. En Défensif, un bouclier peut parer toute la
        volée.

rule-PCT-BAT-007 = mages dans la bataille
    .summary =
        Un jet par mage. Un sort coûte au plus 4 psy, et un sort de zone touche aussi les alliés. Lecture retenue : le
        coût compte avant réduction, la règle vaut pour les deux camps, et ces alliés sont ceux qui sont au contact de
        la cible.

rule-PCT-BAT-008 = héros contre bataillon
    .summary =
        Lecture retenue : un héros attaque un soldat au contact à la fois, selon les règles ordinaires ; à 0 point de
        vie, le bataillon en perd un. Les dégâts de trop sont perdus, et un bataillon ne se défend pas, sauf si le MJ
        lui donne une posture.
