import { expect, test } from "vitest";
import { type MatrixRequirement, matrixOf } from "./matrix.ts";
import type { Related, Relations } from "./relations.ts";

const requirement = (pack: string, id: string, markets: readonly string[]): MatrixRequirement => ({
  id: `row-${pack}-${id}`,
  pack,
  pack_title: pack.toUpperCase(),
  requirement_id: id,
  group: "Group",
  title: id,
  status: "missing",
  markets,
});
const source = { title: "", url: "", clause: null } as Related["source"];
const related = (from: string, to: string, relation: Related["relation"]): Relations => ({
  serves: (name) => (name === from ? [{ name: to, relation, source }] : []),
  servedBy: (name) => (name === to ? [{ name: from, relation, source }] : []),
});
const none: Relations = { serves: () => [], servedBy: () => [] };
const rows = (all: readonly MatrixRequirement[], relations: Relations) =>
  matrixOf(all, relations).map(({ title, cells }) => [
    title,
    ...Object.entries(cells).map(([market, items]) => `${market}: ${items.map((item) => `${item.title} ${item.relation}`).join(", ")}`),
  ]);

const us = requirement("us", "records", ["US"]);
const eu = requirement("eu", "files", ["EU", "GB"]);

test("requirements that correspond to nothing are rows of their own, in each of their markets", () => {
  expect(rows([us, eu], none)).toEqual([
    ["records", "US: records same"],
    ["files", "EU: files same", "GB: files same"],
  ]);
});

test("a later requirement that asks for the same, or a part of it, stands in the row of the first", () => {
  expect(rows([us, eu], related("us/records", "eu/files", "same"))).toEqual([
    ["records", "US: records same", "EU: files same", "GB: files same"],
  ]);
  expect(rows([us, eu], related("us/records", "eu/files", "part"))[0]).toContain("EU: files part");
});

test("what only supports another has a row of its own", () => {
  expect(rows([us, eu], related("us/records", "eu/files", "supports"))).toHaveLength(2);
});

test("an analysis without requirements has no rows, and what corresponds to none of them is not waited for", () => {
  expect(rows([], none)).toEqual([]);
  expect(rows([eu], related("us/records", "eu/files", "same"))).toEqual([["files", "EU: files same", "GB: files same"]]);
});
