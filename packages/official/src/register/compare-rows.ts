/** A row as it is told from others: by its key, and by a hash of what it says. */
export interface HashedRow {
  key: string;
  hash: string;
}

/** A row that is known; `gone` while it is not listed any longer. */
export interface KnownRow extends HashedRow {
  gone: boolean;
}

/** Keys, in the order of the list; those that are gone in the order they were known in. */
export interface RowChanges {
  added: string[];
  changed: string[];
  /** Listed again after it was gone. */
  back: string[];
  gone: string[];
}

/** The share of rows that may go at once without a person having a look. */
const mostGone = 0.2;

/** Rows below which a share says nothing. */
const fewRows = 10;

/** What became of a register. */
export function compareRows(known: readonly KnownRow[], listed: readonly HashedRow[]): RowChanges {
  const before = new Map(known.map((row) => [row.key, row]));
  const now = new Set(listed.map(({ key }) => key));
  const changes: RowChanges = { added: [], changed: [], back: [], gone: [] };
  for (const { key, hash } of listed) {
    const old = before.get(key);
    if (!old) changes.added.push(key);
    else if (old.gone) changes.back.push(key);
    else if (old.hash !== hash) changes.changed.push(key);
  }
  changes.gone = known.filter(({ key, gone }) => !gone && !now.has(key)).map(({ key }) => key);
  return changes;
}

/** Why a list is too short to be believed without a person; null where it is not. */
export function tooFew(known: readonly KnownRow[], listed: readonly HashedRow[], { gone }: RowChanges): string | null {
  const living = known.filter((row) => !row.gone).length;
  if (listed.length === 0) return "lists nothing at all";
  if (living < fewRows || gone.length <= living * mostGone) return null;
  return `lists ${listed.length} entries and lacks ${gone.length} of the ${living} that it listed before`;
}
