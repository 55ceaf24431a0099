import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReadAuditRecord } from "@clausewise/contracts";
import type { Events } from "../platform/events/events.ts";
import type { Database, OpenDatabase } from "../platform/database/client.ts";
import { createAuditTrail, type AuditTrail } from "../features/audit/audit-trail.ts";
import { readRecords } from "../features/audit/audit.repository.ts";
import { openCheckpointLog } from "../features/audit/checkpoints.ts";
import { revealed } from "../features/audit/concealment.ts";
import type { PersonKeys } from "../features/audit/person-keys.ts";
import { AppError } from "../errors.ts";
import { viewerOf, type Actor, type Caller, type SignIn, type Viewer } from "../service.ts";
import { openTestDatabase } from "./database.ts";
import { keysInMemory } from "./person-keys.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { addPerson, emptyTables } from "./tables.repository.ts";

/** A migrated database, in memory where nothing else is said, with its audit trail, and people to act in it. */
export interface TestWorld {
  database: Database;
  audit: AuditTrail;
  /** What the trail is sealed with. */
  keys: PersonKeys;
  key: Buffer;
  clock: FakeClock;
  /** Nobody listens. */
  events: Pick<Events, "raise" | "announce" | "signOut">;
  /** A folder of its own, gone when the world closes. */
  folder: string;
  /** Someone signed in; the same name is the same person until the next `reset`. */
  asPerson(name: string, role?: Actor["role"]): Promise<Caller>;
  asAnyone(): Caller;
  /** Records of the trail in the clear, from a number on. */
  records(from?: number, limit?: number): Promise<ReadAuditRecord[]>;
  /** Empties every table. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const noBrowser = async (): Promise<never> => {
  throw new AppError("unavailable", "There is no browser behind this call.");
};

const signInWithoutBrowser: SignIn = {
  begin: noBrowser,
  exchange: noBrowser,
  beginSigning: noBrowser,
  confirmSigning: noBrowser,
  start: noBrowser,
  end: noBrowser,
};

const callerOf = (actor: Actor | null): Caller => ({
  actor,
  sessionId: actor && `session-of-${actor.label}`,
  requestId: randomUUID(),
  address: "127.0.0.1",
  origin: "http://127.0.0.1:3000",
  signIn: signInWithoutBrowser,
});

/** A person as the repositories take them. */
export const viewerFor = (actor: Actor): Viewer => viewerOf(callerOf(actor));

/** One per test file: create it in `beforeAll`, `reset` it in `beforeEach`, `close` it in `afterAll`. */
export async function createTestWorld(openDatabase: () => Promise<OpenDatabase> = openTestDatabase): Promise<TestWorld> {
  const open = await openDatabase();
  const folder = mkdtempSync(join(tmpdir(), "clausewise-test-"));
  const key = randomBytes(32);
  const keys = keysInMemory();
  const checkpoints = openCheckpointLog(folder, key);
  const clock = createFakeClock();
  const people = new Map<string, Promise<Actor>>();
  return {
    database: open.database,
    audit: createAuditTrail(open.database, { key, people: keys }, checkpoints),
    keys,
    key,
    records: async (from = 1, limit = 100) => (await readRecords(open.database, from, limit)).map((record) => revealed(record, keys)),
    clock,
    events: { raise: async () => undefined, announce: async () => undefined, signOut: async () => undefined },
    folder,
    async asPerson(name, role = "regulatory_professional") {
      const known = people.get(name) ?? addPerson(open.database, name, role);
      people.set(name, known);
      return callerOf(await known);
    },
    asAnyone: () => callerOf(null),
    async reset() {
      people.clear();
      clock.release();
      await emptyTables(open.database);
    },
    async close() {
      checkpoints.flush();
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
