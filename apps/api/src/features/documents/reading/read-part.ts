import type { DocumentPart, WordBox } from "@clausewise/documents/uploads";
import { z } from "zod";

/** Numbers kept of each word: where it begins and ends in its block's text, and its left, top, right and bottom edge in points. */
const perWord = 6;

const edge = z.number().min(-100_000).max(100_000);
const longestText = 4_000_000;
const mostWords = 400_000;

const ReadBlock = z.object({
  kind: z.enum(["heading", "paragraph", "list_item", "table", "note", "furniture"]),
  level: z.number().int().min(0).max(20),
  text: z.string().max(longestText),
  range: z.string().max(60).nullable(),
  /** Of each word `perWord` numbers. */
  words: z
    .array(edge.max(longestText))
    .max(mostWords * perWord)
    .refine((words) => words.length % perWord === 0),
});
export type ReadBlock = z.infer<typeof ReadBlock>;

const PartHead = z.object({
  kind: z.enum(["page", "sheet", "slide", "text"]),
  number: z.number().int().min(1).max(100_000),
  name: z.string().max(1000).nullable(),
  size: z.object({ width: edge.positive(), height: edge.positive() }).nullable(),
  source: z.enum(["text", "recognised"]),
});

/** A part of a document as a reader gives it and as it is kept. */
export type ReadPart = z.infer<typeof PartHead> & { blocks: ReadBlock[] };

/** A part as the package that reads files has it. */
export const documentPartOf = (part: ReadPart): DocumentPart => ({
  ...part,
  blocks: part.blocks.map((block) => ({ ...block, words: wordsOf(block.words) })),
});

function wordsOf(numbers: readonly number[]): WordBox[] {
  const words: WordBox[] = [];
  for (let at = 0; at < numbers.length; at += perWord) {
    const [start = 0, end = 0, left = 0, top = 0, right = 0, bottom = 0] = numbers.slice(at, at + perWord);
    words.push({ start, end, left, top, right, bottom });
  }
  return words;
}

const fraction = z.number().int().min(0).max(1_000_000);

/** What a reader says: how far it is, a part, more blocks of that part, and how it ended. */
export const ReaderFrame = z.union([
  z.strictObject({ progress: z.tuple([fraction, fraction]) }),
  z.strictObject({ part: PartHead }),
  z.strictObject({ blocks: z.array(ReadBlock).max(10_000) }),
  z.strictObject({ end: z.enum(["read", "encrypted", "empty", "unsupported", "damaged", "too_large", "mismatched"]) }),
]);
export type ReaderFrame = z.infer<typeof ReaderFrame>;
