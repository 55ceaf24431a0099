/** Classifies devices by answers to the questionnaires of `packages/planning`, and tells how many get the class that is expected. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type RuleSet, ruleSets } from "@clausewise/planning";
import { printCodes } from "./classification/us-codes.ts";
import { judge, readExamples } from "./classification/examples.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate classification [--set eu-mdr] [--file FILE] [--questions] [--codes 300 [--seed 1]]

  --set        ${ruleSets.map(({ id }) => id).join(", ")}; the sets whose examples are kept where it is not given
  --file       lines of JSON: device, answers, and where it is known class and rule; the examples of the guidance where it is not given
  --codes      with us-device: so many product codes at random, against their class, submission and regulation
  --questions  prints the questions with their options, in place of classifying`;

const examplesBySet: Readonly<Record<string, string>> = { "eu-mdr": "mdr.jsonl", "eu-ivdr": "ivdr.jsonl" };
const exampleFile = (set: RuleSet): string | null => {
  const name = examplesBySet[set.id];
  return name === undefined ? null : resolve(import.meta.dirname, "../../packages/planning/examples", name);
};

function printQuestions({ title, questions }: RuleSet): void {
  console.log(`# ${title}\n\nA question may stay without an answer, which is then unknown. Those that do not matter are not counted.`);
  for (const { id, group, text, help, choice, options } of questions) {
    console.log(`\n## ${id} (${group}; ${choice === "one" ? "one option" : "one or more options, as a list"})\n${text}\n${help}`);
    for (const { value, label, alone } of options) console.log(`- ${value}: ${label}${alone && choice === "many" ? " (alone)" : ""}`);
  }
}

/** Prints what comes out, and gives how many devices got another class than expected. */
function printClasses(set: RuleSet, path: string, isOwn: boolean): number {
  const judged = readExamples(path).map((example) => judge(set, example));
  for (const { device, outcomes, fired, missing, problems, right, expected } of judged) {
    if (isOwn && right === true) continue;
    const classes = outcomes.map((outcome) => set.labels[outcome] ?? outcome).join(" or ");
    const mark = right !== false ? "" : outcomes.length > 1 ? "OPEN " : "OTHER ";
    console.log(`${mark}${device}: ${classes} (${fired.join("; ")})`);
    if (right === false) console.log(`  expected ${expected}`);
    if (missing.length > 0) console.log(`  not answered: ${missing.join(", ")}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  const known = judged.filter(({ right }) => right !== null);
  const right = known.filter((one) => one.right === true).length;
  console.log(`${set.title}: ${judged.length} devices, ${right} of ${known.length} with the expected class and rule`);
  if (right < known.length) {
    const open = known.filter(({ outcomes }) => outcomes.length > 1);
    const otherRule = known.filter(({ right: isRight, isClass }) => isRight !== true && isClass);
    const wrong = known.length - right - open.length - otherRule.length;
    console.log(
      `  ${open.length} left open by answers that were not given, ${otherRule.length} in the class by another rule, ${wrong} in another class`,
    );
  }
  return known.length - right;
}

/** Product codes at random, where FDA's classification lies beside the repository. */
async function evaluateCodes(count: number, seed: number): Promise<number> {
  const folder = besideUs();
  if (folder !== null) return (await printCodes(folder, count, seed)) === 0 ? 0 : 1;
  console.log("FDA's classification of devices is not here (shared/data beside the repository): nothing was compared.");
  return 0;
}

export async function evaluateClassification(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: "string" },
      file: { type: "string" },
      questions: { type: "boolean" },
      codes: { type: "string" },
      seed: { type: "string", default: "1" },
    },
  });
  const sets = ruleSets.filter((set) => (values.set === undefined ? exampleFile(set) !== null : set.id === values.set));
  const [first] = sets;
  if (first === undefined) {
    console.error(usage);
    return 2;
  }
  if (values.questions) {
    for (const set of sets) printQuestions(set);
    return 0;
  }
  if (first.id === "us-device" && values.file === undefined) return evaluateCodes(Number(values.codes ?? 300), Number(values.seed));
  if (values.file !== undefined) return printClasses(first, fromThere(values.file), false) === 0 ? 0 : 1;
  const wrong = sets.map((set) => {
    const own = exampleFile(set);
    return own === null ? 0 : printClasses(set, own, true);
  });
  return wrong.every((count) => count === 0) ? 0 : 1;
}
