import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { createApp } from "./app.ts";
import { namesRecords } from "./features/audit/checkpoint-files.ts";
import { CannotStart } from "./platform/cannot-start.ts";
import { ConfigError } from "./platform/config-error.ts";
import { readConfig, type Config } from "./platform/config.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { errorCode } from "./platform/database/error-code.ts";
import type { openDatabase as OpenDatabase } from "./platform/database/open.ts";
import { AlreadyOpen, claimFolder } from "./platform/database/lock.ts";
import { giveBack } from "./platform/give-back.ts";
import { growSlowly } from "./platform/grow-slowly.ts";
import { loadModulesQuickly } from "./platform/quick-modules.ts";
import { sayIfSlow } from "./platform/slow-start.ts";
import { announce, newToken } from "./transport/administrator.ts";

type App = Awaited<ReturnType<typeof createApp>>;

/** Longest time in ms that requests under way may take to end after a signal, and that the rest may take after that. */
const patience = 7000;
const lastWait = 2000;

/** Time in ms after which a start that waits for its disk or its database says so. */
const slowAfter = 15_000;

/** Time in ms after the start by which what begins with it is done. */
const settled = 30_000;

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

/** Opens the database and what is searched while the rest of the program is loaded. */
async function load(config: Config) {
  const [{ openDatabase }, { settingsOf, startEarly }] = await Promise.all([
    import("./platform/database/open.ts"),
    import("./features/search/search-thread.ts"),
  ]);
  const opening = openOwn(config, openDatabase).catch((error: unknown) => {
    if (error instanceof CannotStart) leave(error.message, 6);
    if (error instanceof AlreadyOpen)
      leave(
        `Another Clausewise is already using ${config.dataDir}. Stop it first, or set DATA_DIR to another folder${orShare(config)}.`,
        3,
      );
    if (config.databaseUrl)
      leave(`The database server cannot be used (${errorCode(error)}). Check that it runs and that DATABASE_URL is right.`, 5);
    throw error;
  });
  const early = startEarly(settingsOf(config));
  const [open, { createApp }] = await Promise.all([opening, import("./app.ts").then(leaner)]);
  return { open, early, createApp };
}

/** Beside a database server, only processes that each have a part of the work share a data folder; the embedded database sees to that itself. */
async function openOwn(config: Config, openDatabase: typeof OpenDatabase) {
  if (config.databaseUrl) {
    const release = claimFolder(config.dataDir, config.role === "both" ? "alone" : "shared");
    lastly.push(async () => release());
  }
  return openDatabase({ ...config, begun: namesRecords(config.auditDir) });
}

const orShare = ({ databaseUrl }: Config): string => (databaseUrl ? ", or have them share the work (ROLE=web and ROLE=worker)" : "");

/** What was loaded, without what loading it made beside it, which is three times as much. */
function leaner<Loaded>(loaded: Loaded): Loaded {
  giveBack();
  return loaded;
}

async function start(config: Config): Promise<void> {
  const { open, early, createApp } = await load(config);
  answered();
  lastly.push(() => open.close());
  const refuse = (error: unknown) => leave(refusalOf(error, config), 4);
  await tryAddress(config).catch(async (error: unknown) => {
    await open.close();
    refuse(error);
  });
  const token = newToken();
  const app = await createApp({ config, open, early, clock: systemClock, version: version(), token }).catch(async (error: unknown) => {
    if (!(error instanceof CannotStart)) throw error;
    await open.close();
    leave(error.message, 6);
  });
  await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await app.close();
    refuse(error);
  });
  const url = addressOf(app, config);
  // A process that serves nothing but its health is of no use to command-line tools.
  const withdraw = config.role === "worker" ? () => undefined : announce(config.dataDir, { pid: process.pid, url, token });
  process.stdout.write(`Clausewise is ready at ${config.publicUrl ?? url}\n`);
  setTimeout(giveBack, settled).unref();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(app, withdraw));
}

async function stop(app: App, withdraw: () => void): Promise<void> {
  withdraw();
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  const late = setTimeout(() => leave("Clausewise did not end in time.", 1), patience + lastWait);
  await app.close();
  clearTimeout(cut);
  clearTimeout(late);
  process.exit(0);
}

const version = (): string => String(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version);

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

/** What must be closed also when something fails that nobody foresaw. */
const lastly: (() => Promise<void>)[] = [];

/** The last resort: says what happened, closes the database, and leaves the restart to whoever watches over the process. */
async function giveUp(reason: unknown): Promise<never> {
  process.stderr.write(
    `Clausewise ends after an unexpected failure: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`,
  );
  setTimeout(() => process.exit(1), lastWait).unref();
  await Promise.allSettled(lastly.splice(0).map((close) => close()));
  process.exit(1);
}

process.on("uncaughtException", (error) => void giveUp(error));
process.on("unhandledRejection", (reason) => void giveUp(reason));

const answered = sayIfSlow(
  "Clausewise is still waiting for its folders or its database to answer. Check the disk of DATA_DIR and AUDIT_DIR, and DATABASE_URL.",
  slowAfter,
);
growSlowly();
loadModulesQuickly();
await start(settings());
