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
import { percentile, timesHead } from "./figures.mjs";
import { paintScreens } from "./paint-screens.mjs";
import { paintedAbout, paintedLines } from "./painted.mjs";

/** What comparisons and charts take in a browser until they are painted. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rounds: { type: "string", default: "24" }, only: { type: "string" } },
});

if (!isBuilt()) {
  console.error("The product is not built. Run pnpm build first.");
  process.exit(2);
}
const { chromium } = createRequire(new URL("../../apps/web/package.json", import.meta.url))("@playwright/test");

/** Most that may pass until a comparison or a chart is painted, at the 95th percentile, in ms. */
const longest = 100;

const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-paint-"));
whenEnding(() => rmSync(folder, { recursive: true, force: true }));
const product = await startProduct(folder, null);
const person = await openPerson(product.url, "ana");

async function call(method, path, body) {
  const { status, text } = await person.call(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return JSON.parse(text).data;
}

const browser = await chromium.launch(await findBrowser());
const forget = whenEnding(() => void browser.close());
const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
await signIn(page, "ana");

const screens = await paintScreens({ call, context, page });
const wanted = values.only?.split(",");
const over = [];
console.log(`${paintedAbout}\n\n${timesHead}`);
for (const [name, title, time] of screens) {
  if (wanted && !wanted.includes(name)) continue;
  const all = [];
  for (let round = 0; round < Number(values.rounds); round += 1) all.push(await time(round));
  console.log(paintedLines(title, all));
  const worst = percentile(
    all.map(({ whole }) => whole),
    0.95,
  );
  if (worst > longest) over.push(title);
}
console.log(over.length === 0 ? `\nAll within ${longest} ms.` : `\nMore than ${longest} ms at p95: ${over.join("; ")}`);
forget();
await browser.close();
await product.stop();
if (over.length > 0) process.exitCode = 1;
