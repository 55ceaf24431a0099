import { hammer, openPerson, otherQuestions, ownQuestions, worstQuestions } from "./api-requests.mjs";
import { timesLine } from "./figures.mjs";
import { besides, tally } from "./tally.mjs";

const people = ["ana", "ben", "chi", "dana"];

const lists = [
  ["answers", "/api/answers"],
  ["bookmarks", "/api/queries?bookmarked=true"],
  ["notifications", "/api/notifications?unread=true"],
  ["library", "/api/sources"],
  ["dashboard", "/api/dashboard/stats"],
];

const cpuOf = (product) => product.usage()?.cpu ?? null;
const cpuEach = (product, before, n) => (before === null ? "" : `${(((cpuOf(product) - before) * 1000) / n).toFixed(0)} ms CPU each`);

/** Each question of this repository, one after another, and all of them once more. */
export async function questions({ product, say }) {
  const ana = await openPerson(product.url, "ana");
  for (const name of ["questions, new", "questions, repeated"]) {
    const { times, counts, take } = tally();
    const before = cpuOf(product);
    for (const question of ownQuestions()) take(await ana.ask(question));
    say(timesLine(name, times, [cpuEach(product, before, times.length), besides(counts)].filter(Boolean).join("; ")));
  }
}

/** Saves bookmarks of the newest answers, so that the lists have something to list. */
async function saveBookmarks(person) {
  const { data } = JSON.parse((await person.call("GET", "/api/answers?limit=100")).text);
  for (const { id, question } of data.items ?? data)
    await person.call("POST", "/api/queries", { question, response: question.repeat(5), answer_id: id, is_bookmarked: true });
}

const plainRequests = (source) => [
  ["health", "/api/health"],
  ["a page", "/"],
  ...lists,
  ["source page", `/api/sources/${source}?limit=50`],
];

async function anySource(person) {
  const { text } = await person.call("POST", "/api/regulatory-search", ownQuestions()[0]);
  return JSON.parse(text).data.statements[0].citations[0].source_id;
}

/** Asks for each address in turn until told to end. */
async function keepCalling(person, requests, isDone) {
  const tallies = new Map(requests.map(([name]) => [name, tally()]));
  while (!isDone()) for (const [name, path] of requests) tallies.get(name).take(await person.call("GET", path));
  return tallies;
}

function sayAll(say, title, tallies) {
  const all = [...tallies.values()];
  const counts = new Map();
  for (const one of all) for (const [status, n] of one.counts) counts.set(status, (counts.get(status) ?? 0) + n);
  say(
    timesLine(
      title,
      all.flatMap(({ times }) => times),
      besides(counts),
    ),
  );
}

/** What one person's other requests take while ten people search without a pause. */
export async function beside({ product, say, sharedData, seconds }) {
  const ben = await openPerson(product.url, "ben");
  const requests = plainRequests(await anySource(ben));
  const asked = otherQuestions(sharedData);
  const until = performance.now() + seconds * 1000;
  const isDone = () => performance.now() > until;
  const searching = tally();
  const searchers = Array.from({ length: 10 }, async (_, nth) => {
    const person = await openPerson(product.url, people[nth % people.length]);
    for (let at = nth * 17; !isDone(); at++) searching.take(await person.ask(asked[at % asked.length]));
  });
  const tallies = await keepCalling(ben, requests, isDone);
  await Promise.all(searchers);
  say(timesLine("ten people searching: their questions", searching.times, besides(searching.counts)));
  sayAll(say, "ten people searching: other requests", tallies);
  for (const [name, { times, counts }] of tallies) say(timesLine(`  ${name}`, times, besides(counts)));
}

/** Many connections on each list, with one person's health checks and pages beside them. */
export async function many({ product, say, seconds, connections }) {
  const ana = await openPerson(product.url, "ana");
  await saveBookmarks(ana);
  for (const [name, path] of lists) {
    const state = { isDone: false };
    const plain = keepCalling(
      ana,
      [
        ["health and pages", "/api/health"],
        ["page", "/"],
      ],
      () => state.isDone,
    );
    const { served, refused } = await hammer({ base: product.url, cookie: ana.cookie, path, connections, seconds });
    state.isDone = true;
    say(timesLine(`${connections} connections: ${name}`, served, besides(refused)));
    sayAll(say, "  health and a page beside them", await plain);
  }
}

/** The longest wait of other requests while questions are asked that are as bad as we know. */
export async function worst({ product, say }) {
  const [ben, chi] = [await openPerson(product.url, "ben"), await openPerson(product.url, "chi")];
  const requests = plainRequests(await anySource(ben));
  const { times, counts, take } = tally();
  const state = { isDone: false };
  const calls = keepCalling(ben, requests, () => state.isDone);
  for (const question of worstQuestions()) take(await chi.ask(question));
  state.isDone = true;
  const tallies = await calls;
  say(timesLine("worst questions", times, besides(counts)));
  sayAll(say, "worst questions: other requests", tallies);
}
