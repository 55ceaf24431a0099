import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openPerson } from "./api-requests.mjs";
import { startLooking } from "./official-product.mjs";
import { receiveMail, receiveWebhooks } from "./watch-receivers.mjs";
import { hearAlong } from "./watch-heard.mjs";
import { addHooked, addMailed, tell, writeInto } from "./watch-told.mjs";

/** People, and what each is told, in each second round. */
const round = { atOnce: 16, digests: 8, perDigest: 3, hooks: 8, perHook: 4 };
const patience = 150_000;
const preload = pathToFileURL(join(import.meta.dirname, "watch-loopback.mjs")).href;

/**
 * Kills the product at random moments while it sends mail, digests and webhooks, and holds what their receivers took beside
 * what people were told. Then times how soon one window hears that a notification was read in another.
 */
export async function kills({ kills: times, heard }) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-watch-"));
  const [mail, hooks] = [await receiveMail(), await receiveWebhooks()];
  const settings = { SMTP_URL: mail.url, MAIL_FROM: "clausewise@example.org", BENCH_RECEIVER: String(hooks.port), LOG_LEVEL: "fatal" };
  const start = () => startLooking(folder, { settings, preload });
  const expected = { noted: [], digests: [], hooked: [] };
  try {
    const tables = () => tallied(expected, mail.taken, hooks.taken);
    let amid = 0;
    const { people, unread } = await prepare(folder, start, times + heard + patience / 1000);
    for (let nth = 0; nth < times; nth += 1) {
      if (nth % 2 === 0) await writeInto(folder, (tx) => tellRound(tx, people, expected));
      await killOnce(start, unread);
      if (isMissing(tables())) amid += 1;
    }
    const product = await start();
    const ana = await openPerson(product.url, "ana");
    await settled(tables, () => poke(ana, unread));
    console.log(`${times} kills, ${amid} of them while something was still to be sent.`);
    print(tables());
    await hearAlong(product.url, unread.splice(0, heard));
    await product.stop();
  } finally {
    await mail.close();
    hooks.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People who are told throughout, and what ana has not read, by which she sets the sending off. */
async function prepare(folder, start, count) {
  const product = await start();
  const ana = await openPerson(product.url, "ana");
  const { id } = JSON.parse((await ana.call("GET", "/api/users/me")).text);
  await product.stop();
  return writeInto(folder, async (tx) => {
    const people = { atOnce: [], hooks: [] };
    for (let nth = 0; nth < round.atOnce; nth += 1) people.atOnce.push(await addMailed(tx, "at_once"));
    for (let nth = 0; nth < round.hooks; nth += 1) people.hooks.push(await addHooked(tx));
    return { people, unread: await tell(tx, id, count) };
  });
}

async function tellRound(tx, people, { noted, digests, hooked }) {
  const note = async (list, to, { id }, count) => list.push(...(await tell(tx, id, count)).map(({ title }) => `${to} ${title}`));
  for (const one of people.atOnce) await note(noted, one.email, one, 1);
  for (const one of people.hooks) await note(hooked, one.path, one, round.perHook);
  for (let nth = 0; nth < round.digests; nth += 1) {
    const one = await addMailed(tx, "daily");
    await note(noted, one.email, one, round.perDigest);
    digests.push(one.email);
  }
}

const poke = (ana, unread) => ana.call("PUT", `/api/notifications/${unread.pop().id}/read`);

async function killOnce(start, unread) {
  const product = await start();
  await poke(await openPerson(product.url, "ana"), unread);
  await setTimeout(Math.random() * 1500);
  await product.kill();
}

const isMissing = (tables) => tables.some(({ lost }) => lost > 0);

/** Waits until nothing is missing, and then for what may come a second time. */
async function settled(tables, ask) {
  const end = performance.now() + patience;
  while (isMissing(tables()) && performance.now() < end) {
    await ask();
    await setTimeout(1000);
  }
  await setTimeout(5000);
}

function tallied({ noted, digests, hooked }, mails, hooks) {
  const isDigest = new Set(digests);
  const told = mails.flatMap(({ id, to, notices }) => notices.map((notice) => ({ id, key: `${to} ${notice}` })));
  const ofDigests = mails.filter(({ to }) => isDigest.has(to)).map(({ id, to }) => ({ id, key: to }));
  const sent = hooks.map(({ id, to, notice }) => ({ id, key: `${to} ${notice}` }));
  return [
    { name: "notifications by mail", ...compared(noted, told) },
    { name: "daily digests", ...compared(digests, ofDigests) },
    { name: "webhook messages", ...compared(hooked, sent) },
  ];
}

/** What came again under its id can be told apart by its receiver; what came under another id came twice. */
function compared(expected, received) {
  const ids = Map.groupBy(received, ({ key }) => key);
  const wanted = new Set(expected);
  const came = expected.filter((key) => ids.has(key));
  const distinct = came.map((key) => new Set(ids.get(key).map(({ id }) => id)).size);
  const all = came.reduce((sum, key) => sum + ids.get(key).length, 0);
  const different = distinct.reduce((sum, count) => sum + count, 0);
  return {
    expected: expected.length,
    received: came.length,
    again: all - different,
    twice: different - came.length,
    lost: expected.length - came.length,
    strange: [...ids.keys()].filter((key) => !wanted.has(key)).length,
  };
}

function print(tables) {
  console.log("Again: taken before a kill, and sent anew under the same id, for that it was taken was not noted yet.");
  console.table(Object.fromEntries(tables.map(({ name, ...counts }) => [name, counts])));
  if (tables.some(({ twice, lost, strange }) => twice + lost + strange > 0)) process.exitCode = 1;
}
