import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readUpload } from "../../packages/documents/src/uploads.ts";
import { isBuilt, startProduct } from "./api-server.mjs";
import { measureTogether, measureWay, measureWayBeside } from "./documents-way.mjs";
import { whenEnding } from "./ending.mjs";

/**
 * Reading PDFs with the places of their words, beside Poppler's pdftotext on the same files in one run; and the whole way of
 * the same files through the built product, from being handed in to being answered from. With `--kills` neither, but what is
 * left of files that the product had acknowledged when it was killed.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "read,way" },
    kills: { type: "string", default: "0" },
    postgres: { type: "boolean", default: false },
    json: { type: "string" },
  },
});

const data = join(import.meta.dirname, "../../../shared/data");
const folders = ["uploads", "protocols"].map((folder) => join(data, folder)).filter((folder) => existsSync(folder));
const paths = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => join(folder, name)),
);

function hasPdftotext() {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function ours(path) {
  const bytes = readFileSync(path);
  const begun = performance.now();
  const reading = await readUpload(bytes, "pdf", { progress: () => undefined, recognise: false });
  const seconds = (performance.now() - begun) / 1000;
  // Of a file with pictures alone there is nothing to read without recognising them; its pages are looked at all the same.
  return {
    seconds,
    words: reading.ok ? reading.parts.flatMap(({ blocks }) => blocks).reduce((sum, { words }) => sum + words.length, 0) : 0,
  };
}

function theirs(path) {
  const begun = performance.now();
  const text = execFileSync("pdftotext", [path, "-"], { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });
  return { seconds: (performance.now() - begun) / 1000, pages: text.filter((byte) => byte === 0x0c).length };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** The files one after another, ours and theirs in turn, so that both meet the same machine. */
async function round() {
  const sums = { ours: 0, theirs: 0, pages: 0, words: 0 };
  for (const path of paths) {
    const [own, other] = [await ours(path), theirs(path)];
    sums.ours += own.seconds;
    sums.theirs += other.seconds;
    sums.pages += other.pages;
    sums.words += own.words;
  }
  return sums;
}

const perSecond = (pages, seconds) => `${(pages / seconds).toFixed(0)} pages a second`;

async function readAlone() {
  const rounds = [];
  for (let nth = 0; nth < Number(values.rounds); nth++) {
    const { ours, theirs, pages, words } = await round();
    rounds.push({ ours: pages / ours, theirs: pages / theirs, times: theirs / ours });
    console.log(
      `${pages} pages, ${words} words: ${perSecond(pages, ours)} with positions, pdftotext ${perSecond(pages, theirs)}: ${(theirs / ours).toFixed(1)} times`,
    );
  }
  console.log(`median ${median(rounds.map(({ times }) => times)).toFixed(1)} times pdftotext`);
  return rounds;
}

/** Time in ms that the product gets after its start, so that what begins with it is done. */
const settling = 20_000;

/** A protocol of many pages comes first, so that its way is not that of a program which has learned already. */
const byWay = (one, other) => Number(isProtocol(other)) - Number(isProtocol(one));
const isProtocol = (path) => path.includes("protocols");

const sayWay = ({ path, count, recognised, read, seconds }) =>
  console.log(
    `${basename(path).slice(0, 50).padEnd(52)}${String(count).padStart(4)} pages${recognised > 0 ? `, ${recognised} recognised` : ""}: read after ${read.toFixed(1)} s, answered from after ${seconds.toFixed(1)} s`,
  );

async function goTheWay() {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-"));
  whenEnding(() => rmSync(folder, { recursive: true, force: true }));
  const product = await startProduct(folder);
  try {
    await setTimeout(settling);
    const { ways, others } = await measureWayBeside(product.url, "ana", paths.toSorted(byWay), sayWay);
    console.log(`meanwhile ${others.count} other requests: p95 ${others.p95.toFixed(0)} ms, p99 ${others.p99.toFixed(0)} ms`);
    // Nobody else recognises pictures, so that files with such pages are left out where it is compared; and pdftotext works alone.
    const plain = ways.filter(({ recognised }) => recognised === 0).map(({ path }) => path);
    const alone = await measureWay(product.url, "chi", plain, () => undefined);
    const together = await measureTogether(product.url, "dana", plain);
    // Last, since nothing else is heard while it works, such as that a connection was closed.
    const other = plain.reduce((sum, path) => sum + theirs(path).seconds, 0);
    const pages = alone.reduce((sum, { count }) => sum + count, 0);
    const own = alone.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(
      `from handed in to answered from, ${plain.length} files without pictures of text: ${perSecond(pages, own)}, pdftotext ${perSecond(pages, other)}: ${(other / own).toFixed(1)} times`,
    );
    console.log(
      `the same files handed in all at once: ${perSecond(together.pages, together.seconds)}: ${(other / together.seconds).toFixed(1)} times`,
    );
    return {
      together: other / together.seconds,
      ways: ways.map(({ path, ...one }) => ({ file: basename(path), ...one })),
      others,
      times: other / own,
    };
  } finally {
    await product.stop();
  }
}

if (Number(values.kills) > 0) {
  if (isBuilt()) await (await import("./documents-kills.mjs")).kills(Number(values.kills), values.postgres);
  else console.log("The product is not built. Run pnpm build first.");
} else if (paths.length === 0) console.log("The shared data (../shared/data) is missing: there are no PDFs to read.");
else if (!hasPdftotext()) console.log("pdftotext (poppler-utils) is not installed: there is nothing to read beside.");
else {
  const parts = values.only.split(",");
  if (parts.includes("way") && !isBuilt())
    console.log("The product is not built, so that the whole way is not measured. Run pnpm build first.");
  const rounds = parts.includes("read") ? await readAlone() : [];
  const way = parts.includes("way") && isBuilt() ? await goTheWay() : null;
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ node: process.version, files: paths.length, rounds, way }, null, 2)}\n`);
}
