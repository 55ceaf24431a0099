import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { signIn } from "../../apps/api/test/sign-in.ts";
import { startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** Files handed in at once in each round. */
const atOnce = 6;
/** Longest time in ms after which the product is killed: while files arrive, while they are read, or behind that. */
const latest = 4000;
/** Longest time in ms in which all that was acknowledged is to be read. */
const patience = 600_000;
const lookEvery = 500;

/** Lines of a made-up record, as many as make a file that takes a moment to arrive and to be read. */
const lines = 20_000;
const textOf = (name) =>
  Array.from({ length: lines }, (_, nth) => `Record ${nth} of ${name}: the valve opened at ${40 + (nth % 9)} kPa.`).join("\n");
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

async function handIn(person, name) {
  const text = textOf(name);
  const form = new FormData();
  form.set("title", name);
  form.set("file", new Blob([text]), `${name}.txt`);
  const response = await person.fetch("/api/documents/upload", { method: "POST", body: form });
  const { data } = await response.json();
  return response.ok ? { id: data.id, sha256: hashOf(text) } : null;
}

/** Hands files in and kills the product meanwhile; what was acknowledged before. */
async function killOnce(start, nth) {
  const product = await start();
  const person = await signIn(product.url, "ana");
  const acknowledged = [];
  const sent = Array.from({ length: atOnce }, (_, file) =>
    handIn(person, `kill-${nth}-${file}`).then(
      (one) => one && acknowledged.push(one),
      // The connection went with the product.
      () => undefined,
    ),
  );
  await setTimeout(Math.random() * latest);
  await product.kill();
  await Promise.all(sent);
  return acknowledged;
}

/** How a document that was acknowledged ended: its state, and whether its bytes are those handed in; null while that is not said. */
async function standing(person, { id, sha256 }) {
  const answer = await person.fetch(`/api/documents/${id}`);
  if (answer.status === 404) return "lost";
  // A server that has just begun may have too much to do to say.
  if (!answer.ok) return null;
  const { upload_status } = (await answer.json()).data;
  if (upload_status === "pending" || upload_status === "processing") return null;
  const file = await person.fetch(`/api/documents/${id}/file`);
  if (file.status === 404) return "lost";
  if (!file.ok) return null;
  return hashOf(Buffer.from(await file.arrayBuffer())) === sha256 ? upload_status : "changed";
}

async function settled(person, acknowledged) {
  const until = performance.now() + patience;
  for (;;) {
    const ends = [];
    for (const one of acknowledged) ends.push((await standing(person, one)) ?? "stuck");
    if (!ends.includes("stuck") || performance.now() > until) return ends;
    await setTimeout(lookEvery);
  }
}

const leftIn = (folder) => readdirSync(join(folder, "data", "uploads")).length;

/**
 * Kills the product at random moments while files are handed in and read, and holds what it acknowledged beside what is there
 * in the end: lost, changed, stuck or failed are to be none, and no half of a file is to be left.
 */
export async function kills(times, onPostgres) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-kills-"));
  whenEnding(() => rmSync(folder, { recursive: true, force: true }));
  const database = onPostgres ? await startPostgres(join(folder, "postgresql")) : null;
  if (onPostgres && !database) return console.log("PostgreSQL's programs are missing.");
  const start = () => startProduct(folder, database?.url);
  try {
    const acknowledged = [];
    for (let nth = 0; nth < times; nth += 1) acknowledged.push(...(await killOnce(start, nth)));
    const product = await start();
    const ends = await settled(await signIn(product.url, "ana"), acknowledged);
    await product.stop();
    const count = (end) => ends.filter((one) => one === end).length;
    console.log(
      `${times} kills on ${database?.name ?? "the embedded database"}: ${acknowledged.length} of ${times * atOnce} files acknowledged; ` +
        `${count("completed")} read, ${["lost", "changed", "stuck", "failed"].map((end) => `${count(end)} ${end}`).join(", ")}; ` +
        `${leftIn(folder)} left half written`,
    );
  } finally {
    database?.stop();
  }
}
