# Petites phrases de la table et des fiches (`note-…`).

note-gm-taken = 👑 **{ $name }** prend la place du MJ.
note-noted = C’est noté.
note-noted-so-far = C’est noté ; il manque encore ceci : { $blank }
note-question-settled = *(question close)*
note-question-paused = ⏸️ *(en pause)*
note-secret-taken = C’est noté, en secret.
note-log-empty = Le journal est encore vide.
note-dice-mixed = Les dés sont mêlés à ce que chacun y a apporté en rejoignant le combat : `{ $digest }`
note-export-ready = Voici le combat en entier. La commande `verify` d’Arbitre prouve qu’aucun dé n’a été choisi.
note-sheet-created = La fiche **{ $name }** est prête.
note-sheet-imported = La fiche **{ $name }** est importée.
note-sheet-idle = Sans effet dans ce jeu{"\u00A0"}: { $names }. Au MJ d’en tenir compte.
note-join-panel = Avec quel personnage entrez-vous dans le combat ?
note-join-choose = Choisir un personnage…
note-ready-made = { $name } (tout prêt)
note-foes-panel = Quelle créature ajouter ? `/pnj ajouter` en ajoute plusieurs à la fois et les nomme.
note-foes-choose = Choisir une créature…
note-tracker-moved = ⬇️ Le suivi continue plus bas.
note-channel-back = ▶️ Ce salon est de nouveau accessible : le temps reprend.
note-rules-nearer = 📖 Les règles de ce jeu ont été rapprochées de leur texte : la suite de ce combat les suit ainsi, avec les réglages qu’il avait (`/mj reglages`).
note-set-back = ⏪ Le fichier du bot a été remis dans son état du { $at }. Ce que le bot a dit ici depuis ne compte plus : le combat reprend ci-dessous.
note-damaged-closed = 🏁 Ce combat, dont le journal est abîmé, est clos par { $by }. Ce qui en est lisible s’exporte encore (`/combat exporter`) ; le salon est libre pour un autre.
note-damaged-export = Voici ce qui est encore lisible ({ $lines ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $lines } lignes
    }) ; le fichier dit aussi ce qui ne l’est plus. Il ne peut pas être vérifié.
note-trouble-lost = { $what ->
    [unavailable] ⚠️ Discord ne joint plus ce serveur pour l’instant.
    [gone] ⚠️ Le salon a été supprimé, ou le bot retiré du serveur.
    [view_channel] ⚠️ Il me manque une permission ici : « Voir le salon ».
    [send_messages] ⚠️ Il me manque une permission ici : « Envoyer des messages ».
    [send_messages_in_threads] ⚠️ Il me manque une permission ici : « Envoyer des messages dans les fils ».
    [read_message_history] ⚠️ Il me manque une permission ici : « Voir les anciens messages ».
   *[other] ⚠️ Il me manque une permission dans ce salon.
}
note-trouble-set-aside = ⚠️ Mis de côté : `{ $what }`
note-did-you-mean = Vouliez-vous dire :
