/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
/** Gradient-boosted trees that put right things first (LambdaMART): each tree mends the order that those before it give. */
import { randomFrom } from "./folds.ts";

/** Things found for one question, a row of features each, in the order they have so far. */
export interface RankedList {
  rows: Float32Array;
  right: Uint8Array;
  /** Number of right things, those that were not found among them. */
  total: number;
  /** What the question counts. */
  weight: number;
}

export interface TreeSettings {
  trees: number;
  depth: number;
  /** Share of each tree's values that is taken. */
  rate: number;
  /** Share of the questions and of the features that each tree sees. */
  questions: number;
  features: number;
  /** Holds the values of leaves towards 0. */
  ridge: number;
  /** Least rows in a leaf. */
  leaf: number;
  /** What a row is worth before any tree: a weight of one of its features. */
  start: { feature: number; weight: number };
  seed: number;
}

/** Full trees, one after another: of each its inner nodes from the root down, and its leaves from left to right. */
export interface FittedTrees {
  depth: number;
  start: TreeSettings["start"];
  features: number[];
  limits: number[];
  values: number[];
}

const bins = 64;
/** Place down to which order matters. */
const cut = 10;

interface Table {
  count: number;
  width: number;
  /** By feature, then row. */
  binned: Uint8Array[];
  /** By feature, the highest value of each bin. */
  limits: Float32Array[];
  /** Where each list's rows begin, with one entry more than lists. */
  starts: Uint32Array;
  lists: readonly RankedList[];
}

/** Bins that hold about as many rows each. */
function limitsOf(values: Float32Array): Float32Array {
  const sorted = values.toSorted();
  const distinct = new Set<number>();
  for (let bin = 1; bin < bins; bin++) distinct.add(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * bin) / bins))]!);
  return Float32Array.from(distinct);
}

function binOf(limits: Float32Array, value: number): number {
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (limits[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function tableOf(lists: readonly RankedList[], width: number): Table {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ right }, nth) => (starts[nth + 1] = starts[nth]! + right.length));
  const count = starts[lists.length]!;
  const columns = Array.from({ length: width }, (_, feature) => {
    const values = new Float32Array(count);
    lists.forEach(({ rows, right }, nth) => {
      for (let row = 0; row < right.length; row++) values[starts[nth]! + row] = rows[row * width + feature]!;
    });
    return values;
  });
  const limits = columns.map(limitsOf);
  const binned = columns.map((values, feature) => Uint8Array.from(values, (value) => binOf(limits[feature]!, value)));
  return { count, width, binned, limits, starts, lists };
}

const discount = (place: number): number => (place < cut ? 1 / Math.log2(place + 2) : 0);

/** How each row should move, and how steeply: pairs of a right and a wrong one, by what their exchange does to the order. */
function slopes({ starts, lists }: Table, nth: number, scores: Float64Array, into: { pull: Float64Array; steep: Float64Array }): void {
  const { right, total, weight } = lists[nth]!;
  const start = starts[nth]!;
  const order = Array.from(right.keys()).toSorted((one, other) => scores[start + other]! - scores[start + one]! || one - other);
  const placed = Uint16Array.from(order);
  order.forEach((row, place) => (placed[row] = place));
  let ideal = 0;
  for (let place = 0; place < Math.min(total, cut); place++) ideal += discount(place);
  for (let one = 0; one < right.length; one++) {
    if (right[one] === 0) continue;
    for (let other = 0; other < right.length; other++) {
      if (right[other] === 1) continue;
      const change = Math.abs(discount(placed[one]!) - discount(placed[other]!)) / ideal;
      if (change === 0) continue;
      const chance = 1 / (1 + Math.exp(scores[start + one]! - scores[start + other]!));
      const pull = weight * change * chance;
      const steep = weight * change * chance * (1 - chance);
      into.pull[start + one]! += pull;
      into.pull[start + other]! -= pull;
      into.steep[start + one]! += steep;
      into.steep[start + other]! += steep;
    }
  }
}

