// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
export type * from "./review";
export type * from "./boxForm";
export type * from "./tables";
export type * from "./socket";
export type * from "./requests";
export type * from "./personal";
export type * from "./learning";
export type * from "./printing";
export type * from "./boxes";
