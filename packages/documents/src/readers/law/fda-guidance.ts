import type { TextFile } from "../corpus-file.ts";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { guidancePassages } from "./guidance.ts";
import type { Listing } from "./listings.ts";
import type { SourceVersion } from "./source-version.ts";
import { calendarDate, collapse } from "../text.ts";

const guidanceTail =
  /\s*(?:[:;,–-]|\s)\s*(?:[-–]\s*)?(?:(?:Draft|Final|Revised|Immediately in Effect)\s+)?Guidance (?:for|to|on)\s+(?:the\s+)?(?:Industry|IRBs|Sponsors|Institutions|Developers|Laboratories|Responsible|Test|Clinical|FDA|Institutional|Institution|Food|Investigators|Manufacturers|Entities)\b.*$/i;

/** One FDA guidance document from converted text; a listing row beside it gives title, docket and dates. */
export function readFdaGuidance(file: TextFile, listing: Listing | undefined): SourceVersion {
  const parts = splitFrontMatter(file.text);
  const fields: FrontMatter = parts?.fields ?? {};
  const body = parts?.body ?? file.text;
  const title = collapse(listing?.title ?? fields["title"] ?? "");
  const identifier = guidanceIdentifier(title);
  const url = listing?.url ?? null;
  const issued = listing?.issued ?? dateInText(body);
  const draft = /^(?:draft guidance\b|contains nonbinding recommendations\s+draft\b|draft\s*[-–—]\s*not for implementation)/im.test(
    body.slice(0, 4000),
  );
  return {
    identifier,
    title,
    authority: "FDA",
    jurisdiction: "US",
    kind: "guidance",
    binding: false,
    text_kind: "verbatim",
    url,
    docket: listing?.docket ?? fields["docket"] ?? null,
    label: issued ?? "undated",
    status: draft ? "draft" : "final",
    issued,
    effective: null,
    retrieved: fields["converted"] ?? file.modified,
    supersedes: supersededTitles(listing?.supersedes ?? null, identifier),
    passages: guidancePassages(body, Number(fields["pages"]) || null, { identifier, url }),
  };
}

/** A guidance title as people cite it, without "Guidance for Industry and …". */
export function guidanceIdentifier(title: string): string {
  const short = title
    .replace(/^Guidance for Industry(?: and [\w&, ]*?Staff)?\s*[:–-]\s*/i, "")
    .replace(guidanceTail, "")
    .trim();
  return short.length >= 4 ? short : title;
}

/**
 * The guidances that FDA's own words say this one replaces: titles between quotation marks. A document of which only some
 * content was taken over, a draft, and an earlier version under the same title are not among them.
 */
function supersededTitles(words: string | null, identifier: string): string[] {
  if (words === null || /\bcontent (?:in|from)\b/i.test(words)) return [];
  const titles = [...words.matchAll(/“([^”]{12,400})”/g)].map(([, title = ""]) =>
    guidanceIdentifier(collapse(title).replace(/[,.;:]$/, "")),
  );
  return [...new Set(titles)].filter((title) => lettersOf(title) !== lettersOf(identifier) && !/^draft\b/i.test(title));
}

const lettersOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, "");

function dateInText(body: string): string | null {
  const issued = /(?:Document\s+)?issued\s+on:?\s+([A-Z][a-z]+\s+\d{1,2},\s*\d{4})/.exec(body.slice(0, 6000))?.[1];
  return issued === undefined ? null : calendarDate(issued);
}
