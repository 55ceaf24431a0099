import type { AuditRecord } from "@clausewise/contracts";
import { hashOf } from "../../canonical.ts";
import { chainStart, macOf } from "./audit-chain.ts";
import { type ExportHeader, formOf, isSignedHeader } from "./audit-export.ts";
import { type Checkpoint, type CheckpointReading, readCheckpoints, type Reseal } from "./checkpoint-lines.ts";
import { MalformedRecord, malformation } from "./malformed-record.ts";
import type { OpenRecord, RecordForm } from "./open-record.ts";

/** What a broken trail breaks; `verifyTrail` says which one first. */
type AuditRule =
  /** What stands there is not a record at all. */
  | "form"
  /** A number is missing, doubled or out of order. */
  | "gap"
  /** A record does not follow the one before it. */
  | "previous hash"
  /** A record's content is not what was hashed. */
  | "hash"
  /** A record's hashes fit, but it was not written with the key. */
  | "mac"
  /** A signed checkpoint names a record that is not there, or another one. */
  | "checkpoint"
  | "checkpoint signature"
  /** Lines of the checkpoint file, or all of it, are gone. */
  | "checkpoint file"
  /** A copy of the checkpoints kept elsewhere holds what the checkpoint file does not. */
  | "checkpoint copy"
  /** An export is not what its first line says. */
  | "export header";

export interface BrokenTrail {
  intact: false;
  sequence: number;
  rule: AuditRule;
  detail: string;
}

export interface IntactTrail {
  intact: true;
  records: number;
  checkpoints: number;
  last: Pick<AuditRecord, "sequence" | "recorded_at"> | null;
  /** Restores that were stated, each with the records given up by it. */
  restores: { from: number; to: number; reason: string; stated_at: string }[];
  /** Up to which record all were sealed anew under people's keys, and when. */
  resealed: { to: number; stated_at: string } | null;
  /** What is odd but can happen honestly, such as a clock that was set back. */
  warnings: string[];
}

export interface Evidence {
  records: AsyncIterable<unknown>;
  /** Lines of the checkpoint file; asked for before the first record and again after the last, as a server may be adding to both. */
  checkpoints: () => readonly string[];
  key: Buffer;
  /** Lines of a copy of the checkpoint file that was kept elsewhere. */
  copy?: readonly string[];
  /** First line of an export; what was checkpointed after it was signed is no part of it. */
  header?: ExportHeader;
  /** The form of the records, where no header says it. */
  form?: RecordForm;
}

/** Longest time in ms that records can go without a checkpoint: far more than any server takes to write one. */
const longestUncovered = 60_000;

/** Proves a trail from its records, its checkpoints and the key, or names the first broken record and the rule it breaks. */
export async function verifyTrail(evidence: Evidence): Promise<IntactTrail | BrokenTrail> {
  const { records, checkpoints, key, header, copy = [] } = evidence;
  const form = header ? formOf(header) : (evidence.form ?? "sealed");
  const before = checkpoints();
  const binding = header && isSignedHeader(header, key) ? header.checkpoints : before.length;
  const bound = readCheckpoints(before.slice(0, binding), key);
  // After an export its data may have been restored from an older copy, and then go on with other records.
  const naming = readCheckpoints(before, key);
  const known = faultBefore(bound.reseal, form);
  if (known) return known;
  const walk = new Walk(key, form, namedBy(naming.restores.length > bound.restores.length ? bound : naming, form));
  try {
    for await (const record of records) {
      const fault = walk.step(record);
      if (fault) return fault;
    }
  } catch (error) {
    if (!(error instanceof MalformedRecord)) throw error;
    return broken(error.sequence, "form", error.detail);
  }
  const after = checkpoints();
  const fault =
    missingRecord(walk, namedBy(bound, form)) ??
    faultOfFile(walk, after, Math.max(binding, before.length), key) ??
    faultOfCopy(walk, copy, after, key) ??
    faultOfHeader(walk, header, key);
  return (
    fault ?? {
      intact: true,
      records: walk.count,
      checkpoints: Math.min(binding, before.length),
      last: walk.last,
      restores: bound.restores.map(({ sequence, lost, reason, stated_at }) => ({ from: sequence + 1, to: lost, reason, stated_at })),
      resealed: form === "sealed" && bound.reseal ? { to: bound.reseal.sequence, stated_at: bound.reseal.stated_at } : null,
      warnings: walk.warnings(),
    }
  );
}

/** The checkpoints that name records of a form. */
const namedBy = ({ checkpoints, before }: CheckpointReading, form: RecordForm): Checkpoint[] =>
  form === "open" ? (before ?? checkpoints) : checkpoints;

/** What was broken when the records were sealed anew stays broken: their old hashes, which showed it, are gone. */
function faultBefore(reseal: Reseal | null, form: RecordForm): BrokenTrail | null {
  if (form === "open" || !reseal?.fault) return null;
  const { sequence, rule, detail } = reseal.fault;
  return broken(sequence, rule as AuditRule, `${detail}, as was found when all records were sealed anew at ${reseal.stated_at}`);
}

type Chained = AuditRecord | OpenRecord;

