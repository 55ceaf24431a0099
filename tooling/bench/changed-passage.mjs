import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPerson } from "./api-requests.mjs";
import { isBuilt, startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { percentile, timesHead, timesLine } from "./figures.mjs";

/** How soon one passage that changes is told wherever it is relied on: from the request that brings its new words in. */
const { values } = parseArgs({ args: process.argv.slice(2), options: { rounds: { type: "string", default: "10" } } });
const rounds = Number(values.rounds);

if (!isBuilt()) {
  console.error("The product is not built. Run pnpm build first.");
  process.exit(2);
}

/** Most that may pass until the last of them tells it, in ms. */
const longest = 2000;
/** Time in ms from one look to the next, and after which nothing is waited for any more. */
const [pace, patience] = [25, 20_000];

const clause = "21 CFR 312.40(b)";
const card = "ind-effective";
const template = "us-ind-cover-and-plan";

const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-passage-"));
const drop = () => rmSync(folder, { recursive: true, force: true });
const forget = whenEnding(drop);
const product = await startProduct(folder, null);
const [ana, dana] = [await openPerson(product.url, "ana"), await openPerson(product.url, "dana")];

/** Data of an answer, whose like fails where it is none. */
async function asked(person, method, path, body) {
  const { status, text } = await person.call(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}
const get = async (person, path) => (await asked(person, "GET", path)).data;
const post = async (person, path, body = {}) => (await asked(person, "POST", path, body)).data;

/** The source as the library holds it, whole. */
async function sourceOf() {
  const { clauses } = await get(ana, `/api/clauses?search=${encodeURIComponent(clause)}`);
  const place = clauses.find(({ citation }) => citation === clause);
  if (!place) throw new Error(`the library does not hold ${clause}`);
  const read = (offset) => get(ana, `/api/sources/${place.source_id}?limit=200&offset=${offset}`);
  const { source, version, passages } = await read(0);
  while (passages.length < version.passages) passages.push(...(await read(passages.length)).passages);
  return { source, version, passages };
}

/** Brings in a version of the source in which that one passage has other words. */
async function amend({ source, version, passages }, nth) {
  const { identifier, title, authority, jurisdiction, kind, binding, text_kind, url } = source;
  const worded = passages.map(({ citation, heading, text }) => ({
    citation,
    heading,
    text: citation === clause ? `${text} It is so since change ${nth}.` : text,
  }));
  const today = new Date().toISOString().slice(0, 10);
  const said = { identifier, title, authority, jurisdiction, kind, binding, text_kind, url };
  const about = { label: `Change ${nth}`, status: version.status, issued: today, effective: today, retrieved: today };
  await post(dana, "/api/corpus/versions", { ...said, ...about, passages: worded });
}

/** Has something of each kind rest on the passage, and says how each tells that it changed. */
async function rely() {
  const now = new Date().toISOString();
  const answer = await post(ana, "/api/regulatory-search", { query: `What does ${clause} say on when an IND goes into effect?` });
  const cites = answer.statements.some(({ citations }) => citations.some(({ citation }) => citation === clause));
  if (!cites) throw new Error(`the answer does not cite ${clause}`);
  const bookmark = await post(ana, "/api/queries", {
    question: answer.query,
    response: answer.response,
    is_bookmarked: true,
    answer_id: answer.answer_id,
  });
  const thread = await post(ana, "/api/discussions", {
    title: "When may we begin?",
    category: "clinical-trials",
    content: `Our plan rests on ${clause}.`,
  });
  const made = { name: "Tablet", currentStage: "discovery", category: "drug", areas: ["drug"], targetMarkets: ["US"] };
  const { id: analysis } = await post(ana, "/api/products", made);
  await asked(ana, "PUT", `/api/gap-analyses/${analysis}/packs`, { version: 0, packs: ["us-312"] });
  const planned = await post(ana, "/api/milestone-plans/clock", { clock: "ind", start: "2027-01-04", protocolId: "Trial" });
  const milestone = planned.find(({ basis }) => basis?.clause.clause === clause);
  await ana.call("GET", `/api/templates/${template}/file`);
  const isSince = ({ change }) => change !== null && change.since > now;
  const ofClause = (changes) => changes.some(({ citation }) => citation === clause);
  return [
    ["answer", async () => ofClause((await get(ana, `/api/answers/${answer.answer_id}/changes`)).changes)],
    [
      "bookmark",
      async () => (await get(ana, "/api/queries?bookmarked=true")).some((one) => one.id === bookmark.id && (one.changes?.changed ?? 0) > 0),
    ],
    ["template", async () => (await get(ana, `/api/templates/${template}`)).shown.some(({ clauses }) => clauses.some(isSince))],
    ["file made of it", async () => (await get(ana, `/api/template-files?template=${template}`))[0].changes.length > 0],
    [
      "thread",
      async () => (await get(ana, "/api/discussions?limit=5")).some((one) => one.id === thread.id && one.changed_clauses.length > 0),
    ],
    ["card", async () => (await get(dana, "/api/coach/retired-cards")).some(({ id }) => id === card)],
    ["gap", async () => (await get(ana, `/api/gap-analyses/${analysis}/requirements?marked=clauses_changed&limit=5`)).length > 0],
    ["milestone", async () => ofClause((await get(ana, `/api/milestones/${milestone.id}/clause-changes`)).changes)],
  ];
}

/** Listens as an open window does; says when it was last told that the library changed. */
async function openWindow() {
  const leaving = new AbortController();
  const { body } = await fetch(new URL("/api/events", product.url), { headers: { cookie: ana.cookie }, signal: leaving.signal });
  const window = { heard: 0, close: () => leaving.abort() };
  const listen = async () => {
    for await (const part of body.pipeThrough(new TextDecoderStream())) if (part.includes('"library"')) window.heard = performance.now();
  };
  listen().catch(() => undefined);
  return window;
}

/** The time from `begun` until something is told. */
async function until(isTold, begun) {
  while (performance.now() - begun < patience) {
    if (await isTold()) return performance.now() - begun;
    await setTimeout(pace);
  }
  return Number.POSITIVE_INFINITY;
}

const times = new Map();
const window = await openWindow();
for (let nth = 1; nth <= rounds; nth += 1) {
  const source = await sourceOf();
  await post(dana, `/api/coach/cards/${card}/confirm`, { reason: "It holds." }).catch(() => undefined);
  const places = await rely();
  for (const [name, isTold] of places) if (await isTold()) throw new Error(`the ${String(name)} tells of a change before there is one`);
  const begun = performance.now();
  const asksAgain = ["open windows, to ask again", async () => window.heard > begun];
  const told = Promise.all([...places, asksAgain].map(async ([name, isTold]) => [name, await until(isTold, begun)]));
  await amend(source, nth);
  const brought = performance.now() - begun;
  for (const [name, ms] of [["the change itself", brought], ...(await told)]) times.set(name, [...(times.get(name) ?? []), ms]);
}
console.log(`${clause} brought in with other words ${rounds} times, from the request that brings it in until each tells it`);
console.log(timesHead);
for (const [name, all] of times) {
  console.log(timesLine(name, all));
  if (percentile(all, 1) > longest) process.exitCode = 1;
}
window.close();
await product.stop();
forget();
drop();
