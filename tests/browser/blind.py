"""Somebody who cannot see the page: hears what its live regions say, and knows only its accessibility tree."""

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.browser.guest import Guest

# What a screen reader hears: a region that was there before has new words, or an alert appears.
EAR = """
window.ear = [];
const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
const waiting = new Set();
const tell = () => {
    for (const region of waiting) {
        const alert = region.getAttribute("role") === "alert";
        const how = region.getAttribute("aria-live") ?? (alert ? "assertive" : "polite");
        const text = region.textContent.replace(/\\s+/g, " ").trim();
        if (text && how !== "off" && !region.closest("[aria-hidden=true], [inert]")) ear.push({ how, text });
    }
    waiting.clear();
};
new MutationObserver((changes) => {
    const fresh = (region) => changes.some(({ addedNodes }) => [...addedNodes].some((one) => one.contains(region)));
    for (const { target, addedNodes } of changes) {
        const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
        if (region && !fresh(region)) waiting.add(region);
        for (const one of addedNodes) if (one.nodeType === 1)
            for (const alert of [one, ...one.querySelectorAll("[role=alert]")])
                if (alert.getAttribute("role") === "alert") waiting.add(alert);
    }
    tell();
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Roles of what somebody can do something with, or what is a picture: each needs a name.
NAMED = ("button", "link", "image", "img", "textbox", "slider", "checkbox", "radio", "combobox", "region", "dialog")
# Shorthand that has to be seen: signs, codes of spaces and cards, fractions.
SHORTHAND = re.compile(r"[★☆■◆◇●○∪∩∞×÷→]|\b[A-Z]{1,3}\d+\b|\d/\d")
PATIENCE = 60_000  # milliseconds
TRAVELS = 2  # so many answers are found by Tab alone: the tree is read at each step


@dataclass
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    about: str
    facts: dict[str, Any]
    element: int
    children: list["Node"] = field(default_factory=list)

    def within(self) -> Iterator["Node"]:
        for child in self.children:
            yield child
            yield from child.within()

    def all(self, role: str, name: str | None = None) -> list["Node"]:
        return [one for one in self.within() if one.role == role and name in (None, one.name)]

    @property
    def possible(self) -> bool:
        return not self.facts.get("disabled")


def read_tree(nodes: list[dict[str, Any]]) -> Node:
    """The tree as a screen reader sees it: without what is ignored."""
    known = {node["nodeId"]: node for node in nodes}

    def value(node: dict[str, Any], key: str) -> str:
        return str(node.get(key, {}).get("value", ""))

    def read(node: dict[str, Any]) -> list[Node]:
        inner = [one for child in node.get("childIds", []) if child in known for one in read(known[child])]
        if node.get("ignored"):
            return inner
        facts = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        role, name, about = (value(node, key) for key in ("role", "name", "description"))
        return [Node(role, name, about, facts, node.get("backendDOMNodeId", 0), inner)]

    (root,) = read(nodes[0])
    return root


class Blind:
    """Plays for a guest by ear and by keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.page.add_init_script(EAR)
        self.reader = guest.context.new_cdp_session(self.page)
        self.chance = random.Random(guest.name)
        self.heard = 0  # how many announcements have been taken note of
        self.ways: dict[str, int] = {}
        self.inside = False  # whether something has had the focus
        self.did = ""  # the last answer, for the message of a failed test

    # What there is to hear and to find.

    def tree(self) -> Node:
        return read_tree(self.reader.send("Accessibility.getFullAXTree")["nodes"])

    def hear(self) -> list[dict[str, str]]:
        """What was said since the last time."""
        new: list[dict[str, str]] = self.page.evaluate("from => ear.slice(from)", self.heard)
        self.heard += len(new)
        return new

    def listen(self) -> str:
        """Wait until something is said. Nothing else may follow it."""
        self.page.wait_for_function("from => ear.length > from", arg=self.heard, timeout=PATIENCE)
        (said,) = self.hear()
        return said["text"]

    def wait_for_question(self) -> tuple[list[dict[str, str]], Node]:
        """Everything that is said until there is a question, which comes last, or the game is over; and the tree then.

        Reading the tree takes long, so nobody reads it twice."""
        said: list[dict[str, str]] = []
        until = time.monotonic() + PATIENCE / 1000
        looks = 0
        while time.monotonic() < until:
            new = self.hear()
            said += new
            looks += 1
            if new or looks % 10 == 0:
                tree = self.tree()
                if tree.all("dialog") or (said and said[-1]["text"].endswith(self.question(tree))):
                    return said, tree
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nobody asks anything after {said}")

    def tablet(self, tree: Node) -> Node:
        (tablet,) = tree.all("region", self.guest.t("web-tablet"))
        return tablet

    def question(self, tree: Node) -> str:
        (question,) = self.tablet(tree).all("heading")
        return question.name

    def has_focus(self, tree: Node) -> Node:
        found = [one for one in tree.within() if one.facts.get("focused")]
        return found[-1] if found else tree

    def nameless(self, tree: Node) -> list[str]:
        """What has no name, or one that has to be seen."""
        named = [one for one in tree.within() if one.role in NAMED]
        wrong = [one for one in named if not one.name or SHORTHAND.search(f"{one.name} {one.about}")]
        return [f"{one.role} {one.name!r} {one.about!r}" for one in wrong]

    # What the player does.

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def activate(self, node: Node) -> None:
        """Go to something that was found by its role and name, and press Enter."""
        self.reader.send("DOM.focus", {"backendNodeId": node.element})
        self.inside = True
        self.press("Enter")

    def travel(self, role: str, name: str) -> None:
        """Press Tab until something has the focus, then Enter."""
        for _ in range(150):
            here = self.has_focus(self.tree())
            if (here.role, here.name) == (role, name):
                return self.press("Enter")
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {role} {name}")

    def options(self, tree: Node) -> tuple[Node, list[Node]]:
        """The tree with everything that can be answered, as the tablet lists it."""
        more = [one for one in self.tablet(tree).all("button") if one.facts.get("expanded") is False]
        if more:
            self.activate(more[0])
            tree = self.tree()
        lists = self.tablet(tree).all("list", self.guest.t("web-answers"))
        return tree, [one for one in lists[0].all("button") if one.possible] if lists else []

    def answer(self, tree: Node) -> None:
        """Choose something and do it: with its key, from the list, by Tab, or on the thing itself."""
        tree, options = self.options(tree)
        if not options:
            return self.set_amounts(tree)
        chosen = self.chance.choice(options)
        said = {one.name for one in options}
        things = [one for one in tree.all("button") if one.possible and said & {one.name, one.about}]
        things = [one for one in things if one not in options]
        travels = self.ways.get("tab", 0) < TRAVELS
        ways = ["key", "list", "list", *(["thing", "thing"] if things else []), *(["tab"] if travels else [])]
        way = self.chance.choice(ways)
        self.ways[way] = self.ways.get(way, 0) + 1
        self.did = f"{way}: {chosen.name}"
        shortcut = chosen.facts.get("keyshortcuts")
        if way == "thing":
            self.activate(self.chance.choice(things))
        elif way == "tab":
            self.travel("button", chosen.name)
        elif way == "key" and shortcut:
            self.press(shortcut)
        else:
            self.activate(chosen)

    def set_amounts(self, tree: Node) -> None:
        """More or less of something, until it may be done; then the button that says it."""
        self.ways["amounts"] = self.ways.get("amounts", 0) + 1
        steps = (self.guest.t("web-more-of-it"), self.guest.t("web-less"))
        turns = self.chance.randrange(3)
        while True:
            tablet = self.tablet(tree)
            footer = [one.element for foot in tablet.all("sectionfooter") for one in foot.all("button")]
            buttons = [one for one in tablet.all("button") if one.element not in footer]
            do = [one for one in buttons if one.name not in steps and one.possible]
            if do and turns <= 0:
                return self.activate(do[0])
            turns -= 1
            self.activate(self.chance.choice([one for one in buttons if one.name in steps]))
            tree = self.tree()
