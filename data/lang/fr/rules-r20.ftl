# RPG 2.0 : les règles que le jeu applique. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-R20-GEN-001 = test au d20
    .summary =
        Un d20 égal ou inférieur à l’attribut, plus le domaine et les modificateurs, réussit.

rule-R20-GEN-002 = marge de réussite
    .summary =
        La valeur finale moins le dé, jamais négative ; elle n’existe que pour un succès.

rule-R20-GEN-003 = ni succès ni échec d’office
    .summary =
        Aucun résultat ne réussit ni n’échoue de lui-même, sauf si la table en décide autrement.

rule-R20-GEN-004 = modificateurs
    .summary =
        Les nombres des tableaux s’ajoutent à la valeur : négatifs, ils gênent.

rule-R20-GEN-005 = cumul
    .summary =
        Tous les modificateurs s’additionnent ; d’un même groupe, un seul compte.

rule-R20-GEN-006 = moitié des chances
    .summary =
        La valeur est divisée par deux en dernier, arrondie en dessous.

rule-R20-GEN-007 = mots du chapitre
    .summary =
        Séquence, phase et tour disent la même chose ; « PM » en dit deux, qui ont ici chacune leur nom.

rule-R20-GEN-008 = la fiche
    .summary =
        Attributs, domaines, points de vie globaux et locaux, bonus aux dégâts, armure, armes : tout est écrit, rien
        n’est calculé.

rule-R20-GEN-009 = hors des tableaux
    .summary =
        Au-delà de 10 on lit la dernière colonne ; une fraction de mètre compte pour un mètre.

rule-R20-GEN-010 = ordre des dés
    .summary =
        Attaque, défense, localisation, dégâts, armure, bouclier, blessure, Corps : toujours dans cet ordre.

rule-R20-GEN-011 = étapes d’une attaque
    .summary =
        Jet d’attaque, défense, bouclier, localisation, dégâts, protection, blessure, conséquences, coup suivant.

rule-R20-GEN-012 = latitude du MJ
    .summary =
        Le MJ ajoute ce qu’il veut à un test, et tranche.

rule-R20-SEQ-001 = quand il y a combat
    .summary =
        Dès que quelqu’un agit contre quelqu’un d’autre pour le blesser, et peut l’atteindre.

rule-R20-SEQ-002 = situation de départ
    .summary =
        Le MJ dit où chacun se trouve, ce qu’il tient, ce qui gêne.

rule-R20-SEQ-003 = séquence
    .summary =
        Le temps d’une action simple par personne, les plus rapides d’abord.

rule-R20-SEQ-004 = phases d’une séquence
    .summary =
        Intentions, totaux, ordre, actions, puis effets de fin.

rule-R20-SEQ-005 = initiative
    .summary =
        Habilité et 1d6, tirée une fois pour tout le combat.

rule-R20-SEQ-006 = modificateur à l’initiative
    .summary =
        Bouger −2, tirer +2, lancer 0, frapper à mains nues +1, à l’arme blanche −1.

rule-R20-SEQ-007 = ordre et égalités
    .summary =
        Du plus haut total au plus bas ; à égalité la meilleure initiative, puis l’Habilité.

rule-R20-SEQ-008 = actions hors tableau
    .summary =
        Le MJ dit ce qu’elles ajoutent à l’initiative, et ce qu’il en advient.

rule-R20-SEQ-009 = armes lentes
    .summary =
        Le MJ peut ralentir une arme peu maniable.

rule-R20-SEQ-010 = l’intention engage
    .summary =
        Une fois l’ordre annoncé, on fait ce qu’on a dit ; si la cible a disparu, la même action en vise une autre.

rule-R20-SEQ-011 = retarder
    .summary =
        À son tour, on peut attendre un meilleur moment de la même séquence.

rule-R20-SEQ-012 = attente vaine
    .summary =
        Ce qu’on attendait n’est pas venu : l’action est perdue.

