import { describe, expect, it } from "vitest";
import { missingFigures } from "./figures.fixture.ts";
import { builtInLibrary } from "./library.ts";
import { haveReferenceTexts, officialText } from "./official-clauses.fixture.ts";
import { rulesOf } from "./rules.ts";

describe("figures of a note beside its text", () => {
  const text =
    "The report is due within thirty (30) calendar days, or 5 work days; fees rise by 2,5 % on 1 January 2027. Audits are annual, updates semi-annual. Of 10,000 units, one hundred and eighty are kept.";

  it.each([
    ["Report within 30 calendar days.", []],
    ["Report within thirty days.", []],
    ["Report within 5 business days.", []],
    ["Fees rise by 2.5 % on January 1, 2027, after an audit every year or 12 months.", []],
    ["Update every half year, or 6 months; keep 180 of 10 000 units.", []],
    ["Report within 30 work days.", ["30 work day"]],
    ["Report within 31 days.", ["31 day"]],
    ["Report within 30 months.", ["30 month"]],
    ["Fees rise on 1 January 2028 by 2 %.", ["2 %", "1 january 2028"]],
    ["Keep 17 samples under section 17 and ISO 13485:2016, Article 9(2) and 21 CFR 820.35.", ["17"]],
  ])("%s", (note, missing) => {
    expect(missingFigures(note, text)).toEqual(missing);
  });
});

describe.skipIf(!haveReferenceTexts)("the figures of our notes beside the official texts (skipped where ../shared/data is missing)", () => {
  const compared = haveReferenceTexts
    ? builtInLibrary().flatMap((source) =>
        source.passages.flatMap(({ citation, text }) => {
          const { identifier, title, docket = null, status } = source;
          const official = officialText({ identifier, title, docket, superseded: status === "superseded" }, citation, text);
          return official === null ? [] : [{ citation, of: identifier, missing: missingFigures(text, official) }];
        }),
      )
    : [];
  const reasons = rulesOf("truth/figures").map((rule) => ({
    title: rule.title,
    cited: new RegExp(rule.of("cited")),
    figures: rule.listOf("figures"),
    used: new Set<string>(),
  }));
  const found = compared.flatMap(({ citation, missing }) => missing.map((figure) => ({ citation, figure })));
  const unexplained = found.filter(({ citation, figure }) => {
    const reason = reasons.find((one) => one.cited.test(citation) && one.figures.includes(figure));
    reason?.used.add(figure);
    return reason === undefined;
  });

  it("stand in the clause, or the reason why not is written down", () => {
    expect(unexplained.map(({ citation, figure }) => `${citation}: ${figure}`)).toEqual([]);
  });

  it("are compared for most notes", () => {
    expect(compared.length).toBeGreaterThan(2400);
  });

  it("have no reason that is no longer needed", () => {
    const idle = reasons.flatMap(({ title, figures, used }) =>
      figures.filter((figure) => !used.has(figure)).map((figure) => `${title}: ${figure}`),
    );
    expect(idle).toEqual([]);
  });
});
