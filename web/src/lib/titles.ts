import {
  TITLES,
  type Happening,
  type Rules,
  type TitleHappening,
  type TitleName,
  type Titles,
  type View,
} from "../views";

/** The view as its title declares it; nothing where it is of another title. */
export const viewOf = <T extends TitleName>(title: T, view: View | null): Titles[T]["view"] | null =>
  view?.title === title ? (view as Titles[T]["view"]) : null;

/** The rules as their title declares them; nothing where they are of another title. */
export const rulesOf = <T extends TitleName>(title: T, rules: Rules): Titles[T]["rules"] | null =>
  rules.title === title ? (rules as Titles[T]["rules"]) : null;

/** What happened at a table whose title declares its happenings; of others the page knows nothing that it can show. */
export const declaredOf = (view: View | null, happenings: readonly Happening[]): TitleHappening[] =>
  TITLES.some((title) => title === view?.title) ? (happenings as TitleHappening[]) : [];
