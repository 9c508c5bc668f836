# D&D Alternatif, WRE : la lutte. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-WRE-001 = mode de combat : lutte
    .summary =
        Un mode de combat à part, au plus près : agripper, immobiliser, tordre, étrangler. Chaque action
        demande un jet de réaction, sauf contrer ; ce qu’elle sera se décide quand son segment arrive, pas à
        l’annonce.

rule-ALT-WRE-002 = dé de réaction en lutte
    .summary =
        Celui d’une arme à deux mains : d8 jusqu’à un bonus martial de 6, d6 jusqu’à 12, d4 jusqu’à 18, d3
        ensuite (réglage : `wrestle_bm19_die`). Au rang 4, la ligne suivante : d6, d4, d3, d2.

rule-ALT-WRE-003 = première réaction en lutte
    .summary =
        Le premier jet de réaction est diminué du bonus de Dextérité, minimum 1 : en entrant dans ce mode,
        puis de nouveau quand le corps à corps commence. Une action de lutte se fait à son segment ou elle est
        perdue : elle ne s’attend pas.

rule-ALT-WRE-004 = score de lutte
    .summary =
        Moitié du bonus martial (arrondie à l’inférieur) + bonus standard de Force + bonus de Dextérité + rang
        en lutte. Les monstres le calculent de même.

rule-ALT-WRE-005 = classe de lutte (CL)
    .summary =
        La CA de la cible + sa Force standard + son rang en lutte + un ajustement de taille. Les facteurs de
        défense des armes et du bouclier n’y comptent pas.

rule-ALT-WRE-006 = taille en lutte
    .summary =
        +8 par catégorie au-dessus de la taille moyenne, −4 par catégorie au-dessous : gnome −4, ogre ou troll
        +8, géant du feu +16.

rule-ALT-WRE-007 = force de frappe en lutte
    .summary =
        d20 + score de lutte, à comparer à la CL de l’adversaire : égale ou supérieure, c’est réussi. Cela
        vaut aussi pour s’évader et se défendre ; seuls passer la garde et repousser opposent deux totaux.

rule-ALT-WRE-008 = lutte : 20 pur et 1 pur
    .summary =
        Un 20 pur réussit toujours ; si l’action blesse, c’est un critique exceptionnel, mais à 1d4 points de
        coup. Un 1 pur échoue toujours, sans plus (réglage : « 1 pur en lutte »).

rule-ALT-WRE-009 = mains libres
    .summary =
        Un lutteur ne tient rien, sauf une arme légère (dague, couteau, lacet) ou un petit objet. Une main au
        moins reste libre, sauf avec le lacet.

rule-ALT-WRE-010 = une action de lutte par segment
    .summary =
        Un humanoïde n’a jamais plus d’une action de lutte dans un segment, contrer compris. Certains monstres
        font exception.

rule-ALT-WRE-011 = lutte : actions au même segment
    .summary =
        Chacun choisit en secret d’agir ou de passer sur la défensive pour pouvoir contrer. Si les deux
        agissent, les deux actions sont résolues. Qui renonce est reporté de la moitié de son dé ; si les deux
        renoncent, chacun relance une première réaction.

rule-ALT-WRE-012 = engagés d’office
    .summary =
        Deux adversaires désarmés qui choisissent tous deux la lutte sont engagés dès qu’ils se touchent, sans
        aucun jet.

rule-ALT-WRE-013 = tenu à distance par une arme
    .summary =
        Tant que l’adversaire se sert d’une arme, on ne peut que tenter de passer sa garde, l’engager par une
        action spéciale, ou profiter d’une garde baissée. Des poings nus ne tiennent personne à distance
        (lecture retenue).

rule-ALT-WRE-014 = lutte : garde baissée
    .summary =
        Au lieu d’une attaque franche, on peut saisir d’office l’adversaire qui baisse sa garde, et faire
        aussitôt contre lui une action de lutte gratuite.

rule-ALT-WRE-015 = engagé en lutte
    .summary =
        On ne peut plus rien faire d’autre que lutter jusqu’à la rupture. Les armes de mêlée ne servent plus
        et sont lâchées, la dague exceptée ; ni parade, ni esquive.

