import { fork, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { leanHeap, leanMemory } from "../bootstrap/memory.mjs";
import { usageOf } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";

const main = resolve(import.meta.dirname, "../../apps/api/src/main.ts");
const source = "--conditions=@clausewise/source";

/** Plays official sources in a process of its own. */
export async function playSources(sizes) {
  const child = fork(join(import.meta.dirname, "official-double.mjs"), [JSON.stringify(sizes)], { execArgv: [source] });
  const forget = whenEnding(() => child.kill("SIGKILL"));
  const base = await new Promise((told, failed) => {
    child.once("message", told);
    child.once("exit", (code) => failed(new Error(`the double ended with ${code}`)));
  });
  return {
    base,
    /** Has what is published change. */
    plant: () =>
      new Promise((done) => {
        child.once("message", done);
        child.send("plant");
      }),
    stop() {
      forget();
      child.kill("SIGKILL");
    },
  };
}

/**
 * Starts the product from its source on the data in `folder`; `mirror` answers for the official sources, of which none is
 * asked without it. `preload` is loaded before the product.
 */
export async function startLooking(folder, { mirror = null, pause = 0, settings = {}, preload = null } = {}) {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true });
  const official = mirror === null ? { OFFICIAL_SOURCES: "off" } : { OFFICIAL_MIRROR: mirror, OFFICIAL_MIRROR_PAUSE: String(pause) };
  const env = {
    ...leanMemory,
    PATH: process.env.PATH,
    NODE_ENV: "development",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    AUDIT_DIR: join(folder, "audit"),
    RATE_LIMIT: "off",
    ADMINISTRATORS: "chi@example.org",
    ...official,
    ...settings,
  };
  const first = preload === null ? [] : ["--import", preload];
  const child = spawn(process.execPath, [...leanHeap, source, ...first, main], { env, stdio: ["ignore", "pipe", "pipe"] });
  const forget = whenEnding(() => child.kill("SIGKILL"));
  const ended = new Promise((done) => child.once("exit", done));
  let said = "";
  const ready = new Promise((done) => child.stdout.on("data", (text) => String(text).includes("is ready at") && done("ready")));
  child.stderr.on("data", (text) => (said += String(text)));
  const ends = async (signal) => {
    forget();
    child.kill(signal);
    await ended;
  };
  const isReady = (await Promise.race([ready, ended])) === "ready";
  if (!isReady) throw new Error(`the product ended before it was ready: ${said}`);
  const announced = join(dataDir, "server.json");
  const { url, token } = existsSync(announced) ? JSON.parse(readFileSync(announced, "utf8")) : {};
  return {
    url,
    token,
    complaints: () => said,
    usage: () => usageOf(child.pid),
    stop: () => ends("SIGTERM"),
    kill: () => ends("SIGKILL"),
  };
}
