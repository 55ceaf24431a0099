import { Worker } from "node:worker_threads";

const said = `setTimeout(() => require("node:fs").writeSync(2, require("node:worker_threads").workerData.line + "\\n"), require("node:worker_threads").workerData.after)`;

/**
 * Says a line on stderr unless it is called off within `after` ms. It runs in a thread of its own, because a folder on
 * a disk that does not answer keeps this one waiting.
 */
export function sayIfSlow(line: string, after: number): () => void {
  const watch = new Worker(said, { eval: true, workerData: { line, after } });
  watch.unref();
  return () => void watch.terminate();
}
