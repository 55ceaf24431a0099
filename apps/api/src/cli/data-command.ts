import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { AppError } from "../errors.ts";
import { createAuditTrail } from "../features/audit/audit-trail.ts";
import { readRecords } from "../features/audit/audit.repository.ts";
import { checkpointLines } from "../features/audit/checkpoint-files.ts";
import { openCheckpointLog, readAuditKey } from "../features/audit/checkpoints.ts";
import { hasOpenRecords } from "../features/audit/open-records.repository.ts";
import { openPersonKeys } from "../features/audit/person-keys.ts";
import { verifyTrail } from "../features/audit/verify-trail.ts";
import { commandLineActor } from "../features/identity/command-line.ts";
import { CannotStart } from "../platform/cannot-start.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/client.ts";
import { CannotCopy, copyDatabase } from "../platform/database/copy-database.ts";
import { errorCode } from "../platform/database/error-code.ts";
import { moveJobs } from "../platform/jobs/move-jobs.ts";
import { AlreadyOpen } from "../platform/database/lock.ts";
import { openDatabase } from "../platform/database/open.ts";

const usage = `Usage:
  npm run data -- move-to-postgres <postgres://…>   copy everything in DATA_DIR's database to an empty one on a server

Stop Clausewise first. Stored files, the index and AUDIT_DIR stay where they are; afterwards start with DATABASE_URL.`;

/** Where the command runs. */
export interface DataSurroundings {
  /** Root of the repository, from which DATA_DIR and AUDIT_DIR are taken. */
  home: string;
  dataDir: string;
  auditDir: string;
  say(line: string): void;
  complain(line: string): void;
}

/** Runs `move-to-postgres` and returns the exit code: 0 done, 1 refused with nothing changed, 2 not understood. */
export async function dataCommand(args: readonly string[], around: DataSurroundings): Promise<number> {
  const [command, url, ...rest] = args.filter((arg) => arg !== "--");
  if (command !== "move-to-postgres" || !url || !/^postgres(ql)?:\/\//.test(url) || rest.length > 0) {
    around.complain(usage);
    return 2;
  }
  try {
    await moveToPostgres(url, around);
    return 0;
  } catch (error) {
    around.complain(lineOf(error, around));
    return 1;
  }
}

function lineOf(error: unknown, { dataDir }: DataSurroundings): string {
  if (error instanceof AlreadyOpen) return `Clausewise is using ${dataDir}. Stop it first.`;
  if (error instanceof CannotCopy || error instanceof CannotStart) return error.message;
  return `The data could not be moved (${errorCode(error)}). Here nothing was changed. Check that the database server runs and that the address is right.`;
}

async function moveToPostgres(url: string, around: DataSurroundings): Promise<void> {
  const { home, dataDir, auditDir } = around;
  const audit = resolve(home, auditDir);
  const key = readAuditKey(audit);
  const source = await openDatabase({ databaseUrl: null, dataDir: resolve(home, dataDir), begun: true });
  try {
    if (await hasOpenRecords(source.database))
      throw new CannotStart(
        "The audit records are still as an earlier version wrote them. Start Clausewise here once, stop it, and try again.",
      );
    const target = await openDatabase({ databaseUrl: url, dataDir: "" });
    try {
      const tables = await copyDatabase(source.database, target.database);
      for (const { table, rows } of tables) around.say(`${table}: ${rows} rows`);
      await recordMove(target.database, audit, key, Object.fromEntries(tables.map(({ table, rows }) => [table, rows])));
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

/** From this record on the database left behind lacks what the checkpoints name, so it cannot be gone on with by mistake. */
async function recordMove(database: Database, auditDir: string, key: Buffer, rows: Record<string, number>): Promise<void> {
  const log = openCheckpointLog(auditDir, key);
  const audit = createAuditTrail(database, { key, people: openPersonKeys(auditDir) }, log);
  const around = { sessionId: null, requestId: randomUUID(), address: "" };
  const actor = await commandLineActor({ audit, clock: systemClock }, { ...around, origin: "", signIn: noBrowser });
  await audit.note({ ...around, actor }, { action: "data.moved", changes: { rows } });
  log.flush();
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

const refuse = async (): Promise<never> => {
  throw new AppError("internal", "There is no browser behind this call.");
};
const noBrowser = { begin: refuse, exchange: refuse, start: refuse, end: refuse };
