import { expect, test } from "vitest";
import { createAreaReader } from "./areas.ts";

const areaOf = createAreaReader([
  { title: "ivd", pattern: "\\bassays?\\b" },
  { title: "drug", pattern: "\\btablets?\\b" },
  { title: "device", pattern: "\\bpumps?\\b" },
]);

test("a question is about the kind of product its words belong to", () => {
  expect([areaOf("Which tablets?"), areaOf("Which pump?"), areaOf("Which form?")]).toEqual(["drug", "device", null]);
});

test("of devices and diagnostics it is about diagnostics, of devices and medicines about neither alone", () => {
  expect(areaOf("An assay for our pump")).toBe("ivd");
  expect(areaOf("Tablets for our pump")).toBeNull();
});
