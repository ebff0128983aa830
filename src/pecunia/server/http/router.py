"""All routes of the HTTP interface. Play itself goes over the socket."""

from litestar import Router

from pecunia.server.http import (
    box_routes,
    catalogue_routes,
    daily_routes,
    device_routes,
    guest_routes,
    hint_routes,
    lesson_routes,
    list_routes,
    people_routes,
    personal_data_routes,
    play_from_here_routes,
    print_routes,
    puzzle_routes,
    replay_routes,
    review_routes,
    table_routes,
)

routes = Router(
    path="/api/v1",
    route_handlers=[
        *catalogue_routes.handlers,
        *people_routes.handlers,
        *device_routes.handlers,
        *personal_data_routes.handlers,
        *list_routes.handlers,
        *table_routes.handlers,
        *guest_routes.handlers,
        *hint_routes.handlers,
        *play_from_here_routes.handlers,
        *review_routes.handlers,
        *replay_routes.handlers,
        *lesson_routes.handlers,
        *puzzle_routes.handlers,
        *daily_routes.handlers,
        *print_routes.handlers,
        *box_routes.handlers,
    ],
)
