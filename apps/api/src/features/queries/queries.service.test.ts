import { setTimeout } from "node:timers/promises";
import { NewQuery } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let queries: Services["queries"];
  let answers: Services["answers"];
  let ana: Caller;
  let ben: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ answers, queries } = await openTestFeatures(world));
    [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
  });
  afterAll(() => world.close());

  const save = async (given: Partial<NewQuery> = {}, who = ana) =>
    queries.create(NewQuery.parse({ question: "What is a 510(k)?", response: "A premarket notification.", ...given }), who);
  const saveInTurn = async (...given: Partial<NewQuery>[]) => {
    for (const one of given) {
      await save(one);
      // Times are kept in milliseconds.
      await setTimeout(2);
    }
  };
  const answered = async (who = ana) => {
    const { answer_id } = await answers.ask({ query: "What is a 510(k)?", authority: "FDA" }, who);
    return answer_id;
  };
  const questionsOf = async (bookmarked?: boolean, who = ana) =>
    (await queries.list(asked({ ...(bookmarked !== undefined && { bookmarked }) }), who)).items.map((query) => query.question);
  const records = async () => (await world.records(1, 100)).filter((record) => record.object_type === "query");

  describe("bookmarking an answer", () => {
    test("keeps it among the bookmarks, with its answer", async () => {
      const answer_id = await answered();
      const saved = await save({ answer_id });
      expect(await queries.list(asked({ bookmarked: true }), ana)).toMatchObject({ items: [saved], total: 1 });
      expect(saved).toMatchObject({ answer_id, is_bookmarked: true, query_status: "completed", confidence_score: null });
    });

    test("shows at the answer and in the history of questions", async () => {
      const answer_id = await answered();
      const saved = await save({ answer_id });
      expect(await answers.get({ id: answer_id }, ana)).toMatchObject({ id: saved.id, is_bookmarked: true });
      expect(await answers.list(asked(), ana)).toMatchObject({ items: [{ id: answer_id, is_bookmarked: true }] });
    });

    test("twice gives the same bookmark", async () => {
      const answer_id = await answered();
      const first = await save({ answer_id });
      expect(await save({ answer_id })).toEqual(first);
      expect((await queries.list(asked(), ana)).items).toHaveLength(1);
    });

    test("twice leaves one record", async () => {
      const answer_id = await answered();
      const { id } = await save({ answer_id });
      await save({ answer_id });
      expect(await records()).toMatchObject([
        { action: "query.bookmarked", object_id: id, changes: { question: "What is a 510(k)?", is_bookmarked: true, answer_id } },
      ]);
    });

    test("twice at once gives one bookmark", async () => {
      const answer_id = await answered();
      const [one, other] = await Promise.all([save({ answer_id }), save({ answer_id })]);
      expect(one.id).toBe(other.id);
    });

    test("again after it was removed brings it back", async () => {
      const answer_id = await answered();
      const { id } = await save({ answer_id });
      await queries.update({ id, is_bookmarked: false }, ana);
      expect(await save({ answer_id })).toMatchObject({ id, is_bookmarked: true });
      expect((await records()).map((record) => record.action)).toEqual(["query.bookmarked", "query.unbookmarked", "query.bookmarked"]);
    });

    test("of another person finds no such answer, and saves nothing", async () => {
      const answer_id = await answered(ben);
      await expect(save({ answer_id })).rejects.toMatchObject({ code: "not_found", message: "This answer was not found." });
      expect((await queries.list(asked(), ana)).items).toEqual([]);
      expect(await records()).toEqual([]);
    });

    test("that there is not finds no such answer", async () => {
      await expect(save({ answer_id: nowhere })).rejects.toMatchObject({ code: "not_found" });
    });
  });

  describe("saving a question without an answer from here", () => {
    test("twice keeps both", async () => {
      await save();
      await save();
      expect((await queries.list(asked(), ana)).items).toHaveLength(2);
    });

    test("of great length is listed by its beginning, and read whole by itself", async () => {
      const response = "An answer of many pages. ".repeat(3000);
      const { id } = await save({ response });
      const { items } = await queries.list(asked(), ana);
      expect(items).toMatchObject([{ id, is_cut: true, response: response.slice(0, 4000) }]);
      expect(await queries.get({ id }, ana)).toMatchObject({ response });
      await expect(queries.get({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
    });

    test("unbookmarked is recorded as saved", async () => {
      await save({ is_bookmarked: false });
      expect(await records()).toMatchObject([{ action: "query.saved", changes: { is_bookmarked: false, answer_id: null } }]);
    });

    test("keeps every character of question and answer", async () => {
      const given = { question: "💊 % _ \\ 'quoted' \"double\"\n?", response: "**bold**\n\n“quote” §".padEnd(100_000, "ß") };
      expect(await save(given)).toMatchObject(given);
    });
  });

  describe("setting a bookmark", () => {
    test("removes it and says so on the record, before and after", async () => {
      const { id } = await save();
      expect(await queries.update({ id, is_bookmarked: false }, ana)).toMatchObject({ id, is_bookmarked: false });
      expect((await records())[1]).toMatchObject({
        action: "query.unbookmarked",
        actor_label: "ana@example.org",
        object_id: id,
        changes: { is_bookmarked: { before: true, after: false } },
      });
    });

    test("as it is already changes nothing and leaves no record", async () => {
      const saved = await save();
      expect(await queries.update({ id: saved.id, is_bookmarked: true }, ana)).toEqual(saved);
      expect(await records()).toHaveLength(1);
    });

    test("no longer shows at the answer", async () => {
      const answer_id = await answered();
      const { id } = await save({ answer_id });
      await queries.update({ id, is_bookmarked: false }, ana);
      expect(await answers.get({ id: answer_id }, ana)).toMatchObject({ id: answer_id, is_bookmarked: false });
    });

    test("of another person finds no such query, and leaves it as it was", async () => {
      const { id } = await save();
      await expect(queries.update({ id, is_bookmarked: false }, ben)).rejects.toMatchObject({ code: "not_found" });
      expect(await questionsOf(true)).toHaveLength(1);
      expect(await records()).toHaveLength(1);
    });

    test("of a query there is not finds none", async () => {
      await expect(queries.update({ id: nowhere, is_bookmarked: true }, ana)).rejects.toMatchObject({ code: "not_found" });
    });
  });

  describe("the list", () => {
    test("has the newest first", async () => {
      await saveInTurn({ question: "first" }, { question: "second" }, { question: "third" });
      expect(await questionsOf()).toEqual(["third", "second", "first"]);
    });

    test("can be narrowed to the bookmarked ones, or to the others", async () => {
      await saveInTurn({ question: "kept" }, { question: "plain", is_bookmarked: false });
      expect([await questionsOf(true), await questionsOf(false), await questionsOf()]).toEqual([["kept"], ["plain"], ["plain", "kept"]]);
    });

    test("is a person's own", async () => {
      await save();
      expect(await questionsOf(undefined, ben)).toEqual([]);
    });

    test("of questions asked is newest first, and goes on where it was", async () => {
      for (const query of ["first?", "second?", "third?"]) {
        await answers.ask({ query, authority: "FDA" }, ana);
        await setTimeout(2);
      }
      const first = await answers.list(asked({ limit: 2 }), ana);
      expect(first).toMatchObject({ items: [{ question: "third?" }, { question: "second?" }], total: 3 });
      expect((await answers.list(asked({ limit: 2, cursor: first.next ?? "" }), ana)).items).toMatchObject([{ question: "first?" }]);
      expect((await answers.list(asked({ search: "SECOND" }), ana)).items).toMatchObject([{ question: "second?" }]);
    });

    test("of questions asked says how each ended", async () => {
      await answered();
      expect((await answers.list(asked(), ana)).items).toMatchObject([
        { question: "What is a 510(k)?", authority: "FDA", outcome: "nothing_found", confidence_score: 0, is_bookmarked: false },
      ]);
    });
  });
});
