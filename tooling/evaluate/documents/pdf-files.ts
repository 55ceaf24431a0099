import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readUpload } from "@clausewise/documents/uploads";
import type { DocumentPart } from "@clausewise/documents/uploads";
import { z } from "zod";

const anchor = z.object({ page: z.number(), text: z.string() });
const quoted = z.object({ page: z.number(), quote: z.string() });
const row = z.object({
  file: z.string(),
  basedOn: z.string().optional(),
  anchors: z.union([
    z.array(anchor),
    z.record(z.string(), quoted).transform((quotes) => Object.values(quotes).map(({ page, quote }) => ({ page, text: quote }))),
  ]),
});

/** A PDF of the data for development, with passages that stand on its pages. */
export interface PdfFile {
  path: string;
  name: string;
  anchors: { page: number; text: string }[];
  /** The file with the same words as text, where this one has only pictures of them. */
  source: string | null;
}

/** The PDFs of the folders `uploads` and `protocols` that their manifests name. */
export function pdfFiles(data: string): PdfFile[] {
  return ["uploads", "protocols"].flatMap((folder) => {
    const manifest = join(data, folder, "manifest.jsonl");
    if (!existsSync(manifest)) return [];
    const rows = readFileSync(manifest, "utf8").trim().split("\n");
    return rows.flatMap((line) => fileOf(join(data, folder), JSON.parse(line)));
  });
}

function fileOf(folder: string, value: unknown): PdfFile[] {
  const { success, data } = row.safeParse(value);
  if (!success || !data.file.endsWith(".pdf")) return [];
  const source = data.basedOn === undefined ? null : join(folder, data.basedOn);
  return [{ path: join(folder, data.file), name: data.file, anchors: data.anchors, source }];
}

/** The parts of a PDF; none where it cannot be read. */
export async function partsOf(path: string, recognise: boolean): Promise<DocumentPart[]> {
  const reading = await readUpload(readFileSync(path), "pdf", { progress: () => undefined, recognise });
  return reading.ok ? reading.parts : [];
}
