import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openPerson } from "./api-requests.mjs";
import { playSources, startLooking } from "./official-product.mjs";

/** The sources that the double plays, small enough that many first looks end soon, and without files, of which each comes when it comes. */
const sizes = { parts: 8, sections: 12, paragraphs: 24, rows: 600, recalls: 1500, files: false };
const played = ["ecfr", "canada-laws", "canada-recalls", "fda-guidance"];
const patience = 240_000;

/**
 * Kills the product that many times at random moments, half of them during its first looks at official sources and half while
 * it looks at what changed since, and says what is held in the end beside what one holds that nobody killed. Gives whether
 * nothing was lost, doubled or made up.
 */
export async function kills({ kills: times }) {
  const calm = await run("nobody kills it", 0);
  const killed = await run("killed", times, calm.seconds);
  const [wanted, found] = [calm.held, killed.held].map((held) => JSON.stringify(held, null, 1));
  console.log(wanted);
  const isSame = wanted === found;
  console.log(isSame ? `The same is held after ${killed.killed} kills.` : `After ${killed.killed} kills something else is held: ${found}`);
  if (!isSame) process.exitCode = 1;
  return isSame;
}

/** First looks, then looks at what was planted; `seconds` is how long each takes where nobody kills. */
async function run(title, times, [first, later] = []) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-killed-"));
  const double = await playSources(sizes);
  const state = { killed: 0 };
  const until = async (seconds, wanted) => {
    for (let nth = 0; nth < wanted; nth += 1) {
      const product = await startLooking(folder, { mirror: double.base });
      if (state.asked) await askFor(product);
      await setTimeout(Math.random() * (seconds / wanted) * 1600);
      await product.kill();
      state.killed += 1;
    }
    const product = await startLooking(folder, { mirror: double.base });
    const begun = performance.now();
    const person = state.asked ? await askFor(product) : await openPerson(product.url, "ana");
    await allSettled(person, state.asked ?? "");
    const held = await heldBy(product, person);
    await product.stop();
    return { held, seconds: (performance.now() - begun) / 1000 };
  };
  try {
    const one = await until(first, Math.ceil(times / 2));
    await double.plant();
    state.asked = new Date().toISOString();
    const two = await until(later, Math.floor(times / 2));
    const seconds = [one.seconds, two.seconds];
    console.log(
      `${title}: ${state.killed} kills, first looks ${seconds[0].toFixed(1)} s, later looks ${seconds[1].toFixed(1)} s to their end`,
    );
    return { held: { first: one.held, later: two.held }, seconds, killed: state.killed };
  } finally {
    double.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const answerOf = async (person, path) => JSON.parse((await person.call("GET", path)).text);
const read = async (person, path) => (await answerOf(person, path)).data;
const sourcesOf = async (person) => (await read(person, "/api/official-sources")).sources.filter(({ id }) => played.includes(id));

/** Has an administrator ask for a look at each source. */
async function askFor({ url }) {
  const chi = await openPerson(url, "chi");
  for (const id of played) await chi.call("POST", `/api/official-sources/${id}/run`, {});
  return chi;
}

/** Waits until each source was looked at whole after a moment. */
async function allSettled(person, after) {
  const end = performance.now() + patience;
  for (;;) {
    const sources = await sourcesOf(person);
    if (sources.every(({ progress, last_success }) => progress === null && last_success !== null && last_success > after)) return;
    if (performance.now() > end) throw new Error(`not at the end: ${sources.map(({ id, result }) => `${id}: ${result}`).join("; ")}`);
    await setTimeout(100);
  }
}

/** What is held, in words that do not differ from run to run. */
async function heldBy({ url, token }, person) {
  const held = {};
  for (const { id, entries, holds } of await sourcesOf(person)) {
    const changes = await changesOf(person, id);
    const texts = holds === "texts" ? await read(person, `/api/official-sources/${id}/texts`) : [];
    held[id] = {
      entries,
      changes: countsOf(changes.map(({ kind }) => kind)),
      told: changes
        .filter(({ kind }) => kind !== "added")
        .map(({ kind, subject, clauses }) => [kind, subject, ...clauses].join(" "))
        .toSorted(),
      texts: await Promise.all(texts.map((text) => textIn(person, text))),
    };
  }
  const records = await auditOf(url, token);
  return {
    ...held,
    records: countsOf(
      records.filter(({ action }) => /^(?:corpus|official)\./.test(action) && action !== "official.asked").map(({ action }) => action),
    ),
  };
}

async function textIn(person, { identifier, label, library_source_id }) {
  const { versions } = await read(person, `/api/sources/${library_source_id}?limit=1`);
  return `${identifier}, ${label}; in the library ${versions.map((one) => `${one.label} with ${one.passages} passages`).join(" and ")}`;
}

async function changesOf(person, id) {
  const all = [];
  for (let cursor = ""; ;) {
    const page = await answerOf(
      person,
      `/api/official-changes?source_id=${id}&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    all.push(...page.data);
    if (!page.next) return all;
    cursor = page.next;
  }
}

async function auditOf(url, token) {
  const all = [];
  for (let from = 1; ;) {
    const response = await fetch(`${url}/api/audit/records?from=${from}&limit=500`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await response.json();
    all.push(...data);
    if (data.length < 500) return all;
    from = data.at(-1).sequence + 1;
  }
}

function countsOf(words) {
  const byWord = Map.groupBy(words.toSorted(), (word) => word);
  return Object.fromEntries([...byWord].map(([word, all]) => [word, all.length]));
}
