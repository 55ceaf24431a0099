import { setTimeout } from "node:timers/promises";
import { tally } from "./tally.mjs";

/** Clients, and the time in ms from one call of a client to its next. */
export const clients = 50;
const pace = 1000;

/** Times of a call that many clients make again and again. */
export async function callOften(call, seconds) {
  const { times, counts, take } = tally();
  const until = performance.now() + seconds * 1000;
  const client = async (_, nth) => {
    await setTimeout((nth * pace) / clients);
    while (performance.now() < until) {
      const [answer] = await Promise.all([call(), setTimeout(pace)]);
      take(answer);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, counts };
}
