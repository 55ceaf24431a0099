import type { SealedSource } from "./sealed-file.ts";

/** A file of a place, open for reading. */
export interface PlacedFile extends SealedSource {
  /** Tells this state of the file from any other. */
  mark: string;
  close(): Promise<void>;
}

/** A file that a place has. */
export interface Listed {
  path: string;
  /** Whether nobody wrote to it since `before` (ms since 1970). */
  isStale(before: number): boolean;
}

/** Where the store's encrypted files lie, by paths such as `files/ab/name`: a local folder, or a bucket. */
export interface Place {
  /** Takes a finished file of this machine over, whole and durable when this returns; the local one is gone then. */
  take(path: string, file: string): Promise<void>;
  /** The same in the place of a file that was read before; false, and nothing changed, where that is gone or another. */
  replace(path: string, file: string, found: PlacedFile): Promise<boolean>;
  /** Null where there is none. */
  open(path: string): Promise<PlacedFile | null>;
  remove(path: string): Promise<void>;
  /** False where there is none. */
  move(from: string, to: string): Promise<boolean>;
  /** Every file below a folder, given as `files/`. */
  list(folder: string): AsyncIterable<Listed>;
  /** Names of the folders in a folder. */
  foldersIn(folder: string): Promise<string[]>;
  /** A short text; null where there is none. */
  readText(path: string): Promise<string | null>;
  writeText(path: string, text: string): Promise<void>;
}
