import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { AuditRecord } from "@clausewise/contracts";
import { CannotStart } from "../../platform/cannot-start.ts";
import { writeOnce } from "../../platform/write-whole.ts";
import { chainStart } from "./audit-chain.ts";
import { type CheckpointCopies, checkpointLines, logPath, textOf } from "./checkpoint-files.ts";
import {
  type Checkpoint,
  type CheckpointFault,
  firstCheckpoint,
  readCheckpoints,
  type Reseal,
  type Restore,
  signedCheckpoint,
  signedReseal,
  signedRestore,
} from "./checkpoint-lines.ts";

type ChainEnd = Pick<AuditRecord, "sequence" | "hash">;

export interface CheckpointLog {
  /** What the file held when it was opened: the checkpoint that reaches furthest, and the file's first fault. */
  readonly found: { furthest: Checkpoint | null; fault: CheckpointFault | null };
  /** Writes the first line, for a trail that has no record yet. */
  begin(): void;
  reached(record: ChainEnd): void;
  /** States that the data was restored from a copy that ends at `end`, and that records up to no. `said.lost` are given up with it. */
  restored(end: ChainEnd, said: Pick<Restore, "lost" | "reason" | "stated_at">): void;
  /** States, on the disk when it returns, that every record was sealed anew. */
  resealed(said: Pick<Reseal, "sequence" | "hash" | "old_hash" | "fault" | "stated_at">): void;
  /** Writes what is still waiting, or states the last checkpoint again if the file has lost it. */
  flush(): void;
}

const keyFile = "audit.key";

/** Longest time in ms between a record and the checkpoint that covers it, and between tries when the disk refuses. */
const delay = 250;
const retryDelay = 5000;

/** The sealing key of an audit folder; made only for a trail that has neither checkpoints nor records yet. */
export function auditKey(auditDir: string, hasRecords: boolean): Buffer {
  mkdirSync(auditDir, { recursive: true, mode: 0o700 });
  // Looked at before the key: a process that starts beside this one makes the key first.
  const begun = hasRecords || checkpointLines(auditDir).length > 0;
  if (!existsSync(join(auditDir, keyFile))) {
    if (begun) throw keyMissing(auditDir);
    writeOnce(join(auditDir, keyFile), randomBytes(32).toString("hex"));
  }
  try {
    return readAuditKey(auditDir);
  } catch {
    throw new CannotStart(`${join(auditDir, keyFile)} does not hold a key. ${putBack}`);
  }
}

const putBack = "Nothing was changed. Put the key back from a backup: without it nothing new can be proven to follow what is recorded.";

const keyMissing = (auditDir: string) =>
  new CannotStart(`There are audit records or checkpoints, but no ${keyFile} in ${auditDir} that they were sealed with. ${putBack}`);

/** Reads an existing key; throws when there is none or it is not 32 bytes in hexadecimal. */
export function readAuditKey(auditDir: string): Buffer {
  const text = readFileSync(join(auditDir, keyFile), "utf8").trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${keyFile} does not hold a key`);
  return Buffer.from(text, "hex");
}

const noCopies: CheckpointCopies = { begin: () => undefined, add: () => undefined, close: () => undefined };

const toStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/** Appends signed checkpoints to a file outside the data directory, so that a cut or rewritten chain cannot hide. */
export function openCheckpointLog(
  auditDir: string,
  key: Buffer,
  warn: (line: string) => void = toStderr,
  copies: CheckpointCopies = noCopies,
): CheckpointLog {
  const file = logPath(auditDir);
  dropTornLine(file);
  const lines = checkpointLines(auditDir);
  const { checkpoints, end, fault } = readCheckpoints(lines, key);
  copies.begin(lines);
  const found = {
    furthest: checkpoints.reduce<Checkpoint | null>((most, one) => (one.sequence >= (most?.sequence ?? 0) ? one : most), null),
    fault,
  };
  let previous = end;
  let written: Checkpoint | null = null;
  let waiting: ChainEnd | null = null;
  let timer: NodeJS.Timeout | null = null;
  let refused = false;

  const append = (line: Checkpoint | Restore | Reseal, flush = false) => {
    const text = JSON.stringify(line);
    appendFileSync(file, `${text}\n`, { mode: 0o600, flush });
    previous = line.signature;
    copies.add(text);
  };
  const write = (checkpoint: Checkpoint) => {
    append(checkpoint);
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
    restored({ sequence, hash }, said) {
      const restore = signedRestore({ sequence, hash, ...said }, previous ?? chainStart, key);
      append(restore);
    },
    resealed: (said) => append(signedReseal(said, previous, key), true),
    flush,
  };
}

const holds = (file: string, { signature }: Checkpoint): boolean => textOf(file).includes(signature);

/** A line is written in one piece with its end; one without was cut off by a loss of power. */
function dropTornLine(file: string): void {
  const text = textOf(file);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
}
