import { lengths, type DocumentPart } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import type { Caller, Services } from "../../service.ts";

/** Where a page, slide or sheet begins in the text of its document. */
export interface PartStart {
  start: number;
  number: number;
}

export interface TextWithParts {
  title: string;
  text: string;
  parts: PartStart[];
}

/** Parts of a document that are read at once. */
const atOnce = 100;

const wordsOf = ({ blocks }: Pick<DocumentPart, "blocks">): string =>
  blocks
    .flatMap(({ kind, text }) => (kind === "furniture" || text.trim() === "" ? [] : [text.trim()]))
    .join("\n\n")
    .toWellFormed();

/** The text that was read of a document, without heads and feet of pages, and where each of its parts begins; throws while there is none. */
export async function textWithParts(
  documents: Pick<Services["documents"], "get" | "parts">,
  id: string,
  caller: Caller,
): Promise<TextWithParts> {
  const { title, upload_status, parts: known } = await documents.get({ id }, caller);
  if (upload_status !== "completed" || known === null)
    throw new AppError("conflict", `"${title}" has not been read yet. Have its references checked when it has.`);
  const parts: PartStart[] = [];
  let text = "";
  for (let from = 1; from <= known.count; from += atOnce)
    for (const part of (await documents.parts({ id, from, limit: atOnce }, caller)).parts) {
      parts.push({ start: text.length, number: part.number });
      text += `${wordsOf(part)}\n\n`;
    }
  if (text.length <= lengths.draft) return { title, text, parts };
  throw new AppError("too_large", `"${title}" is longer than what can be checked at once. Split it, and have each part checked.`);
}

/** The number of the part in which a place of the text stands; null where the text has none. */
export const partAt = (parts: readonly PartStart[], at: number): number | null =>
  parts.findLast(({ start }) => start <= at)?.number ?? null;
