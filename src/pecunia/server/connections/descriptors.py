"""How many connections a process can have: each needs a file descriptor."""

import resource

MAX_DESCRIPTORS = 65_536  # more descriptors than any process of ours needs
RESERVED = 128  # for the database, the bus, bots, the files of the page and refusals


def raise_descriptor_limit() -> int:
    """Raise the limit as far as the system allows without further rights. Returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a further limit of its own
        return soft
    return wanted


def possible_connections(descriptors: int, stated: int) -> int:
    """How many connections there may be: as many as stated, or as the descriptors allow."""
    possible = max(descriptors - RESERVED, descriptors // 2)
    return min(stated, possible) if stated else possible
