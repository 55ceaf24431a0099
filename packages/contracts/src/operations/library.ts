import { z } from "zod";
import { Authority, SourceKind, SourceStatus, TextKind } from "../domain/kinds.ts";
import { counts, importLimit, lengths, pageSizes } from "../domain/limits.ts";
import { CalendarDate, Id, KnownDate, Timestamp, WebAddress, count, filled, text } from "../domain/fields.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { ClausePlace, ContentsEntry, FoundInSource } from "./places-in-sources.ts";

export const Source = z.object({
  id: Id,
  /** What people cite it by: `21 CFR 807`, `EU MDR`, a guidance title. */
  identifier: z.string(),
  title: z.string(),
  authority: z.string(),
  /** ISO 3166 country code, or EU. */
  jurisdiction: z.string(),
  kind: SourceKind,
  binding: z.boolean(),
  text_kind: TextKind,
  url: z.string().nullable(),
  /** Docket number, where the issuer gives one. */
  docket: z.string().nullable(),
});
export type Source = z.infer<typeof Source>;

export const SourceVersion = z.object({
  id: Id,
  label: z.string(),
  status: SourceStatus,
  issued: KnownDate.nullable(),
  effective: KnownDate.nullable(),
  /** The day we last saw the text, or checked our note against it. */
  retrieved: CalendarDate,
  replaces: Id.nullable(),
  /** True for the version that answers are drawn from today. */
  is_current: z.boolean(),
  passages: z.number().int(),
});
export type SourceVersion = z.infer<typeof SourceVersion>;

/** A change of a clause: by which act, and from which day on, or its month or year. */
export const Amendment = z.object({
  by: z.string(),
  since: KnownDate,
  /** Of a note of ours: it was written before the official text changed, and nobody has confirmed since that it holds. */
  written_before: z.literal(true).exactOptional(),
});
export type Amendment = z.infer<typeof Amendment>;

export const Passage = z.object({
  id: Id,
  /** Canonical citation: `21 CFR 807.92(a)(3)`. */
  citation: z.string(),
  heading: z.string(),
  /** Headings above it, outermost first. */
  heading_path: z.array(z.string()),
  /** Page of the source, counted from 1, where the source has pages. */
  page: z.number().int().nullable(),
  text: z.string(),
  /** SHA-256 over citation and text, hexadecimal. */
  hash: z.string(),
  url: z.string().nullable(),
  /** What changed the clause since these words were law, oldest first; they are no longer in force where there is any. */
  amended: z.array(Amendment).default([]),
});
export type Passage = z.infer<typeof Passage>;

const NewPassage = z.object({
  citation: filled(lengths.identifier),
  heading: text(lengths.heading).default(""),
  heading_path: z.array(text(lengths.heading)).max(counts.headings).default([]),
  page: z.number().int().min(1).max(counts.page).nullable().default(null),
  text: filled(lengths.passage),
  url: WebAddress.nullable().default(null),
});
export type NewPassage = z.input<typeof NewPassage>;

/** One dated version of one source with all its passages, as an importer hands it in. */
export const NewSourceVersion = z.object({
  identifier: filled(lengths.identifier),
  title: filled(lengths.heading),
  authority: filled(lengths.label),
  jurisdiction: filled(lengths.code),
  kind: SourceKind,
  binding: z.boolean(),
  text_kind: TextKind.default("verbatim"),
  url: WebAddress.nullable().default(null),
  docket: text(lengths.name).nullable().default(null),
  /** What the version is called among its siblings: `2026-02-02`, `2017 original`. */
  label: filled(lengths.label),
  status: SourceStatus,
  issued: KnownDate.nullable().default(null),
  effective: KnownDate.nullable().default(null),
  retrieved: CalendarDate,
  /** Identifiers of other sources that this version replaces, whether or not the library holds them. */
  supersedes: z.array(filled(lengths.identifier)).max(counts.superseded).default([]),
  passages: z.array(NewPassage).min(1).max(counts.passages),
});
export type NewSourceVersion = z.input<typeof NewSourceVersion>;

