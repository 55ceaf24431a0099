import { setFlagsFromString } from "node:v8";

/** By how many percent a thread's memory may grow before what it no longer needs is collected; left alone, it is up to 300. */
const growth = 30;

/** Has the threads of this process collect earlier what they no longer need: there are five of them, and each would keep as much again as it uses. */
export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  // How much the first thread may take for moments was said at its start; each other is told its own.
  setFlagsFromString("--max-semi-space-size=0");
}
