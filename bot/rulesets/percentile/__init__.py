"""The percentile rules: a round is initiative, everybody's declaration, then resolution in order.

Read `chapters` first, the table of contents, and `encounter`, the order of work in a round; then `turns`, which carries
an action out, and the chapters in the order of the text. Codes of actions, postures and
statuses are the rule text's own words.

=====================  =======================  ===========================  =======================
français               code                     français                     code
=====================  =======================  ===========================  =======================
réussite critique      critical                 maladresse                   fumble
avantage, bénédiction  advantage                désavantage, malédiction     disadvantage
seconde attaque        second (weapon)          percutant                    percussive
viser une partie       aim (precise, vital)     assommer                     knock_out
attaque discrète       discreet                 attaque d'opportunité        opportunity
bataillon              battalion (soldiers)     fosse à l'ours               pit
points de vie          pv                       bonus aux dommages           bonus
=====================  =======================  ===========================  =======================
"""

from bot.rulesets.percentile.ruleset import Percentile

__all__ = ["Percentile"]
