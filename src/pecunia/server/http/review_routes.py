"""The HTTP interface for reviews: requested with a record, made in the background, stopped on demand."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from pecunia.review.cache import name_of
from pecunia.review.review import require_finished
from pecunia.review.review_report import Review
from pecunia.review.sentences import thing, told
from pecunia.server import messages as m
from pecunia.server.background.replays import RecordedGame, recorded_game
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest
from pecunia.server.http.problems import language_of, refusals
from pecunia.texts import Texts

Name = Annotated[str, PathParameter(max_length=40, pattern="^[0-9a-f]{40}$")]


@post(
    "/reviews",
    summary="The review of a record in the language of the request; it is started where there is none",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 409, 413),
)
async def review(
    data: JSONBody[m.ReviewRequest], user: CurrentUser, background: Background, request: HttpRequest
) -> m.ReviewResponse:
    user.check_rate("replay")
    read = await background.run_in_background(lambda: recorded_game(data.record))
    require_finished(read.game)
    found = await background.reviews.ask(data.record, read.game, user.identity or user.address)
    if isinstance(found, m.ReviewState):
        return m.ReviewResponse(found, None, [], [])
    language = language_of(request.scope)
    return await background.run_in_background(lambda: review_response(found, read, name_of(data.record), language))


def review_response(review: Review, read: RecordedGame, name: str, language: str) -> m.ReviewResponse:
    texts = Texts(language)
    count = len(review.decisions)
    things = [thing(review.game, source, texts) for source in review.sources]
    return m.ReviewResponse(m.ReviewState(name, False, count, count, 0), review, told(review, read.game, texts), things)


@get("/reviews/{review:str}", summary="How far a review has come", responses=refusals(400), sync_to_thread=False)
def review_state(review: Name, user: CurrentUser, background: Background) -> m.ReviewState:
    return background.reviews.state(review)


@delete(
    "/reviews/{review:str}",
    summary="I do not want this review any more",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(400, 403),
    sync_to_thread=False,
)
def stop_review(review: Name, user: CurrentUser, background: Background) -> None:
    background.reviews.stop(review, user.identity or user.address)


handlers = [review, review_state, stop_review]
