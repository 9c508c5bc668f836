# Cinquième édition, INI : surprise et initiative. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-INI-001 = rounds et tours
    .summary =
        Un round dure environ 6 secondes. Chacun y joue un tour, dans l’ordre d’initiative ; quand tous ont joué, un
        autre round commence, tant qu’aucun camp n’est vaincu.

rule-DN5-INI-002 = le combat étape par étape
    .summary =
        Dans l’ordre : qui est surpris, où chacun se tient, l’initiative, puis les tours, round après round. Les
        trois premières étapes n’ont lieu qu’une fois. Personne n’attaque avant l’initiative.

rule-DN5-INI-003 = quand le combat finit
    .summary =
        Le texte ne dit pas quand un camp est vaincu : mort, inconscience, fuite et reddition comptent. Lecture
        retenue : le bot propose de finir, le meneur décide.

rule-DN5-INI-004 = positions de départ
    .summary =
        Le meneur place tout le monde : les héros selon leur ordre de marche ou ce qu’ils ont annoncé, les autres à
        la distance et dans la direction qu’il choisit.

rule-DN5-INI-005 = la discrétion contre la perception
    .summary =
        Si personne ne se cache, nul n’est surpris. Sinon, la Discrétion de chaque créature qui se faufile se
        compare à la Perception passive de chaque adversaire. Lecture retenue : à égalité, elle passe inaperçue.

rule-DN5-INI-006 = ne remarquer aucune menace
    .summary =
        Est surpris qui ne remarque aucun de ses adversaires. Lecture retenue : en remarquer un seul suffit à ne pas
        l’être.

rule-DN5-INI-007 = ce que fait la surprise
    .summary =
        À son premier tour, qui est surpris ne bouge pas et n’agit pas ; il n’a de réaction qu’une fois ce tour
        fini. Il a pourtant lancé l’initiative, et son tour passe à son rang.

rule-DN5-INI-008 = chacun est surpris pour soi
    .summary =
        La surprise est l’affaire de chacun, non d’un camp : un seul compagnon peut l’être quand les autres ne le
        sont pas.

rule-DN5-INI-009 = test d’initiative
    .summary =
        Au début du combat, chacun fait un test de Dextérité : le total donne son rang. Ce n’est pas une attaque :
        un 1 ou un 20 naturels n’y font rien de particulier.

rule-DN5-INI-010 = un jet par groupe
    .summary =
        Les créatures identiques d’un groupe ont un seul jet d’initiative et agissent ensemble. Chacune garde son
        action, son déplacement et sa réaction.

rule-DN5-INI-011 = l’ordre reste le même
    .summary =
        On joue du plus haut total au plus bas, et l’ordre ne change plus d’un round à l’autre : ni se tenir prêt ni
        une réaction ne le déplacent.

rule-DN5-INI-012 = égalités : qui décide
    .summary =
        Entre créatures du meneur, il décide ; entre personnages, leurs joueurs ; entre les deux, le meneur. L’ordre
        choisi vaut pour tout le combat.

rule-DN5-INI-013 = égalités au d20
    .summary =
        Au lieu de décider, les ex æquo peuvent lancer un d20, sans rien y ajouter : le plus haut passe devant.
        Lecture retenue : une nouvelle égalité se relance.

rule-DN5-INI-014 = arriver en cours de combat
    .summary =
        Le texte n’en dit rien. Lecture retenue : le nouveau venu lance l’initiative et prend place à son total ; si
        ce rang est déjà passé, il joue au round suivant.
