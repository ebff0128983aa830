"""Requests over HTTP: one `*_routes` module for each subject, the answers, the refusals, and the files of the page."""
