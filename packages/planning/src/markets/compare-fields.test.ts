import { fieldTopics } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { compareFields } from "./compare-fields.ts";
import { fact, market } from "./markets.fixture.ts";

const fields = (...of: Parameters<typeof market>) => compareFields(market(...of), { product: "device", date: "2026-11-23" });

test("what was looked up is told with what it was checked against", () => {
  expect(fields().currency).toMatchObject({ basis: "reference", lines: [{ text: "Canadian Dollar (CAD)" }], date: "2026-11-23" });
  expect(fields().regulatoryAuthority).toMatchObject({ lines: [{ text: "Health Canada" }, { text: "Member of IMDRF" }] });
});

test("an address that could not be verified is unknown, not left out", () => {
  const authority = { name: "The authority", local_name: "Die Behörde", url: null };
  const { contactInfo, regulatoryAuthority } = fields({}, { authority, memberships: [] });
  expect(contactInfo).toEqual({ basis: "unknown", explanation: "The address of its site could not be verified." });
  expect(regulatoryAuthority).toMatchObject({ lines: [{ text: "The authority" }, { text: "Die Behörde" }] });
});

test("an official time of review takes the place of the planning figure", () => {
  expect(fields().averageReviewTime.basis).toBe("estimate");
  const told = fact("Review", "75 days", { topic: fieldTopics.averageReviewTime });
  expect(fields({ facts: [told] }).averageReviewTime).toMatchObject({ basis: "official", facts: [{ value: "75 days" }] });
});

test("a market without updates says so, and one with some gives each with its day", () => {
  expect(fields().recentUpdates).toMatchObject({ basis: "unknown" });
  const latest = [{ title: "A rule", published: "2026-11-01", url: "https://example.org/rule" }];
  expect(fields({ updates: { total: 9, latest } }).recentUpdates).toMatchObject({
    lines: [{ text: "2026-11-01: A rule", url: "https://example.org/rule" }],
    explanation: expect.stringContaining("newest of 9"),
  });
});

test("a country of many time zones is told by how many, one without a code by none", () => {
  expect(fields().timezone).toMatchObject({
    basis: "computed",
    lines: [{ text: expect.stringMatching(/^UTC/) }, { text: expect.stringMatching(/^\d+ zones$/) }],
  });
  expect(fields({}, { code: "FR" }).timezone).toMatchObject({ lines: [{}, { text: "Europe/Paris" }] });
  expect(fields({}, { code: "ZZ" }).timezone.basis).toBe("unknown");
});

test("how many trials are run in a country is not guessed", () => {
  expect(fields().clinicalTrialVolume.basis).toBe("unknown");
});
