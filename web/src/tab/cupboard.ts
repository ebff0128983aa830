/** Texts by key, kept by the browser (IndexedDB); in memory if it keeps nothing, as in some private windows. */
export interface Cupboard {
  readonly lasting: boolean;
  get(key: string): Promise<string | undefined>;
  all(prefix: string): Promise<[string, string][]>;
  /** All changes are made, or none. False if a key that is to be added is there already. */
  write(changes: Change[]): Promise<boolean>;
}

export type Change = [kind: "add" | "put" | "delete", key: string, text: string];

const NAME = "pecunia";
const ROWS = "rows";

export async function openCupboard(): Promise<Cupboard> {
  try {
    const database = await done(upgraded(indexedDB.open(NAME, 1)));
    return kept(database);
  } catch {
    return inMemory();
  }
}

/** Changes as they come from Python: kind, key and text, one after the other, with a zero between them. */
export function changesIn(flat: string): Change[] {
  const parts = flat.split("\0");
  return Array.from({ length: parts.length / 3 }, (_, at) => parts.slice(3 * at, 3 * at + 3) as Change);
}

function kept(database: IDBDatabase): Cupboard {
  const reading = () => database.transaction(ROWS).objectStore(ROWS);
  return {
    lasting: true,
    get: (key) => done(reading().get(key) as IDBRequest<string | undefined>),
    async all(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const rows = reading();
      const [keys, texts] = await Promise.all([done(rows.getAllKeys(range)), done(rows.getAll(range))]);
      return keys.map((key, at) => [key as string, texts[at] as string]);
    },
    write: (changes) =>
      new Promise((settled, failed) => {
        const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
        const rows = transaction.objectStore(ROWS);
        let taken = false;
        for (const [kind, key, text] of changes) {
          const request = kind === "delete" ? rows.delete(key) : rows[kind](text, key);
          request.onerror = () => (taken ||= request.error?.name === "ConstraintError");
        }
        transaction.oncomplete = () => settled(true);
        transaction.onabort = () =>
          taken ? settled(false) : failed(transaction.error ?? new DOMException("", "AbortError"));
      }),
  };
}

export function inMemory(): Cupboard {
  const rows = new Map<string, string>();
  return {
    lasting: false,
    get: async (key) => rows.get(key),
    all: async (prefix) =>
      [...rows].filter(([key]) => key.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1)),
    async write(changes) {
      if (changes.some(([kind, key]) => kind === "add" && rows.has(key))) return false;
      for (const [kind, key, text] of changes) {
        if (kind === "delete") rows.delete(key);
        else rows.set(key, text);
      }
      return true;
    },
  };
}

function upgraded(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
  return request;
}

function done<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((settled, failed) => {
    request.onsuccess = () => settled(request.result);
    request.onerror = () => failed(request.error ?? new DOMException("", "UnknownError"));
  });
}
