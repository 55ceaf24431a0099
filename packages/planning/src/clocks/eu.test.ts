import { expect, test } from "vitest";
import { datesOf } from "./clocks.fixture.ts";

test.each([
  ["ce_mdr", "expert_panel", "expert_panel_opinion", 60],
  ["ce_mdr", "medicinal", "medicinal_opinion", 210],
  ["ce_mdr", "tissue", "tissue_opinion", 120],
  ["ce_mdr", "absorbed", "absorbed_opinion", 150],
  ["ce_ivdr", "laboratory", "laboratory_opinion", 60],
  ["ce_ivdr", "batch", "batch_opinion", 30],
])("%s: those consulted (%s) have their days", (id, choice, rule, days) => {
  const date = datesOf(id, "2026-03-02", { choice })(rule);
  expect(date?.rule.span).toBe(`${days} calendar days`);
  expect(date?.day).not.toBeNull();
});

test("only the period of the chosen consultation runs, an expert panel's with its word whether it will give an opinion", () => {
  const dates = datesOf("ce_mdr", "2026-03-02", { choice: "expert_panel" });
  expect([dates("intention")?.day, dates("medicinal_opinion")]).toEqual(["2026-03-23", undefined]);
  expect(datesOf("ce_mdr", "2026-03-02", { choice: "tissue" })("intention")).toBeUndefined();
});

test("a period that ends on a Sunday ends on Monday", () => {
  expect(datesOf("ce_ivdr", "2026-03-06", { choice: "batch" })("batch_opinion")?.day).toBe("2026-04-06");
});

test("an opinion on a companion diagnostic may take 60 days more, once", () => {
  const days = (extensions?: string) =>
    datesOf("ce_ivdr", "2026-03-02", { choice: "companion", ...(extensions !== undefined && { extensions }) })("companion_opinion")?.day;
  expect([days(), days("justified@2026-04-01")]).toEqual(["2026-05-01", "2026-06-30"]);
});

test("a clinical investigation is authorised 45 days from its validation, and 20 later with experts", () => {
  const events = "validated@2026-03-12";
  expect(datesOf("mdr_investigation", "2026-03-02", { events })("authorisation")?.day).toBe("2026-04-27");
  expect(datesOf("mdr_investigation", "2026-03-02", { events, extensions: "experts@2026-03-20" })("authorisation")?.day).toBe("2026-05-18");
  expect(datesOf("mdr_investigation", "2026-03-02")("authorisation")).toBeUndefined();
});
