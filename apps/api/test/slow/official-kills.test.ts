import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfficialChange, OfficialEntry, OfficialSource, OfficialText, SourceReading } from "@clausewise/contracts";
import {
  createDoubleEcfr,
  createDoubleGuidance,
  generatedGuidance,
  generatedPart,
  openDouble,
  type Double,
} from "@clausewise/official/double";
import { expect, test, vi } from "vitest";
import { read, type Answer } from "../requests.ts";
import { signIn, type Browser } from "../sign-in.ts";
import { startProduct, type Product } from "./product.ts";

const patience = { timeout: 120_000, interval: 100 };
const looked = ["ecfr", "fda-guidance"];

/** Where the server has its data, what it fetches from, and how often it was killed. */
interface Stage {
  folder: string;
  double: Double;
  isKilled: boolean;
  kills: number;
}

/** Starts the server; the double answers for all official sources. */
const start = ({ folder, double }: Stage): Product => startProduct(folder, { OFFICIAL_MIRROR: double.base, OFFICIAL_MIRROR_PAUSE: "0" });

const get = async <T>(browser: Browser, path: string) => (await read<Answer<T>>(await browser.fetch(path))).data;
const sourcesOf = async (browser: Browser) =>
  (await get<{ sources: OfficialSource[] }>(browser, "/api/official-sources")).sources.filter(({ id }) => looked.includes(id));

/** Waits until each source was looked at whole after a moment. */
const settled = (browser: Browser, after: string) =>
  vi.waitFor(async () => {
    const sources = await sourcesOf(browser);
    expect(sources.filter(({ progress, last_success }) => progress === null && (last_success ?? "") > after)).toHaveLength(looked.length);
  }, patience);

async function ask(browser: Browser): Promise<void> {
  const headers = { "content-type": "application/json" };
  for (const id of looked) await browser.fetch(`/api/official-sources/${id}/run`, { method: "POST", headers, body: "{}" });
}

/** What is held, in words that do not differ from run to run. */
async function held(browser: Browser) {
  const texts = await get<OfficialText[]>(browser, "/api/official-sources/ecfr/texts");
  const versions = await Promise.all(
    texts.map(async ({ identifier, label, library_source_id }) => {
      const { versions: all } = await get<SourceReading>(browser, `/api/sources/${library_source_id}?limit=1`);
      return [identifier, label, all.map((version) => `${version.label}: ${version.passages}`)];
    }),
  );
  const entries = await get<OfficialEntry[]>(browser, "/api/official-sources/fda-guidance/entries?limit=100");
  const changes = await get<OfficialChange[]>(browser, "/api/official-changes?limit=100");
  return {
    versions,
    entries: entries.map(({ id, title, fields, gone_since }) => [id, title, fields, gone_since !== null]),
    changes: changes.map(({ kind, subject, clauses }) => [kind, subject, ...clauses].join(" ")).toSorted(),
  };
}

/** Has the server killed as it asks for a text for the `nth` time. */
function killAt(stage: Stage, { child }: Product, nth: number): void {
  let asked = 0;
  stage.double.fault = (url) => {
    if (url.includes("/full/") && ++asked === nth) {
      child.kill("SIGKILL");
      stage.kills += 1;
    }
    return null;
  };
}

type Begin = (browser: Browser) => Promise<void>;

/** Kills a server in the middle of what it begins with, and starts another on what it left. */
async function startAgain(stage: Stage, product: Product, nth: number, begin: Begin): Promise<Product> {
  killAt(stage, product, nth);
  const beginning = product.ready.then((base) => signIn(base, "dana")).then(begin);
  await Promise.all([product.ended, beginning.catch(() => undefined)]);
  return start(stage);
}

/** What is held once every source was looked at after a moment, and the server that holds it. */
async function heldAfter(stage: Stage, running: Product, after: string, nth: number, begin: Begin) {
  const product = stage.isKilled ? await startAgain(stage, running, nth, begin) : running;
  const browser = await signIn(await product.ready, "dana");
  await begin(browser);
  await settled(browser, after);
  return { product, found: await held(browser) };
}

/** Guidance whose file nothing fetches. */
const ofFood = (nth: number) => ({ ...generatedGuidance(nth), field_regulated_product_field: "Food &amp; Beverages" });

const parts = ["11", "50", "803", "806", "812", "820"];

/** First looks, then looks at what changed since; killed in the middle of each where that is wanted. */
async function run(isKilled: boolean) {
  const title = createDoubleEcfr(
    parts.map((part) => generatedPart(part, 6, "2026-02-02")),
    "2026-10-01",
  );
  const list = createDoubleGuidance(Array.from({ length: 90 }, (_, nth) => ofFood(nth)));
  const folder = mkdtempSync(join(tmpdir(), "clausewise-kills-"));
  const stage: Stage = { folder, double: await openDouble([title, list]), isKilled, kills: 0 };
  try {
    const first = await heldAfter(stage, start(stage), "", 4, async () => undefined);
    title.amend("820", "2026-11-10", (part) => part.sections.pop());
    title.amend("11", "2026-11-10", (part) => part.sections.push({ number: "11.99", heading: "New.", paragraphs: ["(a) A new duty."] }));
    list.rows.splice(10, 2);
    list.rows.push(ofFood(900));
    const later = await heldAfter(stage, first.product, new Date().toISOString(), 1, ask);
    later.product.child.kill("SIGTERM");
    await later.product.ended;
    return { kills: stage.kills, before: first.found, after: later.found };
  } finally {
    await stage.double.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test(
  "a server that is killed twice in the middle of its looks ends with what one holds that nobody killed",
  { timeout: 300_000 },
  async () => {
    const [calm, killed] = await Promise.all([run(false), run(true)]);
    expect([calm.kills, killed.kills]).toEqual([0, 2]);
    expect(calm.after.changes).toContain("changed 21 CFR 820 21 CFR 820.6");
    expect([killed.before, killed.after]).toEqual([calm.before, calm.after]);
  },
);
