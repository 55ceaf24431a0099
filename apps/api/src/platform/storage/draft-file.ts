import { open, rm, type FileHandle } from "node:fs/promises";

/** Bytes that are gathered before a file is made for them, so that what is small lies on the disk whole or not at all. */
const gathered = 2 * 1024 * 1024;

export interface DraftFile {
  write(bytes: Buffer): Promise<void>;
  /** Writes what is gathered; all of it is on the disk when this returns. */
  finish(): Promise<void>;
  /** Removes what was written. */
  drop(): Promise<void>;
}

/** A file of its owner's alone that is written piece by piece. */
export function createDraftFile(path: string): DraftFile {
  let file: FileHandle | null = null;
  let held: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<FileHandle> => {
    file ??= await open(path, "wx", 0o600);
    await file.writeFile(Buffer.concat(held));
    [held, size] = [[], 0];
    return file;
  };
  const close = async () => {
    const opened = file;
    file = null;
    await opened?.close();
  };
  return {
    async write(bytes) {
      held.push(bytes);
      size += bytes.length;
      if (size >= gathered) await flush();
    },
    async finish() {
      await (await flush()).sync();
      await close();
    },
    async drop() {
      await close();
      await rm(path, { force: true });
    },
  };
}
