import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { createApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./platform/config.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { AlreadyOpen } from "./platform/database/lock.ts";
import { loadModulesQuickly } from "./platform/quick-modules.ts";
import { announce, newToken } from "./transport/administrator.ts";

type App = Awaited<ReturnType<typeof createApp>>;

/** Longest time in ms that requests under way may take to end after a signal, and that the rest may take after that. */
const patience = 7000;
const lastWait = 2000;

const home = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");

/** Ends with one line that says what to do. */
function leave(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

function settings(): Config {
  try {
    return readConfig(process.env, home);
  } catch (error) {
    if (error instanceof ConfigError) leave(`Clausewise cannot start: ${error.message}`, 2);
    throw error;
  }
}

/** Opens the database while the rest of the program is loaded. */
async function load(config: Config) {
  const { openDatabase } = await import("./platform/database/open.ts");
  const opening = openDatabase(config).catch((error: unknown) => {
    if (error instanceof AlreadyOpen)
      leave(`Another Clausewise is already using ${config.dataDir}. Stop it first, or set DATA_DIR to another folder.`, 3);
    if (config.databaseUrl)
      leave(`The database server cannot be used (${reasonOf(error)}). Check that it runs and that DATABASE_URL is right.`, 5);
    throw error;
  });
  const [open, { createApp }] = await Promise.all([opening, import("./app.ts")]);
  return { open, createApp };
}

async function start(config: Config): Promise<void> {
  const { open, createApp } = await load(config);
  const refuse = (error: unknown) => leave(refusalOf(error, config), 4);
  await tryAddress(config).catch(async (error: unknown) => {
    await open.close();
    refuse(error);
  });
  const token = newToken();
  const app = await createApp({ config, open, clock: systemClock, version: version(), token });
  await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await app.close();
    refuse(error);
  });
  const url = addressOf(app, config);
  const withdraw = announce(config.dataDir, { pid: process.pid, url, token });
  process.stdout.write(`Clausewise is ready at ${config.publicUrl ?? url}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(app, withdraw));
}

async function stop(app: App, withdraw: () => void): Promise<void> {
  withdraw();
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  const giveUp = setTimeout(() => leave("Clausewise did not end in time.", 1), patience + lastWait);
  await app.close();
  clearTimeout(cut);
  clearTimeout(giveUp);
  process.exit(0);
}

const version = (): string => String(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version);

/** What went wrong, without the address, which may hold a password. */
const reasonOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "unknown reason");

/** Listens for a moment, so that a port in use is told before everything is prepared. */
async function tryAddress({ host, port }: Config): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  await new Promise((resolve) => server.close(resolve));
}

/** Why the server cannot listen where it was told to, and what to do. */
function refusalOf(error: unknown, { host, port }: Config): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what uses it, or start with PORT=${port + 1} npm start.`;
  if (code === "EACCES") return `Port ${port} is not open to this user. Start with a PORT of 1024 or above.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST=${host} is no address of this machine.`;
  throw error;
}

function addressOf(app: App, { host }: Config): string {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

process.on("unhandledRejection", (reason) => {
  process.stderr.write(
    `Clausewise ends after an unexpected failure: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`,
  );
  process.exit(1);
});

loadModulesQuickly();
await start(settings());
