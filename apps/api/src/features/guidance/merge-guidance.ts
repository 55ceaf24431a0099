import type { GuidanceDetail } from "@clausewise/contracts";
import { fileSize } from "@clausewise/contracts/vocabulary";
import type { BuiltInGuidance, BuiltInGuidanceSummary } from "@clausewise/static-data";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import type { SharedGuidance } from "../library/library.reads.ts";
import type { StoredEntry } from "../official/official.reads.ts";
import { entriesIn, organizationName, productTypesOf } from "./fda-words.ts";
import { sourcesByGuidance } from "./join-sources.ts";
import { topicsOf } from "./topics.ts";

/** All that is known of a document, whoever asks. */
export type Guidance = Omit<GuidanceDetail, "is_watched">;

/** What guidance documents are made of. */
export interface GuidanceParts {
  builtIn: readonly BuiltInGuidance[];
  summaries: readonly BuiltInGuidanceSummary[];
  /** FDA's list as it was last fetched; empty before. */
  register: readonly StoredEntry[];
  sources: readonly SharedGuidance[];
  /** Bytes of the files that are held, by their addresses. */
  fileSizes: ReadonlyMap<string, number>;
  /** The day on which it is told what is open for comment. */
  day: string;
}

/** The facts of a document, of FDA's list or built in. */
type Facts = Omit<BuiltInGuidance, "supersedes" | "superseded_by" | "withdrawn_on" | "library_identifier" | "checked_against"> &
  Pick<Guidance, "facts_from" | "not_listed_since">;

/** The newest first, what is undated last. */
export const newestFirst = (a: Pick<Guidance, "issueDate" | "title">, b: Pick<Guidance, "issueDate" | "title">): number =>
  (b.issueDate ?? "").localeCompare(a.issueDate ?? "") || a.title.localeCompare(b.title);

/** What is built in and what FDA lists as one: the list has the last word on facts, ours adds what it does not say. */
export function mergeGuidance({ builtIn, summaries, register, sources, fileSizes, day }: GuidanceParts): Guidance[] {
  const ours = new Map(builtIn.map((entry) => [entry.slug, entry]));
  const summaryOf = new Map(summaries.map((one) => [one.slug, one]));
  const listed = new Map(withSlugs(register).map((facts) => [facts.slug, facts]));
  const all = [...listed.values(), ...builtIn.flatMap((entry) => (listed.has(entry.slug) ? [] : [builtInFacts(entry)]))];
  const known = all.map((facts) => ({ ...facts, library_identifier: ours.get(facts.slug)?.library_identifier ?? null }));
  const textsOf = sourcesByGuidance(known, sources);
  const titleOf = new Map(all.map(({ slug, title }) => [slug, title]));
  const reference = (name: string) => ({ id: titleOf.has(name) ? name : null, title: titleOf.get(name) ?? name });
  const replacedBy = Map.groupBy(builtIn, ({ superseded_by }) => superseded_by);
  const predecessor = (slug: string, title: string) =>
    reference(replacedBy.get(slug)?.find((one) => oneSpelling(one.title) === oneSpelling(title))?.slug ?? title);
  return all
    .map((facts): Guidance => {
      const [entry, summary] = [ours.get(facts.slug), summaryOf.get(facts.slug)];
      const topic_reasons = topicsOf({ ...facts, areas: summary?.areas ?? [] });
      return {
        ...wireFacts(facts, fileSizes, day),
        topic: topic_reasons.map(({ topic }) => topic),
        topic_reasons,
        summary: summary?.summary ?? "",
        points: summary?.points ?? [],
        regulatory_pathway: summary?.regulatory_pathway ?? [],
        deviceClass: summary?.device_class ?? null,
        therapeuticArea: summary?.therapeutic_area ?? null,
        related_clauses: summary?.related_clauses ?? [],
        supersedes: (entry?.supersedes ?? []).map((title) => predecessor(facts.slug, title)),
        superseded_by: entry?.superseded_by ? reference(entry.superseded_by) : null,
        withdrawn_on: entry?.withdrawn_on ?? null,
        texts: textsOf.get(facts.slug) ?? [],
        checked_against: summary?.checked_against ?? entry?.checked_against ?? null,
      };
    })
    .toSorted(newestFirst);
}

const wireFacts = (facts: Facts, fileSizes: GuidanceParts["fileSizes"], day: string) => ({
  id: facts.slug,
  title: facts.title,
  fdaOrganization: [...new Set(facts.organizations.map(organizationName))],
  guidanceStatus: facts.status,
  openForComment: facts.open_for_comment && (facts.comment_closes === null || facts.comment_closes >= day),
  commentClosingDate: facts.comment_closes,
  issueDate: facts.issued,
  documentUrl: facts.url ?? "",
  file_size: sizeOf(fileSizes.get(facts.pdf_url ?? "")),
  productType: productTypesOf([...facts.product_types, ...facts.fda_topics]),
  docket: facts.docket,
  fda_topics: facts.fda_topics,
  pdf_url: facts.pdf_url,
  facts_from: facts.facts_from,
  not_listed_since: facts.not_listed_since,
});

const sizeOf = (bytes: number | undefined): string | null => (bytes === undefined ? null : fileSize(bytes));

const builtInFacts = (entry: BuiltInGuidance): Facts => ({ ...entry, facts_from: "built_in", not_listed_since: null });

/** Pages lie in one folder, so that the last part of their path is a name; where two share it, the further ones go by their whole path. */
function withSlugs(register: readonly StoredEntry[]): Facts[] {
  const taken = new Set<string>();
  return register
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map((entry) => {
      const last = entry.key.split("/").at(-1) ?? entry.key;
      const slug = taken.has(last) ? entry.key.replace(/^\//, "").replaceAll("/", "~") : last;
      taken.add(slug);
      return registerFacts(entry, slug);
    });
}

function registerFacts({ title, url, fields, gone_since }: StoredEntry, slug: string): Facts {
  const said = (name: string): string | null => fields[name] ?? null;
  return {
    slug,
    // Words of titles are parted by several spaces in FDA's list, and differently from one row to another.
    title: title.replaceAll(/\s+/g, " ").trim(),
    status: said("status") === "Draft" ? "Draft" : "Final",
    issued: said("issued"),
    docket: said("docket"),
    organizations: [...entriesIn(said("center")), ...entriesIn(said("office"))],
    fda_topics: entriesIn(said("topics")),
    product_types: entriesIn(said("product")),
    open_for_comment: said("open_for_comment") === "Yes" && gone_since === null,
    comment_closes: said("comments_close"),
    url,
    pdf_url: said("file"),
    facts_from: "register",
    not_listed_since: gone_since,
  };
}
