import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readUpload } from "../../packages/documents/src/uploads.ts";

/** Reading PDFs with the places of their words, beside Poppler's pdftotext on the same files in one run. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rounds: { type: "string", default: "3" }, json: { type: "string" } },
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

if (paths.length === 0) console.log("The shared data (../shared/data) is missing: there are no PDFs to read.");
else if (!hasPdftotext()) console.log("pdftotext (poppler-utils) is not installed: there is nothing to read beside.");
else {
  const rounds = [];
  for (let nth = 0; nth < Number(values.rounds); nth++) {
    const { ours, theirs, pages, words } = await round();
    rounds.push({ ours: pages / ours, theirs: pages / theirs, times: theirs / ours });
    console.log(
      `${pages} pages, ${words} words: ${(pages / ours).toFixed(0)} pages a second with positions, pdftotext ${(pages / theirs).toFixed(0)}: ${(theirs / ours).toFixed(1)} times`,
    );
  }
  console.log(`median ${median(rounds.map(({ times }) => times)).toFixed(1)} times pdftotext`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ node: process.version, files: paths.length, rounds }, null, 2)}\n`);
}
