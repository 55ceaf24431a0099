import { GuidanceFilter, guidanceOrganizations, guidanceTopics } from "@clausewise/contracts";
import { builtInGuidance, builtInGuidanceSummaries } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { browseGuidance } from "./browse-guidance.ts";
import { mergeGuidance } from "./merge-guidance.ts";

const parts = {
  builtIn: builtInGuidance(),
  summaries: builtInGuidanceSummaries(),
  register: [],
  sources: [],
  fileSizes: new Map(),
  day: "2026-11-22",
};
const all = mergeGuidance(parts);
const browse = (wish: object = {}) => browseGuidance(all, GuidanceFilter.parse(wish));

test.each(guidanceTopics)("the topic %s leaves some of what is built in, as many as it says", (topic) => {
  const { total } = browse({ topic });
  expect(total).toBeGreaterThan(0);
  expect(browse().facets.topic).toContainEqual({ value: topic, count: total });
});

test("every organization is offered with its number, also the one whose documents FDA does not list", () => {
  const { facets } = browse();
  for (const organization of guidanceOrganizations)
    expect(facets.organization).toContainEqual({ value: organization, count: browse({ organization }).total });
  expect(browse({ organization: "Office of Women's Health" }).total).toBe(0);
});

test("a page goes on where the one before it ended, up to the last document", () => {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page = browse({ limit: 100, ...(cursor && { cursor }) });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(new Set(ids).size).toBe(all.length);
});
