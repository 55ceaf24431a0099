import { describe, expect, it, test } from "vitest";
import { actsOf, fits, isOfDevices } from "./acts-of-places.ts";

/** The act that a place of a text is of, where words name it. */
const about = (plain: string, words: string, cells: readonly number[] = []) => {
  const at = plain.indexOf(words);
  const acts = actsOf(plain, cells);
  return (acts.beside(at, at + words.length) ?? acts.about(at, () => true))?.source ?? null;
};
const beside = (plain: string, words: string) => {
  const at = plain.indexOf(words);
  return actsOf(plain, []).beside(at, at + words.length)?.source ?? null;
};

describe("a place is of the act", () => {
  it.each([
    ["Article 10 of the MDR", "Article 10"],
    ["Article 10 of Regulation (EU) 2017/745", "Article 10"],
    ["MDR, Article 10", "Article 10"],
    ["MDR Annex XIV, Article 10", "Article 10"],
  ])("that is named beside it: %s", (plain, words) => {
    expect(beside(plain, words)).toBe("EU MDR");
  });

  it("of its own sentence before one of another", () => {
    expect(about("The IVDR is new. Under the MDR the maker follows Article 10.", "Article 10")).toBe("EU MDR");
  });

  it("that comes next in its sentence, though not the one that was there formerly", () => {
    expect(about("Article 10 is a duty that the MDR lays on makers.", "Article 10")).toBe("EU MDR");
    expect(about("The MDR holds.\n\nArticle 10 holds, formerly the MDD did. The MDR again.", "Article 10")).toBe("EU MDR");
  });

  it("on devices where the text names it beside what it replaced", () => {
    expect(about("The MDD was old. The MDD went. The MDR holds.\n\nArticle 10 is a duty.", "Article 10")).toBe("EU MDR");
  });

  it("of none where the text names none", () => {
    expect(about("Article 10 is a duty.", "Article 10")).toBeNull();
    expect(about("", "")).toBeNull();
  });
});

test("what is cited in one cell of a table says nothing of the next cell", () => {
  const plain = "MDD Annex X Annex XIV";
  const acts = actsOf(`${plain}\n\nThe MDR holds.`, [plain.indexOf(" Annex XIV")]);
  expect(acts.about(plain.indexOf("Annex XIV"), () => true)?.source).toBe("EU MDR");
});

test("an act that only amended another has no places", () => {
  expect(beside("Regulation (EU) 2017/745, as amended by Regulation (EU) 2023/607, Article 120", "Article 120")).not.toBe(
    "Regulation (EU) 2023/607",
  );
});

test("the former directives have only so many articles and annexes, and of other acts nobody knows", () => {
  const act = (source: string) => ({ start: 0, end: 0, source, isShort: false, isAside: false });
  expect(fits("23")(act("Directive 93/42/EEC"))).toBe(true);
  expect(fits("24")(act("Directive 93/42/EEC"))).toBe(false);
  expect(fits("XII")(act("Directive 93/42/EEC"))).toBe(true);
  expect(fits("XIII")(act("Directive 93/42/EEC"))).toBe(false);
  expect(fits("999")(act("EU MDR"))).toBe(true);
});

test("the regulations on devices are these two alone", () => {
  expect(["EU MDR", "EU IVDR", "EU MDR Article 10", "Directive 93/42/EEC"].map((source) => isOfDevices.test(source))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
