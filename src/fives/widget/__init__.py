"""A table to play at in a notebook, with the mouse or the keyboard.

It needs the extra ``notebook``, which brings anywidget; importing this module does not.
"""

from fives.widget.opening import MissingPackageError, Table, table

__all__ = ["MissingPackageError", "Table", "table"]
