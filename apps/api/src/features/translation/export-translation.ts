import { createHash } from "node:crypto";
import {
  languageLabels,
  translationMediaTypes,
  type TranslationFlag,
  type TranslationFormat,
  unofficialTranslation,
} from "@clausewise/contracts";
import type { Block, Report } from "@clausewise/documents";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Language } from "./engine/translator.ts";
import { textOfSegments, wordsInParagraph } from "./segments.ts";
import { findTranslation, readConfirmed, readSegments, type SegmentRow, type TranslationRow } from "./translation.repository.ts";

/** The bytes of a file that a document of the caller's had. */
export type ReadDocument = (documentId: string, version: number, caller: Caller) => Promise<Uint8Array>;

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  readDocument: ReadDocument;
}

/** The same in each language, for readers of the translation. */
const stamps: Record<Language, string> = {
  en: unofficialTranslation,
  es: "Traducción no oficial",
  fr: "Traduction non officielle",
  de: "Nichtamtliche Übersetzung",
  zh: "非官方译文",
  ja: "非公式翻訳",
  ko: "비공식 번역",
  pt: "Tradução não oficial",
  it: "Traduzione non ufficiale",
  ru: "Неофициальный перевод",
};

const stampOf = (to: Language): string => (to === "en" ? unofficialTranslation : `${unofficialTranslation} · ${stamps[to]}`);

/** Writes a translation as a file; its record in the trail carries the file's hash. */
export const createTranslationExport =
  (parts: Parts): Services["translations"]["export"] =>
  async ({ id, format }, caller) => {
    const viewer = viewerOf(caller);
    const row = await findTranslation(parts.database, viewer, id);
    if (!row) throw notFound("This translation");
    const segments = await readSegments(parts.database, viewer, id);
    const bytes = await written(parts, row, segments, format, caller, viewer);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await parts.audit.note(caller, { action: "translation.exported", object_id: id, changes: { format, sha256 } });
    const name =
      row.title
        .replaceAll(/[^\p{L}\p{N} ._-]+/gu, " ")
        .trim()
        .slice(0, 80)
        .toWellFormed() || "translation";
    return {
      filename: `${name} (${row.to}${format === "report" ? ", both languages" : ""}).${format === "txt" ? "txt" : "docx"}`,
      media_type: translationMediaTypes[format],
      bytes,
    };
  };

async function written(
  parts: Parts,
  row: TranslationRow,
  segments: readonly SegmentRow[],
  format: TranslationFormat,
  caller: Caller,
  viewer: Viewer,
): Promise<Uint8Array> {
  if (format === "txt") return Buffer.from(`${stampOf(row.to)}\n\n${textOfSegments(segments, row.to)}\n`);
  if (format === "report") {
    const { writeDocx } = await import("@clausewise/documents");
    return writeDocx(reportOf(row, segments, await readConfirmed(parts.database, viewer, [row.id]), parts.clock.today()));
  }
  return withLayout(parts, row, segments, caller);
}

async function withLayout(
  { readDocument }: Parts,
  row: TranslationRow,
  segments: readonly SegmentRow[],
  caller: Caller,
): Promise<Uint8Array> {
  if (row.document_id === null || row.layout_version === null)
    throw new AppError(
      "conflict",
      "This translation was not made from a Word file that is still kept, so there is no layout to keep. Take it as text or as a report.",
    );
  const { rewriteDocxParagraphs } = await import("@clausewise/documents");
  const byParagraph = Map.groupBy(segments, ({ paragraph }) => paragraph);
  const bytes = await readDocument(row.document_id, row.layout_version, caller);
  return rewriteDocxParagraphs(
    bytes,
    (text, number) => {
      const own = byParagraph.get(number);
      if (own === undefined) return null;
      const words = wordsInParagraph(text, own, row.to);
      if (words === null) throw readOtherwise();
      return words;
    },
    stampOf(row.to),
  );
}

const readOtherwise = () =>
  new AppError(
    "conflict",
    "This Word file is read otherwise than when the translation was begun, so its layout cannot be filled. Translate the document again, or take this translation as text or as a report.",
  );

const flagWords: Record<TranslationFlag["kind"], string> = {
  missing: "missing",
  changed: "changed",
  added: "added",
  moved: "in another sentence",
};

function told({ kind, of, source, target }: TranslationFlag): string {
  const words = [source?.text, target?.text].filter((one) => one !== undefined).join(" → ");
  return `${of} ${flagWords[kind]}: ${words}`;
}

/** Both languages side by side, with what is flagged of each sentence. */
function reportOf(row: TranslationRow, segments: readonly SegmentRow[], confirmed: ReadonlySet<string>, date: string): Report {
  const flags = Map.groupBy(row.flags, ({ segment }) => segment);
  const open = [...flags.keys()].filter((number) => !confirmed.has(`${row.id} ${number}`)).length;
  const remark = ({ number, edited, confirmed: isRight }: SegmentRow): string =>
    [
      ...(flags.get(number) ?? []).map(told),
      ...(isRight ? ["confirmed by a person"] : []),
      ...(edited ? ["written by a person"] : []),
    ].join("; ");
  const blocks: Block[] = [
    {
      kind: "facts",
      facts: [
        { label: "Languages", value: `${languageLabels[row.from]} to ${languageLabels[row.to]}` },
        { label: "Translated by", value: row.engine ?? "a person" },
        { label: "Sentences", value: `${row.translated} of ${row.segments} translated` },
        {
          label: "To be looked at",
          value: `${open} sentences`,
          note: "Numbers, units, identifiers, dates and citations that do not stand in the translation as in the source.",
        },
      ],
    },
    {
      kind: "table",
      caption: "Sentences",
      columns: [
        { title: languageLabels[row.from], width: 4 },
        { title: languageLabels[row.to], width: 4 },
        { title: "Remarks", width: 2 },
      ],
      rows: segments.map((segment) => [segment.source, segment.target ?? "not translated", remark(segment)]),
    },
  ];
  return {
    title: row.title,
    subject: stampOf(row.to),
    author: "Clausewise",
    date,
    language: "en",
    blocks,
    closing: `${unofficialTranslation}. It was compared with its source as far as numbers, units, identifiers, dates and citations go; its words were not. Where it matters, the source holds.`,
    footer: `${unofficialTranslation} · ${row.title}`,
  };
}
