/** The value below which a share of the values lies; null where there are none. */
export const percentile = (values, share) =>
  values.length === 0 ? null : values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))];

const shown = (ms) => (ms === null ? "–" : ms < 10 ? ms.toFixed(1) : ms.toFixed(0)).padStart(8);

/** A line of times in ms with what stands beside them. */
export const timesLine = (name, times, beside = "") =>
  `${name.padEnd(46)}${String(times.length).padStart(7)}${[0.5, 0.95, 0.99, 1].map((share) => shown(percentile(times, share))).join("")}  ${beside}`;

export const timesHead = `${"".padEnd(46)}${"times".padStart(7)}${["p50 ms", "p95 ms", "p99 ms", "max ms"].map((one) => one.padStart(8)).join("")}`;
