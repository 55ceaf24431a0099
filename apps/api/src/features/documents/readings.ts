import type { DocumentHit, DocumentMark } from "@clausewise/contracts";
import { rectanglesAt } from "@clausewise/documents/uploads";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { OwnSources } from "../library/own-sources.ts";
import { findDocument, findOfSources } from "./documents.repository.ts";
import { joinBlocks, occurrences, plainOf, type Stretch } from "./places.ts";
import { documentPartOf } from "./reading/read-part.ts";
import { createPassageMaker, type Span } from "./reading/passages.ts";
import { partsOf, type KeptPart, type TextPart } from "./reading/reading-file.ts";
import { readVersions, type VersionRow } from "./versions.repository.ts";

interface Parts {
  database: Database;
  files: Pick<FileStore, "read">;
  sources: OwnSources;
  /** One file of a document of the viewer's, the newest for null; throws where there is none. */
  version: (viewer: Viewer, id: string, number: number | null) => Promise<VersionRow>;
}

/** Places given where words are looked for in a document. */
const mostMarks = 500;
/** Passages among which the best are chosen. */
const mostCandidates = 2000;

/** What is asked of the text that was read of documents. */
export function createReadings({ database, files, sources, version }: Parts) {
  async function* kept(row: VersionRow, from = 1): AsyncGenerator<KeptPart, void> {
    const bytes = row.reading_blob === null ? null : await files.read(row.reading_blob);
    if (bytes) yield* partsOf(bytes, from);
  }

  return {
    async parts({ id, version: number, from, limit }, caller) {
      const row = await version(viewerOf(caller), id, number ?? null);
      const total = row.parts?.count ?? 0;
      const found: TextPart[] = [];
      if (from <= total)
        for await (const part of kept(row, from)) {
          found.push(part.text);
          if (found.length === limit) break;
        }
      return { total, parts: found };
    },

    async marks({ id, passage_id, quote, quote_start }, caller) {
      const viewer = viewerOf(caller);
      const document = await findDocument(database, viewer, id);
      await version(viewer, id, null);
      const passage = document?.source_id ? await sources.passage(document.source_id, passage_id) : null;
      if (!passage && !(await sources.isPassage(viewer, passage_id))) throw notFound("This passage");
      if (!passage) return null;
      const holding = (await readVersions(database, viewer, id)).find((row) => passage.versions.includes(row.source_version_id ?? ""));
      if (!holding) return null;
      const wanted = quote === undefined ? { start: 0, end: passage.text.length } : placeOf(passage.text, quote, quote_start);
      if (!wanted) return null;
      for await (const part of kept(holding, passage.page ?? 1)) {
        const mark = await markOf(part, passage.text, wanted);
        const place = placeIn(passage.citation, passage.identifier);
        return mark && { version: holding.number, place, marks: [mark] };
      }
      return null;
    },

    async find({ id, version: number, words }, caller) {
      const row = await version(viewerOf(caller), id, number ?? null);
      const marks: DocumentMark[] = [];
      let total = 0;
      for await (const part of kept(row)) {
        const found: Stretch[][] = [];
        for (const one of occurrences(joinBlocks(part.text.blocks), words)) {
          total += 1;
          if (marks.length + found.length < mostMarks) found.push(one);
        }
        marks.push(...(await marksAt(part, found)));
      }
      return { total, marks };
    },

    async search({ words, limit }, caller) {
      const viewer = viewerOf(caller);
      const terms = [...new Set(words.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
      if (terms.length === 0) return [];
      const found = await sources.find(viewer, terms.map(containing), mostCandidates);
      const documents = await findOfSources(database, viewer, [...new Set(found.map(({ source_id }) => source_id))]);
      const bySource = new Map(documents.map(({ source_id, ...one }) => [source_id, one]));
      const phrase = plainOf(words.trim(), true).text;
      const ranked = found
        .map((row) => ({ row, score: scoreOf(row.text, terms, phrase) }))
        .toSorted((a, b) => b.score - a.score || a.row.key - b.row.key);
      return ranked
        .flatMap(({ row }) => {
          const document = bySource.get(row.source_id);
          return document ? [hitOf(row, document, terms)] : [];
        })
        .slice(0, limit);
    },
  } satisfies Partial<Services["documents"]>;
}

/** Where a quote stands in a passage: at the place that is named where it stands there, else where it stands first; null where it does not. */
function placeOf(text: string, quote: string, start: number | undefined): { start: number; end: number } | null {
  if (start !== undefined && text.startsWith(quote, start)) return { start, end: start + quote.length };
  const [plain, wanted] = [plainOf(text, false), plainOf(quote.trim(), false).text];
  const at = wanted === "" ? -1 : plain.text.indexOf(wanted);
  if (at < 0) return null;
  return { start: plain.at[at] ?? 0, end: (plain.at[at + wanted.length - 1] ?? 0) + 1 };
}

/** Where a stretch of a passage stands in the part that the passage is of; null where that does not have it for certain. */
async function markOf(part: KeptPart, text: string, wanted: { start: number; end: number }): Promise<DocumentMark | null> {
  const passage = createPassageMaker()(part.text).find((one) => one.text === text);
  const stretches = passage?.spans.flatMap((span) => within(span, wanted)) ?? [];
  const found = stretches.length > 0 ? [stretches] : onlyOne(part, text.slice(wanted.start, wanted.end));
  return (await marksAt(part, found))[0] ?? null;
}

/** Where words stand in a part; nowhere where they stand there more than once. */
function onlyOne(part: KeptPart, words: string): Stretch[][] {
  const found = [...occurrences(joinBlocks(part.text.blocks), words)];
  return found.length === 1 ? found : [];
}

/** Marks of stretches of a part's blocks, with the rectangles of their words where it is a page. */
async function marksAt(part: KeptPart, found: readonly Stretch[][]): Promise<DocumentMark[]> {
  const page = part.text.kind === "page" && found.length > 0 ? documentPartOf(await part.whole()) : null;
  return found.map((stretches) => ({ part: part.text.number, rectangles: page ? rectanglesAt(page, stretches) : [], stretches }));
}

function within({ block, start, end, at }: Span, wanted: { start: number; end: number }): Stretch[] {
  const [from, to] = [Math.max(start, start + wanted.start - at), Math.min(end, start + wanted.end - at)];
  return from < to ? [{ block, start: from, end: to }] : [];
}

/** What a citation says beside the name of the source. */
const placeIn = (citation: string, identifier: string): string => citation.slice(identifier.length + 2) || "the text";

type Found = Awaited<ReturnType<OwnSources["find"]>>[number];

/** The very words one after another count most, then how often they come for the passage's length; a table of contents only leads to them. */
function scoreOf(text: string, terms: readonly string[], phrase: string): number {
  const plain = plainOf(text, true).text;
  const times = terms.reduce((sum, term) => sum + Math.min(3, plain.split(term).length - 1), 0);
  const score = (plain.includes(phrase) ? 10 : 0) + times / Math.sqrt(1 + plain.length / 500);
  return (text.match(leader)?.length ?? 0) >= fewLeaders ? score / 10 : score;
}

/** Dots that lead from a heading to its page, and how many such lines make a table of contents. */
const leader = /\.{5,}|(?:\. ){5,}/gu;
const fewLeaders = 3;

/** Characters of an excerpt. */
const excerptLength = 240;

/** About as much of a text as is shown, from a place on: whole words, with a sign where it goes on. */
function excerptOf(text: string, start: number): string {
  const piece = text.slice(start, start + excerptLength);
  const isEnd = start + excerptLength >= text.length;
  const whole = isEnd ? piece : piece.slice(0, piece.search(/\s\S*$/u));
  return `${start > 0 ? "… " : ""}${(whole === "" ? piece : whole).toWellFormed()}${isEnd ? "" : " …"}`;
}

function hitOf(row: Found, document: DocumentHit["document"], terms: readonly string[]): DocumentHit {
  const text = row.text.replaceAll(leader, " … ");
  const small = text.toLowerCase();
  const first = Math.min(...terms.map((term) => small.indexOf(term)).filter((at) => at >= 0), text.length);
  const excerpt = excerptOf(text, first < excerptLength / 3 ? 0 : text.lastIndexOf(" ", first - excerptLength / 4) + 1);
  const marks = terms.flatMap((term) =>
    [...excerpt.toLowerCase().matchAll(new RegExp(term, "gu"))].map(({ index }) => ({ start: index, end: index + term.length })),
  );
  return {
    document,
    passage_id: row.id,
    place: placeIn(row.citation, row.identifier),
    part: row.page ?? 1,
    excerpt,
    marks: marks.toSorted((a, b) => a.start - b.start),
  };
}