rule-R20-SEQ-013 = tombé avant d’agir
    .summary =
        Qui est hors de combat avant son tour n’agit pas.

rule-R20-SEQ-014 = nouveaux venus
    .summary =
        Ils tirent leur initiative en arrivant et déclarent à la séquence suivante.

rule-R20-SEQ-015 = fin de séquence
    .summary =
        Hémorragies, chargements et postures s’achèvent ; le combat, lui, finit quand le MJ le dit.

rule-R20-ACT-001 = se déplacer
    .summary =
        Une action à part entière ; qui bouge n’a pas de posture.

rule-R20-ACT-002 = frapper au passage
    .summary =
        Un coup ordinaire, déclaré et à son moment.

rule-R20-ACT-003 = bouger et agir
    .summary =
        Avec l’accord du MJ, les deux à la fois : les tests ont moitié moins de chances.

rule-R20-ACT-004 = tirer
    .summary =
        Arme à feu, arc ou arbalète : +2 à l’initiative.

rule-R20-ACT-005 = armes à préparer
    .summary =
        Ce qui n’est pas prêt prend une séquence entière de chargement.

rule-R20-ACT-006 = recharger
    .summary =
        Une arbalète se recharge pendant une séquence.

rule-R20-ACT-007 = lancer
    .summary =
        Ce qu’on lance quitte la main ; il faut le ramasser pour s’en servir encore.

rule-R20-ACT-008 = mains nues
    .summary =
        Poings, pieds, griffes : +1 à l’initiative.

rule-R20-ACT-009 = arme blanche
    .summary =
        −1 à l’initiative ; une arme à feu en gourdin en est une.

rule-R20-ACT-010 = défendre ou passer
    .summary =
        Qui se défend ou ne fait rien n’a pas de moment à soi dans la séquence.

rule-R20-ACT-011 = ramasser son arme
    .summary =
        Ramasser ou dégainer une arme prend autant de temps qu’un déplacement.

rule-R20-RNG-001 = distance de tir
    .summary =
        La Perception et les mètres donnent un modificateur.

rule-R20-RNG-002 = au-delà de 120 m
    .summary =
        Le MJ dit combien ; le tableau continué est proposé.

rule-R20-RNG-003 = viseur
    .summary =
        Un viseur se lit comme une meilleure colonne de Perception.

rule-R20-RNG-004 = distance de lancer
    .summary =
        Le Corps et le poids disent jusqu’où ; chaque mètre de plus coûte 1.

rule-R20-RNG-005 = poids
    .summary =
        Léger, moyen, lourd ou très lourd, au jugé du MJ.

rule-R20-RNG-006 = portée maximale
    .summary =
        Au-delà de la portée maximale d’une arme, on ne tire pas.

rule-R20-RNG-007 = conditions d’un tir
    .summary =
        Couvert, mouvement, visibilité, taille : au choix du MJ.

rule-R20-RNG-008 = valeur d’un tir
    .summary =
        Habilité, domaine, distance, conditions, mode et visée.

rule-R20-RNG-009 = le MJ fixe la distance
    .summary =
        Elle est demandée une fois, puis retenue.

rule-R20-RNG-010 = valeur d’un lancer
    .summary =
        Corps et domaine de lancer, avec distance et conditions.

rule-R20-RNG-011 = munitions
    .summary =
        Une balle par coup, trois par rafale courte, dix par rafale longue.

rule-R20-FIR-001 = mode de tir
    .summary =
        Le mode de tir se choisit en même temps que l’intention.

rule-R20-FIR-002 = coup par coup
    .summary =
        Une pression, une balle, aucun modificateur.

rule-R20-FIR-003 = tir rapide
    .summary =
        Tirer vite donne +1 à l’initiative et −1 au test de tir.

rule-R20-FIR-004 = rafale courte
    .summary =
        Trois tirs sur la même cible, à 0, −1 et −2 ; chacun a ses dégâts.

