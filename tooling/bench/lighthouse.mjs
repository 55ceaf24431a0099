import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../../apps/web/e2e/support/browser.ts";

const usage = "Usage: npm run bench:lighthouse [-- address] [--desktop]; the server must be running.";
const limit = 95;

const args = process.argv.slice(2);
const address = args.find((arg) => !arg.startsWith("--")) ?? "http://127.0.0.1:3000/";
const answers = await fetch(address).catch(() => null);
if (!answers?.ok) {
  console.error(`Nothing answers at ${address}. ${usage}`);
  process.exit(2);
}

const { default: lighthouse, desktopConfig } = await import(
  pathToFileURL(createRequire(new URL("../../apps/web/package.json", import.meta.url)).resolve("lighthouse"))
);
const profile = mkdtempSync(join(tmpdir(), "clausewise-lighthouse-"));
const browser = await launch();
try {
  const options = { port: await debuggingPort(browser), onlyCategories: ["performance", "accessibility"], logLevel: "error" };
  const { lhr } = await lighthouse(address, options, args.includes("--desktop") ? desktopConfig : undefined);
  report(lhr);
} finally {
  browser.kill();
  await new Promise((resolve) => (browser.exitCode === null && browser.signalCode === null ? browser.once("exit", resolve) : resolve()));
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

async function launch() {
  const { executablePath, args: flags, env } = await findBrowser();
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  return spawn(executablePath, [...flags, ...own], { env, stdio: ["ignore", "ignore", "pipe"] });
}

/** The browser chooses a port and tells it on its error output. */
function debuggingPort(browser) {
  return new Promise((resolve, reject) => {
    let told = "";
    browser.once("error", reject);
    browser.once("exit", (code) => reject(new Error(`The browser ended with ${code}: ${told}`)));
    browser.stderr.setEncoding("utf8").on("data", (text) => {
      told += text;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(told);
      if (port) resolve(Number(port[1]));
    });
  });
}

function report({ categories, audits }) {
  for (const { title, score } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`${points >= limit ? "ok" : "LOW"}  ${title}: ${points}`);
    if (points < limit) process.exitCode = 1;
  }
  for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"])
    console.log(`    ${audits[name].title}: ${audits[name].displayValue}`);
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0);
  for (const { title } of failed) console.log(`    not passed: ${title}`);
}
