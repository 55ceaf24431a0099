import { expect, test } from "vitest";
import { isShown, placeAddress, placeIn } from "./document-place.ts";

const place = (query: string) => placeIn(new URLSearchParams(query));

test("an address names a page, a passage and a version", () => {
  expect(place("page=3&passage=p&version=2")).toMatchObject({ page: 3, version: 2, cited: { passageId: "p", quote: null, start: null } });
  expect(place("page=3&find=21+CFR+820&nth=2")).toMatchObject({ page: 3, sought: { words: "21 CFR 820", nth: 2 } });
  expect(place("passage=p&quote=words&start=0").cited).toEqual({ passageId: "p", quote: "words", start: 0 });
});

test("what an address says wrongly is left out", () => {
  expect(place("page=-1&version=x&start=1")).toEqual({ page: null, version: null, cited: null, sought: null });
  expect(place("passage=p&start=-3").cited?.start).toBeNull();
});

test("a place has an address that leads back to it", () => {
  const there = {
    page: 3,
    version: null,
    cited: { passageId: "p", quote: "the “words”", start: 4 },
    sought: { words: "820.30(g)", nth: 2 },
  };
  expect(place(placeAddress("1", there).split("?")[1] ?? "")).toEqual(there);
  expect(placeAddress("1", { page: null, version: null, cited: null, sought: null })).toBe("/documents/1");
});

test("pages and pictures are shown before they have been read, texts only afterwards", () => {
  expect(isShown({ extension: "pdf", parts: null })).toBe(true);
  expect(isShown({ extension: "docx", parts: null })).toBe(false);
  expect(isShown({ extension: "docx", parts: { kind: "text", count: 1, recognised: 0 } })).toBe(true);
});