rule-R20-FIR-005 = rafale longue
    .summary =
        Un seul test ; un d10 dit combien de balles portent.

rule-R20-FIR-006 = répartition
    .summary =
        Les balles se partagent entre les cibles, le centre en prend plus.

rule-R20-FIR-007 = balles perdues
    .summary =
        Ce qui reste se perd derrière les cibles.

rule-R20-FIR-008 = tir de précision
    .summary =
        Le tir de précision vient en dernier de la séquence, avec +3 au test.

rule-R20-FIR-009 = un seul mode
    .summary =
        On tire dans un seul mode à la fois : les modes ne se combinent pas.

rule-R20-FIR-010 = armes à rafales
    .summary =
        Seules certaines armes tirent par rafales.

rule-R20-FIR-011 = modes d’un lancer
    .summary =
        Une arme se lance simplement, en hâte ou avec précision, sans rafale.

rule-R20-EVD-001 = en avoir conscience
    .summary =
        On n’esquive et on ne pare que ce dont on a conscience.

rule-R20-EVD-002 = éviter un projectile
    .summary =
        Tout s’esquive ; seul ce qui est lancé se pare.

rule-R20-EVD-003 = prix de l’esquive
    .summary =
        Esquiver un projectile coûte l’action encore à venir ; l’action déjà faite n’est pas perdue.

rule-R20-EVD-004 = valeur de l’esquive
    .summary =
        Habilité et Mouvements, moins la marge du tireur et ce qui gêne.

rule-R20-EVD-005 = marge du tireur
    .summary =
        Elle s’ôte de la défense ; égaler suffit.

rule-R20-EVD-006 = parer un objet lancé
    .summary =
        Avec l’arme en main, sans rien perdre de son action.

rule-R20-EVD-007 = mains nues contre un objet lancé
    .summary =
        On ne pare pas à mains nues ce qui est lancé, sauf don particulier.

rule-R20-EVD-008 = esquiver une rafale
    .summary =
        Un seul choix ; un test par balle d’une courte, un seul pour une longue.

rule-R20-EVD-009 = esquives et postures
    .summary =
        Éviter un projectile n’use pas les défenses de la posture.

rule-R20-EVD-010 = explosions
    .summary =
        Personne n’esquive une explosion : qui se tient dans la zone la subit.

rule-R20-MEL-001 = posture
    .summary =
        Offensive, normale ou défensive, pour toute la séquence.

rule-R20-MEL-002 = posture offensive
    .summary =
        Deux coups dans la séquence, et aucune défense au corps à corps.

rule-R20-MEL-003 = enchaîner
    .summary =
        En offensive, chaque coup qui porte en donne un autre.

rule-R20-MEL-004 = posture normale
    .summary =
        Un coup et une défense au corps à corps, dans la même séquence.

rule-R20-MEL-005 = posture défensive
    .summary =
        Aucun coup, mais deux défenses au corps à corps dans la séquence.

rule-R20-MEL-006 = sans posture
    .summary =
        Qui n’a pas choisi de se battre au corps à corps ne s’y défend pas.

rule-R20-MEL-007 = conditions d’un coup
    .summary =
        Le mouvement, l’obscurité et la taille de la cible changent le test d’un coup.

rule-R20-MEL-008 = valeur d’un coup
    .summary =
        Attribut de l’arme, domaine, adresse de la cible, conditions.

rule-R20-MEL-009 = adresse du défenseur
    .summary =
        Plus son domaine est haut, plus il est dur à toucher.

rule-R20-MEL-010 = quand elle compte
    .summary =
        S’il se bat au corps à corps dans cette séquence.

rule-R20-MEL-011 = éviter un coup
    .summary =
        Esquive, parade ou rien ; chaque essai use une défense.

rule-R20-MEL-012 = esquive en mêlée
    .summary =
        Habilité et Mouvements, moins la marge de l’assaillant.

