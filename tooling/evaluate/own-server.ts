import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findServer, type Server } from "../../apps/api/src/cli/server.ts";

const home = resolve(import.meta.dirname, "../..");
const program = (file: string, ...args: string[]) => ["--conditions=@clausewise/source", join(home, file), ...args];

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? Promise.resolve(child.exitCode) : new Promise((done) => child.once("exit", done));

async function waitFor(dataDir: string, child: ChildProcess): Promise<Server> {
  while (child.exitCode === null) {
    const server = findServer(home, dataDir);
    if (server) return server;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the server did not start (exit code ${child.exitCode})`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await ended(child);
}

/** Starts the product with data of its own on a free port and imports `texts`; ends and tidies up with `stop`. */
export async function startOwnServer({ texts, dataDir }: { texts: string | null; dataDir: string | null }) {
  const folder = dataDir ? resolve(dataDir) : mkdtempSync(join(tmpdir(), "clausewise-evaluate-"));
  const isPrepared = existsSync(join(folder, "data"));
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    AUDIT_DIR: join(folder, "audit"),
    RATE_LIMIT: "off",
    OFFICIAL_SOURCES: "off",
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, program("apps/api/src/main.ts"), { env, stdio: ["ignore", "ignore", "inherit"] });
  const stop = async () => {
    await stopChild(child);
    if (dataDir === null) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = await waitFor(env.DATA_DIR, child);
    if (texts !== null && !isPrepared) {
      process.stderr.write(`Importing ${texts} …\n`);
      await ended(spawn(process.execPath, program("apps/api/src/cli/corpus.ts", "import", texts), { env, stdio: "ignore" }));
    }
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
