# Règles au pourcentage, MNT : les montures. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-MNT-001 = jet d’équitation
    .summary =
        Offert avant chaque attaque en selle : un jet d’Équitation réussi donne un avantage pour cette seule attaque ;
        raté, elle a lieu quand même. Lecture retenue ; réglage : « jet d’équitation » (exigé pour le bonus de monture, ou
        sans effet). Sur une maladresse, le MJ peut faire chuter.

rule-PCT-MNT-002 = attaque et défense en selle
    .summary =
        En selle, +5 à toute attaque et −5 aux parades et esquives. Lecture retenue : rompre le combat compte comme
        une défense (−5) ; le jet d’équitation n’a ni l’un ni l’autre.

rule-PCT-MNT-003 = charge montée
    .summary =
        Déclarée avec une attaque de corps à corps en selle, elle donne +2 en Force. Lecture retenue : +2 aux dégâts,
        qu’un critique ne double pas ; réglage : « +2 en Force de la charge montée » (+2 au score d’attaque).

rule-PCT-MNT-004 = chute de monture
    .summary =
        Qui tombe de sa monture, quelle qu’en soit la raison, subit 1d6 points de dégâts qu’aucune protection ne
        réduit, et n’est plus en selle. Lecture retenue : l’armure naturelle n’y fait rien non plus.
