import { expect, test } from "vitest";
import { indexWork } from "./indexed-work.ts";
import { judgeQuote } from "./judge-quote.ts";
import { works } from "./library.fixture.ts";
import { readReferences } from "./read-references.ts";

const judge = (text: string) => {
  const quote = readReferences(text, () => []).find(({ kind }) => kind === "quote");
  if (quote?.kind !== "quote") throw new Error("nothing is quoted");
  return judgeQuote(quote, (source) => {
    const held = works.find(({ name }) => name === source);
    return held === undefined ? null : indexWork(held);
  });
};
const said = "You must report a death no later than 30 calendar days after the day that you become aware";

test("words that stand in the clause are right, whatever their quotation marks and blanks", () => {
  expect(judge(`21 CFR 803.50(a): “${said}.”`)).toMatchObject({ verdict: "in_force", compared: "21 CFR 803.50(a)" });
  expect(judge(`21 CFR 803.50(a): "${said.replace("30 ", "30\u00a0")}."`)).toMatchObject({ verdict: "in_force" });
});

test("one word that is another makes it misquoted, with the two side by side", () => {
  const judged = judge(`21 CFR 803.50(a): “${said.replace("30", "10")}.”`);
  expect(judged).toMatchObject({ verdict: "misquoted" });
  expect(judged?.differences).toEqual(
    expect.arrayContaining([
      { kind: "only_quoted", words: "10" },
      { kind: "only_held", words: "30" },
    ]),
  );
});

test("words of another section that are put right at this one are told by where they stand", () => {
  const other = "Each manufacturer shall establish and maintain procedures for validating the device design";
  expect(judge(`21 CFR 803.50(a): “${other}.”`)).toBeNull();
});

test.each([
  ["a title", "21 CFR 803.50(a), “Reports of Deaths by Manufacturers and Others”, holds."],
  ["what is not held", "21 CFR 999.50(a): “You must report a death no later than that day.”"],
  ["what has nothing in common with the clause", "21 CFR 803.50(a): “nobody asked the nurses about their blue shoes at noon.”"],
])("nothing is said of %s", (_, text) => {
  expect(judge(text)).toBeNull();
});

test("a period that the clause gives otherwise is misquoted, and its own is not", () => {
  expect(judge("21 CFR 803.50(a) says “within 10 calendar days” of it.")?.verdict).toBe("misquoted");
  expect(judge("21 CFR 803.50(a) says “30 calendar days” of it.")?.verdict).not.toBe("misquoted");
});
