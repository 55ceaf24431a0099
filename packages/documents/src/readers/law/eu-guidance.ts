import { type TextFile, baseName } from "../corpus-file.ts";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { guidancePassages } from "./guidance.ts";
import type { Listing, Listings } from "./listings.ts";
import type { SourceVersion } from "./source-version.ts";
import { calendarDate, collapse, shorten } from "../text.ts";

/** One document of the Medical Device Coordination Group or of the older MEDDEV series. */
export function readEuGuidance(file: TextFile, listings: Listings): SourceVersion {
  const parts = splitFrontMatter(file.text);
  const fields: FrontMatter = parts?.fields ?? {};
  const body = parts?.body ?? file.text;
  const meddev = fields["family"] === "MEDDEV";
  const number = meddev ? meddevNumber(baseName(file.path)) : mdcgNumber(baseName(file.path), body);
  const listing = number === null ? undefined : listings.get(number.toLowerCase().replaceAll(" ", "-"));
  const heading = listing?.title ?? headline(body, number);
  const identifier = number ?? shorten(heading, 200);
  const issued = listingMatches(listing, body) ? (listing?.issued ?? null) : null;
  return {
    identifier,
    title: titleOf(number, heading),
    authority: meddev || number === null ? "European Commission" : "MDCG",
    jurisdiction: "EU",
    kind: "guidance",
    binding: false,
    text_kind: "verbatim",
    url: listing?.url ?? null,
    docket: null,
    label: revisionOf(body) ?? "original",
    status: "final",
    issued: issued ?? dateOf(body),
    effective: null,
    retrieved: fields["converted"] ?? file.modified,
    passages: guidancePassages(body, Number(fields["pages"]) || null, { identifier, url: listing?.url ?? null }),
  };
}

function mdcgNumber(name: string, body: string): string | null {
  const stem = name.replace(/\.[a-z]+$/, "");
  const named = /(?:mdcg|mdc|^md)[_-](20\d\d)[_-]?(\d{1,2})(?:[_-](\d))?(?![\d])/.exec(stem) ?? /^(20\d\d)-(\d{1,2})()_/.exec(stem);
  const printed = /(?:^|Document\s|\s{3,})\s*MDCG\s*(20\d\d)\s*[-–]\s*(\d{1,2})(?:\s*[-–]\s*(\d)(?!\d))?\s*(?:rev\.?\s*\d*\s*)?$/im.exec(
    body.slice(0, 1500),
  );
  const match = named ?? printed;
  if (match === null) return null;
  const addition = /add-?(\d)/i.exec(stem);
  const tail = /annex/i.test(stem) ? " Annex" : addition !== null ? ` ADD.${addition[1] ?? ""}` : "";
  const isPart = match[3] !== undefined && match[3] !== "" && !/_en_\d$/.test(stem.slice(match.index, match.index + match[0].length));
  return `MDCG ${match[1] ?? ""}-${Number(match[2])}${isPart ? `-${match[3] ?? ""}` : ""}${tail}`;
}

function meddevNumber(name: string): string | null {
  const numbers = /(\d)_-?(\d{1,2})[-_](\d)/.exec(name);
  if (numbers === null) return null;
  const additional = /^Additional/i.test(name) ? " additional guidance" : "";
  return `MEDDEV ${numbers[1] ?? ""}.${numbers[2] ?? ""}/${numbers[3] ?? ""}${additional}`;
}

function titleOf(number: string | null, heading: string): string {
  if (number === null) return heading;
  const bare = heading.replace(
    new RegExp(`^${number.replace(/[.]/g, "\\.").replaceAll("-", "\\s*[-–]\\s*")}(?:\\s+rev\\.?\\s*\\d+)?\\s*[:.–-]?\\s*`, "i"),
    "",
  );
  return bare === "" ? number : `${number}: ${bare}`;
}

function revisionOf(body: string): string | null {
  const revision = /\brev(?:ision)?\.?\s*(\d{1,2})\b/i.exec(body.slice(0, 1500))?.[1];
  return revision === undefined ? null : `rev. ${Number(revision)}`;
}

/** The list tells the newest revision's date: it holds for this text only if the revisions agree. */
function listingMatches(listing: Listing | undefined, body: string): boolean {
  if (listing === undefined) return false;
  const listed = /\brev\.?\s*(\d+)/i.exec(listing.title)?.[1];
  return (revisionOf(body) ?? null) === (listed === undefined ? null : `rev. ${Number(listed)}`);
}

function dateOf(body: string): string | null {
  const alone =
    /^\s*(?:(?:rev(?:ision)?\.?\s*\d+|version\s*[\d.]+)\s*[-–:,]?\s*)?((?:\d{1,2} )?[A-Z][a-z]{2,8} 20\d\d)\s*(?:rev\.?\s*\d+)?\s*$/gim;
  const dates = [...body.slice(0, 2000).matchAll(alone)].flatMap((match) => match[1] ?? []);
  const newest = dates.at(-1);
  return newest === undefined ? null : calendarDate(/^\d/.test(newest) ? newest : `1 ${newest}`);
}

const boilerplate =
  /^(?:medical devices?\s*$|medical device coordination|medical products and innovation|this document|\(?MDCG\)? |european(?: commission)?\s*$|commission\s*$|scientific committee|scheer|consumer affairs|industry, entrepreneurship|directorate|dg |unit |ref\.|page |version |revision |\d+$|health |brussels|(?:january|february|march|april|may|june|july|august|september|october|november|december) 20|table of contents|introduction)/i;

/** The first words of a document that read as its title. */
function headline(body: string, number: string | null): string {
  const lines = body
    .slice(0, 3000)
    .split("\n")
    .map((line) => collapse(line.replaceAll("|", " ")).replace(/^European Commission\s+(?=\S)/, ""))
    .filter((line) => line !== "");
  const start = lines.findIndex(
    (line) =>
      !boilerplate.test(line) &&
      line.replace(/\s/g, "") !== (number ?? "").replace(/\s/g, "") &&
      /[A-Za-z]{4}/.test(line) &&
      !/^MDCG\s*20\d\d\s*[-–]\s*\d+(?:\s*rev\.?\s*\d*)?$/i.test(line),
  );
  if (start < 0) return number ?? "European Commission guidance";
  const words: string[] = [];
  for (const line of lines.slice(start, start + 4)) {
    if (words.length > 0 && (boilerplate.test(line) || /20\d\d$|[.:]$/.test(line))) break;
    words.push(line);
  }
  return shorten(collapse(words.join(" ")), 200);
}
