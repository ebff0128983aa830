"""The HTTP interface for reviews: requested with a record, made in the background, stopped on demand."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from pecunia.server import messages as m
from pecunia.server.background.replay_jobs import REPLAY_SECONDS, reviewed_record
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import json_response

Name = Annotated[str, PathParameter(max_length=40, pattern="^[0-9a-f]{40}$")]


@post(
    "/reviews",
    summary="The review of a record in the language of the request; it is started where there is none",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 409, 413),
)
async def review(
    data: JSONBody[m.ReviewRequest], user: CurrentUser, background: Background, request: HttpRequest
) -> Response[m.ReviewResponse]:
    await user.check_rate("replay")
    reviews = background.reviews
    language = language_of(request.scope)
    while True:
        found = await background.quick.run(
            user.sender, REPLAY_SECONDS, reviewed_record, data.record, reviews.folder, language
        )
        if found.answer:
            return json_response(found.answer)
        state = reviews.ask(found.record, found.decisions, user.identity or user.address, user.sender)
        if state is not None:  # otherwise it was finished while we looked
            return Response(m.ReviewResponse(state, None, [], []))


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
