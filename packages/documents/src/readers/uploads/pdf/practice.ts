import { setImmediate } from "node:timers/promises";
import type { Reader } from "../reading.ts";
import { samplePdf } from "./sample.ts";

/** Pages of the sample, and how often it is read; what comes after that changes little. */
const pages = 2;
const times = 8;

/** Has a sample read again and again until a file comes, for the engine makes quick only what is done often. */
export async function practise(read: Reader, hasCome: () => boolean): Promise<void> {
  const sample = samplePdf(pages);
  for (let nth = 0; nth < times && !hasCome(); nth += 1) {
    await read(sample, { progress: () => undefined, recognise: false });
    // Whether one has come is heard only in between.
    await setImmediate();
  }
}
