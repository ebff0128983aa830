"""What a table does for its players: it says why not, explains cards, animates moves, shows what was missed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from pecunia.core.moves import seat_letter
from pecunia.core.record import read_record
from pecunia.non_olet.engine.values import own_values
from tests.browser.conftest import NewGuest
from tests.browser.guest import A_MOMENT, Guest, lay

# Makes the page note what is animated, and for how long.
WATCH_MOTION = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    motions.push([[...new Set(frames.flatMap(Object.keys))], timing.duration]);
    return animate.call(this, frames, timing);
};
"""
# How many files with the text of the rules the page has loaded.
RULES_LOADED = """() => {
  const files = performance.getEntriesByType('resource');
  return files.filter(({ name }) => /rules(_olet)?-[^/]*js$/.test(name)).length;
}"""
MOVED_PARTS = {"transform", "opacity", "offset", "easing"}
LONGEST_MOTION = 1500


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not (apart or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    return dict(found)  # type: ignore[arg-type]  # a typed dictionary of numbers


def test_why_not(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="de")
    lay(anna, bots=2)
    anna.asked()
    waiting = anna.page.locator('[data-place="queue-0"] button').nth(1)
    assert waiting.get_attribute("aria-disabled") == "true"
    waiting.focus()
    anna.page.keyboard.press("Enter")
    reason = anna.t("reason-not-now", asked=anna.t("question-window"))
    expect(anna.page.get_by_role("status").filter(has_text=reason)).to_be_visible()
    anna.button("web-rule", clause="§2.3").click()
    expect(anna.page.get_by_role("dialog").get_by_text(anna.t("rule-non-olet-section-2-3"))).to_be_visible()
    anna.picture("why-not")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text(reason)).to_have_count(0)
    assert not anna.moves


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_rule_in_ones_own_language(new_guest: NewGuest, language: str) -> None:
    """Without a jet or fakes, the page says why a space is not allowed. It loads the rules only then, and once."""
    dora = new_guest("Dora", language=language)
    lay(dora, bots=1, game="olet")
    dora.asked()
    assert dora.page.evaluate(RULES_LOADED) == 0
    for space, clause, key in (("JT1", "O62", "O62"), ("SM1", "§3.3", "section-3-3")):
        dora.page.locator(f'button[data-place="space-{space}"]').press("Enter")
        dora.button("web-rule", clause=clause).click()
        dialog = dora.page.get_by_role("dialog", name=dora.t("web-rule", clause=clause), exact=True)
        expect(dialog.get_by_text(dora.t(f"rule-olet-{key}"))).to_be_visible()
        expect(dialog.get_by_text(str(dora.texts.why("olet", clause)))).to_be_visible()
        expect(dora.page.locator("html")).to_have_attribute("lang", language)
        expect(dialog.locator("[lang]")).to_have_count(0)
        assert dora.page.evaluate(RULES_LOADED) == 1
        dora.picture(f"rule-{language}-{key}")
        dialog.get_by_role("button").press("Enter")
        expect(dialog).to_be_hidden()
        expect(dora.button("web-rule", clause=clause)).to_be_focused()
    assert not dora.moves


def test_a_card_explains_itself(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", settings={"second": "it"})
    lay(anna, bots=2)
    anna.asked()
    card = anna.page.locator('[data-place="hand"] button').first
    key = (card.get_attribute("data-key") or "").removeprefix("card-")
    tooltip = anna.page.get_by_role("tooltip")
    for explain in (card.hover, card.focus):
        anna.page.keyboard.press("Tab")  # makes the focus visible, as keys do
        explain()
        expect(tooltip).to_be_visible()
        assert not overlap(box(tooltip), box(card))
        name = re.match(r"[a-z-]+?(?=-\d+$|$)", key)
        assert name is not None
        expect(tooltip).to_contain_text(anna.t(f"card-{name[0]}"))
        anna.page.keyboard.press("Escape")
        expect(tooltip).to_be_hidden()
        anna.page.mouse.move(2, 2)
    roman = anna.page.locator('[data-place="queue-0"] button').first
    roman.hover()
    number = int((roman.get_attribute("data-key") or "").removeprefix("roman-"))
    expect(tooltip).to_contain_text(own_values().names[number].upper())
    expect(tooltip).to_contain_text(anna.t("web-reconstructed"))
    assert not anna.moves


def test_everything_on_the_desk_explains_itself_in_words(new_guest: NewGuest) -> None:
    """No card, space or note shows the key of a text."""
    dora = new_guest("Dora", language="fr", settings={"second": "de"})
    lay(dora, bots=1, game="olet")
    dora.asked()
    tooltip = dora.page.get_by_role("tooltip")
    for place in ("space-M1", "space-PR1", "space-TX1", "cards-0", "real-10-0"):
        dora.page.locator(f'button[data-place="{place}"], [data-place="{place}"] button').last.hover()
        expect(tooltip).to_be_visible()
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z0-9-]+", tooltip.inner_text()), tooltip.inner_text()
        dora.page.keyboard.press("Escape")
        expect(tooltip).to_be_hidden()
        dora.page.mouse.move(2, 2)


