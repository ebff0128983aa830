import { MAX_FILE_NAME } from "../constants";

/** An owner's file of values in a request: its text, and its name for error messages. */
export interface ValuesFile {
  values: string;
  values_file: string;
}

export const NO_VALUES: ValuesFile = { values: "", values_file: "values.toml" };

/** The file that the user chose, or none. */
export async function chosenValues(input: HTMLInputElement): Promise<ValuesFile> {
  const file = input.files?.[0];
  return file
    ? { values: await file.text(), values_file: file.name.slice(-MAX_FILE_NAME) || NO_VALUES.values_file }
    : NO_VALUES;
}
