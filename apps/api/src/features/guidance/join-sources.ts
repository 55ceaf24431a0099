import type { GuidanceDocument } from "@clausewise/contracts";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import type { SharedGuidance } from "../library/library.reads.ts";

/** By what a document and a source of the library know each other. */
interface Known {
  slug: string;
  title: string;
  status: GuidanceDocument["guidanceStatus"];
  url: string | null;
  pdf_url: string | null;
  docket: string | null;
  library_identifier: string | null;
}

type Text = GuidanceDocument["texts"][number];

/** What the library holds of each document: by its identifier, the address of its page or file, or its title; by the docket where that is one document's. */
export function sourcesByGuidance(known: readonly Known[], sources: readonly SharedGuidance[]): Map<string, Text[]> {
  // An earlier edition has the title of the one that replaced it.
  const documents = known.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byIdentifier = indexed(documents, ({ library_identifier }) => [library_identifier]);
  const byAddress = indexed(documents, ({ url, pdf_url }) => [pathOf(url), pathOf(pdf_url)]);
  const byTitle = indexed(documents, ({ title }) => [titleKey(title)]);
  const byDocket = onlyOnes(documents);
  const found = new Map<string, Text[]>();
  for (const source of sources) {
    const { id, identifier, title, url, docket, text_kind } = source;
    const slug =
      byIdentifier.get(oneSpelling(identifier)) ??
      byAddress.get(pathOf(url) ?? "") ??
      byTitle.get(titleKey(title)) ??
      byTitle.get(titleKey(identifier)) ??
      byDocket.get(docket ?? "");
    if (slug !== undefined) found.set(slug, [...(found.get(slug) ?? []), { source_id: id, text_kind }].toSorted(officialFirst));
  }
  return found;
}

const isOver = ({ status }: Known): boolean => status === "Superseded" || status === "Withdrawn";

const officialFirst = (a: Text, b: Text): number => Number(b.text_kind === "verbatim") - Number(a.text_kind === "verbatim");

function indexed(documents: readonly Known[], keysOf: (one: Known) => readonly (string | null)[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const one of documents)
    for (const key of keysOf(one)) if (key && !index.has(oneSpelling(key))) index.set(oneSpelling(key), one.slug);
  return index;
}

/** A docket may cover a draft, its final document and others: it tells of one only where it is that one's alone. */
function onlyOnes(documents: readonly Known[]): Map<string, string> {
  const byDocket = Map.groupBy(documents, ({ docket }) => docket ?? "");
  return new Map([...byDocket].flatMap(([docket, all]) => (docket !== "" && all.length === 1 && all[0] ? [[docket, all[0].slug]] : [])));
}

const pathOf = (address: string | null): string | null =>
  address && URL.canParse(address) ? oneSpelling(new URL(address).pathname.replace(/\/$/, "")) : null;

/** Titles in FDA's list go on with whom the document is for. */
const titleKey = (title: string): string =>
  oneSpelling(title)
    .replace(/[:;,–-]?\s*(?:draft )?guidance for (?:industry|food|fda|irbs|sponsors).*$/, "")
    .trim();
