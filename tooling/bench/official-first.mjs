import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { partsAskedMost } from "../../packages/official/src/index.ts";
import { openPerson } from "./api-requests.mjs";
import { questionOn } from "./official-parts.mjs";
import { playSources, startLooking } from "./official-product.mjs";

/** The text that everybody asks for, as people ask for it, and the time in ms from one asking to the next. */
const known = { part: "803", query: "How soon must a manufacturer report a death to FDA?" };
const every = 500;
/** Seconds that the eCFR is left in peace between two requests. */
const pause = 1;

/**
 * How long after a first start on an empty folder answers quote official texts: one that everybody asks for, and the whole
 * group that is fetched first. A double on this machine answers for the sources, each time after `delay` seconds.
 */
export async function firstQuotes({ delay, seconds, ...sizes }) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-first-"));
  const double = await playSources({ ...sizes, delay, askedMost: partsAskedMost });
  const begun = performance.now();
  const passed = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  try {
    const product = await startLooking(folder, { mirror: double.base, pause });
    console.log(
      `From a first start of the product on an empty folder, from its source, to quotes of official texts (a double on loopback answers for the sources after ${delay} s each time, and is asked ${pause} s after each answer):`,
    );
    console.log(`  ready after ${passed()}`);
    const ana = await openPerson(product.url, "ana");
    const wait = { ana, until: begun + seconds * 1000, passed };
    const group = partsAskedMost.map((part) => ({ part, query: questionOn(part, sizes) }));
    await Promise.all([quoted(wait, known), allQuoted(wait, group)]);
    await product.stop();
  } finally {
    double.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** They come one after another: of each is asked until an answer quotes it. */
async function allQuoted(wait, group) {
  for (const one of group) if (!(await quoted(wait, one))) return;
  console.log(`  all ${group.length} parts asked about most are quoted after ${wait.passed()}`);
}

async function quoted({ ana, until, passed }, { part, query }) {
  for (; performance.now() < until; await setTimeout(every)) {
    const { status, text } = await ana.ask({ query, authority: "FDA" });
    if (status !== 200) throw new Error(`${query} was answered with ${status}`);
    const quote = JSON.parse(text)
      .data.statements.flatMap(({ citations }) => citations)
      .find(({ text_kind, quote, source_identifier }) => text_kind === "verbatim" && quote && source_identifier === `21 CFR ${part}`);
    if (!quote) continue;
    console.log(`  “${query}” quotes ${quote.citation} after ${passed()}`);
    return true;
  }
  console.log(`  “${query}” quotes nothing of 21 CFR ${part} after ${passed()}`);
  process.exitCode = 1;
  return false;
}
