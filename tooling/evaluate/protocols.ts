/** Reads protocols and tells of how many facts the value and the page are those of people who read them. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { ProtocolField, type ReadFact } from "@clausewise/contracts";
import { type DocumentPart, readUpload } from "@clausewise/documents/uploads";
import { readProtocol } from "@clausewise/proofreading";
import { builtInAreaWords } from "@clausewise/static-data";
import { z } from "zod";
import { besideUs } from "./paths.ts";

const run = promisify(execFile);
const own = resolve(import.meta.dirname, "protocols");

const pages = z.array(z.number());
const Label = z.object({
  file: z.string(),
  phase: z.object({ value: z.string().nullable(), pages }),
  /** `lacks`: the protocol does not name one, so that none is right too. */
  area: z.object({ any: z.array(z.string()), lacks: z.boolean().optional(), pages }),
  /** `disagrees`: what another place of the protocol says, which must be told beside it. */
  enrolment: z.object({ amount: z.number(), disagrees: z.number().optional(), pages }),
  endpoint: z.object({ words: z.array(z.string()), pages }),
  /** Words of further facts; null where the protocol does not say it, and nothing may be read. */
  others: z.partialRecord(ProtocolField, z.array(z.string()).nullable()).optional(),
});
type Label = z.infer<typeof Label>;

