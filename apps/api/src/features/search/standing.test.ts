import { expect, test } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { holdingsOn } from "./standing.ts";

const standings = (texts: ReturnType<typeof heldTexts>, day: string) =>
  Object.fromEntries(
    holdingsOn(texts.sources(), day, null).map(({ source, version }) => [source.identifier, `${version.label}: ${version.status}`]),
  );

test("the old rule is in force up to the day on which the new one takes effect, though it is called superseded today", () => {
  const texts = heldTexts(oldRule({ status: "superseded" }), newRule());
  expect(standings(texts, "2025-06-01")).toEqual({ "21 CFR 820": "1996: in_force" });
  expect(standings(texts, "2026-11-22")).toEqual({ "21 CFR 820": "2026: in_force" });
});

test("a directive is in force until the regulation that replaces it counts, and superseded from then on", () => {
  const directive = oldRule({ identifier: "Directive 93/42/EEC", label: "MDD", status: "superseded", issued: "1993-06-14" });
  const regulation = newRule({
    identifier: "EU MDR",
    label: "MDR",
    effective: "2021-05-26",
    issued: "2017-04-05",
    supersedes: ["Directive 93/42/EEC"],
  });
  const texts = heldTexts(directive, regulation);
  expect(standings(texts, "2019-06-01")).toEqual({ "Directive 93/42/EEC": "MDD: in_force", "EU MDR": "MDR: final" });
  expect(standings(texts, "2021-05-26")).toEqual({ "Directive 93/42/EEC": "MDD: superseded", "EU MDR": "MDR: in_force" });
});

test("the earlier edition of a standard is final until the next one is issued, whatever it says of itself", () => {
  const old = oldRule({ identifier: "ISO 14155:2020", label: "2020", kind: "standard", status: "superseded", issued: "2020-07" });
  const next = oldRule({
    identifier: "ISO 14155:2026",
    label: "2026",
    kind: "standard",
    status: "final",
    issued: "2026-03-23",
    supersedes: ["ISO 14155:2020"],
  });
  const texts = heldTexts(old, next);
  expect(standings(texts, "2024-01-01")).toEqual({ "ISO 14155:2020": "2020: final" });
  expect(standings(texts, "2026-11-22")).toEqual({ "ISO 14155:2020": "2020: superseded", "ISO 14155:2026": "2026: final" });
});

test("a draft replaces nothing", () => {
  const old = oldRule({ identifier: "Guide 1", label: "1", status: "final" });
  const draft = newRule({ identifier: "Guide 2", label: "2", status: "draft", effective: null, supersedes: ["Guide 1"] });
  expect(standings(heldTexts(old, draft), "2026-11-22")["Guide 1"]).toBe("1: final");
});
