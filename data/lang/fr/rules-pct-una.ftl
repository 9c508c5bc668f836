# Règles au pourcentage, UNA : mains nues, lutte, assommer. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-UNA-001 = bagarre
    .summary =
        Coups de pied, de tête ou de poing, à la portée de tous : 1d4 de dégâts seulement. Lecture retenue : le bonus
        aux dégâts s’y ajoute (réglage : « bonus aux dégâts à mains nues »).

rule-PCT-UNA-002 = lutte
    .summary =
        La compétence Lutte, utilisée seule, permet une prise, choisie à la déclaration : immobiliser, jeter à terre
        ou étrangler ; aucun jet de Lutte, donc aucune parade. Autre lecture (réglage : « jet de Lutte avant une
        prise ») : la Lutte se lance d’abord comme une attaque, qui se pare ou s’esquive. Un simple coup de Lutte fait
        1d4.

rule-PCT-UNA-003 = immobiliser
    .summary =
        Une opposition de Physique contre Physique. Gagnée, elle tient la cible. Lecture retenue : la cible ne peut ni
        attaquer, ni se déplacer, ni se défendre, et perd l’action déclarée ; dès le round suivant, se dégager par la
        même opposition peut être son action (à marge égale, la prise tient).

rule-PCT-UNA-004 = jeter à terre
    .summary =
        La cible va à terre d’office : ni jet, ni dégâts (réglage : « jet de Lutte avant une prise »). Lecture
        retenue : ce n’est qu’un état, dont le MJ fixe les malus ; se relever est un déplacement déclaré.

rule-PCT-UNA-005 = étrangler
    .summary =
        L’asphyxie : le MJ en dit l’effet à la fin de chaque round (réglage : « dégâts de l’asphyxie »). À chaque
        round, à son tour, la victime fait un jet de Physique pour se dégager, en plus de son action ; si la Lutte se
        lance d’abord (réglage : « jet de Lutte avant une prise »), c’est son action. Lecture retenue : elle ne peut
        ni fuir ni s’éloigner.

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
        Qui perd connaissance ne subit qu’un tiers des dégâts d’origine, ceux du coup avant toute protection, arrondi
        à l’inférieur (réglage : « dégâts de qui est assommé »). Lecture retenue : jamais plus que ce qui a passé la
        protection ; perdu sur-le-champ.
