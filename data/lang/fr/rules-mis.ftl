# D&D Alternatif, MIS : le tir. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-MIS-001 = une action, le tir
    .summary =
        Arc, arbalète, fronde, armes de jet, objet lancé : la seule action de ce mode est le tir, et chaque action est
        un projectile qui part. La réaction sert à le saisir et à viser. On est en mode tir dès que l’on commence.

rule-ALT-MIS-002 = dés de réaction du tir
    .summary =
        L’arme seule donne le dé : objet d4 ; arcs, fronde, couteau, hache et javelot d6 ; bolas d8 ; arbalète d6+2,
        lourde d6+4 ; couleuvrine d6+6. La part fixe ne baisse jamais.

rule-ALT-MIS-003 = spécialiste au tir
    .summary =
        Arcs, fronde et couteau de jet : d4 ; arbalètes : d3, plus leur part fixe. Les autres armes n’y gagnent rien.

rule-ALT-MIS-004 = cadence accélérée
    .summary =
        Avec un arc, une fronde ou un couteau de jet, on peut lancer le dé inférieur : ce tir prend −3.

rule-ALT-MIS-005 = cadence très rapide
    .summary =
        Avec un arc seulement, on peut descendre de deux dés : ce tir prend −6.

rule-ALT-MIS-006 = cadence, tir par tir
    .summary =
        La cadence se choisit avant le dé, pour un seul projectile ; son malus le suit, même gardé en attente (lecture
        retenue).

rule-ALT-MIS-007 = viser soigneusement
    .summary =
        On ajoute 1 à 3 segments à la réaction pour autant au toucher. Réglage « choix de la visée » : dit avant le dé
        (d’ordinaire) ou après.

rule-ALT-MIS-008 = viser : sans cumul
    .summary =
        La visée n’ajoute rien à un tir par surprise ou sournois, et ne va pas avec la cadence accélérée (réglage
        « viser en cadence accélérée »).

rule-ALT-MIS-009 = garder un trait visé
    .summary =
        Il faut que la cible reste visible et à portée. Sinon le bonus est perdu, ou tout le tir (réglage « cible visée perdue »).

rule-ALT-MIS-010 = force de frappe au tir
    .summary =
        d20 + bonus martial + Dextérité + les ajustements du chapitre. Ni Force, ni facteur d’arme ; un autre bonus au
        toucher figure à part.

rule-ALT-MIS-011 = CA contre les tirs
    .summary =
        Il faut atteindre la CA. Seul le facteur de défense d’un bouclier en main s’y ajoute (avec les facteurs
        d’armes), et la couverture.

rule-ALT-MIS-012 = dégâts d’un tir
    .summary =
        Les dés de l’arme, sans Force, plus expertise, spécialisation ou enchantement. Ce sont des dégâts d’usure.

rule-ALT-MIS-013 = critique au tir
    .summary =
        Avec une vraie arme de tir ou de jet, 19 ou 20 pur : usure doublée et 1d6−1 points de coup. La portée change
        ces résultats.

rule-ALT-MIS-014 = 20 pur au tir
    .summary =
        Il touche toujours et ne cède qu’à une parade critique. Les autres résultats critiques ne touchent pas
        d’eux-mêmes (réglage « un résultat pur critique touche toujours »).

rule-ALT-MIS-015 = objet lancé
    .summary =
        Critique sur 20 seulement, et 1d4−1 points de coup.

rule-ALT-MIS-016 = table des effets d’un tir
    .summary =
        Perforations pour les traits, chocs pour les pierres, entailles pour une hache : chaque arme nomme la sienne.

rule-ALT-MIS-017 = garder un tir prêt
    .summary =
        Une fois prêt, il attend tant que l’on ne fait rien d’autre, et part sans dé au segment où on le dit :
        `/attendre`, `/declencher`.

rule-ALT-MIS-018 = 1 pur au tir
    .summary =
        Toujours manqué. Simple échec, ou table des échecs critiques (réglage « 1 pur au tir »).

rule-ALT-MIS-019 = pas de Dextérité à la réaction
    .summary =
        La première réaction d’un tireur se lit telle quelle.

rule-ALT-MIS-020 = arme prête d’emblée
    .summary =
        Le MJ peut dire l’arme prête (`/mj outil`) : le premier tir est alors une action simple, sans dé.

rule-ALT-MIS-021 = tirer au contact
    .summary =
        C’est baisser sa garde pendant toute la réaction et le tir : une attaque franche par adversaire et par
        segment.

rule-ALT-MIS-022 = tirer en marchant
    .summary =
        Une case par segment ne gêne pas. Un déplacement complet interrompt le tir, même gardé prêt.

rule-ALT-MIS-023 = tirs du même segment
    .summary =
        Ils partent ensemble, sauf si l’un peut empêcher l’autre : le MJ peut alors demander un test simultané (écart
        de 2, 3 ou 4 secondes).

rule-ALT-MIS-024 = tirs répétés
    .summary =
        Sans un mot, on tire encore de même. Changer de cible est libre jusqu’au départ, mais la visée est perdue. Le
        MJ peut imposer un battement.

rule-ALT-MIS-025 = tirer dans la mêlée
    .summary =
        Le texte n’en dit rien. Réglage « tir dans la mêlée » : comme d’ordinaire, au gré du MJ, ou 30 % + 10 % par
        personne de toucher un ami.
