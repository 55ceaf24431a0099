import { setImmediate } from "node:timers/promises";
import type { Reader } from "../reading.ts";
import { samplePdf } from "./sample.ts";

/** Pages of the sample. */
const pages = 2;

/** How often it is read; what comes after that changes little. Who begins with what another learned needs it once. */
const times = { alone: 8, learned: 1 };

/** Has a sample read again and again until a file comes, for the engine makes quick only what is done often. */
export async function practise(read: Reader, hasLearned: boolean, hasCome: () => boolean): Promise<void> {
  const sample = samplePdf(pages);
  for (let nth = 0; nth < times[hasLearned ? "learned" : "alone"] && !hasCome(); nth += 1) {
    const outcome = await read(sample, { progress: () => undefined, recognise: false });
    if (outcome.ok) Array.from(outcome.parts);
    // Whether one has come is heard only in between.
    await setImmediate();
  }
}
