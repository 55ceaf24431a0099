import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { viewerThatIs, type Viewer } from "../../service.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import type { AuditTrail, AuditedCaller } from "../audit/audit-trail.ts";
import type { Erasure, ErasureLedger } from "../audit/erasure-ledger.ts";
import type { PersonKeys } from "../audit/person-keys.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import { blobsOf, deleteRows, type Whose } from "./account.repository.ts";

export interface ErasureParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "signOut">;
  files: Pick<FileStore, "forget">;
  people: PeopleReads;
  records: Pick<AuditReads, "erasedPeople">;
  keys: Pick<PersonKeys, "destroy">;
  erasures: ErasureLedger;
  /** What features do first about somebody's rows that others' rows stand on. */
  leaving: readonly ((tx: Database, person: Viewer) => Promise<void>)[];
}

type Found = NonNullable<Awaited<ReturnType<PeopleReads["find"]>>>;

/** Whose rows are meant; an address counts as theirs only where the provider vouches for it. */
export const whoseRows = ({ id, email, email_verified }: Found): Whose => ({ id, address: email_verified ? email : null });

/**
 * Deletes a person's rows in a transaction that then leaves its record. What it comes to is written to the ledger as the
 * last thing before the end, so that from then on it is done, whatever happens to the process or the data.
 */
export async function eraseRows({ clock, events, erasures, leaving }: ErasureParts, tx: Database, person: Found): Promise<Erasure> {
  const whose = whoseRows(person);
  const files = await blobsOf(tx, whose);
  for (const leave of leaving) await leave(tx, viewerThatIs(person));
  await deleteRows(tx, whose);
  await events.signOut(tx, person.id, null);
  const erasure = { person_id: person.id, erased_at: clock.now(), files };
  erasures.add(erasure);
  return erasure;
}

/** Removes what lies outside the database, the key last: it is what makes the trail forget. */
export async function eraseRest({ files, keys }: ErasureParts, erasure: Erasure): Promise<void> {
  for (const blob of erasure.files) await files.forget(blob);
  keys.destroy(erasure.person_id);
}

/**
 * Applies every deletion that was ever made, again where an older copy of the data, the files or the keys brought somebody
 * back, and where a process ended in the middle. Each is looked at once; call it now and then for those of other processes.
 */
export function createErasures(parts: ErasureParts) {
  const { database, audit, clock, erasures, people, records } = parts;
  const done = new Set<string>();

  const again = (id: string, caller: AuditedCaller) =>
    audit.change(caller, async (tx) => {
      const person = await people.find(tx, id);
      if (!person) return { result: null, entry: null };
      const result = await eraseRows(parts, tx, person);
      const reason = "An older copy of the data had brought this person back, or their deletion had been cut off.";
      return { result, entry: { action: "person.erased" as const, object_id: id, reason } };
    });

  return {
    /** Takes the deletions over that the trail tells of and the ledger does not: an older audit folder was restored. */
    async takeOver(): Promise<void> {
      for (const person_id of await records.erasedPeople())
        if (!erasures.has(person_id)) erasures.add({ person_id, erased_at: clock.now(), files: [] });
    },
    async apply(caller: AuditedCaller): Promise<void> {
      for (const erasure of erasures.all()) {
        if (done.has(erasure.person_id)) continue;
        // Looked at first, so that a start takes no longer the more people have gone.
        const anew = (await people.find(database, erasure.person_id)) && (await again(erasure.person_id, caller));
        await eraseRest(parts, { ...erasure, files: [...erasure.files, ...(anew?.files ?? [])] });
        done.add(erasure.person_id);
      }
    },
  };
}
