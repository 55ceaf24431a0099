import { describe, expect, it } from "vitest";
import { builtInQuestionRules } from "./question-rules.ts";
import { readRules } from "./rules.ts";

describe("the tables that questions are read by", () => {
  const { declined, places, actors, products, wanted, quantities, premises, lists, followUps } = builtInQuestionRules();
  const tables = { declined, places: places.named, actors, products, wanted, quantities, premises, lists, followUps };

  it.each(Object.entries(tables))("%s: each row has its name and examples of what it fits and what it does not", (_, rows) => {
    const titles = rows.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(rows.filter(({ fits, not }) => fits.length === 0 || not.length === 0).map(({ title }) => title)).toEqual([]);
  });

  it("say in whole sentences why a request is declined", () => {
    for (const { title, reason } of declined) expect(reason, title).toMatch(/^[A-Z].+\.$/);
  });
});

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
});
