import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { percentile } from "./figures.mjs";
import { ownPath } from "./search-own.mjs";
import { fts5 } from "./search-fts5.mjs";
import { postgres } from "./search-postgres.mjs";
import { hasSharedData, readPassages, readQuestions } from "./search-texts.mjs";
import { wanted } from "./search-words.mjs";

/** Our search beside SQLite FTS5 and Postgres' ranking: the same passages, the same questions, one run. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    sizes: { type: "string", default: "14000,150000" },
    questions: { type: "string", default: "300" },
    json: { type: "string" },
    only: { type: "string", default: "own,fts5,postgres" },
    million: { type: "boolean", default: false },
  },
});

const paths = { own: ownPath, fts5, postgres };

async function measure(name, passages, questions) {
  const { search, close, ...figures } = await paths[name](passages);
  const times = [];
  // The first questions are asked twice, so that no path is timed while its code and caches are cold.
  for (const question of questions.slice(0, questions.length / 5)) await search(question, wanted);
  for (const question of questions) {
    const begun = performance.now();
    await search(question, wanted);
    times.push(performance.now() - begun);
  }
  await close?.();
  return { path: figures.name ?? name, passages: passages.length, ...figures, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

const columns = [
  ["path", 24],
  ["passages", 9],
  ["build s", 9],
  ["memory MB", 10],
  ["snapshot MB", 12],
  ["load s", 8],
  ["p50 ms", 9],
  ["p95 ms", 9],
];
const shown = (value, digits) => (value === undefined ? "–" : value.toFixed(digits));
const cells = (row) => [
  row.path,
  String(row.passages),
  shown(row.buildSeconds, 1),
  shown(row.memoryMegabytes, 0),
  shown(row.snapshotMegabytes, 0),
  shown(row.loadSeconds, 2),
  shown(row.p50, 2),
  shown(row.p95, 2),
];
const line = (texts) => texts.map((text, nth) => (nth === 0 ? text.padEnd(columns[0][1]) : text.padStart(columns[nth][1]))).join("");

if (!hasSharedData()) console.log("The shared data (../shared/data) is missing: passages and questions are random words.");
const questionCount = Number(values.questions);
const rows = [];
console.log(line(columns.map(([title]) => title)));
const sizes = values.million ? "1000000" : values.sizes;
for (const size of sizes.split(",").map(Number)) {
  const { passages, recombined, random } = await readPassages(size);
  if (recombined > 0) console.log(`${recombined} of these ${size} passages are sentences of the real ones in other company.`);
  if (random > 0) console.log(`${random} of these ${size} passages are random words: what is below says little of real texts.`);
  const questions = await readQuestions(questionCount, passages);
  for (const name of (values.million ? "own,fts5" : values.only).split(",")) {
    const row = await measure(name, passages, questions);
    rows.push(row);
    console.log(line(cells(row)));
  }
}
for (const { passages, othersP50, othersP95, longestAddMilliseconds } of rows.filter((row) => row.othersP95 !== undefined))
  console.log(
    `${passages} passages: other requests while the index builds p50 ${othersP50.toFixed(1)} ms, p95 ${othersP95.toFixed(1)} ms;` +
      ` a single passage added, 95th percentile ${longestAddMilliseconds.toFixed(1)} ms`,
  );
const report = JSON.stringify({ node: process.version, questions: questionCount, rows }, null, 2);
if (values.json) writeFileSync(values.json, `${report}\n`);
else console.log(report);
