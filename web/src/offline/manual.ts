/** A single file comes without a rulebook. */
export const hasRules = false;
export const rulesPath = (): string => "";
export const briefPath = (): string => "";
export const lookUp = (): void => undefined;
