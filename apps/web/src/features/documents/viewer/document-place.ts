import type { Document } from "@clausewise/contracts";
import { numberIn } from "./places.ts";
import type { Place } from "./use-reader.ts";

/** The place in a document that an address names: a page, a passage with the quote in it, a version. */
export function placeIn(params: URLSearchParams): Place {
  const passageId = params.get("passage");
  const start = Number(params.get("start") ?? Number.NaN);
  const cited =
    passageId === null ? null : { passageId, quote: params.get("quote"), start: Number.isInteger(start) && start >= 0 ? start : null };
  return { page: numberIn(params.get("page")), version: numberIn(params.get("version")), cited };
}

/** Where a document is read at a place. */
export function placeAddress(id: string, { page, version, cited }: Place): string {
  const said = {
    passage: cited?.passageId ?? null,
    quote: cited?.quote ?? null,
    start: cited?.quote == null ? null : cited.start,
    page,
    version,
  };
  const params = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
  return `/documents/${id}${params.size === 0 ? "" : `?${params.toString()}`}`;
}

/** Kinds of files whose pages or picture can be shown before they have been read. */
const shownAsTheyAre: readonly string[] = ["pdf", "png", "jpg", "jpeg"];

/** Whether there is something of a document to show. */
export const isShown = ({ extension, parts }: Pick<Document, "extension" | "parts">): boolean =>
  parts !== null || shownAsTheyAre.includes(extension);