def drag(guest: Guest, thing: Locator, place: Locator) -> None:
    thing.hover()
    guest.page.mouse.down()
    to = box(place)
    guest.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=5)
    guest.page.mouse.up()


def test_a_henchman_is_dragged_to_work(new_guest: NewGuest) -> None:
    dora = new_guest("Dora")
    lay(dora, bots=2, game="olet")
    dora.asked()
    henchman = dora.page.locator('[data-key^="henchman-0-"]').first
    drag(dora, henchman, dora.page.locator("#question"))  # nothing can be done there
    place = dora.page.locator('[data-from][data-move^="place PR"]').first
    move = place.get_attribute("data-move")
    drag(dora, henchman, place)
    dora.until(lambda: list(dora.moves.values()) == [move])
    assert all(one["type"] != "why-not" for one in dora.sent)


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_explains_and_is_over_soon(new_guest: NewGuest, reduced: bool) -> None:
    wishes: dict[str, Any] = {"reduced_motion": "reduce"} if reduced else {}
    anna = new_guest("Anna", settings={"speed": "normal", "single": False}, **wishes)
    anna.page.add_init_script(WATCH_MOTION)
    lay(anna, bots=2)
    anna.answers(4)
    anna.asked()
    motions = anna.page.evaluate("motions")
    assert motions
    parts = {part for motion, _ in motions for part in motion}
    assert parts <= ({"opacity"} if reduced else MOVED_PARTS)
    assert reduced or "transform" in parts
    assert max(duration for _, duration in motions) <= LONGEST_MOTION
    before = len(motions)
    anna.answer()
    anna.page.keyboard.press("Escape")  # ends all animations
    anna.asked()
    anna.until(lambda: anna.page.evaluate("document.getAnimations().filter((one) => !one.animationName).length") == 0)
    assert len(anna.page.evaluate("motions")) >= before


def since(guest: Guest) -> Locator:
    """What the page says about the time since the guest's last move."""
    return guest.page.locator(".since")


def replaying(guest: Guest) -> Locator:
    """Which step of the past is on the table."""
    return guest.page.locator(".transport .count")


def test_what_was_missed_is_told_on_return(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, ben, options={"target": 30})
    while not ben.wait_for_question(A_MOMENT):
        anna.answer()
    anna.open("/")
    ben.answers(2)
    anna.open(f"/t/{table}")
    expect(since(anna).get_by_role("heading", name=anna.t("web-since-away"))).to_be_visible()
    anna.picture("missed")


# Notes the table as the page draws it, whenever a part of it has changed; the line that describes the change; and how
# many of its cards and Romans could be clicked meanwhile.
WATCH_TABLE = """
window.drawn = [];
const look = () => {
    const all = [...document.querySelectorAll("[data-place], [data-place] [data-key]")];
    const table = all.map((one) => one.dataset.key ?? `${one.dataset.place}: ${one.textContent}`).join();
    const line = document.querySelector(".transport .count")?.textContent ?? "";
    const moves = document.querySelectorAll("[data-key][data-move]").length;
    const last = drawn.at(-1);
    if (all.length && (last?.table !== table || last?.line !== line)) drawn.push({ table, line, moves });
    else if (last) last.moves = Math.max(last.moves, moves);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


def away(new_guest: NewGuest, speed: str, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Anna leaves when it is Ben's turn. Ben moves until it is hers."""
    settings = {"speed": speed, "single": False}
    anna, ben = new_guest("Anna", settings=settings, **wishes), new_guest("Ben")
    table = lay(anna, ben, options={"target": 30})
    while not ben.wait_for_question(A_MOMENT):
        anna.answer()
    anna.open("/")
    while ben.wait_for_question(1_000):
        ben.answer()
    return anna, ben, table


