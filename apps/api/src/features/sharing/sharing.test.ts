import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller } from "../../service.ts";
import { addPrivateSource } from "../../testing/corpus.repository.ts";
import { europeanRule, oldRule } from "../../testing/corpus.ts";
import { drivers } from "../../testing/drivers.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { insertCitations } from "../citations/citations.repository.ts";
import { readSource } from "../library/reading.repository.ts";
import { createSharing, type Sharing } from "./sharing.ts";

const answerId = "8f1d6f8a-6c6c-4a43-9a3e-2f8f1f0b7a11";

describe.each(drivers)("sharing on $kind", ({ open }) => {
  let world: TestWorld;
  let sharing: Sharing;
  let ana: Caller;
  let ben: Caller;
  let chi: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
    sharing = createSharing(world.clock);
  });
  beforeEach(async () => {
    await world.reset();
    [ana, ben, chi] = await Promise.all([world.asPerson("ana"), world.asPerson("ben"), world.asPerson("chi")]);
  });
  afterAll(() => world.close());

  const reads = async (who: Caller, sourceId: string) => (await readSource(world.database, sourceId, viewerOf(who))) !== null;
  const ownSource = (who: Caller, version = oldRule({ identifier: "Design plan" })) =>
    addPrivateSource(world.database, viewerOf(who), version);

  /** An answer of Ana's that cites a source of hers. */
  const cite = (sourceId: string) =>
    insertCitations(world.database, [
      {
        citing_kind: "answer",
        citing_id: answerId,
        place: 0,
        owner_id: actorOf(ana).id,
        source_id: sourceId,
        version_id: sourceId,
        passage_id: sourceId,
        passage_hash: "",
        citation: "Design plan",
        quote_start: null,
        quote_length: null,
        status: "final",
        amended: [],
        as_of: "2026-01-01",
        cited_at: world.clock.now(),
      },
    ]);

  test("a source of one's own is nobody else's until it is shared, and is taken back at once", async () => {
    const id = await ownSource(ana);
    expect([await reads(ana, id), await reads(ben, id)]).toEqual([true, false]);
    await sharing.share(world.database, viewerOf(ana), { kind: "source", id }, actorOf(ben).id, "view");
    expect([await reads(ben, id), await reads(chi, id)]).toEqual([true, false]);
    expect(await sharing.unshare(world.database, viewerOf(ana), { kind: "source", id }, actorOf(ben).id)).toBe(true);
    expect(await reads(ben, id)).toBe(false);
  });

  test("whoever is given an answer may read what it cites, and nothing else of its owner's", async () => {
    const [cited, other] = [await ownSource(ana), await ownSource(ana, europeanRule({ identifier: "Risk file" }))];
    await cite(cited);
    await sharing.share(world.database, viewerOf(ana), { kind: "answer", id: answerId }, actorOf(ben).id, "review");
    expect([await reads(ben, cited), await reads(ben, other), await reads(chi, cited)]).toEqual([true, false, false]);
  });

  test("a level allows what it names and less", async () => {
    const shared = { kind: "answer" as const, id: answerId };
    await sharing.share(world.database, viewerOf(ana), shared, actorOf(ben).id, "review");
    const allowed = (level: "view" | "review" | "edit") => sharing.allows(world.database, viewerOf(ben), shared, level);
    expect([await allowed("view"), await allowed("review"), await allowed("edit")]).toEqual([true, true, false]);
    await sharing.share(world.database, viewerOf(ana), shared, actorOf(ben).id, "edit");
    expect(await allowed("edit")).toBe(true);
  });

  test("nobody takes back what somebody else shared", async () => {
    const id = await ownSource(ana);
    await sharing.share(world.database, viewerOf(ana), { kind: "source", id }, actorOf(ben).id, "view");
    expect(await sharing.unshare(world.database, viewerOf(chi), { kind: "source", id }, actorOf(ben).id)).toBe(false);
    expect(await reads(ben, id)).toBe(true);
  });
});
