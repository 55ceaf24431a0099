/** Fits the learned order of passages to judged sets of the official data, cross-validated by document. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createIndex, passageFeatureNames, type PassageIndex, passageTreesOf } from "@clausewise/retrieval";
import { type BeirSet, readBeir } from "../retrieval-beir.ts";
import { measuresOf } from "../retrieval-measures.ts";
import { crossValidate, type Folds } from "./folds.ts";
import { encoded, writeModel } from "./model-file.ts";
import { fitTrees, type FittedTrees, type RankedList, type TreeSettings } from "./lambda-mart.ts";

/** A judged set, and the folder that holds its passages. */
const judgedSets = [
  { name: "regqa", corpus: "regqa" },
  { name: "obliqa", corpus: "obliqa" },
  { name: "obliqa_mp", corpus: "obliqa" },
  { name: "obliqa_xref", corpus: "obliqa" },
];

/** Passages of each question that are put in a new order, and those of them that trees are fitted to. */
const reordered = 100;
const fittedTo = 60;
/** The set of which only a share is learned from, and what a question of each counts: the small sets would drown otherwise. */
const largest = "obliqa";
const shareOfLargest = 0.3;
const weights: Readonly<Record<string, number>> = { regqa: 8, obliqa_xref: 3, obliqa_mp: 2, obliqa: 1 };

const width = passageFeatureNames.length;

/** Chosen by hand. Passages start in the order they have, from which trees move them. */
const treeSettings: Omit<TreeSettings, "seed"> = {
  trees: 120,
  depth: 5,
  rate: 0.08,
  questions: 0.6,
  features: 0.5,
  ridge: 3,
  leaf: 60,
  start: { feature: passageFeatureNames.indexOf("rank"), weight: -1 },
};

/** What was found for one judged question. */
interface PassageSample {
  set: string;
  /** The document that holds most of what is right. */
  document: string;
  found: readonly string[];
  relevant: ReadonlyMap<string, number>;
  list: RankedList;
}

function documentOf({ passages }: BeirSet, places: ReadonlyMap<string, number>, relevant: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  for (const id of relevant.keys()) {
    const title = passages[places.get(id) ?? -1]?.title ?? "";
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const [most = [""]] = [...counts].toSorted(([one, times], [other, others]) => others - times || (one < other ? -1 : 1));
  return most[0];
}

/** Asks an index the questions of a set. */
function samplesOf(name: string, set: BeirSet, index: PassageIndex): PassageSample[] {
  const places = new Map(set.ids.map((id, place) => [id, place]));
  const weight = weights[name] ?? 1;
  return set.queries.map(({ text, relevant }) => {
    const { keys, rows } = index.describe(text, reordered);
    const found = keys.map((key) => set.ids[key] ?? "");
    const right = Uint8Array.from(found, (id) => Number(relevant.has(id)));
    return { set: name, document: documentOf(set, places, relevant), found, relevant, list: { rows, right, total: relevant.size, weight } };
  });
}

/** The judged sets in a folder of official data. */
async function gatherSamples(folder: string): Promise<PassageSample[]> {
  const samples: PassageSample[] = [];
  const indexes = new Map<string, PassageIndex>();
  for (const { name, corpus } of judgedSets) {
    const files = {
      corpus: join(folder, corpus, "corpus.jsonl"),
      queries: join(folder, name, "queries.jsonl"),
      qrels: join(folder, name, "qrels/dev.tsv"),
    };
    if (!Object.values(files).every((file) => existsSync(file))) continue;
    const set = await readBeir(files);
    const index = indexes.get(corpus) ?? createIndex();
    if (index.size === 0) index.add(set.passages);
    indexes.set(corpus, index);
    samples.push(...samplesOf(name, set, index));
  }
  return samples;
}

/** Of the largest set every so many are left out; of each list the lower places. */
function taught(samples: readonly PassageSample[]): RankedList[] {
  let passed = 0;
  return samples
    .filter(({ set }) => set !== largest || (passed++ * shareOfLargest) % 1 < shareOfLargest)
    .map(({ list }) => ({ ...list, rows: list.rows.subarray(0, fittedTo * width), right: list.right.subarray(0, fittedTo) }));
}

/** Trees fitted to samples. */
const fitPassages = (samples: readonly PassageSample[], seed: number): FittedTrees =>
  fitTrees(taught(samples), width, { ...treeSettings, seed });

type Figures = ReturnType<typeof measuresOf>;

const bySet = (judged: readonly { set: string; found: readonly string[]; relevant: ReadonlyMap<string, number> }[]): Map<string, Figures> =>
  new Map([...Map.groupBy(judged, ({ set }) => set)].map(([name, some]) => [name, measuresOf(some)]));

/** A sample in the order that trees give it. */
function inOrderOf(trees: FittedTrees) {
  const model = passageTreesOf(trees);
  return ({ set, found, relevant, list }: PassageSample) => {
    const worth = model.scores(list.rows, width);
    const order = [...found.keys()].toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other);
    return { set, relevant, found: order.map((nth) => found[nth] ?? "") };
  };
}

