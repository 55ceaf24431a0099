import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../../apps/web/e2e/support/browser.ts";
import { signIn } from "../../apps/web/e2e/support/sign-in.ts";
import { openPerson } from "./api-requests.mjs";
import { isBuilt, startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { percentile, timesHead, timesLine } from "./figures.mjs";
import { clickByHand, paintedAbout, paintedLines, timePainted } from "./painted.mjs";

/** What comparing four markets takes: on the server, and in a browser until the table is painted. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rounds: { type: "string", default: "200" }, clicks: { type: "string", default: "20" } },
});

if (!isBuilt()) {
  console.error("The product is not built. Run pnpm build first.");
  process.exit(2);
}
const { chromium } = createRequire(new URL("../../apps/web/package.json", import.meta.url))("@playwright/test");

/** Most that a comparison may take at the 95th percentile, in ms. */
const longest = 100;

const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-markets-"));
whenEnding(() => rmSync(folder, { recursive: true, force: true }));
const product = await startProduct(folder, null);
const person = await openPerson(product.url, "ana");

async function call(path) {
  const { status, text, ms } = await person.call("GET", path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return { data: JSON.parse(text).data, bytes: text.length, ms };
}

const comparison = (markets, kind) => `/api/markets/comparison?markets=${markets}&product=${kind}`;
const { data: markets } = await call("/api/markets");
const told = markets.filter(({ laws }) => laws.length > 0).map(({ code }) => code);
const kinds = ["device", "ivd", "drug", "biologic", "combination"];
/** Four markets whose law is held, others each time. */
const four = (round) => Array.from({ length: 4 }, (_, nth) => told[(round * 7 + nth * 11) % told.length]).join(",");

const first = await call(comparison("US,EU,CA,GB", "device"));
console.log(`${markets.length} markets, the law of ${told.length} told; the first comparison after the start: ${first.ms.toFixed(0)} ms`);

console.log(timesHead);
let failed = false;
/** What a request that does next to nothing takes meanwhile: how busy the machine is with other things. */
const nothing = [];
for (const kind of kinds) {
  const all = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    all.push(await call(comparison(four(round), kind)));
    nothing.push((await call("/api/health")).ms);
  }
  const times = all.map(({ ms }) => ms);
  console.log(timesLine(`four markets, ${kind}`, times, `up to ${Math.round(Math.max(...all.map(({ bytes }) => bytes)) / 1000)} kB`));
  if (percentile(times, 0.95) > longest) failed = true;
}

console.log(timesLine("a request that does nothing, between them", nothing));

/** The names of the markets compared, once their table stands. */
const heads = `() => document.querySelector('table[data-markets="4"] thead')?.textContent || null`;
const table = { shown: heads, wanted: /\/assets\/|markets\./ };

const browser = await chromium.launch(await findBrowser());
const forget = whenEnding(() => void browser.close());
const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
await signIn(page, "ana");
const clicks = [];
const wholes = [];
for (let round = 0; round < Number(values.clicks); round += 1) {
  await page.goto("/clinres?open=comparison", { waitUntil: "networkidle" });
  for (const code of four(round).split(","))
    await clickByHand(page, page.getByRole("checkbox", { name: new RegExp(`^${code} `), exact: false }));
  const generate = page.getByRole("button", { name: "Generate comparison" });
  clicks.push(await timePainted(page, table, () => clickByHand(page, generate)));
  await page.locator('[aria-label="Charts"] table').last().waitFor();
  wholes.push(await page.evaluate(() => performance.now() - window.clicked));
}
console.log(`\n${paintedAbout}\n\n${timesHead}`);
console.log(paintedLines("four markets, click to painted table", clicks));
console.log(timesLine("four markets, click to the last row and chart", wholes));
const painted = clicks.map((times) => times.whole);
if (percentile(painted, 0.95) > longest) failed = true;
forget();
await browser.close();
await product.stop();
if (failed) process.exitCode = 1;
