import { ecfr } from "@clausewise/official";
import { createDoubleEcfr, generatedPart } from "@clausewise/official/double";
import { afterAll, expect, test } from "vitest";
import { createReaderThread } from "./reader-thread.ts";

const reader = createReaderThread(new URL("../../../wiring/official-reader.ts", import.meta.url));
afterAll(() => reader.close());

const double = createDoubleEcfr([generatedPart("820", 3, "2026-02-02")], "2026-10-01");
const step = {
  key: "text 820",
  kind: "text",
  url: "https://www.ecfr.gov/api/versioner/v1/full/2026-10-01/title-21.xml?part=820",
  order: 0,
  label: "21 CFR 820",
  about: { part: "820", day: "2026-10-01", effective: "2026-02-02" },
};
const answerWith = (body: string) => ({ status: 200, addresses: [step.url], headers: {}, bytes: new TextEncoder().encode(body) });
const { body } = double.answer("/api/versioner/v1/full/2026-10-01/title-21.xml", new URLSearchParams({ part: "820" }));

test("a text is judged and read beside requests, and its passages are given some at a time", async () => {
  expect(await reader.judge(ecfr.id, "text", answerWith(body))).toEqual({ kind: "ok" });
  const { texts, entries } = await reader.read(ecfr.id, step, answerWith(body));
  expect({ entries, texts: texts.map(({ text }) => text.identifier) }).toEqual({ entries: 0, texts: ["21 CFR 820"] });
  const [second] = await reader.passages(ecfr.id, 0, 1, 2);
  expect(second?.hash).toBe(texts[0]?.text.hashes[1]);
});

test("what cannot be read is said as it is where it is read", async () => {
  const other = { ...step, label: "21 CFR 11" };
  await expect(reader.read(ecfr.id, other, answerWith(body))).rejects.toMatchObject({
    name: "Unreadable",
    message: "gave 21 CFR 820 where 21 CFR 11 was asked for",
  });
});

test("what was let go is not taken for a text without passages", async () => {
  await reader.read(ecfr.id, step, answerWith(body));
  await reader.letGo(ecfr.id);
  await expect(reader.passages(ecfr.id, 0, 0, 100)).rejects.toThrow("not held any longer");
});
