import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Answers } from "@clausewise/contracts";
import { answersOfType, classify, exemptionLimits, ruleSetNamed } from "@clausewise/planning";
import { z } from "zod";
import { chanceOf } from "../translation/chance.ts";
import { readRegulations, type RegulationWords } from "./us-regulations.ts";

const Row = z.object({
  productCode: z.string(),
  deviceName: z.string(),
  deviceClass: z.string(),
  regulationNumber: z.string(),
  submissionTypeId: z.string(),
});
type Row = z.infer<typeof Row>;

const readRows = (folder: string): Row[] =>
  gunzipSync(readFileSync(resolve(folder, "product-codes/product-codes.jsonl.gz")))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => Row.parse(JSON.parse(line)));

const set = ruleSetNamed("us-device");
const outcomesOf = (answers: Answers) => classify(set, answers).outcomes.join(" or ");

/** What is still open after the register has answered, as for a device that is like its type and has a predicate. */
const likeItsType = { beyond_type: ["none"], equivalent: "yes", humanitarian: "no" };

/** How the regulation's words compare with what comes out for a code. */
function verdictOf({ deviceClass, submissionTypeId }: Row, words: RegulationWords | undefined, limits: string | undefined): string {
  const type = { "1": "I", "2": "II", "3": "III" }[deviceClass] ?? "";
  if (!words || words.classes.length === 0) return "no words to compare with";
  if (!words.classes.includes(type)) return "the regulation names another class";
  const isExempt = submissionTypeId === "4";
  if (words.classes.length > 1) return "the regulation divides the type";
  if (submissionTypeId === "7" || submissionTypeId === "3") return "left to FDA's discretion";
  if (isExempt !== words.isExempt) return isExempt ? "exempt by the register alone" : "exempt by the regulation alone, or in part";
  return !isExempt || words.limits === null || words.limits === limits ? "as the regulation says" : "other limits";
}

/** The route that class and submission mean, said apart from the rules. */
function expectedRoute({ deviceClass, submissionTypeId }: Row): string | null {
  if (deviceClass.toLowerCase() === "f") return "hde";
  if (deviceClass === "N" || ["3", "6", "7", "8", ""].includes(submissionTypeId)) return null;
  if (deviceClass === "U") return "510k";
  const routes: Readonly<Record<string, string>> = {
    "11": "510k",
    "14": "exempt_i",
    "21": "510k",
    "24": "exempt_ii",
    "31": "510k",
    "32": "pma",
  };
  return routes[`${deviceClass}${submissionTypeId}`] ?? null;
}

/** One code: its route, the route once it goes beyond its type, and what its regulation says. */
function judge(row: Row, words: RegulationWords | undefined) {
  const { productCode: code, deviceClass, regulationNumber, submissionTypeId } = row;
  const type = { code, device_class: deviceClass, regulation_number: regulationNumber, submission_type: submissionTypeId };
  const answers = Object.fromEntries(answersOfType(type).map(({ question, answer }) => [question, answer]));
  const route = outcomesOf({ ...likeItsType, ...answers });
  const beyond = outcomesOf({ ...likeItsType, ...answers, beyond_type: ["other_technology"] });
  const limits = regulationNumber === "" ? undefined : exemptionLimits(regulationNumber)?.clause.replace("21 CFR ", "");
  const expected = expectedRoute(row);
  const isRight = expected === null ? route.includes(" or ") || deviceClass === "U" : route === expected;
  const isLimited = submissionTypeId !== "4" || deviceClass === "U" || beyond === "510k";
  return { row, route, expected, isRight, isLimited, verdict: verdictOf(row, words, limits) };
}

/** Prints how product codes taken at random come out; gives how many got another route than their class and submission mean. */
export async function printCodes(folder: string, count: number, seed: number): Promise<number> {
  const words = await readRegulations(folder);
  const rows = readRows(folder);
  const random = chanceOf(seed);
  const taken = new Set<Row>();
  while (taken.size < Math.min(count, rows.length)) {
    const row = rows[Math.floor(random() * rows.length)];
    if (row) taken.add(row);
  }
  const judged = [...taken].map((row) => judge(row, words.get(row.regulationNumber)));
  for (const { row, route, expected, isRight, isLimited } of judged)
    if (!isRight || !isLimited) console.log(`WRONG ${row.productCode} ${row.deviceName}: ${route}, not ${expected ?? "open"}`);
  const known = judged.filter(({ expected }) => expected !== null);
  console.log(`${judged.length} product codes of FDA's classification of October 2020, seed ${seed}`);
  console.log(
    `${known.filter(({ isRight }) => isRight).length} of ${known.length} with the route that class and submission mean; ${judged.length - known.length} that FDA lists without one, and ${judged.filter(({ expected, isRight }) => expected === null && isRight).length} of them stay open`,
  );
  const exempt = judged.filter(({ expected }) => expected?.startsWith("exempt"));
  console.log(
    `${exempt.filter(({ isLimited }) => isLimited).length} of ${exempt.length} exempt types need a 510(k) once they go beyond the limits`,
  );
  console.log("Held against the words of the classification regulations, 21 CFR 862 to 892 of 2025:");
  for (const [verdict, all] of [...Map.groupBy(judged, (one) => one.verdict)].toSorted((a, b) => b[1].length - a[1].length))
    console.log(
      `  ${all.length} ${verdict}${
        verdict.startsWith("as")
          ? ""
          : `: ${all
              .slice(0, 8)
              .map(({ row }) => `${row.productCode} (${row.regulationNumber})`)
              .join(", ")}`
      }`,
    );
  return judged.filter(({ isRight, isLimited }) => !isRight || !isLimited).length;
}
