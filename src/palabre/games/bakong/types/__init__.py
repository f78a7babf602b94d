"""What do views, events, choices and previews look like?"""

from __future__ import annotations

from .choices import Choice, Nature
from .events import Event
from .previews import Preview
from .views import View

__all__ = ["Choice", "Event", "Nature", "Preview", "View"]
