import { createServer, request, Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startBuild } from "../../apps/api/src/features/search/index-build.ts";
import { createIndex, loadIndex } from "../../packages/retrieval/src/index.ts";
import { isHeld } from "./search-words.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const secondsOf = (begun) => (performance.now() - begun) / 1000;
const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];

function memoryOf() {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** What a request to the same process takes, asked again and again until the work is done. */
async function othersWhile(work) {
  const server = createServer((_, response) => response.end('{"success":true}'));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address();
  const ask = () =>
    new Promise((resolve, reject) => {
      request({ port, host: "127.0.0.1", agent }, (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end();
    });
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  const times = [];
  while (!state.isDone) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
    await sleep(2);
  }
  agent.destroy();
  server.close();
  return { result: await done, times };
}

/** Sends the passages to the thread as the server does: as many at a time as it reads from its database. */
async function buildApart(passages) {
  const build = startBuild({ base: null });
  for (let start = 0; start < passages.length; start += 200) {
    build.add(passages.slice(start, start + 200));
    await sleep(1);
  }
  return build.finish({ key: passages.length, hash: "" }, null);
}

function addOneByOne(index, passages) {
  const times = passages.slice(0, 200).map((passage, nth) => {
    const begun = performance.now();
    index.add([{ ...passage, key: passages.length + nth }]);
    index.search(passage.text.slice(0, 100), { limit: 10 });
    return performance.now() - begun;
  });
  return percentile(times, 0.95);
}

/** Our index, built, kept, loaded, and built once more in its thread while other requests are answered. */
export async function ownPath(passages) {
  const before = memoryOf();
  let begun = performance.now();
  const made = createIndex();
  for (let start = 0; start < passages.length; start += 200) made.add(passages.slice(start, start + 200));
  const buildSeconds = secondsOf(begun);
  const bytes = made.snapshot();
  begun = performance.now();
  const index = loadIndex(bytes);
  const loadSeconds = secondsOf(begun);
  index.search("a first question makes what is made once", { limit: 1 });
  const snapshotMegabytes = bytes.length / 1e6;
  const { times, result } = await othersWhile(() => buildApart(passages));
  const longestAddMilliseconds = addOneByOne(result, passages);
  return {
    name: "this project",
    buildSeconds,
    snapshotMegabytes,
    loadSeconds,
    memoryMegabytes: memoryAlone(before, index),
    othersP50: percentile(times, 0.5),
    othersP95: percentile(times, 0.95),
    longestAddMilliseconds,
    search: (question, limit) => index.search(question, { limit, accept: isHeld }),
  };
}

/** The index still being held, what the process holds more than before it. */
function memoryAlone(before, index) {
  const after = memoryOf();
  return index.size > 0 ? after - before : 0;
}