def test_what_was_missed_is_shown_again(new_guest: NewGuest) -> None:
    """The table shows each step with its line marked, and then its present state."""
    anna, _, table = away(new_guest, "normal")
    anna.page.add_init_script(WATCH_MOTION + WATCH_TABLE)
    anna.open(f"/t/{table}")
    replaying(anna).wait_for()
    anna.page.locator(".tablet [data-move]").first.wait_for()  # the question is there already
    assert replaying(anna).is_visible()
    anna.picture("missed-again")
    since(anna).wait_for(timeout=90_000)
    anna.until(lambda: anna.page.evaluate("drawn.at(-1).line + document.getAnimations().length") == "0")
    drawn = anna.page.evaluate("drawn")
    assert len({one["table"] for one in drawn}) > 2
    assert len({one["line"] for one in drawn}) > 2
    past = [one for one in drawn if one["table"] != drawn[-1]["table"]]
    assert not any(one["moves"] for one in past)  # nobody can move on a table of the past
    assert drawn[-1]["line"] == ""
    assert anna.page.evaluate("motions.length")
    anna.page.locator("[data-key][data-move], .answers [data-move]").first.wait_for()
    anna.open(f"/t/{table}")  # nothing is missed any more: the replay ended at the present state
    anna.until(lambda: anna.page.evaluate("drawn.at(-1)?.table") == drawn[-1]["table"])


# Lets a test hide the tab and cut the connection.
HIDE_AND_CUT = """
window.looksAway = window.isCut = false;
Object.defineProperty(Document.prototype, "hidden", { get: () => looksAway });
const Socket = WebSocket;
const sockets = [];
window.WebSocket = class extends Socket {
    constructor(address) {
        if (isCut) {
            const none = { readyState: Socket.CLOSED, close() {} };
            setTimeout(() => none.onclose({ code: 1006 }), 50);
            return none;
        }
        super(address);
        sockets.push(this);
    }
};
window.look = (away) => { looksAway = away; document.dispatchEvent(new Event("visibilitychange")); };
window.cut = (cut) => { isCut = cut; if (cut) for (const socket of sockets) socket.close(); };
"""


@pytest.mark.parametrize("leave", ["look", "cut"])
def test_a_page_that_stays_open_shows_it_again_as_well(new_guest: NewGuest, leave: str) -> None:
    anna, ben = new_guest("Anna", settings={"speed": "normal", "single": False}), new_guest("Ben")
    anna.page.add_init_script(HIDE_AND_CUT)
    lay(anna, ben, options={"target": 30})
    while not ben.wait_for_question(A_MOMENT):
        anna.answer()
    anna.page.evaluate(f"{leave}(true)")
    while ben.wait_for_question(1_000):
        ben.answer()
    anna.page.evaluate(WATCH_TABLE)
    anna.page.evaluate(f"{leave}(false)")
    replaying(anna).wait_for()
    anna.page.locator(".tablet [data-move]").first.wait_for()
    since(anna).wait_for(timeout=90_000)
    drawn = anna.page.evaluate("drawn")
    assert len({one["table"] for one in drawn}) > 2
    assert len({one["line"] for one in drawn}) > 2


@pytest.mark.parametrize("how", ["key", "button", "move"])
def test_nobody_need_watch_what_was_missed(new_guest: NewGuest, how: str) -> None:
    anna, _, table = away(new_guest, "slow")
    sent, done = len(anna.sent), len(anna.done)
    anna.open(f"/t/{table}")
    replaying(anna).wait_for()
    if how == "key":
        anna.page.keyboard.press("Escape")
    elif how == "button":
        anna.button("web-follow-all").click()
    else:
        anna.page.keyboard.press("1")
        anna.until(lambda: len(anna.done) > done)
    expect(replaying(anna)).to_have_count(0, timeout=5_000)
    if how != "move":
        expect(since(anna)).to_be_visible()
    assert {one["type"] for one in anna.sent[sent:]} - {"catch-up"} == ({"move"} if how == "move" else set())