/** Follows the chain record by record. */
class Walk {
  count = 0;
  last: Chained | null = null;
  readonly #key: Buffer;
  readonly #form: RecordForm;
  readonly #named: Map<number, string>;
  readonly #timesBack: number[] = [];
  /** Furthest record that a checkpoint names, and when the first record after it was written. */
  covered = 0;
  uncoveredSince: string | null = null;

  constructor(key: Buffer, form: RecordForm, checkpoints: readonly Checkpoint[]) {
    this.#key = key;
    this.#form = form;
    this.#named = new Map(checkpoints.map(({ sequence, hash }) => [sequence, hash]));
  }

  get hash(): string {
    return this.last?.hash ?? chainStart;
  }

  step(value: unknown): BrokenTrail | null {
    const expected = this.count + 1;
    const odd = malformation(value, this.#form);
    if (odd !== null) return broken(expected, "form", odd);
    // `malformation` has just found it to be one.
    const record = value as Chained;
    const fault = this.#faultOf(record, expected);
    if (fault) return fault;
    if (this.last && record.recorded_at < this.last.recorded_at) this.#timesBack.push(expected);
    if (this.#named.has(expected)) [this.covered, this.uncoveredSince] = [expected, null];
    else this.uncoveredSince ??= record.recorded_at;
    [this.count, this.last] = [expected, record];
    return null;
  }

  #faultOf(record: Chained, expected: number): BrokenTrail | null {
    const { hash, mac, ...unsealed } = record;
    if (record.sequence !== expected) return broken(expected, "gap", `record ${record.sequence} stands where ${expected} should`);
    if (record.previous_hash !== this.hash)
      return broken(expected, "previous hash", `it does not follow ${this.last ? `record ${this.count}` : "the start of the chain"}`);
    if (hash !== hashOf(unsealed)) return broken(expected, "hash", "its content is not what was hashed");
    if (mac !== macOf(hash, this.#key)) return broken(expected, "mac", "it was not written with the key of this audit folder");
    if ((this.#named.get(expected) ?? hash) !== hash)
      return broken(expected, "checkpoint", "a signed checkpoint names another record of this number");
    return null;
  }

  warnings(): string[] {
    const [first] = this.#timesBack;
    return first
      ? [
          `the database's clock went back at ${this.#timesBack.length === 1 ? "record" : `${this.#timesBack.length} records, first at no.`} ${first}`,
        ]
      : [];
  }
}

const broken = (sequence: number, rule: AuditRule, detail: string): BrokenTrail => ({ intact: false, sequence, rule, detail });

function missingRecord(walk: Walk, checkpoints: readonly Checkpoint[]): BrokenTrail | null {
  const furthest = checkpoints.reduce((most, { sequence }) => Math.max(most, sequence), 0);
  if (furthest <= walk.count) return null;
  return broken(walk.count + 1, "checkpoint", `a signed checkpoint names record ${furthest}, but the trail ends at ${walk.count}`);
}

function faultOfFile(walk: Walk, lines: readonly string[], least: number, key: Buffer): BrokenTrail | null {
  const next = walk.covered + 1;
  if (lines.length === 0) return broken(next, "checkpoint file", "there is no checkpoint file, or it is empty");
  if (lines.length < least) return broken(next, "checkpoint file", `it has ${lines.length} lines and once had ${least}`);
  const { checkpoints, fault } = readCheckpoints(lines, key);
  if (fault) return { intact: false, ...fault };
  if (checkpoints.some(({ sequence }) => sequence > walk.covered)) return null;
  const uncovered = walk.last && walk.uncoveredSince ? Date.parse(walk.last.recorded_at) - Date.parse(walk.uncoveredSince) : 0;
  if (uncovered <= longestUncovered) return null;
  return broken(next, "checkpoint file", `no checkpoint names any of the ${walk.count - walk.covered} records from here on`);
}

/** Lines are written here first and then to the copy, so the copy never holds one that this file does not. */
function faultOfCopy(walk: Walk, copy: readonly string[], lines: readonly string[], key: Buffer): BrokenTrail | null {
  const here = new Set(lines);
  const elsewhere = readCheckpoints(
    copy.filter((line) => !here.has(line)),
    key,
  );
  const { restores } = readCheckpoints(lines, key);
  const first = elsewhere.checkpoints.find(
    (one) => !restores.some(({ sequence, lost }) => one.sequence > sequence && one.sequence <= lost),
  );
  if (!first) return null;
  const detail = `a checkpoint of record ${first.sequence} stands in the copy kept elsewhere and is gone from the checkpoint file`;
  return broken(Math.min(first.sequence, walk.count + 1), "checkpoint copy", detail);
}

function faultOfHeader(walk: Walk, header: ExportHeader | undefined, key: Buffer): BrokenTrail | null {
  if (!header) return null;
  if (header.count !== walk.count)
    return broken(walk.count + 1, "export header", `it says ${header.count} records; the file holds ${walk.count}`);
  if (header.head !== walk.hash) return broken(walk.count, "export header", "it names another last record");
  if (!isSignedHeader(header, key)) return broken(1, "export header", "it was not signed with this key, or was edited");
  return null;
}
