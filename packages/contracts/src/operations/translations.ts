import { z } from "zod";
import { CalendarDate, Done, Id, Nothing, Timestamp, count, filled, text } from "../domain/fields.ts";
import { callsPerMinute, counts, draftBodyLimit, lengths, pageSizes } from "../domain/limits.ts";
import { translationStates } from "../domain/vocabulary.ts";
import { listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { TranslationLanguage } from "./compass.ts";

export const TranslationState = z.enum(translationStates);
export type TranslationState = z.infer<typeof TranslationState>;

/** Words with where they stand, by UTF-16 code units of the sentence that they are in. */
const Place = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });

/** What of a sentence a translation does not say as its source does. */
export const TranslationFlag = z.object({
  kind: z.enum(["missing", "changed", "added", "moved"]),
  of: z.enum(["identifier", "citation", "date", "quantity", "number"]),
  /** Number of the sentence. */
  segment: z.number().int(),
  /** Null of what was added; `target` is null of what is missing. */
  source: Place.nullable(),
  target: Place.nullable(),
  /** Number of the sentence in whose translation it stands instead. */
  moved_to: z.number().int().nullable(),
});
export type TranslationFlag = z.infer<typeof TranslationFlag>;

/** An official translation of a term, with where it stands. */
export const OfficialWording = z.object({
  words: z.string(),
  act: z.string(),
  act_title: z.string(),
  section: z.string(),
  basis: z.enum(["defined term", "heading", "phrase"]),
  /** Day as of which the official version was read. */
  version: CalendarDate,
  url: z.url(),
});
export type OfficialWording = z.infer<typeof OfficialWording>;

/** A term of a text whose translation stands in an act. */
export const TermInText = Place.extend({ term: z.string(), official: z.array(OfficialWording) });
export type TermInText = z.infer<typeof TermInText>;

/** A term that the translation does not have in its official words: nowhere, or not here. */
export const TermFlag = Place.extend({
  kind: z.enum(["unofficial", "inconsistent"]),
  segment: z.number().int(),
  official: z.array(z.string()),
});
export type TermFlag = z.infer<typeof TermFlag>;

/** A sentence with its translation. */
export const TranslationSegment = z.object({
  number: z.number().int(),
  paragraph: z.number().int(),
  source: z.string(),
  /** Null while it has none. */
  target: z.string().nullable(),
  /** Whether a person wrote it, or changed it. */
  edited: z.boolean(),
  /** Whether a person says that it is right, whatever is flagged in it. */
  confirmed: z.boolean(),
  terms: z.array(TermInText),
});
export type TranslationSegment = z.infer<typeof TranslationSegment>;

