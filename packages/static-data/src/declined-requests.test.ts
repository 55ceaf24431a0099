import { describe, expect, it } from "vitest";
import { builtInDeclinedRequests, readDeclinedRequests } from "./declined-requests.ts";

describe("the list of declined requests", () => {
  const list = builtInDeclinedRequests();

  it("names each once, and says why in whole sentences", () => {
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    for (const { title, reason } of list) expect(reason, title).toMatch(/^[A-Z].+\.$/);
  });

  it("shows each pattern by questions that it fits", () => {
    for (const { title, pattern, declined } of list)
      for (const question of declined) expect(new RegExp(pattern, "i").test(question), `${title}: ${question}`).toBe(true);
  });
});

describe("a declined request", () => {
  const content =
    "# Requests\n\n## Words\n\nsums: fee|price\n\n## Money\n\nreason: We know no prices.\n\n### Bargains\npattern: \\b(?:{sums})\\b\ndeclined: What is the fee? | Which price?\nanswered: Who pays?\n";

  it("is read from a few lines, with lists of words put in by name", () => {
    expect(readDeclinedRequests(content)).toEqual([
      {
        title: "Bargains",
        reason: "We know no prices.",
        pattern: "\\b(?:fee|price)\\b",
        declined: ["What is the fee?", "Which price?"],
        answered: ["Who pays?"],
      },
    ]);
  });

  it("is refused by its name where a line is missing, or a list of words that it uses", () => {
    expect(() => readDeclinedRequests(content.replace(/^answered.*$/m, ""))).toThrow("Bargains: answered: is missing");
    expect(() => readDeclinedRequests(content.replace("sums: fee|price", ""))).toThrow("Bargains: sums: is missing");
  });
});
