"""Guided first games: a newcomer is led through each of them by doing, in every language."""

import pytest
from playwright.sync_api import Locator, expect

from pecunia.lessons.lesson import TRY, Lesson, lesson_named, lessons
from pecunia.texts import LANGUAGES
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import ANSWERS, Guest, lay

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
    tried = {item.step for item in lesson.items if item.seat == TRY}
    for step in range(int(str(note(guest).get_attribute("data-step"))) - 1, until or len(lesson.keys)):
        here = guest.page.locator(f'.lesson[data-step="{step + 1}"]:not([data-doing=watch])')
        expect(here).to_contain_text(guest.t(lesson.keys[step]))
        expect(here).to_contain_text(guest.t("web-lesson-step", number=step + 1, count=len(lesson.keys)))
        expect(guest.page.locator("[data-taught]:visible").first).to_be_visible()
        if step in tried:
            expect(guest.button("web-lesson-read")).to_have_count(0)  # trying is asked for
            guest.button("web-lesson-show").click()
            expect(guest.page.locator(".because")).to_be_visible()
            guest.button("web-lesson-read").click()
        elif wanted[step]:
            do(guest, wanted[step][0])
        elif step == len(lesson.keys) - 1:
            guest.button("web-lesson-play-on").click()
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
    anna.button("web-lesson-show").press("Enter")
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


def test_the_others_play_one_after_the_other_with_a_sentence_each(new_guest: NewGuest) -> None:
    """Somebody who follows at a usual speed hears of every turn, one thing at a time, and can stop and go on."""
    anna = new_guest("Anna", language="de", settings={"speed": "brisk"})
    lesson = begin(anna, "non-olet")
    step_through(anna, lesson, 7)
    watched = anna.page.locator(".lesson[data-doing=watch]")
    now = watched.locator("[aria-current=true]")
    expect(now).to_have_text("Balbina")
    expect(watched).to_contain_text("Balbina: Die Natur ruft")
    anna.button("web-follow-pause").click()
    for words in ("Balbina kassiert 3 Sesterzen", "Balbina setzt"):
        watched.locator(".on").click()
        expect(watched).to_contain_text(words)
    anna.picture("lesson-rival")
    for _ in range(4):
        watched.locator(".on").click()
        anna.page.wait_for_timeout(300)
    expect(note(anna)).to_contain_text(anna.t(lesson.keys[7]))


@pytest.mark.parametrize("game", lessons())
def test_the_tablet_belongs_to_the_lesson(new_guest: NewGuest, game: str) -> None:
    """Nothing else can be answered there, nothing taken back, and no empty tablet is left below the note."""
    anna = new_guest("Anna", language="fr")
    lesson = begin(anna, game)
    expect(note(anna)).to_be_visible()
    tablet = anna.page.locator(".tablet")
    for step in range(1, 4):
        expect(anna.page.locator(f'.lesson[data-step="{step}"]:not([data-doing=watch])')).to_be_visible()
        box = tablet.bounding_box()
        assert box is not None
        assert box["height"] <= 1 or tablet.locator(".answer, form, .because").count()
        assert tablet.locator(".small").count() == 0
        step_through(anna, lesson, step)


def test_what_next_with_one_click(new_guest: NewGuest) -> None:
    """After the last step: the other lesson, a game with the easiest bots, the rules in three minutes."""
    anna = new_guest("Anna", language="it")
    lesson = begin(anna, "olet")
    step_through(anna, lesson, len(lesson.keys) - 1)
    ways = anna.page.locator(".lesson [data-next]")
    expect(ways).to_have_count(3)
    ways.filter(has_text=anna.t("web-next-rules")).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(
        anna.t("web-rules-brief", game="Pecunia Olet"), use_inner_text=True
    )
    words = len(anna.page.locator("article").inner_text().split())
    assert 300 < words < 900  # what people read in three or four minutes
    anna.page.locator("article a[href^='#']").first.click()
    anna.page.go_back()
    anna.button("web-next-game").or_(anna.page.get_by_role("link", name=anna.t("web-rules-back"))).first.click()
    anna.button("web-next-game").click()
    expect(anna.page.locator(".tablet .answer, [data-move]").first).to_be_visible()
    seats = anna.ask("GET", f"/tables/{anna.table}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "sponge-washer", "sponge-washer"]


@pytest.mark.parametrize("game", lessons())
def test_a_first_game_explains_once_and_can_be_silenced(new_guest: NewGuest, game: str) -> None:
    anna = new_guest("Anna", language="de", settings={"tips": True})
    lay(anna, bots=2, game=game)
    tip = anna.page.locator(".tip")
    told: list[str] = []
    for _ in range(4):
        expect(anna.legal.first).to_be_visible()
        if tip.is_visible():
            told.append(tip.inner_text())
            anna.button("web-tip-ok").click()
    assert len(told) >= 2
    assert len(set(told)) == len(told)
    anna.page.reload()
    expect(anna.legal.first).to_be_visible()
    if tip.is_visible():
        assert tip.inner_text() not in told
    anna.page.evaluate("localStorage.removeItem('pecunia-tips')")
    anna.page.reload()
    anna.button("web-tip-off").click()
    expect(tip).to_have_count(0)
    anna.page.reload()
    expect(anna.legal.first).to_be_visible()
    expect(tip).to_have_count(0)
