# Cinquième édition, HPS : à 0 point de vie. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-HPS-001 = les soins
    .summary =
        Les points rendus s’ajoutent, jusqu’au maximum ; le surplus est perdu.

rule-DN5-HPS-002 = on ne soigne pas les morts
    .summary =
        Un mort ne récupère rien tant qu’une magie puissante ne l’a pas ramené à la vie.

rule-DN5-HPS-003 = tomber à 0 point de vie
    .summary =
        On meurt sur le coup ou l’on perd connaissance, à terre. Un seul point de vie récupéré suffit à revenir à
        soi, encore à terre.

rule-DN5-HPS-004 = mort sur le coup
    .summary =
        Si les dégâts qui restent, une fois à 0, atteignent votre maximum de points de vie, vous mourez.

rule-DN5-HPS-005 = jet contre la mort
    .summary =
        Au début de son tour à 0 point de vie, un jet, sans caractéristique ; puis le tour est fini.

rule-DN5-HPS-006 = réussite ou échec contre la mort
    .summary =
        Un d20 sans rien y ajouter : 10 ou plus réussit, moins échoue.

rule-DN5-HPS-007 = trois réussites, trois échecs
    .summary =
        Trois réussites : stabilisé. Trois échecs : mort. Ils n’ont pas à se suivre ; tout repart de zéro dès qu’un
        point revient ou que l’on est stabilisé.

rule-DN5-HPS-008 = 1 et 20 contre la mort
    .summary =
        Un 1 compte pour deux échecs. Un 20 rend 1 point de vie, et le tour se joue.

rule-DN5-HPS-009 = dégâts à 0 point de vie
    .summary =
        Un échec par blessure subie à 0, deux si elle est critique ; si elle atteint le maximum de points de vie, la
        mort.

rule-DN5-HPS-010 = premiers secours
    .summary =
        Par son action, un test de Médecine DD 10 stabilise qui est inconscient à 0. Lecture retenue : à 1,5 m au
        plus.

rule-DN5-HPS-011 = stabilisé
    .summary =
        Plus de jet contre la mort, mais toujours inconscient à 0. Toute blessure y met fin. Lecture retenue : elle
        compte aussi comme un échec.

rule-DN5-HPS-012 = revenir à soi
    .summary =
        Stabilisé et non soigné, on récupère 1 point de vie au bout de 1d4 heures.

rule-DN5-HPS-013 = les monstres meurent à 0
    .summary =
        La plupart meurent à 0 point de vie, sans jet. Le meneur peut en traiter certains comme des personnages.

rule-DN5-HPS-014 = assommer
    .summary =
        Qui réduit une créature à 0 au corps à corps peut l’assommer : elle est inconsciente et stabilisée. Cela se
        décide aux dégâts. Lecture retenue : même si le coup tuerait.

rule-DN5-HPS-015 = points temporaires d’abord
    .summary =
        Les dégâts prennent d’abord les points de vie temporaires, le reste prend les vrais.

rule-DN5-HPS-016 = au-delà du maximum
    .summary =
        Les points temporaires sont à part : ils dépassent le maximum, même quand rien n’est perdu.

rule-DN5-HPS-017 = points temporaires : garder ou changer
    .summary =
        Les soins n’en rendent pas, et ils ne s’ajoutent pas : on garde les siens ou l’on prend les nouveaux.
        Lecture retenue : à défaut, les plus grands.

rule-DN5-HPS-018 = points temporaires à 0
    .summary =
        À 0 point de vie, en recevoir ne réveille ni ne stabilise. Ils absorbent encore. Lecture retenue : une
        blessure tout entière absorbée n’est pas un échec.

rule-DN5-HPS-019 = combien de temps ils durent
    .summary =
        Jusqu’à ce qu’ils soient dépensés ou au repos long, à moins que ce qui les donne ne dise autrement.