rule-R20-MEL-013 = qui peut se défendre
    .summary =
        Ni le surpris, ni l’immobilisé, ni qui charge ; une charge ne se pare pas.

rule-R20-MEL-014 = valeur de parade
    .summary =
        On pare avec l’attribut et le domaine de l’arme qui pare.

rule-R20-MEL-015 = parer mieux
    .summary =
        La marge de la parade doit dépasser celle du coup.

rule-R20-MEL-016 = parer à mains nues
    .summary =
        Possible en mêlée, même contre une lame.

rule-R20-MEL-017 = à portée
    .summary =
        Le MJ dit qui est au corps à corps avec qui.

rule-R20-MEL-018 = ordre des coups
    .summary =
        L’un après l’autre, chacun jusqu’au bout.

rule-R20-SPE-001 = assommer : l’annonce
    .summary =
        Avant le jet, et au corps à corps seulement.

rule-R20-SPE-002 = assommer : l’effet
    .summary =
        Un seul point, puis un test de Corps ; l’échec coûte des heures.

rule-R20-SPE-003 = désarmer : l’annonce
    .summary =
        Désarmer s’annonce avec l’intention, et ne vaut que pour le premier coup.

rule-R20-SPE-004 = désarmer : l’effet
    .summary =
        Le coup va au bras ; la cible garde son arme sur un test.

rule-R20-SPE-005 = cible immobilisée
    .summary =
        Aucun test : le coup porte, où l’on veut.

rule-R20-SPE-006 = à bout portant
    .summary =
        À moins d’un mètre, un tir sur une cible immobilisée porte d’office.

rule-R20-SPE-007 = coup fatal
    .summary =
        Le MJ dit si la victime meurt, ou s’il faut un test.

rule-R20-SPE-008 = charger : les conditions
    .summary =
        On charge d’assez loin : la distance dépend de l’arme.

rule-R20-SPE-009 = charger : l’effet
    .summary =
        La charge donne +1 au coup, ne se pare pas et double les dégâts.

rule-R20-SPE-010 = plusieurs assaillants
    .summary =
        Si la table le veut, chaque nouvelle défense a moitié moins de chances.

rule-R20-SPE-011 = test de surprise
    .summary =
        Perception et Furtif contre Perception et Investigation.

rule-R20-SPE-012 = effet de la surprise
    .summary =
        La surprise coûte une séquence entière, sans action ni défense.

rule-R20-SPE-013 = quand viser
    .summary =
        En posture normale, ou d’un coup seul ou de précision.

rule-R20-SPE-014 = viser
    .summary =
        −2 ; de justesse, le coup porte ailleurs.

rule-R20-SPE-015 = immobile n’est pas immobilisé
    .summary =
        +2 contre qui ne bouge pas, coup sûr contre qui ne peut pas.

rule-R20-SPE-016 = une seule intention spéciale
    .summary =
        Un coup n’a qu’un but particulier : étourdir, désarmer, charger ou achever.

rule-R20-LOC-001 = localisation
    .summary =
        Chaque coup qui porte sans être visé a sa localisation.

rule-R20-LOC-002 = tableau des parties
    .summary =
        Un d20 donne la partie, et la jauge qui la compte.

rule-R20-LOC-003 = partie absente
    .summary =
        Une partie que le corps n’a pas est remplacée par la plus proche vers le torse.

rule-R20-LOC-004 = autres corps
    .summary =
        Une créature peut avoir son propre tableau.

rule-R20-WPN-001 = dégâts
    .summary =
        Les dés de l’arme, et ce qui s’y ajoute.

rule-R20-WPN-002 = bonus aux dégâts
    .summary =
        Le bonus aux dégâts compte au contact, jamais pour ce qui vole.

rule-R20-WPN-003 = armes à distance
    .summary =
        Chaque arme à distance a ses dés de dégâts et sa portée.

rule-R20-WPN-004 = armes de mêlée
    .summary =
        Chaque arme de mêlée a son attribut, ses dés et ses mains.

