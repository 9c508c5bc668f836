# La santé du bot qui tourne. Une ligne par phrase, sans accord ni choix : le contrôle de santé les lit sans analyseur.

health-well = Le bot tourne et joint Discord (dernier signe de vie : { $seconds } s).
health-off = Aucun bot ne tourne sur la base { $path } : lancez-le avec `python3 start.py run`, ou `docker compose up -d`.
health-silent = Le bot ne donne plus signe de vie depuis { $minutes } min : il est arrêté ou bloqué, relancez-le.
health-cut-off = Le bot ne joint plus Discord depuis { $minutes } min : vérifiez le réseau de cette machine, puis relancez-le.
health-unreadable = La base { $path } ne dit pas comment va le bot ({ $detail }) : la commande `doctor` en dit plus.
