import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { writeXlsx } from "@clausewise/documents";

const run = promisify(execFile);
const drafts = join(import.meta.dirname, "made");

/** Writes a file of the kind its name tells from the draft of that name; throws where what writes it is not installed. */
export async function makeFile(name: string, folder: string): Promise<string> {
  const path = join(folder, basename(name));
  const draft = join(drafts, basename(name).replace(/\.\w+$/, ""));
  if (name.endsWith(".xlsx")) await writeFile(path, await sheetOf(`${draft}.csv`));
  else await run("pandoc", [`${draft}.md`, "-o", path]);
  return path;
}

/** A workbook of one sheet; its cells hold no commas. */
async function sheetOf(draft: string): Promise<Uint8Array> {
  const [head = [], ...rows] = (await readFile(draft, "utf8"))
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return writeXlsx({
    title: basename(draft, ".csv"),
    subject: "",
    author: "Clausewise",
    date: "2026-01-01",
    language: "en",
    closing: "",
    footer: "",
    blocks: [{ kind: "table", caption: basename(draft, ".csv"), columns: head.map((title) => ({ title, width: 1 })), rows }],
  });
}
