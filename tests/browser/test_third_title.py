"""A title from an installed package in the browser: the generic table in words, from the start page to its replay."""

from tests.installed_title import run_checks


def test_a_third_title_in_the_browser() -> None:
    run_checks("browser_checks.py")
