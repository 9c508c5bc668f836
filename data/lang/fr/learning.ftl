# La leçon : un petit combat pour une personne, à qui l’on dit ce qui lui est demandé et ce que coûte chaque bouton.

note-lesson-opened =
    🎓 **Leçon** : { $game }, un combat d’exercice pour { $learner }, contre un adversaire que le bot joue. Rien n’en restera, et il finit tout seul.
    Les dés sont scellés d’avance ; leur empreinte : `{ $commitment }`
note-lesson-advice = 💡 **Conseil { $number } sur { $count }** :
note-lesson-quiet = Sans conseil
note-lesson-end = Finir la leçon
note-lesson-quieted = Plus de conseil ; la leçon continue.
note-lesson-over = 🎓 **La leçon est finie.** Pour un vrai combat : { $open }.
refused-not-your-lesson = Cette leçon est celle de quelqu’un d’autre : `/apprendre`, dans un autre salon, vous en donne une.

learn-other = lisez la question, puis pressez un bouton ; sans réponse à temps, il arrive ce qu’elle annonce.
learn-again = la même question, aux mêmes prix ; *Mon combattant* montre vos points et votre prochain moment, *Pourquoi ?* le calcul de ce qui vient d’arriver.
learn-alternatif-declare = vous annoncez ce que vous préparez ; *Attaquer* lance un dé de réaction, et le coup viendra autant de segments plus tard ; *Temporiser* ne coûte rien et ne prépare rien.
learn-alternatif-strike = votre coup est prêt ; *Frapper* lance un d20 contre l’armure de l’adversaire, *Viser une arme* s’en prend à ce qu’il tient, *Renoncer au coup* perd votre action.
learn-alternatif-instead = ce que vous annoncez prend la place de votre coup et compte de ce segment ; au contact, presque tout baisse votre garde ; *Revenir au coup* ne coûte rien.
learn-alternatif-changed = quelque chose a changé pour vous ; *Continuer* garde ce que vous prépariez, toute autre annonce le remplace et compte de ce segment.
learn-alternatif-parry = le coup touche ; *Parer* lance un d20, dont le total doit atteindre le sien, et { $free ->
        [yes] ne coûte rien, car vous êtes sur la défensive
       *[no] repousse votre prochaine action
    } ; *Encaisser* laisse votre action à son heure, mais vous perdez des points.
learn-alternatif-simultaneous = vos deux actions viennent ensemble, et chacun choisit en secret ; *Porter l’attaque* prive cette arme de parade, *Revenir en garde* la lui laisse, mais repousse votre action.
learn-alternatif-free = l’adversaire s’expose ; *Frapper* saisit l’occasion, *Laisser passer* ne coûte rien, mais elle ne revient pas.
learn-alternatif-expose = agir ainsi baisse votre garde ; *Baisser la garde* le fait sans pouvoir parer, *Y renoncer* ne coûte rien.
learn-percentile-declare = chacun annonce avant que rien ne se passe ; *Attaquer* frappe à votre tour, *Parer seulement* et *Esquiver* vous gardent, mais ne blessent personne.
learn-percentile-defence = le coup touche ; chaque défense montre entre parenthèses le score que le d100 ne doit pas dépasser ; *Encaisser* n’essaie rien, et vous perdez des points.
learn-dnd35-declare = votre tour a une action simple et un mouvement, dans l’ordre que vous voulez ; *Attaquer* prend l’action, *S’approcher* le mouvement, *Pas de placement* ne vous expose pas, *Finir mon tour* perd le reste.
learn-dnd35-opportunity = l’adversaire s’expose ; *Frapper* est une attaque de plus, avant son acte, *Laisser passer* ne coûte rien.
