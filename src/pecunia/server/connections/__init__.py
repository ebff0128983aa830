"""Connections before they say anything: how many there may be, and how long they may take."""
