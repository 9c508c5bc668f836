# D&D 3.5 : les montures.

rule-D35-MNT-001 = monture non entraînée
    .summary =
        Chaque round, Équitation DD 20 en action de mouvement pour garder une action simple ; un échec prend tout le tour.

rule-D35-MNT-002 = agir en selle
    .summary =
        La monture agit au tour de qui la monte, avec sa propre vitesse ; les deux partagent son espace.

rule-D35-MNT-003 = guider des genoux
    .summary =
        Équitation DD 5 au début du tour : les deux mains libres. Sinon, une main tient les rênes ce round.

rule-D35-MNT-004 = frapper de haut
    .summary =
        +1 au corps à corps contre qui est à pied, de taille M ou moins.

rule-D35-MNT-005 = une seule attaque
    .summary =
        Si la monture a fait plus de 1,5 m, une seule attaque au corps à corps.

rule-D35-MNT-006 = monture rapide
    .summary =
        La vitesse de la monture n’ôte rien aux attaques au corps à corps, à mi-chemin comme au bout.

rule-D35-MNT-007 = charge montée
    .summary =
        Qui monte a le +2 et le −2 à la CA de la charge ; la lance d’arçon double ses dégâts.

rule-D35-MNT-008 = tirer d’une monture lancée
    .summary =
        −4 pendant un double déplacement, −8 pendant une course ; on tire à mi-chemin, à outrance si l’on veut.

rule-D35-MNT-009 = lancer un sort en selle
    .summary =
        Sans test si la monture ne fait qu’un déplacement ; sinon Concentration DD 10 + niveau du sort, 15 si elle court.

rule-D35-MNT-010 = la monture tombe
    .summary =
        Équitation DD 15 pour retomber debout ; sinon à terre, avec 1d6 de dégâts.

rule-D35-MNT-011 = sans connaissance en selle
    .summary =
        50 % de chances de rester en selle, 75 % avec une selle de guerre ; sinon une chute et 1d6 de dégâts.

rule-D35-MNT-012 = monture sans guide
    .summary =
        Elle évite le combat : elle garde son rang, s’éloigne et n’attaque pas.
