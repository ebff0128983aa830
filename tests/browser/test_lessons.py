"""Guided first games: a newcomer is led through each of them by doing, in every language."""

import pytest
from playwright.sync_api import Locator, expect

from pecunia.lessons.lesson import Lesson, lesson_named, lessons
from pecunia.texts import LANGUAGES
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import ANSWERS, Guest

pytestmark = pytest.mark.xdist_group("browser-lessons")


def note(guest: Guest) -> Locator:
    """What the lesson says, as soon as the learner has something to do."""
    return guest.page.locator(".lesson:not([data-doing=watch])")


def begin(guest: Guest, game: str) -> Lesson:
    guest.open()
    guest.page.locator(f"[data-learn={game}]").click()
    return lesson_named(game)


def do(guest: Guest, move: str) -> None:
    """Make the wanted move where it is on the page: on the table, at the tablet, or with the slider."""
    slider = guest.page.locator("input[type=range]")
    if move.startswith("deposit") and slider.is_visible():
        for _ in range(int(move.split()[1]) // 10 - 1):
            slider.press("ArrowRight")
    guest.page.locator(f'{ANSWERS}:visible[data-move="{move}"]').first.click()


def step_through(guest: Guest, lesson: Lesson, until: int | None = None) -> None:
    """Do what each step asks for, up to a step or to the end. Checks that each step says and shows what it should."""
    wanted = {item.step: item.moves for item in lesson.items if not item.scripted}
    for step in range(int(str(note(guest).get_attribute("data-step"))) - 1, until or len(lesson.keys)):
        here = guest.page.locator(f'.lesson[data-step="{step + 1}"]:not([data-doing=watch])')
        expect(here).to_contain_text(guest.t(lesson.keys[step]))
        expect(here).to_contain_text(guest.t("web-lesson-step", number=step + 1, count=len(lesson.keys)))
        expect(guest.page.locator("[data-taught]:visible").first).to_be_visible()
        if wanted[step]:
            do(guest, wanted[step][0])
        else:
            guest.button("web-lesson-read").click()


# Each game in two languages, and each language once.
@pytest.mark.parametrize(("game", "language"), [*zip([*lessons()] * 2, LANGUAGES, strict=True)])
def test_a_guided_game_finishes(new_guest: NewGuest, game: str, language: str) -> None:
    anna = new_guest("Anna", language=language)
    lesson = begin(anna, game)
    step_through(anna, lesson)
    expect(anna.page.locator(".lesson")).to_have_count(0)
    expect(anna.page.locator("[data-taught]")).to_have_count(0)
    before = len(anna.moves)
    anna.answers(2)  # the game goes on freely
    assert len(anna.moves) >= before + 2


def test_left_and_taken_up_again(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    lesson = begin(anna, "non-olet")
    step_through(anna, lesson, 4)
    expect(anna.page.locator('.lesson[data-step="5"]')).to_be_visible()
    table = anna.table
    anna.open()
    expect(anna.button("web-lesson-learn")).to_have_count(1)  # the other game's
    anna.button("web-lesson-resume").click()
    expect(anna.page.locator('.lesson[data-step="5"]')).to_be_visible()
    assert anna.table == table
    step_through(anna, lesson, 6)


def test_another_move_is_refused_kindly(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="de")
    begin(anna, "non-olet")
    task = anna.texts.attribute("lesson-non-olet-seat", "task")
    do(anna, "play fish-poisoning")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.t("error-lesson-first", task=str(task)))
    anna.page.locator('[data-place="seat-A-M"] .target').click(force=True)
    expect(anna.page.locator(".because")).to_contain_text(anna.t("reason-senator-beside-slave"))
    anna.button("web-lesson-show").click()
    expect(anna.page.locator('.lesson[data-step="2"]')).to_be_visible()
    anna.picture("lesson")


@pytest.mark.parametrize("game", lessons())
def test_on_a_phone_everything_wanted_is_in_reach(new_guest: NewGuest, game: str) -> None:
    """What the learner must do is visible without scrolling, and can be tapped."""
    anna = new_guest("Anna", **PHONE)
    lesson = begin(anna, game)
    expect(note(anna)).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("[data-taught]:visible").first).to_be_in_viewport()
    anna.picture(f"lesson-phone-{game}")
    step_through(anna, lesson, 4)


def test_in_words_and_skipped(new_guest: NewGuest) -> None:
    """The table in words teaches as well, by keyboard alone. A learner who skips the rest plays freely."""
    anna = new_guest("Anna", settings={"text": True})
    lesson = begin(anna, "non-olet")
    live = anna.page.locator(".lesson [aria-live=polite]")
    expect(live).to_contain_text(anna.t(lesson.keys[0]))
    anna.button("web-lesson-show").press("Enter")
    expect(live).to_contain_text(anna.t(lesson.keys[1]))
    anna.button("web-lesson-read").press("Enter")
    expect(live).to_contain_text(anna.t(lesson.keys[2]))
    anna.button("web-lesson-skip").press("Enter")
    expect(live).to_have_count(0)
    do(anna, "play fish-poisoning")
    anna.answers(1)


def test_a_mouse_at_rest_explains_nothing(new_guest: NewGuest) -> None:
    """After a card is chosen, another one moves under the mouse. Its explanation would hide where to go next."""
    anna = new_guest("Anna")
    lesson = begin(anna, "non-olet")
    step_through(anna, lesson, 4)
    expect(anna.page.locator('.lesson[data-step="5"]')).to_be_visible()
    anna.page.evaluate("new Promise((done) => setTimeout(done, 700))")  # longer than an explanation takes to appear
    expect(anna.page.locator("#explained")).to_have_count(0)
    box = anna.page.locator('[data-place="queue-A"] .target, .target[data-key]').last.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(anna.page.locator("#explained")).to_be_visible()