rule-ALT-WRE-016 = entrer en lutte
    .summary =
        Ce que l’un et l’autre préparaient est perdu ; chacun fait un premier jet de réaction en lutte depuis
        ce segment, Dextérité comprise.

rule-ALT-WRE-017 = lutte à plusieurs
    .summary =
        Qui est pris dans une lutte ne va chercher personne d’autre, mais toute personne libre peut venir
        saisir l’un des lutteurs, sans jet ni action gratuite (réglage : « action gratuite en rejoignant une lutte »). Le
        surnombre compte.

rule-ALT-WRE-018 = lutteurs sur une case
    .summary =
        Les lutteurs occupent tous la même case : celle de la personne saisie (lecture retenue).

rule-ALT-WRE-019 = rompre la lutte
    .summary =
        Trois moyens : renverser l’adversaire et rester debout ; l’avoir sous soi, se relever et partir ; le
        laisser à un allié aux prises avec lui. Aucun n’est possible sous une clé de cet adversaire.

rule-ALT-WRE-020 = une clé retient
    .summary =
        Tant qu’un adversaire maintient une clé sur vous, vous ne pouvez rompre d’aucune façon.

rule-ALT-WRE-021 = lutteur exposé
    .summary =
        Face aux armes des autres, un lutteur a la garde baissée : une attaque franche par segment pour
        chacun. Mais le coup risque de partir sur un autre lutteur : 30 % et 10 % par lutteur, dé jeté avant
        le coup.

rule-ALT-WRE-022 = clé
    .summary =
        Une partie du corps, nommée avant le jet, est immobilisée. Chaque clé subie coûte 5 à tous les jets de
        d20 (réglage : « malus d’une clé ») et ajoute un dé aux jets de réaction.

rule-ALT-WRE-023 = clé au bras
    .summary =
        Ce bras et ce qu’il tient ne servent plus, et ne peuvent frapper, tant que la clé est maintenue.

rule-ALT-WRE-024 = clé à la tête, au cou
    .summary =
        Une clé à la tête permet de bâillonner : ni parole, ni cri, ni sort qui se prononce. Une clé au cou
        est nécessaire pour étrangler.

rule-ALT-WRE-025 = clé à la jambe
    .summary =
        Tant qu’une jambe au moins est tenue, renverser cet adversaire se fait à +5, qui que ce soit qui le
        tente. Deux jambes ne donnent pas plus.

rule-ALT-WRE-026 = sous des clés
    .summary =
        Avec une seule clé subie, tout reste possible, sauf ce que ferait le bras tenu. Avec deux ou plus :
        évasion et contrer seulement.

rule-ALT-WRE-027 = maintenir une clé
    .summary =
        Ce n’est pas une action, mais vos réactions prennent un dé de plus. Deux clés au plus ; avec deux,
        aucune action sinon contrer. Lâcher une clé ne coûte rien (lecture retenue).

rule-ALT-WRE-028 = fin d’une clé
    .summary =
        Une évasion la rompt, qui la tient la lâche, ou ne peut plus lutter. Contrer ne rompt pas une clé déjà
        établie. Ses malus finissent avec elle.

rule-ALT-WRE-029 = torsion
    .summary =
        Il faut maintenir une clé, une seule. Elle réussit d’elle-même à son segment, sans contre possible ni
        critique : 1d3 + score de lutte de dégâts d’usure.

rule-ALT-WRE-030 = torsion : limites
    .summary =
        Au bras ou à la jambe elle ne fait jamais descendre sous 0 point de coup ; à 0 le membre est brisé. À
        la tête il n’y a pas de limite : elle peut tuer.

rule-ALT-WRE-031 = étrangler en lutte
    .summary =
        La torsion d’une clé au cou : 1d8 + score de lutte, sans jet ni contre possible. Elle peut tuer
        (réglage : « l’étranglement peut tuer »).

