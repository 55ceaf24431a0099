import { createHash } from "node:crypto";
import { compareRows, tooFew, withOwnKeys, type KnownRow, type RegisterRow, type RowChanges } from "@clausewise/official";
import type { Database } from "../../../platform/database/client.ts";
import { addChanges, markRowsGone, putRows, readKnown, readRows, type StoredRow } from "../registers.repository.ts";
import type { Plan } from "../official.table.ts";
import type { NewChange } from "../sources.repository.ts";
import { readSteps } from "../steps.repository.ts";
import { readKept } from "./fetch-answer.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look } from "./parts.ts";
import { askOf } from "./take-step.ts";

/** A register as it stands now beside how it stood. */
export interface ComparedRegister {
  rows: ReadonlyMap<string, StoredRow>;
  changes: RowChanges;
  /** Whether nothing was known of it before. */
  isFirst: boolean;
}

/** Reads all answers of a plan once more, and compares the register that they make up; ends the look where it is too short to be believed. */
export async function compareRegister(look: Look, { total }: Plan): Promise<ComparedRegister> {
  const { database, connector, acceptFewer, clock } = look;
  const known = await readKnown(database, connector.id);
  const now = clock.now();
  const all = await listed(look);
  if (total !== null && all.length < total) throw new LookEnded("broken", `gave ${all.length} of the ${total} entries that it says it has`);
  const rows = new Map(withOwnKeys(all).map((row) => [row.key, storedRow(connector.id, row, now)]));
  const changes = compareRows(connector.isJournal ? known.filter(({ key }) => rows.has(key)) : known, [...rows.values()]);
  const doubt = believed(known, [...rows.values()], changes, acceptFewer);
  if (doubt !== null) throw new LookEnded(rows.size === 0 ? "broken" : "held", doubt);
  return { rows, changes, isFirst: known.length === 0 };
}

const believed = (known: readonly KnownRow[], rows: readonly StoredRow[], changes: RowChanges, acceptFewer: boolean): string | null =>
  acceptFewer && rows.length > 0 ? null : tooFew(known, rows, changes);

async function listed(look: Look): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for (const step of await readSteps(look.database, look.connector.id, "done")) {
    if (step.answer_id === null) continue;
    const { answer } = await readKept(look, step.answer_id);
    rows.push(...((await askOf(look, step).read(answer, step)).rows ?? []));
  }
  return rows;
}

const storedRow = (source_id: string, { key, title, url, fields, aside }: RegisterRow, now: string): StoredRow => ({
  source_id,
  key,
  title,
  url,
  fields: { ...fields },
  aside: { ...aside },
  hash: hashOf({ title, url, fields }),
  first_seen: now,
  last_seen: null,
  gone_since: null,
});

/** Over what an entry says, in whatever order its fields come. */
const hashOf = ({ title, url, fields }: Pick<RegisterRow, "title" | "url" | "fields">): string =>
  createHash("sha256")
    .update(JSON.stringify([title, url, Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest("hex");

/** Writes what became of a register, and what it said before. The first time it is all new, which is no change of anything. */
export async function takeRegister(
  { connector, clock }: Look,
  tx: Database,
  { rows, changes, isFirst }: ComparedRegister,
  lastSeen: string | null,
): Promise<void> {
  const now = clock.now();
  const { added, changed, back, gone } = changes;
  const touched = [...added, ...changed, ...back];
  const before = new Map((await readRows(tx, connector.id, [...changed, ...back, ...gone])).map((row) => [row.key, row]));
  await putRows(
    tx,
    touched.flatMap((key) => rows.get(key) ?? []),
  );
  if (gone.length > 0) await markRowsGone(tx, connector.id, gone, { last_seen: lastSeen, gone_since: now });
  if (isFirst) return;
  const change =
    (kind: NewChange["kind"]) =>
    (key: string): NewChange => {
      const [old, row] = [kind === "added" ? undefined : before.get(key), rows.get(key)];
      const title = (row ?? old)?.title ?? key;
      return { source_id: connector.id, kind, subject: key, title, clauses: [], before: said(old), after: said(row), at: now };
    };
  await addChanges(tx, [
    ...added.map(change("added")),
    ...changed.map(change("changed")),
    ...back.map(change("back")),
    ...gone.map(change("removed")),
  ]);
}

const said = (row: StoredRow | undefined) => (row ? { title: row.title, url: row.url, fields: row.fields } : null);
