import { GapRequirementFilter } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../service.ts";
import { createGapWorld, euRules, usRules, type GapWorld } from "../../testing/gaps.ts";

let world: GapWorld;
let ana: Caller;
let product: string;

beforeAll(async () => {
  world = await createGapWorld();
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  product = await world.addProduct(ana);
});
afterAll(() => world.close());

const choose = (packs: string[]) => world.gaps.choose({ id: product, version: 0, packs }, ana);
const filter = () => GapRequirementFilter.parse({ id: product });

describe("a newer version of a pack", () => {
  const [design, scope, software] = usRules.requirements;
  const newer = {
    ...usRules,
    version: "2026-11",
    requirements: [
      { ...design!, requirement: "design must be controlled and recorded." },
      software!,
      { ...scope!, id: "records", title: "records" },
    ],
  };

  test("says what changed, and keeps answers by the requirements' ids when it is taken over", async () => {
    await choose(["us-rules"]);
    const [first] = (await world.gapRequirements.list(filter(), ana)).items;
    await world.gapProofs.link({ id: first!.id, words: "", note: "Held in the archive." }, ana);
    const later = world.over([newer, euRules]);
    const [pack] = (await later.gaps.get({ id: product }, ana)).packs;
    expect(pack).toMatchObject({
      taken: "2026-10",
      version: "2026-11",
      difference: {
        added: [{ id: "records", title: "records" }],
        removed: [{ id: "scope", title: "scope" }],
        changed: [
          {
            id: "design",
            title: "design",
            fields: [{ field: "Requirement", before: "design must be controlled.", after: "design must be controlled and recorded." }],
          },
        ],
      },
    });
    const before = (await later.gapRequirements.list(filter(), ana)).items;
    expect(before.map(({ title, requirement, pack_change }) => [title, requirement, pack_change])).toEqual([
      ["design", "design must be controlled.", "changed"],
      ["software", "software must be controlled.", null],
      ["scope", "scope must be controlled.", "removed"],
    ]);
    expect((await later.gapRequirements.get({ id: before[0]!.id }, ana)).difference).toEqual([
      { field: "Requirement", before: "design must be controlled.", after: "design must be controlled and recorded." },
    ]);
    const renewed = await later.gaps.renew({ id: product, version: 1, packs: ["us-rules"] }, ana);
    expect(renewed.packs[0]).toMatchObject({ taken: "2026-11", difference: null });
    const after = (await later.gapRequirements.list(filter(), ana)).items;
    expect(after.map(({ title, status }) => [title, status])).toEqual([
      ["design", "in_review"],
      ["software", "to_decide"],
      ["records", "missing"],
    ]);
    expect(after[0]?.id).toBe(before[0]?.id);
  });

  test("is taken over with those of other packs at once, or with none of them", async () => {
    await choose(["us-rules", "eu-rules"]);
    const later = world.over([newer, { ...euRules, version: "2026-12", requirements: euRules.requirements.slice(0, 1) }]);
    const renew = (packs: string[]) => later.gaps.renew({ id: product, version: 1, packs }, ana);
    await expect(renew(["us-rules", "nothing"])).rejects.toMatchObject({ code: "not_found" });
    const { packs, version } = await renew(["us-rules", "eu-rules"]);
    expect([version, packs.map(({ taken, difference }) => [taken, difference])]).toEqual([
      2,
      [
        ["2026-11", null],
        ["2026-12", null],
      ],
    ]);
    expect((await world.records()).at(-1)).toMatchObject({
      action: "gap.pack_renewed",
      changes: { "us-rules": { before: "2026-10", after: "2026-11" }, "eu-rules": { before: "2026-10", after: "2026-12" } },
    });
  });
});
