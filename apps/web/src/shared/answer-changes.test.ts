import { expect, test } from "vitest";
import { changesText } from "./answer-changes.ts";

const none = { changed: 0, removed: 0, superseded: 0, withdrawn: 0, amended: 0 };

test("a bookmark says how many cited passages changed, by what became of them", () => {
  expect(changesText({ ...none, changed: 1 })).toBe("1 cited passage changed since");
  expect(changesText({ ...none, changed: 2, withdrawn: 1 })).toBe("2 cited passages changed, 1 withdrawn since");
});

test("a bookmark whose passages all stand, or that cites none, says nothing", () => {
  expect(changesText(none)).toBeNull();
  expect(changesText(null)).toBeNull();
});
