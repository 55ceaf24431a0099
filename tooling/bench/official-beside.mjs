import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openPerson, ownQuestions } from "./api-requests.mjs";
import { timesHead, timesLine } from "./figures.mjs";
import { playSources, startLooking } from "./official-product.mjs";
import { besides, tally } from "./tally.mjs";

/** Time in ms for which whoever asks rests before the next request. */
const rest = 20;
/** The sources that the double plays. */
const played = ["ecfr", "canada-laws", "canada-recalls", "fda-guidance"];

/** What ordinary requests take without a look at official sources, and beside the first looks at all of them. */
export const beside = (sizes) => measureBeside(sizes, { title: "beside first looks", sources: played });

/** The same beside the first look at title 21 alone. */
export const besideTitle = (sizes) => measureBeside({ ...sizes, only: "title" }, { title: "beside title 21", sources: ["ecfr"] });

async function measureBeside(sizes, { title, sources }) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-official-"));
  const double = await playSources(sizes);
  try {
    console.log(timesHead);
    const alone = await startLooking(folder);
    const until = performance.now() + 30_000;
    await measure(alone, { title: "without a look", sources: [] }, async () => performance.now() > until);
    await alone.stop();
    const looking = await startLooking(folder, { mirror: double.base, pause: sizes.pause });
    const most = performance.now() + sizes.seconds * 1000;
    const isDone = async (person) => performance.now() > most || areDone(await healthOf(person, sources));
    await measure(looking, { title, sources }, isDone);
    await looking.stop();
  } finally {
    double.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const healthOf = async (person, sources) => {
  const { data } = JSON.parse((await person.call("GET", "/api/official-sources")).text);
  return data.sources.filter(({ id }) => sources.includes(id));
};

const areDone = (sources) => sources.every(({ outcome, progress }) => outcome !== null && progress === null);

async function measure(product, { title, sources }, isDone) {
  const ana = await openPerson(product.url, "ana");
  const questions = ownQuestions();
  const { text } = await ana.call("POST", "/api/regulatory-search", questions[0]);
  const { source_id } = JSON.parse(text).data.statements[0].citations[0];
  const requests = [
    ["question", (nth) => ana.ask(questions[nth % questions.length])],
    ["library", () => ana.call("GET", "/api/sources")],
    ["source page", () => ana.call("GET", `/api/sources/${source_id}?limit=50`)],
    ["alerts", () => ana.call("GET", "/api/alerts")],
    ["health", () => ana.call("GET", "/api/health")],
  ];
  const tallies = new Map(requests.map(([name]) => [name, tally()]));
  const begun = performance.now();
  for (let nth = 1; !(nth % 10 === 0 && (await isDone(ana))); nth += 1)
    for (const [name, ask] of requests) {
      tallies.get(name).take(await ask(nth));
      await setTimeout(rest);
    }
  const seconds = (performance.now() - begun) / 1000;
  const all = [...tallies.values()].flatMap(({ times }) => times);
  console.log(timesLine(title, all));
  for (const [name, { times, counts }] of tallies) console.log(timesLine(`  ${String(name)}`, times, besides(counts)));
  for (const { id, outcome, entries, result, progress } of await healthOf(ana, sources))
    console.log(
      `  ${id}: ${entries} held; ${progress === null ? `${outcome}: ${result}` : `${progress.done} of ${progress.total} asked for`}`,
    );
  const usage = product.usage();
  if (usage) console.log(`  ${seconds.toFixed(0)} s, ${usage.cpu.toFixed(0)} s of CPU, memory at most ${usage.mostMemory.toFixed(0)} MB`);
}