export const Translation = z.object({
  id: Id,
  title: z.string(),
  from: TranslationLanguage,
  to: TranslationLanguage,
  state: TranslationState,
  /** What translates: the name of a server or model; null where people do. */
  engine: z.string().nullable(),
  /** Why it ended early, as a sentence. */
  failure: z.string().nullable(),
  /** Sentences, and how many of them have a translation. */
  segments: z.number().int(),
  translated: z.number().int(),
  /** How many sentences have a flag that nobody has confirmed. */
  flagged: z.number().int(),
  document_id: Id.nullable(),
  /** Whether it can be written as a Word file with the layout of its document. */
  has_layout: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Translation = z.infer<typeof Translation>;

export const TranslationDetail = Translation.extend({
  flags: z.array(TranslationFlag),
  term_flags: z.array(TermFlag),
  /** Numbers of the sentences that a person says are right, whatever is flagged in them. */
  confirmed: z.array(z.number().int()),
});
export type TranslationDetail = z.infer<typeof TranslationDetail>;

/** A text with one character for each line end. */
const Body = text(lengths.draft).transform((given) => given.replaceAll(/\r\n?/gu, "\n"));

export const NewTranslation = z
  .object({
    title: text(lengths.title).default(""),
    from: TranslationLanguage,
    to: TranslationLanguage,
    text: Body.default(""),
    /** The document that is translated, in place of `text`. */
    document_id: Id.optional(),
    /** A translation that somebody made already: it is proved, and nothing is translated. */
    translation: Body.optional(),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "must be another language than the text's" })
  .refine(({ text: given, document_id }) => document_id !== undefined || given.trim() !== "", {
    path: ["text"],
    error: "must not be empty where no document is named",
  });
export type NewTranslation = z.output<typeof NewTranslation>;

export const TranslationFilter = listInput({}, ["newest", "title"]);
export type TranslationFilter = z.output<typeof TranslationFilter>;

/** What can translate here, and of which languages official terms are known. */
export const TranslationSetting = z.object({
  /** Null where nothing translates by itself. */
  engine: z.object({ name: z.string(), kind: z.enum(["server", "model"]), host: z.string() }).nullable(),
  /** Official terms by pair of languages; a pair that is not named has none. */
  glossary: z.array(z.object({ from: TranslationLanguage, to: TranslationLanguage, terms: z.number().int() })),
});
export type TranslationSetting = z.infer<typeof TranslationSetting>;

export const TranslationFormat = z.enum(["docx", "txt", "report"]);
export type TranslationFormat = z.infer<typeof TranslationFormat>;

const wordFile = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const translationMediaTypes: Record<TranslationFormat, string> = {
  docx: wordFile,
  txt: "text/plain; charset=utf-8",
  report: wordFile,
};

const Segment = z.object({ id: Id, number: count(0, counts.page) });
const made = { operation: "translations.create", take: "id" } as const;

export const translationOperations = operations({
  setting: {
    method: "GET",
    path: "/api/translation-setting",
    access: "user",
    summary: "What translates here, and of which languages official terms are known.",
    input: Nothing,
    output: TranslationSetting,
    example: {},
  },
  list: {
    method: "GET",
    path: "/api/translations",
    access: "user",
    summary: "A person's translations, the last changed first.",
    input: TranslationFilter,
    output: page(Translation),
    example: {},
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/translations",
    access: "user",
    summary: "Has a text or document translated, takes up a translation to be proved, or begins one to be written by hand.",
    input: NewTranslation,
    output: Translation,
    example: {
      title: "Recall notice",
      from: "en",
      to: "fr",
      text: "The manufacturer shall report the recall within 30 days.",
      translation: "Le fabricant déclare le rappel dans les trente jours.",
    },
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
    bodyLimit: draftBodyLimit,
  },
  get: {
    method: "GET",
    path: "/api/translations/{id}",
    access: "user",
    summary: "A translation with what is flagged in it.",
    input: z.object({ id: Id }),
    output: TranslationDetail,
    example: {},
    needs: { id: made },
  },
  segments: {
    method: "GET",
    path: "/api/translations/{id}/segments",
    access: "user",
    summary: "Sentences with their translations, from one on, with the official terms in them.",
    input: z.object({
      id: Id,
      from: count(0, counts.page).default(0),
      limit: count(1, pageSizes.passages.most).default(pageSizes.passages.most),
    }),
    output: z.array(TranslationSegment),
    example: {},
    needs: { id: made },
  },
  edit: {
    method: "PUT",
    path: "/api/translations/{id}/segments/{number}",
    access: "user",
    summary: "Keeps a sentence's translation as a person writes it, or that it is right, and proves it anew.",
    input: Segment.extend({ target: text(lengths.passage).optional(), confirmed: z.boolean().optional() }),
    output: z.object({ segment: TranslationSegment, translation: TranslationDetail }),
    example: { number: 0, target: "Le fabricant déclare le rappel dans les 30 jours." },
    needs: { id: made },
  },
  resume: {
    method: "POST",
    path: "/api/translations/{id}/resume",
    access: "user",
    summary: "Goes on with a translation that failed or was cancelled; what is translated stays.",
    input: z.object({ id: Id }),
    output: Translation,
    example: {},
    needs: { id: made },
  },
  cancel: {
    method: "POST",
    path: "/api/translations/{id}/cancel",
    access: "user",
    summary: "Stops a translation under way; what is translated stays.",
    input: z.object({ id: Id }),
    output: Translation,
    example: {},
    needs: { id: made },
  },
  remove: {
    method: "DELETE",
    path: "/api/translations/{id}",
    access: "user",
    summary: "Deletes a translation for good.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: made },
  },
  terms: {
    method: "POST",
    path: "/api/translation-terms",
    access: "user",
    summary: "The terms of a text whose translation stands in an official version of an act.",
    input: z.object({ text: filled(lengths.answer), from: TranslationLanguage, to: TranslationLanguage }),
    output: z.array(TermInText),
    example: { text: "A medical device is recalled.", from: "en", to: "fr" },
  },
  export: {
    method: "GET",
    path: "/api/translations/{id}/export",
    access: "user",
    summary: "A translation as a file: with its document's layout, as plain text, or as a report of both languages with what is flagged.",
    input: z.object({ id: Id, format: TranslationFormat }),
    output: FileReply,
    example: { format: "txt" },
    needs: { id: made },
    reply: "file",
    mediaTypes: [...new Set(Object.values(translationMediaTypes))],
    changes: true,
    perMinute: callsPerMinute.export,
  },
});
