import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** A server in a process of its own, which may be killed. */
export interface Product {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** Its address, once it is ready; rejects where it ends before. */
  ready: Promise<string>;
}

/** Starts the server on the data in a folder. */
export function startProduct(folder: string, settings: NodeJS.ProcessEnv): Product {
  const child = spawn(process.execPath, ["--conditions=@clausewise/source", main], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: join(folder, "data"),
      AUDIT_DIR: join(folder, "audit"),
      PORT: "0",
      RATE_LIMIT: "off",
      ...settings,
    },
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  let [said, complained] = ["", ""];
  child.stderr.on("data", (chunk) => (complained += String(chunk)));
  child.stdout.on("data", (chunk) => {
    said += String(chunk);
    const base = /ready at (\S+)/.exec(said)?.[1];
    if (base) resolve(base);
  });
  const ended = new Promise((done) => child.once("exit", done));
  child.once("exit", (code) => reject(new Error(`ended with ${code}: ${complained}`)));
  return { child, ended, ready };
}
