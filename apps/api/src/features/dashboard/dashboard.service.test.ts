import { afterAll, beforeAll, expect, test } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { createAlertReads } from "../alerts/alerts.reads.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createAlertService } from "../alerts/alerts.service.ts";
import { createDocumentReads } from "../documents/documents.reads.ts";
import { createQueryReads } from "../queries/queries.reads.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createDashboardService } from "./dashboard.service.ts";

const held = { templates: 2, official_forms: 3, markets: 4, markets_told: 1 };
let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld(null);
});
afterAll(() => world.close());

test("the dashboard counts a person's own documents, bookmarks and recent alerts", async () => {
  const ana = await world.asPerson("ana");
  await world.upload(ana, "a.txt", "x");
  const gone = await world.upload(ana, "b.txt", "x");
  await world.documents.remove({ id: gone.id }, ana);
  const saved = {
    response: "r",
    confidence_score: null,
    source_documents: "",
    query_status: "completed",
    stakeholder_impact: "medium",
  } as const;
  const { queries } = await openTestFeatures(world);
  await queries.create({ ...saved, question: "kept", is_bookmarked: true }, ana);
  await queries.create({ ...saved, question: "not kept", is_bookmarked: false }, ana);
  await createAlertService({ ...world, people: peopleReads }).create(
    { alert_type: "new_regulation", title: "t", description: "d", severity_level: "low" },
    ana,
  );
  const dashboard = createDashboardService({
    ...world,
    documents: createDocumentReads(world.database),
    queries: createQueryReads(world.database),
    alerts: createAlertReads(world.database),
    held: () => held,
  });
  expect(await dashboard.held({}, ana)).toEqual(held);
  expect(await dashboard.stats({}, ana)).toEqual({ documents: 1, bookmarked: 1, recent_alerts: 1 });
  expect(await dashboard.stats({}, await world.asPerson("ben"))).toEqual({ documents: 0, bookmarked: 0, recent_alerts: 0 });
});
