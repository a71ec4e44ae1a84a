"""Generated from the contract; change openapi/ instead."""
