/** Counts of answers that were not 200, as words; empty where there are none. */
export const besides = (counts) => [...counts].map(([status, n]) => `${status === 503 ? "shed" : status}: ${n}`).join(", ");

/** Times of calls that were let in, and how many were not answered with 200. */
export function tally() {
  const [times, counts] = [[], new Map()];
  const take = ({ status, ms }) => {
    if (status !== 503) times.push(ms);
    if (status !== 200) counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  return { times, counts, take };
}
