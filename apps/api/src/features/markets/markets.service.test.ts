import { MarketComparison, type MarketFact, type MarketIdentity } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { oldRule } from "../../testing/corpus.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createCitations } from "../citations/citations.ts";
import { createRests } from "../citations/rests.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createFollowJob } from "./follow-job.ts";
import { createMarketShelf } from "./market-shelf.ts";
import { createMarketView } from "./market-view.ts";
import { createMarketService } from "./markets.service.ts";

const identity = (code: string, iso3: string, name: string): MarketIdentity => ({
  code,
  iso3,
  name,
  official_name: name,
  region: "North America",
  authority: { name: `Authority of ${name}`, local_name: null, url: "https://example.org" },
  languages: ["English"],
  currency: { code: "USD", name: "US Dollar" },
  memberships: [],
  checked: "2026-11-23",
  checked_against: "a list",
});
const identities = [identity("US", "USA", "United States"), identity("KE", "KEN", "Kenya"), identity("GB", "GBR", "United Kingdom")];
const [, design] = oldRule().passages;
const facts: MarketFact[] = [
  {
    market: "US",
    products: ["device"],
    topic: "quality_system",
    label: "Standard",
    value: "Design controls",
    detail: "Designs are controlled.",
    figure: null,
    citations: [{ source: "21 CFR 820", clause: "21 CFR 820.30(a)" }],
    checked: "2026-11-23",
  },
];
const reworded = oldRule({
  label: "2026",
  issued: "2026-01-05",
  passages: [{ ...design!, text: design!.text.replace("Each manufacturer", "Every manufacturer") }],
});

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let ana: Caller;
  let library: Services["library"];
  let markets: Services["markets"];
  let follow: () => Promise<void>;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ library } = await openTestFeatures(world));
    ana = await world.asPerson("ana");
    const reads = createLibraryReads(world.database);
    const citations = createCitations(world.database, reads);
    const system = viewerOf(await world.asPerson("command line", "administrator"));
    const parts = {
      ...world,
      library: reads,
      rests: createRests({ ...world, citations, library: reads, system }),
      shelf: createMarketShelf({ identities: () => identities, facts: () => facts, labels: () => ({}) }),
    };
    const job = createFollowJob(parts);
    follow = async () => job.run({}, { id: "", signal: new AbortController().signal, report: async () => undefined });
    const updates: Services["intelligence"]["updates"] = async () => ({ items: [], total: 0, next: null, facets: emptyFacets, all: 0 });
    markets = createMarketService({ ...parts, view: createMarketView(parts), updates });
  });
  afterAll(() => world.close());

  const bring = async (version: ReturnType<typeof oldRule>) =>
    library.importVersion(version, await world.asPerson("dana", "administrator"));
  const compare = (codes = ["US", "KE"]) => markets.compare({ markets: codes, product: "device" }, ana);
  const standard = async () => {
    const { topics } = await compare();
    const cell = topics.find(({ topic }) => topic === "quality_system")?.lines[0]?.cells[0];
    return cell?.basis === "official" ? cell.facts[0] : undefined;
  };

  test("a market whose law is told has official cells that lead to their clause, one without says what is not known", async () => {
    await bring(oldRule());
    await follow();
    const compared = await compare();
    expect(MarketComparison.parse(compared)).toEqual(compared);
    expect(compared.markets.map(({ code, laws, facts: told }) => [code, laws, told])).toEqual([
      ["US", ["US"], 1],
      ["KE", [], 0],
    ]);
    expect(await standard()).toMatchObject({
      value: "Design controls",
      changed: [],
      clauses: [{ clause: "21 CFR 820.30(a)", source_id: expect.any(String), passage_id: expect.any(String) }],
    });
    expect(compared.rows[1]).toMatchObject({ requirements: { basis: "unknown", explanation: "The library holds no law of this market." } });
  });

  test("a clause whose words change marks the cell, for everybody", async () => {
    await bring(oldRule());
    await follow();
    expect(await standard()).toMatchObject({ changed: [] });
    await bring(reworded);
    await follow();
    expect(await standard()).toMatchObject({ changed: [{ citation: "21 CFR 820.30(a)", kind: "changed", since: expect.any(String) }] });
  });

  test("following again pins nothing anew, and what nobody holds is not followed", async () => {
    await follow();
    expect(await standard()).toMatchObject({ clauses: [{ source_id: null, passage_id: null }], changed: [] });
    await bring(oldRule());
    await follow();
    await follow();
    expect(await standard()).toMatchObject({ changed: [] });
  });

  test("a market that is not on the list is refused with what to do", async () => {
    await expect(compare(["US", "AQ"])).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("Choose from the list"),
    });
  });

  test("a comparison is saved under the moment's name with a column for the basis of each market, and the trail says so", async () => {
    await bring(oldRule());
    await follow();
    const file = await markets.export({ markets: ["US", "KE"], product: "device", format: "csv" }, ana);
    expect(file.filename).toMatch(/^market-comparison-\d{8}-\d{6}\.csv$/u);
    const [head, ...lines] = Buffer.from(file.bytes).toString("utf8").replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(head).toBe(
      "Section,Field,United States,United States: basis,United States: rests on,United States: date,Kenya,Kenya: basis,Kenya: rests on,Kenya: date",
    );
    expect(lines.find((line) => line.startsWith("Quality system,"))).toBe(
      "Quality system,Further,Standard: Design controls,Official,21 CFR 820.30(a),2026-11-23,Not known,Not known,The library holds no law of this market.,",
    );
    expect(lines.filter((line) => line.includes(",,,"))).toEqual([]);
    expect((await world.records()).at(-1)).toMatchObject({ action: "markets.exported", changes: { format: "csv", markets: ["US", "KE"] } });
  });

  test.each(["docx", "pdf"] as const)("it can be saved as %s", async (format) => {
    const file = await markets.export({ markets: ["US", "GB", "KE"], product: "device", format }, ana);
    expect(file.filename).toMatch(new RegExp(`\\.${format}$`, "u"));
    expect(file.bytes.length).toBeGreaterThan(5000);
  });
});

const emptyFacets = { market: [], impact: [], source: [], type: [], bookmarked: [], read: [] };
