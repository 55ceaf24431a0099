import { expect, test } from "vitest";
import { indexWork } from "./indexed-work.ts";
import { createTitleJudge } from "./judge-title.ts";
import { libraryOf, works } from "./library.fixture.ts";
import { readReferences } from "./read-references.ts";

const misplaced = createTitleJudge(libraryOf(null), works, (source) => {
  const held = works.find(({ name }) => name === source);
  return held === undefined ? null : indexWork(held);
});
const judge = (text: string) => {
  const cited = readReferences(text, () => []).find(({ kind }) => kind === "citation");
  if (cited?.kind !== "citation") throw new Error("nothing is cited");
  return misplaced(cited.citation, cited.titles, cited.stretches);
};

test("the title of another section of the same kind is told with whose it is", () => {
  expect(judge("21 CFR 803 (Reports of Corrections and Removals)")).toMatchObject({
    of: "21 CFR 806",
    own: expect.stringContaining("Reporting"),
  });
});

test.each([
  "21 CFR 803 (Medical Device Reporting)",
  "21 CFR 803 (medical device reports)",
  "21 CFR 803.50(a) (Reports by manufacturers)",
  "ISO 14971:2019 clause 7.6 (Completeness of risk control)",
  "21 CFR 803",
  "21 CFR 803 (see the table above)",
])("nothing is wrong with: %s", (text) => {
  expect(judge(text)).toBeNull();
});

test("a clause of a standard has the title of its own clause", () => {
  expect(judge("ISO 14971:2019 clause 7.6 (Risk management review)")).toMatchObject({
    own: "Completeness of risk control",
    of: expect.stringContaining("ISO 14971:2019"),
  });
});

test("the name by which guidance goes is no title of a section beside it", () => {
  expect(judge("21 CFR 803 (Infusion Pumps Total Product Life Cycle)")).toBeNull();
});
