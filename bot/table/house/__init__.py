"""The house: one table, all tables, and what comes to them from outside.

`table` is one encounter in one channel: inputs come in one after the other, are committed, and only then shown; it has
its `parts`. `tables` are all of them: `opening` one (`learning`: a lesson), `presses` (what each button, select and
form does), `heads` (every encounter that has not ended, in short), `reach` (what happens elsewhere on Discord). After a
restart: `damages` (which cannot be read), `nearer` (a fight of older rules goes on by today's), `set_back` (a file that
was put back to what it was before).

It may ask `base`, `hearing`, `message`, `keeping`, `time`, `saying`, `gm` and `looking`.
"""
