import {
  TITLES,
  type Happening,
  type Rules,
  type TitleHappening,
  type TitleName,
  type Titles,
  type View,
} from "../views";

/** The view with the type of its title; null if it belongs to another title. */
export const viewOf = <T extends TitleName>(title: T, view: View | null): Titles[T]["view"] | null =>
  view?.title === title ? (view as Titles[T]["view"]) : null;

/** The rules with the type of their title; null if they belong to another title. */
export const rulesOf = <T extends TitleName>(title: T, rules: Rules): Titles[T]["rules"] | null =>
  rules.title === title ? (rules as Titles[T]["rules"]) : null;

/** The happenings with their declared types. If the page does not know the title, it can show none of them. */
export const declaredOf = (view: View | null, happenings: readonly Happening[]): TitleHappening[] =>
  TITLES.some((title) => title === view?.title) ? (happenings as TitleHappening[]) : [];
