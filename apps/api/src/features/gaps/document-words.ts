import { AppError, notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import type { PassageRow } from "../library/library.reads.ts";
import type { GapParts } from "./gap-parts.ts";

type Reads = Pick<GapParts, "library" | "clock">;

/** The words of a document as they are today: passages in reading order, of one version of its source. */
export interface DocumentWords {
  version_id: string;
  status: Awaited<ReturnType<Reads["library"]["siblings"]>>[number]["status"];
  passages: PassageRow[];
}

/** Reads them under the source of a document of the viewer's; null where there is none. */
export async function documentWords({ library, clock }: Reads, viewer: Viewer, sourceId: string): Promise<DocumentWords | null> {
  const version = library.versionOn(await library.siblings(viewer, [sourceId]), clock.today());
  if (!version) return null;
  const keys = (await library.contentsOf([version.id])).get(version.id)?.keys ?? [];
  const rows = new Map((await library.passagesAt(keys)).map((row) => [row.key, row]));
  return { version_id: version.id, status: version.status, passages: keys.flatMap((key) => rows.get(key) ?? []) };
}

/** Words as they are compared, whatever their white space and capitals. */
export const plainWords = (text: string): string => text.replaceAll(/\s+/gu, " ").trim().toLowerCase();

/** The passage of a document in which words stand; throws where they do not. */
export async function passageWith(reads: Reads, viewer: Viewer, document: { title: string; source_id: string | null }, words: string) {
  if (document.source_id === null)
    throw new AppError("conflict", `“${document.title}” has not been read yet. Link the document as a whole, or wait until it has.`);
  const held = await documentWords(reads, viewer, document.source_id);
  if (!held) throw notFound("This document");
  const wanted = plainWords(words);
  const passage =
    held.passages.find(({ text }) => plainWords(text).includes(wanted)) ??
    held.passages.find(({ text }) => wanted.includes(plainWords(text)));
  if (!passage)
    throw new AppError(
      "invalid",
      `These words do not stand in “${document.title}” as it is now. Copy them from the document, or link the whole of it.`,
    );
  return { passage, version_id: held.version_id, status: held.status };
}
