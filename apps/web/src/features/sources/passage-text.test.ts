import type { SourceReading } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { citationText, passageAddress } from "./passage-text.ts";

const reading = {
  source: { id: "s1", title: "Establishment registration", kind: "regulation", binding: true, url: "https://www.ecfr.gov/part-807" },
  version: { id: "v1", label: "CFR 2025 edition", status: "in_force", issued: null, effective: null, retrieved: "2026-02-27" },
} as SourceReading;

test("a copied citation names clause, source, version, standing and address", () => {
  expect(citationText(reading, { citation: "21 CFR 807.92(a)", url: null })).toBe(
    "21 CFR 807.92(a); Establishment registration; Regulation, binding, in force; version: CFR 2025 edition; seen 27 Feb 2026; https://www.ecfr.gov/part-807",
  );
});

test("a copied link opens the source at the passage, in the version that was read", () => {
  expect(passageAddress(reading, "p1")).toBe("/library/s1?version=v1&passage=p1");
});
