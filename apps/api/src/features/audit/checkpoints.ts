import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditRecord } from "@clausewise/contracts";
import { type Checkpoint, type CheckpointFault, firstCheckpoint, readCheckpoints, signedCheckpoint } from "./checkpoint-lines.ts";

type ChainEnd = Pick<AuditRecord, "sequence" | "hash">;

export interface CheckpointLog {
  /** What the file held when it was opened: the checkpoint that reaches furthest, and the file's first fault. */
  readonly found: { furthest: Checkpoint | null; fault: CheckpointFault | null };
  /** Writes the first line, for a trail that has no record yet. */
  begin(): void;
  reached(record: ChainEnd): void;
  /** Writes what is still waiting, or states the last checkpoint again if the file has lost it. */
  flush(): void;
}

const keyFile = "audit.key";
const logFile = "checkpoints.jsonl";

/** Longest time in ms between a record and the checkpoint that covers it, and between tries when the disk refuses. */
const delay = 250;
const retryDelay = 5000;

/** The sealing key of an audit folder; made on first use, readable by its owner alone. */
export function auditKey(auditDir: string): Buffer {
  mkdirSync(auditDir, { recursive: true, mode: 0o700 });
  const file = join(auditDir, keyFile);
  if (!existsSync(file)) makeKey(file);
  return readAuditKey(auditDir);
}

/** Several processes may start at once: the key appears whole, and only the first one's stays. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Reads an existing key; throws when there is none or it is not 32 bytes in hexadecimal. */
export function readAuditKey(auditDir: string): Buffer {
  const text = readFileSync(join(auditDir, keyFile), "utf8").trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${keyFile} does not hold a key`);
  return Buffer.from(text, "hex");
}

const toStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/** Appends signed checkpoints to a file outside the data directory, so that a cut or rewritten chain cannot hide. */
export function openCheckpointLog(auditDir: string, key: Buffer, warn: (line: string) => void = toStderr): CheckpointLog {
  const file = join(auditDir, logFile);
  dropTornLine(file);
  const { checkpoints, fault } = readCheckpoints(checkpointLines(auditDir), key);
  const found = {
    furthest: checkpoints.reduce<Checkpoint | null>((most, one) => (one.sequence >= (most?.sequence ?? 0) ? one : most), null),
    fault,
  };
  let previous = checkpoints.at(-1)?.signature ?? null;
  let written: Checkpoint | null = null;
  let waiting: ChainEnd | null = null;
  let timer: NodeJS.Timeout | null = null;
  let refused = false;

  const write = (checkpoint: Checkpoint) => {
    appendFileSync(file, `${JSON.stringify(checkpoint)}\n`, { mode: 0o600 });
    previous = checkpoint.signature;
    written = checkpoint;
  };
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    try {
      if (!waiting && written && !holds(file, written)) waiting = written;
      if (waiting) write(signedCheckpoint(waiting, previous, key));
      waiting = null;
      refused = false;
    } catch (error) {
      // The records stand; their checkpoint comes as soon as the disk takes it.
      if (!refused) warn(`The checkpoint file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
      refused = true;
      timer = setTimeout(flush, retryDelay).unref();
    }
  };
  return {
    found,
    begin: () => write(firstCheckpoint(key)),
    reached(record) {
      if (!waiting || record.sequence > waiting.sequence) waiting = { sequence: record.sequence, hash: record.hash };
      timer ??= setTimeout(flush, delay);
    },
    flush,
  };
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

const holds = (file: string, { signature }: Checkpoint): boolean => textOf(file).includes(signature);

/** A line is written in one piece with its end; one without was cut off by a loss of power. */
function dropTornLine(file: string): void {
  const text = textOf(file);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
}

/** Every line of the checkpoint file as it stands; empty when there is none. */
export const checkpointLines = (auditDir: string): string[] => textOf(join(auditDir, logFile)).split("\n").filter(Boolean);
