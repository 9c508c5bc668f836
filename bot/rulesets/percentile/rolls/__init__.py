"""The d100: scores, degrees, rerolls (PCT-TST, PCT-ADV).

A roll stays in the state, looked at and changeable, until nobody who could have it rolled anew wants to (PCT-ADV-005);
then it is settled, and what follows from it is told.
"""
