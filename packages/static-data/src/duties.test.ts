import { describe, expect, it, test } from "vitest";
import { closestSentences } from "./closest-sentences.fixture.ts";
import { builtInLibrary } from "./library.ts";
import { haveReferenceTexts, officialText } from "./official-clauses.fixture.ts";
import { rulesOf } from "./rules.ts";

const duty = /\b(?:must|shall|has to|have to)\b/;
const dutyInText =
  /\b(?:must|shall|required?|requires|requirements?|need to|needs to|obliged|obligations?|mandatory|have to|has to|prohibited|may not)\b/i;

test("the sentences closest to one of ours come first", () => {
  const text = "Records should be kept for two years after the device is released. The manufacturer must report each death to the agency.";
  expect(closestSentences("A maker must report deaths.", text, 1)).toEqual(["The manufacturer must report each death to the agency."]);
});

describe.skipIf(!haveReferenceTexts)("notes on guidance (skipped where ../shared/data is missing)", () => {
  const reasons = rulesOf("truth/duties").map((rule) => ({ cited: rule.of("cited"), says: rule.of("says"), title: rule.title }));
  const unsupported = builtInLibrary()
    .filter(({ binding }) => haveReferenceTexts && !binding)
    .flatMap(({ identifier, title, docket = null, status, passages }) =>
      passages.flatMap(({ citation, text }) => {
        const official = officialText({ identifier, title, docket, superseded: status === "superseded" }, citation, text);
        const sentences = text.split(/(?<=[.;]) /).filter((sentence) => duty.test(sentence));
        if (official === null) return [];
        return sentences
          .filter((one) => !closestSentences(one, official, 3).some((close) => dutyInText.test(close)))
          .map((said) => ({ citation, said }));
      }),
    );

  it("speak of a duty only where the passage does, or the reason is written down", () => {
    const unexplained = unsupported.filter(
      ({ citation, said }) => !reasons.some((one) => one.cited === citation && said.includes(one.says)),
    );
    expect(unexplained.map(({ citation, said }) => `${citation}: ${said}`)).toEqual([]);
  });

  it("have no reason that is no longer needed", () => {
    const idle = reasons.filter((one) => !unsupported.some(({ citation, said }) => one.cited === citation && said.includes(one.says)));
    expect(idle.map(({ title }) => title)).toEqual([]);
  });
});
