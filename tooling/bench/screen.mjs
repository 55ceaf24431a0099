import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../../apps/web/e2e/support/browser.ts";
import { signIn } from "../../apps/web/e2e/support/sign-in.ts";
import { ownQuestions } from "./api-requests.mjs";
import { isBuilt, startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { timesHead, timesLine } from "./figures.mjs";

/** What a person waits in a browser from Enter until the answer is painted, on the built product. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    "data-dir": { type: "string" },
    questions: { type: "string", default: "24" },
    each: { type: "boolean", default: false },
  },
});

if (!isBuilt()) {
  console.error("The product is not built. Run pnpm build first.");
  process.exit(2);
}
const { chromium } = createRequire(new URL("../../apps/web/package.json", import.meta.url))("@playwright/test");

const kept = values["data-dir"] && resolve(process.env.INIT_CWD ?? ".", values["data-dir"]);
const folder = kept ?? mkdtempSync(join(tmpdir(), "clausewise-bench-"));
if (!kept) whenEnding(() => rmSync(folder, { recursive: true, force: true }));
if (!kept || !existsSync(join(folder, "data"))) console.log("No texts are imported: only the built-in library is asked.");

/** Questions from all over the files, so that all authorities are asked. */
function chosenQuestions(count) {
  const all = ownQuestions();
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)]);
}

/** Runs in the page: notes when Enter is pressed, when the answer has come, and when it is painted. */
function watch() {
  window.painted = new Promise((done) => {
    let entered = 0;
    addEventListener("keydown", ({ key }) => key === "Enter" && (entered ||= performance.now()), true);
    new MutationObserver((_, observer) => {
      if (entered === 0 || !document.querySelector("article h1") || !document.querySelector("article [data-statement], article p")) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const painted = performance.now();
          const [call] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/regulatory-search/stream"));
          done({
            whole: painted - entered,
            before: call.requestStart - entered,
            call: call.responseEnd - call.requestStart,
            after: painted - call.responseEnd,
          });
        }),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Types a question as a person does and presses Enter once the page rests; times in ms. */
async function timeQuestion(context, { query, authority }) {
  const page = await context.newPage();
  await page.goto(`/queries?authority=${authority}`, { waitUntil: "networkidle" });
  const box = page.getByRole("textbox", { name: "Question" });
  await box.fill(query);
  await page.evaluate(watch);
  await box.press("Enter");
  const times = await page.evaluate(() => window.painted);
  const trail = await page.getByText(/Audit no\./).textContent();
  await page.close();
  const timed = { ...times, server: Number(/([\d,]+) ms/.exec(trail)[1].replace(",", "")) };
  if (values.each) console.log(`${eachLine(timed)} ${query.slice(0, 70)}`);
  return timed;
}

const eachLine = (timed) =>
  Object.entries(timed)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`.padEnd(12))
    .join("");

const product = await startProduct(folder, null);
const browser = await chromium.launch(await findBrowser());
const forget = whenEnding(() => void browser.close());
const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
const page = await context.newPage();
await signIn(page, "ben");
await page.close();

const warmUp = 5;
const all = [];
for (const question of chosenQuestions(warmUp + Number(values.questions))) all.push(await timeQuestion(context, question));
const [first] = all;
const warm = all.slice(warmUp);
const say = (name, times) => console.log(timesLine(name, times));

console.log(timesHead);
say("first question, Enter to painted", [first.whole]);
say(
  `questions 2 to ${warmUp}, Enter to painted`,
  all.slice(1, warmUp).map(({ whole }) => whole),
);
say(
  "later questions, Enter to painted",
  warm.map(({ whole }) => whole),
);
say(
  "  Enter to request",
  warm.map(({ before }) => before),
);
say(
  "  request to the end of its response",
  warm.map(({ call }) => call),
);
say(
  "    of that as the answer tells",
  warm.map(({ server }) => server),
);
say(
  "  response to painted",
  warm.map(({ after }) => after),
);
forget();
await browser.close();
await product.stop();