export const ImportResult = z.object({
  outcome: z.enum(["added", "changed", "unchanged"]),
  source_id: Id,
  version_id: Id,
  passages: z.object({ added: z.number().int(), kept: z.number().int(), removed: z.number().int() }),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const LibrarySummary = z.object({
  sources: z.number().int(),
  versions: z.number().int(),
  passages: z.number().int(),
  verbatim_sources: z.number().int(),
  last_retrieved: CalendarDate.nullable(),
  /** Passages the search index holds now; it follows the database within moments. */
  indexed_passages: z.number().int(),
  /** Passages that can also be found by meaning; null where no embeddings server is configured. */
  embedded_passages: z.number().int().nullable(),
  counted_at: Timestamp,
});
export type LibrarySummary = z.infer<typeof LibrarySummary>;

export const SourceReading = z.object({
  source: Source,
  version: SourceVersion,
  versions: z.array(SourceVersion),
  /** Position of the first passage returned, counted from 0, among `version.passages`. */
  offset: z.number().int(),
  passages: z.array(Passage),
});
export type SourceReading = z.infer<typeof SourceReading>;

/** A source named by another, enough to recognise it and open its page. */
export const SourceReference = Source.pick({
  id: true,
  identifier: true,
  title: true,
  authority: true,
  jurisdiction: true,
  text_kind: true,
}).extend({
  status: SourceStatus,
});
export type SourceReference = z.infer<typeof SourceReference>;

/** One identifier in the library: its official text, our summary of it, or both. */
export const LibraryEntry = Source.extend({
  /** Superseded also where another source in force has replaced it. */
  status: SourceStatus,
  label: z.string(),
  issued: KnownDate.nullable(),
  effective: KnownDate.nullable(),
  retrieved: CalendarDate,
  passages: z.number().int(),
  versions: z.number().int(),
  /** Every text the library holds under this identifier, this one among them. */
  texts: z.array(z.object({ source_id: Id, text_kind: TextKind })),
  replaced_by: z.array(SourceReference),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;

export const LibraryPage = facetedPage(LibraryEntry, ["authority", "jurisdiction", "kind", "status", "text_kind"]);
export type LibraryPage = z.infer<typeof LibraryPage>;

/** A passage of another source whose text names this one. */
export const CitingPassage = z.object({
  passage_id: Id,
  citation: z.string(),
  heading: z.string(),
  source: SourceReference,
});
export type CitingPassage = z.infer<typeof CitingPassage>;

/** An answer of the caller's that rests on the source. */
export const CitingAnswer = z.object({
  id: Id,
  question: z.string(),
  authority: Authority,
  created_at: Timestamp,
  /** The clauses of the source that it cites. */
  clauses: z.array(z.string()),
});
export type CitingAnswer = z.infer<typeof CitingAnswer>;

export const SourceAbout = z.object({
  entry: LibraryEntry,
  /** Newest first, as they stand today. */
  versions: z.array(SourceVersion),
  /** The official text beside our summary, or our summary beside the official text. */
  sibling: SourceReference.nullable(),
  /** What it replaced; `source` is null where the library does not hold that. */
  replaces: z.array(z.object({ identifier: z.string(), source: SourceReference.nullable() })),
  cited_by: z.array(CitingPassage),
  answers: z.array(CitingAnswer),
});
export type SourceAbout = z.infer<typeof SourceAbout>;

/** A passage that one version has and the other has not; with both sides, the same clause in other words or under another number. */
export const PassageChange = z.object({
  /** The section it belongs to, as the comparison's list names it. */
  section: z.string(),
  citation: z.string(),
  heading: z.string(),
  /** The citation it had before, where nearly the same words stand under another one now; null where they do not. */
  was: z.string().nullable(),
  before: z.object({ passage_id: Id, text: z.string() }).nullable(),
  after: z.object({ passage_id: Id, text: z.string() }).nullable(),
});
export type PassageChange = z.infer<typeof PassageChange>;

/** A section in two versions: its headings, null where it is not in one, and what became of its passages. */
export const SectionChange = z.object({
  section: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  kept: z.number().int(),
  changed: z.number().int(),
  /** Passages whose words, or nearly the same, stood under another citation before. */
  renumbered: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
  /** Other sections in which passages of this one stand now. */
  moved_to: z.array(z.string()),
  /** Where the matter of a section that is gone stands now in other words; by our own reading, so far as it was read. */
  matter_in: z.array(z.string()),
});
export type SectionChange = z.infer<typeof SectionChange>;

export const VersionComparison = z.object({
  from: SourceVersion,
  to: SourceVersion,
  kept: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
  /** All sections of both versions, in reading order. */
  sections: z.array(SectionChange),
  /** In reading order, the first of them where there are very many. */
  changes: z.array(PassageChange),
  total_changes: z.number().int(),
});
export type VersionComparison = z.infer<typeof VersionComparison>;

const chosenVersion = Id.optional();

const importedVersion = {
  identifier: "Example 1",
  title: "An example",
  authority: "Nobody",
  jurisdiction: "US",
  kind: "guidance",
  binding: false,
  label: "1",
  status: "final",
  retrieved: "2026-01-02",
  passages: [{ citation: "Example 1", heading: "What it is for", text: "Some text." }],
} satisfies NewSourceVersion;
const imported = { operation: "library.importVersion", take: "source_id" } as const;
const importedText = { operation: "library.importVersion", take: "version_id" } as const;

export const LibraryFilter = listInput(
  {
    search: text(lengths.identifier).optional(),
    authority: text(lengths.label).optional(),
    jurisdiction: text(lengths.code).optional(),
    kind: SourceKind.optional(),
    status: SourceStatus.optional(),
    text_kind: TextKind.optional(),
  },
  ["binding_first"],
);
export type LibraryFilter = z.output<typeof LibraryFilter>;

export const libraryOperations = operations({
  browse: {
    method: "GET",
    path: "/api/sources",
    access: "user",
    scope: "read",
    summary: "The library by authority, kind and status, or searched by identifier, title and docket.",
    input: LibraryFilter,
    output: LibraryPage,
    example: { search: "quality", kind: "regulation", limit: 10 },
    reply: "page",
  },
  describe: {
    method: "GET",
    path: "/api/sources/{id}/about",
    access: "user",
    scope: "read",
    summary: "One source with its versions, what it replaced and what replaced it, and what cites it.",
    input: z.object({ id: Id }),
    output: SourceAbout,
    example: {},
    needs: { id: imported },
  },
  compare: {
    method: "GET",
    path: "/api/sources/{id}/compare",
    access: "user",
    scope: "read",
    summary: "What changed from one version of a source to another, passage by passage.",
    input: z.object({ id: Id, from: Id, to: Id }),
    output: VersionComparison,
    example: {},
    needs: { id: imported, from: importedText, to: importedText },
  },
  read: {
    method: "GET",
    path: "/api/sources/{id}",
    access: "user",
    scope: "read",
    tool: {
      name: "open_passage",
      title: "Open a passage in its source",
      description:
        "The passages of a source around one of them, word for word, with the source's versions, status and dates. Takes ids that ask_question, find_clauses, list_reference_findings or list_changes gave.",
    },
    summary: "A stretch of a source's passages with its versions, around one passage or from a position.",
    input: z.object({
      id: Id,
      version: chosenVersion,
      around: Id.optional(),
      offset: count(0, counts.offset).optional(),
      limit: count(1, pageSizes.passages.most).default(pageSizes.passages.usual),
    }),
    output: SourceReading,
    example: { limit: 20 },
    needs: { id: imported },
    mayName: { version: importedText, around: { operation: "library.contents", take: "0.passage_id" } },
  },
  contents: {
    method: "GET",
    path: "/api/sources/{id}/contents",
    access: "user",
    scope: "read",
    summary: "The headings of a source, each with the passage it begins at.",
    input: z.object({ id: Id, version: chosenVersion }),
    output: z.array(ContentsEntry),
    example: {},
    needs: { id: imported },
    mayName: { version: importedText },
  },
  find: {
    method: "GET",
    path: "/api/sources/{id}/find",
    access: "user",
    scope: "read",
    summary: "Where words stand in a source, letter for letter but for capitals.",
    input: z.object({ id: Id, version: chosenVersion, search: filled(lengths.search) }),
    output: FoundInSource,
    example: { search: "text" },
    needs: { id: imported },
    mayName: { version: importedText },
  },
  clauses: {
    method: "GET",
    path: "/api/clauses",
    access: "user",
    scope: "read",
    tool: {
      name: "find_clauses",
      title: "Find clauses by number or heading",
      description:
        "The clauses that a few words name, such as 21 CFR 807.92 or MDR 61(4), and headings that hold the words, each with the ids that open_passage takes.",
    },
    summary: "The clauses a few words name, such as `807.92` or `MDR 61(4)`, and the headings that hold the words.",
    input: z.object({ search: filled(lengths.search) }),
    output: z.object({ clauses: z.array(ClausePlace), headings: z.array(ClausePlace) }),
    example: { search: "21 CFR 807.92" },
  },
  summary: {
    method: "GET",
    path: "/api/corpus/summary",
    access: "user",
    scope: "read",
    summary: "How much the library holds and how fresh it is.",
    input: z.object({}),
    output: LibrarySummary,
    example: {},
  },
  importVersion: {
    method: "POST",
    path: "/api/corpus/versions",
    access: "administrator",
    summary: "Adds one dated version of a shared source; sending the same again changes nothing.",
    input: NewSourceVersion,
    output: ImportResult,
    example: importedVersion,
    bodyLimit: importLimit,
  },
});
