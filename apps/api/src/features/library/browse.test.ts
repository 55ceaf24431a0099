import type { LibraryFilter } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { europeanRule, newRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { guidance, part } from "../../testing/shelf.ts";
import { browseEntries } from "./browse.ts";
import type { VersionToAdd } from "./import/import.repository.ts";

const library = (...versions: VersionToAdd[]) => {
  const entries = heldTexts(...versions)
    .catalogue()
    .entries();
  const browse = (wanted: Partial<LibraryFilter> = {}) => browseEntries(entries, { sort: "binding_first", limit: 50, ...wanted });
  return { browse, names: (wanted: Partial<LibraryFilter> = {}) => browse(wanted).items.map(({ identifier }) => identifier) };
};

test("what binds stands first, and numbers stand in their order", () => {
  const { names } = library(guidance(), part(807), part(11), part(9), europeanRule());
  expect(names()).toEqual(["21 CFR 9", "21 CFR 11", "21 CFR 807", "EU MDR", "Widget Quality"]);
});

describe("a search", () => {
  test("finds all words in any order in identifier, title and docket, whatever their case", () => {
    const { names } = library(guidance(), part(807), newRule());
    expect(names({ search: "MANAGEMENT quality" })).toEqual(["21 CFR 820"]);
    expect(names({ search: "fda-2026-d-0001 widget" })).toEqual(["Widget Quality"]);
    expect(names({ search: "quality 807" })).toEqual([]);
  });

  test("puts the identifier typed exactly before everything that only holds it", () => {
    const { names } = library(part(1), part(11), guidance({ identifier: "CFR", title: "What 21 CFR 11 means" }));
    expect(names({ search: "21 cfr  11" })).toEqual(["21 CFR 11", "CFR"]);
    expect(names({ search: "cfr" })).toEqual(["CFR", "21 CFR 1", "21 CFR 11"]);
  });

  test("finds what was typed with other dashes and quotation marks", () => {
    const { names } = library(guidance({ title: "The \u201cde novo\u201d request: pre\u2013market" }));
    expect(names({ search: '"de novo" pre-market' })).toEqual(["Widget Quality"]);
  });

  test("of nothing but spaces lists everything", () => {
    expect(library(part(1), part(2)).names({ search: "  " })).toEqual(["21 CFR 1", "21 CFR 2"]);
  });
});

describe("filters", () => {
  const { browse, names } = library(guidance(), newRule(), europeanRule(), newRule({ text_kind: "summary" }));

  test("narrow the list together", () => {
    expect(names({ authority: "FDA", kind: "guidance" })).toEqual(["Widget Quality"]);
    expect(names({ jurisdiction: "EU", status: "in_force", text_kind: "verbatim" })).toEqual(["EU MDR"]);
    expect(names({ jurisdiction: "EU", kind: "guidance" })).toEqual([]);
  });

  test("each say what they would leave under the search and the others, their own choice left aside", () => {
    const { facets } = browse({ authority: "FDA", kind: "guidance" });
    expect(facets.kind).toEqual([
      { value: "guidance", count: 1 },
      { value: "regulation", count: 1 },
    ]);
    expect(facets.authority).toEqual([{ value: "FDA", count: 1 }]);
    expect(facets.status).toEqual([{ value: "final", count: 1 }]);
    expect(browse({ search: "mdr" }).facets.kind).toEqual([{ value: "regulation", count: 1 }]);
  });

  test("name the most frequent choice first, and a rule held in two texts under both", () => {
    const { facets } = browse();
    expect(facets.authority).toEqual([
      { value: "FDA", count: 2 },
      { value: "European Union", count: 1 },
    ]);
    expect(facets.text_kind).toEqual([
      { value: "verbatim", count: 3 },
      { value: "summary", count: 1 },
    ]);
  });
});

describe("pages", () => {
  const { browse, names } = library(part(1), part(2), part(3));

  test("follow one another, each saying how many there are in all", () => {
    const first = browse({ limit: 2 });
    expect(first).toMatchObject({ total: 3, items: [{ identifier: "21 CFR 1" }, { identifier: "21 CFR 2" }] });
    expect(browse({ limit: 2, cursor: first.next ?? "" })).toMatchObject({ total: 3, items: [{ identifier: "21 CFR 3" }], next: null });
  });

  test("of one search do not go on with another's rows", () => {
    const first = browse({ limit: 1, search: "part" });
    expect(names({ limit: 1 })).toEqual(["21 CFR 1"]);
    expect(names({ limit: 9, search: "part", cursor: first.next ?? "" })).toEqual(["21 CFR 2", "21 CFR 3"]);
  });

  test("begin nowhere but where a page ended", () => {
    expect(() => browse({ cursor: "nowhere" })).toThrow(expect.objectContaining({ code: "invalid" }));
  });
});