def test_the_past_can_be_stopped_and_stepped_through(new_guest: NewGuest) -> None:
    """A click on the table goes on by one step, the arrows go back and forth, and the space bar stops."""
    anna, _, table = away(new_guest, "slow")
    sent = len(anna.sent)
    anna.open(f"/t/{table}")
    replaying(anna).wait_for()
    anna.page.keyboard.press("Space")
    expect(anna.button("web-follow-go-on")).to_be_visible()

    def at() -> int:
        found = re.search(r"\d+", replaying(anna).inner_text())
        assert found is not None
        return int(found[0])

    begun = at()
    anna.page.wait_for_timeout(1_500)
    assert at() == begun
    while at() < begun + 2:
        anna.page.locator('[data-place="queue-0"] button').first.click(force=True)
        anna.page.wait_for_timeout(A_MOMENT)
    further = at()
    anna.page.keyboard.press("ArrowLeft")
    anna.until(lambda: at() < further)
    anna.page.keyboard.press("ArrowRight")
    assert {one["type"] for one in anna.sent[sent:]} <= {"catch-up"}


def test_the_end_is_told_after_what_led_to_it(new_guest: NewGuest) -> None:
    anna, ben, table = away(new_guest, "normal")
    ben.resign()
    ben.end.wait_for()
    anna.open(f"/t/{table}")
    replaying(anna).wait_for()
    assert not anna.over
    anna.end.wait_for(timeout=90_000)
    expect(replaying(anna)).to_have_count(0)


@pytest.mark.parametrize("reduced", [False, True])
def test_without_motion_a_summary_tells_what_was_missed(new_guest: NewGuest, reduced: bool) -> None:
    wishes: dict[str, Any] = {"reduced_motion": "reduce"} if reduced else {}
    anna, _, table = away(new_guest, "normal" if reduced else "instant", **wishes)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.open(f"/t/{table}")
    since(anna).wait_for()
    anna.asked()
    assert not [url for url in asked if "/since" in url]


def test_the_log_in_words_and_in_notation(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", settings={"single": False})
    table = lay(anna, bots=1, game="olet")
    anna.answers(2)
    anna.asked()
    anna.page.reload()
    anna.asked()
    anna.open_log()
    log = anna.page.get_by_role("region", name=anna.t("web-log")).get_by_role("listitem")
    anna.until(lambda: log.count() > 4)  # the moves before the page was opened are there, too
    anna.page.get_by_role("checkbox", name=anna.t("web-notation")).check()
    record = read_record(anna.ask("GET", f"/tables/{table}/record"), "record")
    expect(log).to_have_text([f"{move.turn} {seat_letter(move.player)} {move.text}" for move in record.moves])
    spoken = anna.page.locator("[data-announced]").inner_text()
    assert spoken.endswith(anna.page.locator("#question").inner_text())


# How long each kind of happening is on screen, frame by frame.
WATCH_TIMES = """
window.times = [];
const look = () => {
    const kind = document.querySelector("[data-showing]")?.dataset.showing ?? "";
    const last = times.at(-1);
    if (last?.kind !== kind) times.push({ kind, from: performance.now(), to: performance.now(), frames: 1 });
    else { last.to = performance.now(); last.frames += 1; }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# In milliseconds: the least time by the table of `following/timing.ts`, without its pause.
LEAST = {
    "slow": {"turn-began": 700, "water-ran": 900, "drew-actions": 450, "card-played": 3200},
    "normal": {"turn-began": 400, "water-ran": 500, "drew-actions": 240, "card-played": 1700},
    "brisk": {"turn-began": 250, "water-ran": 320, "drew-actions": 160, "card-played": 1000},
}
FRAME_TIME = 60  # milliseconds: the first and the last frame may be late


@pytest.mark.parametrize("speed", [*LEAST, "instant"])
def test_everything_is_on_screen_as_long_as_the_table_says(new_guest: NewGuest, speed: str) -> None:
    """The moves of others, that is: our own are shown at once."""
    anna = new_guest("Anna", settings={"speed": speed, "single": False})
    anna.page.add_init_script(WATCH_TIMES)
    lay(anna, bots=3)
    shortest: dict[str, float] = {}
    for _ in range(40):
        anna.answers(1)
        assert anna.wait_for_question(90_000)
        if anna.over:
            break
        for one in anna.page.evaluate("times")[:-1]:
            lasted = one["to"] - one["from"]
            shortest[one["kind"]] = min(shortest.get(one["kind"], lasted), lasted)
        if len(shortest) > 3:
            break
    shortest.pop("", None)
    for kind, lasted in sorted(shortest.items()):
        print(f"{speed}: {kind} at least {lasted:.0f} ms")
    assert bool(shortest) == (speed != "instant")
    known = {kind: least for kind, least in LEAST.get(speed, {}).items() if kind in shortest}
    assert all(shortest[kind] >= least - FRAME_TIME for kind, least in known.items()), shortest