const labels = (): Label[] =>
  readFileSync(join(own, "labels.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => Label.parse(JSON.parse(line)));

/** Makes the file of a draft, as Word or PDF; throws where what writes it is not installed. */
async function made(file: string, folder: string): Promise<string> {
  const extension = extname(file);
  const name = basename(file, extension);
  const docx = join(folder, `${name}.docx`);
  await run("pandoc", [join(own, dirname(file), `${name}.md`), "-o", docx]);
  if (extension === ".docx") return docx;
  await run("soffice", [
    `-env:UserInstallation=file://${join(folder, "profile")}`,
    "--headless",
    "--convert-to",
    extension.slice(1),
    "--outdir",
    folder,
    docx,
  ]);
  return join(folder, `${name}${extension}`);
}

async function partsOf(path: string): Promise<DocumentPart[]> {
  const extension = extname(path).slice(1) as "pdf" | "docx" | "doc";
  const reading = await readUpload(readFileSync(path), extension, { progress: () => undefined, recognise: false });
  return reading.ok ? reading.parts : [];
}

const saidOf = (reading: ReadFact["readings"][number] | undefined): string =>
  reading === undefined ? "not found" : `${reading.value} (page ${reading.part})`;

interface Judged {
  fact: string;
  isRight: boolean;
  isOnPage: boolean;
  said: string;
}

function judge({ phase, area, enrolment, endpoint, others }: Label, facts: readonly ReadFact[]): Judged[] {
  const named = (field: ReadFact["field"]) => facts.find((one) => one.field === field);
  const best = (field: ReadFact["field"]) => named(field)?.readings[0];
  const judged = (fact: string, field: ReadFact["field"], isRight: boolean, pages: readonly number[]): Judged => {
    const reading = best(field);
    const isOnPage = reading === undefined ? pages.length === 0 || isRight : pages.includes(reading.part);
    return { fact, isRight, isOnPage, said: saidOf(reading) };
  };
  const says = (words: readonly string[], text: string) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
  const told = best("primary_endpoint");
  const other = enrolment.disagrees;
  const isTold =
    other === undefined
      ? named("enrolment")?.state !== "disagrees"
      : (named("enrolment")?.readings ?? []).some(({ amount }) => amount === other);
  return [
    judged("phase", "phase", (best("phase")?.value ?? null) === phase.value, phase.pages),
    judged(
      "area",
      "therapeutic_area",
      area.any.some((one) => best("therapeutic_area")?.value.split("; ").includes(one)) ||
        (area.lacks === true && best("therapeutic_area") === undefined),
      area.pages,
    ),
    judged("enrolment", "enrolment", best("enrolment")?.amount === enrolment.amount && isTold, enrolment.pages),
    judged("endpoint", "primary_endpoint", told !== undefined && says(endpoint.words, `${told.value} ${told.words}`), endpoint.pages),
    ...Object.entries(others ?? {}).map(([field, words]) => {
      const reading = facts.find((one) => one.field === field)?.readings[0];
      const isRight = words === null ? reading === undefined : reading !== undefined && says(words, `${reading.value} ${reading.words}`);
      return { fact: field, isRight, isOnPage: true, said: saidOf(reading) };
    }),
  ];
}

const squeezed = (words: string): string => words.replace(/\s+/g, " ");

/** Facts whose words do not stand on the page that they name. */
function inventedIn(parts: readonly DocumentPart[], facts: readonly ReadFact[]): string[] {
  const text = new Map(parts.map(({ number, blocks }) => [number, squeezed(blocks.map((block) => block.text).join(" "))]));
  return facts.flatMap(({ field, readings }) =>
    readings
      .filter(({ words, part }) => !text.get(part)?.includes(squeezed(words)))
      .map(({ words, part }) => `${field}: “${words}” is not on page ${part}`),
  );
}

async function evaluateOne(label: Label, path: string): Promise<{ judged: Judged[]; lines: string[]; isRight: boolean }> {
  const parts = await partsOf(path);
  const { facts } = readProtocol(parts, builtInAreaWords());
  const judged = judge(label, facts);
  const invented = inventedIn(parts, facts);
  const lines = judged.map(
    ({ fact, isRight, isOnPage, said }) => `    ${isRight ? (isOnPage ? "right" : "right, other page") : "WRONG"}  ${fact}: ${said}`,
  );
  const found = facts.filter(({ state }) => state !== "not_found").length;
  const isRight = invented.length === 0 && judged.every((one) => one.isRight && one.isOnPage);
  return {
    judged,
    isRight,
    lines: [
      `${label.file}: ${isRight ? "all right" : "not all right"}, ${found} of ${facts.length} facts found`,
      ...lines,
      ...invented.map((one) => `    INVENTED ${one}`),
    ],
  };
}

async function evaluateSet(title: string, set: readonly Label[], place: (file: string) => Promise<string>): Promise<void> {
  let right = 0;
  const all: Judged[] = [];
  for (const label of set) {
    const { judged, lines, isRight } = await evaluateOne(label, await place(label.file));
    all.push(...judged);
    if (isRight) right += 1;
    process.stdout.write(`${lines.join("\n")}\n`);
  }
  const facts = [...new Set(all.map(({ fact }) => fact))];
  const by = facts.map((fact) => {
    const own = all.filter((one) => one.fact === fact);
    return `${fact} ${own.filter((one) => one.isRight && one.isOnPage).length} of ${own.length}`;
  });
  process.stdout.write(`${title}: every fact right, with the right page, on ${right} of ${set.length}; ${by.join(", ")}\n\n`);
}

/** `pnpm evaluate protocols`; returns the exit code. */
export async function evaluateProtocols(): Promise<number> {
  const kinds = ["made", "blind", "blind-2", "blind-3"];
  const of = (kind: string) => labels().filter(({ file }) => dirname(file) === kind);
  const theirs = labels().filter(({ file }) => !kinds.includes(dirname(file)));
  const data = besideUs();
  const folder = data === null ? null : join(data, "protocols");
  if (folder === null || !existsSync(folder))
    process.stdout.write("The shared data (../shared/data) is missing: no real protocols are read.\n");
  else await evaluateSet("Protocols of sponsors", theirs, async (file) => join(folder, file));
  const place = mkdtempSync(join(tmpdir(), "protocols-"));
  await evaluateSet("Written for this: devices, Word files, places that disagree", of("made"), (file) => made(file, place));
  await evaluateSet("Written by somebody who had not seen how they are read", of("blind"), (file) => made(file, place));
  await evaluateSet("Written so a second time, each fact labelled by several words", of("blind-2"), (file) => made(file, place));
  await evaluateSet("Written so a third time, in layouts unlike the others", of("blind-3"), (file) => made(file, place));
  return 0;
}
