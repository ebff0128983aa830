/** There is no rulebook beside a file. */
export const hasRules = false;
export const rulesPath = (): string => "";
export const lookUp = (): void => undefined;
