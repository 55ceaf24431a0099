import { baseName } from "../corpus-file.ts";
import { rowsOf } from "./json-lines.ts";
import { collapse, isCalendarDate } from "../text.ts";

/** What a list beside the documents knows of one of them. */
export interface Listing {
  title: string;
  docket: string | null;
  issued: string | null;
  url: string | null;
  supersedes: string | null;
}
export type Listings = ReadonlyMap<string, Listing>;

/** Whether a file is a list of documents' titles and dates that goes with documents, by its name. */
export function isListing(path: string): boolean {
  return /^(?:manifest|mdcg-list|imdrf-list)\.jsonl$/.test(baseName(path));
}

/** Reads a list of documents; the key is the document's file name, or its number without an ending. */
export function readListings(text: string): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const row of rowsOf(text)) {
    const key = stringOf(row["file"]) ?? stringOf(row["id"]);
    const title = stringOf(row["title"]);
    if (key === null || title === null) continue;
    const issued = [row["issuedInText"], row["listingIssueDate"], row["published"]]
      .map(stringOf)
      .find((date) => date !== null && isCalendarDate(date));
    listings.set(key, {
      title: collapse(title.replaceAll("&amp;", "&").replaceAll('""', '"')),
      docket: stringOf(row["docket"]),
      issued: issued ?? null,
      url: addressOf(row),
      supersedes: stringOf(row["supersedes"]),
    });
  }
  return listings;
}

function addressOf(row: Readonly<Record<string, unknown>>): string | null {
  const slug = stringOf(row["slug"]);
  const url = stringOf(row["url"]);
  if (url !== null && URL.canParse(url)) return url;
  return slug === null ? null : `https://www.fda.gov/regulatory-information/search-fda-guidance-documents/${encodeURIComponent(slug)}`;
}

function stringOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
