/** Has a translation server lie, and tells which of its lies are flagged and which honest translations are. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readParallelConsolidation } from "@clausewise/documents";
import { type FidelityFlag, type SentencePair, proveTranslation } from "@clausewise/proofreading";
import { besideUs } from "./paths.ts";
import { chanceOf } from "./translation/chance.ts";
import { type Doubled, doubled } from "./translation/conventions.ts";
import { type Translated, textOf, translate } from "./translation/double.ts";
import { itemsOf, piecesOf } from "./translation/items.ts";
import { type Lie, type Told, lieAbout } from "./translation/lies.ts";
import { officialDifferences } from "./translation/official-differences.ts";
import { regulatorySentences } from "./translation/sentences.ts";

const usage = `Usage:
  pnpm evaluate translation [--count 500] [--seed 1] [--language de …] [--misses]

  Translates sentences of regulatory text into words that no language has, with numbers, units, dates and citations as
  each language writes them; then lies about each of them in turn (up to six a sentence), and gives
  neighbours each other's translation. Beside it the official versions of the Medical Devices Regulations of Canada,
  where ../shared/data holds both.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** How many items of each sentence are lied about, one at a time and never in two neighbours at once. */
const rounds = 12;

interface Outcome {
  /** Honest sentences, and those that were flagged. */
  honest: number;
  falsely: { source: string; target: string; flags: FidelityFlag[] }[];
  told: { lie: Lie; isFlagged: boolean; source: string; target: string }[];
}

/** Sentences with the items that were moved into them put behind their words. */
function withLies(all: readonly Translated[], lies: readonly (Told | null)[]): string[] {
  return all.map((one, nth) => {
    const lie = lies[nth];
    const pieces = one.pieces.map((part, at) => (lie?.at === at ? { ...part, target: lie.instead } : part));
    const before = lies[nth - 1];
    const moved = before?.lie === "moved" ? ` ${all[nth - 1]?.pieces[before.at]?.target ?? ""}` : "";
    return textOf({ ...one, pieces }) + moved;
  });
}

function judge(sentences: readonly string[], language: Doubled, seed: number): Outcome {
  const chance = chanceOf(seed + 1);
  const all = sentences.map((sentence, nth) => translate(sentence, language, seed + nth));
  const honest = all.map((one) => ({ source: one.source, target: textOf(one) }));
  const flags = proveTranslation(honest, "en", language);
  const falsely = [...Map.groupBy(flags, ({ pair }) => pair)].map(([pair, of]) => ({ source: "", target: "", ...honest[pair], flags: of }));
  const told = Array.from({ length: rounds }, (_, round) =>
    lied(
      sentences,
      all,
      all.map((one, nth) => ((nth + round) % 2 === 0 ? lieAbout(one, language, round >> 1, chance) : null)),
      language,
    ),
  );
  return { honest: honest.length, falsely, told: [...told.flat(), ...reordered(honest, language)] };
}

const itemsIn = (sentence: string): string =>
  itemsOf(piecesOf(sentence))
    .map(({ text }) => text)
    .toSorted()
    .join("|");

/** Whether it is flagged of each sentence that its translation is given in the place of its neighbour's. */
function reordered(honest: readonly SentencePair[], language: Doubled): Outcome["told"] {
  const pairs = honest.map(({ source }, nth) => ({ source, target: honest[nth ^ 1]?.target ?? honest[nth]?.target ?? "" }));
  const flagged = new Set(proveTranslation(pairs, "en", language).flatMap(({ pair, movedTo }) => [pair, movedTo]));
  return pairs.slice(0, honest.length & ~1).flatMap((pair, nth) => {
    const isSame = itemsIn(pair.source) === itemsIn(honest[nth ^ 1]?.source ?? "");
    return isSame ? [] : [{ ...pair, lie: "reordered" as const, isFlagged: flagged.has(nth) }];
  });
}

