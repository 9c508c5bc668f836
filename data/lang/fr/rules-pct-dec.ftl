# Règles au pourcentage, DEC : les déclarations d’intention. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-DEC-001 = tour de table
    .summary =
        Avant toute résolution, chaque joueur dit ce qu’il compte faire, puis le MJ ce que ses personnages semblent
        préparer. Lecture retenue : c’est public, dans n’importe quel ordre, et se change jusqu’à ce que la dernière
        déclaration soit donnée.

rule-PCT-DEC-002 = actions possibles
    .summary =
        Attaquer, lutter, parer, esquiver, rompre le combat, fuir, lancer un sort, attendre, se déplacer, ou toute
        autre action, dont le MJ dit l’effet. Une attaque a ses options : deux armes, visée, partie vitale, assommer,
        charge, discrétion.

rule-PCT-DEC-003 = déclarer court
    .summary =
        Une déclaration dit ce qu’on tente et sur qui, rien de plus : le récit d’un succès n’a aucun effet, seuls les
        dés décident. Ce qui a sa propre règle (viser, assommer) se choisit en option.

rule-PCT-DEC-004 = intentions des personnages du MJ
    .summary =
        Le MJ dit ce que ses personnages semblent vouloir faire, sans devoir être précis. Leur action véritable ne se
        montre qu’à leur tour.

rule-PCT-DEC-005 = à déclarer ou jamais
    .summary =
        Se choisissent à la déclaration et jamais plus tard : une esquive et son adversaire, rompre le combat,
        assommer, la posture, attendre et dans quel but. Une parade ne se déclare pas. Lecture retenue pour la posture
        et l’attente.

rule-PCT-DEC-006 = une déclaration engage
    .summary =
        Dès que la résolution commence, le genre d’action ne change plus sans le MJ. Si la cible n’est plus
        attaquable, on en choisit une autre ou on renonce. Lecture retenue ; réglage : « action devenue impossible » (l’action
        est perdue).

rule-PCT-DEC-007 = sans déclaration
    .summary =
        Qui n’a rien déclaré ne fait rien ce round et n’a pas de posture. Le MJ peut déclarer à sa place. Lecture
        retenue.

rule-PCT-DEC-008 = se déplacer
    .summary =
        Se déplacer est l’action du round, sans vitesse ni coût fixés. Le MJ dit ce que cela change (distance,
        contact, couvert) ; s’il n’en dit rien, cela ne change rien.

rule-PCT-DEC-009 = action perdue
    .summary =
        Qui, à son tour, a péri, a quitté le combat, est hors de combat, sans connaissance ou sous une prise qui
        immobilise perd l’action déclarée, sans dé lancé. Avoir perdu des points de vie n’empêche rien. Lecture
        retenue.