/** What passages reach in the order they have without trees, and in that of trees that never saw their document. */
function comparePassages(
  samples: readonly PassageSample[],
  folds: Folds,
): { without: Map<string, Figures>; learned: Map<string, Figures> } {
  const validated = crossValidate(samples, {
    ...folds,
    groupOf: ({ document }) => document,
    fit: (some) => inOrderOf(fitPassages(some, folds.seed)),
  });
  return { without: bySet(samples), learned: bySet(validated.map(({ sample, model }) => model(sample))) };
}

const four = (figure: number): string => figure.toFixed(4);

/** Those figures in lines for people. */
function passageReport({ without, learned }: ReturnType<typeof comparePassages>): string {
  const rows = [...without].map(([name, before]) => {
    const after = learned.get(name) ?? before;
    const figures = (["recall@10", "MAP@10"] as const).map((measure) => `${four(before[measure])} → ${four(after[measure])}`);
    return `${name.padEnd(14)}${figures.map((one) => one.padEnd(20)).join("")}`;
  });
  return [`${"".padEnd(14)}${"recall@10".padEnd(20)}MAP@10`, ...rows].join("\n");
}

/** Sets on which passages do not come in a better order. */
const setsLost = ({ without, learned }: ReturnType<typeof comparePassages>): string[] =>
  [...without].filter(([name, before]) => (learned.get(name)?.["MAP@10"] ?? 0) <= before["MAP@10"]).map(([name]) => name);

interface Wanted {
  /** The folder of official data. */
  folder: string;
  seed: number;
  folds: number;
  day: string;
  /** Takes the trees also where a set loses by them. */
  force: boolean;
}

const file = "passage-trees.json";

/** Fits the trees, says how they fare on documents they never saw, and writes their file where no set loses by them. */
export async function fitPassageTrees({ folder, seed, folds, day, force }: Wanted, say: (line: string) => void): Promise<void> {
  const samples = await gatherSamples(folder);
  const compared = comparePassages(samples, { folds, seed });
  say(
    `passages: ${samples.length} questions, ${folds} folds by document, seed ${seed}; without trees → with trees that never saw the document`,
  );
  say(passageReport(compared));
  const lost = setsLost(compared);
  if (lost.length > 0) say(`No better on ${lost.join(", ")}.`);
  if (lost.length > 0 && !force) return;
  const trees = fitPassages(samples, seed);
  writeModel(file, {
    about: "Trees (LambdaMART) that put the best passages by words in order; how they are written is said in engine/passage-trees.ts",
    fitted_on: day,
    fitted_to: [...compared.without.keys()],
    last_fit: {
      command: "pnpm evaluate fit passages",
      settings: { ...treeSettings, seed, folds, reordered, fittedTo, weights, shareOfLargest },
      without: Object.fromEntries(compared.without),
      learned: Object.fromEntries(compared.learned),
    },
    depth: trees.depth,
    start: trees.start,
    features: encoded(Uint8Array.from(trees.features)),
    limits: encoded(Float32Array.from(trees.limits)),
    values: encoded(Float32Array.from(trees.values)),
  });
  say(`Written: models/${file}.`);
}
