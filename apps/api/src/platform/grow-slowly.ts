import { setFlagsFromString } from "node:v8";

/** By how many percent a thread's memory may grow before what it no longer needs is collected; left alone, it is up to 300. */
const growth = 30;

/** MB in which a thread that is started from now on makes what it mostly needs for moments; left alone, it is 16, of which three are held. */
const moments = 4;

/** Has the threads of this process collect earlier what they no longer need: there are five of them, and each would keep as much again as it uses. */
export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  setFlagsFromString(`--max-semi-space-size=${moments}`);
}
