"""Free actions (ALT-FRE): what an open defence offers at once; `free` offers, asks and takes them,
`openings` tells who could take one."""
