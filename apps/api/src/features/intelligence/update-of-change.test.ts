import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { createWatch } from "@clausewise/watch";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { addChanges } from "../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { connectors } from "@clausewise/official";
import { createOfficialReads } from "../official/official.reads.ts";
import { updateOf } from "./intelligence.fixture.ts";
import { createIntelligenceService } from "./intelligence.service.ts";

let world: TestWorld;
let intelligence: Services["intelligence"];
let ana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  intelligence = createIntelligenceService({
    ...world,
    official: createOfficialReads(world.database, connectors),
    watch: createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() }),
    builtIn: [updateOf("chosen", { published: "2026-01-01" })],
  });
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const list = () => intelligence.updates(asked({ search: "", market: [], impact: [], source: [] }), ana);
const rule = { type: "Rule", citation: "91 FR 100", published: "2026-11-02", amends: "21 CFR 820", effective: "2027-02-02" };

test("a published rule and a text whose words changed become updates; recalls and texts that came in do not", async () => {
  expect((await list()).all).toBe(1);
  await addChanges(world.database, "federal-register", "2026-11-03T06:00:00.000Z", [
    { kind: "added", subject: "2026-1 2026-11-02", title: "Medical Devices; Quality Management System Records", fields: rule },
    { kind: "added", subject: "2026-2 2026-11-02", title: "Medical Devices; Notice of a Meeting", fields: { ...rule, type: "Notice" } },
  ]);
  await addChanges(world.database, "ecfr", "2027-02-02T06:00:00.000Z", [
    {
      kind: "changed",
      subject: "21 CFR 820",
      title: "Quality Management System Regulation",
      isText: true,
      effective: "2027-02-02",
      clauses: ["21 CFR 820.35"],
    },
    { kind: "added", subject: "21 CFR 806", title: "Reports of Corrections", isText: true },
  ]);
  await addChanges(world.database, "fda-device-recalls", "2026-11-03T06:00:00.000Z", [
    { kind: "added", subject: "Z-1", title: "Class I Recall: pump stops", fields: {} },
  ]);
  const { items } = await list();
  expect(items.map(({ title }) => title)).toEqual([
    "21 CFR 820: Quality Management System Regulation says something else",
    "Medical Devices; Quality Management System Records",
    "About chosen",
  ]);
});

test("such an update says what changed, from when, where that stands and that a program told it", async () => {
  const [text, published] = (await list()).items;
  expect(published).toMatchObject({
    countryCode: "US",
    updateType: "regulation_change",
    effectiveDate: "2027-02-02",
    createdAt: "2026-11-02",
    sourceDocument: "91 FR 100",
    source: "Authority_Website",
  });
  expect(published?.description).toBe(
    "A rule that the Federal Register published on 2 Nov 2026 as 91 FR 100. It names 21 CFR 820. It applies from 2 Feb 2027.",
  );
  expect(published?.checked_against).toMatch(/told by a program$/u);
  expect(text?.description).toMatch(/^Sections that changed, came or went: 21 CFR 820\.35\. The words apply from 2 Feb 2027\./u);
  expect(text?.sourceUrl).toMatch(/^https:/u);
});

test("it can be bookmarked as any other", async () => {
  const [first] = (await list()).items;
  expect(await intelligence.bookmark({ id: first?.id ?? "", is_bookmarked: true }, ana)).toMatchObject({ is_bookmarked: true });
});

test("trends count what was chosen alone, so that the beginning of a feed is no trend", async () => {
  const [first] = await intelligence.trends({}, ana);
  expect(first).toMatchObject({ n: 1, period: { to: "2026-01-01" } });
});
