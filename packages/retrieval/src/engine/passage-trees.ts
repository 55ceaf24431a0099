/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import model from "../models/passage-trees.json" with { type: "json" };

/** Decision trees whose values are added up. All are full: the children of node n are 2n + 1 and 2n + 2. */
export interface PassageTrees {
  /** The value of each row of features. */
  scores(rows: Float32Array, width: number): Float32Array;
}

/** Trees one after another: of each its inner nodes from the root down, and the values of its leaves from left to right. */
interface TreeColumns {
  depth: number;
  /** What a row is worth before any tree: a weight of one of its features. */
  start: { feature: number; weight: number };
  /** By inner node, the feature it looks at, and the highest value that goes left. */
  features: ArrayLike<number>;
  limits: ArrayLike<number>;
  values: ArrayLike<number>;
}

/** Makes trees ready to be asked. */
export function passageTreesOf({ depth, start, ...columns }: TreeColumns): PassageTrees {
  const features = Uint8Array.from(columns.features);
  const [limits, values] = [Float32Array.from(columns.limits), Float32Array.from(columns.values)];
  const [inner, leaves] = [2 ** depth - 1, 2 ** depth];
  const valueOf = (rows: Float32Array, start: number, tree: number): number => {
    let node = 0;
    while (node < inner) {
      const at = tree * inner + node;
      node = 2 * node + (rows[start + features[at]!]! <= limits[at]! ? 1 : 2);
    }
    return values[tree * leaves + node - inner]!;
  };
  return {
    scores(rows, width) {
      const scores = new Float32Array(rows.length / width);
      for (let row = 0; row < scores.length; row++) {
        scores[row] = start.weight * rows[row * width + start.feature]!;
        for (let tree = 0; tree < values.length / leaves; tree++) scores[row]! += valueOf(rows, row * width, tree);
      }
      return scores;
    },
  };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const figuresOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** The trees of `models/passage-trees.json`, whose columns are written as base64: of bytes, and of 4-byte numbers, low byte first. */
export const passageTrees = passageTreesOf({
  depth: model.depth,
  start: model.start,
  features: bytesOf(model.features),
  limits: figuresOf(model.limits),
  values: figuresOf(model.values),
});
