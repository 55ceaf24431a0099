import { z } from "zod";
import { CalendarDate, filled, Id, KnownDate, text, Timestamp, WebAddress } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import type { IncomingFile } from "./documents.ts";
import { listInput, page } from "../wire/list.ts";
import { operations, StreamReply } from "../wire/operation.ts";

/** What the last look at an official source came to. */
export const OfficialOutcome = z.enum(["changed", "unchanged", "not_ready", "unreachable", "blocked", "broken", "held", "off"]);
export type OfficialOutcome = z.infer<typeof OfficialOutcome>;

const SourceId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);

/** A source that texts or registers are fetched from, and how it goes. */
export const OfficialSource = z.object({
  id: SourceId,
  title: z.string(),
  publisher: z.string(),
  /** Where people read it. */
  url: WebAddress,
  /** Under which terms its words may be used. */
  terms: z.string(),
  /** What it covers: whoever finds nothing learns that it is not in this. */
  scope: z.string(),
  holds: z.enum(["texts", "register"]),
  /** What a file saved by hand can stand in for: a register as a whole, one of the texts, or nothing, where many answers make up a register. */
  by_hand: z.enum(["whole", "texts", "none"]),
  /** Hours from one look to the next. */
  rhythm: z.number().int(),
  /** Null until it was looked at. */
  outcome: OfficialOutcome.nullable(),
  /** The same in a sentence. */
  result: z.string().nullable(),
  last_try: Timestamp.nullable(),
  /** The last time the source said how it stands: only then is it known what it holds. */
  last_success: Timestamp.nullable(),
  /** Whether it has not said how it stands for longer than its rhythm, and half as long again. */
  is_silent: z.boolean(),
  next_run: Timestamp.nullable(),
  /** Since when it is being looked at; null while it is not. */
  looking_since: Timestamp.nullable(),
  /** How far a look that is under way or was cut off has come, and what is asked for next. */
  progress: z.object({ done: z.number().int(), total: z.number().int(), now: z.string().nullable() }).nullable(),
  /** The day up to which the source says it is complete. */
  as_of: CalendarDate.nullable(),
  /** Texts or entries that it lists now. */
  entries: z.number().int(),
  /** What the last look that changed anything brought. */
  growth: z.object({ added: z.number().int(), changed: z.number().int(), removed: z.number().int() }).nullable(),
  /** When this installation had its first answer from the source itself; null where it was never seen but in tests. */
  seen_live: Timestamp.nullable(),
});
export type OfficialSource = z.infer<typeof OfficialSource>;

/** A look at a source that came to something. */
export const OfficialRun = z.object({
  id: Id,
  begun_at: Timestamp,
  ended_at: Timestamp,
  outcome: OfficialOutcome,
  /** The same in a sentence. */
  result: z.string(),
});
export type OfficialRun = z.infer<typeof OfficialRun>;

/** Something that a source was asked for and did not give. */
export const OfficialGap = z.object({
  key: z.string(),
  /** What people call it: `21 CFR 803`. */
  label: z.string(),
  url: WebAddress,
  /** Why, as a clause behind the source's name. */
  problem: z.string(),
});
export type OfficialGap = z.infer<typeof OfficialGap>;

const GivenFile = z.object({
  source_id: SourceId,
  /** The request that it stands in for. */
  key: filled(lengths.title),
  /** The day on which it was saved from the site. */
  day: CalendarDate,
  file: z.custom<IncomingFile>((value) => typeof value === "object" && value !== null && "stream" in value, "Choose a file."),
});

/** How far the first fetching of official texts is. */
export const FirstFetch = z.object({
  /** `away`: the official hosts cannot be reached. `ended`: nothing more comes by itself at once, with what is missing named. */
  state: z.enum(["off", "waiting", "fetching", "away", "ended"]),
  /** Texts that are held, and texts that are known of. */
  held: z.number().int(),
  known: z.number().int(),
  /** What is asked for now. */
  now: z.string().nullable(),
  /** Titles of sources whose texts did not come. */
  missing: z.array(z.string()),
});
export type FirstFetch = z.infer<typeof FirstFetch>;

