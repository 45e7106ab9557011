"""What tests of packaging share: its scripts as modules."""

import importlib.util
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PACKAGING = PROJECT / "packaging"


def load_script(name):
    """A fresh module of packaging/, which may import its neighbours."""
    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PACKAGING / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
