import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** Runs the one test that fails, and gives the code its run ended with. */
const codeOfFailingRun = () =>
  new Promise<unknown>((ended) => {
    const args = [vitest, "run", "--config", "test/failing/vitest.config.mjs"];
    execFile(process.execPath, args, { cwd: resolve(import.meta.dirname, "../..") }, (error) => ended(error?.code ?? 0));
  });

test("a run in which a test fails beside a database server ends with a failure", async () => {
  expect(await codeOfFailingRun()).toBe(1);
});
