import { expect, test } from "vitest";
import { plainBeginning } from "./plain-beginning.ts";

test("marks are left out, words stay", () => {
  const text = "## A question\n\n> quoted\n\n- **one** and _two_\n1. see [the rule](https://example.org) and `code`";
  expect(plainBeginning(text)).toBe("A question quoted one and two see the rule and code");
});

test("a long text ends at a word", () => {
  const beginning = plainBeginning("word ".repeat(100));
  expect(beginning).toMatch(/word…$/);
  expect(beginning.length).toBeLessThanOrEqual(241);
});

test("numbers with stars and names with underscores stay as they are", () => {
  expect(plainBeginning("5 * 3 * 2 and file_name")).toBe("5 * 3 * 2 and file_name");
});
