"""What words stand on ostriches, dice, berries and tiles?"""

from __future__ import annotations

from typing import Annotated

from ....kernel.types import OneOf
from ..box import BERRIES, FACES, OSTRICHES
from ..pieces import DIRECTIONS, KINDS, LETTERS, SIDES, TURNS

Colour = Annotated[str, OneOf(*OSTRICHES)]
Face = Annotated[str, OneOf(*FACES)]
Berry = Annotated[str, OneOf(*BERRIES)]
Side = Annotated[str, OneOf(*SIDES)]
Turn = Annotated[str, OneOf(*TURNS)]
Direction = Annotated[str, OneOf(*DIRECTIONS)]
SquareKind = Annotated[str, OneOf(*(KINDS[kind] for kind in LETTERS.values()))]
Effect = Annotated[str, OneOf("stands", "quicksand", "vortex", "berry", "line", "lava")]  # of a way's end
