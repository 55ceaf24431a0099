export { isTaken } from "./graph.ts";
export type { Clock } from "./clocks/clock.ts";
export { clocks } from "./clocks/clocks.ts";
export { problemsWith } from "./clocks/happened.ts";
export { clockInWords, runClock } from "./clocks/run-clock.ts";
