/** Checks texts against packs and tells of how many elements the verdict is that of people who read them without knowing the checker. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ProductFacts, type RulePack } from "@clausewise/contracts";
import { checkCompleteness, type ElementCheck, readManuscript } from "@clausewise/proofreading";
import { builtInPacks } from "@clausewise/static-data";
import { z } from "zod";
import { fitCases, fitPlainWords } from "./completeness-fit.ts";
import { foldsOf } from "./fit/folds.ts";
import { besideUs, fromThere } from "./paths.ts";
import { timedLongText } from "./proofreading/long-text.ts";
import { protocolTexts, type WrittenText } from "./proofreading/texts.ts";

const usage = `Usage:
  pnpm evaluate completeness [--set protocols | planted] [--labels FOLDER] [--planted FOLDER] [--half] [--fit] [--seed 1] [--pages N] [--wrong]

  --set       only these texts: the protocols, or those with elements taken out
  --labels    of the protocols; tooling/evaluate/completeness/labels where it is not given
  --planted   texts with elements taken out, each beside its labels; tooling/evaluate/completeness/planted where it is not given
  --half      print half of the texts apart from the other, as the seed draws them
  --fit       fit anew how what is said in other words is judged, to one half and then to all of the texts whose packs have wordings
  --seed      draws the halves (default: 1)
  --pages     also times a text of so many pages, made of those of the first set
  --wrong     print every element that was judged otherwise than its label has it`;

const verdicts = ["present", "partial", "absent", "not_applicable"] as const;
const Label = z.object({
  id: z.string(),
  label: z.enum(verdicts),
  words: z.string().nullable(),
  note: z.string().nullable().optional(),
  page: z.number().nullable().optional(),
  doubt: z.boolean().optional(),
});
type Label = z.infer<typeof Label>;
const PlantedHead = z.object({ pack: z.string(), facts: ProductFacts.default({}) });

/** A text to be checked, and what people saw in it. */
interface Labelled {
  text: WrittenText;
  pack: RulePack;
  facts: ProductFacts;
  labels: Label[];
}

/** An element as it was labelled and as it was judged. */
interface Judged {
  text: string;
  pack: string;
  label: Label;
  check: ElementCheck;
  said: (typeof verdicts)[number];
}

const linesOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

const packOf = (packs: readonly RulePack[], name: string): RulePack => {
  const pack = packs.find((one) => one.pack === name);
  if (pack === undefined) throw new Error(`there is no pack ${name}`);
  return pack;
};

function labelledProtocols(texts: readonly WrittenText[], folder: string, packs: readonly RulePack[]): Labelled[] {
  return texts.flatMap((text) => {
    const path = resolve(folder, `${text.name}.jsonl`);
    if (!existsSync(path)) return [];
    return [{ text, pack: packOf(packs, "ich-m11-protocol"), facts: {}, labels: linesOf(path).map((line) => Label.parse(line)) }];
  });
}

function plantedTexts(folder: string, packs: readonly RulePack[]): Labelled[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return files.map((file) => {
    const name = basename(file, ".md");
    const [head, ...rows] = linesOf(resolve(folder, `${name}.jsonl`));
    const { pack, facts } = PlantedHead.parse(head);
    const text = { name, text: readFileSync(resolve(folder, file), "utf8"), locators: [] };
    return { text, pack: packOf(packs, pack), facts, labels: rows.map((row) => Label.parse(row)) };
  });
}

/** What the checker says in the labels' words: of what nothing shows whether it applies, it says so where it finds nothing. */
function saidOf({ verdict, applies }: ElementCheck): Judged["said"] {
  if (applies.state === "does_not_apply" || (applies.state !== "applies" && verdict !== "found")) return "not_applicable";
  return verdict === "found" ? "present" : verdict === "unclear" ? "partial" : "absent";
}

function judge({ text, pack, facts, labels }: Labelled): Judged[] {
  const checks = new Map(checkCompleteness(readManuscript(text), pack, facts).map((check) => [check.requirement, check]));
  return labels.flatMap((label) => {
    const check = checks.get(label.id);
    if (check === undefined) throw new Error(`${text.name}: the pack ${pack.pack} has no ${label.id}`);
    return [{ text: text.name, pack: pack.pack, label, check, said: saidOf(check) }];
  });
}

