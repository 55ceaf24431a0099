import { describe, expect, it } from "vitest";
import { builtInQuestionRules } from "./question-rules.ts";

describe("the tables that questions are read by", () => {
  const { declined, languages, places, actors, products, areas, events, wanted, quantities, lists, followUps, earlierLaws, deviceClasses } =
    builtInQuestionRules();
  const tables = {
    declined,
    languages,
    places: places.named,
    actors,
    products,
    areas,
    events,
    wanted,
    quantities,
    lists,
    followUps,
    earlierLaws,
    deviceClasses,
  };

  it.each(Object.entries(tables))("%s: each row has its name and examples of what it fits and what it does not", (_, rows) => {
    const titles = rows.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(rows.filter(({ fits, not }) => fits.length === 0 || not.length === 0).map(({ title }) => title)).toEqual([]);
  });

  it("say in whole sentences why a request is declined", () => {
    for (const { title, reason } of declined) expect(reason, title).toMatch(/^[A-Z].+\.$/);
  });

  it("have one reason for each intent, and words for each kind of them", () => {
    const { kindsOfWord } = builtInQuestionRules();
    const reasons = new Set(declined.flatMap(({ intent, reason }) => (intent === null ? [] : [`${intent}: ${reason}`])));
    expect([...reasons].map((one) => one.split(":")[0])).toEqual(["deceive", "unpublished", "forecast", "care", "opinion", "offtopic"]);
    expect(kindsOfWord.filter(({ words }) => words.length === 0)).toEqual([]);
    expect(new Set(kindsOfWord.map(({ title }) => title)).size).toBe(kindsOfWord.length);
  });
});
