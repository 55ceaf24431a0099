import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { termsWithoutStemming } from "./search-words.mjs";

const ofApi = createRequire(join(import.meta.dirname, "../../apps/api/package.json"));
const load = (name) => import(pathToFileURL(ofApi.resolve(name)).href);
const binaries = "/usr/lib/postgresql/15/bin";
const nobody = { uid: 65_534, gid: 65_534 };

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A server of our own on loopback, in a folder that goes when it stops. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-"));
  const asUser = process.getuid?.() === 0 ? nobody : {};
  if (asUser.uid) chownSync(folder, asUser.uid, asUser.gid);
  const run = (program, args) => execFileSync(join(binaries, program), args, { ...asUser, cwd: folder, stdio: "ignore" });
  const port = await freePort();
  run("initdb", ["-D", join(folder, "data"), "-U", "bench", "-A", "trust"]);
  run("pg_ctl", ["-D", join(folder, "data"), "-w", "-l", join(folder, "log"), "-o", `-p ${port} -h 127.0.0.1 -k ${folder}`, "start"]);
  const { default: connect } = await load("postgres");
  const sql = connect({ host: "127.0.0.1", port, user: "bench", database: "postgres", max: 1, onnotice: () => undefined });
  return {
    name: "PostgreSQL 15 ts_rank",
    query: (text, values) => sql.unsafe(text, values),
    async close() {
      await sql.end();
      run("pg_ctl", ["-D", join(folder, "data"), "-m", "fast", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPglite() {
  const { PGlite } = await load("@electric-sql/pglite");
  const database = await PGlite.create();
  return {
    name: "PGlite ts_rank",
    query: async (text, values) => (await database.query(text, values)).rows,
    close: () => database.close(),
  };
}

/** Postgres' own full-text ranking over a GIN index; a server where its programs are installed, PGlite elsewhere. */
export async function postgres(passages) {
  const database = existsSync(join(binaries, "initdb")) ? await startServer() : await startPglite();
  const begun = performance.now();
  await database.query("CREATE TABLE passage (key integer PRIMARY KEY, words tsvector)");
  for (let start = 0; start < passages.length; start += 500) {
    const some = passages.slice(start, start + 500);
    await database.query(
      "INSERT INTO passage SELECT key, to_tsvector('english', text) FROM unnest($1::integer[], $2::text[]) AS one (key, text)",
      [some.map(({ key }) => key), some.map(({ title, heading, text }) => `${title} ${heading} ${text}`.replaceAll("\0", ""))],
    );
  }
  await database.query("CREATE INDEX ON passage USING gin (words)");
  await database.query("ANALYZE passage");
  const buildSeconds = (performance.now() - begun) / 1000;
  const statement =
    "SELECT key FROM passage, to_tsquery('english', $1) AS asked WHERE words @@ asked ORDER BY ts_rank(words, asked) DESC LIMIT $2";
  return {
    name: database.name,
    buildSeconds,
    search: (question, limit) => database.query(statement, [termsWithoutStemming(question).join(" | "), limit]),
    close: database.close,
  };
}
