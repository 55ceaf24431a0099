/** A logistic model of what a request is for (softmax regression), by its signs. */
import { randomFrom } from "./folds.ts";

export interface Request {
  text: string;
  intent: string;
  /** How much it counts; of many alike each counts less. */
  weight: number;
  /** Where it stands. */
  set: string;
}

export interface IntentSettings {
  seed: number;
  rounds: number;
  /** How far a weight is moved at first. */
  step: number;
  /** Requests that a sign must occur in. */
  least: number;
  /** How many signs are kept, those that tell most, and the rounds by which they are chosen. */
  kept: number;
  roundsToChoose: number;
}

/** What was fitted: a bias, and by sign a weight in hundredths, for each intent but the first. */
export interface FittedIntents {
  bias: number[];
  weights: Record<string, number[]>;
}

interface Prepared {
  signs: Int32Array;
  scale: number;
  intent: number;
  weight: number;
}

interface Parts {
  requests: readonly Request[];
  intents: readonly string[];
  signsOf: (text: string) => readonly string[];
}

/** How many requests each sign occurs in, or what they count. */
function counted({ requests, signsOf }: Parts, worth: (request: Request) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const request of requests) for (const sign of signsOf(request.text)) counts.set(sign, (counts.get(sign) ?? 0) + worth(request));
  return counts;
}

/** Signs that enough requests have, by number. */
const numbered = (parts: Parts, least: number): Map<string, number> =>
  new Map([...counted(parts, () => 1)].filter(([, count]) => count >= least).map(([sign], nth) => [sign, nth]));

const prepare = ({ requests, intents, signsOf }: Parts, numbers: ReadonlyMap<string, number>): Prepared[] =>
  requests.map(({ text, intent, weight }) => {
    const signs = signsOf(text);
    return {
      signs: Int32Array.from(signs.flatMap((sign) => numbers.get(sign) ?? [])),
      scale: 1 / Math.sqrt(signs.length),
      intent: intents.indexOf(intent),
      weight,
    };
  });

/** Weights that are moved by steps which shorten as a weight has been moved (AdaGrad); the last row is the bias. */
class Weights {
  readonly rows: number;
  readonly width: number;
  readonly values: Float64Array;
  readonly #step: number;
  readonly #moved: Float64Array;
  readonly #chances: Float64Array;

  constructor(rows: number, width: number, step: number) {
    this.rows = rows;
    this.width = width;
    this.#step = step;
    this.values = new Float64Array((rows + 1) * width);
    this.#moved = new Float64Array(this.values.length).fill(1e-6);
    this.#chances = new Float64Array(width);
  }

  #move(at: number, slope: number): void {
    const moved = (this.#moved[at] ?? 0) + slope * slope;
    this.#moved[at] = moved;
    this.values[at] = (this.values[at] ?? 0) - (this.#step * slope) / Math.sqrt(moved);
  }

  #chancesOf({ signs, scale }: Prepared): Float64Array {
    const { width, values } = this;
    const chances = this.#chances;
    for (let nth = 0; nth < width; nth += 1) {
      let sum = 0;
      for (const sign of signs) sum += values[sign * width + nth] ?? 0;
      chances[nth] = Math.exp(Math.min(50, sum * scale + (values[this.rows * width + nth] ?? 0)));
    }
    const total = chances.reduce((sum, one) => sum + one, 0);
    return chances.map((one) => one / total);
  }

  /** Moves the weights of a request towards its intent. */
  learn(one: Prepared): void {
    for (const [nth, chance] of this.#chancesOf(one).entries()) {
      const wrong = one.weight * (chance - (nth === one.intent ? 1 : 0));
      for (const sign of one.signs) this.#move(sign * this.width + nth, wrong * one.scale);
      this.#move(this.rows * this.width + nth, wrong);
    }
  }

  /** How much a row speaks for each intent beyond the first. */
  row(row: number): number[] {
    const [first = 0, ...others] = this.values.subarray(row * this.width, (row + 1) * this.width);
    return others.map((other) => other - first);
  }
}

/** Fits weights round by round, each request in turn in a new order. */
function fitWeights(parts: Parts, numbers: ReadonlyMap<string, number>, { seed, step, rounds }: Omit<IntentSettings, "least">): Weights {
  const prepared = prepare(parts, numbers);
  const weights = new Weights(numbers.size, parts.intents.length, step);
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1) {
    const order = prepared.map((one) => ({ one, lot: random() })).toSorted((one, other) => one.lot - other.lot);
    for (const { one } of order) weights.learn(one);
  }
  return weights;
}

/** The signs that tell most: of large weights, and not of a request or two alone. */
function chosen(parts: Parts, numbers: ReadonlyMap<string, number>, weights: Weights, kept: number): Map<string, number> {
  const counts = counted(parts, ({ weight }) => weight);
  const sized = [...numbers].map(([sign, row]) => ({
    sign,
    tells: Math.max(...weights.row(row).map(Math.abs)) * Math.sqrt(counts.get(sign) ?? 0),
  }));
  const most = sized.toSorted((one, other) => other.tells - one.tells).slice(0, kept);
  return new Map(most.map(({ sign }, nth) => [sign, nth]));
}

/** Fits a model: signs are chosen by a first, short fit, and weighed by a second. */
export function fitIntents(parts: Parts, settings: IntentSettings): FittedIntents {
  const all = numbered(parts, settings.least);
  const signs = chosen(parts, all, fitWeights(parts, all, { ...settings, rounds: settings.roundsToChoose }), settings.kept);
  const weights = fitWeights(parts, signs, settings);
  const rows = [...signs].map(([sign, row]) => [sign, weights.row(row).map((one) => Math.round(100 * one))] as const);
  return {
    bias: weights.row(signs.size).map((one) => Math.round(100 * one) / 100),
    weights: Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
