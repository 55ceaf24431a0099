import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/support/browser.ts";

/** Read again in every worker, which inherits the choice made first. */
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const folder = (process.env["E2E_FOLDER"] ??= temporaryFolder());
const address = `http://127.0.0.1:${port}`;
const ci = Boolean(process.env["CI"]);

export default defineConfig({
  testDir: "e2e",
  forbidOnly: ci,
  retries: ci ? 2 : 0,
  workers: 2,
  /** Files run side by side on one server with four people: what a test finds must be its own, and nobody else's session ends. */
  projects: [
    { name: "alone", testMatch: "account.spec.ts" },
    { name: "side by side", testIgnore: "account.spec.ts", dependencies: ["alone"] },
  ],
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    launchOptions: await findBrowser(),
    /** A screen in the middle of a transition has no colours that could be judged. */
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  webServer: {
    command: `"${process.execPath}" apps/api/dist/main.js`,
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    url: `${address}/api/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      AUDIT_DIR: join(folder, "audit"),
      RATE_LIMIT: "off",
      OFFICIAL_SOURCES: "off",
    },
  },
});

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "clausewise-e2e-"));
  process.on("exit", () => rmSync(path, { recursive: true, force: true }));
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const address = probe.address();
        probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port."))));
      });
  });
}
