import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The checkpoint file of an audit folder, or of a copy of one. */
export const logPath = (folder: string): string => join(folder, "checkpoints.jsonl");

/** Everything in a file as it stands; nothing when there is none. */
export const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Every line of the checkpoint file as it stands; empty when there is none. */
export const checkpointLines = (folder: string): string[] => textOf(logPath(folder)).split("\n").filter(Boolean);

/** Whether a checkpoint names a record, whoever signed it. */
export const namesRecords = (folder: string): boolean => checkpointLines(folder).some((line) => !line.includes('"sequence":0,'));

/** Where checkpoints also go, so that cutting records and their lines together is found elsewhere. */
export interface CheckpointCopies {
  /** Brings the copies up to what the checkpoint file holds. */
  begin(lines: readonly string[]): void;
  add(line: string): void;
  close(): void;
}
