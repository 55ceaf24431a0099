/** Writes known texts as files of every type that people hand in, reads them, and prints how many of their words were read. */
import { mkdir, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { readUpload, type Reading, type UploadExtension } from "@clausewise/documents/uploads";
import { fromThere } from "../paths.ts";
import { type KnownText, anchoredFiles, knownTexts } from "./known-texts.ts";
import { hasPdftotext } from "./pdftotext.ts";
import { type Share, shareOf, sum, textOf, wordsOf } from "./words.ts";
import { writers } from "./writers.ts";

interface Judged extends Share {
  writer: string;
  type: string;
  file: string;
  milliseconds: number;
  reason: string | null;
}

/** The least share of words that is promised of a type. */
const promised: Readonly<Record<string, number>> = {
  docx: 0.99,
  txt: 0.99,
  xlsx: 0.98,
  pptx: 0.98,
  rtf: 0.95,
  doc: 0.95,
  xls: 0.95,
  ppt: 0.9,
};

/** Judges every office type on texts of the data; gives whether each is read as well as is promised. */
export async function evaluateOffice(data: string, { most, keep }: { most: number; keep: string | undefined }): Promise<boolean> {
  if (!hasPdftotext()) {
    process.stdout.write("pdftotext is not installed: there are no known texts to write as files.\n");
    return true;
  }
  const folder = join(data, "uploads");
  const kept = keep === undefined ? await mkdtemp(join(tmpdir(), "documents-")) : fromThere(keep);
  const judged = await judgeWritten(await knownTexts(folder, most), kept);
  if (keep === undefined) await rm(kept, { recursive: true });
  tell(judged);
  await tellAnchors(folder);
  return typesOf(judged).every((type) => portion(judged.filter((own) => own.type === type)) >= (promised[type] ?? 0));
}

async function judgeWritten(texts: readonly KnownText[], kept: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { name, write } of writers) {
    const folder = join(kept, name);
    await mkdir(folder, { recursive: true });
    try {
      await write(texts, folder);
    } catch (error) {
      process.stderr.write(`${name} writes nothing here: ${error instanceof Error ? error.message.split("\n", 1)[0] : ""}\n`);
    }
    for (const file of (await readdir(folder)).filter((own) => extname(own).slice(1) in promised)) {
      const text = texts.find((own) => own.name === basename(file, extname(file)));
      if (text) judged.push(await judge(name, join(folder, file), text));
    }
  }
  return judged;
}

async function judge(writer: string, path: string, { paragraphs }: KnownText): Promise<Judged> {
  const begun = performance.now();
  const reading = await readFileAt(path);
  const milliseconds = performance.now() - begun;
  const share = shareOf(wordsOf(paragraphs.join("\n")), wordsOf(textOfReading(reading)));
  return {
    ...share,
    writer,
    type: extname(path).slice(1),
    file: basename(path),
    milliseconds,
    reason: reading.ok ? null : reading.reason,
  };
}

async function readFileAt(path: string): Promise<Reading> {
  const extension = extname(path).slice(1) as UploadExtension;
  return readUpload(await readFile(path), extension, { progress: () => undefined, recognise: false });
}

const textOfReading = (reading: Reading): string => (reading.ok ? reading.parts.map(textOf).join("\n") : "");

const typesOf = (judged: readonly Judged[]): string[] => Object.keys(promised).filter((type) => judged.some((own) => own.type === type));

function tell(judged: readonly Judged[]): void {
  const line = (...cells: string[]) =>
    process.stdout.write(`${cells.map((cell, at) => (at < 2 ? cell.padEnd(12) : cell.padStart(10))).join("")}\n`);
  line("type", "writer", "files", "words", "recall %", "worst %", "ms a file", "promised");
  for (const type of typesOf(judged)) {
    const own = judged.filter((file) => file.type === type);
    const names = [...new Set(own.map(({ writer }) => writer))];
    for (const name of names) line(type, name, ...figuresOf(own.filter(({ writer }) => writer === name)));
    if (names.length > 1) line(type, "all", ...figuresOf(own), percent(promised[type] ?? 0));
  }
  for (const { writer, file, reason } of judged) if (reason !== null) process.stdout.write(`not read: ${writer}/${file}: ${reason}\n`);
}

function figuresOf(files: readonly Judged[]): string[] {
  const worst = Math.min(...files.map((file) => portion([file])));
  const milliseconds = files.reduce((all, file) => all + file.milliseconds, 0) / files.length;
  return [`${files.length}`, `${sum(files).of}`, percent(portion(files)), percent(worst), milliseconds.toFixed(0)];
}

function portion(files: readonly Judged[]): number {
  const { found, of } = sum(files);
  return of === 0 ? 0 : found / of;
}

const percent = (share: number): string => (share * 100).toFixed(2);

/** Files that came with sentences they hold: each sentence must stand in one piece in what is read. */
async function tellAnchors(folder: string): Promise<void> {
  const oneSpace = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  for (const { path, anchors } of await anchoredFiles(folder)) {
    const text = oneSpace(textOfReading(await readFileAt(path)));
    const found = anchors.filter((anchor) => text.includes(oneSpace(anchor))).length;
    process.stdout.write(`${basename(path)}: ${found} of ${anchors.length} sentences found\n`);
  }
}
