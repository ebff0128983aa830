/** An owner's file of values as a request carries it: its text, and what it is called, which errors about it say. */
export interface ValuesFile {
  values: string;
  values_file: string;
}

export const NO_VALUES: ValuesFile = { values: "", values_file: "values.toml" };
/** Letters of the name that the server takes. */
const LONGEST_NAME = 100;

/** What somebody has chosen, or nothing. */
export async function chosenValues(input: HTMLInputElement): Promise<ValuesFile> {
  const file = input.files?.[0];
  return file
    ? { values: await file.text(), values_file: file.name.slice(-LONGEST_NAME) || NO_VALUES.values_file }
    : NO_VALUES;
}