rule-R20-WPN-005 = une ou deux mains
    .summary =
        Une arme à deux mains veut deux mains valides.

rule-R20-WPN-006 = armes qui se lancent
    .summary =
        Dagues, javelots, haches et semblables se lancent aussi bien qu’on en frappe.

rule-R20-WPN-007 = données facultatives
    .summary =
        Portée minimale, chargeur, rafales : des données que le MJ peut ajouter.

rule-R20-WPN-008 = pannes
    .summary =
        Une arme s’enraye ou casse quand le MJ le dit.

rule-R20-WPN-009 = un demi-dé
    .summary =
        Arrondi au-dessus, sauf choix de la table.

rule-R20-WPN-010 = dégâts à mains nues
    .summary =
        À mains nues, les dégâts sont le bonus et la marge de réussite.

rule-R20-WPN-011 = armes naturelles
    .summary =
        Des dés d’arme, l’initiative des mains nues.

rule-R20-WPN-012 = armes improvisées
    .summary =
        D’une arme improvisée, le MJ dit les dés et l’usage.

rule-R20-EXP-001 = zone d’effet
    .summary =
        Tous ceux qui s’y trouvent sont touchés.

rule-R20-EXP-002 = explosifs
    .summary =
        Chaque explosif a ses dés de dégâts et sa zone, en mètres.

rule-R20-EXP-003 = dégâts d’une explosion
    .summary =
        Un seul jet pour tous, sauf choix de la table.

rule-R20-EXP-004 = le total d’abord
    .summary =
        Le total global perd tout ; dessous zéro, test de Corps.

rule-R20-EXP-005 = places touchées
    .summary =
        Autant de places que de dés, vidées dans l’ordre.

rule-R20-EXP-006 = jauge vidée
    .summary =
        Vidée avec un reste, elle réagit comme sous zéro.

rule-R20-EXP-007 = armure et explosion
    .summary =
        Elle ne protège pas, sauf choix de la table.

rule-R20-EXP-008 = où elle explose
    .summary =
        Chez la cible si le lancer réussit, sinon là où le MJ le dit.

rule-R20-EXP-009 = fumigènes
    .summary =
        Une grenade fumigène ne blesse pas : elle réduit la visibilité.

rule-R20-ARM-001 = dé de protection
    .summary =
        Le dé de l’armure se lance à chaque coup, et s’ôte des dégâts.

rule-R20-ARM-002 = parties couvertes
    .summary =
        L’armure ne protège que les lignes qu’elle couvre ; ailleurs, elle ne fait rien.

rule-R20-ARM-003 = couches
    .summary =
        Deux matériaux au plus, chacun avec son dé.

rule-R20-ARM-004 = jamais négatif
    .summary =
        Une couche ne protège jamais moins que rien.

rule-R20-ARM-005 = pénalité de mouvement
    .summary =
        Les pénalités des pièces portées s’additionnent et gênent les esquives.

rule-R20-ARM-006 = matériaux
    .summary =
        Le dé de chacun, pour une armure sur mesure.

rule-R20-ARM-007 = ensembles
    .summary =
        Des armures toutes faites, avec ce qu’elles couvrent.

rule-R20-ARM-008 = kevlar
    .summary =
        Le kevlar ne protège que des projectiles, jamais d’un coup au contact.

rule-R20-ARM-009 = coup dévié
    .summary =
        Tout est absorbé : aucune blessure, mais le coup a porté.

rule-R20-ARM-010 = au MJ
    .summary =
        Il peut écarter une pièce, ou ajouter à la protection.

rule-R20-SHD-001 = trois parties
    .summary =
        Pour un bouclier, le corps a trois parties : le haut, le milieu et le bas.

rule-R20-SHD-002 = placer le bouclier
    .summary =
        Qui porte un bouclier dit ce qu’il couvre avant que la localisation soit connue.

