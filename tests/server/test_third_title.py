"""A title from an installed package at a server: over a socket, as a replay, reviewed with its own judge."""

from tests.installed_title import run_checks


def test_a_third_title_at_a_server() -> None:
    run_checks("server_checks.py")