const isRight = ({ label, said }: Judged): boolean => label.label === said;
const share = (part: number, whole: number): string => `${part} of ${whole}, ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Labels in rows, verdicts in columns. */
function confusion(judged: readonly Judged[]): string {
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(15))].join("");
  return [
    row("label \\ said", verdicts),
    ...verdicts.map((label) =>
      row(
        label,
        verdicts.map((said) => judged.filter((one) => one.label.label === label && one.said === said).length),
      ),
    ),
  ].join("\n");
}

function shareTold(title: string, judged: readonly Judged[]): string {
  const sure = judged.filter(({ label }) => label.doubt !== true);
  return `${title}: right on ${share(judged.filter(isRight).length, judged.length)}; without what was labelled in doubt ${share(sure.filter(isRight).length, sure.length)}`;
}

function told(title: string, judged: readonly Judged[]): string {
  if (judged.length === 0) return `${title}: there are no labels`;
  const each = [...Map.groupBy(judged, ({ text, pack }) => `${text} (${pack})`)].map(
    ([name, own]) => `  ${name}: ${share(own.filter(isRight).length, own.length)}`,
  );
  return [shareTold(title, judged), ...each, confusion(judged)].join("\n");
}

const excerpt = (text: string, check: ElementCheck): string =>
  check.passage === null ? "" : text.slice(check.passage.start, check.passage.end).replace(/\s+/g, " ").slice(0, 160);

const wrongLine = (texts: ReadonlyMap<string, string>, { text, label, said, check }: Judged): string =>
  [
    `${text} ${label.id}: ${label.label}${label.doubt === true ? " (in doubt)" : ""}, said ${said}`,
    `    ${check.reason} ${check.applies.state === "applies" ? "" : check.applies.because} ${excerpt(texts.get(text) ?? "", check)}`,
    `    label: ${label.words ?? ""} ${label.note ?? ""}`,
  ].join("\n");

const setNames = ["protocols", "planted"] as const;

/** The texts of a set, from its own folder where no other is given. */
async function readSet(name: (typeof setNames)[number], given: string | undefined): Promise<Labelled[]> {
  const own = { protocols: "labels", planted: "planted" }[name];
  const folder = given === undefined ? resolve(import.meta.dirname, "completeness", own) : fromThere(given);
  if (name === "planted") return plantedTexts(folder, builtInPacks());
  const data = besideUs();
  if (data === null) process.stdout.write("The shared data (../shared/data) is missing: no protocols are read.\n");
  return labelledProtocols(data === null ? [] : await protocolTexts(data), folder, builtInPacks());
}

/** `pnpm evaluate completeness`; returns the exit code. */
export async function evaluateCompleteness(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: "string" },
      labels: { type: "string" },
      planted: { type: "string" },
      half: { type: "boolean", default: false },
      fit: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      pages: { type: "string" },
      wrong: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const folders = { protocols: values.labels, planted: values.planted };
  const groups = await Promise.all(
    setNames
      .filter((name) => values.set === undefined || values.set === name)
      .map(async (name) => ({ name, labelled: await readSet(name, folders[name]) })),
  );
  const seed = Number(values.seed);
  if (values.fit) {
    const worded = groups.flatMap(({ labelled }) => labelled).filter(({ pack }) => pack.requirements.some(({ wordings }) => wordings));
    const today = new Date().toISOString().slice(0, 10);
    process.stdout.write(`${fitPlainWords(worded.flatMap(fitCases), seed, today, saidOf)}\n`);
    return 0;
  }
  if (groups.length === 0) throw new Error(`There is no set "${values.set}", only ${setNames.join(" and ")}.`);
  for (const { name, labelled } of groups) {
    const texts = new Map(labelled.map(({ text }) => [text.name, text.text]));
    const judged = labelled.flatMap(judge);
    const wrong = values.wrong ? judged.filter((one) => !isRight(one)).map((one) => wrongLine(texts, one)) : [];
    const halves = foldsOf(texts.keys(), { folds: 2, seed });
    const halfTold = (half: number) =>
      shareTold(
        `  half ${half + 1} of ${name}`,
        judged.filter(({ text }) => halves.get(text) === half),
      );
    const apart = values.half ? [halfTold(0), halfTold(1)] : [];
    process.stdout.write(`${[...wrong, told(name, judged), ...apart].join("\n")}\n\n`);
  }
  const [longest] = groups.flatMap(({ labelled }) => labelled);
  if (values.pages !== undefined && longest !== undefined) {
    const { pack } = longest;
    const texts = groups.flatMap(({ labelled }) => labelled).flatMap((one) => (one.pack === pack ? [one.text] : []));
    process.stdout.write(`${timedLongText(texts, Number(values.pages), pack)}\n`);
  }
  return 0;
}
