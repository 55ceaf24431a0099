import { expect, test } from "vitest";
import { createSignReader } from "./request-signs.ts";

const signsOf = createSignReader([
  { title: "hiding", words: ["hide", "leave out"] },
  { title: "authority", words: ["inspector", "notified body"] },
]);

test("a word is a sign in all its forms, and so is its kind", () => {
  expect(signsOf("Hiding it")).toEqual(expect.arrayContaining(["hide", "@hiding"]));
  expect(signsOf("we tell our notified body")).toContain("@authority");
});

test("words of two kinds are read together in their order, with other words between them", () => {
  expect(signsOf("hide it from inspectors")).toContain("@hiding > @authority");
  expect(signsOf("inspectors hide it")).not.toContain("@hiding > @authority");
  expect(signsOf("hide it well away from inspectors")).not.toContain("@hiding > @authority");
});

test("numbers are all one, and each sign is told once", () => {
  expect(signsOf("15 days or 30 days")).toEqual(signsOf("10 days or 7 days"));
  expect(signsOf("hide hide").filter((sign) => sign === "hide")).toHaveLength(1);
});
