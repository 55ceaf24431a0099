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

/** What filtering a gap analysis over all packs takes: on the server, and in a browser until the rows are painted. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rounds: { type: "string", default: "100" }, clicks: { type: "string", default: "30" } },
});

if (!isBuilt()) {
  console.error("The product is not built. Run pnpm build first.");
  process.exit(2);
}
const { chromium } = createRequire(new URL("../../apps/web/package.json", import.meta.url))("@playwright/test");

/** Most that may pass at the 95th percentile, in ms. */
const longest = { server: 100, screen: 300 };

const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-gaps-"));
whenEnding(() => rmSync(folder, { recursive: true, force: true }));
const product = await startProduct(folder, null);
const person = await openPerson(product.url, "ana");

async function call(method, path, body) {
  const { status, text, ms } = await person.call(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return { ...JSON.parse(text), ms };
}

const areas = ["device", "ivd", "drug", "biologic", "combination"];
const given = { name: "Everything", currentStage: "concept", category: "device", areas, targetMarkets: ["US", "EU", "CA", "GB"] };
const { data: made } = await call("POST", "/api/products", given);
const base = `/api/gap-analyses/${made.id}`;
const { data: offered } = await call("GET", base);
const { ms: choosing } = await call("PUT", `${base}/packs`, { version: 0, packs: offered.packs.map(({ pack }) => pack) });

/** Every requirement, a page after the other. */
async function requirements() {
  const all = [];
  for (let cursor = ""; cursor !== null;) {
    const page = await call("GET", `${base}/requirements?limit=100${cursor === "" ? "" : `&cursor=${cursor}`}`);
    all.push(...page.data);
    cursor = page.next;
  }
  return all;
}

const all = await requirements();
const linked = all.filter((_, nth) => nth % 50 === 0);
for (const { id } of linked) await call("POST", `/api/gap-requirements/${id}/proofs`, { note: "Held in the archive." });
console.log(
  `${offered.packs.length} packs, ${all.length} requirements, ${linked.length} with evidence; chosen in ${choosing.toFixed(0)} ms${all.length < 1000 ? "; fewer than 1,000" : ""}`,
);

const [{ group, pack }] = all;
const wishes = [
  ["list, all", `${base}/requirements?limit=50`],
  ["list, missing", `${base}/requirements?limit=50&status=missing`],
  ["list, one pack and group", `${base}/requirements?limit=50&pack=${pack}&group=${encodeURIComponent(group)}`],
  ["list, market, in order of status", `${base}/requirements?limit=50&market=US&sort=status`],
  ["list, searched", `${base}/requirements?limit=50&search=records`],
  ["summary", base],
  ["matrix", `${base}/matrix`],
  ["one requirement", `/api/gap-requirements/${all[Math.floor(all.length / 2)].id}`],
];

let failed = false;
console.log(timesHead);
for (const [name, path] of wishes) {
  const times = [];
  for (let round = 0; round < Number(values.rounds); round += 1) times.push((await call("GET", path)).ms);
  console.log(timesLine(name, times));
  if (name.startsWith("list") && percentile(times, 0.95) > longest.server) failed = true;
}

/** Runs in the page: the time from a click until the list that the address then asks for is painted. */
function timeClick() {
  const before = location.search;
  const isBusy = () => document.querySelector('ul[aria-label="Requirements"]')?.getAttribute("aria-busy") === "true";
  window.painted = new Promise((done) => {
    const look = (clicked) =>
      requestAnimationFrame(() => {
        if (location.search === before || isBusy()) return look(clicked);
        setTimeout(() => done(performance.now() - clicked));
      });
    addEventListener("click", () => look(performance.now()), { capture: true, once: true });
  });
}

const browser = await chromium.launch(await findBrowser());
const forget = whenEnding(() => void browser.close());
const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
await signIn(page, "ana");
await page.goto(`/regulatory-compass?tab=gaps&product=${made.id}`, { waitUntil: "networkidle" });
const filters = page.getByRole("region", { name: "Filters" });
const clicks = [];
for (let round = 0; round < Number(values.clicks); round += 1) {
  const button = filters.getByRole("button").nth(round % 6);
  await button.waitFor();
  await page.evaluate(timeClick);
  await button.click();
  clicks.push(await page.evaluate(() => window.painted));
}
console.log(timesLine("a filter, click to painted rows", clicks));
if (percentile(clicks, 0.95) > longest.screen) failed = true;
forget();
await browser.close();
await product.stop();
if (failed) process.exitCode = 1;
