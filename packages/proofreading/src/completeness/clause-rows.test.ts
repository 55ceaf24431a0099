import { expect, test } from "vitest";
import { judgeClauseRow } from "./clause-rows.ts";
import { readText, requirement } from "./requirement.fixture.ts";

const asked = requirement({ requirement: "Outputs must be verified against inputs (ISO 13485 clause 7.3.6)." });
const judge = (body: string, one = asked) => {
  const { text, outline } = readText(`# Records\n\n${body}\n\nGrown-up people take part in it.`);
  return judgeClauseRow(text, one, outline);
};

test("a row that goes by the clause's number and says something is of its element", () => {
  expect(judge("| Clause | Record |\n| 7.3.6 | DV-2208, sixty units in the bath |")).toMatchObject({ verdict: "found" });
});

test.each([
  ["a row of another clause", "| 7.3.7 | DV-2208, sixty units in the bath |"],
  ["a row with a tick alone", "| 7.3.6 | yes |"],
  ["a row that says that there is none", "| 7.3.6 | no record could be shown |"],
  ["a sentence", "By 7.3.6 records are kept of sixty units."],
])("%s is not", (_, body) => {
  expect(judge(body)).toBeNull();
});

test("an element whose clause has no number of three levels has no row", () => {
  expect(judge("| 7.3.6 | DV-2208, sixty units in the bath |", requirement())).toBeNull();
});
