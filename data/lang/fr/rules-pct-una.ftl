# Règles au pourcentage, UNA : mains nues, lutte, assommer. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-UNA-001 = bagarre
    .summary =
        Coups de pied, de tête ou de poing, à la portée de tous : 1d4 de dégâts seulement. Lecture retenue : le bonus
        aux dégâts s’y ajoute (réglage : « bonus aux dégâts à mains nues »).

rule-PCT-UNA-002 = lutte
    .summary =
        Un jet de Lutte réussi permet une prise, choisie à la déclaration : immobiliser, jeter à terre ou étrangler.
        Lecture retenue : ce jet est une attaque, que la cible peut parer, ou esquiver si c’était annoncé ; un simple
        coup de Lutte fait 1d4.

rule-PCT-UNA-003 = immobiliser
    .summary =
        Après la Lutte, opposition de Physique. Gagnée, elle tient la cible. Lecture retenue : la cible ne peut ni
        attaquer, ni se déplacer, ni se défendre, et perd l’action déclarée ; dès le round suivant, se dégager par la
        même opposition peut être son action (à marge égale, la prise tient).

rule-PCT-UNA-004 = jeter à terre
    .summary =
        Après la Lutte, la cible va à terre d’office : ni opposition, ni dégâts. Lecture retenue : ce n’est qu’un
        état, dont le MJ fixe les malus ; se relever est un déplacement déclaré.

rule-PCT-UNA-005 = étrangler
    .summary =
        Après la Lutte, l’asphyxie : le MJ en dit l’effet à la fin de chaque round (réglage : « dégâts de l’asphyxie »). Un jet
        de Physique réussi libère la victime. Lecture retenue : c’est son action du round, au lieu de celle qu’elle a
        déclarée ; elle ne peut ni fuir ni s’éloigner.

rule-PCT-UNA-006 = assommer
    .summary =
        L’intention s’annonce à la déclaration ; il faut ensuite réussir une attaque de Bagarre, de Lutte ou d’une
        arme de mêlée qui ne tranche pas (un gourdin). La cible garde ses défenses ordinaires.

rule-PCT-UNA-007 = résister au coup qui assomme
    .summary =
        Si le coup touche sans être arrêté, la cible lance Physique en Défensif, Chance autrement ; un échec lui fait
        perdre connaissance. Lecture retenue : sur une réussite, les dégâts comptent en entier ; le jet a lieu même si
        l’armure a tout absorbé.

rule-PCT-UNA-008 = durée de la perte de connaissance
    .summary =
        La victime reste sans connaissance pendant 1d4 heures : elle ne prend plus part au combat.

rule-PCT-UNA-009 = un tiers des dégâts
    .summary =
        Qui perd connaissance ne subit qu’un tiers des dégâts du coup, arrondi à l’inférieur. Lecture retenue : un
        tiers de ce que laisse la protection, perdu sur-le-champ.
