"""The interface over HTTP for reviews: asked for with a record, made in the background, stopped on demand."""

from typing import Annotated

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from pecunia.core.errors import PecuniaError
from pecunia.review.kept import name_of
from pecunia.review.report import Review
from pecunia.review.telling import thing, told
from pecunia.server import messages as m
from pecunia.server.background.replays import Recorded, recorded
from pecunia.server.http.current_user import By, Here
from pecunia.server.http.problems import language_of, refusals
from pecunia.texts import Texts

Name = Annotated[str, PathParameter(max_length=40, pattern="^[0-9a-f]{40}$")]


@post(
    "/reviews",
    summary="The review of a record in the language of the request; it is begun where there is none",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 409, 413),
)
async def review(
    data: JSONBody[m.ReviewWish], who: By, house: Here, request: Request[object, object, State]
) -> m.ReviewSeen:
    who.may("replay")
    read = await house.beside(lambda: recorded(data.record))
    if read.game.outcome is None:
        raise PecuniaError("review-unfinished")
    found = await house.reviews.ask(data.record, read.game, who.identity or who.address)
    if isinstance(found, m.ReviewState):
        return m.ReviewSeen(found, None, [], [])
    language = language_of(request.scope)
    return await house.beside(lambda: seen(found, read, name_of(data.record), language))


def seen(review: Review, read: Recorded, name: str, language: str) -> m.ReviewSeen:
    texts = Texts(language)
    count = len(review.decisions)
    things = [thing(review.game, source, texts) for source in review.sources]
    return m.ReviewSeen(m.ReviewState(name, False, count, count, 0), review, told(review, read.game, texts), things)


@get("/reviews/{review:str}", summary="How far a review has come", responses=refusals(400), sync_to_thread=False)
def review_state(review: Name, who: By, house: Here) -> m.ReviewState:
    return house.reviews.state(review)


@delete(
    "/reviews/{review:str}",
    summary="I do not want this review any more",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(400, 403),
    sync_to_thread=False,
)
def stop_review(review: Name, who: By, house: Here) -> None:
    house.reviews.stop(review, who.identity or who.address)


handlers = [review, review_state, stop_review]
