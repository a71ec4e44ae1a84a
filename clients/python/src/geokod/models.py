"""What requests and answers are made of."""
from .gen.models import *  # noqa: F403
from .gen.models import __all__ as __all__
