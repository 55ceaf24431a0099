import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { leanHeap, leanMemory } from "../bootstrap/memory.mjs";
import { findServer } from "../../apps/api/src/cli/server.ts";
import { whenEnding } from "./ending.mjs";

const home = resolve(import.meta.dirname, "../..");
const program = (name) => join(home, "apps/api/dist", name);

export const isBuilt = () => existsSync(program("main.js")) && existsSync(join(home, "apps/web/dist/index.html"));

/** Time in seconds that a process has used of the processors, and its memory in MB; null where this system does not tell. */
export function usageOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1000;
    return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: megabytes("VmRSS"), mostMemory: megabytes("VmHWM") };
  } catch {
    return null;
  }
}

const environment = (folder, databaseUrl) => ({
  ...leanMemory,
  ...process.env,
  NODE_ENV: "development",
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: join(folder, "data"),
  AUDIT_DIR: join(folder, "audit"),
  DATABASE_URL: databaseUrl ?? "",
  RATE_LIMIT: "off",
  OFFICIAL_SOURCES: "off",
  LOG_LEVEL: "fatal",
});

/** Starts the built product on the data in `folder` and waits until it is ready. */
export async function startProduct(folder, databaseUrl) {
  mkdirSync(folder, { recursive: true });
  const env = environment(folder, databaseUrl);
  const begun = performance.now();
  const child = spawn(process.execPath, [...leanHeap, program("main.js")], { env, stdio: ["ignore", "pipe", "inherit"] });
  const forget = whenEnding(() => child.kill("SIGKILL"));
  const ended = new Promise((done) => child.once("exit", done));
  const ready = new Promise((done) => child.stdout.on("data", (text) => String(text).includes("is ready at") && done("ready")));
  const first = await Promise.race([ready, ended]);
  if (first !== "ready") throw new Error(`the product ended with ${first} before it was ready`);
  const seconds = (performance.now() - begun) / 1000;
  const ends = async (signal) => {
    forget();
    child.kill(signal);
    await ended;
  };
  const { url } = findServer(home, env.DATA_DIR);
  return {
    url,
    seconds,
    cpuAtStart: usageOf(child.pid)?.cpu ?? null,
    usage: () => usageOf(child.pid),
    importTexts(texts) {
      const { status } = spawnSync(process.execPath, [program("cli/corpus.js"), "import", texts], {
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (status !== 0) throw new Error(`importing ${texts} ended with ${status}`);
    },
    stop: () => ends("SIGTERM"),
    kill: () => ends("SIGKILL"),
  };
}
