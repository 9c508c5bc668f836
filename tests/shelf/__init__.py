"""The shelf: sheets, their forms, and whom they are shared with."""
