# D&D Alternatif, SIM : les simultanéités. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-SIM-001 = simultané !
    .summary =
        Quand deux ennemis au contact ont une action offensive de mêlée due au même segment, chacun pouvant frapper
        l’autre, « simultané ! » est annoncé au début du segment. Pour l’arme en cause, chacun choisit : attaquer ou
        revenir en garde.

rule-ALT-SIM-002 = porter son attaque
    .summary =
        L’arme attaque (toute action offensive de mêlée). Elle ne peut donc pas parer dans ce segment : un coup qui
        touche passe, sauf si une autre arme le pare.

rule-ALT-SIM-003 = revenir en garde
    .summary =
        On renonce à l’action due sans savoir si l’ennemi touchera. Dans tous les cas, l’arme passe sur la défensive et
        son initiative va à ce segment plus le report de son dé (due au 8, d8 : 12). Elle peut parer dans ce segment
        sans autre report.

rule-ALT-SIM-004 = attaques croisées
    .summary =
        Les deux coups sont lancés et comptent en entier : chacun peut blesser ou tuer l’autre. Pas de test simultané,
        et aucune des deux armes ne peut parer.

rule-ALT-SIM-005 = désengagement
    .summary =
        Les deux reviennent en garde : personne ne frappe, le contact se rompt un instant. Au lieu du report, chacun
        lance une nouvelle réaction depuis ce segment, moins le bonus standard de Dextérité (minimum 1). Plus personne
        n’est sur la défensive (lecture retenue).

rule-ALT-SIM-006 = pas de désengagement
    .summary =
        À plus de deux dans l’engagement, ou si l’un des deux garde une seconde arme à l’offensive, le contact n’est
        pas rompu : chaque arme revenue en garde est reportée et sur la défensive. Réglage : « retour en garde des deux côtés » (la lettre
        du texte, ou toute seconde arme l’empêche).

rule-ALT-SIM-007 = attaque contre retour en garde
    .summary =
        L’attaque est lancée ; si elle touche, l’autre peut parer avec l’arme revenue en garde. Si elle manque,
        l’action cédée est perdue pour rien.

rule-ALT-SIM-008 = simultané à deux armes
    .summary =
        On décide pour chaque arme due. Avec une seule, on peut attaquer et parer de l’autre, qui passe sur la
        défensive et est reportée si elle n’y était pas déjà. Si les deux sont dues, on choisit pour chacune.

rule-ALT-SIM-009 = ce que dit l’annonce
    .summary =
        Face à plusieurs ennemis, on vous dit lesquels agissent en même temps que vous, mais pas avec quelle arme.
        D’une attaque que vous ne pouvez pas voir venir, on ne vous dit rien ; elle ne se pare d’ailleurs pas.

rule-ALT-SIM-010 = choix secret
    .summary =
        Chacun choisit sur-le-champ, sans connaître le choix de l’autre. Qui tarde est revenu en garde ; ce défaut
        n’est pas un réglage.

rule-ALT-SIM-011 = simultané et autres actions
    .summary =
        « Attaquer » couvre toute action offensive de mêlée ; son genre et sa cible se disent avec le choix. L’arme
        revenue en garde n’a pas agi : elle peut, dans ce segment, parer ou prendre une action gratuite offerte, pas
        les deux.

rule-ALT-SIM-012 = deviner l’adversaire
    .summary =
        Avant un tel segment, jamais pendant, on peut demander au MJ des indices sur l’état de l’ennemi (perception,
        empathie), ou feindre la faiblesse (théâtre, empathie). Un troll en furie ne pare jamais ; plus on est prudent,
        plus on pare ; qui tient un bouclier renonce rarement à son coup d’épée.
