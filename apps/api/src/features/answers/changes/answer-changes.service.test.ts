import type { AnswerToLookAt, SearchResult } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../service.ts";
import { beginAnswering, type Answering } from "../../../testing/answering.ts";
import { newRule, oldRule } from "../../../testing/corpus.ts";
import { asked } from "../../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

const question = "Which procedures must a manufacturer establish to control the design of a device?";
const [scope, design] = oldRule().passages;
const inWords = (words: string) => ({ ...design!, text: design!.text.replace("Each manufacturer", words) });
const rule = (label: string, issued: string, words: string) => oldRule({ label, issued, passages: [scope!, inWords(words)] });

describe("answers that rest on words that changed", () => {
  let world: TestWorld;
  let answerChanges: Answering["answerChanges"];
  let queries: Answering["queries"];
  let bring: Answering["bring"];
  let ana: Caller;
  let ask: () => Promise<SearchResult>;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    await world.reset();
    const at = await beginAnswering(world);
    ({ answerChanges, queries, bring, ana } = at);
    ask = () => at.ask(question);
    await bring(oldRule());
  });
  afterAll(() => world.close());

  const bookmark = ({ answer_id }: SearchResult) =>
    queries.create(
      {
        question,
        response: "",
        is_bookmarked: true,
        answer_id,
        confidence_score: null,
        source_documents: "",
        query_status: "completed",
        stakeholder_impact: "medium",
      },
      ana,
    );
  const list = async (who = ana): Promise<AnswerToLookAt[]> => (await answerChanges.list(asked(), who)).items;
  const look = ({ id, changes }: AnswerToLookAt, note = "", who = ana) =>
    answerChanges.look({ id, seen: changes.map(({ mark }) => mark), note }, who);

  test("are none while every word stands", async () => {
    await ask();
    expect(await list()).toEqual([]);
  });

  test("are told with the clause, from which version to which, and since when", async () => {
    const { answer_id } = await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    expect(await list()).toMatchObject([
      {
        id: answer_id,
        question,
        bookmark_id: null,
        changes: [
          { citation: "21 CFR 820.30(a)", kind: "changed", was: { label: "1996" }, now: { label: "2026", held_since: expect.any(String) } },
        ],
      },
    ]);
  });

  test("are the same ones of which the answer itself says so", async () => {
    const { answer_id } = await ask();
    await bring(newRule());
    const { changes } = await answerChanges.of({ id: answer_id }, ana);
    expect((await list())[0]?.changes.map(({ mark }) => mark)).toEqual(changes.map(({ mark }) => mark));
    expect(changes).toMatchObject([{ kind: "removed", looked_at: null }]);
  });

  test("stand with the bookmarked ones first", async () => {
    const [plain, saved] = [await ask(), await ask()];
    const { id: bookmark_id } = await bookmark(saved);
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const [first, ...others] = await list();
    expect(first).toMatchObject({ id: saved.answer_id, bookmark_id });
    expect(others.map(({ id }) => id)).toContain(plain.answer_id);
    expect(others).toHaveLength(2);
  });

  test("are given page by page, each once", async () => {
    for (let nth = 0; nth < 3; nth += 1) await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const one = await answerChanges.list(asked({ limit: 2 }), ana);
    const other = await answerChanges.list(asked({ limit: 2, cursor: one.next ?? "" }), ana);
    expect([one.total, other.next]).toEqual([3, null]);
    expect(new Set([...one.items, ...other.items].map(({ id }) => id)).size).toBe(3);
  });

  test("are private to whoever asked", async () => {
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const [task] = await list();
    const ben = await world.asPerson("ben");
    expect(await list(ben)).toEqual([]);
    await expect(look(task!, "", ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await list()).toHaveLength(1);
  });

  test("are done once they were looked at, with the note kept and recorded", async () => {
    const { answer_id } = await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const [task] = await list();
    const looked = await look(task!, "Our procedure says the same.");
    const looked_at = { at: looked.changes[0]?.looked_at?.at, note: "Our procedure says the same." };
    expect(looked.changes).toMatchObject([{ looked_at }]);
    expect(await list()).toEqual([]);
    expect((await answerChanges.of({ id: answer_id }, ana)).changes).toMatchObject([{ looked_at }]);
    expect((await world.records(1, 100)).at(-1)).toMatchObject({
      action: "answer.looked_at",
      object_id: answer_id,
      changes: { note: looked_at.note, clauses: [{ citation: "21 CFR 820.30(a)", kind: "changed", was: "1996", now: "2026" }] },
    });
  });

  test("looked at twice are recorded once", async () => {
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const [task] = await list();
    await look(task!);
    const before = (await world.records(1, 100)).length;
    await look(task!, "again");
    expect(await world.records(1, 100)).toHaveLength(before);
  });

  test("come back when the words change again, and not for a version that says the same", async () => {
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    await look((await list())[0]!);
    await bring(
      oldRule({ label: "2026 June", issued: "2026-02-01", passages: [{ ...scope!, text: "It governs." }, inWords("Every manufacturer")] }),
    );
    expect(await list()).toEqual([]);
    await bring(rule("2026 July", "2026-02-05", "Whoever manufactures"));
    expect(await list()).toMatchObject([{ changes: [{ now: { label: "2026 July" } }] }]);
  });

  test("are told anew after a further answer, a bookmark, a look and a day", async () => {
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    expect(await list()).toHaveLength(1);
    const [task] = await list();
    await queries.create(
      {
        question,
        response: "",
        is_bookmarked: true,
        answer_id: task!.id,
        confidence_score: null,
        source_documents: "",
        query_status: "completed",
        stakeholder_impact: "medium",
      },
      ana,
    );
    expect((await list())[0]?.bookmark_id).not.toBeNull();
    await ask();
    await bring(rule("2026 July", "2999-02-05", "Whoever manufactures"));
    expect(await list()).toHaveLength(1);
    world.clock.set("2999-03-01T08:00:00Z");
    expect(await list()).toMatchObject([{ changes: [{ now: { label: "2026 July" } }] }, { changes: [{ now: { label: "2026 July" } }] }]);
    await look((await list())[0]!);
    expect(await list()).toHaveLength(1);
  });

  test("of which something changed after they were opened stay", async () => {
    await ask();
    await bring(rule("2026", "2026-01-05", "Every manufacturer"));
    const [seen] = await list();
    await bring(rule("2026 July", "2026-02-05", "Whoever manufactures"));
    await look(seen!);
    expect(await list()).toHaveLength(1);
  });
});
