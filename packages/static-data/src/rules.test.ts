import { describe, expect, it } from "vitest";
import { readRules, rulesOf } from "./rules.ts";

describe("a table of rules", () => {
  const content =
    "# Requests\n\n## Words\n\nsums: fee|price\n\n## Money\n\nreason: We know no prices.\n\n### Bargains\npattern: \\b(?:{sums})\\b\nfits: What is the fee? | Which price?\nnot: Who pays?\n";

  it("is read from a few lines, with lists of words put in by name, and what a section says for all its rows", () => {
    const [rule] = readRules(content);
    expect(rule).toMatchObject({ section: "Money", title: "Bargains" });
    expect(rule?.of("reason")).toBe("We know no prices.");
    expect(rule?.of("pattern")).toBe("\\b(?:fee|price)\\b");
    expect(rule?.listOf("fits")).toEqual(["What is the fee?", "Which price?"]);
    expect(rule?.listOf("unsaid")).toEqual([]);
  });

  it("is refused by the name of a row where a line is missing, or a list of words that it uses", () => {
    expect(() => readRules(content)[0]?.of("area")).toThrow("Bargains: area: is missing");
    expect(() => readRules(content.replace("sums: fee|price", ""))[0]?.of("pattern")).toThrow("Bargains: sums: is missing");
  });

  it("lets a row say otherwise than its section, for itself alone", () => {
    const rules = readRules(`${content}\n### Fines\nreason: Courts set fines.\n\n### Taxes\npattern: tax\n`);
    expect(rules.map((rule) => `${rule.title}: ${rule.of("reason")}`)).toEqual([
      "Bargains: We know no prices.",
      "Fines: Courts set fines.",
      "Taxes: We know no prices.",
    ]);
  });

  it("knows what a row may leave unsaid from what it says", () => {
    const [rule] = readRules(content);
    expect([rule?.mayOf("not"), rule?.mayOf("area")]).toEqual(["Who pays?", null]);
  });

  it("takes words in braces as they stand where they are no pattern", () => {
    const [rule] = readRules(content.replace("Who pays?", "What is {sums}?"));
    expect(rule?.of("not")).toBe("What is {sums}?");
  });

  it("has no rows where it has no sections, and none made of the words it uses", () => {
    expect(readRules("# Requests\n\nNothing yet.\n")).toEqual([]);
    expect(readRules("## Words\n\n### fees\nsums: fee\n")).toEqual([]);
  });

  it("that ships is found by its path", () => {
    expect(rulesOf("questions/places").map(({ title }) => title)).toContain("EU");
  });
});
