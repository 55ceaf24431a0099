import type { DocumentType } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { countriesOf, fittingTypes, placeOf } from "./document-types.ts";

const typeOf = (id: string, fields: Partial<DocumentType>): DocumentType => ({
  id,
  title: id,
  about: "",
  categories: ["device"],
  jurisdictions: ["US"],
  elements: 1,
  basis: [],
  version: "2026-11",
  checked: "2026-11-23",
  checked_against: "a text",
  ...fields,
});
const summary = typeOf("summary", {});
const protocol = typeOf("protocol", { categories: ["drug", "biologic"], jurisdictions: ["*"] });
const types = [summary, protocol, typeOf("cer", { jurisdictions: ["EU"] })];
const ids = (...[category, country]: [Parameters<typeof fittingTypes>[1], string | null]) =>
  fittingTypes(types, category, country).map(({ id }) => id);

test("a kind of document is offered where category and country fit", () => {
  expect(ids(null, null)).toEqual(["summary", "protocol", "cer"]);
  expect(ids("device", "EU")).toEqual(["cer"]);
  expect(ids("drug", "JP")).toEqual(["protocol"]);
  expect(ids("device", "JP")).toEqual([]);
});

test("countries are those that documents are known of", () => {
  expect(countriesOf(types).map(([code]) => code)).toEqual(["EU", "US"]);
  expect([placeOf(summary), placeOf(protocol)]).toEqual(["United States", "International"]);
});
