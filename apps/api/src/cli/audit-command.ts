import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ExportHeader } from "../features/audit/audit-export.ts";
import { checkpointLines, readAuditKey } from "../features/audit/checkpoints.ts";
import { MalformedRecord } from "../features/audit/malformed-record.ts";
import { type BrokenTrail, type IntactTrail, verifyTrail } from "../features/audit/verify-trail.ts";
import { Unreadable, openExport, recordsOf, writeExport } from "./audit-records.ts";
import { CallError, type Server, findServer } from "./server.ts";

const usage = `Usage:
  pnpm audit verify [--export <file>] [--audit-dir <folder>]   prove the audit trail, or name its first broken record
  pnpm audit export <file> [--audit-dir <folder>]              write the trail to a file of JSON Lines

Without --export, verify reads the running server (npm start). Key and checkpoints are read from
AUDIT_DIR, or from --audit-dir. verify ends with 0: intact, 1: broken, 2: could not be read.`;

/** Where a command runs. */
export interface Surroundings {
  /** Root of the repository, from which DATA_DIR and AUDIT_DIR are taken. */
  home: string;
  /** Folder the person stood in, from which arguments are taken. */
  calledFrom: string;
  dataDir: string;
  auditDir: string;
  say(line: string): void;
  complain(line: string): void;
}

/** Runs `verify` or `export` and returns the exit code. */
export async function auditCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const given = argumentsOf(args);
  if (!given) {
    around.complain(usage);
    return 2;
  }
  const auditDir = given.auditDir === undefined ? resolve(around.home, around.auditDir) : resolve(around.calledFrom, given.auditDir);
  const file = given.file === undefined ? null : resolve(around.calledFrom, given.file);
  try {
    if (given.command === "export" && file) return await exportTo(file, auditDir, around);
    return await verify(file, auditDir, around);
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof CallError)) throw error;
    around.complain(error instanceof CallError ? `The trail could not be read: ${error.message}.` : error.message);
    return 2;
  }
}

function argumentsOf(
  args: readonly string[],
): { command: "verify" | "export"; file: string | undefined; auditDir: string | undefined } | null {
  try {
    const options = { export: { type: "string" }, "audit-dir": { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: args.filter((arg) => arg !== "--"), options, allowPositionals: true });
    const [command, file, ...rest] = positionals;
    const auditDir = values["audit-dir"];
    if (command === "verify" && file === undefined && values.export !== "") return { command, file: values.export, auditDir };
    if (command === "export" && file && rest.length === 0 && values.export === undefined) return { command, file, auditDir };
    return null;
  } catch {
    return null;
  }
}

async function verify(file: string | null, auditDir: string, around: Surroundings): Promise<number> {
  const begun = performance.now();
  const key = keyIn(auditDir);
  const checkpoints = () => checkpointLines(auditDir);
  const source = file ? await openExport(file) : { records: recordsOf(serverOf(around)) };
  const result = await verifyTrail({ ...source, checkpoints, key });
  for (const line of result.intact ? result.warnings : []) around.complain(`warning: ${line}`);
  around.say(verdict(result, (performance.now() - begun) / 1000, "header" in source ? source.header : null));
  return result.intact ? 0 : 1;
}

function verdict(result: IntactTrail | BrokenTrail, seconds: number, header: ExportHeader | null): string {
  if (!result.intact) return `broken at record ${result.sequence}: ${result.rule} — ${result.detail}`;
  const { records, checkpoints, last } = result;
  const end = last ? `last no. ${last.sequence} at ${last.recorded_at}` : "none yet";
  return `intact: ${records} records, ${checkpoints} checkpoints, ${end}${header ? `, exported ${header.exported_at}` : ""}, in ${seconds.toFixed(1)} s`;
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
