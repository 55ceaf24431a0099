import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../service.ts";
import { beginAnswering, type Answering } from "../../../testing/answering.ts";
import { refuseNextRecord } from "../../../testing/audit.repository.ts";
import { newRule, oldRule } from "../../../testing/corpus.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import type { SilentSources } from "./export-answer.ts";

const question = "Which procedures must a manufacturer establish to control the design of a device?";

let world: TestWorld;
let at: Answering;
let answers: Answering["answers"];
let bring: Answering["bring"];
let silent: Awaited<ReturnType<SilentSources["silent"]>>;
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  silent = [];
  at = await beginAnswering(world, { official: { silent: async () => silent } });
  ({ answers, bring, ana } = at);
});
afterAll(() => world.close());

const ask = (query = question) => at.ask(query, { as_of: "2026-03-01" });
const exported = async (id: string, format: "docx" | "pdf" | "md" = "md", who = ana) => answers.export({ id, format }, who);
const textOf = async (id: string) =>
  Buffer.from((await exported(id)).bytes)
    .toString()
    .replaceAll("\\", "");
const exports = async () => (await world.records(1, 100)).filter(({ action }) => action === "answer.exported");

describe("an exported answer", () => {
  test("carries its question, authority, law, time, number, quote, status and dates", async () => {
    await bring(oldRule());
    const given = await ask();
    const text = await textOf(given.answer_id);
    for (const words of [
      question,
      "FDA (US)",
      "1 March 2026",
      "UTC",
      `**Audit number:** ${given.audit_trail.audit_number}`,
      `“${given.statements[0]?.citations[0]?.quote}”`,
      "**21 CFR 820.30(a)**",
      "In force",
      "version: 1996",
      "issued 7 October 1996",
      "retrieved 1 March 2026",
      "## Sources",
    ])
      expect(text).toContain(words);
  });

  test("marks a summary of ours as one", async () => {
    await bring(oldRule({ text_kind: "summary" }));
    const text = await textOf((await ask()).answer_id);
    expect(text).toContain("Our summary of the clause, not its text");
    expect(text).not.toContain("> “");
  });

  test("corrects the question before it answers, and calls the earlier clause superseded", async () => {
    await bring(oldRule());
    await bring(newRule());
    const text = await textOf((await ask("What design controls does 21 CFR 820.30(a) require?")).answer_id);
    expect(text).toContain("## About the question");
    expect(text).toContain("**Superseded**");
  });

  test("that found nothing says so, and what was searched", async () => {
    await bring(oldRule());
    const text = await textOf((await ask("How are homeopathic pacemaker electrodes priced?")).answer_id);
    expect(text).toContain("Nothing found");
    expect(text).toContain("**Searched:** 2 passages of 1 source\n");
    expect(text).not.toContain("## Answer");
  });

  test("says of a source that is silent when it was last heard", async () => {
    await bring(oldRule());
    const { answer_id, statements } = await ask();
    silent = [{ last_success: "2026-01-05T08:00:00.000Z", library_sources: [statements[0]?.citations[0]?.source_id ?? ""] }];
    expect(await textOf(answer_id)).toContain("**Its source was last heard on 5 January 2026**");
  });

  test("that was declined gives the reason and no confidence", async () => {
    const text = await textOf((await ask("How can we hide adverse events from FDA?")).answer_id);
    expect(text).toContain("does not help to hide");
    expect(text).not.toContain("Confidence");
  });

  test.each([
    ["docx", "PK"],
    ["pdf", "%PDF-"],
    ["md", "# "],
  ] as const)("as %s is a file of that kind under the audit number", async (format, start) => {
    const given = await ask();
    const file = await exported(given.answer_id, format);
    expect(Buffer.from(file.bytes).subarray(0, start.length).toString()).toBe(start);
    expect(file.filename).toBe(`clausewise-answer-${given.audit_trail.audit_number}.${format}`);
  });
});

describe("exporting", () => {
  test("leaves one record, with the format and the hash of the very file", async () => {
    const { answer_id } = await ask();
    const { bytes } = await exported(answer_id, "docx");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(await exports()).toMatchObject([{ object_id: answer_id, actor_label: "ana@example.org", changes: { format: "docx", sha256 } }]);
  });

  test("gives no file where the record cannot be written", async () => {
    const { answer_id, audit_trail } = await ask();
    await refuseNextRecord(world.database, audit_trail.audit_number);
    await expect(exported(answer_id)).rejects.toThrow();
  });

  test("another person's answer is not possible and leaves no record", async () => {
    const { answer_id } = await ask();
    await expect(exported(answer_id, "pdf", await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
    expect(await exports()).toEqual([]);
  });
});
