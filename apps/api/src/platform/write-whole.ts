import { linkSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file that appears whole or not at all, whatever stood there before; readable by its owner alone. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file, content);
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The same for a file that is made once: where several processes make it together, the first one's stays for all. */
export function writeOnce(file: string, content: string): void {
  const draft = draftOf(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function draftOf(file: string, content: string | Uint8Array): string {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  return draft;
}
