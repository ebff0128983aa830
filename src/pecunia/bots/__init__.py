"""Computer players. A bot gets views only: it knows what a person at its seat would know."""

from pecunia.bots.bot import Bot, BotError
from pecunia.bots.guard import Guarded, check_bot, guarded
from pecunia.bots.registry import bot_names, is_bot, make_bot

__all__ = ["Bot", "BotError", "Guarded", "bot_names", "check_bot", "guarded", "is_bot", "make_bot"]
