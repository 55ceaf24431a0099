import { z } from "zod";
import { chainStart, sign } from "./audit-chain.ts";

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * A signed statement that the chain had this end; `count` records led up to it.
 * `previous` is the signature of the line its writer knew last, so that a line taken out is missed.
 */
const Checkpoint = z.strictObject({ sequence: z.int().min(0), hash: hex, count: z.int().min(0), previous: hex, signature: hex });
export type Checkpoint = z.infer<typeof Checkpoint>;

/**
 * A signed statement that the records from here on were given up on purpose: the data is a copy restored from before
 * them. `lost` is the furthest record that a checkpoint named, `sequence` and `hash` the end of the restored chain.
 */
const Restore = z.strictObject({
  restored: z.literal(true),
  sequence: z.int().min(0),
  hash: hex,
  lost: z.int().min(1),
  reason: z.string().min(1),
  stated_at: z.iso.datetime(),
  previous: hex,
  signature: hex,
});
export type Restore = z.infer<typeof Restore>;

/**
 * A signed statement that every record up to `sequence` was sealed anew under people's keys, so that the chain which
 * ended with `old_hash` now ends with `hash`; `fault` is what was broken about it before, which sealing does not mend.
 */
const Reseal = z.strictObject({
  resealed: z.literal(true),
  sequence: z.int().min(0),
  hash: hex,
  old_hash: hex,
  fault: z.strictObject({ sequence: z.int(), rule: z.string(), detail: z.string() }).nullable(),
  stated_at: z.iso.datetime(),
  previous: hex,
  signature: hex,
});
export type Reseal = z.infer<typeof Reseal>;

/** What the lines of a checkpoint file come to. */
export interface CheckpointReading {
  /** Soundly signed checkpoints in order of the lines, but for those that a stated restore gave up. */
  checkpoints: Checkpoint[];
  /** The checkpoints of the records as they were before they were sealed anew; null where they never were. */
  before: Checkpoint[] | null;
  /** How they were sealed anew, the last time where a stop had cut the first off. */
  reseal: Reseal | null;
  restores: Restore[];
  /** Signature of the last sound line. */
  end: string | null;
  fault: CheckpointFault | null;
}

export interface CheckpointFault {
  /** The record after the one that the last sound line names. */
  sequence: number;
  rule: "checkpoint signature" | "checkpoint file";
  detail: string;
}

/** Stands where the first line would name the one before it. */
const noLine = chainStart;

/** A checkpoint's line for the file, signed with the key. */
export function signedCheckpoint(end: { sequence: number; hash: string }, previous: string | null, key: Buffer): Checkpoint {
  const statement = { sequence: end.sequence, hash: end.hash, count: end.sequence, previous: previous ?? noLine };
  return { ...statement, signature: sign("checkpoint", statement, key) };
}

/** The line that states a restore, signed with the key. */
export function signedRestore(said: Omit<Restore, "restored" | "previous" | "signature">, previous: string, key: Buffer): Restore {
  const statement = { restored: true as const, ...said, previous };
  return { ...statement, signature: sign("restore", statement, key) };
}

/** The line that states that the records were sealed anew, signed with the key. */
export function signedReseal(said: Omit<Reseal, "resealed" | "previous" | "signature">, previous: string | null, key: Buffer): Reseal {
  const statement = { resealed: true as const, ...said, previous: previous ?? noLine };
  return { ...statement, signature: sign("reseal", statement, key) };
}

/** The file's first line, written before there is any record, so that its loss shows. */
export const firstCheckpoint = (key: Buffer): Checkpoint => signedCheckpoint({ sequence: 0, hash: chainStart }, null, key);

/** Reads the lines of a checkpoint file, with the first fault of the file. */
export function readCheckpoints(lines: readonly string[], key: Buffer): CheckpointReading {
  const reading: CheckpointReading = { checkpoints: [], before: null, reseal: null, restores: [], end: null, fault: null };
  const known = new Set<string>();
  for (const [index, text] of lines.entries()) {
    const line = parsed(text);
    const signed = line !== null && isSigned(line, key);
    reading.fault ??= faultOf(line, signed, known, index + 1, (reading.checkpoints.at(-1)?.sequence ?? 0) + 1);
    if (!line || !signed) continue;
    take(line, reading);
    known.add(line.signature);
  }
  return reading;
}

type Line = Checkpoint | Restore | Reseal;

function take(line: Line, reading: CheckpointReading): void {
  reading.end = line.signature;
  if ("resealed" in line) {
    // Sealed anew, the same records have other hashes.
    reading.before ??= reading.checkpoints;
    reading.checkpoints = [endOf(line)];
    reading.reseal = line;
  } else if ("restored" in line) {
    reading.restores.push(line);
    reading.checkpoints = upTo(line, reading.checkpoints);
    // A copy from before the records were sealed anew may have been what was restored.
    reading.before &&= upTo(line, reading.before);
  } else reading.checkpoints.push(line);
}

const endOf = ({ sequence, hash, previous, signature }: Restore | Reseal): Checkpoint => ({
  sequence,
  hash,
  count: sequence,
  previous,
  signature,
});

const upTo = (line: Restore, checkpoints: readonly Checkpoint[]): Checkpoint[] => [
  ...checkpoints.filter(({ sequence }) => sequence <= line.sequence),
  endOf(line),
];

function faultOf(line: Line | null, signed: boolean, known: Set<string>, at: number, next: number): CheckpointFault | null {
  if (!line) return { sequence: next, rule: "checkpoint file", detail: `line ${at} of the checkpoint file is not a checkpoint` };
  const { sequence, previous } = line;
  if (!signed)
    return {
      sequence: next,
      rule: "checkpoint signature",
      detail: `line ${at} of the checkpoint file was not signed with this key, or was edited`,
    };
  // Several servers may start on an empty trail at once, and each then writes a first line.
  if (previous === noLine ? sequence === 0 : known.has(previous)) return null;
  return { sequence: next, rule: "checkpoint file", detail: `what stood before line ${at} of the checkpoint file is missing` };
}

function isSigned({ signature, ...statement }: Line, key: Buffer): boolean {
  if ("resealed" in statement) return sign("reseal", statement, key) === signature;
  if ("restored" in statement) return sign("restore", statement, key) === signature;
  return statement.count === statement.sequence && sign("checkpoint", statement, key) === signature;
}

const AnyLine = z.union([Checkpoint, Restore, Reseal]);

function parsed(line: string): Line | null {
  try {
    return AnyLine.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
