/** Fits the learned order of passages to judged sets of the official data, cross-validated by document. */
import { passageFeatureNames, passageTreesOf } from "@clausewise/retrieval";
import { measuresOf } from "../retrieval-measures.ts";
import { crossValidate, type Folds } from "./folds.ts";
import { encoded, writeModel } from "./model-file.ts";
import { gatherSamples, type PassageSample, reordered } from "./passage-samples.ts";
import { fitTrees, type FittedTrees, type RankedList, type TreeSettings } from "./lambda-mart.ts";

/** Passages of each question that trees are fitted to. */
const fittedTo = 60;
/** What a question of each set counts: the small sets would drown otherwise. */
const weights: Readonly<Record<string, number>> = { regqa: 6, obliqa_xref: 2, obliqa_mp: 2, obliqa: 1 };

const width = passageFeatureNames.length;

/** Chosen by hand. Passages start in the order they have, from which trees move them. */
const treeSettings: Omit<TreeSettings, "seed"> = {
  trees: 180,
  depth: 5,
  rate: 0.08,
  questions: 0.6,
  features: 0.5,
  ridge: 3,
  leaf: 50,
  start: { feature: passageFeatureNames.indexOf("rank"), weight: -1 },
};

/** Of each list the upper places. */
const taught = (samples: readonly PassageSample[]): RankedList[] =>
  samples.map(({ set, rows, right, total }) => ({
    rows: rows.subarray(0, fittedTo * width),
    right: right.subarray(0, fittedTo),
    total,
    weight: weights[set] ?? 1,
  }));

/** Trees fitted to samples. */
const fitPassages = (samples: readonly PassageSample[], seed: number): FittedTrees =>
  fitTrees(taught(samples), width, { ...treeSettings, seed });

type Figures = ReturnType<typeof measuresOf>;

/** A sample with its passages in some order, by their places in the one they have without trees. */
interface Ordered {
  sample: PassageSample;
  order: readonly number[];
}

/** What `measuresOf` takes: right passages that were not found are numbered below 0. */
function judgedOf({ sample: { right, total }, order }: Ordered) {
  const found = right.reduce((sum, one) => sum + one, 0);
  const rights = [...right.keys()].filter((nth) => right[nth] === 1);
  const unfound = Array.from({ length: total - found }, (_, nth) => -1 - nth);
  return { found: order.map(String), relevant: new Map([...rights, ...unfound].map((nth) => [String(nth), 1])) };
}

const bySet = (all: readonly Ordered[]): Map<string, Figures> =>
  new Map([...Map.groupBy(all, ({ sample }) => sample.set)].map(([name, some]) => [name, measuresOf(some.map(judgedOf))]));

/** A sample in the order that trees give it. */
function inOrderOf(trees: FittedTrees) {
  const model = passageTreesOf(trees);
  return (sample: PassageSample): Ordered => {
    const worth = model.scores(sample.rows, width);
    return { sample, order: [...sample.right.keys()].toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other) };
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
  return {
    without: bySet(samples.map((sample) => ({ sample, order: [...sample.right.keys()] }))),
    learned: bySet(validated.map(({ sample, model }) => model(sample))),
  };
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
  /** Where what is known of passages is kept for the next run; null keeps nothing. */
  kept: string | null;
  seed: number;
  folds: number;
  day: string;
  /** Takes the trees also where a set loses by them. */
  force: boolean;
}

const file = "passage-trees.json";

/** Fits the trees, says how they fare on documents they never saw, and writes their file where no set loses by them. */
export async function fitPassageTrees({ folder, kept, seed, folds, day, force }: Wanted, say: (line: string) => void): Promise<void> {
  const samples = await gatherSamples(folder, kept);
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
      settings: { ...treeSettings, seed, folds, reordered, fittedTo, weights },
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