const startOf = (lists: readonly RankedList[], width: number, { feature, weight }: TreeSettings["start"]): Float64Array =>
  Float64Array.from(lists.flatMap(({ rows, right }) => Array.from(right, (_, row) => weight * rows[row * width + feature]!)));

/** Fits trees to lists in which something is right. */
export function fitTrees(all: readonly RankedList[], width: number, settings: TreeSettings): FittedTrees {
  const lists = all.filter(({ right }) => right.includes(1) && right.includes(0));
  const table = tableOf(lists, width);
  const random = randomFrom(settings.seed);
  const scores = startOf(lists, width, settings.start);
  const slope = { pull: new Float64Array(table.count), steep: new Float64Array(table.count) };
  const fitted: FittedTrees = { depth: settings.depth, start: settings.start, features: [], limits: [], values: [] };
  for (let tree = 0; tree < settings.trees; tree++) {
    slope.pull.fill(0);
    slope.steep.fill(0);
    const seen: number[] = [];
    for (let nth = 0; nth < lists.length; nth++) {
      if (random() >= settings.questions) continue;
      slopes(table, nth, scores, slope);
      for (let row = table.starts[nth]!; row < table.starts[nth + 1]!; row++) seen.push(row);
    }
    const features = Array.from({ length: width }, (_, feature) => feature).filter(() => random() < settings.features);
    const grown = growTree(table, { rows: Uint32Array.from(seen), features, ...slope }, settings);
    fitted.features.push(...grown.features);
    fitted.limits.push(
      ...grown.features.map((feature, node) => (grown.bins[node]! < 0 ? 3.4e38 : table.limits[feature]![grown.bins[node]!]!)),
    );
    fitted.values.push(...grown.values);
    addTree(table, grown, settings.depth, scores);
  }
  return fitted;
}

interface Grown {
  features: number[];
  /** The highest bin that goes left; -1 sends all there. */
  bins: number[];
  values: number[];
}

interface Seen {
  rows: Uint32Array;
  features: readonly number[];
  pull: Float64Array;
  steep: Float64Array;
}

/** Of each feature and bin, how many rows there are, and what they pull together. */
interface Histogram {
  pulls: Float64Array;
  steeps: Float64Array;
  counts: Uint32Array;
}

interface Node {
  rows: Uint32Array;
  /** Null where a node is too small to be parted. */
  histogram: Histogram | null;
}

/** Grows a tree level by level: the children of node n are 2n + 1 and 2n + 2. */
function growTree(table: Table, seen: Seen, settings: TreeSettings): Grown {
  const { depth, ridge, rate } = settings;
  const inner = 2 ** depth - 1;
  const grown: Grown = { features: [], bins: [], values: [] };
  const nodes: Node[] = [{ rows: seen.rows, histogram: histogramOf(table, seen, seen.rows) }];
  for (let nth = 0; nth < inner; nth++) {
    const node = nodes[nth]!;
    const split = node.histogram === null ? null : bestSplit(table, seen.features, node.histogram, settings);
    grown.features.push(split?.feature ?? 0);
    grown.bins.push(split?.bin ?? -1);
    const isLast = 2 * nth + 1 >= inner;
    [nodes[2 * nth + 1], nodes[2 * nth + 2]] =
      split === null ? [node, empty] : parted(table, seen, node, { ...split, isLast, ...settings });
  }
  for (const { rows } of nodes.slice(inner)) {
    let [pull, steep] = [0, 0];
    for (const row of rows) {
      pull += seen.pull[row]!;
      steep += seen.steep[row]!;
    }
    grown.values.push(Math.round(((rate * pull) / (steep + ridge)) * 1e5) / 1e5);
  }
  return grown;
}

const empty: Node = { rows: new Uint32Array(0), histogram: null };

