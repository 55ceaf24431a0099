import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openStream } from "../../apps/api/test/event-stream.ts";
import { signIn } from "../../apps/api/test/sign-in.ts";
import { percentile } from "./figures.mjs";

/** Time in ms between two requests of somebody else. */
const pause = 10;
/** Longest time in ms between two looks at whether a document is read, should nothing be heard of it. */
const lookEvery = 1000;
/** Longest time in ms that one file may take. */
const longest = 600_000;

const others = ["/api/users/me", "/api/documents", "/api/queries", "/api/notifications?unread=true"];

async function data(response) {
  const { data } = await response.json();
  if (!response.ok || data === undefined) throw new Error(`${response.url} answered ${response.status}`);
  return data;
}

/** Tells of documents that changed, as a page hears of them. */
async function follow(browser) {
  const stream = await openStream(browser);
  const waiting = new Map();
  const hear = async () => {
    for (;;) {
      const { kind, object_id } = await stream.next("changed");
      if (kind === "documents") waiting.get(object_id)?.();
    }
  };
  hear().catch(() => undefined);
  return {
    /** Resolves when a document changes from now on. */
    change: (id) => new Promise((changed) => waiting.set(id, changed)),
    close: () => stream.close(),
  };
}

/** A person whose requests are like those of a browser, which hears at once what changed. */
async function open(base, name) {
  const browser = await signIn(base, name);
  const { change, close } = await follow(browser);
  const call = (path, init = {}) => browser.fetch(path, { ...init, headers: { origin: new URL(base).origin, ...init.headers } });
  const ask = (document) =>
    call("/api/regulatory-search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: "What does this document say of adverse events?",
        authority: "MULTI_AUTHORITY",
        scope: { library: false, documents: [document] },
      }),
    });
  return { call, ask, change, close };
}

const isUnderWay = ({ upload_status }) => upload_status === "pending" || upload_status === "processing";

/** Hands a file in and waits until a question about it has been answered; its pages, how many were recognised, and seconds. */
async function goTheWay({ call, ask, change }, path) {
  const form = new FormData();
  form.set("title", basename(path));
  form.set("file", await openAsBlob(path, { type: "application/pdf" }), basename(path));
  const begun = performance.now();
  let document = await data(await call("/api/documents/upload", { method: "POST", body: form }));
  while (isUnderWay(document)) {
    if (performance.now() - begun > longest) throw new Error(`${basename(path)} was not read within ${longest / 1000} seconds`);
    const changed = change(document.id);
    document = await data(await call(`/api/documents/${document.id}`));
    if (isUnderWay(document)) await Promise.race([changed, setTimeout(lookEvery)]);
  }
  const read = performance.now();
  if (document.upload_status === "failed") throw new Error(`${basename(path)} could not be read: ${document.failure}`);
  await data(await ask(document.id));
  const { count, recognised } = document.parts;
  return { path, count, recognised, read: (read - begun) / 1000, seconds: (performance.now() - begun) / 1000 };
}

/** Asks for one thing after another until told to end; the times in ms. */
async function keepAsking({ call }, isDone) {
  const times = [];
  for (let nth = 0; !isDone(); nth += 1) {
    const begun = performance.now();
    const response = await call(others[nth % others.length]);
    await response.text();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    times.push(performance.now() - begun);
    await setTimeout(pause);
  }
  return times;
}

/** Brings files of a person one after another all the way from being handed in to being answered from; `gone` hears of each. */
export async function measureWay(base, name, paths, gone) {
  const owner = await open(base, name);
  const ways = [];
  for (const path of paths) {
    ways.push(await goTheWay(owner, path));
    gone(ways.at(-1));
  }
  await owner.close();
  return ways;
}

/** The same of files that a person hands in all at once, as by dropping a folder: their pages, and seconds until the last is answered from. */
export async function measureTogether(base, name, paths) {
  const owner = await open(base, name);
  const begun = performance.now();
  const ways = await Promise.all(paths.map((path) => goTheWay(owner, path)));
  await owner.close();
  return { pages: ways.reduce((sum, { count }) => sum + count, 0), seconds: (performance.now() - begun) / 1000 };
}

/** The same while somebody else goes on working, with how long their requests took. */
export async function measureWayBeside(base, name, paths, gone) {
  const other = await open(base, "ben");
  let isDone = false;
  const asking = keepAsking(other, () => isDone);
  try {
    const ways = await measureWay(base, name, paths, gone);
    isDone = true;
    const times = await asking;
    await other.close();
    return { ways, others: { count: times.length, p95: percentile(times, 0.95), p99: percentile(times, 0.99) } };
  } finally {
    isDone = true;
  }
}
