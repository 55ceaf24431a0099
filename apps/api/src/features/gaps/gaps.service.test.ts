import { GapRequirementFilter } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { createGapWorld, usRules, type GapWorld } from "../../testing/gaps.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { asked } from "../../testing/lists.ts";
import { createNotificationService } from "../notifications/notifications.service.ts";
import { createGapRequirementService } from "./gap-requirements.service.ts";
import { createGapService } from "./gaps.service.ts";
import { createForgetAnalysis } from "./forget-analysis.ts";

let world: GapWorld;
let ana: Caller;
let rita: Caller;
let product: string;

beforeAll(async () => {
  world = await createGapWorld();
});
beforeEach(async () => {
  await world.reset();
  [ana, rita] = [await world.asPerson("ana"), await world.asPerson("rita", "reviewer")];
  product = await world.addProduct(ana);
});
afterAll(() => world.close());

const choose = (packs = ["us-rules", "eu-rules"], version = 0) => world.gaps.choose({ id: product, version, packs }, ana);
const listed = async (filter: object = {}, caller = ana) =>
  (await world.gapRequirements.list(GapRequirementFilter.parse({ id: product, ...filter }), caller)).items;
const named = async (title: string, caller = ana) => {
  const found = (await listed({}, caller)).find((one) => one.title === title);
  if (!found) throw new Error(`${title} is not listed`);
  return found;
};
const statusOf = async (title: string) => (await named(title)).status;
const link = async (title: string, given: object) =>
  world.gapProofs.link({ id: (await named(title)).id, words: "", note: "", ...given }, ana);
const note = { note: "Held in the archive." };

