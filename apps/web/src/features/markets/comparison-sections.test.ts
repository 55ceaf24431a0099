import { expect, test } from "vitest";
import { beginning, type ShownSection } from "./comparison-sections.ts";

const section = (id: string, ...labels: string[]): ShownSection => ({
  id,
  title: id,
  lines: labels.map((label) => ({ label, mixed: false, cells: [] })),
});
const labels = (sections: readonly ShownSection[]) => sections.map(({ id, lines }) => [id, ...lines.map(({ label }) => label)]);

test("a comparison begins with its first lines, across sections, and without those that have none of them", () => {
  const all = [section("market", "Cost", "Timeline"), section("udi", "Carrier", "Database"), section("fees", "Amount")];
  expect(labels(beginning(all, 3))).toEqual([
    ["market", "Cost", "Timeline"],
    ["udi", "Carrier"],
  ]);
  expect(labels(beginning(all, 9))).toEqual(labels(all));
});
