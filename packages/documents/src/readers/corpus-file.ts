/** A file as the caller holds it: on disk, or a member of an archive. */
export interface CorpusFile {
  path: string;
  modified: string;
  read: () => Uint8Array | Promise<Uint8Array>;
}

/** A file with its bytes decoded. */
export interface TextFile {
  path: string;
  modified: string;
  text: string;
}

/** The file could not be read as a source, and why, in words for the person importing. */
export class UnreadableError extends Error {}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** Decodes UTF-8, tolerating a byte order mark and carriage returns. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll("\r\n", "\n");
}
