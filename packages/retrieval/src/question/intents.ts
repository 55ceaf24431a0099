import { createSignReader, type KindsOfWord, type SignReader } from "./request-signs.ts";

/** What requests are told apart by: how much each sign speaks for each of the intents beyond the first. */
interface IntentModel {
  /** The first is what is to be answered. */
  intents: readonly string[];
  /** From which chance of being improper a request that is most likely of this intent is declined, for each intent but the first. */
  declined_from: readonly number[];
  bias: readonly number[];
  /** By sign, a weight in hundredths for each intent but the first. */
  weights: Readonly<Record<string, readonly number[]>>;
}

/** The chance of each intent, 0 to 1, in the order of the model. */
export function intentChances(signs: readonly string[], { bias, weights }: Pick<IntentModel, "bias" | "weights">): number[] {
  const scale = 1 / (100 * Math.sqrt(signs.length));
  const scores = [0, ...bias];
  for (const sign of signs)
    if (Object.hasOwn(weights, sign))
      for (const [nth, weight] of (weights[sign] ?? []).entries()) scores[nth + 1] = (scores[nth + 1] ?? 0) + weight * scale;
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/** The likeliest improper intent, by its place in the model, and how likely it is that a request is improper at all. */
export function mostLikelyImproper(chances: readonly number[]): { nth: number; chance: number } {
  const [proper = 0, ...improper] = chances;
  return { nth: 1 + improper.indexOf(Math.max(...improper)), chance: 1 - proper };
}

/** Makes a reader of intents: for a request that is surely improper the intent, else null. */
export function createIntentReader(kinds: KindsOfWord, model: IntentModel): (text: string) => string | null {
  const signsOf: SignReader = createSignReader(kinds);
  return (text) => {
    const { nth, chance } = mostLikelyImproper(intentChances(signsOf(text), model));
    return chance >= (model.declined_from[nth - 1] ?? 1) ? (model.intents[nth] ?? null) : null;
  };
}
