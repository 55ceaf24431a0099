import { EventKind } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database/client.ts";

export const channel = "clausewise_events";

/** What processes tell each other and nobody else: a file for all of them was written, or somebody watches something else now. */
const innerKinds = ["index_built", "vectors_made", "watching_changed"] as const;
export type InnerKind = (typeof innerKinds)[number];

/** What happened, and to whom it is told: one person, or everybody where none is named. */
export interface Raised {
  id: string;
  kind: EventKind | InnerKind | "signed_out";
  person_id: string | null;
  object_id: string | null;
}

const Heard = z.object({
  id: z.string(),
  kind: z.enum([...EventKind.options, "signed_out", ...innerKinds]),
  person_id: z.string().nullable(),
  object_id: z.string().nullable(),
}) satisfies z.ZodType<Raised>;

/** Notifies every process once the transaction is committed. */
export async function notify(tx: Database, event: Raised): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/** Reads a notification; null for one that is none of ours. */
export function heard(payload: string): Raised | null {
  try {
    return Heard.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

export const isInner = (kind: Raised["kind"]): kind is InnerKind => innerKinds.some((inner) => inner === kind);

/** Whether a person may learn of it. */
export const isFor = (event: Raised, personId: string): boolean => event.person_id === null || event.person_id === personId;
