import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What is held is moved together as well, so that whole pages come free. */
const thoroughly = { type: "major", execution: "sync", flavor: "last-resort" };

/**
 * Gives back the memory of what this thread no longer needs. Starting makes much that nothing needs afterwards, and a thread
 * that has little to do would keep it for hours. Everything else in the thread waits meanwhile, about a tenth of a second.
 */
export function giveBack(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect(thoroughly);
}
