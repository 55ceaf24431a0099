import type { Document } from "@clausewise/contracts";
import { numberIn } from "./places.ts";
import type { Place } from "./use-reader.ts";

/** The place in a document that an address names: a page, a passage with the quote in it, words to be found, a version. */
export function placeIn(params: URLSearchParams): Place {
  const passageId = params.get("passage");
  const start = Number(params.get("start") ?? Number.NaN);
  const cited =
    passageId === null ? null : { passageId, quote: params.get("quote"), start: Number.isInteger(start) && start >= 0 ? start : null };
  const words = params.get("find");
  const sought = words === null ? null : { words, nth: numberIn(params.get("nth")) ?? 1 };
  return { page: numberIn(params.get("page")), version: numberIn(params.get("version")), cited, sought };
}

/** Where a document is read at a place. */
export function placeAddress(id: string, { page, version, cited, sought }: Place): string {
  const said = {
    passage: cited?.passageId ?? null,
    quote: cited?.quote ?? null,
    start: cited?.quote == null ? null : cited.start,
    page,
    version,
    find: sought?.words ?? null,
    nth: sought === null || sought.nth === 1 ? null : sought.nth,
  };
  const params = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
  return `/documents/${id}${params.size === 0 ? "" : `?${params.toString()}`}`;
}

/** Kinds of files whose pages or picture can be shown before they have been read. */
const shownAsTheyAre: readonly string[] = ["pdf", "png", "jpg", "jpeg"];

/** Whether there is something of a document to show. */
export const isShown = ({ extension, parts }: Pick<Document, "extension" | "parts">): boolean =>
  parts !== null || shownAsTheyAre.includes(extension);
