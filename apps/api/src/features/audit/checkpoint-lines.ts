import { z } from "zod";
import { chainStart, sign } from "./audit-chain.ts";

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * A signed statement that the chain had this end; `count` records led up to it.
 * `previous` is the signature of the line its writer knew last, so that a line taken out is missed.
 */
const Checkpoint = z.strictObject({ sequence: z.int().min(0), hash: hex, count: z.int().min(0), previous: hex, signature: hex });
export type Checkpoint = z.infer<typeof Checkpoint>;

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

/** The file's first line, written before there is any record, so that its loss shows. */
export const firstCheckpoint = (key: Buffer): Checkpoint => signedCheckpoint({ sequence: 0, hash: chainStart }, null, key);

/** Every soundly signed checkpoint in order of the lines, and the first fault of the file. */
export function readCheckpoints(lines: readonly string[], key: Buffer): { checkpoints: Checkpoint[]; fault: CheckpointFault | null } {
  const checkpoints: Checkpoint[] = [];
  const known = new Set<string>();
  let fault: CheckpointFault | null = null;
  for (const [index, line] of lines.entries()) {
    const checkpoint = parsed(line);
    const signed = checkpoint !== null && isSigned(checkpoint, key);
    fault ??= faultOf(checkpoint, signed, known, index + 1, (checkpoints.at(-1)?.sequence ?? 0) + 1);
    if (!checkpoint || !signed) continue;
    checkpoints.push(checkpoint);
    known.add(checkpoint.signature);
  }
  return { checkpoints, fault };
}

function faultOf(checkpoint: Checkpoint | null, signed: boolean, known: Set<string>, line: number, next: number): CheckpointFault | null {
  if (!checkpoint) return { sequence: next, rule: "checkpoint file", detail: `line ${line} of the checkpoint file is not a checkpoint` };
  const { sequence, previous } = checkpoint;
  if (!signed)
    return {
      sequence: next,
      rule: "checkpoint signature",
      detail: `line ${line} of the checkpoint file was not signed with this key, or was edited`,
    };
  // Several servers may start on an empty trail at once, and each then writes a first line.
  if (previous === noLine ? sequence === 0 : known.has(previous)) return null;
  return { sequence: next, rule: "checkpoint file", detail: `what stood before line ${line} of the checkpoint file is missing` };
}

function isSigned({ signature, ...statement }: Checkpoint, key: Buffer): boolean {
  return statement.count === statement.sequence && sign("checkpoint", statement, key) === signature;
}

function parsed(line: string): Checkpoint | null {
  try {
    return Checkpoint.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
