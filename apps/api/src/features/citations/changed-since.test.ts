import { NewQuery, type SearchResult } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { asked } from "../../testing/lists.ts";
import { openTestIndex } from "../../testing/search.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { builtInAmendedClauses } from "../search/built-in-knowledge.ts";

const question = "Which procedures must a manufacturer establish to control the design of a device?";
const design = oldRule().passages[1]!;
const reworded = { ...design, text: design.text.replace("Each manufacturer", "Every manufacturer") };

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let library: Services["library"];
  let answers: Services["answers"];
  let answerChanges: Services["answerChanges"];
  let queries: Services["queries"];
  let ana: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ answers, answerChanges, library, queries } = await openTestFeatures(world));
    ana = await world.asPerson("ana");
  });
  afterAll(() => world.close());

  const bring = async (version: ReturnType<typeof oldRule>) =>
    library.importVersion(version, await world.asPerson("dana", "administrator"));
  const ask = async (as_of?: string) => answers.ask({ query: question, authority: "FDA", ...(as_of && { as_of }) }, ana);
  const changesOf = async ({ answer_id }: Pick<SearchResult, "answer_id">) => (await answerChanges.of({ id: answer_id }, ana)).changes;
  const amended = (passages = [reworded]) => oldRule({ label: "2026", issued: "2026-01-05", passages });

  describe("a cited passage", () => {
    beforeEach(() => bring(oldRule()));

    test("that is as it was is no change", async () => {
      expect(await changesOf(await ask())).toEqual([]);
    });

    test("that got other words is shown with the version before and the words now", async () => {
      const given = await ask();
      await bring(amended());
      expect(await changesOf(given)).toMatchObject([
        {
          citation: "21 CFR 820.30(a)",
          kind: "changed",
          was: { label: "1996", status: "in_force", date: "1996-10-07" },
          now: { label: "2026", status: "in_force", date: "2026-01-05" },
          passage: { text: reworded.text },
        },
      ]);
    });

    test("that is no longer there is removed, with nothing in its place", async () => {
      const given = await ask();
      await bring(newRule());
      expect(await changesOf(given)).toMatchObject([{ kind: "removed", now: { label: "2026" }, passage: null }]);
    });

    test("of which a new version keeps every word is no change", async () => {
      const given = await ask();
      await bring(amended([design, { ...design, citation: "21 CFR 820.30(b)", text: "Plans." }]));
      expect(await changesOf(given)).toEqual([]);
    });

    test("whose source was withdrawn is told of, though the words are the same", async () => {
      const given = await ask();
      await bring(oldRule({ label: "2026", issued: "2026-01-05", status: "withdrawn" }));
      expect(await changesOf(given)).toMatchObject([{ kind: "withdrawn", now: { status: "withdrawn" } }]);
    });

    test("whose source was superseded as a whole is told of", async () => {
      const given = await ask();
      await bring(oldRule({ label: "2026", issued: "2026-01-05", status: "superseded" }));
      expect(await changesOf(given)).toMatchObject([{ kind: "superseded", now: { status: "superseded" } }]);
    });

    test("of the law of a past day does not change because time went on", async () => {
      const given = await ask("2025-06-01");
      await bring(newRule());
      expect(await changesOf(given)).toEqual([]);
    });

    test("does not change through a version yet to come", async () => {
      const given = await ask();
      await bring(oldRule({ label: "2999", issued: "2026-01-05", effective: "2999-01-01", passages: [reworded] }));
      expect(await changesOf(given)).toEqual([]);
    });

    test("among several at one citation is compared with the one most like it", async () => {
      const given = await ask();
      await bring(amended([{ ...design, text: "Records shall be kept." }, reworded, { ...design, text: "Class I devices are exempt." }]));
      expect(await changesOf(given)).toMatchObject([{ passage: { text: reworded.text } }]);
    });
  });

  test("a clause cited as an overtaken one is not reported as overtaken", async () => {
    await bring(oldRule());
    await bring(newRule());
    const given = await answers.ask({ query: "What design controls does 21 CFR 820.30(a) require?", authority: "FDA" }, ana);
    expect(given.correction?.citations).toHaveLength(1);
    expect(await changesOf(given)).toEqual([]);
  });

  describe("a clause that another act amended, while the library holds the words from before", () => {
    const asking = "Until when may certified devices be placed on the market under Article 120(3) of the MDR?";
    const text = (given: Parameters<typeof europeanRule>[0] = {}) =>
      europeanRule({
        identifier: "EU MDR",
        label: "2017 original",
        passages: [
          {
            citation: "EU MDR Article 120(3)",
            heading: "Transitional provisions",
            text: "Certified devices may be placed on the market until 27 May 2024.",
          },
        ],
        ...given,
      });
    const askOf = async (as_of?: string) => answers.ask({ query: asking, authority: "EU_MDR", ...(as_of && { as_of }) }, ana);

    test("is told with the acts, where the answer did not tell of them", async () => {
      await bring(text());
      const given = await askOf();
      expect(given.statements[0]?.citations[0]?.amended).toEqual([]);
      const [change] = await changesOf(given);
      expect(change).toMatchObject({ citation: "EU MDR Article 120(3)", kind: "amended", now: { label: "2017 original" } });
      expect(change?.amended.map(({ by }) => by)).toContain("Regulation (EU) 2023/607");
      expect(change?.passage?.text).toContain("27 May 2024");
    });

    test("is no news where the answer told of them", async () => {
      await bring(text());
      ({ answers } = await openTestFeatures(world, {
        searchIndex: await openTestIndex(world.database, { amended: builtInAmendedClauses() }),
      }));
      const given = await askOf();
      expect(given.statements[0]?.citations[0]?.amended).not.toEqual([]);
      expect(await changesOf(given)).toEqual([]);
    });

    test("was not amended yet on the past day that was asked for", async () => {
      await bring(text());
      expect(await changesOf(await askOf("2019-01-01"))).toEqual([]);
    });

    test("stands as amended in a text of a later day, and is no change beyond its other words", async () => {
      await bring(text());
      const given = await askOf();
      await bring(
        text({
          label: "consolidated 2025-01-10",
          issued: "2025-01-10",
          passages: [{ citation: "EU MDR Article 120(3)", text: "Until 31 December 2027." }],
        }),
      );
      expect(await changesOf(given)).toMatchObject([{ kind: "changed", amended: [] }]);
    });
  });

  test("how another person's answer stands is not told", async () => {
    await bring(oldRule());
    const { answer_id } = await ask();
    const ben = await world.asPerson("ben");
    await expect(answerChanges.of({ id: answer_id }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(answers.askAgain({ id: answer_id }, ben)).rejects.toMatchObject({ code: "not_found" });
  });

  test("bookmarks say how many cited passages changed since, each for itself", async () => {
    await bring(oldRule());
    const before = await ask();
    await bring(amended());
    const after = await ask();
    for (const { answer_id } of [before, after]) await queries.create(NewQuery.parse({ question, response: "", answer_id }), ana);
    await queries.create(NewQuery.parse({ question: "Mine", response: "Without an answer." }), ana);
    const listed = await queries.list(asked({ bookmarked: true }), ana);
    const changesAt = (id: string | null) => listed.items.find(({ answer_id }) => answer_id === id)?.changes;
    expect(changesAt(before.answer_id)).toEqual({ changed: 1, removed: 0, superseded: 0, withdrawn: 0, amended: 0 });
    expect(changesAt(after.answer_id)).toEqual({ changed: 0, removed: 0, superseded: 0, withdrawn: 0, amended: 0 });
    expect(changesAt(null)).toBeNull();
  });

  test("asked again, the law of today answers, and the new answer names the old", async () => {
    await bring(oldRule());
    const before = await ask("2026-01-01");
    await bring(amended());
    const again = await answers.askAgain({ id: before.answer_id }, ana);
    expect(again).toMatchObject({ query: question, authority: "FDA", repeats: before.answer_id });
    expect(again.as_of).toBe(again.audit_trail.timestamp.slice(0, 10));
    expect(again.statements[0]?.citations[0]?.quote).toContain("Every manufacturer");
    expect(await answers.get({ id: before.answer_id }, ana)).toEqual(before);
    const record = (await world.records(1, 100)).at(-1);
    expect(record).toMatchObject({ action: "question.asked", object_id: again.answer_id, changes: { repeats: before.answer_id } });
  });
});