rule-R20-SHD-003 = taille du bouclier
    .summary =
        Une partie, deux qui se touchent, ou tout.

rule-R20-SHD-004 = bras du bouclier
    .summary =
        Le bras qui porte le bouclier, et sa main, sont toujours couverts.

rule-R20-SHD-005 = dé du bouclier
    .summary =
        Le dé du bouclier s’ajoute à celui de l’armure, là où il couvre.

rule-R20-SHD-006 = usure
    .summary =
        Le bouclier perd ce que son dé a montré.

rule-R20-SHD-007 = bouclier brisé
    .summary =
        À 0 il ne sert plus, dès le coup suivant.

rule-R20-SHD-008 = bouclier qu’on ne place pas
    .summary =
        Surpris ou immobilisé : le bras seul est couvert.

rule-R20-SHD-009 = boucliers
    .summary =
        Chaque bouclier a son dé, ses points et les parties qu’il couvre.

rule-R20-WND-001 = local et global
    .summary =
        Les points s’ôtent de la jauge et du total.

rule-R20-WND-002 = seuils
    .summary =
        Un bras réagit à zéro, le reste en dessous.

rule-R20-WND-003 = total sous zéro
    .summary =
        Quand le total passe sous zéro, un test de Corps dit le coma ou la mort.

rule-R20-WND-004 = coma
    .summary =
        Dans le coma, on ne fait plus rien et rien ne se défend, jusqu’aux soins.

rule-R20-WND-005 = tête sous zéro
    .summary =
        Une tête qui passe sous zéro, c’est la mort, sans aucun test.

rule-R20-WND-006 = torse sous zéro
    .summary =
        Un torse qui passe sous zéro : un d10 dit ce qui s’ensuit.

rule-R20-WND-007 = hémorragie
    .summary =
        Un point global par séquence, jusqu’aux soins.

rule-R20-WND-008 = hors de combat
    .summary =
        Paralysé ou inconscient : ni action, ni défense.

rule-R20-WND-009 = mort lente
    .summary =
        Un organe vital atteint tue plus tard ; le délai se tire tout de suite.

rule-R20-WND-010 = bras à zéro
    .summary =
        Un bras qui tombe à zéro : un d10 dit ce qui s’ensuit.

rule-R20-WND-011 = lâcher prise
    .summary =
        Ce que le bras tenait, ou les deux mains ensemble, tombe aussitôt.

rule-R20-WND-012 = bras blessé
    .summary =
        Un bras brisé ou perdu ne tient plus rien ; l’autre n’en souffre pas.

rule-R20-WND-013 = jambe sous zéro
    .summary =
        Une jambe qui passe sous zéro : un d10 dit ce qui s’ensuit.

rule-R20-WND-014 = à terre
    .summary =
        On s’y bat encore ; se relever est un déplacement.

rule-R20-WND-015 = ordre des conséquences
    .summary =
        La blessure locale se règle d’abord, puis le total ; la mort arrête les dés.

rule-R20-WND-016 = jauge déjà franchie
    .summary =
        Une nouvelle blessure n’en retire rien de plus, sauf choix de la table.

rule-R20-WND-017 = soigner
    .summary =
        Habilité et Médecine ; un succès met fin à un état.

rule-R20-MAS-001 = combat de masse
    .summary =
        Quand la bataille grossit, le chapitre conseille de la raconter plutôt que de la jouer.

rule-R20-MAS-002 = témoins
    .summary =
        De qui n’est que témoin de la bataille, le MJ peut tirer l’issue au sort.

rule-R20-MAS-003 = commander
    .summary =
        Une tactique de qui commande se note ; aucun dé ne dit si elle est bonne.

rule-R20-MAS-004 = adversaires par vagues
    .summary =
        Le rapport des forces dit combien d’adversaires viennent aux personnages, par vagues.

rule-R20-MAS-005 = issue de la bataille
    .summary =
        Le MJ choisit l’issue de la bataille d’après les combats des personnages.
