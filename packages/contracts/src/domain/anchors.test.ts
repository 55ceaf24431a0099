import { expect, test } from "vitest";
import { anchorOf, placeOfAnchor } from "./anchors.ts";

const text = "The dose is TBD. The volume is TBD. The rate is TBD.";
const second = anchorOf(text, text.indexOf("TBD", 20), text.indexOf("TBD", 20) + 3);
const wordsAround = (changed: string) => {
  const place = placeOfAnchor(changed, second);
  return place && changed.slice(Math.max(0, place.start - 10), place.end);
};

test("words that stand where they stood are found there", () => {
  expect(placeOfAnchor(text, second)).toEqual({ start: 31, end: 34 });
});

test("words move with what is written before them, and are told from others of the same", () => {
  expect(wordsAround(`A title.\n\n${text}`)).toBe("volume is TBD");
  expect(wordsAround(text.slice(17))).toBe("volume is TBD");
});

test("where the words before were changed too, the nearest is meant", () => {
  expect(wordsAround(text.replace("The volume is", "Its volume:"))).toBe("s volume: TBD".slice(-13));
});

test("words that are gone stand nowhere", () => {
  expect(placeOfAnchor("The dose is 5 mg.", second)).toBeNull();
});
