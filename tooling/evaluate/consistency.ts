/** Looks for inconsistencies in real texts and in real texts with errors put into them, and tells how many findings are right. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type DetectorName, detectorNames, findInconsistencies, type Inconsistency, readManuscript } from "@clausewise/proofreading";
import { z } from "zod";
import { besideUs } from "./paths.ts";
import { planted, type PlantedText } from "./proofreading/planted.ts";
import { guidanceTexts, protocolTexts, type WrittenText } from "./proofreading/texts.ts";

const usage = `Usage:
  pnpm evaluate consistency [--seed 1] [--each 3] [--every 25] [--clean] [--show]

  --seed    of the errors that are planted
  --each    how many errors of each kind are put into each text
  --every   every so-manieth guidance document of FDA and the EU is read, beside all protocols
  --clean   plant no errors, and read the texts as they are alone
  --show    print every finding in a text as it is, and every error that was missed`;

/** What somebody saw who looked at a finding in a text as it is. */
const Label = z.object({ text: z.string(), detector: z.string(), subject: z.string(), right: z.boolean(), note: z.string() });

interface Tally {
  /** In texts as they are. */
  right: number;
  wrong: number;
  unseen: number;
  /** In texts with errors. */
  planted: number;
  found: number;
  beside: number;
}

const keyOf = (text: string, detector: string, subject: string): string => [text, detector, subject].join("|");

function labelsOf(): Map<string, boolean> {
  const path = resolve(import.meta.dirname, "consistency/labels.jsonl");
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return new Map(
    rows.map((line) => Label.parse(JSON.parse(line))).map(({ text, detector, subject, right }) => [keyOf(text, detector, subject), right]),
  );
}

const excerpt = (text: string, { start, end }: { start: number; end: number }): string =>
  `${text.slice(Math.max(0, start - 60), start)}>>${text.slice(start, end)}<<${text.slice(end, end + 60)}`.replace(/\s+/g, " ");

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start <= other.end && other.start <= one.end;

/** Whether a finding tells of a planted error: it stands on what was put in, points to it, or names what it is about. */
function tells(finding: Inconsistency, { detector, places, subjects }: PlantedText["plants"][number]): boolean {
  if (finding.detector !== detector) return false;
  return subjects.includes(finding.subject) || [finding, ...finding.others].some((place) => places.some((one) => overlaps(one, place)));
}

const empty = (): Tally => ({ right: 0, wrong: 0, unseen: 0, planted: 0, found: 0, beside: 0 });

interface Read {
  tallies: Map<DetectorName, Tally>;
  labels: ReadonlyMap<string, boolean>;
  show: boolean;
}

const tallyOf = ({ tallies }: Read, name: DetectorName): Tally => {
  const tally = tallies.get(name) ?? empty();
  tallies.set(name, tally);
  return tally;
};

/** Findings in a text as it is, each by what somebody saw who looked at it. */
function readClean(read: Read, { name, text, locators }: WrittenText): Inconsistency[] {
  const findings = findInconsistencies(readManuscript({ text, locators }));
  for (const finding of findings) {
    const right = read.labels.get(keyOf(name, finding.detector, finding.subject));
    tallyOf(read, finding.detector)[right === undefined ? "unseen" : right ? "right" : "wrong"] += 1;
    if (read.show)
      process.stdout.write(
        `${JSON.stringify({ text: name, detector: finding.detector, subject: finding.subject, right: right ?? null, message: finding.message, where: excerpt(text, finding) })}\n`,
      );
  }
  return findings;
}

function readPlanted(read: Read, made: PlantedText, clean: readonly Inconsistency[]): void {
  const known = new Set(clean.map(({ detector, subject, message }) => `${detector}|${subject}|${message}`));
  const findings = findInconsistencies(readManuscript({ text: made.text }));
  for (const plant of made.plants) {
    const isFound = findings.some((finding) => tells(finding, plant));
    const tally = tallyOf(read, plant.detector);
    tally.planted += 1;
    tally.found += Number(isFound);
    if (!isFound && read.show) process.stdout.write(`missed ${plant.detector} in ${made.name}: ${plant.what.slice(0, 240)}\n`);
  }
  for (const finding of findings) {
    if (known.has(`${finding.detector}|${finding.subject}|${finding.message}`) || made.plants.some((plant) => tells(finding, plant)))
      continue;
    tallyOf(read, finding.detector).beside += 1;
    if (read.show) process.stdout.write(`beside ${finding.detector} in ${made.name}: ${finding.message} ${excerpt(made.text, finding)}\n`);
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);

/** The figures of one detector. */
function told(name: DetectorName, { right, wrong, unseen, planted, found, beside }: Tally): string {
  const all = right + wrong + unseen + found + beside;
  return [
    `${name}: precision ${share(right + found, all)} (${right + found} of ${all}), recall ${share(found, planted)} (${found} of ${planted} planted)`,
    `  texts as they are: ${right} right, ${wrong} wrong${unseen > 0 ? `, ${unseen} that nobody looked at, counted as wrong` : ""}; beside planted errors: ${beside} wrong`,
  ].join("\n");
}

/** `pnpm evaluate consistency`; returns the exit code. */
export async function evaluateConsistency(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: "1" },
      each: { type: "string", default: "3" },
      every: { type: "string", default: "25" },
      clean: { type: "boolean", default: false },
      show: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const data = besideUs();
  if (values.help || data === null) {
    process.stdout.write(values.help ? `${usage}\n` : "The shared data (../shared/data) is missing: there are no texts to read.\n");
    return 0;
  }
  const texts = [...(await protocolTexts(data)), ...(await guidanceTexts(data, Number(values.every)))];
  const read: Read = { tallies: new Map(), labels: labelsOf(), show: values.show };
  const began = performance.now();
  for (const text of texts) {
    const clean = readClean(read, text);
    if (!values.clean) readPlanted(read, planted(text, { each: Number(values.each), seed: Number(values.seed) }), clean);
  }
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${detectorNames.map((name) => told(name, read.tallies.get(name) ?? empty())).join("\n")}\n`);
  process.stdout.write(
    `${texts.length} texts of ${(letters / 1e6).toFixed(1)} million letters, read in ${seconds.toFixed(1)} s${values.clean ? "" : " with the planting"}\n`,
  );
  return 0;
}
