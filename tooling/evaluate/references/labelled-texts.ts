import { ReferenceVerdict } from "@clausewise/contracts";
import { z } from "zod";

const Label = z.object({
  /** The reference as the text has it, character for character. */
  quote: z.string().min(1),
  /** Which of the places with these characters is meant, from 1. */
  nth: z.number().int().min(1).default(1),
  sort: z.enum(["dead", "wrong_number", "wrong_title", "misquoted", "alive", "other"]),
  verdict: ReferenceVerdict,
  identifier: z.string(),
  successor: z.array(z.string()).nullable().default(null),
});
export type Label = z.infer<typeof Label>;

/** A text whose references were labelled by whoever wrote it. */
export const LabelledText = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  text: z.string(),
  references: z.array(Label),
});
export type LabelledText = z.infer<typeof LabelledText>;

/** Where a label's words stand in its text; null where they do not. */
export function placeOf(text: string, { quote, nth }: Pick<Label, "quote" | "nth">): { start: number; end: number } | null {
  let start = -1;
  for (let count = 0; count < nth; count += 1) {
    start = text.indexOf(quote, start + 1);
    if (start < 0) return null;
  }
  return { start, end: start + quote.length };
}