/** Which of the lies told in one round are flagged where they are told. */
function lied(
  sentences: readonly string[],
  all: readonly Translated[],
  lies: readonly (Told | null)[],
  language: Doubled,
): Outcome["told"] {
  const pairs = withLies(all, lies).map((target, nth) => ({ source: sentences[nth] ?? "", target }));
  const flags = proveTranslation(pairs, "en", language);
  return lies.flatMap((lie, nth) => {
    if (lie === null) return [];
    const isFlagged = flags.some(
      (flag) => (flag.pair === nth && (flag.source !== null || lie.lie === "added")) || (lie.lie === "added" && flag.movedTo === nth),
    );
    return [{ lie: lie.lie, isFlagged, source: sentences[nth] ?? "", target: pairs[nth]?.target ?? "" }];
  });
}

function report(language: string, { honest, falsely, told }: Outcome): void {
  const kinds = [...Map.groupBy(told, ({ lie }) => lie)].map(
    ([lie, of]) => `${lie} ${of.filter(({ isFlagged }) => isFlagged).length}/${of.length}`,
  );
  const found = told.filter(({ isFlagged }) => isFlagged).length;
  say(
    `${language}  lies flagged ${found} of ${told.length}  (${kinds.join(", ")})  honest sentences flagged ${falsely.length} of ${honest}`,
  );
}

function reportMisses({ falsely, told }: Outcome): void {
  for (const { source, target } of told.filter(({ isFlagged }) => !isFlagged)) say(`  missed: ${source}\n       -> ${target}`);
  for (const { source, target, flags } of falsely)
    say(
      `  false: ${source}\n      -> ${target}\n      ${flags.map((flag) => `${flag.kind} ${flag.of} ${flag.source?.text ?? ""} > ${flag.target?.text ?? ""}`).join("; ")}`,
    );
}

/** The two official versions, which are each other's translation. */
function judgeOfficial(): { falsely: number; missed: number } | null {
  const folder = resolve(besideUs() ?? "", "official/canada");
  if (besideUs() === null || !existsSync(resolve(folder, "DORS-98-282.fra.xml"))) return null;
  const textIn = (name: string) => readFileSync(resolve(folder, name), "utf8");
  const { passages } = readParallelConsolidation(textIn("SOR-98-282.xml"), textIn("DORS-98-282.fra.xml"));
  const withFigures = passages.filter(({ english, other }) => /\d|\bfive business days\b|\([a-z]\)/.test(english + other));
  const flagged = withFigures.filter(({ english, other }) => proveTranslation([{ source: english, target: other }], "en", "fr").length > 0);
  const known = new Set(officialDifferences.map(({ english }) => english));
  const falsely = flagged.filter(({ english }) => ![...known].some((start) => english.startsWith(start)));
  say(
    `en-fr official  ${withFigures.length} provisions of SOR/98-282 with figures: ${withFigures.length - flagged.length} without a flag, ${flagged.length - falsely.length} where the official versions differ in fact, ${falsely.length} flagged falsely`,
  );
  for (const { english, other } of falsely) say(`  false: ${english}\n      -> ${other}`);
  return { falsely: falsely.length, missed: 0 };
}

export function evaluateTranslation(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: "string" },
      seed: { type: "string" },
      language: { type: "string", multiple: true },
      misses: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    say(usage);
    return 0;
  }
  const [count, seed] = [Number(values.count ?? 500), Number(values.seed ?? 1)];
  const sentences = regulatorySentences(count, seed);
  say(`${sentences.length} sentences, seed ${seed}`);
  const outcomes = doubled
    .filter((one) => values.language?.includes(one) ?? true)
    .map((language) => {
      const outcome = judge(sentences, language, seed * 1000);
      report(language, outcome);
      if (values.misses) reportMisses(outcome);
      return outcome;
    });
  const official = judgeOfficial();
  const told = outcomes.flatMap((one) => one.told);
  const falsely = outcomes.reduce((sum, one) => sum + one.falsely.length, 0);
  say(
    `all  lies flagged ${told.filter(({ isFlagged }) => isFlagged).length} of ${told.length}, honest sentences flagged ${falsely} of ${outcomes.reduce((sum, one) => sum + one.honest, 0)}`,
  );
  return told.every(({ isFlagged }) => isFlagged) && falsely === 0 && (official?.falsely ?? 0) === 0 ? 0 : 1;
}
