# D&D 5 : ce à quoi mène chaque réponse, pour la lutte, l’aide, la cachette et les secours.
means-dnd5-declare-action-grapple = { $friends ->
        [yes] aucun ennemi à portée de main ; à la place d’une attaque, qui est tenu ne se déplace plus
       *[no] à la place d’une attaque ; la cible ne peut plus se déplacer
    }
means-dnd5-declare-action-shove = { $friends ->
        [yes] aucun ennemi à portée de main ; à la place d’une attaque, qui est bousculé tombe ou recule
       *[no] à la place d’une attaque ; la cible tombe ou recule de 1,50 m
    }
means-dnd5-declare-action-escape = votre action, pour échapper à la prise
means-dnd5-declare-action-release = ne coûte rien ; qui vous tenez est libre
means-dnd5-declare-skill = votre jet contre l’Athlétisme de qui vous tient
means-dnd5-resist = votre jet contre celui de l’assaillant ; une égalité vous sauve
means-dnd5-price-action = son action est dépensée
means-dnd5-price-free = son action lui reste
means-dnd5-shove-prone = la cible est à terre ; de près, on la frappe plus aisément
means-dnd5-shove-push = la cible recule, sans offrir d’attaque à personne
means-dnd5-shove = la cible recule jusque-là, sans offrir d’attaque à personne
means-dnd5-declare-action-help = jusqu’à votre prochain tour, le premier jet de l’allié est avantagé
means-dnd5-declare-against-task = le prochain test de votre allié est avantagé
means-dnd5-declare-against = la première attaque de votre allié contre cet ennemi est avantagée
means-dnd5-declare-action-hide = au MJ de dire si c’est possible ; puis Discrétion contre les perceptions passives
means-dnd5-declare-action-search = votre total contre la Discrétion de qui se cache
means-dnd5-declare-action-rush = votre action bonus ; jusqu’à votre vitesse vers un ennemi, sans entamer votre déplacement
means-dnd5-declare-action-reckless = avantage au corps à corps ce tour-ci ; avantage contre vous jusqu’à votre prochain tour
means-dnd5-declare-action-quick_dash = votre vitesse une fois de plus, pour votre action bonus
means-dnd5-declare-action-quick_disengage = votre déplacement ne provoque pas d’attaque, pour votre action bonus
means-dnd5-declare-action-quick_hide = comme Se cacher, pour votre action bonus
means-dnd5-declare-action-unarmed = dégâts contondants : 1 + votre modificateur de Force
means-dnd5-declare-action-second_weapon = votre action bonus, sans modificateur aux dégâts
means-dnd5-declare-action-guess = pour une attaque, avec désavantage, là où quelqu’un se cacherait
means-dnd5-declare-action-first_aid = un test de Médecine de DD 10 met la cible hors de danger
means-dnd5-hideout-allow = Discrétion contre les perceptions passives ; l’action est prise
means-dnd5-hideout-deny = rien n’est dépensé
means-dnd5-sense = son total contre la Discrétion de qui se cache
means-dnd5-temporary-take = ils remplacent ceux que vous avez
means-dnd5-temporary-keep = les nouveaux sont perdus