describe("the packs of a product", () => {
  test("are offered with why they apply, before any is chosen", async () => {
    const analysis = await world.gaps.get({ id: await world.addProduct(ana, { targetMarkets: ["US"] }) }, ana);
    expect(analysis).toMatchObject({ version: 0, counts: {}, next: null });
    expect(analysis.planned).toMatchObject([
      { market: "United States", criticalGaps: { basis: "estimate" }, estimatedCost: { unit: "USD" } },
    ]);
    expect(analysis.packs.map(({ pack, chosen, applies }) => [pack, chosen, applies.state])).toEqual([
      ["us-rules", false, "applies"],
      ["eu-rules", false, "does_not_apply"],
    ]);
  });

  test("once chosen give its requirements, each where it stands and why", async () => {
    const analysis = await choose();
    expect(analysis).toMatchObject({ version: 1, counts: { missing: 4, to_decide: 1 }, changed: 0 });
    expect((await listed()).map(({ title, status, markets }) => [title, status, markets])).toEqual([
      ["design", "missing", ["US"]],
      ["scope", "missing", ["US"]],
      ["software", "to_decide", ["US"]],
      ["files", "missing", ["EU"]],
      ["system", "missing", ["EU"]],
    ]);
    expect(analysis.next).toMatchObject({ title: "design" });
  });

  test("give a row for each market: what follows from the rules is computed, time and cost are estimates", async () => {
    const [us] = (await choose()).by_market;
    expect(us).toMatchObject({
      code: "US",
      counts: { missing: 2, to_decide: 1 },
      row: {
        market: "United States",
        authority: "FDA",
        missingRequirements: ["design", "scope", "software"],
        completedRequirements: [],
        criticalGaps: { basis: "computed", value: 2 },
        estimatedTimeline: { basis: "estimate" },
        estimatedCost: { basis: "estimate" },
      },
    });
  });

  test("that are dropped keep what was said, for when they are chosen again", async () => {
    await choose();
    await link("design", note);
    await choose(["eu-rules"], 1);
    expect(await listed({ pack: "us-rules" })).toEqual([]);
    await choose(["us-rules"], 2);
    expect(await statusOf("design")).toBe("in_review");
  });

  test("changed elsewhere meanwhile are not overwritten", async () => {
    await choose();
    await expect(choose(["eu-rules"], 0)).rejects.toMatchObject({ code: "conflict" });
    await expect(choose(["no-such-pack"], 1)).rejects.toMatchObject({ code: "not_found" });
  });

  test("are nobody else's", async () => {
    await choose();
    const ben = await world.asPerson("ben");
    const { id } = await named("design");
    await expect(world.gaps.get({ id: product }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(world.gaps.choose({ id: product, version: 1, packs: [] }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(world.gapRequirements.get({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(world.gapRequirements.change({ id: product, chosen: { requirements: [id] }, note: "Mine" }, ben)).rejects.toMatchObject({
      code: "not_found",
    });
    const own = await world.addProduct(ben);
    await expect(world.gapRequirements.change({ id: own, chosen: { requirements: [id] }, note: "Mine" }, ben)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await world.gaps.list({}, ben)).toEqual([]);
  });
});

describe("everybody who looks at an analysis", () => {
  test("is told of each change of it, whoever makes it", async () => {
    const told: string[] = [];
    const parts = {
      ...world.parts,
      events: { raise: async (_: unknown, { person_id }: { person_id: string | null }) => void told.push(person_id ?? "") },
    };
    const gaps = createGapService(parts);
    await gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    expect(told).toEqual([actorOf(ana).id]);
    await gaps.askReview({ id: product, person_id: actorOf(rita).id, note: "" }, ana);
    told.length = 0;
    const { id } = await named("design");
    await createGapRequirementService(parts).change({ id: product, chosen: { requirements: [id] }, note: "Mine" }, ana);
    expect(told).toEqual([actorOf(ana).id, actorOf(rita).id]);
  });

  test("is led to what waits for them: the reviewer to what is shown, the owner to what is no longer accepted", async () => {
    await choose();
    await link("design", note);
    await world.gaps.askReview({ id: product, person_id: actorOf(rita).id, note: "" }, ana);
    const notified = async (caller: Caller) => (await createNotificationService(world).list(asked(), caller)).items;
    expect((await notified(rita))[0]?.address).toBe(`/regulatory-compass?tab=gaps&product=${product}&status=in_review`);
    const { id, version } = await world.gapRequirements.get({ id: (await named("design")).id }, rita);
    await world.gapRequirements.accept({ id, version, note: "" }, rita);
    await world.gapRequirements.withdraw({ id, reason: "Of another model." }, rita);
    expect((await notified(ana))[0]).toMatchObject({
      title: "“design” is no longer accepted",
      message: expect.stringContaining("Of another model."),
      address: `/regulatory-compass?tab=gaps&product=${product}&requirement=${id}`,
    });
  });
});

test("all requirements that fit a filter are changed at once, but for those that are left out", async () => {
  await choose();
  const { id } = await named("scope");
  const chosen = { requirements: [], fitting: { market: "US" }, except: [id] };
  expect(await world.gapRequirements.change({ id: product, chosen, responsible: "Ana" }, ana)).toEqual({ changed: 2 });
  expect((await listed({ responsible: "Ana" })).map(({ title }) => title)).toEqual(["design", "software"]);
});

describe("what is known of the product", () => {
  test("decides what applies, and what is not known is asked for with what hangs on it", async () => {
    const analysis = await choose();
    expect(analysis).toMatchObject({
      questions: [
        { fact: "software", condition: null, asks: "Is it software, or does it contain software?", options: null, requirements: 1 },
      ],
      first: { questions: 1, requirements: 1 },
    });
    const told = await world.gaps.tell({ id: product, version: 1, facts: { software: false }, conditions: [] }, ana);
    expect(told.questions).toEqual([]);
    expect(await named("software")).toMatchObject({
      status: "not_applicable",
      because: expect.stringContaining("Does not apply because it is asked for only where the device is software"),
    });
  });

  test("goes by the words of a condition where no fact tells it, and what was told can be taken back", async () => {
    const reworked = { when: "product is reworked", facts: [], words: [] };
    const rework = { ...usRules.requirements[1]!, id: "rework", title: "rework", level: "conditional" as const, applies: reworked };
    const { gaps } = world.over([{ ...usRules, requirements: [rework] }]);
    await gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    const tell = (version: number, conditions: { condition: string; holds: boolean }[]) =>
      gaps.tell({ id: product, version, facts: {}, conditions }, ana);
    const told = await tell(1, [{ condition: reworked.when, holds: false }]);
    expect(told).toMatchObject({ counts: { not_applicable: 1 }, questions: [], conditions: [{ condition: reworked.when, holds: false }] });
    expect((await world.records()).at(-1)).toMatchObject({ action: "gap.facts_told", changes: { conditions: { before: [] } } });
    expect(await tell(2, [])).toMatchObject({ counts: { to_decide: 1 }, questions: [{ fact: null, condition: reworked.when }] });
  });

  test("is overruled with a reason, which is kept and can be taken back", async () => {
    await choose();
    const { id } = await named("software");
    const override = { state: "does_not_apply" as const, reason: "The firmware is a component of another maker." };
    await world.gapRequirements.change({ id: product, chosen: { requirements: [id] }, override }, ana);
    expect(await named("software")).toMatchObject({ status: "not_applicable", overridden: true });
    const detail = await world.gapRequirements.get({ id }, ana);
    expect(detail).toMatchObject({ override, by_rule: { state: "not_known" } });
    expect(detail.history[0]).toMatchObject({ name: "ana", reason: override.reason });
    await world.gapRequirements.change({ id: product, chosen: { requirements: [id] }, override: null }, ana);
    expect(await statusOf("software")).toBe("to_decide");
  });
});

describe("requirements", () => {
  test("are planned many at once, each with its record; what is as it was leaves none", async () => {
    await choose();
    const ids = (await listed()).map(({ id }) => id);
    const given = { id: product, chosen: { requirements: ids }, responsible: "Regulatory affairs", due: "2027-01-31" };
    expect(await world.gapRequirements.change(given, ana)).toEqual({ changed: 5 });
    expect(await world.gapRequirements.change(given, ana)).toEqual({ changed: 0 });
    const records = (await world.records()).filter(({ action }) => action === "gap.changed");
    expect(new Set(records.map(({ object_id }) => object_id))).toEqual(new Set(ids));
    expect(await listed({ responsible: "Regulatory affairs" })).toHaveLength(5);
  });

  test("are found by market, pack, status, due time and words, with what each filter would leave", async () => {
    await choose();
    const { id } = await named("scope");
    await world.gapRequirements.change({ id: product, chosen: { requirements: [id] }, due: "2020-01-01" }, ana);
    expect((await listed({ due: "overdue" })).map(({ title }) => title)).toEqual(["scope"]);
    expect((await listed({ market: "EU" })).map(({ title }) => title)).toEqual(["files", "system"]);
    expect((await listed({ search: "820.30 design" })).map(({ title }) => title)).toEqual(["design"]);
    const page = await world.gapRequirements.list(GapRequirementFilter.parse({ id: product, pack: "us-rules", limit: 2 }), ana);
    expect(page).toMatchObject({
      total: 3,
      facets: {
        pack: [
          { value: "us-rules", count: 3 },
          { value: "eu-rules", count: 2 },
        ],
      },
    });
    const rest = await world.gapRequirements.list(
      GapRequirementFilter.parse({ id: product, pack: "us-rules", limit: 2, cursor: page.next ?? undefined }),
      ana,
    );
    expect(rest.items.map(({ title }) => title)).toEqual(["software"]);
  });

  test("lead to their clauses in the library, to the one around it where theirs is not held", async () => {
    const { library } = await openTestFeatures(world);
    await library.importVersion(oldRule(), await world.asPerson("dana", "administrator"));
    await choose();
    const detail = await world.gapRequirements.get({ id: (await named("design")).id }, ana);
    expect(detail.cited).toMatchObject([{ clause: "21 CFR 820.30(a)(1)", citation: "21 CFR 820.30(a)", passage_id: expect.any(String) }]);
    const european = await world.gapRequirements.get({ id: (await named("files")).id }, ana);
    expect(european.cited).toMatchObject([{ clause: "EU MDR Article 10(9)", passage_id: null }]);
  });

  test("stand by market in one row where they correspond", async () => {
    await choose();
    const { rows, markets } = await world.gaps.matrix({ id: product }, ana);
    expect(markets.map(({ code }) => code)).toEqual(["US", "EU"]);
    expect(rows.map(({ title, cells }) => [title, cells["US"]?.length ?? 0, cells["EU"]?.map(({ relation }) => relation) ?? []])).toEqual([
      ["design", 1, ["same"]],
      ["scope", 1, ["part"]],
      ["software", 1, []],
    ]);
  });
});

describe("clauses whose words change", () => {
  const design = oldRule().passages[1]!;
  const reworded = { ...design, text: design.text.replace("Each manufacturer", "Every manufacturer") };
  const bring = async (...versions: ReturnType<typeof oldRule>[]) => {
    const { library } = await openTestFeatures(world);
    for (const version of versions) await library.importVersion(version, await world.asPerson("dana", "administrator"));
  };

  test("mark their requirements, old words beside new, until somebody looked at them", async () => {
    await bring(oldRule(), europeanRule());
    await choose();
    await bring(oldRule({ label: "2026", issued: "2026-01-05", passages: [oldRule().passages[0]!, reworded] }));
    expect((await listed({ marked: "clauses_changed" })).map(({ title }) => title)).toEqual(["design", "software"]);
    const { id } = await named("design");
    const [change] = (await world.gapRequirements.get({ id }, ana)).changes;
    expect(change).toMatchObject({ kind: "changed", was_text: design.text, passage: { text: reworded.text } });
    await world.gapRequirements.look({ id, note: "Only a word." }, ana);
    expect((await listed({ marked: "clauses_changed" })).map(({ title }) => title)).toEqual(["software"]);
  });

  test("have what was accepted before checked again", async () => {
    await bring(oldRule());
    await world.gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    await link("design", note);
    await world.gaps.askReview({ id: product, person_id: actorOf(rita).id, note: "" }, ana);
    const { id, version } = await world.gapRequirements.get({ id: (await named("design")).id }, rita);
    await world.gapRequirements.accept({ id, version, note: "" }, rita);
    expect(await statusOf("design")).toBe("met");
    await bring(newRule());
    expect(await named("design")).toMatchObject({
      status: "check_again",
      because: "Accepted by rita. Words of its clauses have changed since.",
    });
  });
});

describe("a reviewer who was asked", () => {
  beforeEach(async () => {
    await choose();
    await link("design", note);
  });
  const ask = () => world.gaps.askReview({ id: product, person_id: actorOf(rita).id, note: "Does it hold?" }, ana);

  test("is told once, reads the analysis and changes nothing but acceptance", async () => {
    await expect(world.gaps.get({ id: product }, rita)).rejects.toMatchObject({ code: "not_found" });
    await ask();
    await ask();
    const told = await createNotificationService(world).list(asked({ limit: 10 }), rita);
    expect(told.items.map(({ title }) => title)).toEqual(["Gap analysis of Pump"]);
    expect(await world.gaps.get({ id: product }, rita)).toMatchObject({ is_own: false, may_accept: true, reviewers: [] });
    expect(await world.gaps.list({}, rita)).toMatchObject([{ id: product, owner: "ana", is_own: false }]);
    const { id } = await named("design", rita);
    await expect(world.gapRequirements.change({ id: product, chosen: { requirements: [id] }, note: "Mine" }, rita)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(world.gapProofs.link({ id, words: "", ...note }, rita)).rejects.toMatchObject({ code: "not_found" });
  });

  test("accepts the evidence as it was seen, with name and time, and takes it back with a reason", async () => {
    await ask();
    const { id, version } = await world.gapRequirements.get({ id: (await named("design")).id }, rita);
    await link("design", { note: "A second piece." });
    await expect(world.gapRequirements.accept({ id, version, note: "" }, rita)).rejects.toMatchObject({ code: "conflict" });
    const seen = await world.gapRequirements.get({ id }, rita);
    expect(await world.gapRequirements.accept({ id, version: seen.version, note: "Seen." }, rita)).toMatchObject({
      status: "met",
      acceptance: { name: "rita", at: expect.any(String), holds: true, note: "Seen." },
    });
    const detail = await world.gapRequirements.get({ id }, ana);
    expect(detail.history[0]).toMatchObject({ name: "rita", said: "Accepted the evidence of a requirement", reason: "Seen." });
    await world.gapRequirements.withdraw({ id, reason: "Of another model." }, rita);
    expect(await statusOf("design")).toBe("in_review");
  });

  test("reads nothing of it any more once its product is gone for good", async () => {
    await ask();
    const viewer = viewerOf(ana);
    await world.database.transaction((tx) => createForgetAnalysis(world.parts)(tx as unknown as GapWorld["database"], viewer, product));
    expect(await world.parts.sharing.sharedWith(world.database, viewer, { kind: "gap_analysis", id: product })).toEqual([]);
    await expect(world.gaps.get({ id: product }, rita)).rejects.toMatchObject({ code: "not_found" });
  });

  test("cannot accept where nothing is shown, nor once the review is ended", async () => {
    await ask();
    const open = await world.gapRequirements.get({ id: (await named("scope")).id }, rita);
    await expect(world.gapRequirements.accept({ id: open.id, version: open.version, note: "" }, rita)).rejects.toMatchObject({
      code: "conflict",
    });
    await world.gaps.endReview({ id: product, person_id: actorOf(rita).id }, ana);
    await expect(world.gaps.get({ id: product }, rita)).rejects.toMatchObject({ code: "not_found" });
  });
});
