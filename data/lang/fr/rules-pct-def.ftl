# Règles au pourcentage, DEF : parer, esquiver, rompre, fuir. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-DEF-001 = qui peut se défendre
    .summary =
        Seule la posture Défensif permet de parer ou d’esquiver ; Offensif et Anticipatif l’interdisent, Focus ou
        aucune posture ne le permettent pas. Lecture retenue ; réglage : « postures qui permettent de se défendre » (toutes, sauf Offensif et
        Anticipatif).

rule-PCT-DEF-002 = une défense par round
    .summary =
        Une parade ou une esquive par round, en réponse à une attaque qui a touché, avant les dégâts. On peut la
        refuser et la garder pour une autre attaque du round ; lancée, elle est dépensée, réussie ou non. Réglage :
        « défenses par round ».

rule-PCT-DEF-003 = esquive
    .summary =
        L’esquive est une compétence à part, fondée sur l’Agilité. Elle s’annonce à la déclaration, contre un
        adversaire précis ; quand il touche, un jet d’Esquive réussi fait manquer son coup.

rule-PCT-DEF-004 = qui esquive n’attaque pas
    .summary =
        Déclarer une esquive prend l’action du round : pas d’attaque, même si l’adversaire désigné n’attaque jamais.

rule-PCT-DEF-005 = parer au lieu d’esquiver
    .summary =
        Qui a annoncé une esquive peut parer à la place : contre l’adversaire désigné, au choix ; contre tout autre,
        parer seulement. Lecture retenue : une seule défense en tout ; réglage : « défenses par round » (une parade et
        une esquive).

rule-PCT-DEF-006 = parade
    .summary =
        Au corps à corps, la cible peut parer avec son arme, sans l’avoir annoncé : 1d100 contre la compétence de
        l’arme qui pare, comme à l’attaque. À deux armes, on choisit laquelle. Réglage : « score de parade » (la Force).

rule-PCT-DEF-007 = parade réussie
    .summary =
        L’arme arrête le coup : aucun dégât, aucun dé de dégâts lancé. Les marges ne se comparent pas ; seul un coup
        critique demande davantage.

rule-PCT-DEF-008 = parer et attaquer
    .summary =
        Une parade ne prend pas l’action du round : on peut parer un adversaire plus rapide puis attaquer à son tour,
        ou attaquer d’abord et parer ensuite.

rule-PCT-DEF-009 = jamais deux parades
    .summary =
        Personne ne pare plus d’une fois par round, quel que soit le nombre de ses armes et boucliers.

rule-PCT-DEF-010 = parer une flèche
    .summary =
        Une flèche ne se pare ni ne s’esquive, sauf avec un bouclier : la parade vaut la compétence de la main du
        bouclier et son bonus, en Défensif, avec la défense du round ; l’esquive s’annonce comme toujours (réglage :
        « esquive des flèches avec un bouclier »). Lecture retenue : vaut pour tout projectile, armes de jet comprises
        (réglage : « armes de jet parées comme des flèches »).

rule-PCT-DEF-011 = se défendre de la magie
    .summary =
        La magie ne se pare ni ne s’esquive, sauf par une parade magique. Lecture retenue : c’est un score de la
        fiche, lancé comme une parade, qui prend la défense du round.

rule-PCT-DEF-012 = contre une attaque critique
    .summary =
        Seule une réussite critique de la parade ou de l’esquive, de 01 à 05, arrête une attaque critique. Une simple
        réussite ne suffit pas, et la défense est dépensée.

rule-PCT-DEF-013 = rompre le combat
    .summary =
        Au lieu d’agir, un jet d’Esquive au début du round : réussi, on n’est plus en danger, sauf des tireurs
        (réglage : « sorts contre qui a rompu le combat »). Lecture retenue : raté, on reste au contact sans attaque
        ce round ; impossible en Offensif ou Anticipatif.

rule-PCT-DEF-014 = après avoir rompu
    .summary =
        Aucune attaque au corps à corps n’atteint qui a rompu, jusqu’à ce qu’il en porte une lui-même ou que le MJ
        dise qu’un déplacement l’a rejoint. Lecture retenue pour la durée.

rule-PCT-DEF-015 = fuir le combat
    .summary =
        Un jet de Physique réussi fait quitter le combat ; raté, on reste, et l’action est dépensée. Lecture retenue :
        c’est l’action du round, à son tour ; le MJ peut exiger de rompre d’abord.

rule-PCT-DEF-016 = armes qui parent
    .summary =
        On pare avec une arme de mêlée ou d’hast, ou un bouclier ; ni à mains nues ni avec une arme de tir (lecture
        retenue). Toute attaque au corps à corps peut être parée, même de bagarre ou de lutte.

rule-PCT-DEF-017 = défense critique, défense maladroite
    .summary =
        Une défense critique ne fait qu’arrêter le coup, sans riposte ; une défense maladroite échoue, rien de plus,
        sauf si le MJ y ajoute une conséquence. Lecture retenue.