/** The rows of a node in two; only the smaller part is counted, the other is what is left of the whole. */
function parted(
  table: Table,
  seen: Seen,
  { rows, histogram: whole }: Node,
  { feature, bin, isLast, leaf }: { feature: number; bin: number; isLast: boolean; leaf: number },
): [Node, Node] {
  const column = table.binned[feature]!;
  const parts = [rows.filter((row) => column[row]! <= bin), rows.filter((row) => column[row]! > bin)] as const;
  if (isLast || whole === null)
    return [
      { rows: parts[0], histogram: null },
      { rows: parts[1], histogram: null },
    ];
  const isFirstSmall = parts[0].length < parts[1].length;
  const small = histogramOf(table, seen, isFirstSmall ? parts[0] : parts[1]);
  const large = {
    pulls: whole.pulls.map((sum, at) => sum - small.pulls[at]!),
    steeps: whole.steeps.map((sum, at) => sum - small.steeps[at]!),
    counts: whole.counts.map((count, at) => count - small.counts[at]!),
  };
  const nodeOf = (some: Uint32Array, isSmall: boolean): Node => ({
    rows: some,
    histogram: some.length < 2 * leaf ? null : isSmall ? small : large,
  });
  return [nodeOf(parts[0], isFirstSmall), nodeOf(parts[1], !isFirstSmall)];
}

function histogramOf(table: Table, { features, pull, steep }: Seen, rows: Uint32Array): Histogram {
  const pulls = new Float64Array(features.length * bins);
  const steeps = new Float64Array(features.length * bins);
  const counts = new Uint32Array(features.length * bins);
  const ownPull = Float64Array.from(rows, (row) => pull[row]!);
  const ownSteep = Float64Array.from(rows, (row) => steep[row]!);
  features.forEach((feature, at) => {
    const column = table.binned[feature]!;
    const start = at * bins;
    for (let nth = 0; nth < rows.length; nth++) {
      const bin = start + column[rows[nth]!]!;
      pulls[bin]! += ownPull[nth]!;
      steeps[bin]! += ownSteep[nth]!;
      counts[bin]!++;
    }
  });
  return { pulls, steeps, counts };
}

const sumOf = (some: Float64Array | Uint32Array): number => {
  let sum = 0;
  for (let nth = 0; nth < bins; nth++) sum += some[nth]!;
  return sum;
};

/** The feature and bin that part rows best. */
function bestSplit(
  table: Table,
  features: readonly number[],
  { pulls, steeps, counts }: Histogram,
  { ridge, leaf }: TreeSettings,
): { feature: number; bin: number } | null {
  const [allPull, allSteep, all] = [sumOf(pulls), sumOf(steeps), sumOf(counts)];
  let best: { feature: number; bin: number } | null = null;
  let most = (allPull * allPull) / (allSteep + ridge) + 1e-9;
  features.forEach((feature, at) => {
    let [left, leftSteep, count] = [0, 0, 0];
    for (let bin = 0; bin < table.limits[feature]!.length; bin++) {
      left += pulls[at * bins + bin]!;
      leftSteep += steeps[at * bins + bin]!;
      count += counts[at * bins + bin]!;
      if (count < leaf || all - count < leaf) continue;
      const rest = allPull - left;
      const gain = (left * left) / (leftSteep + ridge) + (rest * rest) / (allSteep - leftSteep + ridge);
      if (gain > most) [most, best] = [gain, { feature, bin }];
    }
  });
  return best;
}

function addTree({ binned, count }: Table, { features, bins: limits, values }: Grown, depth: number, scores: Float64Array): void {
  const inner = 2 ** depth - 1;
  for (let row = 0; row < count; row++) {
    let node = 0;
    while (node < inner) node = 2 * node + (limits[node]! < 0 || binned[features[node]!]![row]! <= limits[node]! ? 1 : 2);
    scores[row]! += values[node - inner]!;
  }
}
