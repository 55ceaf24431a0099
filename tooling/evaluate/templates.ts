/** Holds the templates against the library, has every file of theirs made, and looks for pages with nothing on them. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { OfficialForm, TemplateContent } from "@clausewise/contracts";
import { builtInLibrary, builtInOfficialForms, builtInTemplates, checkTemplates, type TemplateCheck } from "@clausewise/static-data";
import { hasPdftotext, pagesByPdftotext } from "./documents/pdftotext.ts";
import { startOwnServer } from "./own-server.ts";
import { fromThere } from "./paths.ts";
import { convertedByLibreOffice, hasLibreOffice } from "./templates/libre-office.ts";
import { type Made, makeFiles } from "./templates/made-files.ts";

const usage = `Usage:
  pnpm evaluate templates [--out DIR]

  --out   keep the files that were made there`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function sayHeld(templates: readonly TemplateContent[], forms: readonly OfficialForm[], check: TemplateCheck): void {
  const countries = new Set(forms.map(({ country }) => country));
  const mapped = check.mapped.reduce((sum, count) => sum + count, 0);
  const resolved = check.clauses - check.unresolved.length;
  say(`${templates.length} templates of our own, ${forms.length} forms of authorities of ${countries.size} jurisdictions`);
  say(`sections: ${check.sections}, ${mapped} of them with the clauses that ask for them; median of a template ${median(check.mapped)}`);
  say(`clauses resolved: ${resolved} of ${check.clauses} cited`);
  for (const fault of check.unresolved) say(`  FAULT ${fault}`);
}

/** Has all files made by a product of their own. */
async function makeAll(templates: readonly TemplateContent[], folder: string): Promise<Made[]> {
  const product = await startOwnServer({ texts: null, dataDir: null });
  try {
    const made: Made[] = [];
    for (const template of templates) made.push(...(await makeFiles(product.server, template, folder)));
    return made;
  } finally {
    await product.stop();
  }
}

function sayMade(made: readonly Made[]): void {
  const formats = [...Map.groupBy(made, ({ format }) => format)].map(([format, of]) => `${of.length} ${format}`);
  const seconds = made.map((one) => one.seconds);
  say(
    `files made: ${made.length} (${formats.join(", ")}); median ${median(seconds).toFixed(2)} s, slowest ${Math.max(...seconds).toFixed(2)} s`,
  );
}

/** A page has a line or two at its foot; one with no more is empty. */
const linesAtFoot = 2;

const linesOf = (page: string): number => page.split("\n").filter((line) => line.trim() !== "").length;

/** Tells of PDFs how many pages they have, and which of them are empty; gives how many those are. */
function sayPages(whose: string, pdfs: readonly string[]): number {
  const pages = pdfs.flatMap((pdf) =>
    pagesByPdftotext(pdf).map((page, at) => ({ at: `${basename(pdf)} page ${at + 1}`, lines: linesOf(page) })),
  );
  const empty = pages.filter(({ lines }) => lines <= linesAtFoot);
  say(`${whose}: ${pdfs.length} files, ${pages.length} pages, ${empty.length} of them empty`);
  for (const { at } of empty) say(`  FAULT ${at}`);
  return empty.length;
}

function openedFaults(made: readonly Made[], folder: string): number {
  if (!hasPdftotext()) {
    say("pdftotext (poppler-utils) is not installed: pages are not looked at.");
    return 0;
  }
  const ours = sayPages(
    "printable forms",
    made.flatMap(({ format, path }) => (format === "PDF" ? [path] : [])),
  );
  if (!hasLibreOffice()) {
    say("LibreOffice (soffice) is not installed: Word and Excel files are not opened.");
    return ours;
  }
  const files = made.flatMap(({ format, path }) => (format === "PDF" ? [] : [path]));
  const converted = convertedByLibreOffice(files, folder);
  const pdfs = converted.filter((pdf) => pdf !== null);
  for (const [at, file] of files.entries()) if (converted[at] === null) say(`  FAULT LibreOffice does not open ${basename(file)}`);
  return ours + sayPages("opened by LibreOffice", pdfs) + files.length - pdfs.length;
}

/** `pnpm evaluate templates`; returns the exit code. */
export async function evaluateTemplates(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { out: { type: "string" }, help: { type: "boolean", default: false } } });
  if (values.help) {
    say(usage);
    return 0;
  }
  const templates = builtInTemplates();
  const forms = builtInOfficialForms();
  const check = checkTemplates(templates, forms, builtInLibrary());
  sayHeld(templates, forms, check);
  const folder = values.out === undefined ? mkdtempSync(join(tmpdir(), "clausewise-templates-")) : fromThere(values.out);
  mkdirSync(folder, { recursive: true });
  try {
    const made = await makeAll(templates, folder);
    sayMade(made);
    return check.unresolved.length + openedFaults(made, folder) === 0 ? 0 : 1;
  } finally {
    if (values.out === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
