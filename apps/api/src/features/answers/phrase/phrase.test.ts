import type { LeftOut, Statement } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { cited } from "../../../testing/citation.ts";
import { ModelError, type Model } from "./model.ts";
import { phrase } from "./phrase.ts";

const text = "You must report a death within 30 calendar days.";
const own: Statement = { text: "Our own sentence.", citations: [cited()] };
const other: Statement = { text: "On another clause.", citations: [cited({ passage_id: "00000000-0000-4000-8000-000000000009" })] };

/** What becomes of an answer when the model writes this, a few signs at a time; `LABEL` stands for the passage's label. */
async function phrased(pieces: readonly (string | Error)[], { passages = [{ citation: cited(), text }], statements = [own] } = {}) {
  const heard: (Statement | LeftOut)[] = [];
  const model: Model = {
    name: "a model",
    async *write({ material }) {
      const label = /passage (p\w+):/.exec(material)?.[1] ?? "";
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        yield* piece.replaceAll("LABEL", label).match(/.{1,7}/gs) ?? [];
      }
    },
  };
  const tell = (one: Statement | LeftOut) => void heard.push(one);
  const listener = { statement: tell, leftOut: tell, signal: new AbortController().signal };
  return { ...(await phrase(model, { question: "When?", statements, passages }, listener)), heard };
}
const line = (sentence: string) => `${JSON.stringify({ text: sentence, passages: ["LABEL"] })}\n`;
const right = "Report a death within 30 calendar days.";

test("a sentence that holds takes the place of ours on the same passage, and is heard at once", async () => {
  const { statements, phrased_by, phrasing_note, heard } = await phrased([line(right)]);
  expect(statements.map((one) => one.text)).toEqual([right]);
  expect([phrased_by, phrasing_note]).toEqual(["a model", null]);
  expect(heard).toEqual(statements);
});

test("what the model passes over is not said again beside its answer", async () => {
  const { statements } = await phrased([line(right)], { statements: [own, other] });
  expect(statements.map((one) => one.text)).toEqual([right]);
});

test.each([
  ["writes nothing", "", true],
  ["writes what does not hold", line("Bananas ripen faster beside apples."), false],
  ["answers", line(right), false],
])("it is told whether a model that %s found no answer", async (_, written, none) => {
  expect((await phrased([written])).found_none).toBe(none);
});

test("what models like to put around their lines does no harm", async () => {
  const another = "You must report a death within 30 days.";
  const { statements, left_out } = await phrased([`\`\`\`json\n[${line(right).trim()},\n${line(another).trim()}]\n\`\`\``]);
  expect(left_out).toEqual([]);
  expect(statements.map((one) => one.text)).toEqual([right, another]);
});

test("the same sentence twice is said once", async () => {
  expect((await phrased([line(right), line(right)])).statements).toHaveLength(1);
});

test.each<[string, (string | Error)[], string]>([
  ["says nothing", [""], "it found no answer in the passages"],
  ["says only what does not hold", [line("Bananas ripen faster beside apples.")], "none of its sentences held against the passages"],
  ["is no JSON", ["Thirty days, I think.\n"], "none of its sentences held against the passages"],
  ["never ends a line", ["x".repeat(5000)], "the model did not come to an end"],
  ["fails in the middle", [line(right), new ModelError("the connection to the model failed")], "the connection to the model failed"],
])("where the model %s the answer stands as it was found, and says why", async (_, pieces, why) => {
  const { statements, phrased_by, phrasing_note } = await phrased(pieces);
  expect(statements).toEqual([own]);
  expect(phrased_by).toBeNull();
  expect(phrasing_note).toBe(`Worded without the model: ${why}.`);
});

test("what is no fault of a model's is not swallowed", async () => {
  await expect(phrased([new TypeError("a fault of ours")])).rejects.toThrow("a fault of ours");
});

test("where no passage may be given, the model is not asked", async () => {
  const { phrasing_note } = await phrased([line(right)], { passages: [] });
  expect(phrasing_note).toBe("Worded without the model: no passage could be given to it.");
});
