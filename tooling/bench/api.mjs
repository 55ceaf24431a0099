import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { beside, many, questions, worst } from "./api-measures.mjs";
import { rows } from "./api-rows.mjs";
import { isBuilt, startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { timesHead } from "./figures.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** The built product under load, on data of its own. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    "data-dir": { type: "string" },
    postgres: { type: "boolean", default: false },
    only: { type: "string", default: "start,questions,beside,many,worst,rows" },
    seconds: { type: "string", default: "20" },
    connections: { type: "string", default: "200" },
  },
});

const say = (line) => console.log(line);
const sharedData = resolve(import.meta.dirname, "../../../shared/data");
const only = values.only.split(",");
/** Time in ms that the product gets after an import before it is stopped. */
const settling = 30_000;
const measures = { questions, beside, many, worst };

/** Leaves with one line. */
function refuse(line) {
  console.error(line);
  process.exit(2);
}

if (!isBuilt()) refuse("The product is not built. Run pnpm build first.");
const kept = values["data-dir"] && resolve(process.env.INIT_CWD ?? ".", values["data-dir"]);
const folder = kept ?? mkdtempSync(join(tmpdir(), "clausewise-bench-"));
if (!kept) whenEnding(() => rmSync(folder, { recursive: true, force: true }));
const isPrepared = existsSync(join(folder, "data"));
if (!isPrepared && !existsSync(sharedData))
  say("The shared data (../shared/data) is missing: only the built-in library is measured, which is far smaller.");

const startLine = (name, { seconds, cpuAtStart }) =>
  say(`${name.padEnd(46)}${seconds.toFixed(1).padStart(7)} s${cpuAtStart === null ? "" : `, ${cpuAtStart.toFixed(1)} s CPU`}`);

/** What a first start takes, with nothing there yet. */
async function measureFirstStart(databaseUrl) {
  const empty = mkdtempSync(join(tmpdir(), "clausewise-bench-first-"));
  const forget = whenEnding(() => rmSync(empty, { recursive: true, force: true }));
  const product = await startProduct(empty, databaseUrl);
  startLine("first start", product);
  await product.stop();
  forget();
  rmSync(empty, { recursive: true, force: true });
}

/** Brings in all texts where that was not done before. */
async function prepare(databaseUrl) {
  if (isPrepared || !existsSync(sharedData)) return;
  const product = await startProduct(folder, databaseUrl);
  say(`Importing ${sharedData} …`);
  product.importTexts(sharedData);
  // Once nothing changes any longer, it keeps what was imported as starts and questions read it.
  await setTimeout(settling);
  await product.stop();
}

async function withServer(name, work) {
  const server = await startPostgres(name);
  if (!server) refuse("PostgreSQL's programs are missing here.");
  try {
    await work(server);
  } finally {
    server.stop();
  }
}

async function withEmptyServer(work) {
  const empty = mkdtempSync(join(tmpdir(), "clausewise-bench-postgres-"));
  const forget = whenEnding(() => rmSync(empty, { recursive: true, force: true }));
  await withServer(empty, (server) => work(server.url));
  forget();
  rmSync(empty, { recursive: true, force: true });
}

async function run(databaseUrl) {
  if (only.join() === "rows") return;
  await prepare(databaseUrl);
  const product = await startProduct(folder, databaseUrl);
  if (only.includes("start")) startLine("second start", product);
  say(timesHead);
  const parts = { product, say, sharedData, seconds: Number(values.seconds), connections: Number(values.connections) };
  for (const [name, measure] of Object.entries(measures)) if (only.includes(name)) await measure(parts);
  const usage = product.usage();
  if (usage) say(`memory: ${usage.memory.toFixed(0)} MB, at most ${usage.mostMemory.toFixed(0)} MB`);
  await product.stop();
}

/** What lists of many rows take, on a database of their own. */
const measureRows = (databaseUrl) => rows({ databaseUrl, say, seconds: Number(values.seconds) });

say(`On ${values.postgres ? "PostgreSQL" : "the embedded database"}, Node ${process.version}`);
if (values.postgres) {
  if (only.includes("start")) await withEmptyServer(measureFirstStart);
  await withServer(join(folder, "postgresql"), (server) => run(server.url));
  if (only.includes("rows")) await withEmptyServer(measureRows);
} else {
  if (only.includes("start")) await measureFirstStart(null);
  await run(null);
  if (only.includes("rows")) await measureRows(null);
}
