import { linkSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file that appears whole or not at all, whatever stood there before; readable by its owner alone. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  withDraft(file, content, (draft) => renameSync(draft, file));
}

/** The same for a file that is made once: where several processes make it together, the first one's stays for all. */
export function writeOnce(file: string, content: string): void {
  withDraft(file, content, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  });
}

/** A draft is gone afterwards, also where the disk had room for half of it. */
function withDraft(file: string, content: string | Uint8Array, keep: (draft: string) => void): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    keep(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}