/** An answer as it came, whose bytes are kept. */
export const OfficialAnswer = z.object({
  id: Id,
  url: WebAddress,
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
  size: z.number().int(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  /** When these bytes came first, and when they came last. */
  fetched_at: Timestamp,
  seen_at: Timestamp,
  /** The source's own day for what it said. */
  as_of: CalendarDate.nullable(),
  /** Whether an administrator added it as a file, and it was not fetched. */
  by_hand: z.boolean(),
});
export type OfficialAnswer = z.infer<typeof OfficialAnswer>;

/** A text that a source lists, and where it stands in the library. */
export const OfficialText = z.object({
  identifier: z.string(),
  library_source_id: Id,
  version_id: Id,
  label: z.string(),
  effective: KnownDate.nullable(),
  /** The day to which the publisher says that it is complete. */
  current_to: CalendarDate.nullable(),
  /** When the bytes that it was read from came first. */
  fetched_at: Timestamp,
  /** Amendments that are made and not worked into the words, or not in force, as the publisher lists them. */
  outstanding: z.array(z.object({ by: z.string(), date: CalendarDate.nullable() })),
  /** Since when the source does not list it any longer; null while it does. */
  gone_since: Timestamp.nullable(),
});
export type OfficialText = z.infer<typeof OfficialText>;

/** Where a text of the library comes from, as far as an official source lists it. */
export const OfficialPlace = z.object({
  source: OfficialSource.pick({
    id: true,
    title: true,
    publisher: true,
    terms: true,
    rhythm: true,
    is_silent: true,
    last_success: true,
    as_of: true,
  }),
  text: OfficialText,
  /** The answer that it was read from. */
  answer: OfficialAnswer,
});
export type OfficialPlace = z.infer<typeof OfficialPlace>;

/** A source that is silent, with what the library holds of it. */
export const SilentSource = z.object({
  id: SourceId,
  title: z.string(),
  last_success: Timestamp.nullable(),
  library_sources: z.array(Id),
});
export type SilentSource = z.infer<typeof SilentSource>;

/** What an entry of a register says of itself. */
const Said = z.object({ title: z.string(), url: z.string().nullable(), fields: z.record(z.string(), z.string().nullable()) });

/** An entry of a register. */
export const OfficialEntry = Said.extend({
  /** Its key in the register. */
  id: z.string(),
  first_seen: Timestamp,
  /** Since when it is not listed any longer; null while it is. */
  gone_since: Timestamp.nullable(),
});
export type OfficialEntry = z.infer<typeof OfficialEntry>;

export const OfficialEntryFilter = listInput(
  {
    source_id: SourceId,
    /** Words that must all stand in its key, its title or its fields. */
    search: text(lengths.search).optional(),
  },
  ["title"],
);
export type OfficialEntryFilter = z.output<typeof OfficialEntryFilter>;

const ChangeKind = z.enum(["added", "changed", "removed", "back"]);

/** A text or an entry of a register that came, changed, went, or is listed again. */
export const OfficialChange = z.object({
  id: Id,
  /** The source that lists it, by its id. */
  source_id: SourceId,
  kind: ChangeKind,
  /** Identifier of a text, or key of an entry. */
  subject: z.string(),
  title: z.string(),
  /** Where a text stands in the library, and the version that came in or is not listed any longer. */
  library_source_id: Id.nullable(),
  version_id: Id.nullable(),
  /** The day from which the words of a text apply, as the source says. */
  effective: KnownDate.nullable(),
  /** Sections of a text whose words changed, came or went. */
  clauses: z.array(z.string()),
  /** Those of them whose words, or nearly the same, stand under another number now. */
  renumbered: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What an entry said before and says now. */
  before: Said.nullable(),
  after: Said.nullable(),
  /** Published rules that say that they amend the text from that day on. */
  caused_by: z.array(
    z.object({ title: z.string(), citation: z.string().nullable(), url: z.string().nullable(), published: CalendarDate.nullable() }),
  ),
  at: Timestamp,
});
export type OfficialChange = z.infer<typeof OfficialChange>;

export const OfficialChangeFilter = listInput({ source_id: SourceId.optional(), kind: ChangeKind.optional() }, ["newest", "oldest"]);
export type OfficialChangeFilter = z.output<typeof OfficialChangeFilter>;

export const officialOperations = operations({
  health: {
    method: "GET",
    path: "/api/official-sources",
    access: "user",
    scope: "read",
    summary: "The official sources: what each covers, when it was last heard, what came of it, and when it is looked at next.",
    input: z.object({}),
    output: z.object({
      /** Whether this server fetches anything at all. */
      is_on: z.boolean(),
      sources: z.array(OfficialSource),
    }),
    example: {},
  },
  start: {
    method: "GET",
    path: "/api/official-start",
    access: "user",
    summary: "How far the first fetching of official texts is.",
    input: z.object({}),
    output: FirstFetch,
    example: {},
  },
  about: {
    method: "GET",
    path: "/api/official-sources/{id}",
    access: "user",
    scope: "read",
    summary: "One source: how it is, the newest looks at it, and what it was asked for and did not give.",
    input: z.object({ id: SourceId }),
    output: z.object({
      is_on: z.boolean(),
      source: OfficialSource,
      runs: z.array(OfficialRun),
      gaps: z.array(OfficialGap),
      /** Requests for whose answer an administrator can give a file. */
      takes: z.array(OfficialGap.omit({ problem: true })),
    }),
    example: { id: "ecfr" },
  },
  texts: {
    method: "GET",
    path: "/api/official-sources/{id}/texts",
    access: "user",
    scope: "read",
    summary: "The texts of a source as they stand, with the amendments that its publisher has not worked into them yet.",
    input: z.object({ id: SourceId }),
    output: z.array(OfficialText),
    example: { id: "ecfr" },
  },
  changes: {
    method: "GET",
    path: "/api/official-changes",
    access: "user",
    scope: "read",
    tool: {
      name: "list_changes",
      title: "List what changed in official sources",
      description:
        "Texts and register entries that came, changed or went, newest first, with the sections whose words changed and, where known, the published rule that changed them. next is the cursor of the following page.",
    },
    summary: "What changed in the official sources, newest first; the first load of a register is no change of anything.",
    input: OfficialChangeFilter,
    output: page(OfficialChange),
    example: { source_id: "ecfr" },
    reply: "page",
  },
  entries: {
    method: "GET",
    path: "/api/official-sources/{source_id}/entries",
    access: "user",
    scope: "read",
    summary: "Entries of a register, looked up by words; what is not found is not in this register as of its last success, and no more.",
    input: OfficialEntryFilter,
    output: page(OfficialEntry),
    example: { source_id: "fda-guidance", search: "software" },
    reply: "page",
  },
  place: {
    method: "GET",
    path: "/api/official-places",
    access: "user",
    summary: "Which official source a text of the library was fetched from, and how; null where it was not.",
    input: z.object({ library_source_id: Id }),
    output: OfficialPlace.nullable(),
    example: {},
    needs: { library_source_id: { operation: "library.importVersion", take: "source_id" } },
  },
  silent: {
    method: "GET",
    path: "/api/official-silence",
    access: "user",
    summary: "Sources that have not said how they stand for longer than their rhythm, with what the library holds of each.",
    input: z.object({}),
    output: z.array(SilentSource),
    example: {},
  },
  run: {
    method: "POST",
    path: "/api/official-sources/{id}/run",
    access: "administrator",
    summary: "Has a source looked at now; with `accept_fewer` a list that lacks much of what it listed before is taken as it is.",
    input: z.object({ id: SourceId, accept_fewer: z.boolean().default(false) }),
    output: OfficialSource,
    example: { id: "ecfr", accept_fewer: false },
  },
  drop: {
    method: "POST",
    path: "/api/official-files",
    access: "administrator",
    summary: "Reads a file that was saved from a source by hand as if the source had answered with it, and says what that came to.",
    input: GivenFile,
    output: z.object({ outcome: OfficialOutcome, result: z.string() }),
    example: { source_id: "fda-guidance", key: "list", day: "2026-01-02" },
    needs: { file: { fixture: "file", take: "file" } },
    multipart: true,
    perMinute: callsPerMinute.upload,
  },
  answers: {
    method: "GET",
    path: "/api/official-sources/{id}/answers",
    access: "user",
    summary: "The newest answers of a source as they came, with hash and dates.",
    input: z.object({ id: SourceId }),
    output: z.array(OfficialAnswer),
    example: { id: "ecfr" },
  },
  raw: {
    method: "GET",
    path: "/api/official-answers/{id}/file",
    access: "user",
    summary: "The bytes of an answer as they came.",
    input: z.object({ id: Id }),
    output: StreamReply,
    example: {},
    needs: { id: { fixture: "official-answer", take: "id" } },
    reply: "file",
    mediaTypes: ["application/octet-stream"],
    changes: true,
  },
});
