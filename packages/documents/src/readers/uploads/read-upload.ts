import { contentKind, mayBeNamed } from "./content-kind.ts";
import type { DocumentPart, Outcome, Reader, Reading, ReadingControl, UnreadReason, UploadExtension } from "./reading.ts";
import { UnreadError } from "./unread.ts";

const readPicture = async () => (await import("./recognise/read-picture.ts")).readPicture;

/** Each reader is loaded when a file of its kind is read. */
const readers: Partial<Record<string, () => Promise<Reader>>> = {
  pdf: async () => (await import("./pdf/read-pdf.ts")).readPdf,
  png: readPicture,
  jpg: readPicture,
  docx: async () => (await import("./word/docx.ts")).readDocx,
  doc: async () => (await import("./word/doc.ts")).readDoc,
  rtf: async () => (await import("./word/rtf.ts")).readRtf,
  xlsx: async () => (await import("./sheets/xlsx.ts")).readXlsx,
  xls: async () => (await import("./sheets/xls.ts")).readXls,
  pptx: async () => (await import("./slides/pptx.ts")).readPptx,
  ppt: async () => (await import("./slides/ppt.ts")).readPpt,
  txt: async () => (await import("./text/text-file.ts")).readTextFile,
};

/** What is known before a file comes. */
interface Preparation {
  /** What a process before this learned of reading PDFs; null where there was none. */
  learned: Uint8Array | null;
  hasCome: () => boolean;
}

/** Loads what reads a kind of files before there is one to read, and has it practise until one comes: the first file is read as quickly as a later one. */
export async function prepareToRead(extension: UploadExtension, { learned, hasCome }: Preparation): Promise<void> {
  const reader = await readers[extension]?.();
  if (!reader || extension !== "pdf") return;
  const { prepareEngine, beginWith } = await import("./pdf/engine.ts");
  if (learned) await beginWith(learned);
  await (await import("./pdf/practice.ts")).practise(reader, learned !== null, hasCome);
  prepareEngine();
}

/** Learns of samples what makes reading PDFs quick, for others to begin with; null where that cannot be handed on. */
export const learnToRead = async (): Promise<Uint8Array | null> => (await import("./pdf/learn.ts")).learnToReadPdf();

/** Reads a file that a person handed in. Every fault is an outcome with its reason; nothing is thrown for what is in the file. */
export async function readUpload(bytes: Uint8Array, extension: UploadExtension, control: ReadingControl): Promise<Reading> {
  const parts: DocumentPart[] = [];
  const reason = await readInParts(bytes, extension, control, (part) => void parts.push(part));
  return reason === null ? { ok: true, parts } : { ok: false, reason };
}

/**
 * The same, handing each part on before the next is made, so that whoever takes them works meanwhile. Gives null, or why the
 * file could not be read: parts that were handed on before count for nothing then.
 */
export async function readInParts(
  bytes: Uint8Array,
  extension: UploadExtension,
  control: ReadingControl,
  take: (part: DocumentPart) => void | Promise<void>,
): Promise<UnreadReason | null> {
  const outcome = await outcomeOf(() => read(bytes, extension, control));
  if (!outcome.ok) return outcome.reason;
  const parts = outcome.parts[Symbol.iterator]();
  let hasWords = false;
  for (;;) {
    const next = await outcomeOf(() => parts.next());
    if ("reason" in next) return next.reason;
    if (next.done) return hasWords ? null : "empty";
    hasWords ||= saysSomething(next.value);
    await take(next.value);
  }
}

async function read(bytes: Uint8Array, extension: UploadExtension, control: ReadingControl): Promise<Outcome> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  const kind = await contentKind(bytes);
  if (!mayBeNamed(kind, extension)) return { ok: false, reason: "unsupported" };
  if (kind === "encrypted") return { ok: false, reason: "encrypted" };
  if (kind === "broken_compound") return { ok: false, reason: "damaged" };
  // Of an archive that cannot be opened the reader says why: damaged, or larger than is read.
  const reader = await readers[kind === "broken_zip" ? extension : kind]?.();
  return reader ? reader(bytes, control) : { ok: false, reason: "unsupported" };
}

/** What work gives, or why the file could not be read: whatever a reader throws is a fault of the file. */
async function outcomeOf<T>(work: () => T | Promise<T>): Promise<T | { ok: false; reason: UnreadReason }> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadError ? error.reason : "damaged" };
  }
}

const saysSomething = ({ blocks }: DocumentPart): boolean => blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
