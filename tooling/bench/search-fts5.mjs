import { DatabaseSync } from "node:sqlite";
import { leftOut, termsWithoutStemming } from "./search-words.mjs";

/** SQLite's FTS5 in memory, with its Porter stemmer and its BM25; questions without function words, any word may match. */
export function fts5(passages) {
  const begun = performance.now();
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE VIRTUAL TABLE passage USING fts5(title, heading, citation, text, tokenize = 'porter unicode61')");
  const insert = database.prepare("INSERT INTO passage (rowid, title, heading, citation, text) VALUES (?, ?, ?, ?, ?)");
  database.exec("BEGIN");
  for (const { key, title, heading, citation, text } of passages) insert.run(key, title, heading, citation, text);
  database.exec("COMMIT");
  const buildSeconds = (performance.now() - begun) / 1000;
  const query = database.prepare(`SELECT rowid, rank FROM passage WHERE passage MATCH ? AND rowid % ${leftOut} <> 0 ORDER BY rank LIMIT ?`);
  return {
    name: "SQLite FTS5",
    buildSeconds,
    search: (question, limit) =>
      query.all(
        termsWithoutStemming(question)
          .map((word) => `"${word}"`)
          .join(" OR "),
        limit,
      ),
    close: () => database.close(),
  };
}
