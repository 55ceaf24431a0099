import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A text that is known, as paragraphs. */
export interface KnownText {
  name: string;
  paragraphs: string[];
}

/** A file that came with sentences it is known to hold. */
export interface AnchoredFile {
  path: string;
  anchors: string[];
}

interface Line {
  file: string;
  kind?: string;
  anchors?: { text: string; found?: boolean }[];
}

async function linesOf(folder: string): Promise<Line[]> {
  const text = await readFile(join(folder, "manifest.jsonl"), "utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
}

/** The texts of the PDF files that were set from text, as poppler reads them. */
export async function knownTexts(folder: string, most: number): Promise<KnownText[]> {
  const files = (await linesOf(folder)).filter(({ kind }) => kind?.startsWith("born-digital")).slice(0, most);
  return Promise.all(
    files.map(async ({ file }) => {
      const { stdout } = await run("pdftotext", ["-nopgbrk", "-enc", "UTF-8", join(folder, file), "-"], { maxBuffer: 1 << 26 });
      const paragraphs = stdout
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
        .filter((paragraph) => paragraph !== "");
      return { name: basename(file, ".pdf"), paragraphs };
    }),
  );
}

/** The office files among those of the folder, with their sentences. */
export async function anchoredFiles(folder: string): Promise<AnchoredFile[]> {
  const files = (await linesOf(folder)).filter(({ file }) => /\.(?:docx?|xlsx?|pptx?|rtf|txt)$/.test(file));
  return files.map(({ file, anchors = [] }) => ({ path: join(folder, file), anchors: anchors.map(({ text }) => text) }));
}
