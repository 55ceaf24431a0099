import type { DocumentPart } from "@clausewise/documents/uploads";
import { z } from "zod";
import { heard, longestText, wordsOf } from "./word-numbers.ts";

const farthest = 100_000;

const ReadBlock = z.object({
  kind: z.enum(["heading", "paragraph", "list_item", "table", "note", "furniture"]),
  level: z.number().int().min(0).max(20),
  text: z.string().max(longestText),
  range: z.string().max(60).nullable(),
  words: z
    .string()
    .transform(heard)
    .pipe(z.custom<Uint8Array>((value) => value instanceof Uint8Array)),
});
export type ReadBlock = z.output<typeof ReadBlock>;

const length = z.number().positive().max(farthest);

const PartHead = z.object({
  kind: z.enum(["page", "sheet", "slide", "text"]),
  number: z.number().int().min(1).max(100_000),
  name: z.string().max(1000).nullable(),
  size: z.object({ width: length, height: length }).nullable(),
  source: z.enum(["text", "recognised"]),
});

/** A part of a document as a reader gives it and as it is kept. */
export type ReadPart = z.infer<typeof PartHead> & { blocks: ReadBlock[] };

/** A part as the package that reads files has it. */
export const documentPartOf = (part: ReadPart): DocumentPart => ({
  ...part,
  blocks: part.blocks.map((block) => ({ ...block, words: wordsOf(block.words) })),
});

const fraction = z.number().int().min(0).max(1_000_000);

/** What a reader says: how far it is, a part, more blocks of that part, and how it ended. */
export const ReaderFrame = z.union([
  z.strictObject({ progress: z.tuple([fraction, fraction]) }),
  z.strictObject({ part: PartHead }),
  z.strictObject({ blocks: z.array(ReadBlock).max(10_000) }),
  z.strictObject({ end: z.enum(["read", "encrypted", "empty", "unsupported", "damaged", "too_large", "mismatched"]) }),
]);
/** As a reader puts it. */
export type ReaderFrame = z.input<typeof ReaderFrame>;
