import type { Look } from "./parts.ts";

/** Longest rest in ms. */
const longest = 2000;

/** Does work for which others wait, and then lets them go first for as long as it took. */
export async function gently<T>({ rest }: Pick<Look, "rest">, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  await rest(Math.min(performance.now() - begun, longest));
  return result;
}
