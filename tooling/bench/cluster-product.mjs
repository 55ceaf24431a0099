import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { leanHeap, leanMemory } from "../bootstrap/memory.mjs";
import { whenEnding } from "./ending.mjs";

const home = resolve(import.meta.dirname, "../..");
export const program = (name) => join(home, "apps/api/dist", name);

/** What every process of the arrangement is started with. */
export const settingsFor = ({ folder, between, secret, bucket }) => ({
  ...leanMemory,
  ...process.env,
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  DATA_DIR: join(folder, "data"),
  AUDIT_DIR: join(folder, "audit"),
  DATABASE_URL: between.pooled,
  DATABASE_DIRECT_URL: between.direct,
  PUBLIC_URL: between.url,
  TRUSTED_PROXIES: "1",
  SESSION_SECRET: secret,
  S3_BUCKET: bucket.bucket,
  S3_ENDPOINT: bucket.endpoint,
  S3_KEY_ID: bucket.credentials.accessKeyId,
  S3_SECRET: bucket.credentials.secretAccessKey,
  RATE_LIMIT: "off",
  OFFICIAL_SOURCES: "off",
  LOG_LEVEL: "error",
});

/** Starts one process of the built product and waits until it is ready. */
export async function startProcess(role, port, env) {
  const child = spawn(process.execPath, [...leanHeap, program("main.js")], {
    env: { ...env, ROLE: role, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const forget = whenEnding(() => child.kill("SIGKILL"));
  let complained = "";
  child.stderr.on("data", (text) => (complained += String(text)));
  const ended = new Promise((done) => child.once("exit", done));
  const ready = new Promise((done) => child.stdout.on("data", (text) => String(text).includes("is ready at") && done("ready")));
  const first = await Promise.race([ready, ended]);
  if (first !== "ready") throw new Error(`a process (${role}) ended with ${first}: ${complained.slice(-2000)}`);
  return {
    role,
    url: `http://127.0.0.1:${port}`,
    port,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    complaints: () => complained,
    async end(signal) {
      forget();
      child.kill(signal);
      await ended;
    },
  };
}
