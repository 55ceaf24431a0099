import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sign } from "./audit-chain.ts";

/** One deletion: who, by a random id that nothing else knows any longer, and the stored files that were theirs. */
const Erasure = z.strictObject({ person_id: z.uuid(), erased_at: z.iso.datetime(), files: z.array(z.string()) });
export type Erasure = z.infer<typeof Erasure>;

const Line = Erasure.extend({ signature: z.string() });

/** Who was deleted, kept outside the database so that an older copy of the data does not bring them back. */
export interface ErasureLedger {
  /** On the disk when this returns. */
  add(erasure: Erasure): void;
  has(personId: string): boolean;
  /** Every deletion, also those of other processes, oldest first. */
  all(): readonly Erasure[];
}

interface LedgerParts {
  auditDir: string;
  /** A second folder that each line is copied to, and read from again where the first one lacks it. */
  copyDir: string | null;
  key: Buffer;
  warn: (line: string) => void;
}

const fileIn = (folder: string): string => join(folder, "erasures.jsonl");

/** Opens the ledger of an audit folder; lines that its copy alone has are taken back, since an older audit folder may have been restored. */
export function openErasureLedger({ auditDir, copyDir, key, warn }: LedgerParts): ErasureLedger {
  const file = fileIn(auditDir);
  let known = new Map<string, Erasure>();
  let size = 0;
  const read = () => {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now === size) return;
    const erasures = erasuresIn(file, key, warn);
    [known, size] = [new Map(erasures.map((one) => [one.person_id, one])), now];
  };
  const copy = (line: string) => {
    if (copyDir === null) return;
    try {
      appendFileSync(fileIn(copyDir), line, { mode: 0o600 });
    } catch (error) {
      warn(`A deletion could not be copied to ${fileIn(copyDir)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const write = (erasure: Erasure) => {
    const line = lineOf(erasure, key);
    appendDurably(file, line);
    return line;
  };
  read();
  const elsewhere = copyDir === null ? [] : erasuresIn(fileIn(copyDir), key, warn);
  for (const one of elsewhere) if (!known.has(one.person_id)) write(one);
  const copied = new Set(elsewhere.map(({ person_id }) => person_id));
  for (const one of known.values()) if (!copied.has(one.person_id)) copy(lineOf(one, key));

  return {
    add: (erasure) => copy(write(erasure)),
    has(personId) {
      read();
      return known.has(personId);
    },
    all() {
      read();
      return [...known.values()];
    },
  };
}

/** Begins on a line of its own, whatever a stop in the middle of the one before it has left. */
const lineOf = (erasure: Erasure, key: Buffer): string =>
  `\n${JSON.stringify({ ...erasure, signature: sign("erasure", erasure, key) } satisfies z.infer<typeof Line>)}\n`;

function appendDurably(file: string, line: string): void {
  const handle = openSync(file, "a", 0o600);
  try {
    writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function erasuresIn(file: string, key: Buffer, warn: (line: string) => void): Erasure[] {
  if (!statSync(file, { throwIfNoEntry: false })) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const sound = lines.flatMap((line) => soundErasure(line, key));
  if (sound.length < lines.length)
    warn(`${lines.length - sound.length} lines of ${file} were cut off, edited or not signed with this key, and are not applied.`);
  return sound;
}

function soundErasure(text: string, key: Buffer): Erasure[] {
  try {
    const { signature, ...erasure } = Line.parse(JSON.parse(text));
    return sign("erasure", erasure, key) === signature ? [erasure] : [];
  } catch {
    return [];
  }
}
