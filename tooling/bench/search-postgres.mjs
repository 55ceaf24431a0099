import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whenEnding } from "./ending.mjs";
import { loadOfApi, startPostgres } from "./postgres-server.mjs";
import { leftOut, termsWithoutStemming } from "./search-words.mjs";

/** A server of our own, in a folder that goes when it stops; null where PostgreSQL's programs are missing. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-"));
  const drop = () => rmSync(folder, { recursive: true, force: true });
  const forget = whenEnding(drop);
  const server = await startPostgres(folder);
  if (!server) return null;
  const { default: connect } = await loadOfApi("postgres");
  const sql = connect(server.url, { max: 1, onnotice: () => undefined });
  return {
    name: `${server.name} ts_rank`,
    query: (text, values) => sql.unsafe(text, values),
    async close() {
      await sql.end();
      server.stop();
      forget();
      drop();
    },
  };
}

async function startPglite() {
  const { PGlite } = await loadOfApi("@electric-sql/pglite");
  const database = await PGlite.create();
  return {
    name: "PGlite ts_rank",
    query: async (text, values) => (await database.query(text, values)).rows,
    close: () => database.close(),
  };
}

/** Postgres' own full-text ranking over a GIN index; a server where its programs are installed, PGlite elsewhere. */
export async function postgres(passages) {
  const database = (await startServer()) ?? (await startPglite());
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
  const statement = `SELECT key FROM passage, to_tsquery('english', $1) AS asked WHERE words @@ asked AND key % ${leftOut} <> 0
    ORDER BY ts_rank(words, asked) DESC LIMIT $2`;
  return {
    name: database.name,
    buildSeconds,
    search: (question, limit) => database.query(statement, [termsWithoutStemming(question).join(" | "), limit]),
    close: database.close,
  };
}
