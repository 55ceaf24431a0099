import { NewSourceVersion, type SearchResult } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../service.ts";
import { beginAnswering, type Answering } from "../../../testing/answering.ts";
import { europeanRule, newRule } from "../../../testing/corpus.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { asked } from "../../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

const question = "Which quality management system must a manufacturer have?";

let world: TestWorld;
let answers: Answering["answers"];
let bring: Answering["bring"];
let ask: Answering["ask"];
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  ({ answers, bring, ask, ana } = await beginAnswering(world));
  await bring(newRule(), europeanRule());
});
afterAll(() => world.close());

const clausesOf = ({ statements }: SearchResult) => statements.flatMap(({ citations }) => citations.map(({ citation }) => citation));
const lastRecord = async () => (await world.records(1, 100)).at(-1);

describe("a follow-up", () => {
  test("to another place is answered from there, with the subject of the question before", async () => {
    const first = await ask(question);
    const second = await ask("and in the EU?", { follows: first.answer_id });
    expect(second).toMatchObject({
      query: "and in the EU?",
      read_as: "Which quality management system must a manufacturer have in the EU?",
      authority: "EU_MDR",
      follows: first.answer_id,
    });
    expect(clausesOf(second)).toEqual(["EU MDR Article 10(9)"]);
  });

  test("goes on from the follow-up before it", async () => {
    const first = await ask(question);
    const second = await ask("and in the EU?", { follows: first.answer_id });
    const third = await ask("what about importers?", { follows: second.answer_id });
    expect(third).toMatchObject({ read_as: "Which quality management system must an importer have in the EU?", authority: "EU_MDR" });
  });

  test("keeps the authority, the kind of product and the day of the answer it follows", async () => {
    const first = await ask(question, { authority: "EU_MDR", product_type: "device", as_of: "2026-01-15" });
    const second = await ask("who must do that?", { follows: first.answer_id });
    expect(second).toMatchObject({ authority: "EU_MDR", product_type: "device", as_of: "2026-01-15" });
  });

  test("that names another kind of product is narrowed to that", async () => {
    const first = await ask(question, { product_type: "device" });
    expect(await ask("and for drugs?", { follows: first.answer_id })).toMatchObject({ product_type: "drug" });
  });

  test("to an answer of today is asked of today", async () => {
    const first = await ask(question);
    const second = await ask("how long?", { follows: first.answer_id });
    expect(second.as_of).toBe(second.audit_trail.timestamp.slice(0, 10));
  });

  test("that is a whole question is left as it was typed, under the authority chosen with it", async () => {
    const first = await ask(question, { authority: "EU_MDR" });
    const second = await ask("What does 21 CFR 820.10 require?", { follows: first.answer_id, authority: "FDA" });
    expect(second).toMatchObject({ read_as: null, follows: first.answer_id, authority: "FDA" });
  });

  test("to somebody else's answer is not found, and leaves no record", async () => {
    const first = await ask(question);
    const ben = await world.asPerson("ben");
    await expect(ask("and in the EU?", { follows: first.answer_id }, ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await lastRecord()).toMatchObject({ object_id: first.answer_id });
  });

  test("to no answer at all is not found", async () => {
    await expect(ask("and?", { follows: "00000000-0000-4000-8000-000000000000" })).rejects.toMatchObject({ code: "not_found" });
  });

  test("that turns an improper request to another place is declined like the request", async () => {
    const first = await ask("How can we hide adverse events from FDA?");
    expect(await ask("and in the EU?", { follows: first.answer_id })).toMatchObject({ outcome: "declined", related_questions: [] });
  });

  test("is recorded with what it followed and how it was read", async () => {
    const first = await ask(question);
    const second = await ask("and in the EU?", { follows: first.answer_id, product_type: "device" });
    expect(await lastRecord()).toMatchObject({
      object_id: second.answer_id,
      changes: {
        question: "and in the EU?",
        read_as: second.read_as,
        follows: first.answer_id,
        authority: "EU_MDR",
        product_type: "device",
      },
    });
  });

  test("asked again keeps its context", async () => {
    const first = await ask(question);
    const second = await ask("and in the EU?", { follows: first.answer_id, product_type: "device" });
    const again = await answers.askAgain({ id: second.answer_id }, ana);
    expect(again).toMatchObject({
      read_as: second.read_as,
      authority: "EU_MDR",
      product_type: "device",
      follows: first.answer_id,
      repeats: second.answer_id,
    });
  });

  test("is listed with the answer it follows", async () => {
    const first = await ask(question);
    const second = await ask("and in the EU?", { follows: first.answer_id });
    const { items: listed } = await answers.list(asked(), ana);
    expect(listed.map(({ id, follows }) => [id, follows])).toEqual([
      [second.answer_id, first.answer_id],
      [first.answer_id, null],
    ]);
  });
});

describe("a question narrowed to a kind of product", () => {
  const complaints = (identifier: string, title: string) =>
    NewSourceVersion.parse({
      ...newRule(),
      identifier,
      title,
      passages: [
        {
          citation: `${identifier}.198`,
          heading: "Complaint files",
          text: "Each manufacturer shall keep a written record of each complaint.",
        },
      ],
    });

  test.each([
    ["drug", "21 CFR 211.198"],
    ["device", "21 CFR 822.198"],
  ] as const)("%s is answered from its own rules", async (product_type, clause) => {
    await bring(complaints("21 CFR 211", "Current Good Manufacturing Practice for Finished Pharmaceuticals"));
    await bring(complaints("21 CFR 822", "Postmarket Surveillance"));
    const result = await ask("Which complaint records must a manufacturer keep?", { product_type });
    expect(result.product_type).toBe(product_type);
    expect([...new Set(clausesOf(result))]).toEqual([clause]);
  });
});

describe("related questions", () => {
  test("come from the headings of the sections beside, each with its clause", async () => {
    const rule = newRule();
    const [, system] = rule.passages;
    const packages = { citation: "21 CFR 820.15", heading: "Scope", text: "Packages bear a legible lot number." };
    await bring(NewSourceVersion.parse({ ...rule, label: "2026-03", effective: "2026-03-01", passages: [system, packages] }));
    const result = await ask(question);
    expect(clausesOf(result)).toEqual(["21 CFR 820.10"]);
    expect(result.related_questions).toMatchObject([{ question: "What does 21 CFR 820.15 apply to?", citation: "21 CFR 820.15" }]);
    const [related] = result.related_questions;
    expect((await createLibraryReads(world.database).texts([related?.passage_id ?? ""])).map(({ text }) => text)).toEqual([packages.text]);
  });

  test("are asked as they stand, even where they would pass for a follow-up", async () => {
    const rule = newRule();
    const [, system] = rule.passages;
    const heading = "How long must records be retained?";
    const next = { citation: "21 CFR 820.15", heading, text: "Packages bear a legible lot number." };
    await bring(NewSourceVersion.parse({ ...rule, label: "2026-03", effective: "2026-03-01", passages: [system, next] }));
    const first = await ask(question);
    expect(first.related_questions.map((one) => one.question)).toEqual([heading]);
    expect(await ask(heading, { follows: first.answer_id })).toMatchObject({ read_as: null, follows: first.answer_id });
  });

  test("are not offered where nothing was found", async () => {
    expect(await ask("How are homeopathic pacemaker electrodes priced?")).toMatchObject({
      outcome: "nothing_found",
      related_questions: [],
    });
  });
});
