"""The percentile rules: a round is initiative, everybody's declaration, then resolution in order.

Read `chapters` first, the table of contents, and `encounter`, the order of work in a round; then `turns`, which carries
an action out, and the chapters in the order of the text. What the text says, and its code:

=====================  =======================  ===========================  =======================
français               code                     français                     code
=====================  =======================  ===========================  =======================
réussite critique      critical                 maladresse                   fumble
avantage, bénédiction  advantage                désavantage, malédiction     disadvantage
seconde attaque        second (weapon)          percutant                    percussive
viser une partie       aim (precise, vital)     assommer                     knock_out
attaque discrète       discreet                 attaque d'opportunité        opportunity
bataillon              battalion (soldiers)     fosse à l'ours               pit
points de vie          hit_points               bonus aux dommages           bonus
PJ                     pc                       sort                         cast (action), spell
rompre                 disengage                désengagé                    disengaged
fuir, enfui            flee, fled               se dégager                   get_free
attendre               wait                     posture Anticipatif          anticipating
immobiliser, immobile  pin, pinned              jeter à terre, à terre       throw_down, prone
étrangler, étranglé    strangle, strangled      assommé                      knocked_out
hast                   pole_weapon              parade magique               magic_parry
déséquilibré           off_balance              hors combat                  out_of_action
=====================  =======================  ===========================  =======================
"""

from bot.rulesets.percentile.ruleset import Percentile

__all__ = ["Percentile"]
