import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ExportHeader } from "../features/audit/audit-export.ts";
import { checkpointLines } from "../features/audit/checkpoint-files.ts";
import { readAuditKey } from "../features/audit/checkpoints.ts";
import { MalformedRecord } from "../features/audit/malformed-record.ts";
import { type BrokenTrail, type IntactTrail, verifyTrail } from "../features/audit/verify-trail.ts";
import { CannotStart } from "../platform/cannot-start.ts";
import { AlreadyOpen } from "../platform/database/lock.ts";
import { Unreadable, openExport, recordsOf, writeExport } from "./audit-records.ts";
import { stateRestore } from "./audit-restored.ts";
import { CallError, type Server, findServer } from "./server.ts";

const usage = `Usage:
  npm run audit -- verify [--export <file>] [--audit-dir <folder>] [--copy <folder>]
                                    prove the audit trail, or name its first broken record
  npm run audit -- export <file> [--audit-dir <folder>]
                                    write the trail to a file of JSON Lines
  npm run audit -- restored --reason "…"
                                    state, with the server stopped, that the data is an older copy that was restored

Without --export, verify reads the running server (npm start). Key and checkpoints are read from
AUDIT_DIR, or from --audit-dir, a copy of the checkpoints from AUDIT_COPY_DIR, or from --copy.
verify ends with 0: intact, 1: broken, 2: could not be read.`;

/** Where a command runs. */
export interface Surroundings {
  /** Root of the repository, from which DATA_DIR and AUDIT_DIR are taken. */
  home: string;
  /** Folder the person stood in, from which arguments are taken. */
  calledFrom: string;
  dataDir: string;
  auditDir: string;
  /** Where a copy of the checkpoints is kept, if anywhere. */
  copyDir: string | null;
  databaseUrl: string | null;
  say(line: string): void;
  complain(line: string): void;
}

/** Runs `verify`, `export` or `restored` and returns the exit code. */
export async function auditCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const given = argumentsOf(args);
  if (!given) {
    around.complain(usage);
    return 2;
  }
  const from = (folder: string | undefined) => (folder === undefined ? undefined : resolve(around.calledFrom, folder));
  const auditDir = from(given.auditDir) ?? resolve(around.home, around.auditDir);
  const copyDir = from(given.copy) ?? (around.copyDir === null ? null : resolve(around.home, around.copyDir));
  try {
    if (given.command === "export") return await exportTo(resolve(around.calledFrom, given.file), auditDir, around);
    if (given.command === "restored") return await restored(given.reason, auditDir, copyDir, around);
    return await verify(from(given.file) ?? null, auditDir, copyDir, around);
  } catch (error) {
    const line = lineOf(error, around);
    if (line === null) throw error;
    around.complain(line);
    return 2;
  }
}

function lineOf(error: unknown, { dataDir }: Surroundings): string | null {
  if (error instanceof CallError) return `The trail could not be read: ${error.message}.`;
  if (error instanceof AlreadyOpen) return `Clausewise is using ${dataDir}. Stop it first.`;
  return error instanceof Unreadable || error instanceof CannotStart ? error.message : null;
}

type Given = { auditDir: string | undefined; copy: string | undefined } & (
  | { command: "verify"; file: string | undefined }
  | { command: "export"; file: string }
  | { command: "restored"; reason: string }
);

const options = {
  export: { type: "string" },
  "audit-dir": { type: "string" },
  copy: { type: "string" },
  reason: { type: "string" },
} as const;

function argumentsOf(args: readonly string[]): Given | null {
  try {
    const { values, positionals } = parseArgs({ args: args.filter((arg) => arg !== "--"), options, allowPositionals: true });
    const [command, file, ...rest] = positionals;
    const { "audit-dir": auditDir, copy, reason } = values;
    const folders = { auditDir, copy };
    if (rest.length > 0 || (reason !== undefined) !== (command === "restored")) return null;
    if (command === "verify" && file === undefined && values.export !== "") return { ...folders, command, file: values.export };
    if (values.export !== undefined) return null;
    if (command === "export" && file) return { ...folders, command, file };
    if (command === "restored" && file === undefined && reason?.trim()) return { ...folders, command, reason: reason.trim() };
    return null;
  } catch {
    return null;
  }
}

async function restored(reason: string, auditDir: string, copyDir: string | null, around: Surroundings): Promise<number> {
  keyIn(auditDir);
  const dataDir = resolve(around.home, around.dataDir);
  around.say(await stateRestore(reason, { dataDir, auditDir, copyDir, databaseUrl: around.databaseUrl }));
  return 0;
}

async function verify(file: string | null, auditDir: string, copyDir: string | null, around: Surroundings): Promise<number> {
  const begun = performance.now();
  const key = keyIn(auditDir);
  const checkpoints = () => checkpointLines(auditDir);
  const source = file ? await openExport(file) : { records: recordsOf(serverOf(around)) };
  const copy = copyDir === null ? [] : checkpointLines(copyDir);
  const result = await verifyTrail({ ...source, checkpoints, copy, key });
  for (const line of result.intact ? result.warnings : []) around.complain(`warning: ${line}`);
  for (const { from, to, reason, stated_at } of result.intact ? result.restores : [])
    around.say(`restored: at ${stated_at} it was stated that records ${from} to ${to} were lost with a restore (${reason})`);
  if (result.intact && result.resealed)
    around.say(
      `sealed anew: at ${result.resealed.stated_at} records 1 to ${result.resealed.to}, proven intact before, were sealed under people's keys`,
    );
  around.say(verdict(result, (performance.now() - begun) / 1000, "header" in source ? source.header : null));
  return result.intact ? 0 : 1;
}

function verdict(result: IntactTrail | BrokenTrail, seconds: number, header: ExportHeader | null): string {
  if (!result.intact) return `broken at record ${result.sequence}: ${result.rule} — ${result.detail}`;
  const { records, checkpoints, last, restores } = result;
  const end = last ? `last no. ${last.sequence} at ${last.recorded_at}` : "none yet";
  const stated = restores.length > 0 ? ` with ${restores.length === 1 ? "a stated restore" : `${restores.length} stated restores`}` : "";
  return `intact${stated}: ${records} records, ${checkpoints} checkpoints, ${end}${header ? `, exported ${header.exported_at}` : ""}, in ${seconds.toFixed(1)} s`;
}

async function exportTo(file: string, auditDir: string, around: Surroundings): Promise<number> {
  if (existsSync(file)) throw new Unreadable(`${file} exists already: choose another name.`);
  const server = serverOf(around);
  const key = keyIn(auditDir);
  // Counted before the records are read, so that every one of these checkpoints names a record in the export.
  const checkpoints = checkpointLines(auditDir).length;
  try {
    const { count } = await writeExport(file, recordsOf(server), checkpoints, key);
    around.say(`${count} records written to ${file}`);
    return 0;
  } catch (error) {
    if (!(error instanceof MalformedRecord)) throw error;
    around.complain(`Nothing was written. ${error.message}`);
    return 1;
  }
}

function keyIn(auditDir: string): Buffer {
  try {
    return readAuditKey(auditDir);
  } catch {
    throw new Unreadable(`There is no readable audit key in ${auditDir}: name the server's audit folder with --audit-dir or AUDIT_DIR.`);
  }
}

function serverOf({ home, dataDir }: Surroundings): Server {
  const server = findServer(home, isAbsolute(dataDir) ? dataDir : resolve(home, dataDir));
  if (!server) throw new Unreadable("No server is running here: start it with `npm start`, or name an export with --export <file>.");
  return server;
}
