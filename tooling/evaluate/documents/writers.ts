import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeDocx, writeXlsx, type Report } from "@clausewise/documents";
import { csvOf, flatSlidesOf, htmlOf } from "./drafts.ts";
import type { KnownText } from "./known-texts.ts";

const run = promisify(execFile);

/** A program that writes known texts as files, each named after its text; throws where it is not there. */
export interface Writer {
  name: string;
  write: (texts: readonly KnownText[], folder: string) => Promise<void>;
}

/** Everything that writes files here: programs of others where they are installed, and the product's own writers. */
export const writers: readonly Writer[] = [
  { name: "plain", write: writeTexts },
  { name: "libreoffice", write: writeByLibreOffice },
  { name: "python", write: writeByPython },
  { name: "pandoc", write: writeByPandoc },
  { name: "clausewise", write: writeByOurs },
];

async function drafted(
  texts: readonly KnownText[],
  folder: string,
  extension: string,
  draft: (text: KnownText) => string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    texts.map(async (text) => {
      const path = join(folder, `${text.name}.${extension}`);
      await writeFile(path, draft(text));
      return path;
    }),
  );
}

async function writeTexts(texts: readonly KnownText[], folder: string): Promise<void> {
  await drafted(texts, folder, "txt", ({ paragraphs }) => paragraphs.join("\r\n\r\n"));
}

async function writeByLibreOffice(texts: readonly KnownText[], folder: string): Promise<void> {
  const drafts = join(folder, "drafts");
  const convert = (to: string, out: string, files: readonly string[], from: string[] = []) =>
    run("soffice", [
      `-env:UserInstallation=file://${join(folder, "profile")}`,
      "--headless",
      ...from,
      "--convert-to",
      to,
      "--outdir",
      out,
      ...files,
    ]);
  const pages = await drafted(texts, drafts, "html", htmlOf);
  await convert("odt", drafts, pages, ["--infilter=HTML (StarWriter)"]);
  const texted = pages.map((path) => path.replace(/html$/, "odt"));
  for (const to of ["docx", "doc:MS Word 97", "rtf"]) await convert(to, folder, texted);
  const sheets = await drafted(texts, drafts, "csv", csvOf);
  for (const to of ["xlsx", "xls:MS Excel 97"]) await convert(to, folder, sheets, ["--infilter=CSV:44,34,76"]);
  const slides = await drafted(texts, drafts, "fodp", flatSlidesOf);
  for (const to of ["pptx", "ppt:MS PowerPoint 97"]) await convert(to, folder, slides);
}

async function writeByPython(texts: readonly KnownText[], folder: string): Promise<void> {
  const list = join(folder, "texts.json");
  await writeFile(list, JSON.stringify(texts));
  await run("/usr/bin/python3", [join(import.meta.dirname, "other-writers.py"), list, folder]);
}

async function writeByPandoc(texts: readonly KnownText[], folder: string): Promise<void> {
  for (const page of await drafted(texts, join(folder, "drafts"), "html", htmlOf)) {
    const name = page.replace(/^.*\/([^/]+)\.html$/, "$1");
    for (const to of ["docx", "rtf", "pptx"]) await run("pandoc", ["-s", page, "-o", join(folder, `${name}.${to}`)]);
  }
}

async function writeByOurs(texts: readonly KnownText[], folder: string): Promise<void> {
  for (const text of texts) {
    await writeFile(join(folder, `${text.name}.docx`), await writeDocx(reportOf(text)));
    await writeFile(join(folder, `${text.name}.xlsx`), await writeXlsx(reportOf(text)));
  }
}

function reportOf({ name, paragraphs }: KnownText): Report {
  return {
    title: name,
    subject: "Known text",
    author: "Clausewise",
    date: "2026-01-01",
    language: "en",
    closing: "",
    footer: "",
    blocks: paragraphs.map((text, at) => (at % 12 === 0 ? { kind: "heading", level: 2, text } : { kind: "paragraph", text })),
  };
}
