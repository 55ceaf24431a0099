import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parseArgs } from "node:util";
import { createPrivateShelves } from "../../apps/api/src/features/search/private-shelves.ts";
import { createIndex } from "../../packages/retrieval/src/index.ts";
import { percentile } from "./figures.mjs";

/** Memory and times of what people keep for themselves: each asks in turn, and what they asked of stays held within bounds. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    people: { type: "string", default: "100" },
    documents: { type: "string", default: "1000" },
    passages: { type: "string", default: "10" },
  },
});
const people = Number(values.people);
const documents = Number(values.documents);
const passagesEach = Number(values.passages);

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const memory = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/** Numbers from 0 to 1 that are the same in each run. */
function random(seed) {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** About 120 words, rare ones rarely, as texts have them. */
function wordsOf(key) {
  const next = random(key);
  return Array.from({ length: 120 }, () => `word${Math.floor(40_000 * next() ** 4)}`).join(" ");
}

const keysOf = (person, document) =>
  Array.from({ length: passagesEach }, (_, nth) => (person * documents + document) * passagesEach + nth + 1);
const idOf = (person, document) => `${person}-${document}`;
const placeOf = (id) => id.split("-").map(Number);
const sourceOf = (id) => ({
  source: { id, owner_id: id, kind: "upload", text_kind: "verbatim", title: id, identifier: id, jurisdiction: "INT" },
  name: id,
  versions: [{ id: `v${id}`, source_id: id }],
  timeline: [{ from: "", version_id: `v${id}`, status: "final", has_begun: true, words_of: "", replaces: [] }],
});
const library = {
  privateStand: async ({ id }) => Array.from({ length: documents }, (_, nth) => ({ id: idOf(id, nth), revision: 1 })),
  privateSources: async (_, ids) => ids.map(sourceOf),
  privatePassages: async (_, ids, after, limit) =>
    ids
      .flatMap((id) => keysOf(...placeOf(id)))
      .filter((key) => key > after)
      .slice(0, limit)
      .map((key) => ({ key, citation: `page ${key}`, title: "", heading: "", text: wordsOf(key) })),
  contentsOf: async (ids) =>
    new Map(
      ids.map((id) => {
        const keys = keysOf(...placeOf(id.slice(1)));
        return [id, { keys, citations: keys.map((key) => `page ${key}`) }];
      }),
    ),
  passagesAt: async () => [],
};

const statistics = createIndex().statistics();
const shelves = createPrivateShelves(library, () => statistics);
const empty = memory();
const built = [];
const searched = [];
let most = 0;
for (let person = 0; person < people; person += 1) {
  const viewer = { id: person };
  let begun = performance.now();
  await shelves.admit(viewer);
  built.push(performance.now() - begun);
  const { index } = shelves.of(viewer);
  index.search(wordsOf(1), { limit: 1 });
  for (let nth = 0; nth < 20; nth += 1) {
    begun = performance.now();
    index.search(wordsOf(person * 1000 + nth).slice(0, 90), { limit: 300 });
    searched.push(performance.now() - begun);
  }
  if (person % 5 === 4 || person === people - 1) most = Math.max(most, memory() - empty);
}
const figure = (number) => number.toLocaleString("en", { maximumFractionDigits: 1 });
console.log(`${people} people, ${documents} documents each, ${passagesEach} passages a document:`);
console.log(`  made ready when somebody asks: p50 ${figure(percentile(built, 0.5))} ms, p95 ${figure(percentile(built, 0.95))} ms`);
console.log(`  searched: p50 ${figure(percentile(searched, 0.5))} ms, p95 ${figure(percentile(searched, 0.95))} ms`);
const { people: held, passages } = shelves.held();
console.log(`  held at the end: shelves of ${held} people with ${figure(passages)} passages`);
console.log(`  most memory held: ${figure(most)} MB`);
