import { lengths, type DocumentPart } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import type { Caller, Services } from "../../service.ts";

type Documents = Pick<Services["documents"], "get" | "parts">;

/** Parts of a document that are read at once. */
const atOnce = 100;

/** A document's title and its text as it was read, a blank line between its blocks; throws while there is none. */
export async function textOfDocument(documents: Documents, id: string, caller: Caller): Promise<{ title: string; text: string }> {
  const { title, upload_status, parts } = await documents.get({ id }, caller);
  if (upload_status !== "completed" || parts === null)
    throw new AppError("conflict", `"${title}" has not been read yet. Begin the draft when it has.`);
  const blocks: string[] = [];
  for (let from = 1; from <= parts.count; from += atOnce)
    blocks.push(...(await documents.parts({ id, from, limit: atOnce }, caller)).parts.flatMap(blocksOf));
  const text = blocks.join("\n\n").toWellFormed();
  if (text.length <= lengths.draft) return { title, text };
  throw new AppError("too_large", `"${title}" is longer than a draft may be. Split it, and begin a draft with each part.`);
}

/** Page heads and feet are no part of what is said. */
const blocksOf = ({ blocks }: Pick<DocumentPart, "blocks">): string[] =>
  blocks.flatMap(({ kind, text }) => (kind === "furniture" || text.trim() === "" ? [] : text.trim().replaceAll(/\r\n?/gu, "\n")));
