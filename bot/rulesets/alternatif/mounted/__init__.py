"""Fighting on horseback (ALT-MNT).

`saddle` says which weapons a rider can use; what riding adds to a sum is in `tactics.circumstances`, how a mount
carries a charge in `charging.running`. `words` puts people in the saddle and lets riders direct their mounts.
"""
