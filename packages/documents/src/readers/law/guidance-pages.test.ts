import { expect, test } from "vitest";
import { readPages } from "./guidance-pages.ts";

const words = ["makers", "users", "labels", "tests", "reports", "recalls", "changes", "records", "claims", "risks", "parts", "tools"];
const pageOn = (subject: string) => words.map((word) => `What is said of ${word} holds for ${subject} as well.`).join("\n");

test("pages keep their numbers and lose header, footer and page number", () => {
  const body = ["pumps", "lenses", "gloves"]
    .map((subject, at) => `Contains Nonbinding Recommendations\n\n${pageOn(subject)}\n\n${at + 1}`)
    .join("\f");
  const pages = readPages(body, 3);
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(pages[1]?.lines.join("\n").trim()).toBe(pageOn("lenses"));
});

test("a text without pages is one, without a number", () => {
  expect(readPages("It holds.", null)).toMatchObject([{ number: null, lines: ["It holds."] }]);
});

test("a table of contents is no text", () => {
  const contents = "Table of Contents\nI. Introduction ............ 3\nII. Scope ............ 4\nIII. Policy ............ 5";
  const [, second] = readPages([pageOn("pumps"), contents, pageOn("gloves")].join("\f"), 3);
  expect(second?.lines.join("").trim()).toBe("");
});
