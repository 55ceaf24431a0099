import { resolve } from "node:path";
import { readRecords } from "../features/audit/audit.repository.ts";
import { checkpointLines } from "../features/audit/checkpoint-files.ts";
import { readAuditKey } from "../features/audit/checkpoints.ts";
import { verifyTrail } from "../features/audit/verify-trail.ts";
import { CannotStart } from "../platform/cannot-start.ts";
import { ConfigError } from "../platform/config-error.ts";
import type { Database } from "../platform/database/client.ts";
import { CannotCopy, copyDatabase } from "../platform/database/copy-database.ts";
import { errorCode } from "../platform/database/error-code.ts";
import { moveJobs } from "../platform/jobs/move-jobs.ts";
import { AlreadyOpen } from "../platform/database/lock.ts";
import { openDatabase } from "../platform/database/open.ts";
import { assertSealed, noteWork } from "./note-work.ts";
import { rotateFileKey } from "./rotate-file-key.ts";

const usage = `Usage:
  npm run data -- move-to-postgres <postgres://…>   copy everything in DATA_DIR's database to an empty one on a server
  npm run data -- rotate-file-key                   make a new key for the stored files, encrypt them anew, and drop the old one

Stop Clausewise first. When moving, stored files, the index and AUDIT_DIR stay where they are; afterwards start with DATABASE_URL.`;

/** Where the command runs. */
export interface DataSurroundings {
  /** Root of the repository, from which DATA_DIR and AUDIT_DIR are taken. */
  home: string;
  dataDir: string;
  auditDir: string;
  /** Settings of the stored files, and DATABASE_URL. */
  environment: NodeJS.ProcessEnv;
  say(line: string): void;
  complain(line: string): void;
}

/** Runs a command and returns the exit code: 0 done, 1 refused with nothing changed, 2 not understood. */
export async function dataCommand(args: readonly string[], around: DataSurroundings): Promise<number> {
  const [command, url, ...rest] = args.filter((arg) => arg !== "--");
  const isMove = command === "move-to-postgres" && url && /^postgres(ql)?:\/\//.test(url) && rest.length === 0;
  if (isMove) return done(() => moveToPostgres(url, around), notMoved, around);
  if (command === "rotate-file-key" && url === undefined) return done(() => rotateFileKey(around), notRotated, around);
  around.complain(usage);
  return 2;
}

async function done(work: () => Promise<void>, otherwise: (code: string) => string, around: DataSurroundings): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    around.complain(lineOf(error, otherwise, around));
    return 1;
  }
}

function lineOf(error: unknown, otherwise: (code: string) => string, { dataDir }: DataSurroundings): string {
  if (error instanceof AlreadyOpen) return `Clausewise is using ${dataDir}. Stop it first.`;
  if (error instanceof CannotCopy || error instanceof CannotStart || error instanceof ConfigError) return error.message;
  return otherwise(errorCode(error));
}

const notMoved = (code: string) =>
  `The data could not be moved (${code}). Here nothing was changed. Check that the database server runs and that the address is right.`;
const notRotated = (code: string) =>
  `The key could not be changed altogether (${code}). Every file can still be read, with all the keys there are. Run this again to go on.`;

async function moveToPostgres(url: string, around: DataSurroundings): Promise<void> {
  const { home, dataDir, auditDir } = around;
  const audit = resolve(home, auditDir);
  const key = readAuditKey(audit);
  const source = await openDatabase({ databaseUrl: null, dataDir: resolve(home, dataDir), begun: true });
  try {
    await assertSealed(source.database);
    const target = await openDatabase({ databaseUrl: url, dataDir: "" });
    try {
      const tables = await copyDatabase(source.database, target.database);
      for (const { table, rows } of tables) around.say(`${table}: ${rows} rows`);
      // From this record on the database left behind lacks what the checkpoints name, so it cannot be gone on with by mistake.
      const rows = Object.fromEntries(tables.map(({ table, rows: count }) => [table, count]));
      await noteWork(target.database, { auditDir: audit, key }, { action: "data.moved", changes: { rows } });
      for (const [name, count] of Object.entries(await moveJobs(source.database, { open: target, databaseUrl: url })))
        around.say(`jobs that had not ended, ${name}: ${count}`);
      around.say(await verdict(target.database, audit, key));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  around.say("Everything was copied and compared. Start with DATABASE_URL set; the database in DATA_DIR is left as it was.");
}

async function verdict(database: Database, auditDir: string, key: Buffer): Promise<string> {
  const result = await verifyTrail({ records: everyRecord(database), checkpoints: () => checkpointLines(auditDir), key });
  return result.intact
    ? `audit trail intact: ${result.records} records`
    : `The audit trail is broken at record ${result.sequence}, as it was before: ${result.detail}.`;
}

const recordsAtOnce = 1000;

async function* everyRecord(database: Database): AsyncGenerator<unknown, void> {
  for (let from = 1; ; from += recordsAtOnce) {
    const page = await readRecords(database, from, recordsAtOnce);
    yield* page;
    if (page.length < recordsAtOnce) return;
  }
}
