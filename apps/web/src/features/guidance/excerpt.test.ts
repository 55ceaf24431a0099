import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

const long = `${"Earlier words stand here. ".repeat(20)}The update is signed. ${"Later words stand here. ".repeat(20)}`;

test("a short text is shown whole", () => {
  expect(excerpt("The update is signed.", "update")).toBe("The update is signed.");
});

test("a long one is cut between words around what was searched for", () => {
  const shown = excerpt(long, "signed");
  expect(shown).toContain("The update is signed.");
  expect(shown).toMatch(/^… \w/u);
  expect(shown).toMatch(/\w\.? …$/u);
  expect(shown.length).toBeLessThan(340);
});

test("a text in other words begins at its beginning", () => {
  expect(excerpt(long, "elsewhere")).toMatch(/^Earlier/u);
});