rule-ALT-WRE-032 = renverser en lutte
    .summary =
        L’adversaire tombe. S’il vous tient par une clé, vous tombez avec lui ; pour garder une clé il faut le
        suivre. Qui suit a le dessus ; qui reste debout a rompu la lutte.

rule-ALT-WRE-033 = retourner
    .summary =
        Tous deux au sol : on prend le dessus, jusqu’à ce que l’autre réussisse de même. Qui est dessous a −2
        aux jets de d20 (réglage : « malus de qui est dessous »).

rule-ALT-WRE-034 = contrer
    .summary =
        À tout instant, sans réaction, contre une prise qui vient de réussir sur vous. Vous passez sur la
        défensive : prochaine action reportée une fois de la moitié du dé (réglage :
        « le report compte les dés de plus »).

rule-ALT-WRE-035 = difficulté pour contrer
    .summary =
        d20 + score contre la CL de l’adversaire (réglage : « difficulté pour contrer »). Contre un 20 pur, seul le
        résultat d’une parade critique suffit.

rule-ALT-WRE-036 = ce qui se contre
    .summary =
        Toute action de lutte qui demande un jet, même dégainer, s’évader ou user d’un objet. Pas passer la
        garde, ni une attaque de mêlée, une torsion, un étranglement ou une clé déjà établie.

rule-ALT-WRE-037 = dégainer en lutte
    .summary =
        Une action de lutte : le total doit atteindre la CL de tous ceux qui luttent contre vous. Seule une
        dague ou plus petit est utile.

rule-ALT-WRE-038 = désarmer en lutte
    .summary =
        Contre la CL, sans malus : l’adversaire lâche l’arme ou l’objet visé.

rule-ALT-WRE-039 = évasion
    .summary =
        Contre la CL de qui tient la clé : une de ses clés est rompue. Elle peut servir à libérer un
        compagnon, si l’on lutte contre celui qui le tient.

rule-ALT-WRE-040 = attaque assimilée mêlée
    .summary =
        Dague ou poing, pas avec un bras tenu. Dégâts de l’arme + sa magie + score de lutte, sans maîtrise ni
        Force. Critique exceptionnel sur 18 à 20 pur, 1d6−1 points de coup.

rule-ALT-WRE-041 = passer la garde
    .summary =
        Les mains vides, à −8. L’adversaire a aussitôt une attaque franche ; il faut au moins son total
        (réglage : « égalité en passant la garde »). Elle blesse si elle atteint votre CA, même si vous passez.

rule-ALT-WRE-042 = passer la garde : cas particuliers
    .summary =
        Un 20 pur de l’adversaire arrête tout ; sinon 20 pur réussit, 1 pur échoue ; son 1 pur n’oppose rien.
        Sans arme prête, il oppose un jet de réflexes. Rien ne contre cette action.

rule-ALT-WRE-043 = rosser
    .summary =
        Coups de tête contre un mur, coudes, genoux : contre la CL, 1d4 + bonus de Force aux dégâts.

rule-ALT-WRE-044 = repousser en lutte
    .summary =
        Debout seulement. Chacun jette d20 + score ; avec au moins autant, l’adversaire recule de 1d3 cases.
        Une clé les entraîne ensemble ; sans clé, la lutte est rompue (réglage : « repousser rompt la lutte »).

rule-ALT-WRE-045 = objet en lutte
    .summary =
        Un objet magique d’usage simple, pas plus gros qu’une dague : le total doit atteindre la CL de tous
        les adversaires aux prises. Le MJ en dit l’effet.

rule-ALT-WRE-046 = monstres en lutte
    .summary =
        Certains ont un dé plus petit, plusieurs dés et donc plusieurs actions, des actions fermées ou à eux
        seuls. Le troll démembre : 1d8 + score, 1d6−1 points de coup sur 20 pur. Le MJ les revoit avec ses
        outils.

rule-ALT-WRE-047 = lutteur et parade
    .summary =
        Hors du corps à corps, un lutteur n’a rien pour parer, et contrer n’arrête pas les armes. Être sans
        arme ne baisse pas la garde : l’adversaire frappe à ses propres initiatives.
