# Règles au pourcentage, ATK : les attaques. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-ATK-001 = ordre des attaques
    .summary =
        Les actions se résolvent une à une dans l’ordre d’initiative, chacune avec sa défense et ses dégâts avant la
        suivante. L’effet est immédiat : qui tombe ne frappe plus dans le round.

rule-PCT-ATK-002 = jet d’attaque
    .summary =
        On touche en réussissant 1d100 contre la compétence de l’arme, bonus et malus compris. Une attaque manquée n’a
        pas d’effet et ne coûte aucune défense à sa cible.

rule-PCT-ATK-003 = du coup à la blessure
    .summary =
        Un coup réussi blesse s’il n’est ni esquivé ni paré. Dans l’ordre : jet d’attaque, défense si la cible y a
        droit, dégâts, protection, points de vie. Un coup arrêté ne fait lancer aucun dé de dégâts.

rule-PCT-ATK-004 = attaque discrète
    .summary =
        Si le MJ admet que l’approche a réussi, le score est 95 au lieu de la compétence ; Offensif est interdit.
        Lecture retenue : les malus choisis (visée, seconde arme) s’en retirent, aucun bonus ne s’y ajoute, et la
        cible n’a pas de défense (réglage : « défense contre une attaque discrète »).

rule-PCT-ATK-005 = attaque d’opportunité
    .summary =
        Une attaque dans le dos, portée en action d’opportunité, a +10 au score. Lecture retenue : le MJ l’accorde,
        elle se joue sur-le-champ, hors de son tour, et ne prend pas l’action du round.

rule-PCT-ATK-006 = viser une partie précise
    .summary =
        Déclaré avec l’attaque : −10 au score. Si elle touche, l’armure portée et le bouclier ne protègent pas ;
        l’armure naturelle protège encore. Lecture retenue : toute attaque peut viser (réglage : « attaques qui peuvent viser »).

rule-PCT-ATK-007 = viser une partie vitale
    .summary =
        Le malus est fixé par le MJ : −20 ou pire, au lieu de −10. Si l’attaque réussit sans être arrêtée, la blessure
        est létale : la cible meurt, sur-le-champ ou après un délai. Lecture retenue : les dégâts comptent aussi, sans
        la protection portée. Réglage : « attaques qui peuvent viser ».

rule-PCT-ATK-008 = survivre à une blessure létale
    .summary =
        Le MJ dit si la cible survit un temps, et avec quel dé : d4, d6, d8 ou d10 rounds. Lecture retenue : elle agit
        normalement et meurt à la fin du dernier, compté à partir du round qui suit la blessure. Sans réponse, un
        personnage du MJ meurt aussitôt ; pour un joueur, on attend.

rule-PCT-ATK-009 = deux armes, un seul dé
    .summary =
        Un seul d100 pour les deux : l’arme principale contre son score, la seconde contre le sien moins 20 points.
        Score 70 : jusqu’à 50 les deux touchent, de 51 à 70 la principale seule. Lecture retenue : chaque arme a sa
        compétence, un critique vaut pour les deux, une maladresse une fois.

rule-PCT-ATK-010 = deux touches, deux attaques
    .summary =
        La principale d’abord, sur la même cible : chacune a sa question de défense (une seule défense par round en
        tout), son jet de dégâts et sa protection. Si la cible tombe à la première, la seconde est perdue. Lecture
        retenue ; le MJ peut permettre une seconde cible.

rule-PCT-ATK-011 = armes de mêlée et d’hast
    .summary =
        Mêlée : la plupart des armes tranchantes ou contondantes à une main, du gourdin à l’épée longue. Hast : les
        armes longues, d’ordinaire à deux mains (hallebarde, pique, lance). Les deux compétences attaquent et parent.

rule-PCT-ATK-012 = attaque à distance
    .summary =
        Un tir suit l’ordre d’initiative, avec la compétence Tir et sans bonus aux dégâts. Il ne s’esquive pas et ne
        se pare qu’au bouclier ; le couvert peut lui donner un malus. Aucune portée ni cadence n’est fixée.

rule-PCT-ATK-013 = distances des armes
    .summary =
        Mains nues : moins de 0,5 m. Mêlée : de 0,5 à 1,50 m, bornes comprises. Hast : plus de 1,50 m. Lecture
        retenue : cela ne joue que si le MJ a donné une distance ; réglage : « distances des armes » (sans effet, avertir, refuser).

rule-PCT-ATK-014 = armes à poudre
    .summary =
        Récentes, rudimentaires, dangereuses pour qui s’en sert, sans aucun nombre dans le texte. Lecture retenue :
        leurs maladresses ont leur propre liste, et chaque arme peut avoir son propre seuil de maladresse.
