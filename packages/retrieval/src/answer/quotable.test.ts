import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { quotableOf, wordsShown } from "./quotable.ts";

const question = "How many days does a sponsor have to report an effect?";
function quoted(more: Parameters<typeof candidate>[0], taken: { start: number; end: number }[] = []) {
  const { sections, question: understood, weights } = evidenceFor(question, [candidate(more)]);
  const around = sections.flatMap(({ members }) => members);
  const [passage] = around;
  if (passage === undefined) throw new Error("nothing was found");
  const found = quotableOf(passage, { question: understood, weights, around, taken });
  return found && wordsShown(found, around);
}
const rule = "A sponsor shall report an effect within 10 working days. It shall tell the investigators.";

test("a paragraph of law is quoted whole, without the blanks around it", () => {
  expect(quoted({ text: `  ${rule}` })).toBe(rule);
});

test("of guidance, and of law that is long, what answers is quoted alone", () => {
  expect(quoted({ text: `${rule} ${"Labels bear symbols of all kinds. ".repeat(40)}` })).toMatch(
    /^A sponsor shall report an effect within 10 working days\./,
  );
  expect(quoted({ kind: "guidance", text: `${rule}\n\nLabels bear symbols.` })).not.toContain("Labels");
});

test("what was quoted before is not quoted again whole", () => {
  expect(quoted({ text: rule }, [{ start: 0, end: rule.length }])).not.toBe(rule);
});

test("a heading alone is nothing to quote", () => {
  expect(quoted({ text: "# Reports of effects" })).toBeNull();
});
