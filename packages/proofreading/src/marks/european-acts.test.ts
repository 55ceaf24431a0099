import { describe, expect, it, test } from "vitest";
import { actsIn, mostNamed, otherDocumentsIn } from "./european-acts.ts";

const acts = (plain: string) => actsIn(plain).map(({ source }) => source);

test.each([
  ["Regulation (EU) 2017/745", "EU MDR"],
  ["Regulation (EU) 2017/746", "EU IVDR"],
  ["Council Directive 93/42/EEC", "Directive 93/42/EEC"],
  ["Richtlinie 93/42/EWG", "Directive 93/42/EEC"],
  ["Regulation (EC) No 1394/2007", "Regulation (EC) No 1394/2007"],
  ["Regulation (EU) No 536/2014", "Regulation (EU) No 536/2014"],
  ["Directive (EU) 2022/2555", "Directive (EU) 2022/2555"],
  ["CELEX 32017R0745", "EU MDR"],
  ["the AI Act", "Regulation (EU) 2024/1689"],
])("“%s” is %s", (plain, source) => {
  expect(acts(plain)).toEqual([source]);
});

test.each(["a ratio of 12/24", "page 745/2017", "on 3/2017", "batch 2017/745-1", ""])("“%s” names no act", (plain) => {
  expect(acts(plain)).toEqual([]);
});

describe("MDR", () => {
  it("is the regulation on devices in a text on Europe, and beside an article", () => {
    expect(acts("The MDR asks notified bodies for it.")).toEqual(["EU MDR"]);
    expect(acts("21 CFR 803.50 and Article 87 MDR")).toContain("EU MDR");
  });

  it("is a report on a device in a text on the United States", () => {
    expect(acts("Medical Device Reporting: an MDR is sent under 21 CFR 803.50.")).toEqual([]);
    expect(acts("We sent MDRs and an MDR report.")).toEqual([]);
  });
});

test("the Directive and the Regulation mean the last of their kind, and nothing where none was named", () => {
  expect(acts("Directive 93/42/EEC is old; the Directive went.")).toEqual(["Directive 93/42/EEC", "Directive 93/42/EEC"]);
  expect(acts("The Directive went.")).toEqual([]);
});

test("an act that amended another stands aside", () => {
  expect(actsIn("amended by Regulation (EU) 2023/607").map(({ isAside }) => isAside)).toEqual([true]);
});

test("the act named most often is meant, and of those named alike the first", () => {
  const named = (...sources: string[]) => mostNamed(sources.map((source) => ({ source })))?.source;
  expect([named("a", "b", "b"), named("a", "b"), named()]).toEqual(["b", "a", undefined]);
});

test("other documents are those of some kinds alone", () => {
  expect(otherDocumentsIn("21 CFR 820 and ISO 14971")).toEqual([]);
});
