import { NewSourceVersion } from "@clausewise/contracts";
import type { z } from "zod";
import { contentHash, passageHash } from "../passage-hash.ts";

type Whole = z.output<typeof NewSourceVersion>;

/** A version without its passages, of which it names the hashes in reading order. */
export interface PreparedText extends Omit<Whole, "passages"> {
  content_hash: string;
  hashes: string[];
}

export type PreparedPassage = Whole["passages"][number] & { hash: string };

/** What is to be stored of a version, worked out before anything is; throws a `ZodError` where it cannot be stored. */
export function prepareText(given: NewSourceVersion): { text: PreparedText; passages: PreparedPassage[] } {
  const version = NewSourceVersion.parse(given);
  const { passages, ...rest } = version;
  const hashed = passages.map((passage) => ({ ...passage, hash: passageHash(passage) }));
  return { text: { ...rest, content_hash: contentHash(version), hashes: hashed.map(({ hash }) => hash) }, passages: hashed };
}
