// Made from types in Python by `python -m pecunia.server.schema`; do not edit.

/** Something that can be chosen, and what it is called in the language of the request. */
export interface PrintChoice {
  key: string;
  name: string;
}

/** What can be printed: the forms, the sets of cards, the paper sizes. */
export interface PrintChoices {
  products: PrintChoice[];
  sets: PrintChoice[];
  papers: string[];
}

/**
 * An order: which sets in which form, in one language or two, on which paper, and how. `values` is the text of an
 * owner's file, and `values_file` its name, as for a table.
 */
export interface PrintOrder {
  sets: string[];
  languages: string[];
  product?: string;
  paper?: string;
  size?: string;
  bleed?: boolean;
  backs?: boolean;
  grey?: boolean;
  large?: boolean;
  values?: string;
  values_file?: string;
}

/** The first pages, each as a data URL of a picture. */
export interface PrintLook {
  pictures: string[];
}
