import { expect, test } from "vitest";
import type { StretchBeside } from "./reference.ts";
import { createTitleSequences } from "./title-sequences.ts";

const find = createTitleSequences([
  { of: "21 CFR 806", title: "Reports of corrections" },
  { of: "21 CFR 807", title: "Reports of corrections and listing" },
  { of: "21 CFR 803", title: "Device reporting" },
  { of: "21 CFR 1", title: "Scope" },
]);
const title = (side: StretchBeside["side"], words: string, own: readonly string[] = ["Device reporting"], isLike = () => true) =>
  find({ side, words }, { own, isLike })?.of ?? null;

test("a title that begins right behind a citation, or ends right before it, is found", () => {
  expect(title("behind", "Reports of corrections are sent at once")).toBe("21 CFR 806");
  expect(title("before", "as told in Reports of Corrections")).toBe("21 CFR 806");
});

test("words before a citation that begin small are said, and no title", () => {
  expect(title("before", "as told in reports of corrections")).toBeNull();
});

test("of two titles that begin alike the longer one that stands there is meant", () => {
  expect(title("behind", "Reports of corrections and listing are sent")).toBe("21 CFR 807");
});

test("nothing is said of its own title, of other words, of one word alone, or where nobody knows what it is called", () => {
  expect(title("behind", "Device reporting is due")).toBeNull();
  expect(title("behind", "Whatever else is due")).toBeNull();
  expect(title("behind", "Scope of it")).toBeNull();
  expect(title("behind", "Reports of corrections", [])).toBeNull();
  expect(title("behind", "")).toBeNull();
});

test("a title of another kind of document proves nothing", () => {
  expect(title("behind", "Reports of corrections", ["Device reporting"], () => false)).toBeNull();
});
