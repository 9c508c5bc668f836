# Cinquième édition, TUR : ce que contient un tour. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-TUR-001 = un déplacement et une action
    .summary =
        À votre tour, vous pouvez vous déplacer de votre vitesse au plus et entreprendre une action, dans l’ordre
        qui vous plaît.

rule-DN5-TUR-002 = ne pas tout faire, ou rien
    .summary =
        On peut renoncer au déplacement, à l’action ou aux deux. Qui hésite prend Esquiver ou Se tenir prêt. Lecture
        retenue : Esquiver est proposé à qui laisse passer son temps.

rule-DN5-TUR-003 = d’où viennent les actions
    .summary =
        L’action est l’une des dix communes, une de votre classe ou d’une aptitude, une du profil d’un monstre, ou
        une improvisée.

rule-DN5-TUR-004 = une action bonus, si on vous la donne
    .summary =
        Il n’y a d’action bonus que si une aptitude, un sort ou une règle le dit : la Ruse du roublard, un sort, la
        seconde arme légère.

rule-DN5-TUR-005 = une seule action bonus
    .summary =
        Une action bonus par tour au plus, et toujours pendant le sien. Qui en a plusieurs à sa portée choisit.

rule-DN5-TUR-006 = le moment de l’action bonus
    .summary =
        Elle vient quand vous voulez pendant votre tour, sauf si sa description fixe un moment. Qui ne peut pas agir
        n’a pas non plus d’action bonus.

rule-DN5-TUR-007 = parler ne coûte rien
    .summary =
        Pendant son tour, quelques mots ou un geste bref ne coûtent ni action ni déplacement. Le meneur dit ce qui
        serait trop long.

rule-DN5-TUR-008 = un objet en passant
    .summary =
        Une fois par tour, on manie un objet sans frais, au fil du déplacement ou de l’action : dégainer, ouvrir une
        porte.

rule-DN5-TUR-009 = un second objet
    .summary =
        Manier un second objet dans le même tour prend l’action. Lecture retenue : lâcher ce que l’on tient ne coûte
        rien.

rule-DN5-TUR-010 = objets qui prennent l’action
    .summary =
        Certains objets, magiques ou spéciaux, demandent toujours l’action, quand leur description le dit.

rule-DN5-TUR-011 = une tâche délicate
    .summary =
        Pour un geste difficile ou qui demande du soin, une porte coincée ou la manivelle d’un pont-levis, le meneur
        peut exiger l’action.

rule-DN5-TUR-012 = gestes de tous les jours
    .summary =
        Vont avec un déplacement ou une action : dégainer, rengainer, ouvrir, ramasser, prendre une potion, tendre
        un objet, tirer un levier, tourner une clef… Lecture retenue : boire une potion prend l’action.
