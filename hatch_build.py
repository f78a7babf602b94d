"""The build hook: a wheel of Palabre contains the built web client."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with what run.py builds it with; an editable install leaves it to run.py."""

    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before its files are gathered."""
        if version == "editable" or not Path(self.root, "web/package.json").exists():
            return
        sys.path.insert(0, self.root)
        import run

        with tempfile.TemporaryDirectory() as tools:
            run.link_node(sys.executable, Path(tools))
            run.fetch_modules(Path(tools))
            run.build_page(Path(tools))
